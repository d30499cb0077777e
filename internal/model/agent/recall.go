package agent

import (
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// recalls are questions about the conversation itself.
var recalls = phrase.Of(`
	what did i ask, what have i asked, what was my question, what was my first question, what was my last question, what did i say, repeat my question
	summarise our conversation, summarize our conversation, what were we talking about, what did we talk about`)

// recall says what the user asked before.
func recall(t turn) string {
	if len(t.earlier) == 0 {
		return t.say("first message")
	}
	var b strings.Builder
	b.WriteString(t.say("you asked") + "\n")
	for _, text := range t.earlier {
		b.WriteString("\n- " + clip(strings.Join(strings.Fields(text), " "), 200))
	}
	return b.String()
}

// clip shortens a text to at most n characters.
func clip(text string, n int) string {
	runes := []rune(text)
	if len(runes) <= n {
		return text
	}
	return string(runes[:n]) + "…"
}
