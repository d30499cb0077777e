package catalog_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// holds decides by reading one listing what the index decides with bitmaps. It knows the rules, not the index.
func holds(q catalog.Query, l *catalog.Listing, year int) bool {
	return forSale(q, l) && holdsNumbers(q, l, year) && holdsLists(q, l) && !excluded(q, l) && holdsWords(q, l)
}

func forSale(q catalog.Query, l *catalog.Listing) bool {
	if q.Status != "" {
		return q.Status == string(l.Status)
	}
	return l.Status == catalog.Active || l.Status == catalog.UnderOffer || l.Status == catalog.OnOrder
}

func within(value, low, high float64) bool {
	if low == 0 && high == 0 {
		return true
	}
	if value == 0 {
		return false
	}
	return (low == 0 || value >= low-0.005) && (high == 0 || value <= high+0.005)
}

func holdsNumbers(q catalog.Query, l *catalog.Listing, year int) bool {
	if q.PriceMin != nil || q.PriceMax != nil {
		currency := q.Currency
		if currency == "" {
			currency = catalog.DefaultCurrency
		}
		price, known := l.PriceIn(currency)
		if l.PriceType == catalog.Free {
			price, known = 0, true
		}
		const tiny = 1e-6
		if !known || q.PriceMin != nil && price < *q.PriceMin*(1-tiny) || q.PriceMax != nil && price > *q.PriceMax*(1+tiny) {
			return false
		}
	}
	ages := within(float64(l.Year()), 0, ago(year, q.AgeMin)) && within(float64(l.Year()), ago(year, q.AgeMax), 0)
	return ages && within(l.LOA, q.LengthMin, q.LengthMax) && within(l.Draft(), q.DraftMin, q.DraftMax) &&
		within(float64(l.Year()), float64(q.YearMin), float64(q.YearMax)) &&
		within(float64(l.Cabins), float64(q.CabinsMin), float64(q.CabinsMax)) &&
		within(float64(l.Berths), float64(q.BerthsMin), float64(q.BerthsMax)) &&
		within(float64(l.Heads), 0, float64(q.HeadsMax)) && within(l.Hours(), 0, q.EngineHoursMax)
}

func ago(year, years int) float64 {
	if years == 0 {
		return 0
	}
	return float64(year - years)
}

func holdsWords(q catalog.Query, l *catalog.Listing) bool {
	if q.Make != "" && design.Fold(q.Make) != design.Fold(l.Make) {
		return false
	}
	if q.Text == "" {
		return true
	}
	text := strings.Join(append([]string{l.Title, l.Description, l.Designer, l.Variant}, l.Features...), " ")
	text = " " + design.Fold(strings.ReplaceAll(text, "'", " ")) + " "
	for word := range strings.FieldsSeq(q.Text) {
		if !strings.Contains(text, " "+word+" ") {
			return false
		}
	}
	return true
}

func holdsLists(q catalog.Query, l *catalog.Listing) bool {
	kind := string(l.Category)
	switch {
	case q.Type == "sail" && l.Category == design.Motorsailer:
		kind = "sail"
	case q.Type == "power" && l.Category == design.PowerCat:
		kind = "power"
	}
	for _, f := range q.Features {
		if !slices.Contains(l.Features, f) {
			return false
		}
	}
	one := func(wanted []string, have ...string) bool {
		return len(wanted) == 0 || slices.ContainsFunc(have, func(h string) bool { return slices.Contains(wanted, h) })
	}
	return (q.Type == "" || q.Type == kind) && (q.Country == "" || q.Country == l.Country) &&
		(q.Region == "" || slices.Contains(l.Regions, q.Region)) && one(q.RegionsAny, l.Regions...) &&
		one(q.HullMaterial, l.HullMaterial) && one(q.Rig, l.Rig) && (q.Tax == "" || q.Tax == string(l.Tax))
}

func excluded(q catalog.Query, l *catalog.Listing) bool {
	for _, f := range q.Exclude {
		if slices.Contains(l.Features, f) || f == "project" && l.Grade == catalog.Restorable || f == "poa" && l.PriceType != catalog.Free && l.Price == 0 {
			return true
		}
	}
	return slices.Contains(q.ExcludeMakes, l.Make)
}

// randomQuery draws a query of one to four filters from the values that a listing has.
func randomQuery(r *rand.Rand, all []*catalog.Listing) catalog.Query {
	var q catalog.Query
	for range 1 + r.IntN(4) {
		addFilter(r, all[r.IntN(len(all))], &q)
	}
	return q
}

func addFilter(r *rand.Rand, l *catalog.Listing, q *catalog.Query) {
	low, high := 1-r.Float64()*0.4, 1+r.Float64()*0.4
	switch r.IntN(20) {
	case 0:
		q.Make = l.Make
	case 1:
		q.Type = string(l.Category)
	case 2:
		q.LengthMin, q.LengthMax = cm(l.LOA*low), cm(l.LOA*high)
	case 3:
		limit := math.Round(l.Price * high)
		q.PriceMax, q.Currency = &limit, l.Currency
	case 4:
		limit := math.Round(l.Price * low)
		q.PriceMin = &limit
	case 5:
		q.YearMin = l.YearBuilt
	case 6:
		q.YearMax = l.YearBuilt + r.IntN(8)
	case 7:
		q.Country = l.Country
	case 8:
		if len(l.Regions) > 0 {
			q.RegionsAny = append(q.RegionsAny, l.Regions[r.IntN(len(l.Regions))])
		}
	case 9:
		q.HullMaterial = []string{"wood", "steel"}
	case 10:
		q.Rig = []string{"ketch", "cutter"}
	case 11:
		q.CabinsMin = l.Cabins
	case 12:
		q.DraftMax = cm(l.Draft() * high)
	case 13:
		q.Exclude = []string{"teak_deck", "project", "poa"}
	case 14:
		q.ExcludeMakes = []string{l.Make, "Beneteau"}
	case 15:
		if len(l.Features) > 0 {
			q.Features = l.Features[:1]
		}
	case 16:
		q.AgeMax = 5 + r.IntN(40)
	case 17:
		q.BerthsMax = l.Berths + r.IntN(3)
	case 18:
		q.HeadsMax = 1 + r.IntN(3)
	case 19:
		q.Text = []string{"folding", "autopilot", "charter", "keel bolts", "owner"}[r.IntN(5)]
	}
}

func cm(metres float64) float64 { return math.Round(metres*100) / 100 }
