package measure

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// mostBrokers is how many brokers a study names.
const mostBrokers = 6

// offersByBroker is how many of the boats each of the brokers with most of them offers, and what share that is of those with
// a broker; a broker of fewer than five is not named.
func offersByBroker(s Sample) (int, []study.Value) {
	named := 0
	brokers := Divide(s.Boats, func(l *catalog.Listing) string { return l.Broker })
	for _, b := range brokers {
		named += len(b.Boats)
	}
	values := []study.Value{
		{Name: "brokers", Number: float64(len(brokers)), Unit: study.Count},
		{Name: "without a broker", Number: float64(len(s.Boats) - named), Unit: study.Count},
	}
	for _, b := range brokers[:min(mostBrokers, len(brokers))] {
		if n := float64(len(b.Boats)); n >= Fewest {
			values = append(values, study.Value{Name: "offers", Of: b.Name, Number: n, Unit: study.Count},
				study.Value{Name: "share", Of: b.Name, Number: 100 * n / float64(named), Unit: study.Percent})
		}
	}
	return named, values
}
