package tokens

import (
	_ "embed"
	"encoding/binary"
	"hash/maphash"
	"sync"
)

//go:generate go run generate/main.go

// packed holds the tokens by rank: the texts of those of one byte, then the two parts of each other one in 36 bits.
//
//go:embed vocabulary.bin
var packed []byte

// A token is named by its rank: the lower, the earlier it is merged.
type token uint32

const (
	none      = token(1<<32 - 1)
	size      = 199998  // tokens
	singles   = 256     // tokens of one byte; they have the lowest ranks
	longest   = 128     // bytes of the longest token
	textBytes = 1397670 // bytes of all tokens
)

// A vocabulary finds tokens by their text and by their parts. It does not change once it is made.
type vocabulary struct {
	classes
	single [singles]token // by byte
	texts  []byte         // of all tokens, by rank
	spans  []span         // by token: where its text lies in texts
	words  table          // tokens by their text
	pairs  table          // tokens by their parts
	seed   maphash.Seed   // of the hashes of texts
}

var load = sync.OnceValue(newVocabulary)

func newVocabulary() *vocabulary {
	v := &vocabulary{
		classes: newClasses(),
		texts:   make([]byte, textBytes+longest),
		spans:   make([]span, size),
		seed:    maphash.MakeSeed(),
	}
	v.fill()
	hashes := make([]uint32, size)
	for t := range token(size) {
		hashes[t] = uint32(maphash.Bytes(v.seed, v.text(t)))
	}
	v.words = newTable(hashes, 0)
	for t := token(singles); t < size; t++ {
		hashes[t] = pairHash(parts(t))
	}
	v.pairs = newTable(hashes, singles)
	return v
}

// fill writes the texts of all tokens.
func (v *vocabulary) fill() {
	for t := range token(singles) {
		v.single[packed[t]] = t
		v.texts[t] = packed[t]
		v.spans[t] = newSpan(int(t), 1)
	}
	end := singles
	for t := token(singles); t < size; t++ {
		start := end
		left, right := parts(t)
		end = v.put(v.put(start, left), right)
		v.spans[t] = newSpan(start, end-start)
	}
}

// put writes the text of t to texts[at:] and returns where it ends. It may write more: a copy of fixed length is
// several times faster, and what follows is not written yet.
func (v *vocabulary) put(at int, t token) int {
	const most = 16
	text := v.text(t)
	if len(text) <= most {
		*(*[most]byte)(v.texts[at:]) = [most]byte(text[:most])
	} else {
		copy(v.texts[at:], text)
	}
	return at + len(text)
}

func (v *vocabulary) text(t token) []byte {
	start, length := v.spans[t].bounds()
	return v.texts[start : start+length]
}

func (v *vocabulary) length(t token) int {
	_, length := v.spans[t].bounds()
	return length
}

// word returns the token whose text is text, or none.
func (v *vocabulary) word(text string) token {
	if len(text) > longest {
		return none
	}
	hash := uint32(maphash.String(v.seed, text))
	for _, e := range v.words.bucket(hash) {
		if t := e.token(); e.may(hash) && string(v.text(t)) == text {
			return t
		}
	}
	return none
}

// pair returns the token that left and right merge into, or none.
func (v *vocabulary) pair(left, right token) token {
	hash := pairHash(left, right)
	for _, e := range v.pairs.bucket(hash) {
		if e.may(hash) {
			t := e.token()
			if l, r := parts(t); l == left && r == right {
				return t
			}
		}
	}
	return none
}

// pairHash spreads pairs by the golden ratio (Knuth, The Art of Computer Programming, volume 3, section 6.4).
func pairHash(left, right token) uint32 {
	const ratio = 0x9e3779b97f4a7c15 // 2^64 over the golden ratio
	return uint32((uint64(left)<<rankBits | uint64(right)) * ratio >> 32)
}

// parts returns the tokens that merge into t, which has more than one byte.
func parts(t token) (left, right token) {
	bit := (t - singles) * 2 * rankBits
	pair := binary.LittleEndian.Uint64(packed[singles+bit/8:]) >> (bit % 8)
	return token(pair & rankMask), token(pair >> rankBits & rankMask)
}
