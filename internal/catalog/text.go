package catalog

import (
	"runtime"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/design"
)

// textIndex tells which listings hold a word in title, description, designer or features.
type textIndex map[string]*roaring.Bitmap

// eachWord calls visit with every word of a text, folded.
func eachWord(text string, visit func(word string)) {
	text = strings.ToLower(text)
	start, plain := -1, true
	flush := func(end int) {
		if start < 0 {
			return
		}
		word := text[start:end]
		if !plain {
			word = design.Fold(word)
		}
		start, plain = -1, true
		if word != "" {
			visit(word)
		}
	}
	for i, r := range text {
		inside := r < utf8.RuneSelf && isWordByte(byte(r)) || r >= utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r))
		if !inside {
			flush(i)
			continue
		}
		if start < 0 {
			start = i
		}
		plain = plain && r < utf8.RuneSelf
	}
	flush(len(text))
}

func isWordByte(b byte) bool {
	return 'a' <= b && b <= 'z' || '0' <= b && b <= '9'
}

func (l *Listing) eachWord(visit func(string)) {
	for _, text := range []string{l.Title, l.Description, l.Designer, l.Variant} {
		eachWord(text, visit)
	}
	for _, f := range l.Features {
		eachWord(f, visit)
	}
}

// find returns the listings that hold every word of the text.
func (t textIndex) find(text string) *roaring.Bitmap {
	var found *roaring.Bitmap
	eachWord(text, func(word string) {
		docs := t[word]
		switch {
		case docs == nil:
			found = roaring.New()
		case found == nil:
			found = docs
		default:
			found = roaring.And(found, docs)
		}
	})
	if found == nil {
		return roaring.New()
	}
	return found
}

// modelKey makes names of models comparable: folded, a decimal point kept, so that the 40 of "Oceanis 40.1" is not a word.
func modelKey(name string) string {
	var parts []string
	from := 0
	for i := 1; i+1 < len(name); i++ {
		if name[i] == '.' && isDigit(name[i-1]) && isDigit(name[i+1]) {
			parts = append(parts, design.Fold(name[from:i]))
			from = i + 1
		}
	}
	return strings.Join(append(parts, design.Fold(name[from:])), ".")
}

// holdsWords reports whether a model key holds the words of another: "34" is in "34 mkii" and, its number being whole,
// in "34e", but not in "340".
func holdsWords(key, words string) bool {
	for from := 0; ; {
		at := strings.Index(key[from:], words)
		if at < 0 || words == "" {
			return false
		}
		start, end := from+at, from+at+len(words)
		if (start == 0 || key[start-1] == ' ') && endsWord(key, end) {
			return true
		}
		from = start + 1
	}
}

func endsWord(key string, end int) bool {
	return end == len(key) || key[end] == ' ' || isDigit(key[end-1]) && !isDigit(key[end]) && key[end] != '.'
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// newTextIndex reads every word of every listing, in as many parts as there are processors.
func newTextIndex(listings []*Listing) textIndex {
	parts := runtime.GOMAXPROCS(0)
	lists := make([]map[string][]uint32, parts)
	var work sync.WaitGroup
	for p := range parts {
		from, to := p*len(listings)/parts, (p+1)*len(listings)/parts
		work.Go(func() { lists[p] = postings(listings[from:to], uint32(from)) })
	}
	work.Wait()
	index := textIndex{}
	for _, part := range lists {
		for word, docs := range part {
			if index[word] == nil {
				index[word] = roaring.New()
			}
			index[word].AddMany(docs)
		}
	}
	return index
}

// postings lists the listings of every word; the first one has the number first.
func postings(listings []*Listing, first uint32) map[string][]uint32 {
	lists := map[string]*[]uint32{}
	for i, l := range listings {
		doc := first + uint32(i)
		l.eachWord(func(word string) {
			list := lists[word]
			if list == nil {
				list = &[]uint32{}
				lists[strings.Clone(word)] = list
			}
			if n := len(*list); n == 0 || (*list)[n-1] != doc {
				*list = append(*list, doc)
			}
		})
	}
	out := make(map[string][]uint32, len(lists))
	for word, list := range lists {
		out[word] = *list
	}
	return out
}
