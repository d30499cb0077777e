package tree

import (
	"strconv"

	"github.com/fairlead/fairlead/internal/fault"
)

// JSON is a JSON text taken apart. Feeds are read by it and not by encoding/json because that spends more than three
// times as long and an allocation on every value, which at 100,000 records a second is all there is; it is used again for
// one record after the other and then allocates only the texts that are asked for.
type JSON struct {
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

// Value is a value of a tree; the zero one is absent and reads as null.
type Value struct {
	t *JSON
	i int32
}

// Parse reads a text. The tree refers to it.
func (t *JSON) Parse(text []byte) (Value, error) {
	t.text, t.pos, t.nodes = text, 0, t.nodes[:0]
	root, err := t.value(nil, 0)
	if err != nil {
		return Value{}, err
	}
	t.space()
	if t.pos < len(t.text) {
		return Value{}, t.broken("the end")
	}
	return Value{t, root}, nil
}

func (t *JSON) broken(wanted string) error {
	got := "the end"
	if t.pos < len(t.text) {
		got = strconv.Quote(fault.Clip(string(t.text[t.pos:min(len(t.text), t.pos+20)])))
	}
	return fault.New(fault.Invalid, "malformed JSON: %s wanted at byte %d, got %s", wanted, t.pos+1, got).At("syntax")
}

func (t *JSON) space() {
	for t.pos < len(t.text) && IsSpace(t.text[t.pos]) {
		t.pos++
	}
}

// IsSpace reports whether a byte is white space of JSON or XML.
func IsSpace(b byte) bool { return b == ' ' || b == '\n' || b == '\r' || b == '\t' }

func (t *JSON) value(key []byte, depth int) (int32, error) {
	t.space()
	if t.pos >= len(t.text) {
		return 0, t.broken("a value")
	}
	if depth > MaxDepth {
		return 0, fault.New(fault.TooLarge, "nested deeper than %d", MaxDepth).At("depth")
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
func (t *JSON) container(at int32, open byte, depth int) error {
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
			if t.space(); t.pos < len(t.text) && t.text[t.pos] == closing {
				continue // a comma behind the last is found in pages that are made by hand
			}
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
func (t *JSON) name() ([]byte, error) {
	t.space()
	if t.pos >= len(t.text) || t.text[t.pos] != '"' {
		return nil, t.broken("a name")
	}
	key, escaped, err := t.quoted()
	if err != nil {
		return nil, err
	}
	if escaped {
		key = []byte(Unescape(key))
	}
	t.space()
	if t.pos >= len(t.text) || t.text[t.pos] != ':' {
		return nil, t.broken("a colon")
	}
	t.pos++
	return key, nil
}

func (t *JSON) quoted() (raw []byte, escaped bool, err error) {
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

func (t *JSON) scalar(at int32) error {
	start := t.pos
	for t.pos < len(t.text) && !IsSpace(t.text[t.pos]) && t.text[t.pos] != ',' && t.text[t.pos] != '}' && t.text[t.pos] != ']' {
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
