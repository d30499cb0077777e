package inspect

import (
	"fmt"
	"path"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Watch is what surveyors look for on boats of a design. It is a prompt for an inspection, never a verdict on a boat.
type Watch struct {
	ID         string
	Builder    string   // as the design table writes it
	Models     []string // patterns of the design's name in which * stands for anything
	First      int      // years of building; 0 is open
	Last       int
	Item       part.Item
	Prompt     string
	Confidence string // monitoring, recurring or established
	Basis      string // whose experience it is
}

type watchList []Watch

func loadWatchList() (watchList, error) {
	rows, err := readTable("watchlist.csv", 9)
	if err != nil {
		return nil, err
	}
	var out watchList
	for i, row := range rows {
		w, err := readWatch(row)
		if err != nil {
			return nil, fmt.Errorf("row %d: %w", i+2, err)
		}
		out = append(out, w)
	}
	return out, nil
}

func readWatch(row []string) (Watch, error) {
	w := Watch{ID: row[0], Builder: row[1], Models: strings.Split(row[2], ";"), Item: part.Item(row[5]), Prompt: row[6], Confidence: row[7], Basis: row[8]}
	for i, year := range []*int{&w.First, &w.Last} {
		if row[3+i] == "" {
			continue
		}
		y, err := strconv.Atoi(row[3+i])
		if err != nil {
			return Watch{}, fmt.Errorf("year: %w", err)
		}
		*year = y
	}
	if !w.Item.Known() {
		return Watch{}, fmt.Errorf("no item %q", w.Item)
	}
	if _, ok := watchPoints[w.Confidence]; !ok {
		return Watch{}, fmt.Errorf("no confidence %q", w.Confidence)
	}
	for i, m := range w.Models {
		w.Models[i] = strings.ToLower(m)
		if _, err := path.Match(w.Models[i], ""); err != nil {
			return Watch{}, fmt.Errorf("models: %w", err)
		}
	}
	return w, nil
}

// watchPoints is what an entry takes off the score of its area unless the text says that it was dealt with.
var watchPoints = map[string]float64{"established": 6, "recurring": 4, "monitoring": 2}

// WatchList returns every entry, sorted by builder as in the table.
func (in *Inspector) WatchList() []Watch { return append([]Watch(nil), in.watch...) }

// Watch returns what surveyors look for on boats of a builder's model; a year of 0 is any in which the design table has
// the model. The best founded come first.
func (in *Inspector) Watch(builder, model string, year int) []Watch {
	first, last := year, year
	if year == 0 {
		first, last = in.run(builder, model)
	}
	var out []Watch
	for _, confidence := range []string{"established", "recurring", "monitoring"} {
		for _, w := range in.watch {
			if w.Confidence == confidence && w.covers(builder, model, first, last) {
				out = append(out, w)
			}
		}
	}
	return out
}

// Years words which years of building are meant: "boats of 1974–1987", "boats from 2010", "boats of any year".
func (w Watch) Years() string {
	switch {
	case w.First == 0 && w.Last == 0:
		return "boats of any year"
	case w.Last == 0:
		return fmt.Sprintf("boats from %d", w.First)
	case w.First == 0:
		return fmt.Sprintf("boats to %d", w.Last)
	}
	return fmt.Sprintf("boats of %d–%d", w.First, w.Last)
}

// run is the first and the last year in which the design table has a model built, 0 where that is open. Of several
// designs of one name it is the years of all.
func (in *Inspector) run(builder, model string) (first, last int) {
	known := 0
	for _, m := range in.designs.Find(builder+" "+model, 4) {
		d := m.Design
		if !m.Exact || design.Fold(d.Builder) != design.Fold(builder) {
			continue
		}
		if known++; known == 1 {
			first, last = d.FirstBuilt, d.LastBuilt
			continue
		}
		first = min(first, d.FirstBuilt)
		if last != 0 && (d.LastBuilt == 0 || d.LastBuilt > last) {
			last = d.LastBuilt
		}
	}
	return first, last
}

// covers reports whether boats of the model that were built from first to last, 0 being open, are meant.
func (w Watch) covers(builder, model string, first, last int) bool {
	if design.Fold(w.Builder) != design.Fold(builder) || last != 0 && last < w.First || w.Last != 0 && first > w.Last {
		return false
	}
	name, _, _ := strings.Cut(strings.ToLower(model), " (")
	name = strings.ReplaceAll(name, "/", "-") // path.Match takes a slash for a border
	for _, pattern := range w.Models {
		if ok, _ := path.Match(strings.ReplaceAll(pattern, "/", "-"), name); ok {
			return true
		}
	}
	return false
}
