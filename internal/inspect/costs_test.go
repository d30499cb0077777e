package inspect_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/quantity"
)

func TestCostsFollowTheSizeOfTheBoat(t *testing.T) {
	for _, want := range []struct {
		text      string
		low, high float64 // that the dearer end is within
	}{
		{"Trailer sailer, LOA 6.10 m, built 1985. Standing rigging original.", 1000, 2500},
		{"Trailer sailer, LOA 6.10 m, built 1985. Batteries original.", 500, 2500},
		{"Trailer sailer, LOA 6.10 m, built 1985, GRP. Sails tired.", 1000, 3000},
		{"Kreuzer, 1985, 6,10 m, GFK. Batterien original.", 500, 2500},
		{"2003 Bayliner 175 bowrider. Batteries original.", 500, 2000},
		{"Sloop, LOA 10.00 m, built 1985. Standing rigging original.", 5000, 8000},
		{"Sailing yacht, LOA 20.00 m, built 1990. Standing rigging original.", 30000, 60000},
		{"Sailing yacht, LOA 20.00 m, built 1990. Mast cracked.", 70000, 150000},
	} {
		var high float64
		for _, f := range assess(t, want.text).Findings {
			if f.Budget != nil {
				high = f.Budget.High
			}
		}
		if high < want.low || high > want.high {
			t.Errorf("%q: up to %s, want %s–%s", want.text, quantity.Rounded(high), quantity.Rounded(want.low), quantity.Rounded(want.high))
		}
	}
}

func TestAFigureOfAnotherKindOfBoatIsNotTold(t *testing.T) {
	for text, priced := range map[string]bool{
		"1985 Catalina 30. Diesel engine does not run.":                                    true,
		"1985 Catalina 30. Yanmar diesel engine does not run. Outboard for the dinghy.":    true,
		"1978 sloop of 25 ft. Outboard Mariner 5hp does not run.":                          false,
		"2003 Bayliner 175 bowrider. Mercruiser petrol engine does not run.":               false,
		"1979 Dutch steel motor cruiser, LOA 11.90 m. Engine does not run.":                false,
		"2012 Lagoon 450. Forward bulkhead cracked.":                                       true,
		"1985 Catalina 30. The port chainplate is cracked.":                                false,
		"1985 Catalina 30. Chainplates cracked.":                                           true,
		"1985 Catalina 30. Main bulkhead rotten.":                                          false,
		"1985 Catalina 30. Deck leaks at a stanchion, and it is no reason for a new deck.": false,
	} {
		got := false
		for _, f := range assess(t, text).Findings {
			got = got || f.Told() && f.Cost != ""
		}
		if got != priced {
			t.Errorf("%q: a cost is told: %v", text, got)
		}
	}
}

func TestCostsGrowWithLength(t *testing.T) {
	for _, c := range inspect.Costs() {
		small, large := c.For(5), c.For(20)
		if c.Length > 0 && small == large {
			t.Errorf("%s costs %s at 5 m and at 20 m", c.Job, small)
		}
	}
}
