package listings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// nothing answers, behind what is said first, that no boat was found, in words that stay as they are.
func (a *answer) nothing(said string, q catalog.Query, page catalog.Page, r result) error {
	if err := a.fixed(); err != nil {
		return err
	}
	return a.sendAll(said+a.noBoat(q, page), nil, r)
}

// noBoat says that no boat was found, which filter is to blame, and what would match without it.
func (a *answer) noBoat(q catalog.Query, page catalog.Page) string {
	if q.ID != "" {
		return fmt.Sprintf(a.noListing, plain(q.ID))
	}
	var b strings.Builder
	a.preface(&b, q)
	fmt.Fprintf(&b, a.noMatch, a.sampleNote())
	if len(a.wish.Contradictions) == 0 {
		b.WriteString(a.unknowns(page.Unknown))
	}
	b.WriteString("\n")
	if len(a.wish.Contradictions) == 0 && q.UnknownPlace == "" {
		a.blame(&b, q, page)
		a.figuresBeside(&b, q, page)
	}
	if notes := a.unread(); notes != "" {
		b.WriteString("\n" + notes + "\n")
	}
	return b.String()
}

// mostPairs is how many pairs of filters are told of.
const mostPairs = 3

func (a *answer) blame(b *strings.Builder, q catalog.Query, page catalog.Page) {
	var helps, never []catalog.Relaxed
	for _, r := range page.Relaxed {
		if r.Total > 0 {
			helps = append(helps, r)
		}
		if r.Alone == 0 && (len(never) == 0 || never[0].Filter != "make") { // a model is sought among the make's
			never = append(never, r)
		}
	}
	blamed := map[string]bool{}
	for _, r := range never {
		if name := a.relaxedName(q, r); !blamed[name] {
			blamed[name] = true
			fmt.Fprintf(b, a.never, name)
		}
	}
	slices.SortStableFunc(helps, func(x, y catalog.Relaxed) int { return cmp.Compare(x.Total, y.Total) })
	for _, r := range helps[:min(3, len(helps))] {
		l, why := a.nearest(q, r)
		link := fmt.Sprintf("[%s](%s)", plain(l.Name()), a.links.Listing(l.ID))
		fmt.Fprintf(b, a.helps, a.relaxedName(q, r), a.number(float64(r.Total)), link, a.lengthOf(l.LOA), a.priceOf(l), placeOf(l)+why)
	}
	if len(helps) == 0 && len(never) == 0 && len(page.Relaxed) > 1 {
		b.WriteString(a.noneToBlame)
	}
	for _, p := range page.Pairs[:min(mostPairs, len(page.Pairs))] {
		fmt.Fprintf(b, a.bothHelp, a.relaxedName(q, page.Relaxed[p.One]), a.relaxedName(q, page.Relaxed[p.Other]), a.count(p.Total))
	}
	if len(helps) == 0 {
		a.boatAlone(b, q)
	}
}

// relaxedName names a filter with what it asks for where that is a word: "equipment (watermaker)", "class (houseboat)".
func (a *answer) relaxedName(q catalog.Query, r catalog.Relaxed) string {
	asked := strings.Join(a.phrases.features(r.Values), ", ")
	switch r.Filter {
	case "category":
		asked = a.either(q.Category)
	case "keel":
		asked = a.either(q.Keel)
	case "rig":
		asked = a.either(q.Rig)
	case "hull_material":
		asked = a.either(q.HullMaterial)
	case "use":
		asked = a.word(q.Use)
	case "fuel":
		asked = a.word(q.Fuel)
	case "engine_type":
		asked = a.word(q.EngineType)
	case "condition_grade":
		asked = a.word(q.ConditionGrade)
	case "text":
		asked = fmt.Sprintf(a.quoted, plain(q.Text))
	}
	if asked == "" {
		return a.filter(r.Filter)
	}
	return fmt.Sprintf("%s (%s)", a.filter(r.Filter), asked)
}

// boatAlone tells how many boats of the make, the model and the type there are, whatever else was asked. The type of a class
// that no boat is of says nothing.
func (a *answer) boatAlone(b *strings.Builder, q catalog.Query) {
	boat := catalog.Query{
		Make: q.Make, MakesAny: q.MakesAny, ModelContains: q.ModelContains, ModelsAny: q.ModelsAny, Type: q.Type, TypesAny: q.TypesAny,
		Sort: catalog.PriceAsc,
	}
	if len(q.Category) > 0 && boat.Make+boat.ModelContains == "" && len(boat.MakesAny)+len(boat.ModelsAny) == 0 {
		return
	}
	words := a.inWords(boat)
	page, err := a.index.Search(boat, catalog.Paging{Limit: 1})
	if err != nil || page.Total == 0 || words == "" || words == a.inWords(q) {
		return
	}
	l := page.Items[0]
	link := fmt.Sprintf("[%s](%s)", plain(l.Name()), a.links.Listing(l.ID))
	fmt.Fprintf(b, a.boatOnly, words, a.count(page.Total), link, a.lengthOf(l.LOA), a.priceOf(l), placeOf(l))
}
