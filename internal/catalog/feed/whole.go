package feed

import (
	"bytes"
	"io"

	"github.com/fairlead/fairlead/internal/fault"
)

// wholeCutter reads schema.org, bare or in a page. Products may be wrapped in anything, so the document is read as a whole,
// within the bound of a page.
type wholeCutter struct {
	r      io.Reader
	read   bool
	pieces []piece
}

func newWholeCutter(r io.Reader) *wholeCutter { return &wholeCutter{r: utf8Reader(r)} }

func (*wholeCutter) summarise(*Summary) {}

func (c *wholeCutter) next() (piece, error) {
	if !c.read {
		c.read = true
		if err := c.load(); err != nil {
			return piece{}, err
		}
	}
	if len(c.pieces) == 0 {
		return piece{}, io.EOF
	}
	p := c.pieces[0]
	c.pieces = c.pieces[1:]
	return p, nil
}

func (c *wholeCutter) load() error {
	body, err := io.ReadAll(io.LimitReader(c.r, maxPageBytes+1))
	if err != nil {
		return err
	}
	if len(body) > maxPageBytes {
		return tooLong("the document", maxPageBytes)
	}
	body = bytes.TrimSpace(body)
	switch {
	case len(body) == 0:
		return fault.New(fault.Invalid, "the feed is empty").At("syntax")
	case body[0] == '<':
		return c.page(body)
	}
	return c.document(body)
}

func (c *wholeCutter) document(body []byte) error {
	tree := &jsonTree{}
	v, err := tree.parse(body)
	if err != nil {
		return err
	}
	eachProduct(v, c.product)
	if len(c.pieces) == 0 {
		return fault.New(fault.Invalid, "there is no Product or Vehicle of schema.org in the feed").At("@type")
	}
	return nil
}

func (c *wholeCutter) product(v jsonValue) {
	p := piece{rawType: "application/json", line: int64(len(c.pieces) + 1), raw: v.raw()}
	if len(p.raw) > maxRecord {
		p.raw, p.refused = nil, tooLong("the record", maxRecord)
	}
	c.pieces = append(c.pieces, p)
}

// page takes a page with several products for a list of them, any other for one advert.
func (c *wholeCutter) page(body []byte) error {
	scan := scanPage(body, "")
	for _, doc := range scan.products {
		tree := &jsonTree{}
		if v, err := tree.parse(doc); err == nil {
			eachProduct(v, c.product)
		}
	}
	if len(c.pieces) > 1 {
		return nil
	}
	c.pieces = []piece{{rawType: "text/html", line: 1, raw: body[:min(len(body), maxRecord)], context: scan}}
	return nil
}

func (c *wholeCutter) decode(p piece, s *scratch) (*draft, error) {
	if scan, ok := p.context.(*pageScan); ok {
		d, found := scan.draft(s)
		if !found {
			return nil, fault.New(fault.Invalid, "the page describes nothing that is for sale").At("page")
		}
		d.product = true
		return d, nil
	}
	v, err := s.tree.parse(p.raw)
	if err != nil {
		return nil, err
	}
	d := s.fresh()
	d.product = true
	decodeProduct(v, d, s.columns)
	d.year = titleYear(d)
	return d, nil
}
