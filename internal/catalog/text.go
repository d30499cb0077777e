package catalog

import (
	"runtime"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/design"
)

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

// newWords reads every word of every listing, in as many parts as there are processors.
func newWords(listings []*Listing) lists {
	parts := runtime.GOMAXPROCS(0)
	found := make([]map[string][]uint32, parts)
	var work sync.WaitGroup
	for p := range parts {
		from, to := p*len(listings)/parts, (p+1)*len(listings)/parts
		work.Go(func() { found[p] = postings(listings[from:to], uint32(from)) })
	}
	work.Wait()
	words := found[0]
	for _, part := range found[1:] {
		for word, docs := range part {
			words[word] = append(words[word], docs...)
		}
	}
	return newLists(words)
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
