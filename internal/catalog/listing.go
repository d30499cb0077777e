package catalog

import (
	"strconv"
	"time"

	"github.com/fairlead/fairlead/internal/design"
)

// Listing is one boat for sale. Measures are SI. A zero number, an empty text or a zero time is unknown, never nought;
// the one exception is a boat that is given away, which is told by PriceType. Treat it as immutable.
type Listing struct {
	ID        string // stable in this service, "s-012345678"
	Source    string // where it came from; with SourceID it is unique
	SourceID  string
	SourceURL string
	FeedID    string
	DupGroup  string // listings of one boat by several brokers share it; empty if it has only this one
	Sample    bool   // generated for demonstration, not a real offer
	Status    Status

	ListedAt, UpdatedAt, FirstSeen, LastSeen time.Time

	Category design.Category
	Classes  []string // "trawler", "flybridge", "centre_console", ...

	Make, Model, Variant string   // "Catalina", "34 MkII", "tall rig"
	ModelAliases         []string // other names of the model, by which it is found too
	Designer, Builder    string
	DesignID             string // of the design table

	YearBuilt, ModelYear int
	NewUsed              NewUsed
	Grade                Grade

	LOA, LWL, Beam     float64 // metres
	DraftMin, DraftMax float64 // metres; of this boat: board up and board down, equal for a fixed keel
	AirDraft           float64 // metres above the water

	Displacement, Ballast float64 // kilograms
	SailArea              float64 // square metres

	HullMaterial, Rig, Keel string // words of domain: grp, sloop, fin, ...
	Cabins, Berths, Heads   int
	Engines                 []Engine
	Fuel, Water, Holding    float64 // tank sizes in litres

	Price        float64 // as asked, in Currency
	Currency     string  // ISO 4217
	PriceType    PriceType
	Tax          Tax
	PriceHistory []PriceChange // oldest first

	Place, Region, State, Country string // Country is ISO 3166-1 alpha-2; Region is how the source names it
	Lat, Lon                      float64
	Regions                       []string // of geo: every region the place lies in

	Title, Description string
	Features           []string // "teak_deck", "bow_thruster", "ex_charter", ...; each is said by the source
	RiggingYear        int      // of the standing rigging
	SailsYear          int
	Images             []Image
	Broker, BrokerCity string // the company; never a person

	HIN      string     // hull identification number; tells that two listings are one boat, never shown
	SetAside []SetAside // what the source says and nobody can believe
}

// SetAside is a value of the source that was not used, because it cannot be right.
type SetAside struct {
	Field  string // as the field is called here: "displacement_kg"
	Value  string // as the source gives it
	Reason string // for people: "450 lb for a boat of 52 m"
}

// Engine is one engine of a boat.
type Engine struct {
	Make, Model string
	Year        int
	KW          float64
	Fuel        string // diesel, petrol, electric, hybrid, lpg
	Type        string // inboard, saildrive, outboard, sterndrive, pod
	Hours       float64
	Position    string // port, starboard, centre
}

// PriceChange is an asking price and the day it came into force.
type PriceChange struct {
	At    time.Time
	Price float64 // in the listing's currency
}

// Image is a photograph of a listing.
type Image struct {
	URL, Caption  string
	Width, Height int // pixels
	Hash          string
}

// Status says whether a boat can still be bought.
type Status string

// The statuses. A search finds sold and withdrawn boats only when it asks for them.
const (
	Active     Status = "active"
	UnderOffer Status = "under_offer"
	Sold       Status = "sold"
	OnOrder    Status = "on_order"
	Withdrawn  Status = "withdrawn"
)

// ForSale reports whether the boat can still be bought. A status that is not known is taken for none of the others.
func (s Status) ForSale() bool { return s != Sold && s != Withdrawn }

// NewUsed says whether a boat had an owner before.
type NewUsed string

// The kinds of new and used.
const (
	BrandNew   NewUsed = "new"
	NewOnOrder NewUsed = "new_on_order"
	Demo       NewUsed = "demo"
	Used       NewUsed = "used"
)

// Grade is the condition of a boat in the words of surveyors (BUC), only where a source says so.
type Grade string

// The grades, best first.
const (
	Bristol      Grade = "bristol"
	AboveAverage Grade = "above_average"
	Average      Grade = "average"
	Fair         Grade = "fair"
	Restorable   Grade = "restorable"
)

// PriceType says what a price is.
type PriceType string

// The types of price. Only Ask has a Price.
const (
	Ask       PriceType = "ask"
	OnRequest PriceType = "poa"
	Auction   PriceType = "auction"
	Free      PriceType = "free" // given away
)

// Tax says whether value added tax is in the price.
type Tax string

// The tax states.
const (
	VATPaid     Tax = "vat_paid"
	VATNotPaid  Tax = "vat_not_paid"
	VATExcluded Tax = "vat_excluded"
	TaxNA       Tax = "na" // outside the countries that have it
)

// Year is the year built, or the model year where that is unknown.
func (l *Listing) Year() int {
	if l.YearBuilt != 0 {
		return l.YearBuilt
	}
	return l.ModelYear
}

// Name is year, make and model as one calls the boat: "2004 Catalina 34 MkII", "1985 J/24".
func (l *Listing) Name() string {
	d := design.Design{Builder: l.Make, Name: l.Model}
	name := d.FullName()
	if y := l.Year(); y != 0 {
		name = strconv.Itoa(y) + " " + name
	}
	return name
}

// Hours is the most that one of the engines has run, 0 if unknown. Hours of several engines are never added.
func (l *Listing) Hours() float64 {
	var most float64
	for _, e := range l.Engines {
		most = max(most, e.Hours)
	}
	return most
}

// KW is the power of all engines together, 0 unless it is known of every one.
func (l *Listing) KW() float64 {
	var sum float64
	for _, e := range l.Engines {
		if e.KW == 0 {
			return 0
		}
		sum += e.KW
	}
	return sum
}

// Draft is how deep the water has to be: with the board up where the keel can be raised.
func (l *Listing) Draft() float64 {
	if l.DraftMin > 0 {
		return l.DraftMin
	}
	return l.DraftMax
}

// Reduced reports whether the asking price has been lowered.
func (l *Listing) Reduced() bool {
	n := len(l.PriceHistory)
	return n > 1 && l.PriceHistory[n-1].Price < l.PriceHistory[n-2].Price
}

// SeenDays is for how many days the listing has been seen, counted to its last sight.
func (l *Listing) SeenDays() int {
	return int(l.LastSeen.Sub(l.FirstSeen).Hours() / 24)
}
