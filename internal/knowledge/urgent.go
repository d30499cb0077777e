package knowledge

import (
	"cmp"
	"regexp"
	"slices"
)

// How much somebody in danger is told beside the steps: sentences, tokens with the steps, and what share of a sentence, by the
// weight of its terms, they may have said.
const (
	mostWatched = 3
	mostUrgent  = 200
	saidInSteps = 0.45
)

var (
	// callsOnly is a step or fact that only says to call, which somebody in danger has been told before.
	callsOnly = regexp.MustCompile(`^(?:Call|Send|Make|Mayday|Pan-Pan)\b[^,;:]*\b(?:Mayday|Pan-Pan|DSC|VHF|112|coastguard|medical)\b[^,;:]*$|^(?:Mayday|Pan-Pan)\b[^,;:]*$`)
	// forbids begins a sentence that somebody in danger must not miss.
	forbids = regexp.MustCompile(`(?i)\b(?:do not|never|not)\b`)
)

// urgent writes the steps in order, each once, and what to watch: first what must not be done, then what fits the report best.
func (c *composer) urgent(g page, n int) {
	least := c.left - mostUrgent
	c.heading(g)
	if len(g.steps) == 0 {
		c.paragraph(n, g.summary)
	}
	c.list(n, slices.DeleteFunc(slices.Clone(g.steps), onlyCalls), true)
	warnings, others := g.facts[:0:0], g.facts[:0:0]
	for _, s := range g.facts {
		if forbids.MatchString(s.text) {
			warnings = append(warnings, s)
		} else {
			others = append(others, s)
		}
	}
	slices.SortStableFunc(others, func(a, b sentence) int { return cmp.Compare(c.query.Match(b.terms), c.query.Match(a.terms)) })
	var watch []sentence
	for _, s := range append(warnings, others...) {
		if len(watch) == 0 || len(watch) < mostWatched && s.tokens <= c.left-least {
			if c.known(s) < saidInSteps && !onlyCalls(s) {
				watch, least = append(watch, s), least+s.tokens
			}
		}
	}
	c.list(n, watch, false)
}

func onlyCalls(s sentence) bool { return callsOnly.MatchString(s.text) }
