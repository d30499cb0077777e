package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// leastPasted is how many words a text has at least that is quoted for its contents.
const leastPasted = 25

var (
	// quotedText is a long text between quotation marks.
	quotedText = regexp.MustCompile(`(?s)["“„«](.{120,}?)["”“»](?:\s|$)`)
	// announced is a long text behind words that announce it, up to the question at its end.
	announced = regexp.MustCompile(`(?is)\b(?:here is|here's|below is|this is|following|wrote|writes|says|said|reads|states|hier ist|schrieb|schreibt|folgende\w*|voici|écrit|dit)\b[^\n:]{0,60}[:\n](.{120,})$`)
	// asksLast is the question that a text ends with.
	asksLast = regexp.MustCompile(`(?s)(?:^|[.!?:;\n"”»]\s*)([^.!?\n"”»]{6,200}\?)\s*$`)
	// asksFirst is the question that a text begins with.
	asksFirst = regexp.MustCompile(`(?s)^\s*([^.!?\n"“«]{6,200}\?)`)
)

// pasted cuts a text that somebody has quoted at length from the question about it; ok is false where it has not both.
func pasted(text string) (quoted, question string, ok bool) {
	if strings.Count(text, " ") < leastPasted {
		return "", "", false
	}
	m := quotedText.FindStringSubmatchIndex(text)
	if m == nil {
		m = announced.FindStringSubmatchIndex(text)
	}
	if m == nil {
		return "", "", false
	}
	quoted = text[m[2]:m[3]]
	asked := asksLast.FindStringSubmatch(text[m[2]:])
	switch {
	case asked != nil:
		quoted, _, _ = strings.Cut(quoted, asked[1])
	default:
		if asked = asksFirst.FindStringSubmatch(text); asked == nil {
			return "", "", false
		}
	}
	return strings.TrimSpace(quoted), strings.TrimSpace(asked[1]), phrase.Plain(quoted).Words() >= leastPasted
}

// pastedBack is how many turns back a quoted text may stand that a turn still asks about.
const pastedBack = 6

// reading is the turn with its own question alone where it quotes a text at length, and that text, or the one that a turn before quoted. An
// advert that is to be assessed, and a cry for help, are left as they are.
func (a *Agent) reading(t turn) (turn, string) {
	if quoted, question, ok := pasted(t.text); ok && !t.heed().heard && !t.wantsSurvey() && !a.describes(t) {
		t.text, t.plain = question, phrase.Plain(question)
		return t, quoted
	}
	for i := len(t.earlier) - 1; i >= max(0, len(t.earlier)-pastedBack); i-- {
		if quoted, question, ok := pasted(t.earlier[i]); ok {
			t.earlier = slices.Clone(t.earlier)
			t.earlier[i] = question
			return t, quoted
		}
	}
	return t, ""
}

// mostQuoted is how many sentences of a pasted text are said again.
const mostQuoted = 2

// quote says what a text that the user pasted says of the question, and reports whether it says anything.
func (w *answer) quote(text string) bool {
	if text == "" || !w.turn.asks() {
		return false
	}
	lines := w.agent.base.Quote(knowledge.Question{Text: w.turn.text, Lang: w.turn.written}, text, mostQuoted)
	if len(lines) == 0 {
		return false
	}
	w.paragraph(w.turn.say("pasted") + "\n\n> " + strings.Join(lines, " "))
	return true
}
