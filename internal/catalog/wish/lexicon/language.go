package lexicon

import (
	_ "embed" // the words
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/phrase"
)

// The languages that wishes are read in.
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
	for line := range phrase.Lines(text) {
		lang, words, _ := strings.Cut(line, ": ")
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

// Language is the language that a folded word is at home in, written so in its text; "" where it tells none.
func Language(word, written string) string {
	if lang, known := spoken[word]; known {
		return lang
	}
	if first, _ := utf8.DecodeRuneInString(written); unicode.IsLower(first) {
		for _, r := range written {
			if lang := letters[r]; lang != "" {
				return lang
			}
		}
	}
	for _, e := range endings {
		if len(word) > len(e)+2 && strings.HasSuffix(word, e) {
			return German
		}
	}
	return ""
}
