package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
)

// word is a run of letters or a number of a text.
type word struct {
	fold       string // lower case, without accents and apostrophes
	start, end int    // bytes of the text
	used       bool   // something has been made of it
	unmet      bool   // it is refused, although no search can leave it out
}

// sentence is one turn cut into words.
type sentence struct {
	text  string
	words []word
}

func newSentence(text string) *sentence {
	s := &sentence{text: text}
	for w := range lexicon.Words(text) {
		s.words = append(s.words, word{fold: w.Fold, start: w.Start, end: w.End})
	}
	return s
}

// raw is word i as it was written, rawOf the words from i up to but not including j.
func (s *sentence) raw(i int) string { return s.text[s.words[i].start:s.words[i].end] }

func (s *sentence) rawOf(i, j int) string { return s.text[s.words[i].start:s.words[j-1].end] }

// gap is the text between word i and the next, empty at the end.
func (s *sentence) gap(i int) string {
	if i < 0 || i+1 >= len(s.words) {
		return ""
	}
	return s.text[s.words[i].end:s.words[i+1].start]
}

// shortened are words that a full stop follows without ending a sentence.
var shortened = set("max|min|ca|approx|bj|nr|no|inkl|incl|excl|zzgl|mind|st|ft|vs|bzw|circa|ex|env|approximat|hochst|std|jr|art|ind|mwst|ust|mehrwertst|prop")

// breaks reports whether a comma or the end of a sentence stands behind word i.
func (s *sentence) breaks(i int) bool {
	gap := s.gap(i)
	if i >= 0 && i < len(s.words) && shortened[s.words[i].fold] {
		gap = strings.ReplaceAll(gap, ".", "")
	}
	return strings.ContainsAny(gap, ",;:.!?()\n")
}

// free reports whether the words from i up to but not including j exist and nothing has been made of them.
func (s *sentence) free(i, j int) bool {
	if i < 0 || j > len(s.words) {
		return false
	}
	for _, w := range s.words[i:j] {
		if w.used {
			return false
		}
	}
	return true
}

func (s *sentence) use(i, j int) {
	for k := i; k < j; k++ {
		s.words[k].used = true
	}
}

// at returns the words that lie in a range of bytes, from i up to but not including j.
func (s *sentence) at(start, end int) (i, j int) {
	for i < len(s.words) && s.words[i].end <= start {
		i++
	}
	for j = i; j < len(s.words) && s.words[j].start < end; j++ {
	}
	return i, j
}

// phrase is the folded words from i up to but not including j; ok is false where something breaks them.
func (s *sentence) phrase(i, j int) (phrase string, ok bool) {
	if i < 0 || j > len(s.words) {
		return "", false
	}
	var b strings.Builder
	for k := i; k < j; k++ {
		if k > i {
			if s.breaks(k - 1) {
				return "", false
			}
			b.WriteByte(' ')
		}
		b.WriteString(s.words[k].fold)
	}
	return b.String(), true
}

// before reports whether one of the phrases ends just before word i, and how many words it has.
func (s *sentence) before(i int, phrases map[string]bool, longest int) (words int, ok bool) {
	for n := min(longest, i); n > 0; n-- {
		if p, whole := s.phrase(i-n, i); whole && phrases[p] {
			return n, true
		}
	}
	return 0, false
}

// after reports whether one of the phrases starts with word i, and how many words it has.
func (s *sentence) after(i int, phrases map[string]bool, longest int) (words int, ok bool) {
	for n := min(longest, len(s.words)-i); n > 0; n-- {
		if p, whole := s.phrase(i, i+n); whole && phrases[p] {
			return n, true
		}
	}
	return 0, false
}

// holdsOne reports whether one of some words stands in the sentence.
func (s *sentence) holdsOne(words map[string]bool) bool {
	return slices.ContainsFunc(s.words, func(w word) bool { return words[w.fold] })
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// isLetter reports whether a word begins with a letter, isFigures whether it is figures only.
func isLetter(word string) bool { return word[0] > '9' }

func isFigures(word string) bool { return strings.Trim(word, "0123456789") == "" }

// set makes a set of phrases that bars separate.
func set(phrases string) map[string]bool {
	out := map[string]bool{}
	for p := range strings.SplitSeq(phrases, "|") {
		out[strings.TrimSpace(p)] = true
	}
	return out
}

// firstsOf and lastsOf are the words that phrases begin and end with: a look at one word spares most looks at phrases.
func firstsOf(sets ...map[string]bool) map[string]bool {
	return edges(func(p string) string { first, _, _ := strings.Cut(p, " "); return first }, sets)
}

func lastsOf(sets ...map[string]bool) map[string]bool {
	return edges(func(p string) string { return p[strings.LastIndexByte(p, ' ')+1:] }, sets)
}

func edges(edge func(phrase string) string, sets []map[string]bool) map[string]bool {
	out := map[string]bool{}
	for _, phrases := range sets {
		for p := range phrases {
			out[edge(p)] = true
		}
	}
	return out
}
