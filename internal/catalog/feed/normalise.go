package feed

import (
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/geo"
)

// normaliser makes listings of drafts. It is safe for concurrent use.
type normaliser struct {
	*Names
	cfg     normalConfig
	now     time.Time
	phrases *phraseNode
}

// normalConfig says what is known of the boats beside what their adverts say. Designs and Places are required.
type normalConfig struct {
	Country  string    // ISO 3166-1 alpha-2, of boats whose source tells none
	Currency string    // ISO 4217, of prices whose source tells none
	Now      time.Time // by which years are plausible; zero is the present
	Exports  bool      // drafts may be of an export of ours, which tells more than others
	Designs  *design.Table
	Places   *geo.Gazetteer
	Names    *Names // of Designs and Places; nil makes one
}

// newNormaliser returns one, or a fault that names the setting that cannot be.
func newNormaliser(cfg normalConfig) (*normaliser, error) {
	if cfg.Designs == nil || cfg.Places == nil {
		return nil, fault.New(fault.Internal, "a feed is read without designs or places")
	}
	n := &normaliser{Names: cfg.Names, cfg: cfg, now: cfg.Now, phrases: featurePhrases()}
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
	if cfg.Currency != "" && currencyOf(cfg.Currency) == "" {
		return nil, fault.New(fault.Invalid, "currency %q is not an ISO 4217 code that is known here", fault.Clip(cfg.Currency)).At("currency")
	}
	return n, nil
}

// boat is a listing in the making.
type boat struct {
	*catalog.Listing
	*draft
	n *normaliser
	s *scanner

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
		b.SetAside = append(b.SetAside, catalog.SetAside{Field: field, Value: line(value, maxAside), Reason: reason})
	}
}

// worker makes listings of drafts, one after the other. Each goroutine has its own.
type worker struct {
	n       *normaliser
	blank   []catalog.Listing // for the drafts to come
	boat    boat
	scanner scanner
}

// worker returns one for a goroutine.
func (n *normaliser) worker() *worker { return &worker{n: n} }

// expect makes room for so many listings at once, which takes less time than for each.
func (w *worker) expect(listings int) { w.blank = make([]catalog.Listing, listings) }

func (w *worker) blankListing() *catalog.Listing {
	if len(w.blank) == 0 {
		return &catalog.Listing{}
	}
	l := &w.blank[0]
	w.blank = w.blank[1:]
	return l
}

// listing normalises a draft. The error is a fault that says why the draft is no advert of a boat.
func (w *worker) listing(d *draft) (*catalog.Listing, error) {
	b := &w.boat
	*b = boat{Listing: w.blankListing(), draft: d, n: w.n, s: &w.scanner, equipped: b.equipped[:0], denied: b.denied[:0]}
	b.names()
	if b.odd != "" {
		b.setAside("text", b.odd, "not in the encoding of the feed, read as Windows-1252")
	}
	if b.Make == "" && b.Model == "" && b.Title == "" {
		return nil, b.nameless()
	}
	if err := b.identity(); err != nil {
		return nil, err
	}
	b.Sample = b.sample
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
	b.Images = pictures(b.images)
	b.restore()
	if d.product && !isBoat(b.Listing) {
		return nil, fault.New(fault.Invalid, "the product is not plainly a boat: %s", fault.Clip(b.Title)).At("@type")
	}
	return b.Listing, nil
}

// nameless is why a record that does not say what boat it is of is refused.
func (b *boat) nameless() error {
	record := "the record"
	if id := line(b.id, maxName); id != "" {
		record += " " + strconv.Quote(fault.Clip(id))
	}
	return fault.New(fault.Invalid, "%s has neither make nor model nor title", record).At("make")
}

// identity is the source's own name of the advert. Where it gives none, what does not change about a boat stands in, so
// that the next reading of the feed finds the listing again.
func (b *boat) identity() error {
	b.SourceID = line(b.id, maxName)
	if b.SourceID == "0" {
		b.SourceID = ""
	}
	if len(strings.TrimSpace(b.id)) > maxName {
		return fault.New(fault.Invalid, "the identifier of the record is longer than %d bytes: %s", maxName, fault.Clip(b.id)).At("id")
	}
	b.SourceURL = address(b.url)
	if b.SourceID != "" {
		return nil
	}
	if b.SourceURL != "" {
		b.SourceID = "url-" + short(b.SourceURL)
		return nil
	}
	key := []string{b.Make, b.Model, b.year, b.modelYear, b.office, b.loa.text, b.boatName, b.draft.hin}
	if b.Make == "" || b.Model == "" || strings.Join(key[2:], "") == "" {
		return fault.New(fault.Invalid, "the record has no identifier, and too little is told of the boat to make one").At("id")
	}
	b.SourceID = "x-" + short(strings.Join(key, "\x00"))
	return nil
}

func short(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:8])
}

// address returns a web address that may be linked to, or nothing.
func address(text string) string {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > maxAddress {
		return ""
	}
	if strings.HasPrefix(text, "//") {
		text = "https:" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil {
		return ""
	}
	return u.String()
}

// kind finds category and classes: the most exact of the words decides the category, "Power" and "Catamaran" together
// make a power catamaran.
func (b *boat) kind() {
	var base design.Category
	for _, text := range b.kinds {
		if unknown(text) {
			continue
		}
		m, ok := kindWords.find(text)
		class, isClass := classWords.find(text)
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
	if b.status == "" && saysSale(b.condition) {
		b.status, b.condition = b.condition, "" // one column for both
	}
	b.Status = b.offered()
	b.NewUsed = catalog.NewUsed(b.word("condition", schemaTerm(b.condition), newUsedWords))
	b.Listing.Grade = catalog.Grade(b.word("grade", b.grade, gradeWords))
	b.HullMaterial = b.word("hull_material", b.hull, hullWords)
	b.Rig = b.word("rig", b.draft.rig, rigWords)
	b.Keel = b.word("keel", b.draft.keel, keelWords)
	if m, ok := taxWords.find(b.tax); ok { // "n/a" and "false" say something of taxes
		b.Tax = catalog.Tax(m)
	} else {
		b.word("tax_status", b.tax, taxWords)
	}
	b.HIN = hullNumber(b.draft.hin)
}

// schemaTerm takes the address off a term of schema.org.
func schemaTerm(text string) string {
	if i := strings.LastIndex(text, "schema.org/"); i >= 0 {
		return text[i+len("schema.org/"):]
	}
	return text
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
	}, cutText(text, 60))
	if len(clean) < 8 || len(clean) > 17 || strings.Trim(clean, clean[:1]) == "" || !strings.ContainsAny(clean, "0123456789") {
		return ""
	}
	return clean
}

// pictures are those of an advert that may be linked to, each once, at most 200.
func pictures(drafts []imageDraft) []catalog.Image {
	const most = 200
	var all []catalog.Image
	for _, img := range drafts {
		u := address(img.url)
		if u == "" || len(all) == most || slices.ContainsFunc(all, func(i catalog.Image) bool { return i.URL == u }) {
			continue
		}
		w, _ := count(img.width)
		h, _ := count(img.height)
		all = append(all, catalog.Image{URL: u, Caption: withoutContacts(line(img.caption, maxTitle)), Width: w, Height: h, Hash: line(img.hash, maxName)})
	}
	return all
}
