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
	if left := phrase.Plain(a.withoutBoats(t.text, " ")); left.Spaced() != phrase.Plain(t.text).Spaced() {
		return !left.Empty() && left.Less(whatIs).Less(between).Empty() || left.Less(talk.Joining).Less(whatIs).Less(ofIt).Empty() && len(t.earlier) > 0 && particulars.AsksFigure(t.askedOf())
	}
	return false
}

// withoutBoats is a text with something else in place of the boats of the table that it names.
func (a *Agent) withoutBoats(text, instead string) string {
	for _, m := range a.cfg.Designs.Mentions(text) {
		text = strings.Replace(text, m.Text, instead, 1)
	}
	return text
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
	if a.cfg.Designs == nil || !a.asksParticulars(t) || a.onlyTellsBoat(t) {
		return nil
	}
	compares := knowledge.FormOf(t.text) == knowledge.Compare || t.boats != "" || particulars.Compares(t.plain)
	var list []design.Design
	for _, boats := range a.meant(t.text, compares) {
		for _, d := range boats {
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
	if asked == "" || len(strings.TrimSpace(asked)) == len(strings.TrimSpace(t.text)) || a.withoutBoats(asked, "") != asked || p.Has(ownBoatWords) {
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

// ordinary reports whether a boat's name is written as a word like any other, as the "storm" of a storm warning.
func ordinary(name string) bool { return !strings.Contains(name, " ") && strings.ToLower(name) == name }

// partly is the least score of a boat of the make and number given, by another version of its name.
const partly = 0.85

// alike are the boats of which a text names one as well as the other, those with figures only where some have any, the latest
// first.
func alike(matches []design.Match) []design.Design {
	var list, measured []design.Design
	for _, m := range matches {
		if m.Exact != matches[0].Exact || m.Score != matches[0].Score {
			continue
		}
		list = append(list, m.Design)
		if m.Design.LOA > 0 {
			measured = append(measured, m.Design)
		}
	}
	if len(measured) > 0 {
		list = measured
	}
	slices.SortStableFunc(list, func(a, b design.Design) int { return b.FirstBuilt - a.FirstBuilt })
	return list
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
	told := particulars.Tell(boats, w.turn.askedOf())
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
	others := a.meant(title, true)
	for _, d := range list {
		if !phrase.Plain(title).Has(phrase.Of(strings.ReplaceAll(phrase.Plain(d.Builder).String(), ",", " "))) && !phrase.Plain(title).Has(phrase.Of(phrase.Plain(d.PlainFullName()).String())) {
			continue
		}
		if len(others) == 0 && !strings.ContainsAny(title, "0123456789") {
			return true
		}
		for _, boats := range others {
			if slices.ContainsFunc(boats, func(o design.Design) bool { return o.ID == d.ID }) {
				return true
			}
		}
	}
	return false
}
