package inventory_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
)

const hin = "FR-MRL12345A404"

// petrel is one boat as several brokers may describe it.
func petrel(sourceID string, change ...func(*catalog.Listing)) *catalog.Listing {
	return boat(sourceID, append([]func(*catalog.Listing){func(l *catalog.Listing) { l.Model = "Petrel 34" }}, change...)...)
}

func TestAdvertsOfOneBoatAreGrouped(t *testing.T) {
	with := func(change func(*catalog.Listing)) *catalog.Listing { return petrel("b", change) }
	tests := []struct {
		name          string
		first, second *catalog.Listing
		want          bool
	}{
		{"the same", petrel("a"), petrel("b"), true},
		{"written otherwise", petrel("a"), with(func(l *catalog.Listing) { l.Make, l.Model = "MARLOWE", "pétrel-34" }), true},
		{"2 % longer", petrel("a"), with(func(l *catalog.Listing) { l.LOA = 10.6 }), true},
		{"3 % longer", petrel("a"), with(func(l *catalog.Listing) { l.LOA = 10.75 }), false},
		{"5 % cheaper", petrel("a"), with(func(l *catalog.Listing) { l.Price = 57000 }), true},
		{"6 % cheaper", petrel("a"), with(func(l *catalog.Listing) { l.Price = 56000 }), false},
		{"in another currency", petrel("a"), with(func(l *catalog.Listing) { l.Price, l.Currency = 62000, "USD" }), true},
		{"the same number of another currency", petrel("a"), with(func(l *catalog.Listing) { l.Currency = "GBP" }), false},
		{"another year", petrel("a"), with(func(l *catalog.Listing) { l.YearBuilt = 2005 }), false},
		{"another country", petrel("a"), with(func(l *catalog.Listing) { l.Country = "ES" }), false},
		{"no year", petrel("a", func(l *catalog.Listing) { l.YearBuilt = 0 }), with(func(l *catalog.Listing) { l.YearBuilt = 0 }), false},
		{"no price", petrel("a", func(l *catalog.Listing) { l.Price = 0 }), with(func(l *catalog.Listing) { l.Price = 0 }), false},
		{
			"the same hull number and all else different", petrel("a", func(l *catalog.Listing) { l.HIN = hin }),
			with(func(l *catalog.Listing) {
				l.HIN, l.Make, l.Price, l.Country = "frmrl12345a404", "Petrel Yachts", 1, "IT"
			}), true,
		},
		{
			"other hull numbers and all else the same", petrel("a", func(l *catalog.Listing) { l.HIN = hin }),
			with(func(l *catalog.Listing) { l.HIN = "FRMRL12346A404" }), false,
		},
		{"a hull number and none", petrel("a", func(l *catalog.Listing) { l.HIN = hin }), petrel("b"), true},
		{
			"no hull number worth the name", petrel("a", func(l *catalog.Listing) { l.HIN, l.YearBuilt = "unknown", 1990 }),
			with(func(l *catalog.Listing) { l.HIN = "unknown" }), false,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, apart := range []bool{false, true} {
				store := newMemory()
				if apart {
					bring(t, store, "north", tt.first)
					bring(t, store, "south", tt.second)
				} else {
					first, second := *tt.first, *tt.second
					first.Broker, second.Broker = "Quay Yachts", "Harbour Yachts"
					bring(t, store, "north", &first, &second)
				}
				checkGrouped(t, store, tt.want)
			}
		})
	}
}

func checkGrouped(t *testing.T, store *memory, want bool) {
	t.Helper()
	groups := map[string]int{}
	for _, r := range store.rows {
		groups[r.Listing.DupGroup]++
	}
	if got := groups[""] == 0 && len(groups) == 1; got != want || len(store.rows) != 2 {
		t.Errorf("grouped: %v, want %v: %v", got, want, groups)
	}
}

func TestABrokerDoesNotAdvertiseABoatTwice(t *testing.T) {
	broker := func(name string) func(*catalog.Listing) { return func(l *catalog.Listing) { l.Broker = name } }
	store := newMemory()
	bring(t, store, "north", petrel("a", broker("Quay Yachts")), petrel("b", broker("Quay Yachts")))
	checkGrouped(t, store, false)
	store = newMemory()
	bring(t, store, "north", petrel("a", broker("Quay Yachts")), petrel("b", broker("Harbour Yachts")))
	checkGrouped(t, store, true)
	for _, other := range []string{"", "Quay Yachts"} {
		store = newMemory()
		bring(t, store, "north", petrel("a"), petrel("b", broker(other)))
		checkGrouped(t, store, false)
	}
	number := func(l *catalog.Listing) { l.HIN = hin }
	store = newMemory()
	bring(t, store, "north", petrel("a", number), petrel("b", number))
	checkGrouped(t, store, true)
}

func TestAGroupHoldsOneBoatOfASource(t *testing.T) {
	store := newMemory()
	at := func(source string, price float64) *catalog.Listing {
		return petrel(source+fmt.Sprint(price), func(l *catalog.Listing) { l.Price = price })
	}
	bring(t, store, "north", at("n", 100000), at("n", 104000), at("n", 108000))
	bring(t, store, "south", at("s", 102000), at("s", 106000))
	bring(t, store, "west", at("w", 105000))
	groups := map[string]int{}
	for _, r := range store.rows {
		if l := r.Listing; l.DupGroup != "" {
			groups[l.Source+" "+l.DupGroup]++
		}
	}
	for group, n := range groups {
		if n > 1 {
			t.Errorf("%d boats of one source are one boat: %s", n, group)
		}
	}
	if len(groups) < 4 {
		t.Errorf("got %v", groups)
	}
}

func TestAFleetOfCloseByPricesIsNotOneBoat(t *testing.T) {
	store := newMemory()
	for price := 100000.0; price < 200000; price += 4000 {
		bring(t, store, fmt.Sprintf("s%.0f", price), petrel("a", func(l *catalog.Listing) { l.Price = price }))
	}
	lowest, highest := map[string]float64{}, map[string]float64{}
	for _, r := range store.rows {
		group := r.Listing.DupGroup
		if group == "" {
			continue
		}
		highest[group] = max(highest[group], r.Listing.Price)
		if low, ok := lowest[group]; !ok || r.Listing.Price < low {
			lowest[group] = r.Listing.Price
		}
	}
	if len(lowest) < 4 {
		t.Errorf("%d groups: %v to %v", len(lowest), lowest, highest)
	}
	for group, high := range highest {
		if high > lowest[group]*1.11 { // 5 % to either side of the first
			t.Errorf("a group holds prices from %.0f to %.0f", lowest[group], high)
		}
	}
}

func TestAGroupingKeepsTheEarlierListing(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", petrel("a"))
	before := *store.bySource(t, "north", "a")
	bring(t, store, "south", petrel("b"))
	bring(t, store, "west", petrel("c"))
	after := *store.bySource(t, "north", "a")
	if after.DupGroup == "" || after.DupGroup != store.bySource(t, "west", "c").DupGroup {
		t.Errorf("groups %q and %q", after.DupGroup, store.bySource(t, "west", "c").DupGroup)
	}
	if after.FirstSeen != before.FirstSeen || after.Price != before.Price {
		t.Errorf("got %+v, want %+v", after, before)
	}
	if raw, _, _ := store.RawListing(t.Context(), after.ID); !bytes.Contains(raw, []byte("Petrel 34")) {
		t.Errorf("the raw record is %q", raw)
	}
	if got := bring(t, store, "north", petrel("a")); got.Unchanged != 1 {
		t.Errorf("the grouped listing imported again: %+v", got)
	}
}

func TestAnAdvertLeavesItsGroupWhenItIsCorrected(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", petrel("a"))
	bring(t, store, "south", petrel("b"))
	bring(t, store, "south", petrel("b", func(l *catalog.Listing) { l.YearBuilt = 1999 }))
	if g := store.bySource(t, "south", "b").DupGroup; g != "" {
		t.Errorf("it is still in %q", g)
	}
}

func TestAWithdrawnAdvertIsNoTwin(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", petrel("a"), boat("x"), boat("y"))
	bring(t, store, "north", boat("x"), boat("y"))
	bring(t, store, "south", petrel("b"))
	if g := store.bySource(t, "south", "b").DupGroup; g != "" {
		t.Errorf("grouped in %q with an advert that is withdrawn", g)
	}
}
