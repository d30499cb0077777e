package format

import (
	"bufio"
	"bytes"
	"io"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding/charmap"
	utf16 "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// utf8Reader reads a stream that is UTF-8 or says by a byte order mark that it is UTF-16. The mark is taken away.
func utf8Reader(r io.Reader) io.Reader {
	head := bufio.NewReader(r)
	mark, _ := head.Peek(3)
	switch {
	case bytes.HasPrefix(mark, []byte{0xef, 0xbb, 0xbf}):
		_, _ = head.Discard(3) // what has been peeked can be discarded
		return head
	case bytes.HasPrefix(mark, []byte{0xfe, 0xff}), bytes.HasPrefix(mark, []byte{0xff, 0xfe}):
		return transform.NewReader(head, utf16.BOMOverride(transform.Nop))
	}
	return head
}

// labelled reads a stream in the encoding that its own declaration names.
func labelled(label string, r io.Reader) (io.Reader, error) { return charset.NewReaderLabel(label, r) }

// mended reads bytes that are not UTF-8 as Windows-1252, which they mostly are, and leaves the others. Odd is the first word that
// it read so, "" where there is none.
func mended(raw []byte) (text []byte, odd string) {
	if utf8.Valid(raw) {
		return raw, ""
	}
	text = make([]byte, 0, len(raw)+16)
	first := -1
	for len(raw) > 0 {
		r, size := utf8.DecodeRune(raw)
		if r != utf8.RuneError || size > 1 {
			text, raw = append(text, raw[:size]...), raw[size:]
			continue
		}
		if first < 0 {
			first = len(text)
		}
		text, raw = utf8.AppendRune(text, charmap.Windows1252.DecodeByte(raw[0])), raw[1:]
	}
	part := func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) && c != utf8.RuneError }
	begin := bytes.LastIndexFunc(text[:first], part) + 1
	end := len(text)
	if i := bytes.IndexFunc(text[first:], part); i > 0 {
		end = first + i
	}
	return text, string(text[begin:end])
}
