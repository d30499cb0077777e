package knowledge

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
)

// leastQuoted is the share of a question that a sentence of a text has to answer to be quoted.
const leastQuoted = 0.2

// lineBreaks part a text's sentences as full stops do.
var lineBreaks = regexp.MustCompile(`\s*\n+\s*`)

// Quote returns the sentences of a text that is none of the base's which answer the question best, in their order; none where the text
// says nothing of it.
func (b *Base) Quote(q Question, text string, most int) []string {
	query := b.query(Question{Text: b.english(q.Lang, q.Text)})
	type scored struct {
		at    int
		score float64
	}
	var all []string
	for _, line := range lineBreaks.Split(text, -1) {
		all = append(all, sentences(line)...)
	}
	var list []scored
	for i, s := range all {
		if score := query.Match(b.index.Terms(s)); score >= leastQuoted*query.Weight() && score > 0 {
			list = append(list, scored{i, score})
		}
	}
	slices.SortStableFunc(list, func(x, y scored) int { return cmp.Compare(y.score, x.score) })
	const near = 0.7 // of the best
	list = slices.DeleteFunc(list[:min(most, len(list))], func(s scored) bool { return s.score < near*list[0].score })
	slices.SortFunc(list, func(x, y scored) int { return x.at - y.at })
	var quoted []string
	for _, s := range list {
		quoted = append(quoted, strings.TrimSpace(all[s.at]))
	}
	return quoted
}
