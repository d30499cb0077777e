package body

import (
	"fmt"
	"math"
	"strings"
	"time"
	"unicode/utf8"
	"unsafe"

	"google.golang.org/protobuf/encoding/protowire"
)

type encoder struct {
	b     []byte
	valid string // a text that was looked at already: it is UTF-8
	err   error
}

// text appends a string. What is no UTF-8 becomes U+FFFD.
func (e *encoder) text(number protowire.Number, s string) {
	if !e.isValid(s) {
		s = strings.ToValidUTF8(s, "\uFFFD")
	}
	e.b = protowire.AppendTag(e.b, number, protowire.BytesType)
	e.b = protowire.AppendString(e.b, s)
}

func (e *encoder) isValid(s string) bool {
	return len(s) == len(e.valid) && unsafe.StringData(s) == unsafe.StringData(e.valid) || utf8.ValidString(s) //nolint:gosec // places are compared, nothing is read
}

func (e *encoder) whole(number protowire.Number, n int64) {
	e.b = protowire.AppendTag(e.b, number, protowire.VarintType)
	e.b = protowire.AppendVarint(e.b, protowire.EncodeZigZag(n))
}

// scale is what a number is counted in: the ten-thousandth. One that this loses something of is written as it is.
const scale = 1e4

func (e *encoder) number(number protowire.Number, name string, n float64) {
	if n-n != 0 {
		e.err = fmt.Errorf("%s: %v is no number", name, n)
		return
	}
	if units := math.Round(n * scale); math.Abs(units) < 1<<53 && units/scale == n {
		e.whole(number, int64(units))
		return
	}
	e.b = protowire.AppendTag(e.b, number, protowire.Fixed64Type)
	e.b = protowire.AppendFixed64(e.b, math.Float64bits(n))
}

// moment appends an instant in microseconds since 1970 or, where it is more exact than that, in seconds and nanoseconds.
func (e *encoder) moment(number protowire.Number, name string, t time.Time) {
	if y := t.UTC().Year(); y < 0 || y > 9999 {
		e.err = fmt.Errorf("%s: no time in the year %d", name, y)
		return
	}
	if t.Nanosecond()%1000 == 0 {
		e.whole(number, t.UnixMicro())
		return
	}
	e.message(number, func() {
		e.b = protowire.AppendVarint(e.b, protowire.EncodeZigZag(t.Unix()))
		e.b = protowire.AppendVarint(e.b, uint64(t.Nanosecond()))
	})
}

// message appends what inside appends, with its length before it.
func (e *encoder) message(number protowire.Number, inside func()) {
	e.b = protowire.AppendTag(e.b, number, protowire.BytesType)
	from := len(e.b)
	e.b = append(e.b, 0) // most are so short that their length is one byte
	inside()
	size := len(e.b) - from - 1
	if more := protowire.SizeVarint(uint64(size)) - 1; more > 0 {
		e.b = append(e.b, make([]byte, more)...)
		copy(e.b[from+1+more:], e.b[from+1:])
	}
	protowire.AppendVarint(e.b[:from], uint64(size))
}
