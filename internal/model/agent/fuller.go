package agent

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/talk"
)

// fuller is the question that a turn behind an answer stands for in full words, where that is answered by another passage than the one that
// the answer told: "and when should I do it?" behind how a reef is put in. The text is "" where the turn is understood by itself, or nothing else
// tells of it; about is the passage to tell, "" where the question leads there by itself.
func (a *Agent) fuller(t turn) (text, about string) {
	told := t.told()
	if told.Whole == "" || t.alone || t.written != "en" || t.boats != "" || len(told.Shown) > 0 || told.Wants != (talk.Wants{}) {
		return "", ""
	}
	own := t.plain.Less(correcting).Less(talk.Conjunctions).String()
	text = strings.TrimRight(leadingOn.ReplaceAllString(told.Whole, ""), " ?") + "?"
	if about, ok := a.base.Fuller(text, own, a.told(t)); ok {
		return text, about
	}
	return "", ""
}

// leadingOn are words before a question that tell only that it goes on.
var leadingOn = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|so|or|then|ok|okay|thanks|thank you)\b\W*)+`)

// inFull is a question in full words, for which nothing else of the turns before is needed.
func inFull(q knowledge.Question, text string) knowledge.Question {
	q.Text, q.Earlier, q.EarlierLangs, q.Lang = text, nil, nil, "en"
	return q
}
