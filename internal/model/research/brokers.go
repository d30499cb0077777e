package research

import "github.com/fairlead/fairlead/internal/catalog"

// mostBrokers is how many brokers a study names.
const mostBrokers = 6

// offersByBroker is how many of the boats each of the brokers with most of them offers, and what share that is of those with
// a broker; a broker of fewer than five is not named.
func offersByBroker(s sample) (int, []Value) {
	named := 0
	brokers := divide(s.boats, func(l *catalog.Listing) string { return l.Broker })
	for _, b := range brokers {
		named += len(b.boats)
	}
	values := []Value{
		{Name: "brokers", Number: float64(len(brokers)), Unit: Count},
		{Name: "without a broker", Number: float64(len(s.boats) - named), Unit: Count},
	}
	for _, b := range brokers[:min(mostBrokers, len(brokers))] {
		if n := float64(len(b.boats)); n >= fewest {
			values = append(values, Value{Name: "offers", Of: b.name, Number: n, Unit: Count},
				Value{Name: "share", Of: b.name, Number: 100 * n / float64(named), Unit: Percent})
		}
	}
	return named, values
}
