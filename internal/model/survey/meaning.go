package survey

import (
	"regexp"
	"strconv"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/knowledge"
)

// hers are words for the boat herself: what is asked of her the assessment answers, not the knowledge base.
var hers = regexp.MustCompile(`(?i)\b(her|hers|she|she's|this boat|the boat|that boat|this one|score|report|worst|wrong with)\b`)

// asksMeaning reports whether a follow-up asks what something is, how it is done or why it matters, whatever the boat.
func (s *Surveyor) asksMeaning(text string) bool {
	if s.cfg.Passages == nil || hers.MatchString(text) {
		return false
	}
	switch knowledge.FormOf(text) {
	case knowledge.Definition, knowledge.HowTo, knowledge.Why:
		return s.cfg.Passages.Answer(knowledge.Question{Text: text}).Evidence == knowledge.Solid
	}
	return false
}

var mark = regexp.MustCompile(` ?\[(\d+)\]`)

// meaning answers from the knowledge base.
func (a *assessment) meaning() {
	a.knowledge(knowledge.Question{Text: a.input.asked, Length: knowledge.Short, Plain: true})
}

// knowledge adds what the knowledge base answers.
func (a *assessment) knowledge(q knowledge.Question) {
	if a.passages == nil {
		return
	}
	found := a.passages.Answer(q)
	for _, part := range found.Parts {
		text := mark.ReplaceAllStringFunc(part.Text, func(m string) string {
			n, _ := strconv.Atoi(mark.FindStringSubmatch(m)[1])
			p := found.Sources[n-1]
			return a.sources.refer(chat.Citation{ID: p.ID, Title: p.Title, Source: p.Source, URL: a.links.Passage(p.ID)})
		})
		a.add(block{weight: weightSummary, text: text})
	}
}
