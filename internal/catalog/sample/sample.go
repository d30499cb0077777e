// Package sample generates boats for sale for demonstration: real designs at real places, everything else invented.
package sample

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// Source is the Source of every generated listing.
const Source = "sample"

// seed makes the inventory what it is; another one makes another inventory.
const seed = 0x5A117B0A7

// AsOf is the day that the inventory describes.
func AsOf() time.Time { return time.Date(2026, time.November, 1, 0, 0, 0, 0, time.UTC) }

// Listings generates the inventory: at least 25,000 listings, ordered by ID, all with Sample set. The same designs and places
// give the same listings, on any number of processors. Each design's come from a source of chance of its own: whoever adds,
// corrects or removes a row of the table changes no listing of another design.
func Listings(designs *design.Table, places *geo.Gazetteer) []*catalog.Listing {
	y := newYard(places)
	lots := lotsOf(designs)
	made := make([][]*catalog.Listing, len(lots))
	parallel(len(lots), func(i int) { made[i] = y.listings(lots[i]) })
	all := slices.Concat(made...)
	slices.SortFunc(all, func(a, b *catalog.Listing) int { return strings.Compare(a.ID, b.ID) })
	return all
}

// parallel calls do for every number below n, in any order.
func parallel(n int, do func(i int)) {
	parts := runtime.GOMAXPROCS(0)
	var work sync.WaitGroup
	for p := range parts {
		work.Go(func() {
			for i := p; i < n; i += parts {
				do(i)
			}
		})
	}
	work.Wait()
}

// yard is everything that boats are made from but their designs. It is read only.
type yard struct {
	market  market
	phrases phrases
}

func newYard(places *geo.Gazetteer) *yard {
	return &yard{market: newMarket(places), phrases: readPhrases()}
}

// boat is one boat while it is being made, with what no advertisement tells.
type boat struct {
	*catalog.Listing
	*rand.Rand
	design  design.Design
	length  float64 // metres, also where the listing does not say it
	quality float64 // condition, about normal: 0 is average for the age
	where   geo.Place
	charter bool
}

// age is in years, 0 for a boat of this year.
func (b *boat) age() int { return AsOf().Year() - b.YearBuilt }

// chance is true with a probability.
func (b *boat) chance(p float64) bool { return b.Float64() < p }

// between is a number from a range, evenly.
func (b *boat) between(low, high float64) float64 { return low + (high-low)*b.Float64() }

// advertisedTwice is the share of boats that a second broker offers, too.
const advertisedTwice = 0.0195

// listings makes the boats of a lot and advertises them.
func (y *yard) listings(of lot) []*catalog.Listing {
	all := make([]*catalog.Listing, 0, of.boats+1)
	for i := range of.boats {
		b := y.boat(of, i)
		y.advertise(b)
		all = append(all, b.Listing)
		if r := of.chance("second", i); r.Float64() < advertisedTwice {
			second := y.second(of, i, r)
			b.DupGroup = second.DupGroup
			all = append(all, second)
		}
	}
	return all
}

// boat makes boat i of a lot.
func (y *yard) boat(of lot, i int) *boat {
	b := &boat{Listing: &catalog.Listing{Source: Source, Sample: true}, Rand: of.chance("boat", i)}
	b.identify()
	b.build(of)
	y.market.choose(b)
	b.quality = b.NormFloat64()
	b.equip()
	b.ask(y.market.currency)
	b.date()
	return b
}

// identify numbers a listing. The number is a matter of chance, so that it depends on no other listing: that two of the
// inventory have one is unlikely, and a test tells.
func (b *boat) identify() {
	n := strconv.Itoa(b.IntN(1e9))
	b.ID = "s-" + strings.Repeat("0", 9-len(n)) + n
	b.SourceID = b.ID
}

// second advertises boat i of a lot once more, by another broker with a text and nearly the price of its own.
func (y *yard) second(of lot, i int, r *rand.Rand) *catalog.Listing {
	b := y.boat(of, i)
	b.DupGroup = "sample-" + strings.TrimPrefix(b.ID, "s-")
	b.Rand = r
	b.identify()
	if b.Price > 0 {
		b.Price = round(b.Price*b.between(0.97, 1.03), b.Rand)
		b.PriceHistory = nil
	}
	b.date()
	y.advertise(b)
	return b.Listing
}

// advertise adds broker, title and description, and leaves out what brokers leave out.
func (y *yard) advertise(b *boat) {
	b.Broker = "Sample Yacht Broker " + strconv.Itoa(1+b.IntN(400))
	b.BrokerCity = b.where.Name
	y.phrases.describe(b)
	b.evident()
	b.forget()
}

// forget empties fields as incomplete advertisements do.
func (b *boat) forget() {
	gaps := []struct {
		share float64
		clear func()
	}{
		{0.01, func() { b.YearBuilt = 0 }},
		{0.012, func() { b.LOA = 0 }},
		{0.03, func() { b.Berths = 0 }},
		{0.02, func() { b.Cabins = 0 }},
		{0.05, func() { b.DraftMin, b.DraftMax = 0, 0 }},
		{0.01, func() { b.Engines = nil }},
		{0.02, func() { b.HullMaterial = "" }},
		{0.005, func() {
			b.Place, b.Region, b.State, b.Country, b.Regions, b.Lat, b.Lon = "", "", "", "", nil, 0, 0
		}},
		{0.02, func() { b.Price, b.PriceType, b.PriceHistory = 0, catalog.OnRequest, nil }},
	}
	for _, g := range gaps {
		if b.chance(g.share) && b.PriceType != catalog.Free {
			g.clear()
		}
	}
}

// date says since when the boat is for sale and what became of it.
func (b *boat) date() {
	days := 5 + b.ExpFloat64()*130
	b.FirstSeen = AsOf().AddDate(0, 0, -int(min(days, 1400)))
	b.LastSeen = AsOf()
	if b.chance(0.8) {
		b.ListedAt = b.FirstSeen
	}
	b.UpdatedAt = b.FirstSeen.Add(time.Duration(b.Float64() * float64(AsOf().Sub(b.FirstSeen)))).Truncate(24 * time.Hour)
	switch r := b.Float64(); {
	case r < 0.01:
		b.Status = catalog.UnderOffer
	case r < 0.02:
		b.Status = catalog.Sold
	case b.NewUsed == catalog.NewOnOrder:
		b.Status = catalog.OnOrder
	default:
		b.Status = catalog.Active
	}
	b.reduce()
}

// reduce lowers the price of some boats since they were listed.
func (b *boat) reduce() {
	if b.Price == 0 {
		return
	}
	b.PriceHistory = []catalog.PriceChange{{At: b.FirstSeen, Price: b.Price}}
	if b.chance(0.04) && b.FirstSeen.Before(b.UpdatedAt) {
		before := round(b.Price*b.between(1.05, 1.2), b.Rand)
		b.PriceHistory = []catalog.PriceChange{{At: b.FirstSeen, Price: before}, {At: b.UpdatedAt, Price: b.Price}}
	}
}
