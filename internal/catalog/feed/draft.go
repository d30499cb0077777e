package feed

import "github.com/fairlead/fairlead/internal/catalog"

// draft is an advert in the source's own words and units, under our names of the fields. Each format fills one; what
// becomes of it is the same for all. An empty text is unknown.
type draft struct {
	id, url, status string
	kinds           []string // words for category and class, the most general first

	make, model, variant, designer, builder, boatName string
	year, modelYear, condition, grade                 string

	loa, lwl, beam, draftMin, draftMax, airDraft amount
	displacement, dry, ballast, sailArea         amount
	fuel, water, holding                         amount

	hull, rig, keel, tax    string
	cabins, berths, heads   string
	engines                 []engineDraft
	engineCount, totalHours string
	totalPower              amount

	price, currency, oldPrice string
	hidden                    bool // the price is not to be shown
	priceType                 string
	history                   []priceDraft

	city, state, region, country string
	place                        string // one text for all of them
	lat, lon                     string

	title       string
	texts       []string // with or without HTML, one after the other the description
	features    []string // our own words for them
	said        []string // equipment in the source's words
	riggingYear string
	sailsYear   string
	images      []imageDraft

	broker, brokerCity, office string
	hin                        string
	designID                   string // as an export tells it
	sample                     bool   // an export of sample data
	source, feedID             string // as an export tells them, with
	firstSeen, lastSeen        string
	aside                      []catalog.SetAside
	odd                        string // a word that was not in the encoding of the feed
	product                    bool   // of schema.org, which may be of anything
	listed, updated            string
}

type engineDraft struct {
	make, model, year, hours, fuel, kind, position string
	power                                          amount
	count                                          string // of engines like this one
}

type priceDraft struct {
	at, price string
	replaced  bool // at is when the price ended, not when it began
}

type imageDraft struct{ url, caption, width, height, hash string }

// amount is a number with its unit, which the text may name itself.
type amount struct {
	text  string
	unit  string // what the field is in, where the text names none
	exact bool   // a number of JSON: a point is a decimal point and a comma cannot be
	bare  bool   // nobody says that a length is in that unit: metres are what most write
	peers string // of a bare one: the unit that the other lengths of its column seem to be in, "" if they do not tell
}

func in(text, unit string) amount { return amount{text: text, unit: unit} }

// jsonAmount reads a member as a number in a unit.
func jsonAmount(v jsonValue, unit string) amount {
	return amount{text: v.text(), unit: unit, exact: v.isNumber()}
}

// columnAmount is jsonAmount in a unit that the column says, or leaves open.
func columnAmount(v jsonValue, c *column, unit string) amount {
	a := jsonAmount(v, unit)
	a.bare = c.bare
	return a
}

// scratch is the memory in which one goroutine decodes records, one after the other.
type scratch struct {
	columns *columnTable // the same for all

	tree   jsonTree
	xml    xmlTree
	draft  draft
	fields [][]byte
}

// newScratch returns one for a goroutine.
func newScratch() *scratch { return &scratch{columns: knownColumns()} }

// fresh returns an empty draft, which is valid until the next one.
func (s *scratch) fresh() *draft {
	d := &s.draft
	*d = draft{
		kinds: d.kinds[:0], engines: d.engines[:0], history: d.history[:0], texts: d.texts[:0], features: d.features[:0],
		said: d.said[:0], images: d.images[:0],
	}
	return d
}
