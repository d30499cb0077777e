package agent

import (
	"cmp"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/model/agent/premise"
	"github.com/fairlead/fairlead/internal/model/agent/refusal"
	"github.com/fairlead/fairlead/internal/model/agent/smalltalk"
	"github.com/fairlead/fairlead/internal/model/agent/sums"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// Kind is what a turn asks for.
type Kind string

// The kinds of turn, in the order in which they are looked for.
const (
	Emergency   Kind = "emergency"
	Guarantee   Kind = "guarantee"
	Secret      Kind = "secret"
	Refusal     Kind = "refusal"
	Mistake     Kind = "mistake"
	Deed        Kind = "deed"
	Recall      Kind = "recall"
	SmallTalk   Kind = "small talk"
	Survey      Kind = "survey"
	Research    Kind = "research"
	Calculation Kind = "calculation"
	Listings    Kind = "listings"
	Live        Kind = "live data"
	Design      Kind = "design"
	Knowledge   Kind = "knowledge"
)

// Kind tells what the last user message of req asks for. A question outside of sailing is Knowledge too: that there is
// none is found out in the looking.
func (a *Agent) Kind(req chat.Request) Kind {
	kind, _ := a.route(a.turnOf(req))
	return kind
}

// found is what routing learned on the way.
type found struct {
	distress distress.Case
	refusal  refusal.Refusal
	mistake  premise.Finding
	remark   string          // what is said to small talk
	live     premise.Finding // what only live data tells
	sum      calc.Reading
	sums     bool             // it may be what the turn asks for
	side     knowledge.Answer // of what was told before, where the turn asks for one
	follows  bool             // it does
	designs  []design.Design
	unknown  string // a boat that is not in the table, maybe beside those that are
}

// route is what a turn asks for, by what comes first: danger, what is declined or does not hold, what is meant for another model, and then what the turn
// is about.
func (a *Agent) route(t turn) (Kind, found) {
	var f found
	for _, by := range []func(turn, *found) Kind{a.guarded, a.meantFor, a.reckoned} {
		if kind := by(t, &f); kind != "" {
			return kind, f
		}
	}
	return a.byMatter(t, &f), f
}

// guarded is the kind of a turn that is not answered as it asks: it tells of danger, is declined or has something wrong; "" for any other.
func (a *Agent) guarded(t turn, f *found) Kind {
	var heard bool
	if f.distress, heard = t.distress(); heard {
		return Emergency
	}
	switch f.refusal = t.refusal(); f.refusal.Kind {
	case refusal.Guarantee:
		return Guarantee
	case refusal.Setup:
		return Secret
	}
	f.mistake = a.mistaken(t)
	switch {
	case f.refusal.Kind == refusal.Harm && (f.refusal.About != "" || f.mistake.Says == ""):
		return Refusal
	case f.mistake.Says != "":
		return Mistake
	case f.refusal.Kind == refusal.Deed:
		return Deed
	}
	return ""
}

// meantFor is the kind of a turn that asks nothing of the field, or plainly for another model, and of one that goes on with what such a model said; ""
// for any other.
func (a *Agent) meantFor(t turn, f *found) Kind {
	if t.plain.Has(recalls) {
		return Recall
	}
	f.remark = cmp.Or(smalltalk.InThread(t.plain, t.lang, t.answers(manyBack)), smalltalk.Reply(t.plain, t.lang))
	switch {
	case f.remark != "" && !t.images:
		return SmallTalk
	case t.wantsSurvey() || a.describes(t):
		return Survey
	case t.picksBoats() || a.namesListing(t):
		return Listings
	case a.wantsStudy(t):
		return Research
	}
	return t.thread
}

// reckoned is the kind of a turn that surely wants a sum, or a side of what was told before; "" for any other, of which a sum may be found all the same.
func (a *Agent) reckoned(t turn, f *found) Kind {
	if a.judges(t) {
		f.sum, _ = a.sum(t)
		return Calculation
	}
	if f.side, f.follows = a.follow(t); f.follows {
		return Knowledge
	}
	if f.sum, f.sums = a.sum(t); f.sums && (a.beyondRange(t, f.sum) || t.plain.Has(failings)) {
		f.sums = false
	}
	if f.sums && (len(f.sum.Missing) == 0 && !a.asksBallast(t) || f.sum.Surely && len(f.sum.Args) > 0) {
		return Calculation
	}
	return ""
}

// byMatter is the kind of any other turn by what it is about.
func (a *Agent) byMatter(t turn, f *found) Kind {
	if f.live = t.live(); f.live.About == weatherSources && t.plain.Has(warned) { // "storm warnings" are no Westerly Storms
		return Live
	}
	if (a.wantsBoats(t) || a.refines(t) || a.searches(t)) && !a.goesOnElsewhere(t) {
		return Listings
	}
	if f.live.Says != "" {
		return Live
	}
	if f.designs, f.unknown = a.designsIn(t), cmp.Or(a.unknownBoat(t), a.comparedWith(t)); len(f.designs) > 0 || f.unknown != "" {
		return Design
	}
	if f.sums && sums.WantsNumber(t.plain, f.sum) {
		return Calculation
	}
	var heard bool
	if f.distress, heard = a.alarmedBy(t); heard {
		return Emergency
	}
	return Knowledge
}

// manyBack is how many answers back a joke is looked for that was told.
const manyBack = 6

// weatherSources is the passage on where the weather is told, warned are words for its dangers.
const weatherSources = "weather-sources"

var warned = phrase.Of(`warning, warnings, advisory, hurricane, hurricanes, cyclone, typhoon, tropical storm`)

// goesOnElsewhere reports whether a turn that asks for no boats by its words goes on from a question that was about none: "and for a 45
// footer?" behind one about lines.
func (a *Agent) goesOnElsewhere(t turn) bool {
	told := t.told()
	if t.plain.Has(forSale) || t.plain.Has(showing) || told.Said == "" || len(told.Shown) > 0 || len(told.Listed) > 0 {
		return false
	}
	before, ok := t.before()
	if _, priced := bounds(t.text); !t.plain.Begins(talk.Joining) && (priced || !t.plain.Begins(forOne)) && (priced || !before.plain.Has(gear) && !ownSize.MatchString(t.text)) {
		return false
	}
	return ok && !a.namesBoat(t) && !a.wantsBoats(before) && !a.searches(before)
}

// forOne begins a turn that asks the same for a boat of some size: "for a 40 footer?".
var forOne = phrase.Of(`for a, for an, for my, for our, for one of, on a, on my, with a`)

// newGear is what is bought for a boat or done to her.
var newGear = phrase.Of(`new sails, new sail, new main, new mainsail, new genoa, new engine, new motor, new rig, new rigging, new standing rigging, new batteries, new electronics, new teak, to replace, replacing, replace the, to repair, repairing, to fix, fixing, neue segel, neuer motor, neues rigg, neue wanten, nouvelles voiles, nouveau moteur`)

// having are the beginnings of questions for what a boat has.
var having = phrase.Of(`has it, has she, does it have, does she have, does the boat have, has the boat, hat sie, hat es, hat das boot, a t elle, a t il, est ce qu elle a, est ce qu il a`)

// picksBoats reports whether a turn is about boats that the last list showed: those that it names by their places or chooses
// among, or the one that was opened, of which it asks what its listing tells.
func (t turn) picksBoats() bool {
	told := t.told()
	if len(told.Shown) == 0 && len(told.Listed) == 0 {
		return false
	}
	if told.Opinion() != talk.NoOpinion {
		return true
	}
	if told.Wants.Back || told.PricesIn() != "" {
		return true
	}
	if t.plain.Has(newGear) && t.plain.Has(priceAsked) {
		return false // which no listing tells
	}
	if _, _, asks := told.Extreme(); asks {
		return true
	}
	return len(told.Picks()) > 0 || told.AsksOfOne() && t.plain.Has(having) || told.AmongShown() || told.Outermost() || len(told.Shown) > 0 && told.AsksWhyList() || told.AsksWhyPrices() || len(told.Shown) == 1 && told.PointsBack() && len(told.Facts()) > 0
}

// refines reports whether a short turn goes on with a search for boats, itself or by the few before it.
func (a *Agent) refines(t turn) bool {
	const most, farthest = 9, 8 // words, turns
	for range farthest {
		before, ok := t.before()
		switch {
		case !ok || t.plain.Words() > most:
			return false
		case t.bounds():
			return true
		case !t.plain.Begins(refining) || t.asksFaults():
			return false
		case a.wantsBoats(before) || a.searches(before):
			return true
		}
		t = before
	}
	return false
}

// bounds reports whether a turn behind a list of boats only tells a price, a length, a year or how many sail in her: "we can spend 25000".
func (t turn) bounds() bool {
	if len(t.told().Shown) == 0 || t.asks() {
		return false
	}
	bounded, _ := bounds(t.text)
	return bounded || spends(t.text) || justAmount.MatchString(t.plain.String())
}
