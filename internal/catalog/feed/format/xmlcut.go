package format

import (
	"bufio"
	"bytes"
	"io"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/fault"
)

// xmlFormat is what adverts are in a format of XML.
type xmlFormat struct {
	decode func(tree.Element, *xmlContext, *draft.Draft) error
}

var xmlFormats = map[Kind]xmlFormat{OpenMarine: {decodeOpenMarine}, NautiX: {decodeNautiX}}

const xmlAdvert = "advert" // the element of an advert in both formats

// xmlAround are elements around adverts, in lower case, of which feeds that hold no advert have one.
var xmlAround = map[string]bool{"open_marine": true, "openmarine": true, "nautix": true, "adverts": true, "broker": true, "account": true}

// xmlContext is what stands before the adverts and is meant for them. It does not change once an advert has it.
type xmlContext struct {
	account string // that makes the numbers of adverts unique
	company string
	offices map[string]xmlOffice // by id
}

type xmlOffice struct{ name, city, country string }

func (c xmlContext) with(id string, o xmlOffice) *xmlContext {
	offices := make(map[string]xmlOffice, len(c.offices)+1)
	for k, v := range c.offices {
		offices[k] = v
	}
	offices[id] = o
	c.offices = offices
	return &c
}

// maxOffices bounds what is remembered of a broker.
const maxOffices = 1000

// xmlCutter cuts adverts out of a document, without holding it. Elements outside are only counted.
type xmlCutter struct {
	*window
	format  xmlFormat
	context *xmlContext
	open    []string // elements around the current position
	seen    bool     // an element
	root    string   // the name of the first one
	known   bool     // there was an advert, or an element that feeds without one have too
	tree    tree.XML // for what is not an advert
}

func newXMLCutter(r io.Reader, f xmlFormat) (*xmlCutter, error) {
	head := bufio.NewReader(utf8Reader(r))
	start, _ := head.Peek(512)
	var decoded io.Reader = head
	if label := declaredEncoding(start); label != "" {
		var err error
		if decoded, err = labelled(label, head); err != nil {
			return nil, fault.New(fault.Invalid, "the encoding %q is not known", fault.Clip(label)).At("encoding")
		}
	}
	return &xmlCutter{window: newWindow(decoded), format: f, context: &xmlContext{}}, nil
}

// declaredEncoding is what the XML declaration says, "" for UTF-8. A text that is not UTF-16 to the eye is not, whatever
// it declares.
func declaredEncoding(start []byte) string {
	start = bytes.TrimLeft(start, " \t\r\n")
	end := bytes.Index(start, []byte("?>"))
	if !bytes.HasPrefix(start, []byte("<?xml")) || end < 0 {
		return ""
	}
	label := strings.ToLower(tree.Attribute(start[len("<?xml"):end], "encoding"))
	if label == "utf-8" || label == "utf8" || strings.HasPrefix(label, "utf-16") {
		return ""
	}
	return label
}

func (*xmlCutter) Summarise(*Summary) {}

func (c *xmlCutter) Decode(p Piece, s *Scratch) (*draft.Draft, error) {
	raw, odd := mended(p.Raw)
	e, err := s.xml.Parse(raw)
	if err != nil {
		return nil, err
	}
	d := s.fresh()
	d.Odd = odd
	context, _ := p.context.(*xmlContext)
	return d, c.format.decode(e, context, d)
}

func (c *xmlCutter) Next() (Piece, error) {
	for {
		kind, size, err := c.markup(0, maxRecord)
		if err != nil {
			return Piece{}, err
		}
		item := c.data()[:size]
		name := string(tree.TagName(item))
		switch kind {
		case tree.Start, tree.Empty:
			if !c.seen {
				c.seen, c.root = true, name
			}
			if name == xmlAdvert {
				c.known = true
				return c.advert(kind, size)
			}
			c.known = c.known || xmlAround[strings.ToLower(name)]
			if err := c.begin(kind, name, item); err != nil {
				return Piece{}, err
			}
			continue
		case tree.End:
			if len(c.open) == 0 || c.open[len(c.open)-1] != name {
				return Piece{}, tree.Malformed("an end of what is not open, after line "+written.Whole(int(c.line)), item)
			}
			c.open = c.open[:len(c.open)-1]
		}
		c.pass(size)
	}
}

// markup passes to the next markup behind an offset, where the text before it can be passed too, and measures it.
func (c *xmlCutter) markup(from, most int) (kind, size int, err error) {
	for {
		lt := bytes.IndexByte(c.data()[from:], '<')
		if lt >= 0 {
			c.pass(from + lt)
			from = 0
			if kind, size = tree.Item(c.data()); size > 0 {
				return kind, size, nil
			}
			if len(c.data()) > most {
				return 0, 0, tooLong("a tag or comment outside of the adverts", most)
			}
		} else {
			c.pass(len(c.data()))
			from = 0
		}
		if c.more() {
			continue
		}
		switch {
		case lt < 0 && len(c.open) == 0 && c.seen && !c.known && !c.broken():
			return 0, 0, fault.New(fault.Invalid, "the feed is XML of something else: there is no advert in its element %q", fault.Clip(c.root)).At("syntax")
		case lt < 0 && len(c.open) == 0 && c.seen:
			return 0, 0, c.ended()
		case !c.seen && !c.broken():
			return 0, 0, fault.New(fault.Invalid, "the feed is no XML: there is no element in it").At("syntax")
		}
		return 0, 0, c.truncated("an element")
	}
}

// begin goes into an element, or reads it where it tells something of the adverts that follow.
func (c *xmlCutter) begin(kind int, name string, item []byte) error {
	switch name {
	case "broker":
		c.context = &xmlContext{}
	case "account":
		c.context = &xmlContext{account: tree.Attribute(item[1:len(item)-1], "token")}
	case "office", "company_name", "broker_details", "contact":
		if kind == tree.Start {
			return c.aside(name)
		}
	}
	if kind == tree.Start {
		if len(c.open) >= tree.MaxDepth {
			return fault.New(fault.TooLarge, "nested deeper than %d, at line %d", tree.MaxDepth, c.line).At("depth")
		}
		c.open = append(c.open, name)
	}
	c.pass(len(item))
	return nil
}

// aside reads an element that is no advert.
func (c *xmlCutter) aside(name string) error {
	size, whole, _, err := c.element(name)
	if err != nil {
		return err
	}
	if whole {
		if e, err := c.tree.Parse(c.data()[:size]); err == nil {
			c.remember(name, e)
		}
	}
	c.pass(size)
	return nil
}

func (c *xmlCutter) remember(name string, e tree.Element) {
	switch name {
	case "office":
		if len(c.context.offices) < maxOffices {
			c.context = c.context.with(e.Attr("id"), xmlOffice{e.Find("office_name", "company", "company_name", "name"), e.Find("town", "city"), e.Find("country")})
		}
		return
	case "company_name":
		with := *c.context
		with.company = e.Text()
		c.context = &with
	default:
		if company := e.Find("company_name", "company"); company != "" {
			with := *c.context
			with.company = company
			c.context = &with
		}
	}
}

// advert cuts the advert that begins here.
func (c *xmlCutter) advert(kind, size int) (Piece, error) {
	p := Piece{RawType: "application/xml", Line: c.line, context: c.context}
	if kind == tree.Start {
		var whole bool
		var err error
		if size, whole, p.Refused, err = c.element(xmlAdvert); err != nil {
			return Piece{}, err
		}
		if !whole && p.Refused == nil {
			p.Refused = fault.New(fault.Invalid, "malformed XML: the advert is not closed").At("syntax")
		}
	}
	if p.Refused == nil {
		p.Raw = c.data()[:size]
	}
	c.line += int64(bytes.Count(c.data()[:size], newline))
	c.pos += size // the bytes stay where they are until the next reading
	return p, nil
}

// element finds the end of the element that begins here. It is not whole where another of its name begins inside, or what
// is around it ends; refused tells a bound that it is over. Of a long one only the end is left to pass.
func (c *xmlCutter) element(name string) (size int, whole bool, refused, err error) {
	outer := ""
	if len(c.open) > 0 {
		outer = c.open[len(c.open)-1]
	}
	at := 0
	for first := true; ; first = false {
		lt := -1
		for lt < 0 {
			if at > maxRecord {
				refused = tooLong("the record", maxRecord)
				c.pass(at)
				at = 0
			}
			if lt = bytes.IndexByte(c.data()[at:], '<'); lt < 0 {
				at = len(c.data())
				if !c.more() {
					return 0, false, refused, c.truncated("the element " + name)
				}
			}
		}
		at += lt
		kind, n := tree.Item(c.data()[at:])
		for n == 0 {
			if len(c.data())-at > 4*maxRecord {
				return 0, false, refused, tooLong("a tag or comment", 4*maxRecord)
			}
			if !c.more() {
				return 0, false, refused, c.truncated("the element " + name)
			}
			kind, n = tree.Item(c.data()[at:])
		}
		tag := tree.TagName(c.data()[at : at+n])
		switch {
		case kind == tree.Start && !first && string(tag) == name, kind == tree.End && string(tag) == outer && outer != name:
			return at, false, refused, nil
		case kind == tree.End && string(tag) == name:
			return at + n, true, refused, nil
		}
		at += n
	}
}
