package report

import (
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// claims hold against the figures what the question takes for granted, before anything is answered.
func (w *writer) claims(s *section) {
	claim, f := w.Plan.Claim, w.findings[0]
	if claim.Hull != "" {
		s.say(essential, "The %s is no %s but a %s.", measure.NameOf(*f.Design), claim.Hull, w.Plan.Kind())
	}
	if claim.Fast && len(f.designs) > 0 {
		w.pace(s, f.designs[0])
	}
	if claim.Gains || claim.Keeps || claim.Rate != nil {
		w.losses(s)
	}
	if claim.Ended {
		w.goesOn(s)
	}
	if claim.Early {
		w.firstYears(s)
	}
	if claim.Dearer > 0 {
		w.dearerSide(s)
	}
}

// goesOn says that a builder who is said to build no longer does build, where boats of the last years are on offer.
func (w *writer) goesOn(s *section) {
	const recent = 2
	f := w.findings[0]
	if built := f.newest.Value("built"); int(built.Number) >= w.ix.AsOf().Year()-recent {
		s.say(essential, "That %s has stopped building these offers do not bear out: the newest of %s was built in %s %s.", f.maker(), w.named(f), built, w.ref(f.newest))
	}
}

// Ratios from which a monohull is quick and below which she is not, as those of the design table are read: lively from 18, light below 200.
const (
	quickSail, slowSail = 18, 16
	quickLoad, slowLoad = 200, 270
)

// pace says whether a design is quick by her ratios.
func (w *writer) pace(s *section, e *measure.Evidence) {
	sail, load := e.Value("SA/D"), e.Value("D/L")
	if sail.Number == 0 || load.Number == 0 || !w.monohull(e) {
		s.say(essential, "Whether the %s is fast or slow cannot be told: her particulars in the design table do not give the ratios %s.", e.Title, w.ref(e))
		return
	}
	verdict := "of middling speed"
	switch {
	case sail.Number < slowSail || load.Number > slowLoad:
		verdict = "no fast boat"
	case sail.Number >= quickSail && load.Number < quickLoad:
		verdict = "a fast boat"
	}
	s.say(essential, "By her ratios the %s is %s: SA/D %s (%s), D/L %s (%s) and a hull speed of %s %s.", e.Title, verdict,
		sail, design.Reading("SA/D", sail.Number), load, design.Reading("D/L", load.Number), e.Value("hull speed"), w.ref(e))
}

// losses say that prices fall with age and by how much, where it was said that they rise, or by how much they fall.
func (w *writer) losses(s *section) {
	for _, f := range w.findings {
		year, told := f.age.Value("a year"), w.Plan.Claim.Rate
		switch {
		case !f.orderly && told == nil:
		case year.Number >= 0 || !f.orderly:
			s.say(essential, "These offers do not bear that out: age does not order the prices of %s %s.", w.the(f), w.ref(f.age))
		case told == nil && w.Plan.Claim.Keeps:
			s.say(essential, "They do lose: a year of age takes %s off the asking price of %s (R² %s, %s boats) %s.", year, w.named(f), f.age.Value("R²"), f.age.Value("fitted"), w.ref(f.age))
		case told == nil:
			s.say(essential, "They do not: a year of age takes %s off the asking price of %s (R² %s, %s boats) %s.", year, w.named(f), f.age.Value("R²"), f.age.Value("fitted"), w.ref(f.age))
		case abs(told.Number+year.Number) < max(samePace, sure(paceError(f.age), 0)):
			s.say(essential, "About that: a year of age takes %s off the asking price of %s %s.", year, w.named(f), w.ref(f.age))
		default:
			s.say(essential, "Not %s a year: a year of age takes %s off the asking price of %s %s.", told, year, w.named(f), w.ref(f.age))
		}
	}
	if models := w.findings[0].preferred; w.Plan.Claim.Gains && models.Has("rising") && models.Value("rising").Number == 0 {
		s.say(essential, "Of the models with enough dated offers the prices of %s clearly fall with age, and those of none clearly rise %s.", models.Value("models"), w.ref(models))
	}
}

// firstYears says that the first years' loss no offer shows, and what a year takes over all ages.
func (w *writer) firstYears(s *section) {
	f := w.findings[0]
	s.say(essential, "What the first year takes these offers can neither bear out nor refute: no price that was paid new is known here.")
	if newest := f.newest; newest.Has("built") {
		s.say(essential, "The newest of %s on offer was built in %s %s.", w.named(f), newest.Value("built"), w.ref(newest))
	}
	if year, losing := f.losing(); losing {
		s.say(essential, "Whatever their ages, a year takes %s off the asking price of %s (R² %s, %s boats) %s.", year, w.named(f), f.age.Value("R²"), f.age.Value("fitted"), w.ref(f.age))
	}
}

// named is what boats are called where they have not been introduced.
func (w *writer) named(f finding) string {
	if f.Design != nil {
		return "the " + f.Called()
	}
	return f.Called()
}

// dearerSide says where the dearer of two sides is another one than was said.
func (w *writer) dearerSide(s *section) {
	gap := w.contrasts[0].Value("median gap").Number
	if equal, ok := w.contrasts[0].At("", "gap at equal age and length"); ok && w.findings[0].orderly && w.findings[1].orderly {
		gap = equal.Number
	}
	if claimed := w.Plan.Claim.Dearer; gap == 0 || (gap > 0) == (claimed == 2) {
		return
	}
	low, high := w.findings[0], w.findings[1]
	if gap < 0 {
		low, high = high, low
	}
	s.say(essential, "It is the other way round: %s more than %s %s.", w.asks(high), w.the(low), w.ref(w.contrasts[0]))
}
