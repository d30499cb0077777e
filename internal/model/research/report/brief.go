package report

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/study"
	"github.com/fairlead/fairlead/internal/tokens"
)

// briefly is how many tokens an answer has at most that goes on from a study and wants a part of it.
const briefly = 420

// Brief is what a study says to a question that goes on from another and wants a part of it alone: one section without a heading, with a
// line of its sources. It is the whole report where all is wanted, or the part has nothing to say.
func (s *Study) Brief(budget int) Report {
	if s.Plan.Part == plan.Whole || s.plainly() != "" {
		return s.Report(budget)
	}
	w := &writer{Study: s, index: map[*measure.Evidence]int{}, introduced: true}
	part := w.part()
	if len(part.blocks) == 0 {
		return s.Report(budget)
	}
	r := Report{Title: s.title(), Evidence: []measure.Evidence{}, study: s, check: verifierOf(s.ix, s.Plan, nil)}
	l := layout{cited: w.cited, budget: min(budget, briefly), terse: true, check: verifierOf(s.ix, s.Plan, w.cited), sections: []section{part}}
	l.fit()
	l.number(&r)
	r.Dropped = l.dropped
	if line := r.sourcesLine(); line != "" && tokens.Count(r.Sections[0].Text+line) < budget {
		r.Sections[0].Text += "\n\n" + line
	}
	if notice := inEnglish[s.Plan.Language]; notice != "" {
		r.Sections = slices.Insert(r.Sections, 0, study.Section{Text: notice})
	}
	return r
}

// part is the part of a study that its question wants.
func (w *writer) part() section {
	if len(w.findings) == 0 {
		return w.partOfTopic()
	}
	var s section
	if w.sells() && w.Plan.Part != plan.Risks && w.Plan.Part != plan.Years && !w.Plan.Focus.Time && w.asksAsSeller(&s) {
		return s
	}
	switch w.Plan.Part {
	case plan.Advice:
		s = section{blocks: w.directly()}
		s.blocks = append(s.blocks, w.recommend().blocks...)
	case plan.Detail:
		s = w.inDetail()
	case plan.Risks:
		w.risks(&s)
	case plan.Years:
		w.bestYears(&s)
	default:
		s = w.answering()
		w.unanswered(&s)
	}
	s.heading = ""
	return s
}

// inDetail is the advice that has a word of the question, with what guides named by one of its words say; empty where nothing has.
func (w *writer) inDetail() section {
	const most = 4 // facts
	asked := w.Plan.TopicWords
	s := section{blocks: slices.DeleteFunc(w.recommend().blocks, func(b block) bool { return b.form == table || asked.In(b.text()) == 0 })}
	for _, id := range guides {
		if e := w.guides[id]; e != nil && asked.In(w.texts[e].Title) > 0 {
			w.facts(&s, essential, e, most)
		}
	}
	return s
}

// directly is what the summary says directly to a question for advice, where it says more than what the market is.
func (w *writer) directly() []block {
	if w.sells() || len(w.Plan.Matters) == 0 {
		return nil
	}
	s := section{}
	w.direct(&s)
	return s.blocks
}

// unanswered says openly, before what the market is, that nothing here answers a question, where the summary has nothing else; what there is
// to advise follows.
func (w *writer) unanswered(s *section) {
	ask := w.Plan.Ask
	if len(s.blocks) > 1 || ask.Speaks("price") || ask.Speaks("number") || ask.Speaks("market") || ask.Speaks("spread") || w.Plan.Raises("price") {
		return
	}
	frank := section{}
	if advice := w.recommend().blocks; len(advice) > 0 && advice[0].form == bullets {
		if !w.Plan.Focus.Waiting {
			frank.say(essential, "Nothing here answers that directly; what the offers tell is this.")
		}
		s.blocks = append(append(frank.blocks, s.blocks...), advice[0])
	}
}

// answering is the summary without what it says of how the question was read, and without the table of all years, which was told.
func (w *writer) answering() section {
	const most = 8 // rows
	s := w.summary()
	apart := slices.IndexFunc(s.blocks, func(b block) bool { return b.apart })
	var kept []block
	for i, b := range s.blocks {
		if b.form != table && (apart < 0 || i < apart) || b.form == table && len(b.lines) <= most && !strings.HasPrefix(b.lines[0], "| Built ") {
			kept = append(kept, b)
		}
	}
	s.blocks = kept
	return s
}

// partOfTopic is the part of a study that names no boats: what the passages warn of, or what they advise.
func (w *writer) partOfTopic() section {
	s := section{}
	words := faultWords
	if w.Plan.Part != plan.Risks {
		words = []string{"check", "should", "must", "never", "always", "choose", "suits", "better"}
	}
	for _, e := range w.passages[:min(3, len(w.passages))] {
		for _, said := range slices.Concat(measure.Sentences(w.texts[e].Summary), w.texts[e].Facts) {
			if mentionsAny(said, words...) || w.Plan.Part == plan.Risks && mentionsAny(said, warnings...) {
				s.item(levelOf(min(len(s.blocks), 4)/4, essential), "%s", w.quote(e, said))
			}
		}
	}
	return s
}

// warnings are words of what may go wrong with a thing.
var warnings = []string{"risk", "danger", "the limit", " fire", "fail", "costs more", "not right", "must not", "overheat", "insurer", "lose", "harmed", "ruined", "wrong", "inspect", "reported", "known ", "crack", "corro", "blister", " rot", "leak", " wear"}

// sourcesLine names everything that a report cites in a line.
func (r Report) sourcesLine() string {
	var each []string
	for _, e := range r.Evidence {
		name := e.ID
		if e.Kind != study.OfQuery {
			name = study.Grouped(float64(e.Number))
		}
		each = append(each, "["+name+"] "+e.Title)
	}
	if len(each) == 0 {
		return ""
	}
	return "Sources: " + strings.Join(each, "; ") + "."
}

// risks are what may go wrong for who buys such a boat, or sells one: with her, with her price, and with the figures.
func (w *writer) risks(s *section) {
	said := len(s.blocks)
	for i, f := range w.findings {
		for _, e := range f.telling() {
			w.warn(s, levelOf(i, essential), e, 2)
		}
	}
	for _, e := range w.brings()[:min(2, len(w.brings()))] {
		w.warn(s, essential, e, 2)
	}
	for i, f := range w.findings {
		l := levelOf(i, essential)
		if year, losing := f.losing(); losing {
			s.item(l, "Loss with age: a year takes %s off the asking price of %s %s.", year, w.the(f), w.ref(f.age))
		}
		if f.priced() && f.prices.Value("spread").Number > wideSpread {
			s.item(l, "A wrong price: the middle half of what is asked for %s spans %s of the median, so that the median alone misleads %s.", w.the(f), f.prices.Value("spread"), w.ref(f.prices))
		}
		if f.time.Has("median") {
			s.item(levelOf(i, usual), "A slow sale: offers of %s have stood for a median of %s, with an upper quartile of %s %s.", w.the(f), f.time.Value("median"), f.time.Value("upper quartile"), w.ref(f.time))
		}
	}
	if len(s.blocks) == said {
		return
	}
	if !w.sells() {
		w.tip(s, usual, "buying-process", "survey")
	}
	s.item(usual, "The figures themselves: they are asking prices of one day, and what was paid in the end is not among them.")
}

// wideSpread is from what part of the median, in per cent, on the middle half of prices misleads.
const wideSpread = 60

// warn quotes the first facts of a passage that tell what goes wrong.
func (w *writer) warn(s *section, l level, e *measure.Evidence, most int) {
	for _, fact := range slices.Concat(measure.Sentences(w.texts[e].Summary), w.texts[e].Facts) {
		if most > 0 && !hanging.MatchString(fact) && mentionsAny(fact, warnings...) {
			s.item(l, "%s", w.quote(e, fact))
			most--
		}
	}
}

// bestYears says which years of build give most for the money by what is asked, with what all years ask.
func (w *writer) bestYears(s *section) {
	for i, f := range w.findings {
		bands := f.dated()
		if len(bands) < 2 {
			s.say(levelOf(i, essential), "Too few years of %s have five offers with a price to set one beside another %s.", w.the(f), w.ref(f.years))
			continue
		}
		w.settled(s, levelOf(i, essential), f, bands)
		if year, losing := f.losing(); losing {
			s.say(levelOf(i, essential), "A year of age takes %s off at every age, so that the steps in money grow smaller %s.", year, w.ref(f.age))
		}
		w.byYear(s, levelOf(i, essential), f)
	}
	s.pause = true
	s.say(usual, "Which boat of those years is the better one no price tells: the dates of rig, sails and engine, and a survey, decide.")
}

// settled names the youngest years of build of which the median has lost so much against the youngest of all that most of what is lost in money is
// lost, and the price of the next older ones.
func (w *writer) settled(s *section, l level, f finding, bands []string) {
	const kept = 0.7
	newest := bands[0]
	at := slices.IndexFunc(bands, func(band string) bool {
		return valueOf(f.years, band, "median") <= kept*valueOf(f.years, newest, "median")
	})
	if !f.orderly || at < 1 {
		s.say(l, "By price no years of %s stand out: medians go from %s, built %s, to %s, built %s, and condition decides more than the year %s.",
			w.the(f), cell(f.years, newest, "median"), newest, cell(f.years, bands[len(bands)-1], "median"), bands[len(bands)-1], w.ref(f.years))
		return
	}
	older := ""
	if at+1 < len(bands) {
		older = "; older ones, built " + bands[at+1] + ", have a median of " + cell(f.years, bands[at+1], "median") + ", and rig, sails and engine come due in them"
	}
	s.say(l, "Best value by what is asked are those built %s, at a median of %s against %s for those built %s%s %s.",
		bands[at], cell(f.years, bands[at], "median"), cell(f.years, newest, "median"), newest, older, w.ref(f.years))
}
