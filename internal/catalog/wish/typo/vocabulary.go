package typo

import (
	"maps"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
)

// moneyAndRanges are words that only the reader of numbers knows, folded.
var moneyAndRanges = sentence.Set("euros|dollars|pounds|between|zwischen|thousand|tausend|million|millions|metres|meters")

// links are words that only lead to others, and those that compare, in which letters are forgiven where they stand before a
// number; of the first ones two letters may have changed places everywhere.
var (
	links   = typables(sentence.Set("and|not|with|without|more|less|than|under|between|und|mit|ohne|nicht|avec|sans|pour"))
	leaders = typables(sentence.Set("and|under|over|below|above|about|around|from|between|until|till|less|more|than|least|most|max|maximum|before|after|since|near|upto|" +
		"unter|uber|bis|ab|von|zwischen|etwa|mindestens|hochstens|maximal|vor|nach|seit|moins|plus|jusqu|entre|avant|apres|depuis|environ"))
)

// typable is a word with what may be a misspelling of it.
func typable(word string) spelling.Word {
	if moneyAndRanges[word] {
		return spelling.Alone(word)
	}
	return spelling.New(word)
}

// typables are such words in their order.
func typables(words map[string]bool) []spelling.Word {
	var out []spelling.Word
	for _, w := range slices.Sorted(maps.Keys(words)) {
		out = append(out, typable(w))
	}
	return out
}

// figured are the numbers in words that may stand before what is counted.
var figured = typables(sentence.Set("two|three|four|five|six|seven|eight|zwei|drei|vier|deux|trois|quatre"))

// shorts are words of few letters of which any but the first may be missing.
var shorts = typables(sentence.Set("steel|stahl|sloop|ketch|cabin|berth|draft|under|above|motor"))

// Vocabulary lists the words that a misspelt word may stand for: those of phrases, of what is counted and measured, and
// of comparisons.
func Vocabulary(l *lexicon.Lexicon) []spelling.Word {
	seen := map[string]bool{}
	add := func(phrase string) {
		for w := range strings.FieldsSeq(phrase) {
			if len(w) >= spelling.ShortestSwap && sentence.IsLetter(w) && !l.Noise(strings.TrimSuffix(w, "s")) {
				seen[w] = true
			}
		}
	}
	for phrase := range l.Phrases() {
		add(phrase)
	}
	for phrase := range amount.Phrases() {
		add(phrase)
	}
	for noun := range numeral.Nouns() {
		seen[noun] = len(noun) >= spelling.ShortestSwap
	}
	for w := range moneyAndRanges {
		seen[w] = true
	}
	maps.DeleteFunc(seen, func(w string, long bool) bool {
		single, plural := strings.CutSuffix(w, "s")
		return !long || plural && seen[single] && len(single) >= spelling.ShortestTypo
	})
	out := make([]spelling.Word, 0, len(seen))
	for w := range seen {
		out = append(out, typable(w))
	}
	slices.SortFunc(out, func(a, b spelling.Word) int { return strings.Compare(a.Name, b.Name) })
	return out
}
