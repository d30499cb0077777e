package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/geo"
)

// The languages of a Wish.
const (
	English = lexicon.English
	German  = lexicon.German
	French  = lexicon.French
)

// language tells what a turn is written in. Words of a conversation's language count once more, so that a terse turn
// does not change it: "only in France" after a German wish is answered in German. Without any evidence it stays.
func (t *turn) language(before string) string {
	score := map[string]int{}
	for i, w := range t.words {
		if !t.particle(i) && !t.inCapitals(i) {
			score[lexicon.Language(w.fold, t.raw(i))]++
		}
	}
	if before != "" {
		score[before]++
	}
	best := before
	for _, lang := range []string{English, German, French} {
		if score[lang] > score[best] || best == "" && score[lang] > 0 {
			best = lang
		}
	}
	return best
}

// particle reports whether word i is a little one of the name of a place, as in "Palma de Mallorca".
func (t *turn) particle(i int) bool {
	w := t.words[i]
	return len(w.fold) < 4 && slices.ContainsFunc(t.mentions, func(m geo.Mention) bool { return m.Start <= w.start && w.end <= m.End })
}

// inCapitals reports whether word i is a code rather than the word it is written like: the DE of "NL/DE".
func (t *turn) inCapitals(i int) bool {
	raw := t.raw(i)
	return len(raw) == 2 && strings.ToUpper(raw) == raw && strings.ToUpper(t.text) != t.text
}
