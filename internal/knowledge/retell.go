package knowledge

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// How sentences of a passage that has been told are chosen again.
const (
	leastFigured = 0.4  // share of the own words that a sentence has to answer that has a figure of the kind that is asked for
	alsoOwn      = 0.4  // weight of a word, as a share of the weightiest one's, that a sentence has beside that one
	besideBest   = 0.5  // share of what the best sentence answers that those told beside it answer
	mostAgain    = 4    // sentences beside the first
	unheardBonus = 1.25 // how much more a sentence counts that was not told before
	doneBonus    = 1.3  // and one that begins with what is to be done
	reasonBonus  = 1.5  // and one that gives a reason, where that is asked for
	byAll        = 0.1  // and how much more one counts that has all that was asked before, too
	figureWeight = 3.0  // weight, as that of a word, of a figure of the kind that is asked for
)

// retell writes of a passage that has just been told what the own words of a question ask for; false where nothing of it does.
func (c *composer) retell(g page, a followUp, said string) bool {
	pieces := slices.Concat(c.base.sentencesOf(sentences(g.Summary)), g.facts, g.steps)
	for _, s := range g.prose {
		if !s.leans {
			pieces = append(pieces, s)
		}
	}
	list := c.ofFollowUp(pieces, a, said)
	if len(list) == 0 {
		return false
	}
	slices.SortStableFunc(list, func(a, b counting) int { return cmp.Compare(b.score, a.score) })
	best := slices.IndexFunc(list, func(s counting) bool {
		return !slices.ContainsFunc(list, func(o counting) bool {
			return o.ordered > s.ordered || o.ordered == s.ordered && s.ordered > s.score && len(o.text) < len(s.text)
		})
	})
	leads := list[best]
	list = slices.Insert(slices.Delete(list, best, best+1), 0, leads)
	c.heading(g)
	n := c.cite(g)
	if len(g.steps) > 0 && !a.loose && (a.form == HowTo || a.form == WhatIf) {
		c.list(n, g.steps, true)
	} else {
		c.paragraph(n, c.whole(g, list[0].sentence, a.loose)...)
	}
	for _, t := range g.tables {
		if c.asked(t, a) > 0 {
			c.paragraph(n, t)
		}
	}
	var beside []sentence
	for _, s := range list[1:] {
		if s.score >= besideBest*leads.score && len(beside) < mostAgain {
			beside = append(beside, s.sentence)
		}
	}
	c.list(n, beside, false)
	return true
}

// counting is a sentence with what it counts for a question, and with what it counts where it has words of that in their order.
type counting struct {
	sentence
	score, ordered float64
}

// ofFollowUp are those sentences of a passage that answer a question behind it; said is what the last answers told.
func (c *composer) ofFollowUp(pieces []sentence, a followUp, said string) (list []counting) {
	order := c.orderOf(a)
	for _, s := range pieces {
		score := c.asked(s, a)
		if score <= 0 {
			continue
		}
		if a.form != List && !a.loose && !strings.Contains(said, s.text) {
			score *= unheardBonus
		}
		if w := a.all.Weight(); (a.suits || pointsBack(a.text)) && w > 0 {
			score *= 1 + byAll*a.all.Match(s.terms)/w
		}
		if a.suits && fitting.MatchString(s.text) && !unfit.MatchString(s.text) {
			score *= unheardBonus
		}
		list = append(list, counting{s, score, score * order.in(s)})
	}
	return list
}

// asksSuiting asks what suits best, fitting finds a sentence that tells what does, unfit one that tells what does less.
var (
	asksSuiting = regexp.MustCompile(`(?i)\b(?:best|better|suits?|suitable|recommend)\b`)
	fitting     = regexp.MustCompile(`(?i)\b(?:best|better|very well|suits?|choose|right|easier|first choice)\b`)
	unfit       = regexp.MustCompile(`(?i)\b(?:less|worse|poor(?:ly)?|badly|but)\b`)
)

// asksFaults asks what is wrong with boats of a kind, fault finds a sentence that tells it.
var (
	asksFaults = regexp.MustCompile(`(?i)\b(?:weak(?:ness(?:es)?| points?| spots?)|(?:known |common |typical )?(?:problems?|issues?|faults?|defects?)|look out for|watch out for|go(?:es)? wrong|what (?:should i|to) (?:check|look at))\b`)
	fault      = regexp.MustCompile(`(?i)\b(?:check|look|crack|leak|fail|rot|corro|rust|wear|worn|weak|problem|fault|soft|osmosis|blister|loose|delaminat|replac|inspect)`)
)

// faults writes what a passage about a design tells of what goes wrong with her; false where it tells nothing.
func (c *composer) faults(g page) bool {
	var list []sentence
	for _, s := range slices.Concat(c.base.sentencesOf(sentences(g.Summary)), g.facts, g.prose) {
		if fault.MatchString(s.text) && !s.leans && len(list) <= mostAgain {
			list = append(list, s)
		}
	}
	if len(list) == 0 {
		return false
	}
	c.heading(g)
	c.list(c.cite(g), list, false)
	return true
}

// asked is how much of what a question asks a sentence answers, 0 where that is too little to be told alone.
func (c *composer) asked(s sentence, a followUp) float64 {
	score, whole, fewest, share := a.own.Match(s.terms), a.own.Weight(), min(2, telling(a.own)), leastOfOwn
	if a.figure != nil {
		whole += figureWeight
		if a.figure(s.text) {
			score, fewest, share = score+figureWeight, 0, leastFigured
		}
	}
	counted := a.form == Number && counts.MatchString(s.text)
	if a.told || a.loose {
		fewest = min(fewest, 1)
	}
	least := leastTold
	if a.loose {
		score, whole, share, least = a.own.Match(s.terms), a.own.Weight(), leastLoose, leastWord
	}
	if score < share*whole || score < least && !counted || a.own.Count(s.terms) < fewest {
		return 0
	}
	if a.form == Number && !counted {
		score /= 2
	}
	if a.form == Why && because.MatchString(s.text) {
		score *= reasonBonus
	}
	word, _, _ := strings.Cut(s.text, " ")
	if a.form == HowTo && a.own.Match(c.base.index.Terms(word)) > 0 {
		score *= doneBonus
	}
	return score
}

// telling is how many words of a question tell about as much as the one that tells most.
func telling(own search.Query) (n int) {
	most := own.Heaviest()
	for _, w := range own.Words() {
		if w.Weight >= alsoOwn*most {
			n++
		}
	}
	return n
}

// because gives a reason.
var because = regexp.MustCompile(`(?i)\b(?:because|since|which is why|the reason)\b`)
