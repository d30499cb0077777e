package wish

import (
	_ "embed" // the words
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/geo"
)

// The languages of a Wish.
const (
	English = "en"
	German  = "de"
	French  = "fr"
)

//go:embed languages.txt
var languagesText string

// spoken tells in which language a word is at home; a word of several tells nothing and has the empty language.
var spoken = readLanguages(languagesText)

func readLanguages(text string) map[string]string {
	of := map[string]string{}
	for line := range strings.Lines(text) {
		lang, words, ok := strings.Cut(line, ": ")
		if !ok || line[0] == '#' {
			continue
		}
		for w := range strings.FieldsSeq(words) {
			if have, seen := of[w]; seen && have != lang {
				of[w] = ""
				continue
			}
			of[w] = lang
		}
	}
	return of
}

// letters are those that only one of the languages writes. In a capitalised word they may belong to a name.
var letters = map[rune]string{
	'ä': German, 'ö': German, 'ü': German, 'ß': German,
	'à': French, 'ç': French, 'é': French, 'è': French, 'ê': French, 'î': French, 'ô': French, 'û': French, 'œ': French,
}

// endings are what German compounds that no list has end with.
var endings = []string{"boot", "boote", "booten", "yachten", "schiff", "schiffe", "kiel", "kieler", "ketsch", "kutter", "motor", "anlage", "kabine", "kabinen"}

// language tells what a turn is written in. Words of a conversation's language count once more, so that a terse turn
// does not change it: "only in France" after a German wish is answered in German. Without any evidence it stays.
func (t *turn) language(before string) string {
	score := map[string]int{}
	for i, w := range t.words {
		if !t.particle(i) && !t.inCapitals(i) {
			score[t.languageOf(w)]++
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

func (t *turn) languageOf(w word) string {
	text := t.text[w.start:w.end]
	if lang, known := spoken[w.fold]; known {
		return lang
	}
	if first, _ := utf8.DecodeRuneInString(text); unicode.IsLower(first) {
		for _, r := range text {
			if lang := letters[r]; lang != "" {
				return lang
			}
		}
	}
	for _, e := range endings {
		if len(w.fold) > len(e)+2 && strings.HasSuffix(w.fold, e) {
			return German
		}
	}
	return ""
}
