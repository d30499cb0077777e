package research

import "math"

// expectedOf is what the fit of price against age and length of all boats of a name expects of one of the median age and
// length of some of them.
func expectedOf(some, all sample) (int, []Value) {
	f, ok := all.fitted()
	if !ok || !f.ordered() || f.b >= 0 {
		return len(all.priced), nil
	}
	var ages, lengths []float64
	for _, l := range some.boats {
		if l.Year() > 0 && l.LOA > 0 {
			ages, lengths = append(ages, float64(all.today-l.Year())), append(lengths, l.LOA)
		}
	}
	if len(ages) == 0 {
		return f.n, nil
	}
	age := math.Round(mean(ages))
	return f.n, []Value{
		{Name: "expected", Number: f.price(age, mean(lengths)), Unit: Unit(all.currency)},
		{Name: "age", Number: age, Unit: Count},
		{Name: "fitted", Number: float64(f.n), Unit: Count},
	}
}

// oneBoat says what the offers beside one boat tell of her price: where the price that was named lies among them, else what
// to ask.
func (w *writer) oneBoat(s *section) {
	f := w.findings[0]
	switch p := f.prices; {
	case !w.Plan.own || w.Plan.compares():
		return
	case f.asked != nil:
		s.say(essential, "Without an offer of the %s no price can be set by comparison: her builder's other boats only show the neighbourhood %s.",
			nameOf(*f.asked), w.ref(p))
		return
	case !f.priced():
		s.say(essential, "Too few comparable offers have a price to say what is right for this boat %s.", w.ref(p))
		return
	case w.Plan.Offer != nil:
		w.placed(s, f)
	default:
		s.say(essential, "Ask between %s and %s, and nearer to the median of %s unless condition or equipment bears out more: half of the %s comparable offers lie there %s.",
			p.v("lower quartile"), p.v("upper quartile"), p.v("median"), p.v("priced"), w.ref(p))
	}
	if f.expected.has("expected") {
		s.say(essential, "By the fit over all %s dated offers of the name one of %s years is expected to ask %s %s.",
			f.expected.v("fitted"), f.expected.v("age"), f.expected.v("expected"), w.ref(f.expected))
	}
}

// placed says where the price that was named lies among the comparable offers.
func (w *writer) placed(s *section, f finding) {
	p, named := f.prices, w.Plan.Offer
	low, median, high := p.v("lower quartile"), p.v("median"), p.v("upper quartile")
	switch price := named.Number; {
	case price < p.v("lowest").Number:
		s.say(essential, "%s is less than any of the %s comparable offers asks, the lowest being %s: look for what is wrong before you call it cheap %s.",
			named, p.v("priced"), p.v("lowest"), w.ref(p))
	case price < low.Number:
		s.say(essential, "%s is cheap: it lies below %s, the lower quartile of the %s comparable offers, so find out why %s.",
			named, low, p.v("priced"), w.ref(p))
	case price <= high.Number:
		s.say(essential, "%s is within the ordinary: half of the %s comparable offers ask between %s and %s, with a median of %s %s.",
			named, p.v("priced"), low, high, median, w.ref(p))
	default:
		s.say(essential, "%s is dear: it lies above %s, the upper quartile of the %s comparable offers, so it needs a reason %s.",
			named, high, p.v("priced"), w.ref(p))
	}
}
