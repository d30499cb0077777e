package report

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// built reports whether every subject is a design or the boats of one builder.
func (w *writer) built() bool {
	return !slices.ContainsFunc(w.findings, func(f finding) bool { return f.maker() == "" })
}

// faults quotes what is known to go wrong with the designs or the builder's boats, or says that nothing is known here.
func (w *writer) faults(s *section) {
	w.regarded(s)
	for _, f := range w.findings {
		passages := f.telling()
		if len(passages) == 0 {
			s.say(essential, "No known faults of %s are told by any source here.", w.the(f))
		}
		if f.known == nil && f.Design != nil && len(passages) > 0 {
			s.say(essential, "Of the %s herself no source here tells known faults; of her builder's boats it is known:", f.Called())
		}
		for _, e := range passages {
			w.faultsIn(s, e, len(passages) == 1)
		}
	}
}

// faultsIn quotes what a passage tells of faults, all of its summary and then some facts.
func (w *writer) faultsIn(s *section, e *measure.Evidence, alone bool) {
	most := 1
	if alone {
		most = 3
	}
	passage := w.texts[e]
	s.say(essential, "%s", w.quote(e, passage.Summary))
	for _, fact := range passage.Facts {
		if most > 0 && mentionsAny(fact, faultWords...) {
			s.say(essential, "%s", w.quote(e, fact))
			most--
		}
	}
}

// regarded says what the boats of a builder are known for, where that is asked, and that no source here ranks builders.
func (w *writer) regarded(s *section) {
	if !w.Plan.Raises("reputation") {
		return
	}
	told := map[string]bool{}
	for _, f := range w.findings {
		maker := f.maker()
		if maker == "" || told[maker] {
			continue
		}
		told[maker] = true
		known := w.knownFor(s, maker)
		if !w.Plan.Focus.Faults {
			for _, e := range f.builder[:min(2, len(f.builder))] {
				s.say(essential, "%s", w.quote(e, measure.FirstSentence(w.texts[e].Summary)))
				known = true
			}
		}
		if !known {
			s.say(essential, "What boats of %s are known for no source here tells.", maker)
		}
	}
	if len(told) > 0 {
		s.say(essential, "How owners and surveyors rate a builder is not known here: ask her owners' association.")
	}
}

// knownFor quotes what the passage on builders says of one, and reports whether it says anything.
func (w *writer) knownFor(s *section, maker string) bool {
	e := w.guides["buying-builders"]
	if e == nil {
		return false
	}
	for _, fact := range w.texts[e].Facts {
		if strings.Contains(" "+design.Fold(fact)+" ", " "+design.Fold(maker)+" ") {
			s.say(essential, "%s", w.quote(e, fact))
			return true
		}
	}
	return false
}
