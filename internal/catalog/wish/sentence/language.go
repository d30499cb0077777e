package sentence

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/geo"
)

// Language tells what a turn is written in. Words of the language before, "" for none, count once more, so that a terse turn
// does not change it: "only in France" after a German wish is answered in German. Without any evidence it stays.
func (s *Sentence) Language(before string) string {
	score := map[string]int{}
	for i, w := range s.Words {
		if !s.particle(i) && !s.inCapitals(i) {
			score[lexicon.Language(w.Fold, s.Raw(i))]++
		}
	}
	if before != "" {
		score[before]++
	}
	best := before
	for _, lang := range []string{lexicon.English, lexicon.German, lexicon.French} {
		if score[lang] > score[best] || best == "" && score[lang] > 0 {
			best = lang
		}
	}
	return best
}

// particle reports whether word i is a little one of the name of a place, as in "Palma de Mallorca".
func (s *Sentence) particle(i int) bool {
	w := s.Words[i]
	return len(w.Fold) < 4 && slices.ContainsFunc(s.Mentions, func(m geo.Mention) bool { return m.Start <= w.Start && w.End <= m.End })
}

// inCapitals reports whether word i is a code rather than the word it is written like: the DE of "NL/DE".
func (s *Sentence) inCapitals(i int) bool {
	raw := s.Raw(i)
	return len(raw) == 2 && strings.ToUpper(raw) == raw && strings.ToUpper(s.Text) != s.Text
}
