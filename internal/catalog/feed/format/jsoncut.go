package format

import (
	"bytes"
	"io"
	"slices"
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/fault"
)

// jsonFormat is where a JSON interface puts what.
type jsonFormat struct {
	records string                              // name of the array of adverts, at the top or inside one of wrappers
	wrap    []string                            // objects that may hold it or what is told of the whole
	total   []string                            // names of the number of adverts on all pages
	next    []string                            // names of the address of the next page
	page    func(head map[string]string) string // the next page where no address is given; nil if never
	decode  func(tree.Value, *draft.Draft)
	flat    bool // adverts are flat records, read by the names of columns
}

// jsonFormats is the table of JSON interfaces.
var jsonFormats = map[Kind]jsonFormat{
	BoatsGroup: {records: "results", wrap: []string{"data"}, total: []string{"numResults"}, decode: decodeBoatsGroup},
	IYBA:       {records: "V-Data", total: []string{"total"}, next: []string{"next_page_url"}, decode: decodeIYBA},
	YATCO:      {records: "Results", total: []string{"Count"}, decode: decodeYATCO},
	BoatSales: {records: "listings", wrap: []string{"meta"}, total: []string{"total"}, next: []string{"next_page_url"},
		page: followingPage, flat: true},
}

// jsonCutter finds the array of adverts in a document and cuts it into them, without holding the document.
type jsonCutter struct {
	*window
	format  jsonFormat
	head    map[string]string // scalars beside the adverts
	open    []byte            // containers around the current position, '{' or '['
	inArray bool              // of adverts
	found   bool
	number  int64
	first   bool // nothing has been read in the innermost container
}

func newJSONCutter(r io.Reader, f jsonFormat) *jsonCutter {
	return &jsonCutter{window: newWindow(utf8Reader(r)), format: f, head: map[string]string{}}
}

func (c *jsonCutter) Decode(p Piece, s *Scratch) (*draft.Draft, error) {
	raw, odd := mended(p.Raw)
	v, err := s.tree.Parse(raw)
	if err != nil {
		return nil, err
	}
	if !v.IsObject() {
		return nil, fault.New(fault.Invalid, "an advert is an object, not %q", fault.Clip(string(v.Raw()))).At("syntax")
	}
	d := s.fresh()
	d.Odd = odd
	if c.format.flat {
		decodeBoatSales(v, d, s.columns)
	} else {
		c.format.decode(v, d)
	}
	return d, nil
}

func (c *jsonCutter) Summarise(sum *Summary) {
	for _, name := range c.format.total {
		sum.Total, _ = strconv.ParseInt(c.head[name], 10, 64)
	}
	for _, name := range c.format.next {
		sum.Next = c.head[name]
	}
	if sum.Next == "" && c.format.page != nil {
		sum.Next = c.format.page(c.head)
	}
}

func (c *jsonCutter) Next() (Piece, error) {
	for {
		b, ok := c.token()
		switch {
		case !ok && c.broken():
			return Piece{}, c.err
		case !ok && len(c.open) == 0 && c.found:
			return Piece{}, io.EOF
		case !ok && c.found:
			return Piece{}, c.truncated("the list of adverts")
		case !ok:
			return Piece{}, fault.New(fault.Invalid, "there is no list %q in the feed", c.format.records).At(c.format.records)
		}
		p, cut, err := c.step(b)
		if cut || err != nil {
			return p, err
		}
	}
}

// token passes space and returns the byte behind it.
func (c *jsonCutter) token() (byte, bool) {
	for {
		b, ok := c.at(0)
		if !ok || !tree.IsSpace(b) {
			return b, ok
		}
		c.pass(1)
	}
}

// step reads one thing: a bracket, a comma, an advert or a member.
func (c *jsonCutter) step(b byte) (p Piece, cut bool, err error) {
	switch {
	case len(c.open) == 0 && c.found:
		return p, false, fault.New(fault.Invalid, "something follows the end of the document: %q", string(b)).At("syntax")
	case len(c.open) == 0 && b == '[':
		c.inArray, c.found = true, true
		c.enter(b)
	case len(c.open) == 0 && b == '{':
		c.enter(b)
	case len(c.open) == 0:
		return p, false, fault.New(fault.Invalid, "the feed is no JSON: it begins with %q", string(b)).At("syntax")
	case b == '}' || b == ']':
		return p, false, c.leave(b)
	case b == ',':
		c.pass(1)
		c.first = true
	case !c.first:
		return p, false, fault.New(fault.Invalid, "malformed JSON: a comma wanted behind record %d, got %q", c.number, string(b)).At("syntax")
	case c.inArray:
		c.first = false
		c.number++
		p, err = c.advert()
		return p, err == nil, err
	default:
		c.first = false
		return p, false, c.member()
	}
	return p, false, nil
}

func (c *jsonCutter) enter(b byte) {
	c.pass(1)
	c.open = append(c.open, b)
	c.first = true
}

func (c *jsonCutter) leave(b byte) error {
	if opened := c.open[len(c.open)-1]; (opened == '{') != (b == '}') {
		return fault.New(fault.Invalid, "malformed JSON: %q closes %q, behind record %d", string(b), string(opened), c.number).At("syntax")
	}
	c.pass(1)
	c.open = c.open[:len(c.open)-1]
	c.inArray, c.first = false, false
	return nil
}

// advert cuts the value that begins here.
func (c *jsonCutter) advert() (Piece, error) {
	size, long, err := c.value(maxRecord)
	if err != nil {
		return Piece{}, err
	}
	p := Piece{RawType: "application/json", Line: c.number}
	if long {
		p.Refused = tooLong("the record", maxRecord)
	} else {
		p.Raw = c.data()[:size]
	}
	// The bytes stay where they are until the next reading, so passing them is no copy.
	c.pos += size
	return p, nil
}

// member reads a name and goes into its value, keeps it or passes it.
func (c *jsonCutter) member() error {
	size, long, err := c.value(maxHead)
	if err != nil {
		return err
	}
	if long || c.data()[0] != '"' {
		return fault.New(fault.Invalid, "malformed JSON: a name wanted").At("syntax")
	}
	name := string(bytes.Trim(c.data()[:size], `"`))
	c.pass(size)
	if b, _ := c.token(); b != ':' {
		return c.syntaxOr("a colon wanted behind the name " + strconv.Quote(fault.Clip(name)))
	}
	c.pass(1)
	b, ok := c.token()
	if !ok {
		return c.truncated("a value")
	}
	switch {
	case b == '[' && name == c.format.records && !c.found:
		c.inArray, c.found = true, true
		c.enter(b)
		return nil
	case b == '{' && slices.Contains(c.format.wrap, name) && len(c.open) < 3:
		c.enter(b)
		return nil
	}
	size, long, err = c.value(maxHead)
	if err != nil {
		return err
	}
	if !long && b != '{' && b != '[' && b != 'n' {
		c.head[name] = tree.Unescape(bytes.Trim(c.data()[:size], `"`))
	}
	c.pass(size)
	return nil
}

func (c *jsonCutter) syntaxOr(what string) error {
	if c.err != nil && len(c.data()) == 0 {
		return c.truncated("a member")
	}
	return fault.New(fault.Invalid, "malformed JSON: %s", what).At("syntax")
}

// value finds the end of the value that begins here. One that is longer than most is passed and only its last bytes are
// left to pass.
func (c *jsonCutter) value(most int) (size int, long bool, err error) {
	depth, inText := 0, false
	first, _ := c.at(0)
	for i := 0; ; i++ {
		if i > most {
			c.pass(i)
			i, long = 0, true
		}
		b, ok := c.at(i)
		if !ok {
			if depth == 0 && !inText && i > 0 && first != '"' {
				return i, long, nil
			}
			return 0, long, c.truncated("record " + strconv.FormatInt(c.number, 10))
		}
		switch {
		case inText && b == '\\':
			i++
			if _, ok := c.at(i); !ok {
				return 0, long, c.truncated("a text")
			}
		case b == '"':
			inText = !inText
			if !inText && depth == 0 {
				return i + 1, long, nil
			}
		case inText:
			i += c.plain(i)
		case b == '{' || b == '[':
			depth++
		case (b == '}' || b == ']') && depth == 0, (b == ',' || b == ':' || tree.IsSpace(b)) && depth == 0:
			return i, long, nil
		case b == '}' || b == ']':
			if depth--; depth == 0 {
				return i + 1, long, nil
			}
		}
	}
}

// plain is how many more bytes behind offset i are inside a text and neither end it nor escape.
func (c *jsonCutter) plain(i int) int {
	rest := c.buf[c.pos+i+1 : c.end]
	for n, b := range rest {
		if b == '"' || b == '\\' {
			return n
		}
	}
	return len(rest)
}

// followingPage is the number of the next page where the feed tells its page and how many there are.
func followingPage(head map[string]string) string {
	page, err1 := strconv.Atoi(head["page"])
	last, err2 := strconv.Atoi(head["total_pages"])
	if err1 != nil || err2 != nil || page >= last {
		return ""
	}
	return strconv.Itoa(page + 1)
}
