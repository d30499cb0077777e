package advert

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/design"
)

// word is one word or number of a text.
type word struct {
	text       string // folded, without apostrophes, singular
	start, end int    // bytes of the text
}

// split cuts a text into words. A number keeps its decimals and thousands: "2,300" is one word.
func split(text string) []word {
	var out []word
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if !wordRune(r) {
			i += size
			continue
		}
		end := labelEnd(text, i, wordEnd(text, i))
		if plain := singular(foldWord(text[i:end])); plain != "" { // a letter that is only a mark folds to nothing
			out = append(out, word{plain, i, end})
		}
		i = end
	}
	return out
}

// leastPiece is how many letters a word of a label has that is written as one, "StandingRigging:".
const leastPiece = 3

// labelEnd is where the first word of a label ends that is written without spaces and with capitals; end where there is none.
func labelEnd(text string, i, end int) int {
	if !strings.HasPrefix(strings.TrimLeft(text[end:], "\" "), ":") && !strings.HasPrefix(text[end:], "=") {
		return end
	}
	for k := i + leastPiece; k+leastPiece <= end; k++ {
		if unicode.IsLower(rune(text[k-1])) && unicode.IsUpper(rune(text[k])) && unicode.IsLower(rune(text[k+1])) && unicode.IsLower(rune(text[k+2])) {
			return k
		}
	}
	return end
}

// numeral reports whether a word is a number.
func (w word) numeral() bool { return digit(w.text[0]) }

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

func digit(c byte) bool { return c >= '0' && c <= '9' }

// wordEnd is where the word that begins at i ends.
func wordEnd(text string, i int) int {
	number, begin := digit(text[i]), i
	for i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case wordRune(r):
			i += size
		case number && (r == ',' || r == '.') && groupFollows(text[i+1:]):
			i++
		case !number && (r == '\'' || r == '’') && letterFollows(text[i+size:]) && !elided(text[begin:i]):
			i += size
		default:
			return i
		}
	}
	return i
}

// groupFollows reports whether one to three digits follow, and no more: thousands or decimals, not the year of a date.
func groupFollows(text string) bool {
	n := 0
	for n < len(text) && digit(text[n]) {
		n++
	}
	return n > 0 && n <= 3
}

// elided reports whether a word is a French article or pronoun that lost its vowel: the d of "d'osmose".
func elided(word string) bool {
	switch strings.ToLower(word) {
	case "l", "d", "n", "j", "s", "c", "qu":
		return true
	}
	return false
}

func letterFollows(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}

// foldWord makes a word comparable without touching the separators of a number.
func foldWord(s string) string {
	if digit(s[0]) {
		return strings.ToLower(s)
	}
	if plain := strings.ToLower(s); plain == "usé" || plain == "usés" {
		return "usee" // "use" is ordinary English
	}
	return strings.ReplaceAll(design.Fold(s), " ", "")
}

// singular takes the plural off an English noun. It need not be right, only the same for the terms and for the text.
func singular(s string) string {
	switch n := len(s); {
	case n < 4 || !strings.HasSuffix(s, "s") || strings.HasSuffix(s, "ss") || strings.HasSuffix(s, "us") || strings.HasSuffix(s, "is"):
		return s
	case n > 4 && strings.HasSuffix(s, "ies"):
		return s[:n-3] + "y"
	case strings.HasSuffix(s, "ches") || strings.HasSuffix(s, "shes") || strings.HasSuffix(s, "xes") || strings.HasSuffix(s, "sses"):
		return s[:n-2]
	}
	return s[:len(s)-1]
}

// gap is what stands between word k and the one before it.
func (r *reading) gap(k int) string { return r.Body[r.words[k-1].end:r.words[k].start] }

// spaced reports whether nothing but a space parts word k from the one before it.
func (r *reading) spaced(k int) bool { return strings.TrimSpace(r.gap(k)) == "" }

// opensBehind reports whether a colon parts word k from the one before it.
func (r *reading) opensBehind(k int) bool {
	return k > 0 && k < len(r.words) && strings.Contains(r.gap(k), ":")
}

// beginsSentence reports whether a sentence ends before word k.
func (r *reading) beginsSentence(k int) bool {
	return endsSentence(r.words[k-1], r.gap(k), r.Body[r.words[k].start:])
}

// text is the words from i to j as they are written, j not included.
func (r *reading) text(i, j int) string {
	return strings.Join(strings.Fields(r.Body[r.words[i].start:r.words[j-1].end]), " ")
}

// anyIn reports whether one of the words is in a list.
func anyIn(words []word, list map[string]bool) bool {
	return slices.ContainsFunc(words, func(w word) bool { return list[w.text] })
}

// longestSentence is how many words are read as one sentence at most, some times what anybody writes: what belongs together is looked for among
// all words of a sentence, whose time grows with the cube of its length.
const longestSentence = 160

// sentence is words that belong together, between full stops or line ends.
type sentence struct {
	first, last int  // words, last not included
	asked       bool // it ends with a question mark
}

// sentences divides the words of a text.
func sentences(text string, words []word) []sentence {
	var out []sentence
	first := 0
	for i := range words {
		next := len(text)
		if i+1 < len(words) {
			next = words[i+1].start
		}
		gap := text[words[i].end:next]
		if i+1 < len(words) && i+1-first < longestSentence && !endsSentence(words[i], gap, text[next:]) {
			continue
		}
		out = append(out, sentence{first, i + 1, strings.Contains(gap, "?")})
		first = i + 1
	}
	return out
}

// abbreviations end with a point that ends no sentence where a small letter or a number follows.
var abbreviations = map[string]bool{"approx": true, "hr": true, "hrs": true, "ca": true, "no": true, "incl": true, "inc": true, "eng": true, "ft": true,
	"e": true, "g": true, "i": true, "est": true, "std": true, "circa": true, "max": true, "min": true, "reg": true, "op": true, "per": true, "exp": true, "ext": true}

// fieldOf reports whether what follows a semicolon is the value of a field that a bar ends: "Baujahr;2009|Werft;Bavaria|".
func fieldOf(rest string) bool {
	at := strings.IndexAny(rest, ";|\n")
	return at >= 0 && rest[at] == '|'
}

func endsSentence(w word, gap, rest string) bool {
	if gap == ";" && fieldOf(rest) {
		return false
	}
	if strings.ContainsAny(gap, "\n!?;|•·") || strings.Contains(gap, "//") {
		return true
	}
	if !strings.Contains(gap, ".") {
		return false
	}
	if w.text == "per" {
		return false // "Plastimo 6 Pers. Baujahr 2009"
	}
	r, _ := utf8.DecodeRuneInString(rest)
	return !abbreviations[w.text] || unicode.IsUpper(r)
}

// comma reports whether what stands between two words parts a sentence as a comma does.
func comma(gap string) bool {
	return strings.ContainsAny(gap, ",–—()") || strings.Contains(gap, " - ") || strings.Contains(gap, " / ")
}
