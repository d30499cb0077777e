package plan

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// Sources are what questions are read with. Every field is required.
type Sources struct {
	Designs  *design.Table
	Places   *geo.Gazetteer
	Passages *knowledge.Base
	Wish     Wish
}

// Wish reads plain words as the boats for sale that they ask for; what it does not understand it leaves out. It is safe
// for concurrent use.
type Wish func(text string) catalog.Query

// Reader reads questions. It is safe for concurrent use.
type Reader struct {
	Sources
	all []design.Design // of Designs, which makes a new list whenever it is asked
}

// New returns a reader with the sources.
func New(from Sources) *Reader { return &Reader{from, from.Designs.All()} }

// Plan reads a question; where it names no boats, with the earlier ones, of which the last stands last. The boats for sale decide
// which design a name stands for, and within which of the bounds enough are left to be studied.
func (r *Reader) Plan(boats *catalog.Index, question string, earlier []string) Plan {
	return planner{r, boats}.plan(question, earlier)
}

// Spans reports whether a question bounds boats by a span of ages or lengths, which no question before it takes in by the place of a word.
func (r *Reader) Spans(question string) bool {
	q := r.Wish(readable(question))
	return q.Make+q.ModelContains == "" && spanned.MatchString(question) && (q.AgeMin+q.AgeMax+q.YearMin+q.YearMax > 0 || q.LengthMin+q.LengthMax > 0)
}

// planner reads one question.
type planner struct {
	*Reader
	ix *catalog.Index
}

func (p planner) plan(question string, earlier []string) Plan {
	plan := p.inContext(question, earlier)
	plan.Question, plan.Language = question, languageOf(question)
	p.takeAsked(&plan, question, earlier)
	p.tellUnread(&plan, question)
	plan.Claim = p.claimed(question, plan.Subjects)
	plan.Focus.Technical = plan.Focus.Technical || plan.aboutKinds(question)
	plan.Focus.Buying = plan.Focus.Buying || plan.Budget != nil
	plan.hear(roleIn(question, earlier))
	plan.Part = p.partOf(plan, question, earlier)
	plan.Keeps = says(question, wordGroups["$keeps"]) && !worst.MatchString(question)
	plan.share()
	plan.Years = yearsAhead(inYearsToCome(question, p.ix.AsOf().Year()))
	plan.reckon(p.currency(plan.Subjects))
	p.setAmongMore(&plan)
	p.takeOutUntraded(&plan, question)
	if plan.Unknown == "" && plan.unnamed() {
		if name := p.unknownBoat(question); name != "" {
			plan.Unknown = p.noSuchBoat(name)
		}
	}
	if len(plan.Subjects) == 0 {
		p.leaveToPassages(&plan, question, earlier)
	}
	about := cmp.Or(plan.about, plan.Question)
	if plan.Part == Risks && len(plan.Subjects) > 0 { // of what was asked before
		about = p.standing(earlier)
	}
	plan.Topic, plan.TopicWords = subjectOf(about), subjectWords(about)
	return plan
}

// takeAsked takes into a plan what its question asks of the boats.
func (p planner) takeAsked(plan *Plan, question string, earlier []string) {
	asking := p.withoutNames(takeRatios(question, &Plan{})) // whose values ask for nothing
	asking = p.askingWith(asking, question, earlier)
	asking += p.byBefore(asking, earlier)
	plan.Ask = askOf(asking)
	plan.take(raisedBy(asking))
	plan.Cuts = plan.Cuts || slices.Contains(plan.Ask.Measures, "cuts") && plan.Ask.By == "" && lowering.MatchString(asking)
	plan.Figures = slices.DeleteFunc(plan.Figures, func(f measure.Figure) bool { // which bounds the boats already
		if f.Matter == "age" && plan.Raises("gains") { // "as they get older"
			return true
		}
		return f.Matter == "hours" && slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return s.Filter.Query.EngineHoursMax > 0 })
	})
}

// tellUnread says in a plan what of its question no listing tells.
func (p planner) tellUnread(plan *Plan, question string) {
	if plan.past > 0 {
		plan.Lacking = append(plan.Lacking, "What was asked in "+strconv.Itoa(plan.past)+" is not known here either: the catalogue is the asking prices of one day.")
	}
	if says := p.unread(*plan, question); says != "" {
		plan.Lacking = append([]string{says}, plan.Lacking...)
	}
	if word := p.unqualified(*plan, question); word != "" {
		plan.note("No listing tells which boats are “" + word + "”: the figures are of " + all(plan.Subjects[0].Name) + ".")
	}
}

// setAmongMore sets the subjects of a plan beside the wider market, or all boats of their kind, where their share of that is asked.
func (p planner) setAmongMore(plan *Plan) {
	ofWider := !p.unplaced(*plan) && (plan.Raises("supply") || plan.Raises("proportion") && plan.Counted == nil && len(plan.Subjects) == 1)
	ofWhole := plan.Raises("fading")
	for i := range plan.Subjects {
		if ofWider {
			plan.Subjects[i].Wider = p.wider(plan.Subjects[i])
		}
		if ofWhole {
			plan.Subjects[i].Whole = p.whole(plan.Subjects[i], plan.Counted)
		}
	}
}

// takeOutUntraded takes subjects out of a plan that no boats are for sale of, and says what cannot be studied.
func (p planner) takeOutUntraded(plan *Plan, question string) {
	if plan.ofAllBoats() && p.tells(question) {
		none, _, _ := strings.Cut(plan.Short[0], ":")
		_, plan.about, _ = strings.Cut(strings.TrimSuffix(none, " are for sale"), " with ")
		plan.Subjects, plan.Short, plan.Loosened, plan.Untraded = nil, nil, false, none+", so what one asks cannot be told."
	}
	plan.Unknown = p.contradiction(plan.Subjects)
	if says := p.none(plan.Subjects); plan.Unknown == "" && says != "" {
		plan.untraded(says, p.tells(question), question)
	}
}

// leaveToPassages makes a plan that names no boats one of what the knowledge base has on its question, in the words of the one before where it
// says little by itself.
func (p planner) leaveToPassages(plan *Plan, question string, earlier []string) {
	plan.Unknown = p.unknown(question)
	plan.Question = p.onSubject(question, earlier)
	if plan.Part != Whole && plan.Question == question {
		plan.Question = earlier[len(earlier)-1] + " " + question
	}
	found := p.Passages.Answer(knowledge.Question{Text: question, Earlier: earlier, Lang: plan.Language})
	plan.Outside = found.Evidence == knowledge.Outside
}

// unplaced reports whether what is asked for is not offered, and boats of all places stand in its stead: their share tells nothing of it.
func (p planner) unplaced(plan Plan) bool {
	return plan.Loosened && len(plan.Subjects) > 0 && p.where(plan.Subjects[0].Filter.Query) == ""
}

// askingWith is what a question asks, in the words of one before it where it goes on from that and says nothing but of which other boats.
func (p planner) askingWith(asking, question string, earlier []string) string {
	for i := len(earlier) - 1; i >= 0 && goesOn.MatchString(question) && len(raisedBy(otherOnes.ReplaceAllString(asking, " "))) == 0; i-- {
		asking, question = p.withoutNames(earlier[i]), earlier[i]
	}
	return asking
}

// whichOne asks of those that the question before was about which is first.
var whichOne = regexp.MustCompile(`(?i)\b(?:which|what)\s+(?:ones?|of (?:them|these|those))\b|\b(?:and the|und (?:der|die|das)|et (?:le|la)) (?:worst|best|least|most|cheapest|dearest|slowest|fastest|schlechteste|beste|pire|meilleure?)\b|\bwelche[rs]?\s+(?:davon|von (?:ihnen|denen)|hält|verliert)\b|\b(?:lequel|laquelle)\b`)

// worst asks for what keeps its value least.
var worst = regexp.MustCompile(`(?i)\b(?:worst|badly|least well|schlechteste[nrs]?|am schlechtesten|am wenigsten wertstabil|le pire|le moins bien|moins bien)\b`)

// byBefore is the property by which the question before asked what is first, where this one asks that of the same and names none.
func (p planner) byBefore(asking string, earlier []string) string {
	if len(earlier) == 0 || !whichOne.MatchString(asking) {
		return ""
	}
	now, before := askOf(asking), askOf(p.withoutNames(earlier[len(earlier)-1]))
	if len(now.Measures) == 0 || now.By != "" || before.By == "" || before.By == "model" {
		return ""
	}
	return " by " + before.By
}

// take notes what a question that raises matters wants to know, beside the market of its subjects.
func (plan *Plan) take(raised matters) {
	for _, m := range raised {
		plan.Matters, plan.Quotes = append(plan.Matters, m.name), append(plan.Quotes, m.quotes...)
		plan.Leads = plan.Leads || m.first
	}
	plan.Focus, plan.Figures = focusOf(raised), raised.figures()
	plan.Lacking = raised.untellable(plan.Compares() || len(plan.Divisions) > 0)
}

// reckon sets the currency: that of the amounts which were named, else the given one, in which amounts without one are understood.
func (plan *Plan) reckon(currency string) {
	plan.Currency = currency
	for _, named := range []*study.Value{plan.Offer, plan.Budget, plan.Worth, plan.Yearly} {
		switch {
		case named == nil:
		case named.Unit == "":
			named.Unit = study.Unit(currency)
			plan.note("No currency was named with the amount: it is taken to be in " + currency + ", in which these boats are asked.")
		default:
			plan.Currency = cmp.Or(string(named.Unit), plan.Currency)
		}
	}
	if plan.Yearly != nil {
		plan.Yearly.Unit = study.Unit(plan.Currency)
	}
}

// onSubject is a question with the one before it where it says nothing by itself that the knowledge base has: "why?", "and which
// of them lasts longer?".
func (p planner) onSubject(question string, earlier []string) string {
	const few = 4 // words, which stand for nothing by themselves
	if len(earlier) == 0 || len(strings.Fields(question)) > few && p.Passages.Answer(knowledge.Question{Text: question, Lang: languageOf(question)}).Evidence == knowledge.Solid {
		return question
	}
	return earlier[len(earlier)-1] + " " + question
}

// withoutNames is a text that calls the designs it names a boat, since their words ask for nothing: an Oceanis is no ocean.
func (p planner) withoutNames(text string) string {
	text = opinion.ReplaceAllString(fromNew.ReplaceAllString(text, " "), " ")
	for _, m := range p.Designs.Mentions(text) {
		text = strings.ReplaceAll(text, m.Text, " boat ")
	}
	return text
}

// currency is the one that was asked for, else the one most boats of the subjects are asked in, so that most prices stand as
// they were asked; where none is that of most, of the three that people reckon in the one asked most.
func (p planner) currency(subjects []Subject) string {
	counts := map[string]int{}
	for _, s := range subjects {
		if s.Filter.Query.Currency != "" {
			return s.Filter.Query.Currency
		}
		for _, l := range measure.BoatsOf(p.ix, s.Filter) {
			if l.Price > 0 {
				counts[l.Currency]++
			}
		}
	}
	all := 0
	for _, n := range counts {
		all += n
	}
	for c, n := range counts {
		if 2*n > all {
			return c
		}
	}
	most := catalog.DefaultCurrency
	for _, c := range []string{"EUR", "GBP"} {
		if counts[c] > counts[most] {
			most = c
		}
	}
	return most
}
