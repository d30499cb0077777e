package foreign

import (
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// English says a text in German or French, "de" or "fr", in English: phrase by phrase and word by word in their order, with its figures and
// its marks. Words that are not known stay if English shares them, of which the caller knows; short ones are left out, others become words
// that nothing has, so that it is seen how much of the text is not understood. It is no translation, but tells what is asked and of what. A text
// in another language is returned as it is.
func English(lang, text string, shared func(word string) bool) string {
	lex := lexiconOf(lang)
	if lex == nil {
		return text
	}
	words := tokens(text, lex.spell)
	if lang == "de" {
		words = lex.whole(words)
	}
	var out strings.Builder
	for i := 0; i < len(words); {
		english, n := lex.at(words[i:])
		if n == 0 {
			n = 1
			if w := words[i]; digitAt(w.text, 0) || strings.Contains(w.text, "/") || international[w.key] || len(w.key) >= leastShared && shared(w.key) {
				english = w.text
			} else if len(w.key) >= leastShared {
				english = strange + w.key
			}
		}
		if english != "" && out.Len() > 0 {
			out.WriteByte(' ')
		}
		out.WriteString(english)
		i += n
		if out.Len() > 0 {
			out.WriteString(words[i-1].stop)
		}
	}
	return out.String()
}

// strange begins a word that is not known: no word of English begins so.
const strange = "qx"

// leastShared is how many letters a word has at least that is taken for one that the languages share.
const leastShared = 5

// international are short words and initials that the languages share.
var international = fold.Set("vhf dsc mmsi epirb plb ais gps gmdss radar mayday pan navtex rya icc iala vmg lpg agm sbf sks src ubi mob sos usa uk eu ce iso din nmea kw ps w kwh ah v a m cm mm ft km kn kt kts sm nm l kg h min ii iii iv")

// at gives the longest phrase at the beginning of some words in English, else their first word, and tells of how many words it is; 0 where
// that is not known.
func (lex *lexicon) at(words []token) (english string, n int) {
	for n := min(lex.longest, clause(words)); n > 1; n-- {
		if e, ok := lex.exact[joined(words[:n], same)]; ok {
			return e, n
		}
		if e, ok := lex.stems[joined(words[:n], lex.stem)]; ok {
			return e, n
		}
	}
	if e, ok := lex.word(words[0]); ok {
		return e, 1
	}
	return "", 0
}

func same(w string) string { return w }

// clause is how many of some words stand before the next mark.
func clause(words []token) int {
	for i, w := range words {
		if w.stop != "" {
			return i + 1
		}
	}
	return len(words)
}

// whole puts the beginning of a German verb that stands at the end of its clause before the verb, "lege ich ... an", where the lexicon has
// such a verb.
func (lex *lexicon) whole(words []token) []token {
	var out []token
	for len(words) > 0 {
		n := clause(words)
		out = append(out, lex.rejoin(words[:n])...)
		words = words[n:]
	}
	return out
}

func (lex *lexicon) rejoin(words []token) []token {
	last := len(words) - 1
	if last < 1 || !particles[words[last].key] {
		return words
	}
	for i, w := range words[:last] {
		verb := words[last].key + w.key
		if e, ok := lex.form(verb); ok && e != "" && len(w.key) >= leastForm {
			out := append([]token(nil), words[:last]...)
			out[i] = token{text: verb, key: verb, stop: w.stop}
			out[last-1].stop += words[last].stop
			return out
		}
	}
	return words
}
