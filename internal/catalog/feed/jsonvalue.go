package feed

import (
	"bytes"
	"iter"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// exists reports whether there is a value: a document that could not be read has none.
func (v jsonValue) exists() bool { return v.t != nil }

// isNumber reports whether a value is a number, not a text of one.
func (v jsonValue) isNumber() bool { return v.node().kind == '0' }

// unescape reads the escapes of a string; what is no escape stays as it is.
func unescape(raw []byte) string {
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

func (v jsonValue) node() *jsonNode {
	if v.t == nil {
		return &jsonNode{kind: 'n'}
	}
	return &v.t.nodes[v.i]
}

// key is the name of a member; it may be compared, not kept.
func (v jsonValue) key() []byte { return v.node().key }

func (v jsonValue) isObject() bool { return v.node().kind == '{' }
func (v jsonValue) isArray() bool  { return v.node().kind == '[' }

// raw is the value as it stands in the text; of a string without its quotation marks.
func (v jsonValue) raw() []byte { return v.node().raw }

// text is a string, a number or a boolean as text, and nothing for null, objects and arrays.
func (v jsonValue) text() string {
	n := v.node()
	switch n.kind {
	case '"':
		if n.escaped {
			return strings.TrimSpace(unescape(n.raw))
		}
		return string(bytes.TrimSpace(n.raw))
	case '0', 't', 'f':
		return string(n.raw)
	}
	return ""
}

// kids yields the members of an object or the items of an array.
func (v jsonValue) kids() iter.Seq[jsonValue] {
	return func(yield func(jsonValue) bool) {
		if v.t == nil {
			return
		}
		for i := v.node().child; i != 0; i = v.t.nodes[i].sib {
			if !yield(jsonValue{v.t, i}) {
				return
			}
		}
	}
}

// items yields the items of an array. Sources that have one item only may leave the array out, and some number them as members of an
// object.
func (v jsonValue) items() iter.Seq[jsonValue] {
	return func(yield func(jsonValue) bool) {
		if v.isObject() && !v.numbered() {
			yield(v)
			return
		}
		for i := v.node().child; i != 0; i = v.t.nodes[i].sib {
			if !yield(jsonValue{v.t, i}) {
				return
			}
		}
	}
}

// numbered reports whether the members of an object are items with numbers for names.
func (v jsonValue) numbered() bool {
	for kid := range v.kids() {
		if !kid.isObject() || len(kid.key()) == 0 || kid.key()[0] < '0' || kid.key()[0] > '9' {
			return false
		}
	}
	return true
}

// get returns the first member with a name, absent if there is none.
func (v jsonValue) get(name string) jsonValue {
	for kid := range v.kids() {
		if string(kid.key()) == name {
			return kid
		}
	}
	return jsonValue{}
}
