package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// inventory makes any number of listings by copying the sample inventory with other prices, years, hours, days and places.
type inventory struct {
	base   []*catalog.Listing
	places *geo.Gazetteer
}

func newInventory() (inventory, error) {
	designs, err := design.Load()
	if err != nil {
		return inventory{}, fmt.Errorf("load designs: %w", err)
	}
	places, err := geo.Load()
	if err != nil {
		return inventory{}, fmt.Errorf("load places: %w", err)
	}
	return inventory{sample.Listings(designs, places), places}, nil
}

// listing makes listing i; another version of it has another price and day.
func (v inventory) listing(i, version int) *catalog.Listing {
	r := rand.New(rand.NewPCG(uint64(i), uint64(version)))
	l := *v.base[i%len(v.base)]
	copied := i / len(v.base)
	l.ID = fmt.Sprintf("b-%07d", i)
	l.SourceID, l.Sample = l.ID, false
	if l.DupGroup != "" {
		l.DupGroup = fmt.Sprintf("%s-%d", l.DupGroup, copied)
	}
	if l.Price > 0 {
		l.Price = math.Round(l.Price*math.Exp(r.NormFloat64()*0.2)/50) * 50
	}
	if copied == 0 && version == 0 {
		return &l
	}
	where := v.base[r.IntN(len(v.base))]
	l.Place, l.Region, l.State, l.Country, l.Regions = where.Place, where.Region, where.State, where.Country, where.Regions
	l.Lat, l.Lon = where.Lat, where.Lon
	if l.YearBuilt > 0 {
		l.YearBuilt = min(l.YearBuilt+r.IntN(11)-5, sample.AsOf().Year())
	}
	l.FirstSeen = l.FirstSeen.AddDate(0, 0, -r.IntN(200))
	if !l.ListedAt.IsZero() {
		l.ListedAt = l.FirstSeen
	}
	l.LastSeen = sample.AsOf().Add(time.Duration(version) * time.Hour)
	l.Engines = append([]catalog.Engine(nil), l.Engines...)
	for e := range l.Engines {
		l.Engines[e].Hours = math.Round(l.Engines[e].Hours * (0.7 + 0.6*r.Float64()))
	}
	return &l
}

// listings makes the listings of some numbers.
func (v inventory) listings(from, to, version int) []*catalog.Listing {
	out := make([]*catalog.Listing, 0, to-from)
	for i := from; i < to; i++ {
		out = append(out, v.listing(i, version))
	}
	return out
}

// mixed is what buyers ask: filters, ranges, radius, text, sorts and the whole catalogue.
func mixed() []catalog.Query {
	price := func(p float64) *float64 { return &p }
	return []catalog.Query{
		{},
		{Type: "sail"},
		{Make: "Catalina", ModelContains: "34", Type: "sail", PriceMax: price(100_000), Currency: "USD"},
		{Make: "Hallberg-Rassy", Region: "europe"},
		{Type: "sail", LengthMin: 11.4, LengthMax: 12.6, HullMaterial: []string{"steel"}, Rig: []string{"ketch"}},
		{Type: "sail", PriceMax: price(45_000), Currency: "EUR", Region: "baltic"},
		{RegionsAny: []string{"caribbean", "mediterranean"}, NewUsed: "used"},
		{Type: "catamaran", LengthMin: 11.58, LengthMax: 12.8, State: "FL", Country: "US", Sort: catalog.PriceAsc},
		{Type: "sail", LengthMin: 10.67, LengthMax: 12.19, Exclude: []string{"teak_deck", "ex_charter"}},
		{Place: "Newport", RadiusNM: 100},
		{Place: "Newport", RadiusNM: 2000, Sort: catalog.DistanceAsc},
		{Text: "folding"},
		{Text: "autopilot watermaker", Sort: catalog.LengthDesc},
		{YearMin: 2005, Sort: catalog.YearDesc},
		{LengthMin: 9, LengthMax: 15, YearMin: 1990, YearMax: 2015, PriceMin: price(10_000), PriceMax: price(300_000)},
		{ModelContains: "40"},
		{CabinsMin: 3, BerthsMin: 6, HeadsMin: 2},
		{DraftMax: 1.5, Type: "sail", Sort: catalog.EngineHoursAsc},
		{AgeMax: 10, Use: "bluewater"},
		{Tax: "vat_paid", Region: "eu", PriceMin: price(100_000), PriceMax: price(150_000), Currency: "EUR"},
	}
}
