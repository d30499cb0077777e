package question

// letters are a set of beginnings of words, by which it is told at once that most patterns are not in a question: each beginning has one
// of the bits, and several may share it.
type letters [4]uint64

// lettersOf is how many letters of a word begin it.
const lettersOf = 3

// every is the set of all beginnings.
func every() letters { return letters{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)} }

// add adds the beginning of a word.
func (l *letters) add(word string) {
	const prime = 16777619 // of FNV-1a, 32 bits
	h := uint32(2166136261)
	for i := range min(lettersOf, len(word)) {
		h = (h ^ uint32(word[i])) * prime
	}
	h ^= h >> 16
	l[h>>6&3] |= 1 << (h & 63)
}

// meets reports whether sets have a beginning in common.
func (l *letters) meets(other *letters) bool {
	return l[0]&other[0]|l[1]&other[1]|l[2]&other[2]|l[3]&other[3] != 0
}

// needs are the beginnings of the element with the fewest alternatives of those that must match.
func (p sequence) needs() letters {
	best, fewest := every(), 0
	for _, e := range p {
		if e.gap || e.optional || e.quantity || fewest > 0 && len(e.words) >= fewest {
			continue
		}
		if l, ok := e.begins(); ok {
			best, fewest = l, len(e.words)
		}
	}
	return best
}

// begins are the beginnings of an element's alternatives, ok is false where one is too short to tell.
func (e element) begins() (l letters, ok bool) {
	for _, words := range e.words {
		if first := words[0]; first.open && len(first.text) < lettersOf {
			return letters{}, false
		}
		l.add(words[0].text)
	}
	return l, true
}

// beginnings are those of the words among tokens.
func beginnings(tokens []Token) letters {
	var l letters
	for i := range tokens {
		if tokens[i].Quantity < 0 {
			l.add(tokens[i].Text)
		}
	}
	return l
}
