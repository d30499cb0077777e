package openai

import (
	"bytes"
	"strconv"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quote"
)

// appendAnnotations appends the array of url_citation annotations. Indexes count characters of text; a source whose
// number does not stand in the text is left out.
func appendAnnotations(dst, text []byte, sources []chat.Citation) []byte {
	dst = append(dst, '[')
	for _, c := range cited(text, sources) {
		mark := mark(c)
		at := bytes.Index(text, mark)
		start := utf8.RuneCount(text[:at])
		if dst[len(dst)-1] != '[' {
			dst = append(dst, ',')
		}
		dst = append(dst, `{"type":"url_citation","url_citation":{"url":`...)
		dst = quote.Append(dst, c.URL)
		dst = append(dst, `,"title":`...)
		dst = quote.Append(dst, c.Title)
		dst = append(dst, `,"start_index":`...)
		dst = strconv.AppendInt(dst, int64(start), 10)
		dst = append(dst, `,"end_index":`...)
		dst = strconv.AppendInt(dst, int64(start+len(mark)), 10)
		dst = append(dst, `}}`...)
	}
	return append(dst, ']')
}

// appendCitations appends the array of the sources' addresses, in the order of their numbers.
func appendCitations(dst, text []byte, sources []chat.Citation) []byte {
	dst = append(dst, '[')
	for i, c := range cited(text, sources) {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = quote.Append(dst, c.URL)
	}
	return append(dst, ']')
}

// cited returns the sources whose number stands in the text.
func cited(text []byte, sources []chat.Citation) []chat.Citation {
	var found []chat.Citation
	for _, c := range sources {
		if bytes.Contains(text, mark(c)) {
			found = append(found, c)
		}
	}
	return found
}

func mark(c chat.Citation) []byte {
	return append(strconv.AppendInt([]byte{'['}, int64(c.Number), 10), ']')
}
