package research

import (
	"context"
	"strings"
	"sync"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/study"
)

// wording lets another engine word an answer: each of its sentences has to hold as the report's own do, and what was sent
// is kept in the place of the report's own text.
func (m *Model) wording(ctx context.Context, req chat.Request, a answer) chat.Wording {
	var mu sync.Mutex
	return chat.Wording{
		Holds: func(sentence string) bool {
			mu.Lock()
			defer mu.Unlock()
			return a.Admit(sentence) == nil
		},
		Sent: func(text string) {
			a.Sections = sectionsOf(text)
			m.keep(ctx, req, a)
		},
	}
}

// sectionsOf cuts a report's text at its headings.
func sectionsOf(text string) []study.Section {
	var sections []study.Section
	for i, part := range strings.Split("\n"+text, "\n## ") {
		heading, body, _ := strings.Cut(part, "\n")
		if i == 0 {
			heading, body = "", part
		}
		if body = strings.TrimSpace(body); heading != "" || body != "" {
			sections = append(sections, study.Section{Heading: strings.TrimSpace(heading), Text: body})
		}
	}
	return sections
}
