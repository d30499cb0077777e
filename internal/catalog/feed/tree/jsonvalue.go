package tree

import (
	"bytes"
	"iter"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Exists reports whether there is a value: a document that could not be read has none.
func (v Value) Exists() bool { return v.t != nil }

// IsNumber reports whether a value is a number, not a text of one.
func (v Value) IsNumber() bool { return v.node().kind == '0' }

// Unescape reads the escapes of a string; what is no escape stays as it is.
func Unescape(raw []byte) string {
	var b strings.Builder
	b.Grow(len(raw))
	for i := 0; i < len(raw); i++ {
		if raw[i] != '\\' || i+1 == len(raw) {
			b.WriteByte(raw[i])
			continue
		}
		i++
		switch c := raw[i]; c {
		case 'n':
			b.WriteByte('\n')
		case 't':
			b.WriteByte('\t')
		case 'r':
			b.WriteByte('\r')
		case 'b', 'f':
			b.WriteByte(' ')
		case 'u':
			r, n := codeUnit(raw[i+1:])
			if low, m := utf16Low(raw[i+1+n:], r); m > 0 {
				r, n = low, n+m
			}
			if utf16.IsSurrogate(r) {
				r = utf8.RuneError
			}
			b.WriteRune(r)
			i += n
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// codeUnit reads four hexadecimal digits.
func codeUnit(raw []byte) (rune, int) {
	if len(raw) < 4 {
		return utf8.RuneError, 0
	}
	n, err := strconv.ParseUint(string(raw[:4]), 16, 16)
	if err != nil {
		return utf8.RuneError, 0
	}
	return rune(n), 4
}

func utf16Low(raw []byte, high rune) (rune, int) {
	if !utf16.IsSurrogate(high) || len(raw) < 6 || raw[0] != '\\' || raw[1] != 'u' {
		return 0, 0
	}
	low, n := codeUnit(raw[2:])
	if r := utf16.DecodeRune(high, low); n == 4 && r != utf8.RuneError {
		return r, 6
	}
	return 0, 0
}

func (v Value) node() *jsonNode {
	if v.t == nil {
		return &jsonNode{kind: 'n'}
	}
	return &v.t.nodes[v.i]
}

// Key is the name of a member; it may be compared, not kept.
func (v Value) Key() []byte { return v.node().key }

// IsObject reports whether a value is an object.
func (v Value) IsObject() bool { return v.node().kind == '{' }

// IsArray reports whether a value is an array.
func (v Value) IsArray() bool { return v.node().kind == '[' }

// Raw is the value as it stands in the text; of a string without its quotation marks.
func (v Value) Raw() []byte { return v.node().raw }

// Text is a string, a number or a boolean as text, and nothing for null, objects and arrays.
func (v Value) Text() string {
	n := v.node()
	switch n.kind {
	case '"':
		if n.escaped {
			return strings.TrimSpace(Unescape(n.raw))
		}
		return string(bytes.TrimSpace(n.raw))
	case '0', 't', 'f':
		return string(n.raw)
	}
	return ""
}

// Kids yields the members of an object or the items of an array.
func (v Value) Kids() iter.Seq[Value] {
	return func(yield func(Value) bool) {
		if v.t == nil {
			return
		}
		for i := v.node().child; i != 0; i = v.t.nodes[i].sib {
			if !yield(Value{v.t, i}) {
				return
			}
		}
	}
}

// Items yields the items of an array. Sources that have one item only may leave the array out, and some number them as members of an
// object.
func (v Value) Items() iter.Seq[Value] {
	return func(yield func(Value) bool) {
		if v.IsObject() && !v.numbered() {
			yield(v)
			return
		}
		for i := v.node().child; i != 0; i = v.t.nodes[i].sib {
			if !yield(Value{v.t, i}) {
				return
			}
		}
	}
}

// numbered reports whether the members of an object are items with numbers for names.
func (v Value) numbered() bool {
	for kid := range v.Kids() {
		if !kid.IsObject() || len(kid.Key()) == 0 || kid.Key()[0] < '0' || kid.Key()[0] > '9' {
			return false
		}
	}
	return true
}

// Get returns the first member with a name, absent if there is none.
func (v Value) Get(name string) Value {
	for kid := range v.Kids() {
		if string(kid.Key()) == name {
			return kid
		}
	}
	return Value{}
}
