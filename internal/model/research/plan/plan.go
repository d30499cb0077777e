// Package plan reads what a study is asked: which boats, within which bounds, and what is to be told of them.
package plan

import (
	"cmp"
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/design"
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
	Subjects []Subject    // none where only the knowledge base can answer
	Shared   string       // the bounds of every subject of a comparison, which their names leave out
	Short    []string     // where too few boats are for sale for figures of their own, as sentences
	Besides  [][2]Subject // the same two of other types, where the subjects are of one type that was not asked
	Uneven   *Uneven      // that prices cannot compare what is compared, nil where they can
	Untraded string       // what is said first where nothing of what is compared is for sale
	Loosened bool         // nothing is for sale as it was asked, and boats without some of that are studied
	Divided  bool         // the subjects are boats that name a feature and those that do not
	Outside  bool         // the question is not about boats at all
	Unknown  string       // what is said where a boat or a place is asked for that nothing here knows

	// What is to be told of it.
	Role      Role // of who asks
	Part      Part // that is wanted behind a study
	Ask       Ask  // of the market, as its grammar tells
	Focus     Focus
	Matters   []string         // names of matters.txt that the question raises
	Leads     bool             // one of these is told before prices also where prices are asked for
	Quotes    []Quotation      // that they bring
	Lacking   []string         // what was asked and no source here can tell, as sentences
	Ratios    []RatioBound     // that the designs of boats have to have
	Cuts      bool             // how many prices were lowered, and by how much, is asked
	Counted   *Trait           // the share of which is asked, nil for nothing
	Divisions []Division       // that are asked of the only subject
	Figures   []measure.Figure // that are asked beside the price
	Keeps     bool             // which boat loses least is asked, rather than which loses most
	Years     int              // that a boat is to be kept, where that is told

	// What was said of amounts and of one boat.
	Budget *study.Value  // the most that any of several designs may cost; nil where none is told
	Yearly *study.Value  // the most that a year of a boat may cost; nil where none is told
	Worth  *study.Value  // what the boat is worth whose costs are asked; nil where none is told
	Offer  *study.Value  // the price of the one boat that is asked about, nil for none
	Own    bool          // it is about one boat, hers or one offered, that is set beside others
	Year   int           // that this boat was built in, 0 for none told
	Unseen bool          // too few of about that year are offered to price her by
	Near   int           // the single year of build that was asked, where those of about that year are studied in its stead; 0 for none
	Kin    *study.Filter // boats of her builder, kind, length and age, where she is Unseen; nil for too few
	At     int           // the age at which several are set beside each other, 0 for none told
	Later  int           // in which one was built that is set beside those of Year, 0 for none told
	Pays   bool          // what to pay for one of Year is asked beside what age does to the prices
	Claim  Claim         // what it takes for granted
	Aged   bool          // what becomes of the price of one of Year is asked

	about   string // what the knowledge base is asked after in the place of the question, empty for that
	follows bool   // the boats are those of the question before

	past   int  // the year of a market that is asked about, 0 for none
	priced bool // a fair price is asked, which boats of other years elsewhere tell better than those of any year in one place
	loose  bool // a year of build that is not offered gives way, since it is not of one boat that is to be priced
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
	Whole  *study.Filter  // the boats of which they are more or fewer among the younger ones, where that is asked
}

// Wider is the market around a subject.
type Wider struct {
	Filter *study.Filter
	Part   string // what the boats of the subject are among its boats: "lie in Spain"
}

// Called is what a subject is called within a report.
func (s Subject) Called() string { return cmp.Or(s.Label, s.Name) }

// maxSubjects is how many subjects a report compares.
const maxSubjects = 4

// aboutKinds reports whether a question sets kinds of boat side by side for what they are, not for what they cost.
func (plan Plan) aboutKinds(question string) bool {
	return len(plan.Subjects) > 0 && !plan.HasDesigns() && !says(question, marketWords) && plan.Focus == Focus{}
}

// note adds to what was assumed.
func (plan *Plan) note(sentences ...string) { plan.Readings = append(plan.Readings, sentences...) }

// fallShort adds to where too few boats are for sale.
func (plan *Plan) fallShort(sentences ...string) { plan.Short = append(plan.Short, sentences...) }

// Raises reports whether the question raises a matter of matters.txt.
func (plan Plan) Raises(matter string) bool { return slices.Contains(plan.Matters, matter) }

// Compares reports whether the plan sets several subjects side by side.
func (plan Plan) Compares() bool { return len(plan.Subjects) > 1 }

// HasDesigns reports whether every subject is a design.
func (plan Plan) HasDesigns() bool {
	return len(plan.Subjects) > 0 && !slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return s.Design == nil })
}

// Falls reports whether it is asked which boat loses most.
func (plan Plan) Falls() bool {
	return worst.MatchString(plan.Question) || plan.Ask.Way == Most && !plan.Keeps && fastLoss.MatchString(plan.Question)
}

// fastLoss asks what loses most.
var fastLoss = regexp.MustCompile(`(?i)\b(?:los\pL+|depreciat\pL+|fall\pL*|drop\pL*)\b.{0,30}\b(?:most|fastest|quickest)\b|\b(?:most|fastest|quickest)\b.{0,20}\b(?:los\pL+|depreciat\pL+)|\bam (?:meisten|schnellsten)\b`)

// unnamed reports whether no builder, model or design of the boats is told.
func (plan Plan) unnamed() bool {
	return len(plan.Subjects) > 0 && !slices.ContainsFunc(plan.Subjects, func(s Subject) bool {
		return s.Design != nil || s.Filter.Query.Make != "" || s.Filter.Query.ModelContains != ""
	})
}
