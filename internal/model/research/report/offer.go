package report

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// oneBoat says what the offers beside one boat tell of her price: where the price that was named lies among them, else what
// to ask. Offers of other years tell only what the fit makes of them.
func (w *writer) oneBoat(s *section) {
	f := w.findings[0]
	aged := w.Plan.Year == 0 || f.Filter.Query.YearMin > 0
	switch p := f.prices; {
	case !w.Plan.Own || w.Plan.Compares():
		return
	case f.Asked != nil:
		s.say(essential, "Without an offer of the %s no price can be set by comparison: her builder's other boats only show the neighbourhood %s.",
			measure.NameOf(*f.Asked), w.ref(p))
		return
	case !f.priced() || !aged && !f.expected.Has("expected"):
		s.say(essential, "Too few comparable offers of about her age have a price to say what is right for this boat %s.", w.ref(p))
		return
	case !aged:
	case w.Plan.Offer != nil:
		w.placed(s, f)
	default:
		s.say(essential, "Ask between %s and %s, and nearer to the median of %s unless condition or equipment bears out more: half of the %s comparable offers lie there %s.",
			p.Value("lower quartile"), p.Value("upper quartile"), p.Value("median"), p.Value("priced"), w.ref(p))
	}
	if !f.expected.Has("expected") {
		return
	}
	s.say(essential, "By the fit over all %s dated offers of the name one built in %s is expected to ask %s %s.",
		f.expected.Value("fitted"), f.expected.Value("year"), f.expected.Value("expected"), w.ref(f.expected))
	if offer := w.Plan.Offer; offer != nil && !aged {
		s.say(essential, "%s is %s that, but too few of her age are offered to call it cheap or dear.", offer, aboveOrBelow(study.Value{Number: offer.Number - f.expected.Value("expected").Number}))
	}
}

// placed says where the price that was named lies among the comparable offers.
func (w *writer) placed(s *section, f finding) {
	p, named := f.prices, w.Plan.Offer
	low, median, high := p.Value("lower quartile"), p.Value("median"), p.Value("upper quartile")
	switch price := named.Number; {
	case price < p.Value("lowest").Number:
		s.say(essential, "%s is less than any of the %s comparable offers asks, the lowest being %s: look for what is wrong before you call it cheap %s.",
			named, p.Value("priced"), p.Value("lowest"), w.ref(p))
	case price < low.Number:
		s.say(essential, "%s is cheap: it lies below %s, the lower quartile of the %s comparable offers, so find out why %s.",
			named, low, p.Value("priced"), w.ref(p))
	case price <= high.Number:
		s.say(essential, "%s is within the ordinary: half of the %s comparable offers ask between %s and %s, with a median of %s %s.",
			named, p.Value("priced"), low, high, median, w.ref(p))
	default:
		s.say(essential, "%s is dear: it lies above %s, the upper quartile of the %s comparable offers, so it needs a reason %s.",
			named, high, p.Value("priced"), w.ref(p))
	}
}

// unpriced says from where an offer is dear and cheap, where it was asked whether boats are worth their price and none was named.
func (w *writer) unpriced(s *section) {
	f := w.findings[0]
	if !w.Plan.Raises("offer") || w.Plan.Pays || w.Plan.Own || w.Plan.Years > 1 || w.Plan.Compares() || f.Design == nil && f.Asked == nil || !f.priced() {
		return
	}
	p := f.prices
	s.say(essential, "A fair price lies between %s and %s, the middle half of the %s comparable offers, with a median of %s: more needs a reason in condition or equipment, and less hides one %s.",
		p.Value("lower quartile"), p.Value("upper quartile"), p.Value("priced"), p.Value("median"), w.ref(p))
	if f.Design != nil {
		w.ranked(s, essential, f)
	}
	if f.orderly {
		w.steadiest(s)
	}
}
