package body

import (
	"fmt"
	"math"
	"time"
	"unicode/utf8"

	"google.golang.org/protobuf/encoding/protowire"
)

// words are texts that were read before.
type words map[string]string

// Which texts are kept to be used again: short ones, and no more of them than a market has names.
const (
	wordBytes = 24
	wordCount = 1 << 16
)

func (w words) text(b []byte) string {
	if len(b) > wordBytes {
		return string(b)
	}
	word, ok := w[string(b)]
	if !ok {
		word = string(b)
		if len(w) < wordCount {
			w[word] = word
		}
	}
	return word
}

// decoder reads members. After the first error what it reads counts no more.
type decoder struct {
	data  []byte // what is left
	err   error
	words words
}

// took passes over what was read, or notes why it could not be.
func (d *decoder) took(n int) {
	if n < 0 {
		d.fail(protowire.ParseError(n))
		return
	}
	d.data = d.data[n:]
}

func (d *decoder) fail(err error) {
	if d.err == nil {
		d.err = err
	}
	d.data = nil
}

func (d *decoder) tag() (protowire.Number, protowire.Type) {
	number, kind, n := protowire.ConsumeTag(d.data)
	d.took(n)
	return number, kind
}

func (d *decoder) skip(number protowire.Number, kind protowire.Type) {
	if d.err == nil {
		d.took(protowire.ConsumeFieldValue(number, kind, d.data))
	}
}

// is reports whether a member is written as it can be.
func (d *decoder) is(kind, possible protowire.Type) bool {
	if kind != possible {
		d.fail(fmt.Errorf("a member is of type %d of the wire format where %d is read", kind, possible))
	}
	return kind == possible
}

func (d *decoder) bytes(kind protowire.Type) []byte {
	if !d.is(kind, protowire.BytesType) {
		return nil
	}
	b, n := protowire.ConsumeBytes(d.data)
	d.took(n)
	return b
}

func (d *decoder) text(kind protowire.Type) string {
	b := d.bytes(kind)
	if !utf8.Valid(b) {
		d.fail(fmt.Errorf("%q is no text", b))
		return ""
	}
	return d.words.text(b)
}

func (d *decoder) whole(kind protowire.Type) int64 {
	if !d.is(kind, protowire.VarintType) {
		return 0
	}
	v, n := protowire.ConsumeVarint(d.data)
	d.took(n)
	return protowire.DecodeZigZag(v)
}

func (d *decoder) number(kind protowire.Type) float64 {
	if kind == protowire.VarintType {
		return float64(d.whole(kind)) / scale
	}
	if !d.is(kind, protowire.Fixed64Type) {
		return 0
	}
	v, n := protowire.ConsumeFixed64(d.data)
	d.took(n)
	return math.Float64frombits(v)
}

func (d *decoder) moment(kind protowire.Type) time.Time {
	if kind == protowire.VarintType {
		return time.UnixMicro(d.whole(kind)).UTC()
	}
	b := d.bytes(kind)
	seconds, n := protowire.ConsumeVarint(b)
	if n < 0 {
		d.fail(protowire.ParseError(n))
		return time.Time{}
	}
	nanos, m := protowire.ConsumeVarint(b[n:])
	if m < 0 || nanos >= uint64(time.Second) {
		d.fail(fmt.Errorf("%x is no time", b))
		return time.Time{}
	}
	return time.Unix(protowire.DecodeZigZag(seconds), int64(nanos)).UTC()
}
