package feed

import (
	"bufio"
	"bytes"
	"io"

	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding/unicode"
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
		return transform.NewReader(head, unicode.BOMOverride(transform.Nop))
	}
	return head
}

// labelled reads a stream in the encoding that its own declaration names.
func labelled(label string, r io.Reader) (io.Reader, error) { return charset.NewReaderLabel(label, r) }
