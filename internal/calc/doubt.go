package calc

import (
	"slices"
	"strings"
)

// doubted reports whether a complete draft leaves out something that was given though the question neither asks for what it comes to
// nor speaks of it by name: then it is as likely that another sum is meant.
func (s *Set) doubted(d *draft) bool {
	q := d.question
	if d.calculator.spares || len(d.missing()) > 0 || !d.leavesOut(q) {
		return false
	}
	i := s.byName[d.calculator.Name]
	return !s.named(d, q) && !q.has(s.patterns()[i].sure) && !q.asksFor(s.patterns()[i].topic) && !s.computes(d, q.wanted())
}

// leavesOut reports whether something is left out besides numbers of people.
func (d *draft) leavesOut(q *question) bool {
	for i, one := range q.quantities {
		if !d.used[i] && slices.Contains(d.unused, strings.TrimSpace(one.Text)) && !q.countsHeads(i) {
			return true
		}
	}
	return false
}

// named reports whether a word of the calculator's title is in the question.
func (s *Set) named(d *draft, q *question) bool {
	said := stemsOf(q.tokens)
	title := d.calculator.Title
	for _, text := range []string{title.EN, title.DE, title.FR} {
		for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" ,()/-'", r) }) {
			if stem := stemOf(word); stem != "" && slices.Contains(said, stem) {
				return true
			}
		}
	}
	return false
}
