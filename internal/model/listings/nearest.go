package listings

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// nearest is the boat that comes closest to a filter that left none, of those that meet all the others, and what makes her so where that
// is nothing that is told of every boat.
func (a *answer) nearest(q catalog.Query, r catalog.Relaxed) (l *catalog.Listing, why string) {
	switch {
	case r.Total > mostRead:
	case r.Filter == "model_contains":
		if l := a.nearestInSize(q); l != nil {
			return l, ""
		}
	case r.Filter == "features":
		if l, year := a.newestOf(q, r.Values); l != nil {
			return l, year
		}
	}
	return r.Nearest, ""
}

// nearestInSize is the boat whose length is next to that of a model that is named by a number, the cheapest of several; nil where its
// length is not known, or another tells more of it than its number.
func (a *answer) nearestInSize(q catalog.Query) *catalog.Listing {
	if strings.Trim(q.ModelContains, "0123456789.") != "" {
		return nil
	}
	size := a.wishes.Length(q.Make, q.ModelContains)
	if size == 0 {
		return nil
	}
	q.ModelContains = ""
	boats, err := a.index.Match(q)
	if err != nil {
		return nil
	}
	var best *catalog.Listing
	least := math.Inf(1)
	for _, l := range boats {
		if gap := math.Round(10 * math.Abs(l.LOA-size)); l.LOA > 0 && gap < least { // to a tenth of a metre
			best, least = l, gap
		}
	}
	return best
}

// renewals are the years that listings tell of what was renewed, 0 where they do not, with how they are called.
var renewals = []struct {
	feature, name string
	year          func(l *catalog.Listing) int
}{
	{"new_engine", "Engine", func(l *catalog.Listing) (year int) {
		for _, e := range l.Engines {
			year = max(year, e.Year)
		}
		return year
	}},
	{"new_rigging", "Rigging of", func(l *catalog.Listing) int { return l.RiggingYear }},
	{"new_sails", "Sails of", func(l *catalog.Listing) int { return l.SailsYear }},
}

// newestOf is the boat without some equipment of a search of which a part that was asked for there as new is the youngest, and the year of
// it; nil where no such part was. One that is to be restored is none.
func (a *answer) newestOf(q catalog.Query, without []string) (best *catalog.Listing, why string) {
	q.Features = slices.DeleteFunc(slices.Clone(q.Features), func(f string) bool { return slices.Contains(without, f) })
	for _, r := range renewals {
		if !slices.Contains(without, r.feature) {
			continue
		}
		boats, err := a.index.Match(q)
		if err != nil {
			return nil, ""
		}
		for _, l := range boats {
			if l.Grade != catalog.Restorable && r.year(l) > 0 && (best == nil || r.year(l) > r.year(best)) {
				best = l
			}
		}
		if best == nil {
			return nil, ""
		}
		return best, fmt.Sprintf(", %s: %d", a.label(r.name), r.year(best))
	}
	return nil, ""
}

// figuresBeside tells figures that were asked for of no boat of those that come next: of the nearest model, and of all years.
func (a *answer) figuresBeside(b *strings.Builder, q catalog.Query, page catalog.Page) {
	if len(q.Aggregate) == 0 {
		return
	}
	b.WriteString(a.noFigure)
	for _, r := range page.Relaxed {
		beside := q
		switch {
		case r.Total == 0 || r.Nearest == nil:
			continue
		case r.Filter == "model_contains":
			l, _ := a.nearest(q, r)
			beside.Make, beside.ModelContains = l.Make, l.Model
		case r.Filter == "year":
			beside.YearMin, beside.YearMax = 0, 0
		case r.Filter == "age":
			beside.AgeMin, beside.AgeMax = 0, 0
		default:
			continue
		}
		found, err := a.index.Search(beside, catalog.Paging{Limit: 1})
		if s := found.Stats; err == nil && s.N > 0 {
			fmt.Fprintf(b, a.besideNone, a.inWords(beside), a.count(found.Total), a.money(s.Mean, s.Currency), a.money(s.Median, s.Currency))
		}
	}
}
