package tree

import (
	"bytes"
	"iter"
	"strings"

	"golang.org/x/net/html"

	"github.com/fairlead/fairlead/internal/fault"
)

// XML is an element taken apart, used again for one record after the other. encoding/xml reads the same in five times
// the time; what is lost with it, a check of names and of duplicate attributes, no feed needs.
type XML struct {
	nodes []xmlNode
	open  []int32
	last  []int32 // the last child of each open element
}

type xmlNode struct {
	name       []byte
	attrs      []byte // as they stand in the tag
	text       []byte // the first text in it
	cdata      bool   // text needs no unescaping
	more       bool   // there is more text behind the first
	inner      []byte // everything in it
	from       int
	child, sib int32
}

// Element is an element of a tree, valid until the tree parses another text.
type Element struct {
	t *XML
	i int32
}

// Parse reads one element.
func (t *XML) Parse(data []byte) (Element, error) {
	t.nodes, t.open, t.last = t.nodes[:0], t.open[:0], t.last[:0]
	for pos := 0; pos < len(data); {
		if data[pos] != '<' {
			next := bytes.IndexByte(data[pos:], '<')
			if next < 0 {
				next = len(data) - pos
			}
			t.add(data[pos:pos+next], false)
			pos += next
			continue
		}
		kind, size := Item(data[pos:])
		if size == 0 {
			return Element{}, Malformed("markup that does not end", data[pos:])
		}
		item := data[pos : pos+size]
		if err := t.item(kind, item, data, pos, size); err != nil {
			return Element{}, err
		}
		pos += size
	}
	if len(t.open) > 0 {
		return Element{}, Malformed("an element that is not closed", t.nodes[t.open[len(t.open)-1]].name)
	}
	if len(t.nodes) == 0 {
		return Element{}, Malformed("no element", data)
	}
	return Element{t, 0}, nil
}

// Malformed is the fault of markup that is broken at some bytes.
func Malformed(what string, at []byte) error {
	return fault.New(fault.Invalid, "malformed XML: %s at %q", what, fault.Clip(string(at[:min(len(at), 40)]))).At("syntax")
}

func (t *XML) item(kind int, item, data []byte, pos, size int) error {
	switch kind {
	case CDATA:
		t.add(item[len("<![CDATA["):len(item)-len("]]>")], true)
	case Start, Empty:
		if len(t.open) >= MaxDepth {
			return fault.New(fault.TooLarge, "nested deeper than %d", MaxDepth).At("depth")
		}
		if len(t.open) == 0 && len(t.nodes) > 0 {
			return Malformed("a second element", item)
		}
		t.begin(kind, item, pos+size)
	case End:
		name := TagName(item)
		for len(t.open) > 1 && voids[string(t.nodes[t.open[len(t.open)-1]].name)] && !bytes.Equal(t.nodes[t.open[len(t.open)-1]].name, name) {
			t.end(data, pos)
		}
		if len(t.open) == 0 || !bytes.Equal(t.nodes[t.open[len(t.open)-1]].name, name) {
			return Malformed("an end of what is not open", item)
		}
		t.end(data, pos)
	}
	return nil
}

// voids are elements of HTML that stand unclosed in descriptions.
var voids = map[string]bool{"br": true, "hr": true, "img": true, "p": true, "li": true, "BR": true, "P": true, "LI": true, "HR": true}

func (t *XML) begin(kind int, item []byte, from int) {
	at := int32(len(t.nodes))
	name := TagName(item)
	attrs := bytes.TrimRight(item[1:len(item)-1], "/")
	if space := bytes.IndexAny(attrs, " \t\r\n"); space >= 0 {
		attrs = attrs[space:]
	} else {
		attrs = nil
	}
	t.nodes = append(t.nodes, xmlNode{name: name, attrs: attrs, from: from})
	if n := len(t.open); n > 0 {
		if t.last[n-1] == 0 {
			t.nodes[t.open[n-1]].child = at
		} else {
			t.nodes[t.last[n-1]].sib = at
		}
		t.last[n-1] = at
	}
	if kind == Start {
		t.open, t.last = append(t.open, at), append(t.last, 0)
	}
}

func (t *XML) end(data []byte, pos int) {
	n := &t.nodes[t.open[len(t.open)-1]]
	n.inner = data[n.from:pos]
	t.open, t.last = t.open[:len(t.open)-1], t.last[:len(t.last)-1]
}

func (t *XML) add(text []byte, cdata bool) {
	if len(t.open) == 0 || len(bytes.TrimSpace(text)) == 0 {
		return
	}
	n := &t.nodes[t.open[len(t.open)-1]]
	if n.text == nil {
		n.text, n.cdata = text, cdata
		return
	}
	n.more = true
}

func (e Element) node() *xmlNode { return &e.t.nodes[e.i] }

// Name is what the element is called, without its namespace.
func (e Element) Name() []byte { return e.node().name }

// Leaf reports whether no elements stand in the element.
func (e Element) Leaf() bool { return e.node().child == 0 }

// Text is what stands in the element, with its markup if there is some.
func (e Element) Text() string {
	n := e.node()
	switch {
	case n.child != 0:
		return strings.TrimSpace(string(n.inner))
	case n.more:
		return joined(n.inner)
	case n.cdata || bytes.IndexByte(n.text, '&') < 0:
		return string(bytes.TrimSpace(n.text))
	}
	return strings.TrimSpace(html.UnescapeString(string(n.text)))
}

// joined is the text of several pieces: plain, in CDATA, parted by comments.
func joined(inner []byte) string {
	var b strings.Builder
	for len(inner) > 0 {
		if inner[0] != '<' {
			next := bytes.IndexByte(inner, '<')
			if next < 0 {
				next = len(inner)
			}
			b.WriteString(html.UnescapeString(string(inner[:next])))
			inner = inner[next:]
			continue
		}
		kind, size := Item(inner)
		if size == 0 {
			break
		}
		if kind == CDATA {
			b.Write(inner[len("<![CDATA[") : size-len("]]>")])
		}
		inner = inner[size:]
	}
	return strings.TrimSpace(b.String())
}

// Attr returns an attribute, also one with a prefix; "" if it is not there.
func (e Element) Attr(name string) string { return Attribute(e.node().attrs, name) }

// Attribute returns the attribute of a name, also one with a prefix, from the text of a tag behind its name; "" if it is not there.
func Attribute(attrs []byte, name string) string {
	for rest := attrs; ; {
		rest = bytes.TrimLeft(rest, " \t\r\n/")
		eq := bytes.IndexByte(rest, '=')
		if eq < 0 {
			return ""
		}
		key := bytes.TrimSpace(rest[:eq])
		if space := bytes.LastIndexAny(key, " \t\r\n"); space >= 0 {
			key = key[space+1:]
		}
		rest = bytes.TrimLeft(rest[eq+1:], " \t\r\n")
		if len(rest) == 0 || rest[0] != '"' && rest[0] != '\'' {
			return ""
		}
		end := bytes.IndexByte(rest[1:], rest[0])
		if end < 0 {
			return ""
		}
		if local := len(key) - len(name); local >= 0 && string(key[local:]) == name && (local == 0 || key[local-1] == ':' && !bytes.HasPrefix(key, []byte("xml"))) {
			return strings.TrimSpace(html.UnescapeString(string(rest[1 : end+1])))
		}
		rest = rest[end+2:]
	}
}

// Kids yields the elements in this one.
func (e Element) Kids() iter.Seq[Element] {
	return func(yield func(Element) bool) {
		for i := e.node().child; i != 0; i = e.t.nodes[i].sib {
			if !yield(Element{e.t, i}) {
				return
			}
		}
	}
}

// Find returns the text of the first element of one of the names, at any depth.
func (e Element) Find(names ...string) string {
	for _, name := range names {
		if t := e.first(name); t != "" {
			return t
		}
	}
	return ""
}

func (e Element) first(name string) string {
	for kid := range e.Kids() {
		if string(kid.Name()) == name {
			if t := kid.Text(); t != "" {
				return t
			}
		}
		if t := kid.first(name); t != "" {
			return t
		}
	}
	return ""
}
