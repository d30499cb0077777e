package feed

import (
	"bufio"
	"bytes"
	"io"
	"strings"

	"github.com/fairlead/fairlead/internal/fault"
)

// xmlFormat is what adverts are in a format of XML.
type xmlFormat struct {
	decode func(xmlElement, *xmlContext, *draft) error
}

var xmlFormats = map[Format]xmlFormat{OpenMarine: {decodeOpenMarine}, NautiX: {decodeNautiX}}

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
	tree    xmlTree  // for what is not an advert
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
	label := strings.ToLower(attribute(start[len("<?xml"):end], "encoding"))
	if label == "utf-8" || label == "utf8" || strings.HasPrefix(label, "utf-16") {
		return ""
	}
	return label
}

func (*xmlCutter) summarise(*Summary) {}

func (c *xmlCutter) decode(p piece, s *scratch) (*draft, error) {
	raw, odd := mended(p.raw)
	e, err := s.xml.parse(raw)
	if err != nil {
		return nil, err
	}
	d := s.fresh()
	d.odd = odd
	context, _ := p.context.(*xmlContext)
	return d, c.format.decode(e, context, d)
}

func (c *xmlCutter) next() (piece, error) {
	for {
		kind, size, err := c.markup(0, maxRecord)
		if err != nil {
			return piece{}, err
		}
		item := c.data()[:size]
		name := string(tagName(item))
		switch kind {
		case xmlStart, xmlEmpty:
			if !c.seen {
				c.seen, c.root = true, name
			}
			if name == xmlAdvert {
				c.known = true
				return c.advert(kind, size)
			}
			c.known = c.known || xmlAround[strings.ToLower(name)]
			if err := c.begin(kind, name, item); err != nil {
				return piece{}, err
			}
			continue
		case xmlEnd:
			if len(c.open) == 0 || c.open[len(c.open)-1] != name {
				return piece{}, malformed("an end of what is not open, after line "+whole(int(c.line)), item)
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
			if kind, size = xmlItem(c.data()); size > 0 {
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
		c.context = &xmlContext{account: attribute(item[1:len(item)-1], "token")}
	case "office", "company_name", "broker_details", "contact":
		if kind == xmlStart {
			return c.aside(name)
		}
	}
	if kind == xmlStart {
		if len(c.open) >= maxDepth {
			return fault.New(fault.TooLarge, "nested deeper than %d, at line %d", maxDepth, c.line).At("depth")
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
		if e, err := c.tree.parse(c.data()[:size]); err == nil {
			c.remember(name, e)
		}
	}
	c.pass(size)
	return nil
}

func (c *xmlCutter) remember(name string, e xmlElement) {
	switch name {
	case "office":
		if len(c.context.offices) < maxOffices {
			c.context = c.context.with(e.attr("id"), xmlOffice{e.find("office_name", "company", "company_name", "name"), e.find("town", "city"), e.find("country")})
		}
		return
	case "company_name":
		with := *c.context
		with.company = e.text()
		c.context = &with
	default:
		if company := e.find("company_name", "company"); company != "" {
			with := *c.context
			with.company = company
			c.context = &with
		}
	}
}

// advert cuts the advert that begins here.
func (c *xmlCutter) advert(kind, size int) (piece, error) {
	p := piece{rawType: "application/xml", line: c.line, context: c.context}
	if kind == xmlStart {
		var whole bool
		var err error
		if size, whole, p.refused, err = c.element(xmlAdvert); err != nil {
			return piece{}, err
		}
		if !whole && p.refused == nil {
			p.refused = fault.New(fault.Invalid, "malformed XML: the advert is not closed").At("syntax")
		}
	}
	if p.refused == nil {
		p.raw = c.data()[:size]
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
		kind, n := xmlItem(c.data()[at:])
		for n == 0 {
			if len(c.data())-at > 4*maxRecord {
				return 0, false, refused, tooLong("a tag or comment", 4*maxRecord)
			}
			if !c.more() {
				return 0, false, refused, c.truncated("the element " + name)
			}
			kind, n = xmlItem(c.data()[at:])
		}
		tag := tagName(c.data()[at : at+n])
		switch {
		case kind == xmlStart && !first && string(tag) == name, kind == xmlEnd && string(tag) == outer && outer != name:
			return at, false, refused, nil
		case kind == xmlEnd && string(tag) == name:
			return at + n, true, refused, nil
		}
		at += n
	}
}
