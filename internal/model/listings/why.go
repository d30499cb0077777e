package listings

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/talk"
)

// loosened are the filters that cost a list boats, each with what takes it back.
var loosened = []struct {
	name string // as filters are named
	drop func(q *catalog.Query)
}{
	{"price", func(q *catalog.Query) { q.PriceMin, q.PriceMax = nil, nil }},
	{"length", func(q *catalog.Query) { q.LengthMin, q.LengthMax = 0, 0 }},
	{"year", func(q *catalog.Query) { q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = 0, 0, 0, 0 }},
	{"region", func(q *catalog.Query) {
		q.Region, q.RegionsAny, q.Country, q.CountriesAny, q.State, q.StatesAny, q.Place, q.PlacesAny, q.RadiusNM = "", nil, "", nil, "", nil, "", nil, 0
	}},
	{"make", func(q *catalog.Query) { q.Make, q.MakesAny, q.ModelContains, q.ModelsAny = "", nil, "", nil }},
	{"type", func(q *catalog.Query) { q.Type, q.TypesAny, q.Category = "", nil, nil }},
	{"cabins", func(q *catalog.Query) { q.CabinsMin, q.CabinsMax = 0, 0 }},
	{"draft", func(q *catalog.Query) { q.DraftMin, q.DraftMax = 0, 0 }},
	{"keel", func(q *catalog.Query) { q.Keel = nil }},
	{"rig", func(q *catalog.Query) { q.Rig = nil }},
	{"hull_material", func(q *catalog.Query) { q.HullMaterial = nil }},
	{"features", func(q *catalog.Query) { q.Features, q.Exclude = nil, nil }},
}

// mostLoosened is how many filters are told of, those first that cost most.
const mostLoosened = 4

// why answers why a list is as long as it is: what each filter of it costs.
func (a *answer) why(q catalog.Query) error {
	page, ok, err := a.look(q, catalog.Paging{Limit: 1})
	if err != nil || !ok {
		return err
	}
	r := resultOf(q, page)
	if page.Total == 0 {
		return a.nothing("", q, page, r)
	}
	type cost struct {
		filter string
		boats  int
	}
	var costs []cost
	for _, l := range loosened {
		wider := q
		if l.drop(&wider); reflect.DeepEqual(wider, q) {
			continue
		}
		if found, err := a.index.Search(wider, catalog.Paging{Limit: 1}); err == nil && found.Total > page.Total {
			costs = append(costs, cost{a.filter(l.name), found.Total})
		}
	}
	slices.SortStableFunc(costs, func(x, y cost) int { return cmp.Compare(y.boats, x.boats) })
	var b strings.Builder
	a.preface(&b, q)
	fmt.Fprintf(&b, "**%s**%s.%s\n", a.count(page.Total), a.sampleNote(), a.unknowns(page.Unknown))
	for _, c := range costs[:min(mostLoosened, len(costs))] {
		fmt.Fprintf(&b, "\n- "+a.loosely, c.filter, a.number(float64(c.boats)))
	}
	b.WriteString("\n")
	text, _ := a.fit(b.String(), &table{}, []string{a.lastLine("")})
	return a.sendAll(text, nil, r)
}

// whyPrices answers why boats of a list are asked for so differently: what decides, and what they are asked for by year.
func (a *answer) whyPrices(q catalog.Query) error {
	q.Aggregate, q.Sort, q.Count = nil, "", 0
	page, ok, err := a.look(q, catalog.Paging{Limit: 1})
	if err != nil || !ok {
		return err
	}
	r := resultOf(q, page)
	if page.Total == 0 {
		return a.nothing("", q, page, r)
	}
	a.lead = a.pricesVary + "\n\n"
	return a.byYear([]catalog.Query{q}, r)
}

// outermost shows the boat that comes first by the order that a turn asks for, "the cheapest one", of all that were found.
func (a *answer) outermost(q catalog.Query) error {
	q.Aggregate, q.Count = nil, 0
	page, ok, err := a.look(q, catalog.Paging{Limit: 1})
	if err != nil || !ok {
		return err
	}
	r := resultOf(q, page)
	if page.Total == 0 {
		return a.nothing("", q, page, r)
	}
	asked := slices.DeleteFunc(a.talk.Facts(), func(f talk.Fact) bool { return f == talk.Price || f == talk.Year })
	of := a.count(page.Total)
	if asked := a.inWords(q); asked != "" {
		of += " (" + asked + ")"
	}
	a.lead = fmt.Sprintf(a.firstOf, a.orders[q.Sort], of) + "\n\n" + a.told(page.Items[0], asked)
	return a.detail(page.Items[0], r)
}
