package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design/particulars"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// pointing are words that stand for a boat named before.
var pointing = phrase.Of(`
	it, its, she, shes, her, hers, they, their, theirs, them, both, the two, which, which one, which of them, that, that one, this one, the boat, this boat, that boat
	the first, the second, the other, the former, the latter, sie, ihr, ihre, ihren, beide, welche, welches, elle, elles, son, sa, ses, lequel, laquelle, les deux`)

// goesOn reports whether a turn begins as one that goes on from the one before, or says hardly anything.
func (t turn) goesOn() bool {
	return len(t.earlier) > 0 && talk.Continues(t.plain)
}

// anyThere asks whether there are boats of those that were spoken of at a place: "any in Croatia?".
var anyThere = regexp.MustCompile(`(?i)^\W*(?:(?:and|ok|so|but|well|are|is|there|have|you|got|do|know|of) )*(?:any|one|some)(?: of (?:them|these|those))?(?: left| available| for sale| now)? (?:in|near|around|close to|at) \pL`)

// comparesWithIt reports whether a turn compares what was spoken of: with something it names, "how does it compare with the Moody 31?",
// or the two of before with each other, "which is better?".
func (t turn) comparesWithIt() bool {
	return t.plain.Has(pointing) && !t.plain.Has(between) && knowledge.FormOf(t.text) == knowledge.Compare
}

// failings ask what a boat is known to suffer from.
var failings = phrase.Of(`goes wrong, go wrong, known faults, known problems, known issues, common problems, common faults, common issues, typical problems, typical faults, weak points, weak spots, weaknesses, her faults, their faults, its faults, schwachstellen, schwächen, points faibles, défauts`)

// wanting is a turn that only asks to be shown boats, "show me some", with what the turns before it said of the boat that is wanted, "I have
// 15000 pounds", written before it; the turn itself where they said nothing.
func (t turn) wanting() turn {
	const most = 10 // words of a turn that tells what is wanted
	if t.plain.Words() > most || t.plain.Has(gear) {
		return t
	}
	var said []string
	for _, text := range t.recent() {
		plain := phrase.Plain(text)
		if (strings.ContainsAny(text, "0123456789") || plain.Has(craft)) && plain.Words() <= most && !plain.Has(gear) {
			said = append(said, strings.TrimRight(text, " ?!."))
		}
	}
	if len(said) == 0 {
		return t
	}
	return t.asking("Boats for sale: "+strings.Join(said, ", ")+", "+t.text, "boats")
}

// request is the request with the boats that the turn is about written into its last message, for a model that reads only that.
func (t turn) request() chat.Request {
	if t.boats == "" && t.talk != nil {
		return t.talk.Came
	}
	if t.boats == "" {
		return t.req
	}
	req := t.req
	req.Messages = slices.Clone(req.Messages)
	for i := len(req.Messages) - 1; i >= 0; i-- {
		if req.Messages[i].Role == chat.User {
			req.Messages[i].Text = t.text
			break
		}
	}
	return req
}

// besideIt begins a turn that sets a boat beside the one that was spoken of: "and compared to the 36?".
var besideIt = phrase.Of(`compared to, compared with, in comparison to, in comparison with, how does it compare to, how does it compare with, versus, vs, against, verglichen mit, im vergleich zu, im vergleich mit, gegen, comparé à, comparée à, par rapport à`)

// besideFormer is a turn that sets one boat beside the one that was spoken of last, with both their names.
func (a *Agent) besideFormer(t turn) turn {
	if !t.plain.Less(talk.Conjunctions).Begins(besideIt) {
		return t
	}
	names, former := a.boatNames(t.text), a.namedBefore(t, 1)
	if len(names) != 1 || len(former) == 0 || former[len(former)-1] == names[0] {
		return t
	}
	last := former[len(former)-1]
	return t.asking("How does the "+last+" compare to the "+names[0]+"?", last+" and "+names[0])
}

// suchOne is a boat like the one that was spoken of.
var suchOne = phrase.Of("a good one, a used one, a decent one, a sound one, a clean one, a newer one, an older one, a new one, a second hand one, is one, does one, would one, should one, one cost, one worth, for one, cost one")

// ofSuchOne reports whether a turn speaks of one of the boats that the turn before it was about.
func (a *Agent) ofSuchOne(t turn) bool {
	before, ok := t.before()
	if !ok || !t.plain.Has(suchOne) {
		return false
	}
	for i, user := len(t.req.Messages)-1, 0; i >= 0; i-- {
		if t.req.Messages[i].Role != chat.User {
			continue
		}
		if user++; user == 2 {
			before.req.Messages = t.req.Messages[:i+1]
			break
		}
	}
	return a.namesBoat(before) || a.inherited(before).boats != ""
}

// inherited names the boats that a turn asks about without naming them: a follow-up in the boats' particulars, prices or sums
// is about those that were named last. A number alone is one of the make that was named last.
func (a *Agent) inherited(t turn) turn {
	if a.cfg.Designs == nil || len(t.earlier) == 0 || t.plain.Words() > 16 {
		return t
	}
	if boat, ok := a.surveys(t); ok {
		t.url = a.cfg.Links.Listing(boat.ID)
		t.text, t.boats = t.text+" "+t.url, boat.Name
		return t
	}
	if like, ok := a.likeShown(t); ok {
		return like
	}
	if t.picksBoats() {
		return t
	}
	if text, name := a.boats.Numbered(t.text, t.recent()); name != "" && t.goesOn() && !a.namesBoat(t) {
		return a.besideFormer(t.asking(text, name))
	}
	if t.plain.Less(talk.Conjunctions).Begins(besideIt) {
		return a.besideFormer(a.withFullName(t))
	}
	if knowledge.FormOf(t.text) == knowledge.Compare && t.plain.Has(between) && !a.namesBoat(t) {
		return t // "which is better, AGM or lithium?" names what it compares
	}
	return a.ofFormer(a.withFullName(t))
}

// ofFormer is a turn that asks for boats' particulars, prices or failings, or for such boats for sale, with the names of the boats that were named
// before; the turn itself where it asks for none of these, or none was named.
func (a *Agent) ofFormer(t turn) turn {
	names, besides := a.namesBoat(t), t.comparesWithIt()
	anywhere := anyThere.MatchString(t.text)
	sale := (t.plain.Has(forSale) || anywhere) && !t.plain.Has(craft) && !names
	asks := sale || t.plain.Has(failings) || besides && (names || a.boatBefore(t)) || particulars.Asked(t.plain) || t.plain.Has(pricing) && !t.plain.Has(running)
	if !asks || names && !besides && !t.plain.Has(thans) || !sale && !t.plain.Has(pointing) && !t.goesOn() && !a.ofSuchOne(t) {
		return t
	}
	least := 1
	if (particulars.Compares(t.plain) || besides) && !names {
		least = 2
	}
	boats := a.namedBefore(t, least)
	all := strings.Join(boats, " and ")
	switch {
	case len(boats) == 0 && sale:
		return t.wanting()
	case len(boats) == 0:
		return t
	case sale && !anywhere && !t.plain.Has(near) && !strings.ContainsAny(t.text, "0123456789"): // a place or a bound stays in it
		return t.asking("For sale: "+strings.Join(boats, " or "), all)
	case sale || particulars.Asked(t.plain) || besides || t.plain.Has(failings):
		return t.with(all)
	case len(boats) == 1: // prices are another model's, which reads no follow-up
		return t.asking("Asking prices of "+all, all)
	}
	return t.asking("Compare asking prices: "+strings.Join(boats, " versus "), all)
}

// asking is the turn in other words, with the boats that it is about.
func (t turn) asking(text, boats string) turn {
	t.text, t.plain, t.boats = text, phrase.Plain(text), boats
	return t
}

// with is the turn with the name of what it is about.
func (t turn) with(name string) turn {
	return t.asking(strings.TrimRight(t.text, " ?!.")+": "+name+"?", name)
}

// examining asks to have a boat that was shown assessed.
var examining = phrase.Of(`
	assess, an assessment, survey it, survey her, survey this, survey that, survey the, evaluate, appraise, inspect it, inspect her, inspect the, check it over, check her over, her condition, its condition, condition report
	begutachte, ihren zustand, seinen zustand, évalue, évaluer, son état`)

// surveys is the boat for sale that a turn wants assessed: the one that was opened, or that it names by its place in the list.
func (a *Agent) surveys(t turn) (talk.Boat, bool) {
	told := t.told()
	if a.cfg.Survey == nil || t.url != "" || len(told.Shown) == 0 || !t.plain.Has(examining) {
		return talk.Boat{}, false
	}
	if picks := told.Picks(); len(picks) == 1 {
		return picks[0], true
	}
	return told.Shown[0], len(told.Shown) == 1 && told.PointsBack()
}

// thans are words behind what is more or less than something.
var thans = phrase.Of(`than, als, que`)

// askedOf is the text that tells what is asked of the boats: the turn's own, else the last before it that tells.
func (t turn) askedOf() phrase.Text {
	if particulars.Asked(t.plain) && particulars.AsksFigure(t.plain) || knowledge.FormOf(t.text) == knowledge.Compare {
		return t.plain
	}
	if !t.goesOn() {
		return t.plain
	}
	for _, text := range slices.Backward(t.recent()) {
		if p := phrase.Plain(text); particulars.AsksFigure(p) {
			return p
		}
	}
	return t.plain
}

// alike are words for other boats like one, cheapening those for less dear ones.
var (
	alike      = phrase.Of(`similar, comparable, alternatives, others like it, others like this, others like that, anything like it, anything like this, something like it, something like this, ähnliche, ähnliches, vergleichbare, alternativen, similaires, semblables, comparables`)
	cheapening = phrase.Of(`cheaper, less expensive, for less, günstiger, günstigere, billiger, billigere, moins cher, moins chers`)
)

// likeShown is a turn for boats like the one that was shown last, in full: "are there similar ones but cheaper?".
func (a *Agent) likeShown(t turn) (turn, bool) {
	const most = 9 // words
	shown := t.told().Shown
	if len(shown) != 1 || t.plain.Words() > most || !t.plain.Has(alike) || a.namesBoat(t) {
		return t, false
	}
	boats := a.boats.In(shown[0].Name)
	if len(boats) == 0 {
		return t, false
	}
	asks := "Which boats are similar to a " + boats[0].Name()
	if t.plain.Has(cheapening) {
		asks += " but cheaper"
	}
	return t.asking(asks+"?", boats[0].Name()), true
}
