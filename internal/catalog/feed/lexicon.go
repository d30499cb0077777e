package feed

// lexicon says what words mean. It is faster than a map for words of which most are none of its own: their hashes tell them apart,
// and a hash of the folded word costs less than the way into a map. It is only read once it is made.
type lexicon[T any] struct {
	slots []entry[T] // by hash, at least half of them empty
}

type entry[T any] struct {
	hash    uint32 // never 0 of a word
	word    string
	meaning T
}

func newLexicon[T any](words map[string]T) lexicon[T] {
	if len(words) == 0 {
		return lexicon[T]{}
	}
	size := 2
	for size < 2*len(words) {
		size *= 2
	}
	l := lexicon[T]{make([]entry[T], size)}
	for word, meaning := range words {
		h := hashOf([]byte(word))
		at := h & uint32(size-1)
		for l.slots[at].hash != 0 {
			at = (at + 1) & uint32(size-1)
		}
		l.slots[at] = entry[T]{h, word, meaning}
	}
	return l
}

// find returns the meaning of a word, the zero value where it has none.
func (l lexicon[T]) find(word []byte) (meaning T) {
	if len(l.slots) == 0 {
		return meaning
	}
	h, mask := hashOf(word), uint32(len(l.slots)-1)
	for at := h & mask; l.slots[at].hash != 0; at = (at + 1) & mask {
		if e := &l.slots[at]; e.hash == h && e.word == string(word) {
			return e.meaning
		}
	}
	return meaning
}

// hashOf is FNV-1a, its halves joined.
func hashOf(word []byte) uint32 {
	h := uint64(14695981039346656037)
	for _, c := range word {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return max(1, uint32(h^h>>32))
}
