package research

// expectedOf is what the fit of price against age and length of all boats of a name expects of one built in a year, at their
// mean length.
func expectedOf(year int, all sample) (int, []Value) {
	f, ok := all.fitted()
	age := float64(all.today - year)
	if !ok || !f.ordered() || f.b >= 0 || age < f.newest || age > f.oldest {
		return len(all.priced), nil
	}
	return f.n, []Value{
		{Name: "expected", Number: f.price(age, f.length), Unit: Unit(all.currency)},
		{Name: "year", Number: float64(year), Unit: Year},
		{Name: "fitted", Number: float64(f.n), Unit: Count},
	}
}

// oneBoat says what the offers beside one boat tell of her price: where the price that was named lies among them, else what
// to ask. Offers of other years tell only what the fit makes of them.
func (w *writer) oneBoat(s *section) {
	f := w.findings[0]
	aged := w.Plan.year == 0 || f.Filter.Query.YearMin > 0
	switch p := f.prices; {
	case !w.Plan.own || w.Plan.compares():
		return
	case f.asked != nil:
		s.say(essential, "Without an offer of the %s no price can be set by comparison: her builder's other boats only show the neighbourhood %s.",
			nameOf(*f.asked), w.ref(p))
		return
	case !f.priced() || !aged && !f.expected.has("expected"):
		s.say(essential, "Too few comparable offers of about her age have a price to say what is right for this boat %s.", w.ref(p))
		return
	case !aged:
	case w.Plan.Offer != nil:
		w.placed(s, f)
	default:
		s.say(essential, "Ask between %s and %s, and nearer to the median of %s unless condition or equipment bears out more: half of the %s comparable offers lie there %s.",
			p.v("lower quartile"), p.v("upper quartile"), p.v("median"), p.v("priced"), w.ref(p))
	}
	if !f.expected.has("expected") {
		return
	}
	s.say(essential, "By the fit over all %s dated offers of the name one built in %s is expected to ask %s %s.",
		f.expected.v("fitted"), f.expected.v("year"), f.expected.v("expected"), w.ref(f.expected))
	if offer := w.Plan.Offer; offer != nil && !aged {
		s.say(essential, "%s is %s that, but too few of her age are offered to call it cheap or dear.", offer, aboveOrBelow(Value{Number: offer.Number - f.expected.v("expected").Number}))
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
