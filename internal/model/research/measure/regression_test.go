package measure_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// TestTheFitFindsTheLawThatPricesFollow lists boats whose price falls by 5 % a year and grows with the square of the length.
func TestTheFitFindsTheLawThatPricesFollow(t *testing.T) {
	today := time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)
	var listings []*catalog.Listing
	for age := range 20 {
		for k, length := range []float64{8, 10, 13} {
			listings = append(listings, &catalog.Listing{
				ID: fmt.Sprintf("t-%d-%d", age, k), Make: "Bavaria", Model: "Test", Category: design.Sail, Status: catalog.Active,
				YearBuilt: today.Year() - age, LOA: length, PriceType: catalog.Ask, Currency: "EUR",
				Price: 1000 * math.Pow(0.95, float64(age)) * length * length, FirstSeen: today.AddDate(0, -1, 0), LastSeen: today,
			})
		}
	}
	from := measure.NewDrawer(catalog.NewIndex(listings, nil), "EUR")
	e := measure.Sources{}.Query(from, &study.Filter{}, nil, "asking price against age", measure.ByAge)
	want := map[string]float64{"a year": -5, "R²": 1, "a tenth longer": 21, "fitted": 60}
	for _, v := range e.Values {
		w, ok := want[v.Name]
		if !ok {
			continue
		}
		delete(want, v.Name)
		if math.Abs(v.Number-w) > 1e-6 {
			t.Errorf("%s is %v, want %v", v.Name, v.Number, w)
		}
	}
	if !from.Draw(e.Filter).Orderly() {
		t.Error("age does not order the prices")
	}
	if len(want) > 0 {
		t.Errorf("the evidence lacks %v", want)
	}
}

// TestBoatsAreSetBesideTheirOwnModel lists six models of which each next is dearer and more often has teak, which takes a tenth off.
func TestBoatsAreSetBesideTheirOwnModel(t *testing.T) {
	today := time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)
	var listings []*catalog.Listing
	for model := range 6 {
		for age := range 12 {
			l := &catalog.Listing{
				ID: fmt.Sprintf("t-%d-%d", model, age), Make: "Bavaria", Model: fmt.Sprintf("Test %d", 30+model), Category: design.Sail, Status: catalog.Active,
				YearBuilt: today.Year() - age, LOA: 10, PriceType: catalog.Ask, Currency: "EUR", FirstSeen: today.AddDate(0, -1, 0), LastSeen: today,
				Price: 50000 * math.Pow(0.95, float64(age)) * math.Pow(1.5, float64(model)),
			}
			if age%8 <= model {
				l.Features, l.Price = []string{"teak_deck"}, 0.9*l.Price
			}
			listings = append(listings, l)
		}
	}
	from := measure.NewDrawer(catalog.NewIndex(listings, nil), "EUR")
	with := &study.Filter{Query: catalog.Query{Features: []string{"teak_deck"}}}
	without := &study.Filter{Query: catalog.Query{Exclude: []string{"teak_deck"}}}
	e := measure.Sources{}.Query(from, with, without, "with against without", measure.ByContrast)
	if got := e.Value("gap within models").Number; math.Abs(got+10) > 1e-6 {
		t.Errorf("the gap within models is %v %%, want -10: %v", got, e.Values)
	}
	if got := e.Value("median gap").Number; got < 0 {
		t.Errorf("the gap of the medians is %v %%, so the models do not hide what teak takes off", got)
	}
}
