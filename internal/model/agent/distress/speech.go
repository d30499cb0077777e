package distress

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
)

// set is places of words in a piece of text, a bit each.
type set uint64

// near is the set with the n places before and behind each of it.
func (s set) near(n int) set {
	for range n {
		s |= s<<1 | s>>1
	}
	return s
}

// span is n places from the first on.
func span(first, n int) set { return set(1<<n-1) << first }

// What parts words.
const (
	space uint8 = iota
	comma       // or a dash or a bracket
	stop        // the end of a sentence
)

// speech is a piece of text as it is heard.
type speech struct {
	n     int
	words [most]int32 // numbers of the lexicon, unknown for those that it does not have
	parts [most]uint8 // what stands before each word
	said  [mostConcepts]set
	shout bool // it has an exclamation mark
	asked bool // it has a question mark, or a part that begins as a question does
	fill  set  // places of words that add nothing, such as an article
	idle  set  // places of words that mean nothing here, such as those of an idiom
	any   bool // something of the lexicon was said
	buf   [longest]byte
}

// longest is how many bytes a word has that the lexicon may have.
const longest = 40

// all is the places of all words.
func (s *speech) all() set { return span(0, s.n) }

// about is the places of the sentences of at, of the one before each and of the one behind it.
func (s *speech) about(at set) set {
	var about, before set
	added := false // whether the sentence before is
	for first := 0; first < s.n; {
		last := first + 1
		for last < s.n && s.parts[last] != stop {
			last++
		}
		now := span(first, last-first)
		has := now&at != 0
		if has {
			about |= before | now
		} else if added {
			about |= now
		}
		before, added, first = now, has, last
	}
	return about
}

// read takes the next words of the text and returns what is to be read after them: the text from the middle of this piece on,
// "" where it was read to its end.
func (s *speech) read(lex *lexicon, text string) string {
	s.n, s.any, s.shout, s.asked, s.idle = 0, false, false, false, 0
	clear(s.said[:])
	var middle int
	part, word := space, s.buf[:0]
	take := func() {
		if len(word) == 0 {
			return
		}
		s.words[s.n], s.parts[s.n] = lex.number(word), part
		s.n++
		part, word = space, s.buf[:0]
	}
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		i += size
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '$' || r == '€' || r == '£':
			if len(word)+utf8.UTFMax <= longest {
				word = fold.Append(word, r)
			}
			continue
		case r == '\'' || r == '’' || r == '`':
			if parted(word, text[i:]) {
				take()
				if isAre(text[i:]) {
					word = append(word, 'a')
				}
			}
		default:
			take()
			s.shout, s.asked = s.shout || r == '!', s.asked || r == '?'
			part = max(part, parting(r, text[i:]))
		}
		switch s.n {
		case most / 2:
			middle = i
		case most:
			return text[middle:]
		}
	}
	take()
	return ""
}

// parted reports whether an apostrophe parts two words: "l'eau", "we're".
func parted(before []byte, after string) bool {
	if string(before) == "qu" || len(before) == 1 && strings.IndexByte("cdjlmnst", before[0]) >= 0 {
		return true
	}
	return isAre(after)
}

// isAre reports whether what follows an apostrophe is a short "are": "we're".
func isAre(after string) bool {
	rest, ok := strings.CutPrefix(after, "re")
	return ok && (rest == "" || !unicode.IsLetter(rune(rest[0])))
}

// parting tells what a sign parts. A point within a number parts nothing.
func parting(r rune, after string) uint8 {
	switch r {
	case ',', '(', ')', '–', '—', '/':
		return comma
	case '-':
		if strings.HasPrefix(after, " ") {
			return comma
		}
	case '.':
		if after == "" || after[0] < '0' || after[0] > '9' {
			return stop
		}
	case '!', '?', ';', ':', '\n', '¡', '¿':
		return stop
	}
	return space
}
