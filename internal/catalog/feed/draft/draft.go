// Package draft is an advert in its source's own words, under our names of the fields, and reads those that are more than one word: amounts
// with their units, and engines.
package draft

// Draft is an advert in the source's own words and units, under our names of the fields. Each format fills one; what
// becomes of it is the same for all. An empty text is unknown.
type Draft struct {
	ID, URL, Status string
	Kinds           []string // words for category and class, the most general first

	Make, Model, Variant, Designer, Builder, BoatName string
	Year, ModelYear, Condition, Grade                 string

	LOA, LWL, Beam, DraftMin, DraftMax, AirDraft Amount
	Displacement, Dry, Ballast, SailArea         Amount // Dry is the weight without stores
	Fuel, Water, Holding                         Amount // tanks

	Hull, Rig, Keel, Tax    string
	Cabins, Berths, Heads   string
	Engines                 []Engine
	EngineCount, TotalHours string
	TotalPower              Amount // of all engines, as TotalHours

	Price, Currency, OldPrice string
	Hidden                    bool // the price is not to be shown
	PriceType                 string
	History                   []Price

	City, State, Region, Country string
	Place                        string // one text for all of them
	Lat, Lon                     string

	Title       string
	Texts       []string // with or without HTML; one after the other they are the description
	Features    []string // our own words for them
	Said        []string // equipment in the source's words
	RiggingYear string
	SailsYear   string
	Images      []Image

	Broker, BrokerCity, Office string
	HIN                        string
	DesignID                   string // of an export of ours, with Source, FeedID, FirstSeen, LastSeen and Aside
	Sample                     bool   // an export of sample data
	Source, FeedID             string
	FirstSeen, LastSeen        string
	Aside                      []Aside
	Odd                        string // the first word that was not in the encoding of the feed
	Product                    bool   // it is marked up as a product of schema.org, which may be anything
	Listed, Updated            string
}

// Engine is one engine, or several that are alike.
type Engine struct {
	Make, Model, Year, Hours, Fuel, Kind, Position string
	Power                                          Amount
	count                                          string // of engines like this one
}

// Price is a price that was asked, and its date.
type Price struct {
	At, Price string
	Replaced  bool // At is when the price ended, not when it began
}

// Image is a picture; Width and Height are in pixels, Hash is the source's own.
type Image struct{ URL, Caption, Width, Height, Hash string }

// Amount is a number with its unit, which the text may name itself.
type Amount struct {
	Text  string
	Unit  string // what the field is in, where the text names none
	Exact bool   // a number of JSON: a point is a decimal point and a comma cannot be
	Bare  bool   // nobody says that a length is in that unit: metres are what most write
	Peers string // of a bare one: the unit that the other lengths of its column seem to be in, "" if they do not tell
}

// AmountIn is a number in a unit, where the text names no other.
func AmountIn(text, unit string) Amount { return Amount{Text: text, Unit: unit} }

// Aside is a value that the source could not be believed in, as an export of ours tells it; the names are those of JSON lines.
type Aside struct {
	Field  string `json:"field"`
	Value  string `json:"value"`
	Reason string `json:"reason"`
}
