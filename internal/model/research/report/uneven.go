package report

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
)

// onSides finds the passages on what a comparison sets apart that prices cannot compare: those that name the side of which no boats are for sale
// and what it is a kind of, or both sides; none where prices can.
func (s *Study) onSides() []*measure.Evidence {
	const most = 4
	u := s.Plan.Uneven
	if u == nil {
		return nil
	}
	var titled, naming []*measure.Evidence
	for _, search := range []string{u.Few + " " + u.Many + " " + u.Of, u.Few + " " + u.Of, u.Few + " drive cost", u.Few + " or " + u.Many} {
		for _, h := range s.from.Passages.Search(search, nil) {
			e, p := s.passage(h.Passage), h.Passage
			called := p.Title + " " + strings.Join(p.Terms, " ")
			about := names(called, u.Of) || u.Of == "" && names(called, u.Many)
			switch {
			case slices.Contains(titled, e) || slices.Contains(naming, e) || len(p.Words) > 0 || p.Topic == "Popular boat designs":
			case names(p.Title, u.Few) && (about || names(called, u.Many)):
				titled = append(titled, e)
			case names(called+" "+p.Summary, u.Few) && (about || strings.HasPrefix(p.ID, "costs-") && names(p.Summary, u.Many)):
				naming = append(naming, e)
			}
		}
	}
	all := append(titled, naming...)
	return all[:min(most, len(all))]
}

// stemsOf are the stems of the words of a text.
func stemsOf(text string) plan.Words {
	var all plan.Words
	for word := range strings.FieldsSeq(design.Fold(text)) {
		all = append(all, plan.Stem(word))
	}
	return all
}

// names reports whether a text has a word of one side of a comparison.
func names(text, side string) bool { return stemsOf(side).In(text) > 0 }

// sideAspect is an aspect by which two things are compared where prices do not tell them apart: what asks after it, and what is said of it.
type sideAspect struct{ asks, says *regexp.Regexp }

// sideAspects are the aspects in the order in which they are told.
var sideAspects = []sideAspect{
	{regexp.MustCompile(`(?i)\b(?:range|far|distance|hours|endurance|miles)\b`), regexp.MustCompile(`(?i)\bnautical miles\b|\brange\b|\bhours\b`)},
	{regexp.MustCompile(`(?i)\b(?:charg|recharg|solar|refuel|regenerat)\w*`), regexp.MustCompile(`(?i)\bcharg|\bregenerat|\bsocket\b|\brefuel`)},
	{regexp.MustCompile(`(?i)\b(?:quiet\w*|nois\w*|loud\w*|vibrat\w*|smell\w*)\b`), regexp.MustCompile(`(?i)\bquiet|\bnois|\bvibrat|\bsmell`)},
	{regexp.MustCompile(`(?i)\b(?:weigh\w*|heav\w*|light\w*)\b`), regexp.MustCompile(`(?i)\bweigh|\bheav|\blight(?:er)?\b|\bkg\b`)},
	{regexp.MustCompile(`(?i)\b(?:windward|point\w*|handl\w*|reef\w*|draught|draft|dry out|sails? better)\b`), regexp.MustCompile(`(?i)\bwindward\b|\breef|\bdraught\b|\bdr(?:y|ies) out\b|\bbalance|\bhandl`)},
	{regexp.MustCompile(`(?i)\b(?:maint\w*|servic\w*|upkeep|care|lasts?|wear\w*)\b`), regexp.MustCompile(`(?i)\bservic|\bmaint|\binspect|\bcorro|\brust|\bwear|\bleak`)},
	{regexp.MustCompile(`(?i)\b(?:safe\w*|fire|danger\w*|insur\w*)\b`), regexp.MustCompile(`(?i)\bsafe|\bfire\b|\binsurer|\bdanger|\bburn`)},
}

// asksCost asks what one of the two costs.
var asksCost = regexp.MustCompile(`(?i)\b(?:costs?|prices?|expensive|cheap\w*|dear\w*|budget|kost\w*|teuer|coût\w*|prix)\b`)

// saying is a sentence of a passage.
type saying struct {
	of   *measure.Evidence
	said string
}

// setBeside sets what is compared beside each other by what is known of it, where prices cannot: what is said of it first, what each costs, and
// a sentence for each aspect that the passages speak of.
func (w *writer) setBeside(s *section) {
	if w.Plan.Uneven == nil {
		return
	}
	all := w.onBoth()
	told := map[string]bool{}
	tell := func(which func(saying) bool) {
		if i := slices.IndexFunc(all, func(one saying) bool { return !told[one.said] && which(one) }); i >= 0 {
			told[all[i].said] = true
			w.quoted = append(w.quoted, all[i].said)
			s.say(essential, "%s", w.quote(all[i].of, all[i].said))
		}
	}
	part := w.Plan.Part == plan.Answer && w.asksAspect()
	if !part {
		tell(func(saying) bool { return true })
	}
	if !part || asksCost.MatchString(w.Plan.Question) {
		for _, side := range []string{w.Plan.Uneven.Many, w.Plan.Uneven.Few} {
			tell(func(one saying) bool { return costs.MatchString(one.said) && names(one.said, side) })
		}
	}
	for _, aspect := range sideAspects {
		if !part || aspect.asks.MatchString(w.Plan.Question) {
			tell(func(one saying) bool { return aspect.says.MatchString(one.said) })
		}
	}
}

// asksAspect reports whether a question asks after one aspect of what is compared, or what it costs.
func (w *writer) asksAspect() bool {
	return asksCost.MatchString(w.Plan.Question) || slices.ContainsFunc(sideAspects, func(a sideAspect) bool { return a.asks.MatchString(w.Plan.Question) })
}

// hanging begins a sentence that says nothing without the one before it.
var hanging = regexp.MustCompile(`^(?:Its?|Each|Both|They|This|That|These|Those|Neither|Either|Such|She|Hers?)\b`)

// costs is a sum, or what costs more.
var costs = regexp.MustCompile(`(?i)\$|€|\bcosts? (?:about|more|less)\b`)

// onBoth are the sentences of the passages on what is compared that are of one of the sides.
func (w *writer) onBoth() []saying {
	var all []saying
	u := w.Plan.Uneven
	for i, e := range w.sides {
		p := w.texts[e]
		for _, said := range slices.Concat(measure.Sentences(p.Summary), p.Facts) {
			if hanging.MatchString(said) {
				continue
			}
			if i == 0 || names(said, u.Few) || names(p.Title, u.Few) || names(said, u.Many) && costs.MatchString(said) {
				all = append(all, saying{e, said})
			}
		}
	}
	return all
}

// unevenAdvice is of a comparison that prices cannot carry.
func (w *writer) unevenAdvice(s *section) {
	u := w.Plan.Uneven
	if u == nil {
		return
	}
	s.item(essential, "Choose between the two by how the boat is used and by quotes for the work: what buyers pay for the one above the other, no offer here tells.")
	for _, e := range w.sides[:min(1, len(w.sides))] {
		for _, fact := range append(measure.Sentences(w.texts[e].Summary), w.texts[e].Facts...) {
			if !hanging.MatchString(fact) && !slices.Contains(w.quoted, fact) && mentionsAny(fact, "suits", "need", "must", "choose", "ask ") {
				s.item(usual, "%s", w.quote(e, fact))
				break
			}
		}
	}
	if f := w.findings[0]; f.priced() {
		s.item(usual, "To reckon a conversion, set its quote on top of what a boat asks as she is: half of the offers of %s ask between %s and %s %s.",
			w.the(f), f.prices.Value("lower quartile"), f.prices.Value("upper quartile"), w.ref(f.prices))
	}
}
