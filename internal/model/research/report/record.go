package report

import "github.com/fairlead/fairlead/internal/model/research/measure"

// record is an offer that is first in something, nil evidence where none is.
type record struct {
	measure.Record
	first *measure.Evidence // which it is
	boat  *measure.Evidence
}

// record measures which offer of the subject is first.
func (m finder) record(r measure.Record) record {
	found := record{Record: r, first: m.about(r.Title, r.Measure())}
	for _, id := range found.first.Parts() {
		if l, ok := m.ix.Get(id); ok {
			found.boat = measure.Listing(l, m.from.Links, m.draw)
		}
	}
	return found
}

// records name the offers that are first in what was asked, and what they ask.
func (w *writer) records(s *section) {
	for i, f := range w.findings {
		for _, r := range f.records {
			if r.boat == nil {
				continue
			}
			s.say(levelOf(i, essential), r.Says+" %s.", w.those(f), r.boat.Title, r.boat.Value(r.Told), w.ref(r.first, r.boat))
			if r.boat.Value("asks").Number > 0 {
				s.say(levelOf(i, essential), "The %s asks %s %s.", r.boat.Title, asked(r.boat), w.ref(r.boat))
			}
		}
	}
}
