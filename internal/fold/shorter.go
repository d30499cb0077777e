package fold

import (
	"cmp"
	"hash/maphash"
	"slices"
)

// Shorter finds words by what is left of them where a letter is missing. It keeps eight bytes for each letter, a tenth of what a map
// from text to word takes. The zero value knows no word; after Sort it is safe for concurrent use.
type Shorter struct {
	seed  maphash.Seed // of the hashes, once there is a word
	words []string
	lack  []lacking // by hash, and of one hash in the order of words
}

// lacking is a word without one of its letters.
type lacking struct{ hash, word uint32 }

// Add takes up a word without each of the bytes from the one on and before the other. Sort has to be called before Find.
func (s *Shorter) Add(word string, from, to int) {
	n := uint32(len(s.words))
	if n == 0 {
		s.seed = maphash.MakeSeed()
	}
	s.words = append(s.words, word)
	var h maphash.Hash
	h.SetSeed(s.seed)
	for i := from; i < to; i++ {
		h.Reset()
		_, _ = h.WriteString(word[:i]) // never fails
		_, _ = h.WriteString(word[i+1:])
		s.lack = append(s.lack, lacking{uint32(h.Sum64()), n})
	}
}

// Sort makes ready what was added.
func (s *Shorter) Sort() {
	slices.SortFunc(s.lack, func(a, b lacking) int { return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.word, b.word)) })
	s.lack = slices.Clip(slices.Compact(s.lack))
}

// Find returns the first word that was added of those that are the text with one of the bytes that Add takes out.
func (s *Shorter) Find(text string) (word string, ok bool) {
	if len(s.words) == 0 {
		return "", false
	}
	h := uint32(maphash.String(s.seed, text))
	at, _ := slices.BinarySearchFunc(s.lack, h, func(l lacking, h uint32) int { return cmp.Compare(l.hash, h) })
	for ; at < len(s.lack) && s.lack[at].hash == h; at++ {
		if word := s.words[s.lack[at].word]; lacksOne(text, word) {
			return word, true
		}
	}
	return "", false
}

// lacksOne reports whether a text is a word without one of its bytes.
func lacksOne(text, word string) bool {
	if len(text)+1 != len(word) {
		return false
	}
	i := 0
	for i < len(text) && text[i] == word[i] {
		i++
	}
	return text[i:] == word[i+1:]
}
