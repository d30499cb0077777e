package research

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// offering is how a subject's offers lie beside those of a wider market.
type offering struct {
	share *measure.Evidence // of the wider market that is the subject's
	time  *measure.Evidence // for how long its offers have stood
	words string            // what it is
}

// wider is the market around a subject: her kind everywhere, else all of her type, else all boats.
func (s *Study) wider(subject Subject) *Filter {
	q := anywhere(subject.Filter.Query)
	switch p := (planner{Sources: s.from, ix: s.ix}); {
	case subject.Design != nil:
		return p.ofKind(catalog.Query{Type: string(subject.Design.Category)}).Filter
	case p.where(subject.Filter.Query) == "":
		return p.ofKind(catalog.Query{Type: q.Type}).Filter
	default:
		return p.ofKind(q).Filter
	}
}

// offered measures a subject's offers beside the wider market.
func (s *Study) offered(subject Subject, from *measure.Drawer) *offering {
	around := s.wider(subject)
	return &offering{
		share: s.from.figures.Query(from, subject.Filter, around, "share of the offers", measure.ByShare),
		time:  s.from.figures.Query(from, around, nil, "days on sale of "+around.Words, measure.ByTime),
		words: around.Words,
	}
}

// supplied says how many boats are offered and whether their offers stand longer than those of the wider market.
func (w *writer) supplied(s *section, l level, f finding) {
	if f.offering == nil {
		return
	}
	if e := f.offering.share; e.Has("share") {
		s.say(l, "%s boats are offered, %s of the %s %s in the catalogue %s.", e.Value("naming it"), e.Value("share"), e.Value("boats"), f.offering.words, w.ref(e))
	}
	own, all := f.time.Value("median"), f.offering.time.Value("median")
	if own.Number == 0 || all.Number == 0 {
		return
	}
	reading := "which is no sign of a glut, nor of a shortage"
	switch {
	case own.Number > 1.15*all.Number:
		reading = "which points to more supply than demand"
	case own.Number < all.Number/1.15:
		reading = "which points to more demand than supply"
	}
	s.say(l, "Offers of %s have stood for a median of %s %s, against %s for all %s, %s %s.",
		w.the(f), own, w.ref(f.time), all, f.offering.words, reading, w.ref(f.offering.time))
}
