package agent

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/design/particulars"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/boatname"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
	"github.com/fairlead/fairlead/internal/tools"
)

// whatIs are the words of a question that asks only what a boat is.
var whatIs = phrase.Of(`what is, whats, what was, what are, what kind of boat is, describe, show me, tell me about, info on, information on, information about, do you know, a, an, the, was ist, ein, eine, qu est ce que, c est quoi, un, une`)

// asksParticulars reports whether a turn asks what the table has on a boat: a figure of it, or only what it is.
func (a *Agent) asksParticulars(t turn) bool {
	if particulars.Asked(t.plain) {
		return true
	}
	if left := phrase.Plain(a.boats.Without(t.text, " ")); left.Spaced() != phrase.Plain(t.text).Spaced() {
		return !left.Empty() && left.Less(whatIs).Less(between).Empty() || left.Less(talk.Joining).Less(whatIs).Less(ofIt).Empty() && len(t.earlier) > 0 && particulars.AsksFigure(t.askedOf())
	}
	return false
}

// between are words that put boats beside each other.
var between = phrase.Of(`or, and, oder, und, ou, et, against, gegen, contre`)

// shares are the words that ask for ballast as a part of the whole weight.
var shares = phrase.Of(`ratio, share, percent, percentage, proportion, fraction, how much of, stiff, stiffness, anteil, ballastanteil, rapport`)

// asksBallast reports whether a turn asks what a boat's ballast weighs, and not what part of her weight it is.
func (a *Agent) asksBallast(t turn) bool {
	return t.plain.Has(ballast) && !t.plain.Has(shares) && len(a.designsIn(t)) > 0
}

var ballast = phrase.Of(`ballast, lest`)

// ofIt are words before a boat of which the same is asked.
var ofIt = phrase.Of(`of, for, on, with, von, vom, beim, de, du, is, are`)

// maxDesigns is how many boats an answer describes.
const maxDesigns = 4

// designsIn returns the production boats that a turn asks the particulars of. In a comparison a boat counts whose name is
// given in part only.
func (a *Agent) designsIn(t turn) []design.Design {
	if !a.asksParticulars(t) || a.onlyTellsBoat(t) {
		return nil
	}
	compares := knowledge.FormOf(t.text) == knowledge.Compare || t.boats != "" || particulars.Compares(t.plain)
	var list []design.Design
	for _, boat := range a.boats.In(t.text) {
		if !boat.Whole && !compares {
			continue
		}
		for _, d := range boat.Designs {
			if len(list) < maxDesigns && !slices.ContainsFunc(list, func(o design.Design) bool { return o.ID == d.ID }) {
				list = append(list, d)
			}
		}
	}
	return list
}

// onlyTellsBoat reports whether a turn names a boat only beside what it asks, which stands by itself: "What is the difference between an EPIRB
// and a PLB? We sail a Bavaria 34."
func (a *Agent) onlyTellsBoat(t turn) bool {
	var asked string
	for _, s := range sentence.FindAllString(t.text, -1) {
		if strings.HasSuffix(strings.TrimSpace(s), "?") {
			asked += s + " "
		}
	}
	p := phrase.Plain(asked)
	if asked == "" || len(strings.TrimSpace(asked)) == len(strings.TrimSpace(t.text)) || a.boats.Without(asked, "") != asked || p.Has(ownBoatWords) {
		return false
	}
	form := knowledge.FormOf(strings.TrimSpace(asked))
	return form == knowledge.Compare || form == knowledge.HowTo || form == knowledge.Why || !particulars.AsksFigure(p) || !p.Has(theFigure) || p.Has(meanings)
}

var (
	sentence = regexp.MustCompile(`(?:[^.?!]|[.?!]\S)+[.?!]*`)
	// ownBoatWords are words for the boat that was named.
	ownBoatWords = phrase.Of(`my, our, mine, ours, she, her, hers, its, this boat, that boat, the boat, this one, that one, one of these, these, them`)
	// meanings ask what a figure is, not which one a boat has.
	meanings = phrase.Of(`mean, means, tell, tells, why, explain, difference, types, kinds`)
	// theFigure are words before a figure that is asked of a boat, and not for what it is.
	theFigure = phrase.Of(`the, how much, how many, how long, how deep, how heavy, how wide, how high, how tall`)
)

// merits are what people ask about a boat beside her particulars.
var merits = phrase.Of(`
	problem, problems, issue, issues, fault, faults, weakness, weaknesses, weak points, known defects, good boat, bluewater, offshore, ocean, seaworthy, reliable, recommend, review, reviews
	any good, owners say, owners think, owners report, opinion, opinions, experience with, experiences with, what do you think of, what do you know about, reputation, quality, look out for, check on, check when, schwächen, mängel, défauts`)

// unknownBoat is the name of a boat of a known builder of which a turn asks, and that is not in the table of designs; "" for none.
func (a *Agent) unknownBoat(t turn) string {
	if !particulars.Asked(t.plain) && !t.plain.Has(merits) {
		return ""
	}
	return a.boats.Missing(t.text)
}

// namedBoat is the name of what may be a boat of an unknown builder, of which a turn asks a figure or how good she is; "" for none.
func namedBoat(t turn) string {
	if particulars.AsksNumber(t.plain) || t.plain.Has(merits) {
		return boatname.Stranger(t.text)
	}
	return ""
}

// comparedWith is the name of what may be a boat of an unknown builder beside one that is known; "" for none.
func (a *Agent) comparedWith(t turn) string {
	rest := a.boats.Without(t.text, "it")
	if rest == t.text || knowledge.FormOf(t.text) != knowledge.Compare {
		return ""
	}
	return boatname.Stranger(rest)
}

// noSuchBoat says that a boat is not known, and what of other boats may help.
func (w *answer) noSuchBoat(name string) {
	w.paragraph(w.agent.notInTable(w.turn, name))
	if q := w.turn.question(); !particulars.Asked(w.turn.plain) && w.agent.base.Answer(q).Evidence == knowledge.Solid {
		w.say("other boats")
		w.search(q)
	}
}

// notInTable says that a boat is not in the table of designs, and names those that are near.
func (a *Agent) notInTable(t turn, name string) string {
	text := t.say("unknown boat", name)
	if near := a.boats.Near(name); len(near) > 0 {
		text += " " + t.say("near boats", strings.Join(near, ", "))
	}
	return text
}

// designs writes what the design table has on the boats, that it has not the one named unknown, and what the knowledge base adds.
func (w *answer) designs(list []design.Design, unknown string) {
	boats := make([]particulars.Boat, len(list))
	for i, d := range list {
		began := time.Now()
		n := w.cite(chat.Citation{ID: d.ID, Title: d.FullName(), Source: "design table, from the builder's particulars", URL: w.agent.cfg.Links.Design(d.ID)})
		w.used(tools.FindDesignName, map[string]any{"name": d.FullName()}, "found the "+d.FullName(), time.Since(began))
		boats[i] = particulars.Boat{Design: d, Mark: reference(n)}
	}
	if unknown != "" {
		w.paragraph(w.agent.notInTable(w.turn, unknown))
	}
	told := particulars.Tell(boats, w.turn.askedOf(), w.turn.lang)
	lines := w.turn.untabled(told)
	for _, p := range lines {
		w.paragraph(p)
	}
	if len(lines) < len(told) {
		return
	}
	if len(list) == 1 && particulars.AsksNumber(w.turn.askedOf()) && !w.turn.plain.Has(merits) {
		return
	}
	q := w.turn.question()
	if len(list) > 1 {
		q.Length = knowledge.Short
	}
	if a := w.agent.base.Answer(q); a.Evidence == knowledge.Solid && w.agent.isAbout(a.Sources[0].Title, list) {
		w.search(q)
	}
}

// untabled are paragraphs on boats less the table that the last answers have told of them already, where others tell what is asked.
func (t turn) untabled(paragraphs []string) []string {
	told := t.lately()
	lines := slices.DeleteFunc(slices.Clone(paragraphs), func(p string) bool {
		head, _, _ := strings.Cut(p, "\n")
		return strings.HasPrefix(p, "|") && strings.Contains(told, head)
	})
	if len(lines) == 0 {
		return paragraphs
	}
	return lines
}

// isAbout reports whether a passage of that title is about one of the boats: about her, or about all of her make.
func (a *Agent) isAbout(title string, list []design.Design) bool {
	others := a.boats.In(title)
	for _, d := range list {
		if !phrase.Plain(title).Has(phrase.Of(strings.ReplaceAll(phrase.Plain(d.Builder).String(), ",", " "))) && !phrase.Plain(title).Has(phrase.Of(phrase.Plain(d.PlainFullName()).String())) {
			continue
		}
		if len(others) == 0 && !strings.ContainsAny(title, "0123456789") {
			return true
		}
		for _, boat := range others {
			if slices.ContainsFunc(boat.Designs, func(o design.Design) bool { return o.ID == d.ID }) {
				return true
			}
		}
	}
	return false
}
