package amount

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// reader reads what stands around one number.
type reader struct {
	*sentence.Sentence
	Setting
	refusedAt int // the word of the last number before whose bound is refused, 0 for none
}

// Around reads the words before word i and from word j on and uses those that say something of the number between. The bound of the number
// at word refusedAt was the last one to be refused, 0 for none: another behind it may be, too.
func Around(s *sentence.Sentence, i, j, refusedAt int) Setting {
	r := reader{Sentence: s, refusedAt: refusedAt}
	r.signs(i, j)
	r.lookBack(i)
	r.lookAhead(j)
	return r.Setting
}

// signs reads <, >, ≤, ≥, + and ~ beside a number.
func (r *reader) signs(i, j int) {
	if i < len(r.Words) {
		before := strings.TrimRight(r.Text[:r.Words[i].Start], " =€$£")
		bare := strings.HasSuffix(before, "<") || strings.HasSuffix(before, ">")
		r.Exclusive = bare && !strings.Contains(r.Text[len(before):r.Words[i].Start], "=")
		switch {
		case strings.HasSuffix(before, "<") || strings.HasSuffix(before, "≤"):
			r.Comparison = Less
		case strings.HasSuffix(before, ">") || strings.HasSuffix(before, "≥"):
			r.Comparison = More
		case strings.HasSuffix(before, "~") || strings.HasSuffix(before, "≈"):
			r.Comparison = Roughly
		}
	}
	if j == 0 {
		return
	}
	switch after := strings.TrimLeft(r.Text[r.Words[j-1].End:], `'"€ `); {
	case strings.HasPrefix(after, "+/-"), strings.HasPrefix(after, "+-"), strings.HasPrefix(after, "±"):
		r.Comparison = Roughly
	case strings.HasPrefix(after, "+"):
		r.Comparison = More
	}
}

// asks are the words that make a question of an "about" behind them.
var asks = sentence.Set("what|how")

// lookBack reads what stands before word i.
func (r *reader) lookBack(i int) {
	for steps := 0; steps < 5 && i > 0; steps++ {
		if r.Breaks(i-1) && !strings.Contains(r.Gap(i-1), ":") {
			return
		}
		if i > 1 && r.Fold(i-1) == "about" && asks[r.Fold(i-2)] {
			return // "what about the 38"
		}
		if c, n, ok := Leading(r.Sentence, i); ok && (r.Comparison == Same || r.Comparison == Roughly) {
			if r.Subject != OfListing || c != More { // "from the last 5 years"
				r.Comparison = c
				if other, ok := opposite[c]; ok && r.refusesBound(i-n) {
					r.Comparison, r.Turned = other, true
				}
			}
			r.Use(i-n, i)
			i -= n
			continue
		}
		if what, n, ok := sentence.EndingAt(r.Sentence, subjects, i); ok && r.Subject == Unsaid && what != OfAge {
			r.Subject = what
			r.Use(i-n, i)
			i -= n
			continue
		}
		if w := r.Words[i-1]; w.Used || !fillers[w.Fold] {
			return
		}
		i--
	}
}

// lookAhead reads what stands from word j on.
func (r *reader) lookAhead(j int) {
	for steps := 0; steps < 3 && j < len(r.Words); steps++ {
		if r.Breaks(j-1) || r.Words[j].Used {
			return
		}
		c, n, ok := Trailing(r.Sentence, j)
		if ok && (r.Comparison == Same || r.Comparison == Roughly) && (r.Fold(j+n-1) != "on" || r.onwards(j, j+n)) {
			if r.leads(j, j+n) || j+n < len(r.Words) && r.Fold(j) == "up" && r.Fold(j+1) == "to" {
				return
			}
			r.Comparison = c
			r.Use(j, j+n)
			j += n
			continue
		}
		what, n, ok := sentence.StartingAt(r.Sentence, subjects, j)
		if ok && (r.Subject == Unsaid || r.Subject == OfRadius) && what != OfYear && what != OfRadius && what != OfListing && what != OfPrice {
			if r.beginsNext(what, j+n) {
				return
			}
			r.Subject = what
			r.Use(j, j+n)
			j += n
			continue
		}
		if n, ok := r.After(j, spending, 2); ok && r.Subject == Unsaid {
			r.Subject = OfPrice
			r.Use(j, j+n)
			return
		}
		if w := r.Fold(j); w != "of" && w != "in" && w != "de" && w != "on" && w != "the" && w != "for" || steps > 0 {
			return
		}
		j++
	}
}
