package inspect

import (
	"fmt"
	"slices"
	"strings"
)

// history is everything said about the items of a boat: by the listing's fields first, then by the texts.
type history []Cue

func (in *Inspector) history(input Input) history {
	h := fromFields(input.Boat, input.Source)
	for _, t := range input.Texts {
		for _, c := range in.Read(t, input.Year) {
			if !slices.ContainsFunc(h, c.same) {
				h = append(h, c)
			}
		}
	}
	return h
}

// ofMetal reads corrosion in the bilge or at the frames of a metal boat as what it is: her plating rusts from inside.
func (h history) ofMetal(b boat) history {
	if !metals[b.material] {
		return h
	}
	out := slices.Clone(h)
	for i := range out {
		if inside := out[i].Item == Bilge || out[i].Item == Bulkheads; inside && out[i].Problem == Corrosion {
			out[i].Item = HullShell
		}
	}
	return out
}

// fromFields says in cues what a listing says in its fields. They have no place in a text: Start and End are 0.
func fromFields(b Boat, source string) history {
	var h history
	add := func(c Cue) {
		c.Source = source
		h = append(h, c)
	}
	if b.RiggingYear != 0 {
		add(Cue{Item: StandingRigging, Kind: SaysRenewed, Year: b.RiggingYear, Text: fmt.Sprintf("rigging year %d", b.RiggingYear)})
	}
	if b.SailsYear != 0 {
		add(Cue{Item: Sails, Kind: SaysRenewed, Year: b.SailsYear, Text: fmt.Sprintf("sails year %d", b.SailsYear)})
	}
	for _, e := range b.Engines {
		name := strings.TrimSpace(e.Make + " " + e.Model)
		if e.Year != 0 {
			add(Cue{Item: EngineItem, Kind: SaysRenewed, Year: e.Year, Text: fmt.Sprintf("engine %s %d", name, e.Year)})
		}
		if e.Hours > 0 {
			add(Cue{Item: EngineHours, Kind: SaysHours, Hours: e.Hours, Text: fmt.Sprintf("engine %s %.0f hours", name, e.Hours)})
		}
	}
	for _, f := range b.Features {
		if problem, ok := featureProblems[f]; ok {
			add(Cue{Item: problem.item, Kind: problem.kind, Problem: problem.problem, Text: strings.ReplaceAll(f, "_", " ")})
		}
	}
	return h
}

// featureProblems are the listing features that say something of the boat's condition.
var featureProblems = map[string]struct {
	item    Item
	kind    Kind
	problem Problem
}{
	"ex_charter":      {WholeBoat, SaysDefect, Charter},
	"project":         {WholeBoat, SaysDefect, Project},
	"osmosis_treated": {HullShell, SaysRepaired, Blister},
}

// of returns what is said of an item.
func (h history) of(items ...Item) history {
	return h.where(func(c Cue) bool { return slices.Contains(items, c.Item) })
}

// kinds returns the cues of some kinds.
func (h history) kinds(kinds ...Kind) history {
	return h.where(func(c Cue) bool { return slices.Contains(kinds, c.Kind) })
}

// about returns the cues of some problems.
func (h history) about(problems ...Problem) history {
	return h.where(func(c Cue) bool { return slices.Contains(problems, c.Problem) })
}

func (h history) where(keep func(Cue) bool) history {
	var out history
	for _, c := range h {
		if keep(c) {
			out = append(out, c)
		}
	}
	return out
}

// since returns when an item was last renewed and the cue that says so; 0 if nothing does. One as old as the boat has
// her year, one that only needs service the year of that.
func (h history) since(item Item, built int) (int, Cue) {
	year, said := 0, Cue{}
	for _, c := range h.of(item) {
		switch {
		case c.Kind == SaysRenewed && c.Year > year, c.Kind == SaysServiced && serviceIsEnough(item) && c.Year > year:
			year, said = c.Year, c
		case c.Kind == SaysOriginal && year == 0 && built != 0:
			year, said = built, c
		}
	}
	return year, said
}

// dealtWith reports whether a text says that an item was renewed or repaired.
func (h history) dealtWith(item Item) bool {
	return len(h.of(item).kinds(SaysRenewed, SaysRepaired)) > 0
}

func (h history) evidence() []Evidence {
	var out []Evidence
	for _, c := range h {
		out = append(out, c.evidence())
	}
	return out
}
