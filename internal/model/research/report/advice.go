package report

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/study"
)

// advise says what follows for what was asked, before anything that follows for who looks for a boat; it reports whether something does.
func (w *writer) advise(s *section) bool {
	said := len(s.blocks)
	w.unevenAdvice(s)
	w.dividedAdvice(s)
	w.groupAdvice(s)
	w.unseenAdvice(s)
	w.cutAdvice(s)
	w.fadingAdvice(s)
	w.ratioAdvice(s)
	w.steadyAdvice(s)
	w.keepingAdvice(s)
	w.waitingAdvice(s)
	w.placeAdvice(s)
	w.choiceAdvice(s)
	return len(s.blocks) > said
}

// dividedAdvice is of boats that name a thing beside those that do not.
func (w *writer) dividedAdvice(s *section) {
	if !w.Plan.Divided || len(w.contrasts) == 0 {
		return
	}
	gap, named := w.contrasts[0], w.the(w.findings[1])
	within, blur := gap.Value("gap within models"), gap.Value("error within models").Number
	alike := "of her model and age"
	if !gap.Has("gap within models") {
		within, alike, _ = w.atEqual(gap)
		alike, blur = "at "+alike, gap.Value("error").Number
	}
	switch {
	case within.Number == 0 || !gap.Has("gap within models") && !w.comparable():
	case abs(within.Number) < sure(blur, 0):
		s.item(essential, "Pay neither more nor less for that alone: among boats %s no difference in price can be told; let its state decide, and what it would cost to put right.", alike)
	default:
		s.item(essential, "Set one of the %s beside others %s, where they ask %s %s: that far apart is the ordinary, and more on either side needs a reason %s.", named, alike, within, lessOrMore(within), w.ref(gap))
	}
	if e := w.trait; e != nil {
		w.inspect(s, e)
	}
}

// unseenAdvice is for one boat of whose years none is offered.
func (w *writer) unseenAdvice(s *section) {
	f := w.findings[0]
	if p := f.kin; w.Plan.Unseen && p.Has("median") && !w.Plan.Compares() {
		verb := "Set an offer between"
		if w.sells() {
			verb = "Ask between"
		}
		s.item(essential, "%s %s and %s, what half of her builder's boats of her length and age ask, not by the prices of other years; condition and records decide within it %s.",
			verb, p.Value("lower quartile"), p.Value("upper quartile"), w.ref(p))
	}
}

// cutAdvice is of prices that were lowered.
func (w *writer) cutAdvice(s *section) {
	for i, f := range w.findings {
		if e := f.cuts; e.Has("lowered") {
			s.item(levelOf(i, essential), "Do not wait for a lowered price: a share of %s of the offers shows one %s.", e.Value("share lowered"), w.ref(e))
			if e.Has("median") {
				s.item(levelOf(i, usual), "Where one was lowered, it was by %s of the first price by median: an offer that far off is nothing unheard of %s.", e.Value("median"), w.ref(e))
			}
		}
	}
}

// fadingAdvice is of a kind that is ever rarer or more frequent.
func (w *writer) fadingAdvice(s *section) {
	e := w.findings[0].decades
	if parts := e.Parts(); len(parts) > 1 {
		last := parts[len(parts)-1]
		where := "among younger boats too"
		if valueOf(e, last, "share") < valueOf(e, parts[0], "share") {
			where = "among older boats"
		}
		s.item(essential, "Look for %s %s: of those built %s their share is %s %s.", w.findings[0].Called(), where, last, cell(e, last, "share"), w.ref(e))
	}
}

// ratioAdvice is of ratios, which are those of designs.
func (w *writer) ratioAdvice(s *section) {
	if len(w.Plan.Ratios) > 0 {
		s.item(essential, "Ask for what the boat herself weighs as she floats: the ratios are of the design as published, and a loaded cruiser is heavier.")
	}
}

// steadyAdvice is of which model or builder keeps its price.
func (w *writer) steadyAdvice(s *section) {
	e := w.findings[0].preferred
	if parts := e.Parts(); len(parts) > 2 && (e.Measure == measure.ByBuilderAge || e.Measure == measure.ByModelAge) {
		_, the := kindOfPart(e)
		last := parts[len(parts)-1]
		s.item(essential, "If resale counts, be wary of %s%s, whose prices fall %s a year, and choose among the others by condition %s.", the, last, cell(e, last, "a year"), w.ref(e))
	}
}

// keepingAdvice is of what a year costs.
func (w *writer) keepingAdvice(s *section) {
	f := w.findings[0]
	low, ok := f.cost.At(measure.AllItems, "low")
	high, _ := f.cost.At(measure.AllItems, "high")
	if !w.Plan.Focus.Owning || !ok || w.Plan.Compares() {
		return
	}
	s.item(essential, "Set aside between %s and %s a year, and ask first what a berth costs where she is to lie, since that moves it most %s.", low, high, w.ref(f.cost))
	s.item(usual, "Get quotes for insurance and haul-out by her own length and value before you rely on shares of it.")
}

// waitingAdvice is of whether to wait.
func (w *writer) waitingAdvice(s *section) {
	f := w.findings[0]
	if year, losing := f.losing(); losing && w.Plan.Focus.Waiting && !w.Plan.Compares() {
		s.item(essential, "Buy when the right boat is found: nothing here speaks for waiting but the year itself, which takes %s off the same boat %s.", year, w.ref(f.age))
	}
}

// choiceAdvice is of which model to begin with.
func (w *writer) choiceAdvice(s *section) {
	f := w.findings[0]
	if !w.chooses() || w.preference() != nil {
		return
	}
	e, first := f.chosen(), f.series()[0]
	s.item(essential, "Begin with the %s, of which most offers can be set beside each other: the middle half of %s ask between %s and %s %s.",
		first, cell(e, first, "priced"), cell(e, first, "lower quartile"), cell(e, first, "upper quartile"), w.ref(e))
}

// placeAdvice is of where to look.
func (w *writer) placeAdvice(s *section) {
	f := w.findings[0]
	parts := f.places.Parts()
	if !w.Plan.Raises("offers") || w.Plan.Compares() || len(parts) == 0 {
		return
	}
	s.item(essential, "Begin in %s, which has the largest choice, and set offers elsewhere against its median of %s %s.", geo.Article(parts[0]), cell(f.places, parts[0], "median"), w.ref(f.places))
}

// brings are the passages on what makes the boats of a study what they are: on what they name, else on the kind, else those the question brings.
func (w *writer) brings() []*measure.Evidence {
	var all []*measure.Evidence
	add := func(e *measure.Evidence) {
		if e != nil && e.Kind == study.OfPassage && !slices.Contains(all, e) {
			all = append(all, e)
		}
	}
	add(w.trait)
	for _, e := range w.sides {
		add(e)
	}
	for _, q := range w.Plan.Quotes {
		add(w.guides[q.Passage])
	}
	for _, e := range w.passages {
		if w.Plan.Uneven == nil && w.entitled(w.texts[e].Title) {
			add(e)
		}
	}
	for _, f := range w.findings {
		add(f.known)
	}
	if w.Plan.Focus.Owning {
		add(w.guides["costs-annual-ownership"])
		add(w.guides["costs-berth"])
	}
	return all
}

// entitled reports whether a title has a word of what the question is about as it stands there, be it one of no market or one that the boats are
// divided by: to share a boat tells nothing of a share of boats, nor holding ground of what holds its price.
func (w *writer) entitled(title string) bool {
	asked := strings.Fields(design.Fold(w.Plan.Topic))
	var divided []string
	for _, d := range w.Plan.Divisions {
		divided = append(divided, strings.Fields(d.By)...)
	}
	return slices.ContainsFunc(strings.Fields(design.Fold(title)), func(word string) bool {
		one := strings.TrimSuffix(word, "s")
		if len(one) < 3 || plan.MarketWord(one) && !slices.Contains(divided, word) {
			return false
		}
		return slices.Contains(asked, word) || slices.Contains(asked, one) || slices.Contains(asked, word+"s")
	})
}
