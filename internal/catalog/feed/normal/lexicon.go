package normal

// lexicon says what words mean. It is faster than a map for words of which most are none of its own: what they begin and end with and
// their length tell most of those apart, and a hash of a folded word costs less than the way into a map. It is only read once it is made.
type lexicon[T any] struct {
	slots []entry[T] // by hash, at least half of them empty; of few words a list
	few   bool
	hints []uint64 // a bit for each possible hintOf a word, a power of two of them; nil for few words
}

type entry[T any] struct {
	hash    uint32 // never 0 of a word
	word    string
	meaning T
}

// fewWords are looked through, which takes less time than to hash a word.
const fewWords = 4

func newLexicon[T any](words map[string]T) lexicon[T] {
	if len(words) <= fewWords {
		l := lexicon[T]{few: true}
		for word, meaning := range words {
			l.slots = append(l.slots, entry[T]{word: word, meaning: meaning})
		}
		return l
	}
	size := 2
	for size < 2*len(words) {
		size *= 2
	}
	l := lexicon[T]{slots: make([]entry[T], size), hints: make([]uint64, max(1, size/8))}
	for word, meaning := range words {
		h := hashOf([]byte(word))
		at := h & uint32(size-1)
		for l.slots[at].hash != 0 {
			at = (at + 1) & uint32(size-1)
		}
		l.slots[at] = entry[T]{h, word, meaning}
		hint := hintOf([]byte(word)) & uint32(len(l.hints)*64-1)
		l.hints[hint/64] |= 1 << (hint % 64)
	}
	return l
}

// find returns the meaning of a word, the zero value where it has none.
func (l *lexicon[T]) find(word []byte) (meaning T) {
	if l.few {
		for i := range l.slots {
			if e := &l.slots[i]; e.word == string(word) {
				return e.meaning
			}
		}
		return meaning
	}
	hint := hintOf(word) & uint32(len(l.hints)*64-1)
	if l.hints[hint/64]>>(hint%64)&1 == 0 {
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

// hintOf mixes the first, the middle and the last byte of a word, which is not empty, with its length.
func hintOf(word []byte) uint32 {
	n := len(word)
	return (uint32(word[0]) | uint32(word[n/2])<<8 | uint32(word[n-1])<<16 | uint32(n)<<24) * 2654435769 >> 12
}

// hashOf is FNV-1a, its halves joined.
func hashOf(word []byte) uint32 {
	h := uint64(14695981039346656037)
	for _, c := range word {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return max(1, uint32(h^h>>32))
}
