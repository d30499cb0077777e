package report

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// offerers says who offers most of the boats.
func (w *writer) offerers(s *section, l level, f finding) {
	parts := f.brokers.Parts()
	if len(parts) == 0 {
		s.say(l, "No broker named in the listings offers five of %s, so no share can be told %s.", w.those(f), w.ref(f.brokers))
		return
	}
	s.say(l, "No other broker has as many of %s on offer as %s, %s or a share of %s; the listings name %s brokers, and those without a broker are %s %s.", w.those(f), parts[0],
		cell(f.brokers, parts[0], "offers"), cell(f.brokers, parts[0], "share"), f.brokers.Value("brokers"), f.brokers.Value("without a broker"), w.ref(f.brokers))
}

// shares is the table of brokers.
func (w *writer) shares(s *section, l level, f finding) {
	var rows [][]string
	for _, broker := range f.brokers.Parts() {
		rows = append(rows, []string{broker, cell(f.brokers, broker, "offers"), cell(f.brokers, broker, "share")})
	}
	s.rows(l, []string{w.head("Broker", f.brokers), "Offers", "Share"}, rows)
}

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

// figures says what was asked of the boats beside their price.
func (w *writer) figures(s *section) {
	w.setApart(s)
	for _, f := range w.findings {
		for i, figure := range w.Plan.Figures {
			e := f.figures[i]
			if !e.Has("median") {
				s.say(essential, "Too few of %s tell their %s %s.", w.the(f), figure.Title, w.ref(e))
				continue
			}
			s.say(essential, figure.Says+", as %s listings tell %s.", w.those(f), e.Value("lower quartile"), e.Value("upper quartile"), e.Value("median"), e.Value("told"), w.ref(e))
		}
	}
}

// setApart says of which of two kinds of boat a figure is higher.
func (w *writer) setApart(s *section) {
	if len(w.findings) != 2 {
		return
	}
	for i, figure := range w.Plan.Figures {
		high, low := w.findings[0], w.findings[1]
		a, b := high.figures[i].Value("median"), low.figures[i].Value("median")
		if b.Number > a.Number {
			high, low, a, b = low, high, b, a
		}
		switch {
		case b.Number == 0:
		case a.String() == b.String():
			s.say(essential, "By %s %s and %s do not differ by median %s.", figure.Title, w.the(high), w.the(low), w.ref(high.figures[i], low.figures[i]))
		default:
			s.say(essential, "%s %s by median, %s against %s for %s %s.", w.the(high), figure.Above, a, b, w.the(low), w.ref(high.figures[i], low.figures[i]))
		}
	}
}

// plural is a subject's boats behind their number.
func (w *writer) plural(f finding) string {
	if f.Design != nil {
		return "boats of the " + f.Called()
	}
	return f.Called()
}

// outnumbered says of which of two kinds of boat more are offered.
func (w *writer) outnumbered(s *section) {
	if !w.Plan.Ask.Of("number", plan.More) || len(w.findings) != 2 {
		return
	}
	most, least := w.findings[0], w.findings[1]
	if most.prices.Value("boats").Number < least.prices.Value("boats").Number {
		most, least = least, most
	}
	s.say(essential, "More are offered of %s, %s against %s for %s %s.", w.the(most), most.prices.Value("boats"), least.prices.Value("boats"), w.the(least), w.ref(most.prices, least.prices))
}

// bargains name the boats that ask least for their age and length, where those were asked for.
func (w *writer) bargains(s *section) {
	const most = 3
	if !w.Plan.Raises("bargains") || w.Plan.Claim.Early {
		return
	}
	f := w.findings[0]
	var each []string
	for _, e := range f.boats {
		if gap := f.under(idOf(e)); gap != "–" && len(each) < most {
			each = append(each, "the "+e.Title+" for "+asked(e)+" "+w.ref(e)+", "+gap+" what the fit of all these boats expects "+w.ref(f.bargains))
		}
	}
	if len(each) == 0 {
		s.say(essential, "No offer of %s stands clearly under what the fit of them all expects of her age and length %s.", w.the(f), w.ref(f.bargains))
		return
	}
	s.say(essential, "Of the offers up to a quarter under the others of their age and length these are furthest under: %s.", prose.List(each, "and"))
	s.say(essential, "A boat under the fit is a question, not a bargain: some models ask less at every age, and a listing may leave something out.")
}

// unshown says how many of the boats show no price, where that was asked.
func (w *writer) unshown(s *section) {
	if !w.Plan.Raises("unpriced") {
		return
	}
	for i, f := range w.findings {
		if g := f.gaps; g.Has("without price") {
			s.say(levelOf(i, essential), "%s of the %s %s come without price %s.", g.Value("without price"), g.Value("boats"), w.plural(f), w.ref(g))
		}
	}
}

// proportions says what share of the boats was asked.
func (w *writer) proportions(s *section) {
	if w.Plan.Divided && w.Plan.Raises("proportion") {
		without, with := w.findings[0].prices, w.findings[1].prices
		s.say(essential, "It is named by %s offers and not by %s %s.", with.Value("boats"), without.Value("boats"), w.ref(with, without))
	}
	if w.Plan.Counted == nil {
		return
	}
	told := false
	for _, f := range w.findings {
		if e := f.share; e.Has("share") {
			verb := "are"
			if w.Plan.Counted.Listed {
				verb, told = "name", true
			}
			s.say(essential, "%s of %s %s %s %s, a share of %s %s.", e.Value("naming it"), e.Value("boats"), w.plural(f), verb, w.Plan.Counted.Words, e.Value("share"), w.ref(e))
		}
	}
	w.fading(s)
	if told {
		s.say(essential, "A listing that does not name it may have it all the same.")
	}
}

// supplied says how many boats are offered and whether their offers stand longer than those of the wider market.
func (w *writer) supplied(s *section, l level, f finding) {
	if f.supply == nil {
		return
	}
	if e := f.supply; e.Has("share") && e.Value("share").Number < 100 {
		s.say(l, "%s of %s %s %s, a share of %s %s.", e.Value("naming it"), e.Value("boats"), f.Wider.Filter.Words, f.Wider.Part, e.Value("share"), w.ref(e))
	}
	if f.Wider.Filter.Words == f.Name || !w.Plan.Raises("supply") || !glut.MatchString(w.Plan.Question) || f.time.Boats < fewForMedian {
		return
	}
	own, all := f.time.Value("median"), f.supplyTime.Value("median")
	if own.Number == 0 || all.Number == 0 {
		return
	}
	than, reading := "about as long as", "no sign of a glut, nor of a shortage"
	switch {
	case own.Number > 1.15*all.Number:
		than, reading = "longer than", "a sign of more supply than buyers"
	case own.Number < all.Number/1.15:
		than, reading = "shorter than", "no sign of a glut"
	}
	s.say(l, "Offers of %s have stood for a median of %s %s, %s the %s of all %s, %s %s.",
		w.the(f), own, w.ref(f.time), than, all, f.Wider.Filter.Words, reading, w.ref(f.supplyTime))
}

// glut asks whether there are more boats than buyers, or fewer.
var glut = regexp.MustCompile(`(?i)\b(?:saturat|flood|glut|too many|demand\b|popular|scarc|short|hard to find|rare|supply|liquid|buyers|niche|overs|angebot|nachfrage|offre|acheteur|käufer|market\b|markt\b|marché\b|shr[aiu]nk|grow|trend|find)`)

// quickest says whose offers have stood for the shortest time so far.
func (w *writer) quickest(s *section) {
	var timed []finding
	for _, f := range w.findings {
		if f.time.Has("median") {
			timed = append(timed, f)
		}
	}
	if len(timed) < 2 {
		return
	}
	timed = sortedBy(timed, func(f finding) int { return int(f.time.Value("median").Number) })
	first, last := timed[0], timed[len(timed)-1]
	if last.time.Value("median").Number < 1.1*first.time.Value("median").Number {
		s.say(essential, "By how long their offers have stood none of them sells noticeably faster: the medians are %s for %s and %s for %s %s.",
			first.time.Value("median"), w.the(first), last.time.Value("median"), w.the(last), w.ref(first.time, last.time))
	} else {
		s.say(essential, "Offers of %s have stood for the shortest time, a median of %s, those of %s for the longest, %s %s.",
			w.the(first), first.time.Value("median"), w.the(last), last.time.Value("median"), w.ref(first.time, last.time))
	}
	s.say(essential, "That is the age of offers still open; how long sold boats took is not known here.")
}

// affordable says what of each design the budget buys.
func (w *writer) affordable(s *section) {
	if w.Plan.Budget == nil {
		return
	}
	var parts []string
	var evidence []*measure.Evidence
	for _, f := range w.findings {
		part := f.budget.Value("priced").String() + " of " + w.the(f)
		switch {
		case !f.budget.Has("priced"):
			part = "fewer than five of " + w.the(f)
		case f.budget.Has("median year"):
			part += ", built in " + f.budget.Value("median year").String() + " by median"
		}
		parts, evidence = append(parts, part), append(evidence, f.budget)
	}
	s.say(essential, "%s is enough for %s %s.", w.Plan.Budget, strings.Join(parts, "; "), w.ref(evidence...))
}

// history quotes what is known of a builder, where her history was asked.
func (w *writer) history(s *section) {
	if !w.Plan.Raises("history") || w.Plan.Claim.Ended {
		return
	}
	for _, f := range w.findings {
		if f.known == nil {
			continue
		}
		s.say(essential, "%s", w.quote(f.known, measure.FirstSentence(w.texts[f.known].Summary)))
		for _, fact := range w.texts[f.known].Facts[:min(2, len(w.texts[f.known].Facts))] {
			s.say(essential, "%s", w.quote(f.known, fact))
		}
	}
}
