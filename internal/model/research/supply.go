package research

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
)

// offering is how a subject's offers lie beside those of a wider market.
type offering struct {
	share *measure.Evidence // of the wider market that is the subject's
	time  *measure.Evidence // for how long the wider market's offers have stood
	words string            // what the wider market is, and the subject within it: "lie in Spain"
	part  string
}

// offered measures a subject's offers beside the wider market.
func (s *Study) offered(subject plan.Subject, from *measure.Drawer) *offering {
	around := subject.Wider.Filter
	share := s.from.figures.Query(from, subject.Filter, around, "share of the offers", measure.ByShare)
	share.Phrases = []string{around.Words}
	return &offering{
		share: share,
		time:  s.from.figures.Query(from, around, nil, "days on sale of "+around.Words, measure.ByTime),
		words: around.Words,
		part:  subject.Wider.Part,
	}
}

// supplied says how many boats are offered and whether their offers stand longer than those of the wider market.
func (w *writer) supplied(s *section, l level, f finding) {
	if f.offering == nil {
		return
	}
	if e := f.offering.share; e.Has("share") && e.Value("share").Number < 100 {
		s.say(l, "%s of %s %s %s, a share of %s %s.", e.Value("naming it"), e.Value("boats"), f.offering.words, f.offering.part, e.Value("share"), w.ref(e))
	}
	if f.offering.words == f.Name {
		return
	}
	own, all := f.time.Value("median"), f.offering.time.Value("median")
	if own.Number == 0 || all.Number == 0 {
		return
	}
	than, reading := "about as long as", "no sign of a glut, nor of a shortage"
	switch {
	case own.Number > 1.15*all.Number:
		than, reading = "longer than", "a sign of more supply than buyers"
	case own.Number < all.Number/1.15:
		than, reading = "shorter than", "no sign of a glut"
	}
	s.say(l, "Offers of %s have stood for a median of %s %s, %s the %s of all %s, %s %s.",
		w.the(f), own, w.ref(f.time), than, all, f.offering.words, reading, w.ref(f.offering.time))
}
