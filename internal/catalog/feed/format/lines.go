package format

import (
	"bytes"
	"encoding/json"
	"io"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/fault"
)

// lineCutter cuts JSON lines.
type lineCutter struct{ *window }

func newLineCutter(r io.Reader) *lineCutter { return &lineCutter{newWindow(utf8Reader(r))} }

func (*lineCutter) Summarise(*Summary) {}

func (c *lineCutter) Next() (Piece, error) {
	for {
		p := Piece{RawType: "application/json", Line: c.line}
		size, long, err := c.one()
		if err != nil {
			return Piece{}, err
		}
		p.Raw = bytes.TrimSpace(c.data()[:size])
		c.line += int64(bytes.Count(c.data()[:size], newline))
		c.pos += size
		if long {
			p.Raw, p.Refused = nil, tooLong("the line", maxRecord)
			return p, nil
		}
		if len(p.Raw) > 0 {
			return p, nil
		}
	}
}

// one finds the end of the line that begins here.
func (c *lineCutter) one() (size int, long bool, err error) {
	for from := 0; ; {
		if end := bytes.IndexByte(c.data()[from:], '\n'); end >= 0 {
			return from + end + 1, long || from+end > maxRecord, nil
		}
		if from = len(c.data()); from > maxRecord {
			c.pass(from)
			from, long = 0, true
		}
		if c.more() {
			continue
		}
		if c.broken() || len(c.data()) == 0 && !long {
			return 0, false, c.ended()
		}
		if last := bytes.TrimSpace(c.data()); !long && len(last) > 0 && !json.Valid(last) {
			return 0, false, c.truncated("a line")
		}
		return len(c.data()), long, nil
	}
}

func (c *lineCutter) Decode(p Piece, s *Scratch) (*draft.Draft, error) {
	raw, odd := mended(p.Raw)
	v, err := s.tree.Parse(raw)
	if err != nil {
		return nil, err
	}
	if !v.IsObject() {
		return nil, fault.New(fault.Invalid, "a line is an object, not %q", fault.Clip(string(v.Raw()))).At("syntax")
	}
	d := s.fresh()
	d.Odd = odd
	for m := range v.Kids() {
		switch name := string(m.Key()); name {
		case "engines":
			for e := range m.Kids() {
				d.Engines = append(d.Engines, plainEngine(e))
			}
		case "images":
			decodeImages(m, d)
		case "classes":
			for k := range m.Kids() {
				d.Kinds = append(d.Kinds, k.Text())
			}
		case "features":
			for k := range m.Kids() {
				d.Features = append(d.Features, k.Text())
			}
		case "set_aside":
			for a := range m.Kids() {
				d.Aside = append(d.Aside, draft.Aside{Field: a.Get("field").Text(), Value: a.Get("value").Text(), Reason: a.Get("reason").Text()})
			}
		case "price_history":
			for h := range m.Kids() {
				d.History = append(d.History, draft.Price{At: h.Get("at").Text(), Price: h.Get("price").Text()})
			}
		default:
			if c, unit := s.columns.Header(name); c != nil {
				c.Set(d, columnAmount(m, c, unit))
			}
		}
	}
	return d, nil
}
