package normal

import (
	"cmp"
	_ "embed" // the words
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/fold"
)

//go:embed features.txt
var featureText string

// Marks that are no features but say of what a year in the text is.
const (
	riggingMark = "@rigging"
	sailsMark   = "@sails"
	otherMark   = "@other" // something else that years are told of
)

// datedWords are what years are told of.
var datedWords = []string{
	riggingMark + " = standing rigging | rigging | new standing rigging | new rigging | rigging replaced | neues stehendes gut | greement neuf | stehendes gut | greement dormant",
	sailsMark + " = sails | new sails | recent sails | neue segel | voiles neuves | sail wardrobe | main sail and genoa | mainsail and genoa | main and genoa | new mainsail | segel | voiles | full suit of sails",
	otherMark + " = running rigging | engine | battery | batteries | upholstery | cushion | canvas | survey | antifoul | antifouling | electronics | refit | deck | keel | paint | painted | osmosis | motor | moteur | saildrive seal | serviced | service | built | launched | seacock | mast",
}

// phraseNode is a word of phrases with the words that may follow it.
type phraseNode struct {
	next    lexicon[*phraseNode] // also by the plural where it is no word of its own
	meaning []string             // of a phrase that ends here
}

// phraseTree is a phraseNode in the making.
type phraseTree struct {
	next    map[string]*phraseTree
	meaning []string
}

// newPhrases reads lines "meaning = phrase | phrase". The node that it returns is that of no word.
func newPhrases(lines ...string) *phraseNode {
	root := &phraseTree{next: map[string]*phraseTree{}}
	for _, l := range lines {
		meaning, phrases, ok := strings.Cut(l, " = ")
		if !ok || strings.HasPrefix(l, "#") {
			continue
		}
		for p := range strings.SplitSeq(phrases, " | ") {
			n := root
			for w := range strings.FieldsSeq(p) {
				if n.next[w] == nil {
					n.next[w] = &phraseTree{next: map[string]*phraseTree{}}
				}
				n = n.next[w]
			}
			n.meaning = append(n.meaning, strings.TrimSpace(meaning))
		}
	}
	return root.node()
}

func (t *phraseTree) node() *phraseNode {
	next := map[string]*phraseNode{}
	for word, after := range t.next {
		next[word] = after.node()
	}
	for word := range t.next {
		if plural := word + "s"; len(word) > 2 && next[plural] == nil {
			next[plural] = next[word]
		}
	}
	return &phraseNode{newLexicon(next), t.meaning}
}

// featurePhrases is the book of features.txt, made once and only read.
var featurePhrases = sync.OnceValue(func() *phraseNode {
	return newPhrases(slices.Concat(strings.Split(featureText, "\n"), datedWords, toldWords)...)
})

// scanner reads one text after the other, in memory that it uses again.
type scanner struct {
	folded []byte
	words  []token
	marks  []mark
}

// token is a folded word of a text: bytes of scanner.folded, and what parts it from the word before.
type token struct {
	start, end int32
	gap        byte // 0, ',' for the end of a clause, '.' for that of a sentence
}

// mark is a phrase or a year found in a text; i and j are tokens.
type mark struct {
	i, j    int
	meaning []string
	year    int
}

// wordBytes are the letters and digits of ASCII in lower case, 0 for other bytes.
var wordBytes = func() (table [256]byte) {
	for c := range byte(0x80) {
		switch {
		case c >= 'A' && c <= 'Z':
			table[c] = c | 0x20
		case c >= 'a' && c <= 'z' || written.IsDigit(c):
			table[c] = c
		}
	}
	return table
}()

// fold cuts a text into words.
func (s *scanner) fold(text string) {
	s.folded, s.words = s.folded[:0], s.words[:0]
	gap, inside := byte('.'), false
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case wordBytes[c] != 0:
			if !inside {
				s.words = append(s.words, token{start: int32(len(s.folded)), gap: gap})
				inside, gap = true, 0
			}
			i += s.foldPlain(text[i:]) - 1
			s.words[len(s.words)-1].end = int32(len(s.folded))
			continue
		case c >= 0x80:
			r, size := utf8.DecodeRuneInString(text[i:])
			before := len(s.folded)
			s.folded = fold.Append(s.folded, r)
			if len(s.folded) > before && written.IsWordRune(r) {
				if !inside {
					s.words = append(s.words, token{start: int32(before), gap: gap})
					inside, gap = true, 0
				}
				s.words[len(s.words)-1].end = int32(len(s.folded))
				i += size - 1
				continue
			}
			if len(s.folded) == before { // an accent by itself
				i += size - 1
				continue
			}
			s.folded = s.folded[:before]
			i += size - 1
			gap = max(gap, 1)
		case c == '\'':
		case c == '.' || c == '!' || c == '?' || c == '\n' || c == ';':
			gap = '.'
		case (c == ',' || c == ':' || c == '(' || c == ')') && gap != '.':
			gap = ','
		}
		inside = false
	}
}

// foldPlain folds the letters and digits of ASCII that a text begins with, and returns how many they are.
func (s *scanner) foldPlain(text string) int {
	from := len(s.folded)
	s.folded = slices.Grow(s.folded, len(text))
	to := s.folded[from:cap(s.folded)]
	for i := range min(len(text), len(to)) {
		c := wordBytes[text[i]]
		if c == 0 {
			s.folded = s.folded[:from+i]
			return i
		}
		to[i] = c
	}
	s.folded = s.folded[:from+len(text)]
	return len(text)
}

func (s *scanner) word(i int) []byte { return s.folded[s.words[i].start:s.words[i].end] }

// read adds the features that a text names and does not deny, and the years of rig and sails.
func (b *boat) read(text string) {
	if text == "" {
		return
	}
	s := b.s
	s.fold(text)
	marks := s.scan(b.n.phrases)
	for k, m := range marks {
		for _, meaning := range m.meaning {
			switch {
			case meaning == riggingMark:
				b.RiggingYear = cmp.Or(b.RiggingYear, b.yearNear(marks, k))
			case meaning == sailsMark:
				b.SailsYear = cmp.Or(b.SailsYear, b.yearNear(marks, k))
			case meaning == otherMark:
			case meaning[0] == '@':
				if !s.denied(m) {
					b.told.say(meaning)
				}
			case s.denied(m):
				b.denied = append(b.denied, meaning)
			default:
				b.feature(meaning)
			}
		}
	}
}

// scan finds the longest phrases, and the years.
func (s *scanner) scan(phrases *phraseNode) []mark {
	s.marks = s.marks[:0]
	for i := 0; i < len(s.words); {
		var found mark
		n := phrases.next.find(s.word(i))
		for j := i + 1; n != nil; j++ {
			if n.meaning != nil {
				found = mark{i: i, j: j, meaning: n.meaning}
			}
			if j == len(s.words) || s.words[j].gap != 0 {
				break
			}
			n = n.next.find(s.word(j))
		}
		if found.j == 0 {
			if y := draft.YearToken(s.word(i)); y != 0 {
				s.marks = append(s.marks, mark{i: i, j: i + 1, year: y})
			}
			i++
			continue
		}
		s.marks = append(s.marks, found)
		i = found.j
	}
	return s.marks
}

// denyBefore take away what follows them in a clause; denyAfter what stands before them.
var (
	denyBefore = newLexicon(fold.Set("no not without never ohne kein keine keinen sans pas non nor neither optional prepared provision provisions prewired space room wired removed former lacks missing wanted needs"))
	denyAfter  = newLexicon(fold.Set("removed deleted free none no optional missing extra available required needed wanted negotiable excluded entfernt enleve depose"))
)

// How far, in words, a denial reaches.
const (
	reachAfter  = 3 // "teak decks have been removed"
	reachBefore = 4 // "no teak deck or bow thruster"
)

// denied reports whether the clause says that the boat does not have the thing: "no teak deck", "teak decks removed",
// "prepared for a bow thruster".
func (s *scanner) denied(m mark) bool {
	for i := m.i; i > 0 && i > m.i-reachBefore && s.words[i].gap == 0; i-- {
		if w := s.word(i - 1); denyBefore.find(w) && string(w) != "removed" {
			return true
		}
	}
	for j := m.j; j < len(s.words) && j < m.j+reachAfter; j++ {
		if gap := s.words[j].gap; gap == '.' || gap == ',' && j > m.j {
			return false
		}
		w := s.word(j)
		if string(w) == "and" || string(w) == "with" || string(w) == "und" || string(w) == "et" {
			return false
		}
		if denyAfter.find(w) {
			return true
		}
	}
	return false
}
