package format

import (
	"bytes"
	"io"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/fault"
)

// wholeCutter reads schema.org, bare or in a page. Products may be wrapped in anything, so the document is read as a whole,
// within the bound of a page.
type wholeCutter struct {
	r      io.Reader
	read   bool
	pieces []Piece
}

func newWholeCutter(r io.Reader) *wholeCutter { return &wholeCutter{r: utf8Reader(r)} }

func (*wholeCutter) Summarise(*Summary) {}

func (c *wholeCutter) Next() (Piece, error) {
	if !c.read {
		c.read = true
		if err := c.load(); err != nil {
			return Piece{}, err
		}
	}
	if len(c.pieces) == 0 {
		return Piece{}, io.EOF
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
	tree := &tree.JSON{}
	v, err := tree.Parse(body)
	if err != nil {
		return err
	}
	eachProduct(v, c.product)
	if len(c.pieces) == 0 {
		return fault.New(fault.Invalid, "there is no Product or Vehicle of schema.org in the feed").At("@type")
	}
	return nil
}

func (c *wholeCutter) product(v tree.Value) {
	p := Piece{RawType: "application/json", Line: int64(len(c.pieces) + 1), Raw: v.Raw()}
	if len(p.Raw) > maxRecord {
		p.Raw, p.Refused = nil, tooLong("the record", maxRecord)
	}
	c.pieces = append(c.pieces, p)
}

// page takes a page with several products for a list of them, any other for one advert.
func (c *wholeCutter) page(body []byte) error {
	scan := ScanPage(body, "")
	for _, doc := range scan.products {
		tree := &tree.JSON{}
		if v, err := tree.Parse(doc); err == nil {
			eachProduct(v, c.product)
		}
	}
	if len(c.pieces) > 1 {
		return nil
	}
	c.pieces = []Piece{{RawType: "text/html", Line: 1, Raw: body[:min(len(body), maxRecord)], context: scan}}
	return nil
}

func (c *wholeCutter) Decode(p Piece, s *Scratch) (*draft.Draft, error) {
	if scan, ok := p.context.(*Page); ok {
		d, found := scan.Draft(s)
		if !found {
			return nil, fault.New(fault.Invalid, "the page describes nothing that is for sale").At("page")
		}
		d.Product = true
		return d, nil
	}
	v, err := s.tree.Parse(p.Raw)
	if err != nil {
		return nil, err
	}
	d := s.fresh()
	d.Product = true
	decodeProduct(v, d, s.columns)
	d.Year = titleYear(d)
	return d, nil
}
