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

// key appends a name of ours, which needs no escapes.
func (e *encoder) key(name string) {
	e.b = append(e.b, '"')
	e.b = append(e.b, name...)
	e.b = append(e.b, '"', ':')
}

// text appends a string. What is no UTF-8 becomes U+FFFD.
func (e *encoder) text(s string) {
	start, from := len(e.b), 0
	e.b = append(e.b, '"')
	var high byte
	for i := range len(s) {
		c := s[i]
		high |= c
		if c < ' ' || c == '"' || c == '\\' {
			e.b = append(e.b, s[from:i]...)
			e.escape(c)
			from = i + 1
		}
	}
	if high >= utf8.RuneSelf && !utf8.ValidString(s) {
		e.b = e.b[:start]
		e.text(strings.ToValidUTF8(s, "\uFFFD"))
		return
	}
	e.b = append(e.b, s[from:]...)
	e.b = append(e.b, '"')
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
	e.b = strconv.AppendFloat(e.b, n, 'g', -1, 64)
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
