package place

import (
	"cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fold"
)

// InferCurrency takes a price whose currency nobody named in the money of the only place that is asked for. Where that was
// done before and boats are now looked for elsewhere it is done anew: who asked "in Sweden up to 40000" and then "and in
// Holland?" never spoke of crowns. Where the new place tells none the money of the old one stays. An amount of an earlier
// turn that had none is not taken for small money: who had 60000 to spend in the Baltic and then only looks in Denmark does not think of crowns.
func (a *Atlas) InferCurrency(q *catalog.Query, before, moved, priced bool) (inferred bool) {
	if q.PriceMin == nil && q.PriceMax == nil {
		return false
	}
	if q.Currency != "" && !(before && moved) {
		return before
	}
	if money := a.Money(*q); priced || !small[money] {
		q.Currency = cmp.Or(money, q.Currency)
	}
	return q.Currency != ""
}

// small are the currencies in which amounts have a figure more than elsewhere.
var small = fold.Set("SEK NOK DKK PLN ZAR")

// Money is the currency of where boats are looked for, empty if that is several or none.
func (a *Atlas) Money(q catalog.Query) string {
	var all []string
	for _, c := range append([]string{q.Country}, q.CountriesAny...) {
		if c != "" {
			all = append(all, a.Currency(c))
		}
	}
	for _, r := range append([]string{q.Region}, q.RegionsAny...) {
		if r != "" {
			all = append(all, a.currency[r])
		}
	}
	for _, s := range q.StatesAny {
		if m, ok := a.OfCode(s, true); ok {
			all = append(all, a.Currency(m.Country))
		}
	}
	if q.Place != "" && len(all) == 0 {
		all = append(all, a.moneyAt(q.Place)...)
	}
	for _, place := range q.PlacesAny {
		all = append(all, a.moneyAt(place)...)
	}
	if len(all) == 0 {
		return ""
	}
	for _, c := range all {
		if c != all[0] {
			return ""
		}
	}
	if !asked[all[0]] {
		return ""
	}
	return all[0]
}

func (a *Atlas) moneyAt(place string) []string {
	found := a.Find(place, 1)
	if len(found) == 0 {
		return nil
	}
	return []string{a.Currency(found[0].Place.Country)}
}

// asked are the currencies that boats are asked for in where they are the money of the country. In Turkey or Thailand an
// amount is rather euros or dollars, and which of them nobody can tell.
var asked = fold.Set("EUR GBP USD CAD AUD NZD CHF SEK NOK DKK PLN ZAR")
