package foreign

import (
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
)

// mark tells in which languages a word is frequent.
type mark struct {
	lang   string // "en", "de", "fr" or "other"
	shared bool   // other languages, names or English texts have it too, so that it tells little
}

// marks reads sections of "[language]" with frequent words. Those under [shared] tell little wherever else they stand; of two languages
// the first has a word.
func marks(text string) map[string]mark {
	words, lang := map[string]mark{}, ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "["); ok {
			lang = strings.TrimSuffix(name, "]")
			continue
		}
		if strings.HasPrefix(line, "#") {
			continue
		}
		for w := range strings.FieldsSeq(line) {
			for _, key := range []string{spellGerman(w), fold.String(w)} {
				m := words[key]
				if lang == "shared" {
					m.shared = true
				} else if m.lang == "" {
					m.lang = lang
				}
				words[key] = m
			}
		}
	}
	return words
}

// What a word counts for its language, and what it takes for a text to be in it.
const (
	lettered  = 3 // of a word with letters that only one language has
	certain   = 2
	uncertain = 1 // of a shared word
	enough    = 2
	mostRead  = 60 // words of a text that are read for its language
)

// Language tells whether a text is in German, "de", or French, "fr"; anything else is taken for English, "en".
func Language(text string) string {
	words := tokens(text, fold.String)
	words = words[:min(len(words), mostRead)]
	score, unknown := map[string]int{}, words[:0:0]
	for _, w := range words {
		m := frequent()[w.key]
		switch lang := byLetters(w.text); {
		case lang != "":
			score[lang] += lettered
		case m.lang == "":
			if !m.shared {
				unknown = append(unknown, w)
			}
		case m.shared:
			score[m.lang] += uncertain
		default:
			score[m.lang] += certain
		}
	}
	if known := score["de"] + score["fr"]; known > 0 || score["en"] < 2*certain {
		for _, w := range unknown {
			lang, weight := languageOf(w)
			score[lang] += weight
		}
	}
	de, fr := score["de"], score["fr"]
	switch {
	case score["other"] >= max(de, fr):
		return "en"
	case de >= fr && de > score["en"] && de >= enough:
		return "de"
	case fr > de && fr > score["en"] && fr >= enough:
		return "fr"
	}
	return "en"
}

// IsEnglish reports whether a text has a word by which English is known.
func IsEnglish(text string) bool {
	for _, w := range tokens(text, fold.String) {
		if m := frequent()[w.key]; m.lang == "en" && !m.shared {
			return true
		}
	}
	return false
}

// The letters that only one of the languages has.
const (
	germanLetters = "äöüß"
	frenchLetters = "éèêçœàâîùû"
)

// english are the words in which the lexicons say what others mean.
var english = sync.OnceValue(func() map[string]bool {
	words := map[string]bool{}
	for _, lex := range []*lexicon{german(), french()} {
		for _, e := range lex.exact {
			for _, w := range tokens(e, fold.String) {
				words[w.key] = true
			}
		}
	}
	return words
})

// byLetters is the language whose letters a word has that the other has not, "" for none.
func byLetters(w string) string {
	de, fr := strings.ContainsAny(w, germanLetters), strings.ContainsAny(w, frenchLetters)
	switch {
	case de && !fr:
		return "de"
	case fr && !de:
		return "fr"
	}
	return ""
}

// languageOf tells the language of a word that is not frequent by the lexicon that has it, and what it counts; "" where more than one
// language has it, or none.
func languageOf(w token) (lang string, weight int) {
	if utf8.RuneCountInString(w.text) < leastPart {
		return "", 0
	}
	german, french := german(), french()
	_, de := german.exact[spellGerman(w.text)]
	_, fr := french.exact[w.key]
	switch {
	case english()[w.key] && (de || fr):
		return "", 0
	case english()[w.key]:
		return "en", uncertain
	}
	de, fr = german.has(spellGerman(w.text)), french.has(w.key)
	switch {
	case de && !fr:
		return "de", certain
	case fr && !de:
		return "fr", certain
	}
	return "", 0
}

// has reports whether a word is one of the language: as it stands, in another form, or made wholly of others.
func (lex *lexicon) has(key string) bool {
	if _, ok := lex.exact[key]; ok {
		return true
	}
	const leastStem, leastCompound = 6, 8
	if len(key) < leastStem {
		return false
	}
	if _, ok := lex.stems[lex.stem(key)]; ok {
		return true
	}
	return lex.joins && len(key) >= leastCompound && lex.split(key, 2) != ""
}
