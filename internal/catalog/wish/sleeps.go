package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// sleeping are the words before a number that say it counts berths.
var sleeping = sentence.Set("sleeps|sleep|sleeping|berths for|kojen fur|kojen fur insgesamt|schlafplatze fur|places for|for|room for|accommodates|family of|crew of|fur|pour|couchages pour|family with|party of|group of")

// sleepsBounded reads "sleeps at most 6", "sleeps up to 8" and "sleeps at least 10".
func (t *turn) sleepsBounded(a amount.Amount, n int) bool {
	c, words, ok := amount.Leading(t.Sentence, a.I)
	if !ok || c != amount.Less && c != amount.UntilYear && c != amount.More {
		return false
	}
	_, before, ok := t.sleepsBefore(a.I - words)
	if !ok || !strings.HasPrefix(t.Fold(a.I-words-before), "sleep") {
		return false
	}
	t.Use(a.I-words-before, a.J)
	t.about = true
	if c == amount.More {
		return t.setCount("berths", n, 0)
	}
	return t.setCount("berths", 0, n)
}

// sleepsBefore reports whether "sleeps" or its like stands before word i.
func (t *turn) sleepsBefore(i int) (phrase string, words int, ok bool) {
	for n := min(3, i); n > 0; n-- {
		if p, whole := t.Phrase(i-n, i); whole && sleeping[p] && t.Free(i-n, i) {
			return p, n, true
		}
	}
	return "", 0, false
}

// endsThought is true where "for 6" cannot be the start of something else, as in "for 6 weeks".
func (t *turn) endsThought(j int, phrase string) bool {
	if strings.HasPrefix(phrase, "sleep") || strings.HasSuffix(phrase, " of") {
		return true
	}
	return phrase != "for" && phrase != "fur" && phrase != "pour" && (j == len(t.Words) || t.Breaks(j-1))
}
