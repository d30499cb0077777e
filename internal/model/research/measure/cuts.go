package measure

import (
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// Reduced is the feature of offers whose price was lowered.
const Reduced = "price_reduced"

// cuts tells how many of the boats that meet a filter are found by a search for lowered prices, and how far these lie under the first ones that
// were seen, in per cent of them.
func cuts(d *Drawer, f, _ *study.Filter) (int, []study.Value) {
	all, with := d.Draw(f), *f
	n := len(all.Boats)
	if n < Fewest {
		return n, nil
	}
	with.Query.Features = append(slices.Clone(f.Query.Features), Reduced)
	lowered := d.Draw(&with)
	off := numbers(lowered.Boats, func(l *catalog.Listing) float64 {
		if len(l.PriceHistory) < 2 || l.PriceHistory[0].Price <= 0 {
			return 0
		}
		return max(0, 100*(1-l.PriceHistory[len(l.PriceHistory)-1].Price/l.PriceHistory[0].Price))
	})
	days := numbers(lowered.Boats, func(l *catalog.Listing) float64 {
		if len(l.PriceHistory) < 2 {
			return 0
		}
		return math.Floor(l.PriceHistory[len(l.PriceHistory)-1].At.Sub(l.PriceHistory[0].At).Hours() / 24)
	})
	values := []study.Value{
		{Name: "lowered", Number: float64(len(lowered.Boats)), Unit: study.Count}, {Name: "boats", Number: float64(n), Unit: study.Count},
		{Name: "share lowered", Number: 100 * float64(len(lowered.Boats)) / float64(n), Unit: study.Percent},
	}
	if len(off) >= Fewest {
		at := func(name string, share float64) study.Value {
			return study.Value{Name: name, Number: catalog.Quantile(off, share), Unit: study.Percent}
		}
		values = append(values, at("lower quartile", 0.25), at("median", 0.5), at("upper quartile", 0.75))
	}
	if len(days) >= Fewest {
		values = append(values, study.Value{Name: "days until", Number: catalog.Quantile(days, 0.5), Unit: study.Days})
	}
	return n, values
}
