package research

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// Plan is what a question is taken to ask.
type Plan struct {
	Question   string
	Topic      string   // of it, without the words that only ask for a report
	TopicWords Words    // of it, which tell what it is about
	Language   string   // of it: "en", "de" or "fr"
	Currency   string   // of every amount
	Readings   []string // what was assumed and how ambiguity was resolved, as sentences

	// What is studied.
	Subjects []Subject // none where only the knowledge base can answer
	Shared   string    // the bounds of every subject of a comparison, which their names leave out
	Short    []string  // where too few boats are for sale for figures of their own, as sentences
	Loosened bool      // nothing is for sale as it was asked, and boats without some of that are studied
	Divided  bool      // the subjects are boats that name a feature and those that do not
	Outside  bool      // the question is not about boats at all
	Unknown  string    // what is said where a boat or a place is asked for that nothing here knows

	// What is to be told of it.
	Focus     Focus
	Matters   []string         // names of matters.txt that the question raises
	Quotes    []Quotation      // that they bring
	Lacking   []string         // what was asked and no source here can tell, as sentences
	Counted   *Trait           // the share of which is asked, nil for nothing
	Divisions []Division       // that are asked of the only subject
	Figures   []measure.Figure // that are asked beside the price
	Keeps     bool             // which boat loses least is asked, rather than which loses most
	Years     int              // that a boat is to be kept, where that is told

	// What was said of amounts and of one boat.
	Budget *study.Value // the most that any of several designs may cost; nil where none is told
	Yearly *study.Value // the most that a year of a boat may cost; nil where none is told
	Offer  *study.Value // the price of the one boat that is asked about, nil for none
	Own    bool         // it is about one boat, hers or one offered, that is set beside others
	Year   int          // that this boat was built in, 0 for none told
	Later  int          // in which one was built that is set beside those of Year, 0 for none told
	Aged   bool         // what becomes of the price of one of Year is asked
}

// Subject is one design, builder or kind of boat.
type Subject struct {
	Name   string
	Label  string // its name beside the others of a comparison, without the bounds that all have; empty for its name
	Within string // what it is bounded by, which its name ends with
	Filter *study.Filter
	Design *design.Design // nil for a builder or a kind of boat
	Asked  *design.Design // that was asked for and is not offered, in whose place the builder's boats are studied
	Wider  *Wider         // nil where supply is not asked
}

// Wider is the market around a subject.
type Wider struct {
	Filter *study.Filter
	Part   string // what the boats of the subject are among its boats: "lie in Spain"
}

// Called is what a subject is called within a report.
func (s Subject) Called() string { return cmp.Or(s.Label, s.Name) }

// maxSubjects is how many subjects a report compares.
const maxSubjects = 3

// planner resolves a question to subjects.
type planner struct {
	Sources
	ix *catalog.Index
}

// plan reads the question; where it names no boats, with the one before it.
func (p planner) plan(question string, earlier []string) Plan {
	plan := p.inContext(question, earlier)
	plan.Question, plan.Language = question, languageOf(question)
	raised := raisedBy(p.withoutNames(question))
	if len(raised) == 0 && len(earlier) > 0 && goesOn.MatchString(question) { // the same is asked of other boats
		raised = raisedBy(p.withoutNames(earlier[len(earlier)-1]))
	}
	plan.take(raised)
	plan.Focus.Technical = plan.Focus.Technical || plan.aboutKinds(question)
	plan.Keeps = says(question, wordGroups["$keeps"])
	plan.share()
	plan.Years = yearsAhead(question)
	plan.reckon(p.currency(plan.Subjects))
	if plan.Raises("supply") {
		for i, s := range plan.Subjects {
			plan.Subjects[i].Wider = p.wider(s)
		}
	}
	plan.Unknown = cmp.Or(p.contradiction(plan.Subjects), p.none(plan.Subjects))
	if plan.Unknown == "" && plan.unnamed() {
		if name := p.unknownBoat(question); name != "" {
			plan.Unknown = p.noSuchBoat(name)
		}
	}
	if len(plan.Subjects) == 0 {
		plan.Unknown = p.unknown(question)
		plan.Question = p.onSubject(question, earlier)
		found := p.Passages.Answer(knowledge.Question{Text: question, Earlier: earlier, Lang: plan.Language})
		plan.Outside = found.Evidence == knowledge.Outside
	}
	plan.Topic, plan.TopicWords = subjectOf(plan.Question), subjectWords(plan.Question)
	return plan
}

// take notes what a question that raises matters wants to know, beside the market of its subjects.
func (plan *Plan) take(raised []matter) {
	for _, m := range raised {
		plan.Matters, plan.Quotes = append(plan.Matters, m.name), append(plan.Quotes, m.quotes...)
	}
	plan.Focus, plan.Figures = focusOf(raised), askedFigures(raised)
	plan.Lacking = untellable(raised, plan.Compares() || len(plan.Divisions) > 0)
}

// reckon sets the currency: that of the amounts which were named, else the given one.
func (plan *Plan) reckon(currency string) {
	plan.Currency = currency
	for _, named := range []*study.Value{plan.Offer, plan.Budget, plan.Yearly} {
		if named != nil {
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
	if len(earlier) == 0 || p.Passages.Answer(knowledge.Question{Text: question, Lang: languageOf(question)}).Evidence == knowledge.Solid {
		return question
	}
	return earlier[len(earlier)-1] + " " + question
}

// withoutNames is a text that calls the designs it names a boat, since their words ask for nothing: an Oceanis is no ocean.
func (p planner) withoutNames(text string) string {
	text = fromNew.ReplaceAllString(text, " ")
	for _, m := range p.Designs.Mentions(text) {
		text = strings.ReplaceAll(text, m.Text, " boat ")
	}
	return text
}

// aboutKinds reports whether a question sets kinds of boat side by side for what they are, not for what they cost.
func (plan Plan) aboutKinds(question string) bool {
	return len(plan.Subjects) > 0 && !plan.HasDesigns() && !says(question, marketWords) && plan.Focus == Focus{}
}

// read finds the subjects that a text names: designs before builders and kinds of boat.
func (p planner) read(text string) Plan {
	var plan Plan
	raised := raisedBy(p.withoutNames(text))
	text = readable(p.takeYearly(p.singular(withoutFuture(located(text), p.ix.AsOf().Year())), &plan))
	asked := p.wish(withoutHorizon(text))
	named := p.designs(text, &plan)
	if isRaised(raised, "proportion") {
		if plan.Counted = takeTrait(&asked); plan.Counted == nil {
			plan.Counted = p.takePart(&asked, text)
		}
	}
	plan.takeOffer(&asked, text, raised, len(named) == 1)
	if plan.Own && asked.YearMin == asked.YearMax {
		plan.Year = asked.YearMin
	}
	if focus := focusOf(raised); len(named) == 1 && !plan.Own && !isRaised(raised, "offer") && !focus.Owning && (focus.Value || focus.Waiting) {
		plan.takeAge(&asked, text, p.offered(named[0].Design) > 0, p.ix.AsOf().Year())
	}
	if isRaised(raised, "value") && isRaised(raised, "choice") && len(named) == 0 { // models age over more than a few years
		asked.YearMin, asked.YearMax, asked.AgeMin, asked.AgeMax = 0, 0, 0, 0
	}
	if isRaised(raised, "refit") {
		asked.Features = nil // what is to be done to her, not what is looked for
	}
	plan.Divisions = takeGroups(&asked, text, raised)
	apart := slices.Contains(asked.Features, "ex_charter") || isRaised(raised, "effect") || isRaised(raised, "dearer") // with what is named of a boat from without it
	var places []catalog.Query
	if len(named) == 1 {
		places = p.severalPlaces(text, asked, raised)
	}
	switch {
	case len(named) > 1 && asked.PriceMax != nil: // what each costs is told whole, and what the money buys of it
		plan.Budget = takePrice(&asked)
	case len(named) == 1 && isRaised(raised, "newer"):
		plan.Subjects = p.newAndUsed(named[0], asked, &plan)
	case len(named) == 1 && len(places) > 0:
		plan.Subjects = p.inPlaces(named[0], asked, places, isRaised(raised, "selling") || isRaised(raised, "where"), &plan)
	case len(named) == 1 && (setsApart(text) || apart):
		plan.Subjects = p.withAndWithout(named[0], asked, &plan)
	}
	if len(plan.Subjects) == 0 && len(named) == 1 && !isRaised(raised, "faults") && !focusOf(raised).aboutTheBoat() {
		plan.Subjects = p.ofBuilder(named[0], asked, &plan)
	}
	if len(plan.Subjects) == 0 && len(named) > 1 {
		plan.Subjects = p.ofBuilders(named, asked, &plan)
	}
	if len(plan.Subjects) > 0 {
		return plan
	}
	for _, one := range named {
		plan.Subjects = append(plan.Subjects, p.ofDesign(one, p.agedAs(one, named, asked, text), &plan))
	}
	if len(named) > 0 {
		plan.Subjects = append(plan.Subjects, p.nameless(asked, named, &plan)...)
	}
	if len(plan.Subjects) > 0 {
		return plan
	}
	queries := p.sides(text)
	if len(queries) == 0 && apart {
		plan.Subjects = p.kindWithAndWithout(asked, &plan)
	}
	if len(plan.Subjects) > 0 {
		return plan
	}
	if len(queries) == 0 && isRaised(raised, "newer") {
		queries = newAndUsed(asked, says(text, craft))
	}
	if len(queries) == 0 && !p.aboutCraft(text, asked) {
		queries = p.classed(kinds(asked))
	}
	if len(queries) == 0 && len(plan.Divisions) > 0 && says(text, craft) {
		queries = []catalog.Query{p.typed(bounds(asked), raised)}
	}
	if len(queries) == 0 {
		queries = p.anywhere(text, asked)
	}
	if len(queries) > 0 {
		for _, q := range queries {
			plan.Subjects = append(plan.Subjects, p.ofOffered(q, &plan))
		}
		return plan
	}
	if d, ok := p.nearest(text, &plan); ok {
		plan.Subjects = append(plan.Subjects, p.ofDesign(namedDesign{Design: d}, asked, &plan))
	}
	return plan
}

// aboutCraft reports whether a text names a kind of boat only in passing, asking how something is done or works: no market
// is spoken of, nothing bounds one, and the knowledge base answers it.
func (p planner) aboutCraft(text string, q catalog.Query) bool {
	bounded := q.Make != "" || q.ModelContains != "" || q.LengthMin+q.LengthMax > 0 || q.PriceMin != nil || q.PriceMax != nil ||
		len(q.MakesAny)+len(q.Compare) > 0 || q.YearMin+q.YearMax+q.AgeMax > 0
	raised := raisedBy(text)
	costs := p.where(q) != "" && isRaised(raised, "owning") // what keeping one comes to there
	if bounded || costs || says(text, marketWords) || ofMarket(raised) {
		return false
	}
	return p.Passages.Answer(knowledge.Question{Text: subjectOf(text)}).Evidence != knowledge.Outside
}

// ofKind is a builder or a kind of boat.
func (p planner) ofKind(q catalog.Query) Subject {
	name, within := p.describe(q)
	name = strings.TrimSpace(name + " " + within)
	return Subject{Name: name, Filter: &study.Filter{Words: name, Query: q}, Within: within}
}

func (plan *Plan) note(sentence string) { plan.Readings = append(plan.Readings, sentence) }

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

// Raises reports whether the question raises a matter of matters.txt.
func (plan Plan) Raises(matter string) bool { return slices.Contains(plan.Matters, matter) }

// Compares reports whether the plan sets several subjects side by side.
func (plan Plan) Compares() bool { return len(plan.Subjects) > 1 }

// HasDesigns reports whether every subject is a design.
func (plan Plan) HasDesigns() bool {
	return len(plan.Subjects) > 0 && !slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return s.Design == nil })
}
