package report

import (
	"cmp"
	"slices"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// choice reports whether it was asked what to choose, and no number.
func (w *writer) choice() bool {
	plan := w.Plan
	return (plan.Raises("choice") || w.mostOffered()) && !plan.Raises("offers") && !plan.Raises("dearest") && len(plan.Divisions)+len(plan.Figures) == 0 && plan.Counted == nil
}

// mostOffered reports whether it was asked which models are most on offer, as who builds against them does.
func (w *writer) mostOffered() bool {
	return w.Plan.Raises("popular") || w.Plan.Raises("rivals") && w.findings[0].Filter.Query.Make == ""
}

// chooses reports whether it was asked which boats of a kind to look for.
func (w *writer) chooses() bool {
	return w.choice() && !w.Plan.Compares() && w.findings[0].Design == nil && len(w.findings[0].series()) > 1
}

// choices names the models that are most offered within what was asked.
func (w *writer) choices(s *section) {
	const most = 4
	f := w.findings[0]
	if p := w.preference(); p != nil {
		p.say(w, s, f.preferred, f.preferred.Parts())
		return
	}
	if e := f.preferred; e != nil && (e.Measure == measure.ByModelAge || e.Measure == measure.ByBuilderAge) {
		noun, _ := kindOfPart(e)
		s.say(essential, "The prices of no two %ss follow age clearly enough here to say which keeps its value best %s.", noun, w.ref(e))
		return
	}
	if !w.chooses() {
		w.few(s)
		return
	}
	var named []string
	for _, m := range f.series() {
		named = append(named, "the "+m+" (median "+cell(f.chosen(), m, "median")+" of "+cell(f.chosen(), m, "priced")+")")
	}
	if w.mostOffered() {
		named = named[:min(cmp.Or(w.Plan.Ask.Top, len(named)), len(named))]
		s.say(essential, "Most offered are %s %s.", prose.List(named, "and"), w.ref(f.chosen()))
		return
	}
	named = named[:min(most, len(named))]
	dear := ""
	if f.chosen() == f.near {
		dear = " of those that use most of the money,"
	}
	s.say(essential, "Look first at what is offered most within these bounds,%s where offers can be compared: %s %s.", dear, prose.List(named, "and"), w.ref(f.chosen()))
	s.say(essential, "That ranks them by number, not by merit: condition and survey decide.")
	w.guidance(s)
}

// ofChoice are the topics of passages that help to choose a boat.
var ofChoice = []string{"Boat types and rigs", "Buying and selling a boat", "Popular boat designs"}

// few names offers to look at where it was asked which boats to look for and no two models are offered often enough.
func (w *writer) few(s *section) {
	const most = 4
	f := w.findings[0]
	if !w.choice() || w.Plan.Compares() || f.Design != nil || !f.priced() || len(f.boats) == 0 {
		return
	}
	var each []string
	for _, e := range f.boats[:min(most, len(f.boats))] {
		each = append(each, asked(e)+" for a "+e.Title+" "+w.ref(e))
	}
	s.say(essential, "Too few boats of one model are offered within these bounds to compare models; among the offers are %s.", prose.List(each, "and"))
}

// guidance quotes what the knowledge base says first on what was asked, else on the kind of boat.
func (w *writer) guidance(s *section) {
	best := w.findings[0].known
	if len(w.passages) > 0 && slices.Contains(ofChoice, w.texts[w.passages[0]].Topic) {
		best = w.passages[0]
	}
	if best != nil {
		s.say(essential, "%s", w.quote(best, measure.FirstSentence(w.texts[best].Summary)))
	}
}
