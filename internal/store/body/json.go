package body

import (
	"fmt"
	"strconv"
	"time"
	"unicode/utf16"
	"unicode/utf8"
)

// jsonDecoder reads JSON. After the first error nothing more is read.
type jsonDecoder struct {
	data  []byte
	at    int
	err   error
	words words
}

// end returns the first error, which is also that something follows.
func (d *jsonDecoder) end() error {
	d.space()
	if d.err == nil && d.at < len(d.data) {
		d.fail("nothing more")
	}
	return d.err
}

func (d *jsonDecoder) fail(want string) {
	if d.err == nil {
		d.err = fmt.Errorf("at byte %d of %d there should be %s", d.at, len(d.data), want)
	}
	d.at = len(d.data)
}

func (d *jsonDecoder) space() {
	for d.at < len(d.data) && (d.data[d.at] == ' ' || d.data[d.at] == '\n' || d.data[d.at] == '\t' || d.data[d.at] == '\r') {
		d.at++
	}
}

func (d *jsonDecoder) accept(c byte) bool {
	d.space()
	if d.at < len(d.data) && d.data[d.at] == c {
		d.at++
		return true
	}
	return false
}

func (d *jsonDecoder) expect(c byte) {
	if !d.accept(c) {
		d.fail(strconv.QuoteRune(rune(c)))
	}
}

// list calls item at the beginning of each item.
func (d *jsonDecoder) list(item func()) {
	d.expect('[')
	if d.accept(']') {
		return
	}
	for d.err == nil {
		item()
		if !d.accept(',') {
			d.expect(']')
			return
		}
	}
}

// quoted returns what is between quotes, as it stands, and whether it has escapes.
func (d *jsonDecoder) quoted() (inside []byte, escaped bool) {
	d.expect('"')
	from := d.at
	for ; d.at < len(d.data); d.at++ {
		switch d.data[d.at] {
		case '"':
			d.at++
			return d.data[from : d.at-1], escaped
		case '\\':
			escaped = true
			d.at++
		}
	}
	d.fail("a closing quote")
	return nil, false
}

// name returns a member's name. Ours have no escapes, and one that has is none of ours.
func (d *jsonDecoder) name() []byte {
	inside, _ := d.quoted()
	return inside
}

func (d *jsonDecoder) text() string {
	inside, escaped := d.quoted()
	if escaped {
		return string(d.unescape(inside))
	}
	return d.words.text(inside)
}

func (d *jsonDecoder) unescape(inside []byte) []byte {
	out := make([]byte, 0, len(inside))
	for i := 0; i < len(inside); i++ {
		if inside[i] != '\\' {
			out = append(out, inside[i])
			continue
		}
		i++
		switch c := inside[i]; c {
		case '"', '\\', '/':
			out = append(out, c)
		case 'n':
			out = append(out, '\n')
		case 'r':
			out = append(out, '\r')
		case 't':
			out = append(out, '\t')
		case 'b':
			out = append(out, '\b')
		case 'f':
			out = append(out, '\f')
		case 'u':
			r, size := hexRune(inside[i+1:])
			if size == 0 {
				d.fail("four hexadecimal digits")
				return nil
			}
			out = utf8.AppendRune(out, r)
			i += size
		default:
			d.fail("an escape that JSON has")
			return nil
		}
	}
	return out
}

// hexRune reads the digits after \u, with those of a second half if there is one; size is 0 if there are none.
func hexRune(b []byte) (r rune, size int) {
	first, ok := hex4(b)
	if !ok {
		return 0, 0
	}
	if utf16.IsSurrogate(first) && len(b) > 5 && b[4] == '\\' && b[5] == 'u' {
		if second, ok := hex4(b[6:]); ok && utf16.DecodeRune(first, second) != utf8.RuneError {
			return utf16.DecodeRune(first, second), 10
		}
	}
	return first, 4 // a half alone becomes U+FFFD
}

func hex4(b []byte) (rune, bool) {
	if len(b) < 4 {
		return 0, false
	}
	n, err := strconv.ParseUint(string(b[:4]), 16, 16)
	return rune(n), err == nil
}

// numeral returns what a number is written with.
func (d *jsonDecoder) numeral() []byte {
	d.space()
	from := d.at
	for d.at < len(d.data) {
		if c := d.data[d.at]; (c < '0' || c > '9') && c != '-' && c != '+' && c != '.' && c != 'e' && c != 'E' {
			break
		}
		d.at++
	}
	return d.data[from:d.at]
}

func (d *jsonDecoder) number() float64 {
	numeral := d.numeral()
	if n, ok := digits(numeral); ok {
		return float64(n)
	}
	n, err := strconv.ParseFloat(string(numeral), 64)
	if err != nil {
		d.fail("a number")
	}
	return n
}

// digits reads a number that is written with a few digits and nothing else, as most are.
func digits(numeral []byte) (n int, ok bool) {
	for _, c := range numeral {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, len(numeral) > 0 && len(numeral) < 16
}

func (d *jsonDecoder) whole() int {
	n, err := strconv.Atoi(string(d.numeral()))
	if err != nil {
		d.fail("a whole number")
	}
	return n
}

// literal accepts true, false or null.
func (d *jsonDecoder) literal(word string) bool {
	d.space()
	if d.at+len(word) <= len(d.data) && string(d.data[d.at:d.at+len(word)]) == word {
		d.at += len(word)
		return true
	}
	return false
}

func (d *jsonDecoder) flag() bool {
	if d.literal("true") {
		return true
	}
	if !d.literal("false") {
		d.fail("true or false")
	}
	return false
}

func (d *jsonDecoder) moment() time.Time {
	inside, _ := d.quoted()
	t, err := time.Parse(time.RFC3339Nano, string(inside))
	if err != nil {
		d.fail("a time")
	}
	return t
}

// deepest is how deep what we do not know may be nested.
const deepest = 100

// skip passes over any value.
func (d *jsonDecoder) skip(depth int) {
	if depth > deepest {
		d.fail("no deeper nesting")
		return
	}
	d.space()
	if d.at >= len(d.data) {
		d.fail("a value")
		return
	}
	switch c := d.data[d.at]; {
	case c == '"':
		d.quoted()
	case c == '[':
		d.list(func() { d.skip(depth + 1) })
	case c == '{':
		d.at++
		if d.accept('}') {
			return
		}
		for d.err == nil {
			d.quoted()
			d.expect(':')
			d.skip(depth + 1)
			if !d.accept(',') {
				d.expect('}')
				return
			}
		}
	case c == '-' || c >= '0' && c <= '9':
		d.numeral()
	default:
		if !d.literal("true") && !d.literal("false") && !d.literal("null") {
			d.fail("a value")
		}
	}
}
