// Package normal makes listings of drafts: in SI units, in our words, of the designs and places that are known, with what cannot be set
// aside and why.
package normal

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/geo"
)

// Normaliser makes listings of drafts. It is safe for concurrent use.
type Normaliser struct {
	*Names
	cfg     Config
	now     time.Time
	phrases *phraseNode
}

// Config says what is known of the boats beside what their adverts say. Designs and Places are required.
type Config struct {
	Country  string    // ISO 3166-1 alpha-2, of boats whose source tells none
	Currency string    // ISO 4217, of prices whose source tells none
	Now      time.Time // by which years are plausible; zero is the present
	Exports  bool      // drafts may be of an export of ours, which tells more than others
	Designs  *design.Table
	Places   *geo.Gazetteer
	Names    *Names // of Designs and Places; nil makes one
}

// New returns one, or a fault that names the setting that cannot be.
func New(cfg Config) (*Normaliser, error) {
	if cfg.Designs == nil || cfg.Places == nil {
		return nil, fault.New(fault.Internal, "a feed is read without designs or places")
	}
	n := &Normaliser{Names: cfg.Names, cfg: cfg, now: cfg.Now, phrases: featurePhrases()}
	if n.Names == nil {
		n.Names = NewNames(cfg.Designs, cfg.Places)
	}
	if n.now.IsZero() {
		n.now = time.Now()
	}
	if cfg.Country != "" {
		if _, ok := cfg.Places.Country(cfg.Country); !ok {
			return nil, fault.New(fault.Invalid, "country %q is not an ISO 3166 code that is known here", fault.Clip(cfg.Country)).At("country")
		}
	}
	if cfg.Currency != "" && written.CurrencyOf(cfg.Currency) == "" {
		return nil, fault.New(fault.Invalid, "currency %q is not an ISO 4217 code that is known here", fault.Clip(cfg.Currency)).At("currency")
	}
	return n, nil
}

// boat is a listing in the making.
type boat struct {
	*catalog.Listing
	draft *draft.Draft
	n     *Normaliser
	s     *scanner

	equipped []string      // features that are told, with
	denied   []string      // those that a text says the boat has not
	design   design.Design // of which the boat is one; empty if that is not known
	told     told          // by a text
}

// maxSetAside bounds how much of a record that is wrong all over is kept.
const (
	maxSetAside = 40
	maxAside    = 100 // bytes of a value
)

func (b *boat) setAside(field, value, reason string) {
	if len(b.SetAside) < maxSetAside {
		b.SetAside = append(b.SetAside, catalog.SetAside{Field: field, Value: written.Line(value, maxAside), Reason: reason})
	}
}

// Worker makes listings of drafts, one after the other. Each goroutine has its own.
type Worker struct {
	n       *Normaliser
	blank   []catalog.Listing // for the drafts to come
	boat    boat
	scanner scanner
}

// Worker returns one for a goroutine.
func (n *Normaliser) Worker() *Worker { return &Worker{n: n} }

// Expect makes room for so many listings at once, which takes less time than for each.
func (w *Worker) Expect(listings int) { w.blank = make([]catalog.Listing, listings) }

func (w *Worker) blankListing() *catalog.Listing {
	if len(w.blank) == 0 {
		return &catalog.Listing{}
	}
	l := &w.blank[0]
	w.blank = w.blank[1:]
	return l
}

// Listing normalises a draft. The error is a fault that says why the draft is no advert of a boat.
func (w *Worker) Listing(d *draft.Draft) (*catalog.Listing, error) {
	b := &w.boat
	*b = boat{Listing: w.blankListing(), draft: d, n: w.n, s: &w.scanner, equipped: b.equipped[:0], denied: b.denied[:0]}
	b.names()
	if b.draft.Odd != "" {
		b.setAside("text", b.draft.Odd, "not in the encoding of the feed, read as Windows-1252")
	}
	if b.Make == "" && b.Model == "" && b.Title == "" {
		return nil, b.nameless()
	}
	if err := b.identity(); err != nil {
		return nil, err
	}
	b.Sample = b.draft.Sample
	b.dates()
	b.kind()
	b.vocabularies()
	b.length()
	b.known()
	b.measures()
	b.power()
	b.money()
	b.place()
	b.describe()
	b.againstWorth()
	b.Images = Pictures(b.draft.Images)
	b.restore()
	if d.Product && !IsBoat(b.Listing) {
		return nil, fault.New(fault.Invalid, "the product is not plainly a boat: %s", fault.Clip(b.Title)).At("@type")
	}
	return b.Listing, nil
}

// nameless is why a record that does not say what boat it is of is refused.
func (b *boat) nameless() error {
	record := "the record"
	if id := written.Line(b.draft.ID, written.MaxName); id != "" {
		record += " " + strconv.Quote(fault.Clip(id))
	}
	return fault.New(fault.Invalid, "%s has neither make nor model nor title", record).At("make")
}

// identity is the source's own name of the advert. Where it gives none, what does not change about a boat stands in, so
// that the next reading of the feed finds the listing again.
func (b *boat) identity() error {
	b.SourceID = written.Line(b.draft.ID, written.MaxName)
	if b.SourceID == "0" {
		b.SourceID = ""
	}
	if len(strings.TrimSpace(b.draft.ID)) > written.MaxName {
		return fault.New(fault.Invalid, "the identifier of the record is longer than %d bytes: %s", written.MaxName, fault.Clip(b.draft.ID)).At("id")
	}
	b.SourceURL = written.Address(b.draft.URL)
	if b.SourceID != "" {
		return nil
	}
	if b.SourceURL != "" {
		b.SourceID = "url-" + written.ShortHash(b.SourceURL)
		return nil
	}
	key := []string{b.Make, b.Model, b.draft.Year, b.draft.ModelYear, b.draft.Office, b.draft.LOA.Text, b.draft.BoatName, b.draft.HIN}
	if b.Make == "" || b.Model == "" || strings.Join(key[2:], "") == "" {
		return fault.New(fault.Invalid, "the record has no identifier, and too little is told of the boat to make one").At("id")
	}
	b.SourceID = "x-" + written.ShortHash(strings.Join(key, "\x00"))
	return nil
}

// kind finds category and classes: the most exact of the words decides the category, "Power" and "Catamaran" together
// make a power catamaran.
func (b *boat) kind() {
	var base design.Category
	for _, text := range b.draft.Kinds {
		if written.Unknown(text) {
			continue
		}
		m, ok := kindWords.Find(text)
		class, isClass := classWords.Find(text)
		if !ok && isClass {
			m = classKinds[class]
		}
		base = combine(base, design.Category(m))
		switch {
		case isClass && !slices.Contains(b.Classes, class):
			b.Classes = append(b.Classes, class)
		case !ok && !isClass:
			b.word("category", text, anyKindWords)
		}
	}
	b.Category = base
}

// combine joins what two words say of a boat.
func combine(a, b design.Category) design.Category {
	powered := func(c design.Category) bool { return c == design.Power || c == design.PowerCat }
	switch {
	case b == "" || a == b:
		return a
	case a == "":
		return b
	case b == design.Catamaran && powered(a), a == design.Catamaran && powered(b):
		return design.PowerCat
	case b == design.Sail || b == design.Power:
		return a // the finer word came first
	}
	return b
}

func (b *boat) vocabularies() {
	if b.draft.Status == "" && saysSale(b.draft.Condition) {
		b.draft.Status, b.draft.Condition = b.draft.Condition, "" // one column for both
	}
	b.Status = b.offered()
	b.NewUsed = catalog.NewUsed(b.word("condition", written.SchemaTerm(b.draft.Condition), newUsedWords))
	b.Listing.Grade = catalog.Grade(b.word("grade", b.draft.Grade, gradeWords))
	b.HullMaterial = b.word("hull_material", b.draft.Hull, hullWords)
	b.Rig = b.word("rig", b.draft.Rig, rigWords)
	b.Keel = b.word("keel", b.draft.Keel, keelWords)
	if m, ok := taxWords.Find(b.draft.Tax); ok { // "n/a" and "false" say something of taxes
		b.Tax = catalog.Tax(m)
	} else {
		b.word("tax_status", b.draft.Tax, taxWords)
	}
	b.HIN = hullNumber(b.draft.HIN)
}

// hullNumber is a hull identification number without its separators, empty where the text cannot be one.
func hullNumber(text string) string {
	clean := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z':
			return r - 'a' + 'A'
		case r >= 'A' && r <= 'Z' || r >= '0' && r <= '9':
			return r
		}
		return -1
	}, written.CutText(text, 60))
	if len(clean) < 8 || len(clean) > 17 || strings.Trim(clean, clean[:1]) == "" || !strings.ContainsAny(clean, "0123456789") {
		return ""
	}
	return clean
}

// Pictures are those of an advert that may be linked to, each once, at most 200.
func Pictures(drafts []draft.Image) []catalog.Image {
	const most = 200
	var all []catalog.Image
	for _, img := range drafts {
		u := written.Address(img.URL)
		if u == "" || len(all) == most || slices.ContainsFunc(all, func(i catalog.Image) bool { return i.URL == u }) {
			continue
		}
		w, _ := written.Count(img.Width)
		h, _ := written.Count(img.Height)
		all = append(all, catalog.Image{URL: u, Caption: written.WithoutContacts(written.Line(img.Caption, written.MaxTitle)), Width: w, Height: h, Hash: written.Line(img.Hash, written.MaxName)})
	}
	return all
}

// IsBoat reports whether what a page describes is plainly a boat, and not a life jacket or a mooring.
func IsBoat(l *catalog.Listing) bool {
	return l.DesignID != "" || l.LOA > 0 || l.Category != "" && (l.Make != "" || l.Price > 0)
}
