package catalog

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/design"
)

// eachWord calls visit with every word of a text, folded. A word lives until visit returns.
func eachWord(text string, visit func(word []byte)) {
	lower(nil, text).eachWord(visit)
}

// lowered is a text in lower case, with spaces for underscores.
type lowered []byte

// lowerBytes are the bytes of ASCII in lower case, with a space for the underscore, and 0 for the others.
var lowerBytes = func() (table [256]byte) {
	for c := range byte(utf8.RuneSelf) {
		table[c] = c
		if 'A' <= c && c <= 'Z' {
			table[c] = c + 'a' - 'A'
		}
	}
	table['_'] = ' '
	return table
}()

// lower appends a text to one that ends between words.
func lower(to lowered, text string) lowered {
	start := len(to)
	to = append(to, text...)
	at := start
	for ; at+8 <= len(to); at += 8 {
		x := binary.LittleEndian.Uint64(to[at:])
		if x&high != 0 {
			break
		}
		// In each byte, which is less than 128, the sums have their highest bit from 'A' on, and behind 'Z'. Where only the first has
		// it stands a capital, which 0x20 makes small. An underscore, which alone comes to 0 by itself, becomes a blank.
		capital := (x + ones*(0x80-'A')) &^ (x + ones*(0x80-'Z'-1)) & high
		under := ^((x ^ ones*'_') + ones*0x7f) & high
		binary.LittleEndian.PutUint64(to[at:], (x|capital>>2)^under>>7*('_'^' '))
	}
	for i, c := range to[at:] {
		if c >= utf8.RuneSelf {
			return append(to[:at+i], strings.ReplaceAll(strings.ToLower(text[at+i-start:]), "_", " ")...)
		}
		to[at+i] = lowerBytes[c]
	}
	return to
}

// ones is 1 in each of eight bytes, and high the highest bit.
const (
	ones = 0x0101010101010101
	high = 0x80 * ones
)

func (t lowered) eachWord(visit func(word []byte)) {
	for from := 0; from < len(t); {
		end, plain := from, true
		for end < len(t) {
			c := t[end]
			if c < utf8.RuneSelf {
				if !wordBytes[c] {
					break
				}
				end++
				continue
			}
			r, size := utf8.DecodeRune(t[end:])
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
				break
			}
			plain = false
			end += size
		}
		switch word := t[from:end]; {
		case len(word) > 0 && plain:
			visit(word)
		case len(word) > 0:
			if folded := design.Fold(string(word)); folded != "" {
				visit([]byte(folded))
			}
		}
		from = end + 1
		for from < len(t) && !utf8.RuneStart(t[from]) {
			from++
		}
	}
}

// wordBytes tells the lower-case letters and digits of ASCII.
var wordBytes = func() (table [256]bool) {
	for c := range byte(utf8.RuneSelf) {
		table[c] = 'a' <= c && c <= 'z' || isDigit(c)
	}
	return table
}()

// sheltered are the phrases of a listing for a boat that is steered from inside, by a part of one of their words.
var sheltered = map[string][][]byte{
	"house":  {[]byte("pilothouse"), []byte("pilot house"), []byte("wheelhouse")},
	"saloon": {[]byte("deck saloon"), []byte("decksaloon")},
	"inside": {[]byte("inside steering"), []byte("inside helm")},
}

func (t lowered) sheltered() bool {
	for _, phrases := range sheltered {
		if slices.ContainsFunc(phrases, func(p []byte) bool { return bytes.Contains(t, p) }) {
			return true
		}
	}
	return false
}

// text is what is said of a boat and searched: its title, description, designer, variant and features.
func (l *Listing) text(to lowered) lowered {
	for _, t := range [...]string{l.Title, l.Description, l.Designer, l.Variant} {
		to = append(lower(to, t), '\n')
	}
	for _, f := range l.Features {
		to = append(lower(to, f), '\n')
	}
	return to
}

// wordReader reads the words of every listing, and the classes, of which words tell one.
type wordReader struct {
	into    *segment
	byWord  docsByName
	byClass docsByName
	text    lowered
	unknown set // listings without a class
	marks   **roaring.Bitmap

	suspect []bool // by word: a text with it may tell of a boat that is steered from inside
	inside  []bool // by class: it does tell so
}

func newWordReader(into *segment, marks **roaring.Bitmap) *wordReader {
	return &wordReader{into: into, byWord: newDocsByName(into.size), byClass: newDocsByName(into.size), unknown: make(set, wordsOf(into.size)), marks: marks}
}

func (r *wordReader) read(from int, block []*Listing) {
	for i, l := range block {
		doc := uint32(from + i)
		r.classify(l, doc, r.words(l, doc))
	}
}

// words reads what is said of a boat, and tells whether that is a boat that is steered from inside.
func (r *wordReader) words(l *Listing, doc uint32) bool {
	suspected := false
	r.text = l.text(r.text[:0])
	r.text.eachWord(func(word []byte) {
		n := r.byWord.add(textOf(word), doc)
		if int(n) == len(r.suspect) {
			r.suspect = append(r.suspect, mayShelter(textOf(word)))
		}
		suspected = suspected || r.suspect[n]
	})
	return suspected && r.text.sheltered()
}

// mayShelter reports whether a word could be one of a phrase of sheltered.
func mayShelter(word string) bool {
	for part := range sheltered {
		if strings.Contains(word, part) {
			return true
		}
	}
	return false
}

// pilothouse is the class of the boats that are steered from inside.
const pilothouse = "pilothouse"

// classify takes over the classes of a boat; one that is steered from inside has that of a pilothouse too.
func (r *wordReader) classify(l *Listing, doc uint32, inside bool) {
	for _, c := range l.Classes {
		n := r.byClass.add(c, doc)
		for int(n) >= len(r.inside) {
			r.inside = append(r.inside, lower(nil, c).sheltered())
		}
		inside = inside || r.inside[n]
	}
	switch {
	case inside:
		if n := r.byClass.add(pilothouse, doc); int(n) == len(r.inside) {
			r.inside = append(r.inside, true)
		}
	case len(l.Classes) == 0:
		r.unknown.add(doc)
	}
}

func (r *wordReader) end() {
	r.into.words = r.byWord.lists()
	r.into.fields[fieldClass] = r.byClass.lists()
	*r.marks = roaring.FromDense(r.unknown, false)
}
