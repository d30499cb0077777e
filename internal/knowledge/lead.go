package knowledge

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// How much of a question a fact answers at least that is told before the summary.
const (
	leastOfJudged = 0.33 // of what the heading leaves open to judge
	leastOfAll    = 0.26
	leastWithHead = 0.5  // together with the heading
	fewestMet     = 2    // words, together with the heading
	mostlyAsked   = 0.8  // share of the question that a fact answers with a verdict on all of it
	openSaid      = 0.75 // share of what the heading leaves open of a question of any other kind that a fact has which is told before the summary
	leastOpen     = 0.3  // how much of the question the heading leaves open for that
	fewestOpen    = 3    // and of how many words that fact has
	saysMore      = 1.5  // how much more of it the fact has than the summary
	saysAll       = 1.15 // and that one which has all of it
	manyOpen      = 4    // where that is so many words
	verdictBonus  = 1.3  // how much more one counts that has a verdict of the kind that is asked for: what may be, what has to be, or what stays so
	figureBonus   = 1.5  // how much more a fact counts that has a figure of the kind that is asked for, where the summary has none
)

// lead is what the answer begins with: the summary, after the fact that answers a yes-or-no question, one for a number or a
// meaning much better than the summary does. A passage that was named begins with its summary, as first actions must.
func (c *composer) lead(g page) []sentence {
	if c.chosen {
		return []sentence{g.summary}
	}
	asked, better, least := c.query, 1.4, 0.0
	switch c.form {
	case Number, Definition:
	case Judgement: // the heading is what they are all about, and a fact beside what is asked sounds like a yes or a no
		better, least = 1.2, leastOfJudged
		if asked = c.leftOpen(g); asked.Weight() == 0 {
			return c.judged(g) // all that is left open is yes or no
		}
	default:
		return c.answered(g)
	}
	best := max(asked.Match(g.summary.terms)*better, least*asked.Weight())
	lead := []sentence{g.summary}
	fewest := asked.Count(g.summary.terms) // a rare word alone, such as the kind of ship, makes no answer
	sought := c.figure != nil && !c.figure(g.summary.text)
	unjudged := c.verdict != nil && !c.verdict.MatchString(g.summary.text)
	for _, f := range g.facts {
		score, figured := asked.Match(f.terms), sought && c.figure(f.text)
		if figured {
			score *= figureBonus
		}
		if unjudged && c.verdict.MatchString(f.text) {
			score *= verdictBonus
		}
		switch {
		case score <= best, asked.Count(f.terms) < fewest, !figured && c.share(f.terms) < leastOfAll, c.share(f.terms, g.heading.terms...) <= leastWithHead, c.met(f.terms, g.heading.terms...) < fewestMet:
		case c.form == Number && !counts.MatchString(f.text):
		default:
			best, lead = score, []sentence{f, g.summary}
		}
	}
	return lead
}

// leftOpen is what the heading of a passage leaves open of the question.
func (c *composer) leftOpen(g page) search.Query {
	return c.query.Without(func(t search.Term) bool { return slices.Contains(g.heading.terms, t) })
}

// judged is the lead of a passage whose heading has all that is asked: behind the fact with a verdict on all of it, where the summary has none.
func (c *composer) judged(g page) []sentence {
	if c.verdict == nil || c.verdict.MatchString(g.summary.text) {
		return []sentence{g.summary}
	}
	for _, f := range g.facts {
		if c.verdict.MatchString(f.text) && c.share(f.terms) >= mostlyAsked {
			return []sentence{f, g.summary}
		}
	}
	return []sentence{g.summary}
}

// answered is the lead of a passage where the question asks for no verdict, number or meaning: behind the fact that has nearly all
// that the heading leaves open, where the summary has little of it. A question that asks for no more than the heading says is one
// for the summary, as is one for a reason; steps are told as they are, and what holds only in one case begins no answer.
func (c *composer) answered(g page) []sentence {
	open := c.leftOpen(g)
	if c.form == Why || c.wantsSteps(g) || open.Weight() < leastOpen*c.query.Weight() {
		return []sentence{g.summary}
	}
	lead, most, summary := []sentence{g.summary}, openSaid*open.Weight(), open.Match(g.summary.terms)
	for _, f := range g.facts {
		score, words, better := open.Match(f.terms), open.Count(f.terms), saysMore
		if words >= manyOpen && score == open.Weight() {
			better = saysAll
		}
		if score <= most || score < better*summary || words < fewestOpen || f.leans || inOneCase.MatchString(f.text) {
			continue
		}
		most, lead = score, []sentence{f, g.summary}
	}
	return lead
}

// inOneCase finds what only holds in one case: "if the other does not give way", or a sum that is worked out.
var inOneCase = regexp.MustCompile(`^If |^An? (?:\w+ ){1,3}of \d+ .* is \d`)

// counts finds in a fact what may answer how many, how much or how often.
var counts = regexp.MustCompile(`\d|\b(?:once|twice|yearly|monthly|weekly|daily|every (?:year|season|month|week|day)|half)\b`)

// share is how much of the question terms answer, together with others.
func (c *composer) share(terms []search.Term, others ...search.Term) float64 {
	return c.query.Match(slices.Concat(terms, others)) / c.query.Weight()
}

// met is how many words of the question terms answer, together with others.
func (c *composer) met(terms []search.Term, others ...search.Term) int {
	return c.query.Count(slices.Concat(terms, others))
}

// verdicts are what a yes-or-no question asks, and how a sentence judges that.
var verdicts = []struct{ asks, gives *regexp.Regexp }{
	{
		regexp.MustCompile(`(?i)\b(?:need|have to|has to|must|required|compulsory|mandatory|necessary|obliged)\b`),
		regexp.MustCompile(`(?i)\b(?:needs?|must|required|compulsory|mandatory|(?:un)?necessary|by law|law asks|no law|free of|exempt)\b`),
	},
	{
		regexp.MustCompile(`(?i)\b(?:still|lost|lose|loses|remains?|valid|expired?|expires)\b`),
		regexp.MustCompile(`(?i)\b(?:los(?:t|e|es)|lapses?|remains?|stays?|keeps? (?:her|its|the)|no longer|valid|expires?)\b`),
	},
	{
		regexp.MustCompile(`(?i)\b(?:can|could|may|allowed|possible|ok|okay|legal|safe)\b`),
		regexp.MustCompile(`(?i)\b(?:can|cannot|may|(?:im)?possible|allowed|forbidden|(?:il)?legal|never|must not|(?:un)?safe|dangerous|nobody)\b`),
	},
}

// verdictOn is how a sentence judges what a question asks; nil for one that asks for no such verdict.
func verdictOn(question string) *regexp.Regexp {
	if strings.Contains(question, " or ") {
		return nil // which of two is asked
	}
	for _, v := range verdicts {
		if v.asks.MatchString(question) {
			return v.gives
		}
	}
	return nil
}
