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

// offerers says who offers most of the boats.
func (w *writer) offerers(s *section, l level, f finding) {
	parts := f.brokers.parts()
	if len(parts) == 0 {
		s.say(l, "No broker named in the listings offers five of %s, so no share can be told %s.", w.the(f), w.ref(f.brokers))
		return
	}
	s.say(l, "No other broker has as many of %s on offer as %s, %s or a share of %s; the listings name %s brokers, and those without a broker are %s %s.", w.the(f), parts[0],
		cell(f.brokers, parts[0], "offers"), cell(f.brokers, parts[0], "share"), f.brokers.v("brokers"), f.brokers.v("without a broker"), w.ref(f.brokers))
}

// shares is the table of brokers.
func (w *writer) shares(s *section, l level, f finding) {
	var rows [][]string
	for _, broker := range f.brokers.parts() {
		rows = append(rows, []string{broker, cell(f.brokers, broker, "offers"), cell(f.brokers, broker, "share")})
	}
	s.rows(l, []string{w.head("Broker", f.brokers), "Offers", "Share"}, rows)
}
