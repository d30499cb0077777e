package research

import "github.com/fairlead/fairlead/internal/study"

// sureMedian says between which prices the median is to be taken.
func (w *writer) sureMedian(s *section, l level, f finding) {
	switch {
	case f.median.Has("low"):
		s.say(l, "Taken as a random draw, the %s prices place the median of %s between %s and %s at a confidence of %s %s.",
			study.Grouped(float64(f.median.Boats)), w.the(f), f.median.Value("low"), f.median.Value("high"), f.median.Value("confidence"), w.ref(f.median))
	case f.priced():
		s.say(l, "So few prices, %s, place no bounds on the median of %s %s.", f.prices.Value("priced"), w.the(f), w.ref(f.prices))
	}
}
