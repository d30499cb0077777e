package feed

import (
	"bytes"
	"encoding/json"
	"io"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
)

// lineCutter cuts JSON lines.
type lineCutter struct{ *window }

func newLineCutter(r io.Reader) *lineCutter { return &lineCutter{newWindow(utf8Reader(r))} }

func (*lineCutter) summarise(*Summary) {}

func (c *lineCutter) next() (piece, error) {
	for {
		p := piece{rawType: "application/json", line: c.line}
		size, long, err := c.one()
		if err != nil {
			return piece{}, err
		}
		p.raw = bytes.TrimSpace(c.data()[:size])
		c.line += int64(bytes.Count(c.data()[:size], newline))
		c.pos += size
		if long {
			p.raw, p.refused = nil, tooLong("the line", maxRecord)
			return p, nil
		}
		if len(p.raw) > 0 {
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

func (c *lineCutter) decode(p piece, s *scratch) (*draft, error) {
	raw, odd := mended(p.raw)
	v, err := s.tree.parse(raw)
	if err != nil {
		return nil, err
	}
	if !v.isObject() {
		return nil, fault.New(fault.Invalid, "a line is an object, not %q", fault.Clip(string(v.raw()))).At("syntax")
	}
	d := s.fresh()
	d.odd = odd
	for m := range v.kids() {
		switch name := string(m.key()); name {
		case "engines":
			for e := range m.kids() {
				d.engines = append(d.engines, plainEngine(e))
			}
		case "images":
			decodeImages(m, d)
		case "classes":
			for k := range m.kids() {
				d.kinds = append(d.kinds, k.text())
			}
		case "features":
			for k := range m.kids() {
				d.features = append(d.features, k.text())
			}
		case "set_aside":
			for a := range m.kids() {
				d.aside = append(d.aside, catalog.SetAside{Field: a.get("field").text(), Value: a.get("value").text(), Reason: a.get("reason").text()})
			}
		case "price_history":
			for h := range m.kids() {
				d.history = append(d.history, priceDraft{at: h.get("at").text(), price: h.get("price").text()})
			}
		default:
			if c, unit := s.columns.header(name); c != nil {
				c.set(d, columnAmount(m, c, unit))
			}
		}
	}
	return d, nil
}
