package catalog

import (
	"encoding/binary"
	"math"
	"time"
)

// coder writes a listing as bytes and reads it again, both by the one list of fields below, so that they cannot fall out of
// step. Reading shares the memory of the bytes; that they are whole is the business of the snapshot's checksum.
type coder struct {
	data  []byte    // what was written, or what is read
	at    int       // where the next byte is read
	words *interner // numbers the texts that many listings have; nil for reading
	known *recent   // numbers of words; nil for reading
	names []string  // the texts by number, for reading
	texts []string  // room for the lists of texts of several listings
}

// encode appends a listing, without LastSeen, which segments keep apart.
func encode(data []byte, l *Listing, words *interner, known *recent) []byte {
	c := coder{data: data, words: words, known: known}
	c.listing(l)
	return c.data
}

// decode reads what encode wrote.
func (c *coder) decode(data []byte, l *Listing) {
	c.data, c.at = data, 0
	c.listing(l)
}

// head is what is read of a listing without the rest.
func (c *coder) head(l *Listing) {
	c.text(&l.ID)
	c.name(&l.Currency)
	c.name((*string)(&l.PriceType))
	c.number(&l.Price, 100)
}

func (c *coder) listing(l *Listing) {
	c.head(l)
	c.provenance(l)
	c.boat(l)
	c.measures(l)
	c.market(l)
	c.told(l)
}

func (c *coder) provenance(l *Listing) {
	c.name(&l.Source)
	c.text(&l.SourceID)
	c.text(&l.SourceURL)
	c.name(&l.FeedID)
	c.text(&l.DupGroup)
	c.flag(&l.Sample)
	c.name((*string)(&l.Status))
	c.time(&l.ListedAt)
	c.time(&l.UpdatedAt)
	c.time(&l.FirstSeen)
	c.text(&l.HIN)
	for i := range resize(c, &l.SetAside) {
		s := &l.SetAside[i]
		c.name(&s.Field)
		c.text(&s.Value)
		c.text(&s.Reason)
	}
}

func (c *coder) boat(l *Listing) {
	c.name((*string)(&l.Category))
	c.list(&l.Classes)
	c.name(&l.Make)
	c.name(&l.Model)
	c.name(&l.Variant)
	c.list(&l.ModelAliases)
	c.name(&l.Designer)
	c.name(&l.Builder)
	c.name(&l.DesignID)
	c.count(&l.YearBuilt)
	c.count(&l.ModelYear)
	c.name((*string)(&l.NewUsed))
	c.name((*string)(&l.Grade))
	c.name(&l.HullMaterial)
	c.name(&l.Rig)
	c.name(&l.Keel)
	c.count(&l.RiggingYear)
	c.count(&l.SailsYear)
	for i := range resize(c, &l.Engines) {
		c.engine(&l.Engines[i])
	}
}

func (c *coder) engine(e *Engine) {
	c.name(&e.Make)
	c.name(&e.Model)
	c.count(&e.Year)
	c.number(&e.KW, 100)
	c.name(&e.Fuel)
	c.name(&e.Type)
	c.number(&e.Hours, 100)
	c.name(&e.Position)
}

func (c *coder) measures(l *Listing) {
	for _, v := range [...]*float64{
		&l.LOA, &l.LWL, &l.Beam, &l.DraftMin, &l.DraftMax, &l.AirDraft, &l.Displacement, &l.Ballast, &l.SailArea,
		&l.Fuel, &l.Water, &l.Holding,
	} {
		c.number(v, 100)
	}
	c.number(&l.Lat, 1e4)
	c.number(&l.Lon, 1e4)
	c.count(&l.Cabins)
	c.count(&l.Berths)
	c.count(&l.Heads)
}

func (c *coder) market(l *Listing) {
	c.name((*string)(&l.Tax))
	for i := range resize(c, &l.PriceHistory) {
		c.time(&l.PriceHistory[i].At)
		c.number(&l.PriceHistory[i].Price, 100)
	}
	c.name(&l.Place)
	c.name(&l.Region)
	c.name(&l.State)
	c.name(&l.Country)
	c.list(&l.Regions)
	c.name(&l.Broker)
	c.name(&l.BrokerCity)
}

func (c *coder) told(l *Listing) {
	c.text(&l.Title)
	c.text(&l.Description)
	c.list(&l.Features)
	for i := range resize(c, &l.Images) {
		m := &l.Images[i]
		c.text(&m.URL)
		c.text(&m.Caption)
		c.text(&m.Hash)
		c.count(&m.Width)
		c.count(&m.Height)
	}
}

func (c *coder) writing() bool { return c.words != nil }

func (c *coder) put(v uint64) { c.data = binary.AppendUvarint(c.data, v) }

func (c *coder) get() uint64 {
	if v := c.data[c.at]; v < 0x80 {
		c.at++
		return uint64(v)
	}
	return c.long()
}

// long reads a number of several bytes.
func (c *coder) long() uint64 {
	v, n := binary.Uvarint(c.data[c.at:])
	c.at += n
	return v
}

// text codes a text that other listings hardly have.
func (c *coder) text(s *string) {
	if c.writing() {
		c.put(uint64(len(*s)))
		c.data = append(c.data, *s...)
		return
	}
	if n := int(c.get()); n > 0 {
		*s = textOf(c.data[c.at : c.at+n])
		c.at += n
	}
}

// name codes a text that many listings have by its number: 0 is the empty one, 1 says that the text itself follows.
func (c *coder) name(s *string) {
	if !c.writing() {
		switch n := c.get(); n {
		case 0:
		case 1:
			c.text(s)
		default:
			*s = c.names[n-2]
		}
		return
	}
	if *s == "" {
		c.put(0)
		return
	}
	n, ok := c.known.find(*s)
	if !ok {
		n = c.words.number(*s)
		c.known.keep(*s, n)
	}
	c.put(uint64(n) + 1)
	if n == 0 {
		c.text(s)
	}
}

func (c *coder) list(list *[]string) {
	if c.writing() {
		c.put(uint64(len(*list)))
		for i := range *list {
			c.name(&(*list)[i])
		}
		return
	}
	n := int(c.get())
	if n == 0 {
		return
	}
	if n > len(c.texts) {
		c.texts = make([]string, max(n, 64))
	}
	*list, c.texts = c.texts[:n:n], c.texts[n:]
	for i := range *list {
		c.name(&(*list)[i])
	}
}

// resize codes the length of a list and returns the list.
func resize[T any](c *coder, list *[]T) []T {
	if c.writing() {
		c.put(uint64(len(*list)))
		return *list
	}
	if n := c.get(); n > 0 {
		*list = make([]T, n)
	}
	return *list
}

func (c *coder) flag(b *bool) {
	if c.writing() {
		n := 0
		if *b {
			n = 1
		}
		c.count(&n)
		return
	}
	*b = c.get() != 0
}

func (c *coder) count(v *int) {
	if c.writing() {
		c.put(zigzag(int64(*v)))
		return
	}
	*v = int(unzigzag(c.get()))
}

func zigzag(v int64) uint64   { return uint64(v)<<1 ^ uint64(v>>63) }
func unzigzag(v uint64) int64 { return int64(v>>1) ^ -int64(v&1) }

// exact says that a number follows as it is.
const exact = 1

// number codes a number in units of 1/scale where that loses nothing.
func (c *coder) number(v *float64, scale float64) {
	if !c.writing() {
		switch n := c.get(); n {
		case 0:
		case exact:
			*v = math.Float64frombits(binary.LittleEndian.Uint64(c.data[c.at:]))
			c.at += 8
		default:
			*v = float64(unzigzag(n-1)) / scale
		}
		return
	}
	units := math.Round(*v * scale)
	switch {
	case math.Float64bits(*v) == 0:
		c.put(0)
	case math.Abs(units) < 1<<53 && units != 0 && units/scale == *v:
		c.put(zigzag(int64(units)) + 1)
	default:
		c.put(exact)
		c.data = binary.LittleEndian.AppendUint64(c.data, math.Float64bits(*v))
	}
}

// time codes an instant to the nanosecond; its zone is lost.
func (c *coder) time(t *time.Time) {
	if c.writing() {
		if t.IsZero() {
			c.put(0)
			return
		}
		c.put(uint64(t.Nanosecond()) + 1)
		c.put(zigzag(t.Unix()))
		return
	}
	if n := c.get(); n > 0 {
		*t = time.Unix(unzigzag(c.get()), int64(n-1)).UTC()
	}
}
