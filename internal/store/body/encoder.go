package body

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

type encoder struct {
	b   []byte
	err error
}

// keyOf is a name of ours, which needs no escapes, as it stands before its value.
func keyOf(name string) string { return `"` + name + `":` }

func (e *encoder) key(key string) { e.b = append(e.b, key...) }

// text appends a string. What is no UTF-8 becomes U+FFFD. Byte by byte descriptions would take a third of the time of writing a
// listing.
func (e *encoder) text(s string) {
	start, from := len(e.b), 0
	e.b = append(e.b, '"')
	var seen uint64
	for i := 0; i < len(s); {
		end := len(s)
		if end-i >= 8 {
			x := eight(s[i : i+8])
			if seen |= x; plain(x) {
				i += 8
				continue
			}
			end = i + 8
		}
		for ; i < end; i++ {
			c := s[i]
			seen |= uint64(c)
			if c < ' ' || c == '"' || c == '\\' {
				e.b = append(e.b, s[from:i]...)
				e.escape(c)
				from = i + 1
			}
		}
	}
	if seen&high != 0 && !utf8.ValidString(s) {
		e.b = e.b[:start]
		e.text(strings.ToValidUTF8(s, "\uFFFD"))
		return
	}
	e.b = append(e.b, s[from:]...)
	e.b = append(e.b, '"')
}

// high is the highest bit of each of eight bytes.
const high = 0x8080808080808080

// eight is the first eight bytes of a text as one number.
func eight(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// plain reports whether none of eight bytes needs an escape. A byte without its highest bit is too small to carry into the next
// one: with 0x60 more the bit is set from the blank on, and with 0x7f more for all but 0.
func plain(x uint64) bool {
	const ones = 0x0101010101010101
	low := x &^ high
	blank, quote, slash := low+0x60*ones, low^'"'*ones+0x7f*ones, low^'\\'*ones+0x7f*ones
	return (blank&quote&slash|x)&high == high
}

func (e *encoder) escape(c byte) {
	const hex = "0123456789abcdef"
	switch c {
	case '"', '\\':
		e.b = append(e.b, '\\', c)
	case '\n':
		e.b = append(e.b, '\\', 'n')
	default:
		e.b = append(e.b, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
	}
}

func (e *encoder) whole(n int) { e.b = strconv.AppendInt(e.b, int64(n), 10) }

func (e *encoder) number(name string, n float64) {
	if math.IsNaN(n) || math.IsInf(n, 0) {
		e.err = fmt.Errorf("%s: %v is no number", name, n)
		return
	}
	if n == math.Trunc(n) && math.Abs(n) < 1<<53 {
		e.b = strconv.AppendInt(e.b, int64(n), 10) // twice as fast, and shorter
		return
	}
	if hundredths := math.Round(n * 100); hundredths/100 == n && math.Abs(n) < 1e6 {
		e.hundredths(int64(hundredths))
		return
	}
	e.b = strconv.AppendFloat(e.b, n, 'g', -1, 64)
}

// hundredths appends a number that is no whole one as strconv does, in a third of the time. Most measures have two decimals.
func (e *encoder) hundredths(n int64) {
	if n < 0 {
		e.b = append(e.b, '-')
		n = -n
	}
	e.b = strconv.AppendInt(e.b, n/100, 10)
	e.b = append(e.b, '.', '0'+byte(n/10%10))
	if last := byte(n % 10); last != 0 {
		e.b = append(e.b, '0'+last)
	}
}

func (e *encoder) moment(name string, t time.Time) {
	t = t.UTC()
	if y := t.Year(); y < 0 || y > 9999 {
		e.err = fmt.Errorf("%s: no time in the year %d", name, y)
		return
	}
	e.b = append(e.b, '"')
	e.b = t.AppendFormat(e.b, time.RFC3339Nano)
	e.b = append(e.b, '"')
}
