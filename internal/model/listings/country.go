package listings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// byCountry is a table of the countries with most of the boats that were found, and what they are asked for there, in
// the currency of the whole. It is "" where all lie in one country.
func (a *answer) byCountry(q catalog.Query, page catalog.Page) (string, error) {
	i := slices.IndexFunc(page.Facets, func(f catalog.Facet) bool { return f.Name == "country" })
	if i < 0 || len(page.Facets[i].Counts) < 2 {
		return "", nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "| %s | %s | %s |\n|---|---|---|\n", a.label("Country"), a.label("Boats"), a.label("Median"))
	for _, c := range page.Facets[i].Counts {
		part := q
		part.Country, part.CountriesAny, part.Aggregate = c.Value, nil, nil
		median, err := a.medianOfPart(part, page)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", a.place(c.Value), a.number(float64(c.N)), median)
	}
	return b.String() + "\n", nil
}

// medianOfPart is what a part of what was found is asked for, in the currency of the whole, a dash where no price is known.
func (a *answer) medianOfPart(part catalog.Query, whole catalog.Page) (string, error) {
	part.Aggregate = nil
	if part.PriceMin == nil && part.PriceMax == nil {
		part.Currency = whole.Stats.Currency
	}
	part.Currency = cmp.Or(part.Currency, catalog.DefaultCurrency)
	page, err := a.index.Search(part, catalog.Paging{Limit: 1})
	if err != nil {
		return "", err
	}
	if page.Stats.N == 0 {
		return "–", nil
	}
	return a.money(page.Stats.Median, page.Stats.Currency), nil
}
