package feed

import (
	"bytes"
	"iter"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fault"
)

// jsonTree is a JSON text taken apart. Feeds are read by it and not by encoding/json because that spends more than three
// times as long and an allocation on every value, which at 100,000 records a second is all there is; it is used again for
// one record after the other and then allocates only the texts that are asked for.
type jsonTree struct {
	text  []byte
	pos   int
	nodes []jsonNode
}

// jsonNode is a value, with its key where it is a member. Kind is its first byte, '0' for every number.
type jsonNode struct {
	kind       byte
	escaped    bool
	key, raw   []byte // between the quotes of a string
	child, sib int32  // indices of nodes, 0 for none: the root is nobody's child
}

// jsonValue is a value of a tree; the zero one is absent and reads as null.
type jsonValue struct {
	t *jsonTree
	i int32
}

// parse reads a text. The tree refers to it.
func (t *jsonTree) parse(text []byte) (jsonValue, error) {
	t.text, t.pos, t.nodes = text, 0, t.nodes[:0]
	root, err := t.value(nil, 0)
	if err != nil {
		return jsonValue{}, err
	}
	t.space()
	if t.pos < len(t.text) {
		return jsonValue{}, t.broken("the end")
	}
	return jsonValue{t, root}, nil
}

func (t *jsonTree) broken(wanted string) error {
	got := "the end"
	if t.pos < len(t.text) {
		got = strconv.Quote(fault.Clip(string(t.text[t.pos:min(len(t.text), t.pos+20)])))
	}
	return fault.New(fault.Invalid, "malformed JSON: %s wanted at byte %d, got %s", wanted, t.pos+1, got).At("syntax")
}

func (t *jsonTree) space() {
	for t.pos < len(t.text) && isSpace(t.text[t.pos]) {
		t.pos++
	}
}

func isSpace(b byte) bool { return b == ' ' || b == '\n' || b == '\r' || b == '\t' }

func (t *jsonTree) value(key []byte, depth int) (int32, error) {
	t.space()
	if t.pos >= len(t.text) {
		return 0, t.broken("a value")
	}
	if depth > maxDepth {
		return 0, fault.New(fault.TooLarge, "nested deeper than %d", maxDepth).At("depth")
	}
	at := int32(len(t.nodes))
	c := t.text[t.pos]
	t.nodes = append(t.nodes, jsonNode{kind: c, key: key})
	var err error
	switch {
	case c == '{' || c == '[':
		err = t.container(at, c, depth)
	case c == '"':
		t.nodes[at].raw, t.nodes[at].escaped, err = t.quoted()
	default:
		err = t.scalar(at)
	}
	return at, err
}

// container reads the members of an object or the items of an array.
func (t *jsonTree) container(at int32, open byte, depth int) error {
	closing := byte('}')
	if open == '[' {
		closing = ']'
	}
	start, last := t.pos, int32(0)
	t.pos++
	for first := true; ; first = false {
		t.space()
		if t.pos < len(t.text) && t.text[t.pos] == closing {
			t.pos++
			t.nodes[at].raw = t.text[start:t.pos]
			return nil
		}
		if !first {
			if t.pos >= len(t.text) || t.text[t.pos] != ',' {
				return t.broken("a comma")
			}
			t.pos++
		}
		var key []byte
		if open == '{' {
			var err error
			if key, err = t.name(); err != nil {
				return err
			}
		}
		kid, err := t.value(key, depth+1)
		if err != nil {
			return err
		}
		if last == 0 {
			t.nodes[at].child = kid
		} else {
			t.nodes[last].sib = kid
		}
		last = kid
	}
}

// name reads a key and its colon.
func (t *jsonTree) name() ([]byte, error) {
	t.space()
	if t.pos >= len(t.text) || t.text[t.pos] != '"' {
		return nil, t.broken("a name")
	}
	key, escaped, err := t.quoted()
	if err != nil {
		return nil, err
	}
	if escaped {
		key = []byte(unescape(key))
	}
	t.space()
	if t.pos >= len(t.text) || t.text[t.pos] != ':' {
		return nil, t.broken("a colon")
	}
	t.pos++
	return key, nil
}

func (t *jsonTree) quoted() (raw []byte, escaped bool, err error) {
	start := t.pos + 1
	for i := start; i < len(t.text); i++ {
		switch t.text[i] {
		case '"':
			t.pos = i + 1
			return t.text[start:i], escaped, nil
		case '\\':
			escaped = true
			i++
		}
	}
	t.pos = len(t.text)
	return nil, false, t.broken("a quotation mark")
}

func (t *jsonTree) scalar(at int32) error {
	start := t.pos
	for t.pos < len(t.text) && !isSpace(t.text[t.pos]) && t.text[t.pos] != ',' && t.text[t.pos] != '}' && t.text[t.pos] != ']' {
		t.pos++
	}
	raw := t.text[start:t.pos]
	t.nodes[at].raw = raw
	switch string(raw) {
	case "true", "false", "null":
		return nil
	}
	if _, err := strconv.ParseFloat(string(raw), 64); err != nil || raw[0] != '-' && (raw[0] < '0' || raw[0] > '9') {
		t.pos = start
		return t.broken("a value")
	}
	t.nodes[at].kind = '0'
	return nil
}

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
func (v jsonValue) isTrue() bool   { return v.node().kind == 't' }
func (v jsonValue) isText() bool   { return v.node().kind == '"' }

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

// get returns the first member with a name, absent if there is none.
func (v jsonValue) get(name string) jsonValue {
	for kid := range v.kids() {
		if string(kid.key()) == name {
			return kid
		}
	}
	return jsonValue{}
}
