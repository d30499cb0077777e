package report

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/study"
)

// oneBoat says what the offers beside one boat tell of her price: where the price that was named lies among them, else what
// to ask. Offers of other years tell only what the fit makes of them.
func (w *writer) oneBoat(s *section) {
	f := w.findings[0]
	aged := w.Plan.Year == 0 || f.Filter.Query.YearMin > 0
	switch p := f.prices; {
	case !w.Plan.Own || w.Plan.Compares() || w.Plan.Part == plan.Answer && w.timeFirst(): // her price was told
		return
	case w.Plan.Unseen: // which is told with what is not offered
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
	case w.pricedByAge: // and not by all of them
	case w.Plan.Role == plan.Buyer:
		w.quartersTold = true
		s.say(essential, "Half of the %s comparable offers ask between %s and %s, with a median of %s: beyond that a price needs a reason %s.",
			p.Value("priced"), p.Value("lower quartile"), p.Value("upper quartile"), p.Value("median"), w.ref(p))
	default:
		w.quartersTold = true
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
		w.quartersTold = true
		s.say(essential, "%s is within the ordinary: half of the %s comparable offers ask between %s and %s, with a median of %s %s.",
			named, p.Value("priced"), low, high, median, w.ref(p))
	default:
		s.say(essential, "%s is dear: it lies above %s, the upper quartile of the %s comparable offers, so it needs a reason %s.",
			named, high, p.Value("priced"), w.ref(p))
	}
}

// unseen says what stands beside one boat of whose years none is offered, in the place of the prices of other years.
func (w *writer) unseen(s *section, f finding) {
	if p := f.kin; p.Has("median") {
		s.say(essential, "The nearest to her are %s: half of the %s priced ask between %s and %s, with a median of %s %s.",
			p.Filter.Words, p.Value("priced"), p.Value("lower quartile"), p.Value("upper quartile"), p.Value("median"), w.ref(p))
	}
	if e := f.drawn; e.Has("expected") {
		s.say(essential, "Drawn out to one built in %s, beyond the oldest of %s, the fit over all %s dated offers of the name expects %s, which is a rough guide %s.",
			e.Value("year"), e.Value("oldest"), e.Value("fitted"), e.Value("expected"), w.ref(e))
	}
	if !f.kin.Has("median") && !f.drawn.Has("expected") {
		s.say(essential, "Nothing offered here is near enough to her to set a price by %s.", w.ref(f.prices))
	}
	if offer := w.Plan.Offer; offer != nil && f.kin.Has("median") {
		s.say(essential, "%s is %s the median of those.", offer, aboveOrBelow(study.Value{Number: offer.Number - f.kin.Value("median").Number}))
	}
}

// unpriced says from where an offer is dear and cheap, where it was asked whether boats are worth their price and none was named.
func (w *writer) unpriced(s *section) {
	f := w.findings[0]
	if !w.Plan.Raises("offer") || w.Plan.Pays || w.Plan.Own || w.Plan.Unseen || w.Plan.Years > 1 || w.Plan.Compares() || f.Design == nil && f.Asked == nil || !f.priced() {
		return
	}
	p := f.prices
	if f.Asked != nil {
		s.say(essential, "That sets no price of hers: half of the %s offers of %s ask between %s and %s, with a median of %s, and they are of her builder's other models %s.",
			p.Value("priced"), f.Called(), p.Value("lower quartile"), p.Value("upper quartile"), p.Value("median"), w.ref(p))
		return
	}
	if w.Plan.Near > 0 { // some of whose own year may lie under the middle half of all
		s.say(essential, "The %s offers of about that year go from %s, the lowest, to %s, the highest, with a median of %s: go first by what those of the very year ask %s.",
			p.Value("priced"), p.Value("lowest"), p.Value("highest"), p.Value("median"), w.ref(p))
		w.ranked(s, essential, f)
		return
	}
	w.quartersTold = true
	s.say(essential, "A fair price lies between %s and %s, the middle half of the %s comparable offers, with a median of %s: more needs a reason in condition or equipment, and less hides one %s.",
		p.Value("lower quartile"), p.Value("upper quartile"), p.Value("priced"), p.Value("median"), w.ref(p))
	if f.Design != nil {
		w.ranked(s, essential, f)
	}
	if f.orderly {
		w.steadiest(s)
	}
}
