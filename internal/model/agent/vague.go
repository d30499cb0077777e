package agent

import (
	"strings"
)

// vague reports whether a turn is only a word or two that many passages are about, and returns their titles.
func (a *Agent) vague(t turn) []string {
	if t.plain.Words() > 2 || len(t.earlier) > 0 || t.lang != "en" {
		return nil
	}
	hits := a.base.Search(t.text, nil)
	const many, near = 4, 0.8
	if len(hits) < many || hits[many-1].Score < near*hits[0].Score {
		return nil
	}
	var titles []string
	for _, h := range hits[:min(8, len(hits))] {
		titles = append(titles, h.Passage.Title)
	}
	return titles
}

// choose offers the subjects that a vague turn may mean.
func (w *answer) choose(titles []string) {
	w.paragraph("What would you like to know? I can tell you, for example, about:\n\n- " + strings.Join(titles, "\n- "))
}
