package catalog

import (
	"bytes"
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
	for i, c := range to[start:] {
		if c >= utf8.RuneSelf {
			return append(to[:start+i], strings.ReplaceAll(strings.ToLower(text[i:]), "_", " ")...)
		}
		to[start+i] = lowerBytes[c]
	}
	return to
}

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
	into     *segment
	listings []*Listing
	byWord   docsByName
	text     lowered
	marks    **roaring.Bitmap
}

func newWordReader(into *segment, listings []*Listing, marks **roaring.Bitmap) *wordReader {
	return &wordReader{into: into, listings: listings, byWord: newDocsByName(into.size), marks: marks}
}

func (r *wordReader) read(from int, block []*Listing) {
	for i, l := range block {
		r.text = l.text(r.text[:0])
		r.text.eachWord(func(word []byte) { r.byWord.add(textOf(word), uint32(from+i)) })
	}
}

func (r *wordReader) end() {
	r.into.words = r.byWord.lists()
	r.into.fields[fieldClass], *r.marks = newClasses(r.listings, inside(r.listings, r.into.words))
}

// inside finds the boats that are steered from inside. Only texts with a word that could tell of it are read again.
func inside(listings []*Listing, words lists) set {
	suspects := make(set, wordsOf(len(listings)))
	for i := range words.names.len() {
		for part := range sheltered {
			if strings.Contains(words.names.text(i), part) {
				words.docs.docs(i).Iterate(func(d uint32) bool { suspects.add(d); return true })
			}
		}
	}
	found := make(set, len(suspects))
	var text lowered
	for i, l := range listings {
		text = text[:0]
		if suspects.has(uint32(i)) {
			text = l.text(text)
		}
		for _, c := range l.Classes {
			text = append(lower(text, c), '\n')
		}
		if len(text) > 0 && text.sheltered() {
			found.add(uint32(i))
		}
	}
	return found
}

// pilothouse is the class of the boats that are steered from inside.
const pilothouse = "pilothouse"

// newClasses collects the classes of boats; those that are steered from inside have that of a pilothouse too.
func newClasses(listings []*Listing, inside set) (lists, *roaring.Bitmap) {
	byClass := newDocsByName(len(listings))
	unknown := make(set, wordsOf(len(listings)))
	for i, l := range listings {
		doc := uint32(i)
		for _, c := range l.Classes {
			byClass.add(c, doc)
		}
		switch {
		case inside.has(doc):
			byClass.add(pilothouse, doc)
		case len(l.Classes) == 0:
			unknown.add(doc)
		}
	}
	return byClass.lists(), roaring.FromDense(unknown, false)
}
