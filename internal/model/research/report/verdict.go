package report

import (
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// verdict says what the figures speak for where a choice or a judgement is asked, under which condition, and what they leave open.
func (w *writer) verdict(s *section) {
	switch {
	case !w.asked():
	case w.Plan.Divided:
		w.saved(s)
	case w.judges():
		w.betweenTwo(s)
	case len(w.findings) == 2 && len(w.contrasts) == 1 && w.contrasts[0].Has("median gap"):
		w.byMedians(s)
	case len(w.findings) == 1 && !w.Plan.Focus.Owning && (!w.Plan.Raises("offer") || w.findings[0].Design == nil):
		w.worthwhile(s, w.findings[0])
	}
}

// saved says under which condition boats that name a thing are worth it, where they ask less than the others.
func (w *writer) saved(s *section) {
	if !w.comparable() {
		return
	}
	if equal, _, _ := w.atEqual(w.contrasts[0]); equal.Number < 0 {
		s.say(essential, "It is worth it where a survey finds nothing that eats up what the price saves, and not where it does.")
	}
}

// asked reports whether a judgement is asked that figures can speak for.
func (w *writer) asked() bool {
	p := w.Plan
	return p.Raises("verdict") && p.Uneven == nil && !p.Own && p.Offer == nil && !p.Raises("newer") && !p.Raises("refit") && !p.Raises("waiting")
}

// judges reports whether it is asked which of two to choose and both can be set beside each other at an equal age.
func (w *writer) judges() bool {
	return w.asked() && !w.Plan.Divided && w.comparable()
}

// betweenTwo says which of two price and age speak for.
func (w *writer) betweenTwo(s *section) {
	low, high, gap := w.findings[0], w.findings[1], w.contrasts[0]
	equal, alike, _ := w.atEqual(gap)
	if byChance(gap, equal) {
		s.say(essential, "By price there is nothing to choose between them: at %s of %s years the gap is %s, which chance alone may make %s.", alike, gap.Value("age"), equal, w.ref(gap))
	} else {
		choice := low
		if equal.Number < 0 {
			choice = high
		}
		s.say(essential, "At %s of %s years %s %s %s than %s, so choose %s if price decides %s.",
			alike, gap.Value("age"), w.asks(high), equal, lessOrMore(equal), w.the(low), w.the(choice), w.ref(gap))
	}
	w.resold(s)
	if w.Plan.HasDesigns() {
		w.toOffer(s)
		w.difference(s, essential, w.allDesigns())
		s.say(essential, noPriceTells)
	}
}

// noPriceTells is said of two designs when it was said which of them price speaks for.
const noPriceTells = "Which is the better boat for you no price tells: sail both, and have the one you choose surveyed."

// byMedians says which of two price speaks for where their fits cannot be set beside each other: at about one age the medians can.
func (w *writer) byMedians(s *section) {
	const near = 2 // years
	low, high, gap := w.findings[0], w.findings[1], w.contrasts[0].Value("median gap")
	a, b := low.prices.Value("median year"), high.prices.Value("median year")
	switch {
	case a.Number == 0 || b.Number == 0:
	case abs(a.Number-b.Number) > near:
		s.say(essential, "By price no choice can be told between them: they are of other ages, built in %s and %s by median, and age does not order the prices of both %s.", a, b, w.ref(low.prices, high.prices))
	case abs(gap.Number) < 100*(tied-1):
		s.say(essential, "By price there is nothing to choose between them: they are of about one age and their medians hardly differ %s.", w.ref(w.contrasts[0]))
	default:
		choice := low
		if gap.Number < 0 {
			choice = high
		}
		w.medianTold = true
		s.say(essential, "They are of about one age, built in %s and %s by median %s, so that their medians compare: that of %s is %s %s that of %s, so choose %s if price decides %s.",
			a, b, w.ref(low.prices, high.prices), w.the(high), gap, aboveOrBelow(gap), w.the(low), w.the(choice), w.ref(w.contrasts[0]))
		if w.Plan.HasDesigns() {
			s.say(essential, noPriceTells)
		}
	}
}

// resold says which of two gives back more of what was paid, where that can be told.
func (w *writer) resold(s *section) {
	most, least := mostAged(w.findings)
	if !pacesDiffer(most, least) {
		return
	}
	s.say(essential, "If you sell again after some years, %s better: a year takes %s off, against %s for %s %s.",
		w.keeps(least), least.age.Value("a year"), most.age.Value("a year"), w.the(most), w.ref(least.age, most.age))
}

// toOffer says against what to set an offer for each, where that is asked.
func (w *writer) toOffer(s *section) {
	if !w.Plan.Raises("offer") {
		return
	}
	for _, age := range []int{w.Plan.At, 10, 15, 20, 5, 25, 30} {
		var each []string
		for _, f := range w.findings {
			if v, ok := f.age.At(measure.YearsOld(float64(age)), "expected"); ok && f.orderly {
				each = append(each, v.String()+" for "+w.the(f)+" "+w.ref(f.age))
			}
		}
		if len(each) == len(w.findings) {
			s.say(essential, "Set an offer against the fit for her age: at %s that is %s; what sellers come down is not known here.", measure.YearsOld(float64(age)), prose.List(each, "and"))
			return
		}
	}
}

// worthwhile says what owning one of the boats comes to, which is what a judgement of one can rest on.
func (w *writer) worthwhile(s *section, f finding) {
	low, ok := f.cost.At(measure.AllItems, "low")
	high, _ := f.cost.At(measure.AllItems, "high")
	year := f.age.Value("a year")
	switch {
	case !ok:
	case f.orderly && year.Number < 0:
		s.say(essential, "Whether one is worth it no price tells: a year costs between %s and %s to keep her at the median price %s and takes %s off what she asks %s, which pays for whoever sails a lot.",
			low, high, w.ref(f.cost), year, w.ref(f.age))
	default:
		s.say(essential, "Whether one is worth it no price tells: a year costs between %s and %s to keep her at the median price, which pays for whoever sails a lot %s.", low, high, w.ref(f.cost))
	}
}

// priceGap says between which prices no boat is offered, where a gap in the market is asked for.
func (w *writer) priceGap(s *section) {
	e := w.findings[0].gap
	if !w.Plan.Raises("price gap") || e == nil {
		return
	}
	if !e.Has("gap from") {
		s.say(essential, "Among the middle nine tenths of the prices of %s no gap stands out %s.", w.the(w.findings[0]), w.ref(e))
		return
	}
	s.say(essential, "Widest is the gap in asking prices between %s and %s: %s priced boats ask less and %s more %s.",
		e.Value("gap from"), e.Value("gap up to"), e.Value("below it"), e.Value("above it"), w.ref(e))
}
