// Package judgement judges a boat for sale by what is known: a listing, the boats beside which she is offered and what boats of her design are
// known for go in, and out comes how her price lies, what of her is due by its age, and what nobody tells. It is plain data, in no language.
package judgement

import (
	"slices"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect"
)

// Watch tells what boats of a builder's model and year are known for.
type Watch func(builder, model string, year int) []inspect.Watch

// Judgement is what is to be said of a boat.
type Judgement struct {
	Price  Price
	Due    []Matter        // the gravest first
	Known  []inspect.Watch // of her design, the best founded first
	Untold []Kind          // what a buyer has to ask for
	Checks []Check         // what to look at aboard, the first first
}

// Side is how a price lies among those of boats like hers.
type Side int

// The sides. Unknown is a boat without a price, or with too few beside her.
const (
	Unknown Side = iota
	Cheap        // under the middle half
	Usual        // within it
	Dear         // above it
)

// Peers are the boats that a price is held against.
type Peers int

// The peers, the closest first.
const (
	OfModelAndAge Peers = iota
	OfModel
	OfKind // of her type, about her length and year
)

// Price is how the price of a boat lies.
type Price struct {
	Side  Side
	Asked float64 // in Stats.Currency
	Stats catalog.Stats
	Peers Peers
	From  int // the years in which the peers were built, 0 for any
	To    int
}

// Kind is something of a boat that ages or is used up.
type Kind string

// The kinds. Years or hours of a Matter tell how far it has come.
const (
	Rig     Kind = "rig"       // standing rigging, past its age
	RigSoon Kind = "rig soon"  // at the age at which insurers ask
	Sails   Kind = "sails"     // past their age
	Hours   Kind = "hours"     // of an engine that is due for an overhaul
	Near    Kind = "near"      // hours that come near it
	Engine  Kind = "engine"    // an old one
	Seal    Kind = "saildrive" // its seal, of which no listing tells the year
	Teak    Kind = "teak"      // an old deck
	Charter Kind = "charter"
	Worn    Kind = "worn" // the seller calls her condition less than average
)

// Matter is a thing that is due, or that has to be reckoned with.
type Matter struct {
	Kind  Kind
	Since int     // the year that it dates from
	Years int     // since then
	Hours float64 // of an engine
	Grave bool    // it is due now, and dear
}

// Check is something to look at aboard.
type Check string

// The checks.
const (
	CheckKeel    Check = "check keel"
	CheckBridge  Check = "check bridgedeck" // of a boat with more than one hull
	CheckDeck    Check = "check deck"
	CheckTeak    Check = "check teak"
	CheckRig     Check = "check rig"
	CheckRudder  Check = "check rudder"
	CheckSeacock Check = "check seacocks"
	CheckEngine  Check = "check engine"
	CheckPapers  Check = "check papers"
)

// Ages and hours by the practice of package inspect.
const (
	rigAsked, rigDue     = 10, 15
	sailsDue             = 10
	engineOld            = 30
	teakOld              = 20
	sealDue              = 7
	dieselHours          = 5000
	petrolHours          = 1500
	nearOverhaul         = 0.8
	fewest               = 5
	yearsAround          = 5
	lengthAround         = 0.05
	mostKnown            = 4
	mostYearsOfNewEngine = 5
)

// Of judges a boat of an index. Watch may be nil: then nothing is known of her design.
func Of(l *catalog.Listing, index *catalog.Index, watch Watch) Judgement {
	now := index.AsOf().Year()
	if index.AsOf().IsZero() {
		now = time.Now().Year()
	}
	j := Judgement{Price: priceOf(l, index), Due: due(l, now), Untold: untold(l, now), Checks: checks(l)}
	if watch != nil {
		j.Known = watch(l.Make, l.Model, l.Year())
		j.Known = j.Known[:min(mostKnown, len(j.Known))]
	}
	return j
}

// priceOf holds the price of a boat against those of boats like her, the closest of which there are enough.
func priceOf(l *catalog.Listing, index *catalog.Index) (p Price) {
	if l.Price <= 0 {
		return p
	}
	for _, c := range peersOf(l) {
		page, err := index.Search(c.query, catalog.Paging{Limit: 1})
		if err != nil || page.Stats.N < fewest {
			continue
		}
		asked, ok := catalog.Convert(l.Price, l.Currency, page.Stats.Currency)
		if !ok {
			continue
		}
		p = Price{Side: Usual, Asked: asked, Stats: page.Stats, Peers: c.peers, From: c.query.YearMin, To: c.query.YearMax}
		switch {
		case asked < page.Stats.Q1:
			p.Side = Cheap
		case asked > page.Stats.Q3:
			p.Side = Dear
		}
		return p
	}
	return p
}

type peers struct {
	peers Peers
	query catalog.Query
}

func peersOf(l *catalog.Listing) (list []peers) {
	year := l.Year()
	if l.Make != "" && l.Model != "" {
		q := catalog.Query{Make: l.Make, ModelContains: l.Model, Currency: l.Currency}
		if year > 0 {
			aged := q
			aged.YearMin, aged.YearMax = year-yearsAround, year+yearsAround
			list = append(list, peers{OfModelAndAge, aged})
		}
		list = append(list, peers{OfModel, q})
	}
	if l.LOA > 0 && year > 0 {
		list = append(list, peers{OfKind, catalog.Query{
			TypesAny: []string{string(l.Category)}, LengthMin: l.LOA * (1 - lengthAround), LengthMax: l.LOA * (1 + lengthAround),
			YearMin: year - yearsAround, YearMax: year + yearsAround, Currency: l.Currency,
		}})
	}
	return list
}

// due is what of a boat has come to its age by what the listing tells, the gravest first.
func due(l *catalog.Listing, now int) (list []Matter) {
	add := func(m Matter) { list = append(list, m) }
	if years := now - l.RiggingYear; l.RiggingYear > 0 && l.Category.Sails() {
		switch {
		case years >= rigDue:
			add(Matter{Kind: Rig, Since: l.RiggingYear, Years: years, Grave: true})
		case years >= rigAsked:
			add(Matter{Kind: RigSoon, Since: l.RiggingYear, Years: years})
		}
	}
	list = append(list, dueOfEngines(l, now)...)
	if years := now - l.SailsYear; l.SailsYear > 0 && years >= sailsDue {
		add(Matter{Kind: Sails, Since: l.SailsYear, Years: years})
	}
	if years := now - l.Year(); l.Year() > 0 && years >= teakOld && slices.Contains(l.Features, "teak_deck") {
		add(Matter{Kind: Teak, Since: l.Year(), Years: years, Grave: true})
	}
	if slices.Contains(l.Features, "ex_charter") {
		add(Matter{Kind: Charter})
	}
	if l.Grade == catalog.Fair || l.Grade == catalog.Restorable {
		add(Matter{Kind: Worn, Grave: l.Grade == catalog.Restorable})
	}
	slices.SortStableFunc(list, func(a, b Matter) int {
		switch {
		case a.Grave == b.Grave:
			return 0
		case a.Grave:
			return -1
		}
		return 1
	})
	return list
}

// dueOfEngines tells the first engine that has come to its hours or its age, and a saildrive.
func dueOfEngines(l *catalog.Listing, now int) (list []Matter) {
	for _, e := range l.Engines {
		since := e.Year
		if since == 0 {
			since = l.Year()
		}
		years, most := now-since, float64(dieselHours)
		if e.Fuel == "petrol" {
			most = petrolHours
		}
		switch {
		case e.Hours >= most:
			list = append(list, Matter{Kind: Hours, Hours: e.Hours, Grave: true})
		case e.Hours >= nearOverhaul*most:
			list = append(list, Matter{Kind: Near, Hours: e.Hours})
		case since > 0 && years >= engineOld:
			list = append(list, Matter{Kind: Engine, Since: since, Years: years})
		}
		if e.Type == "saildrive" && (since == 0 || years >= sealDue) {
			list = append(list, Matter{Kind: Seal, Since: since, Years: years})
		}
		if len(list) > 0 {
			return list // the other engine is like it
		}
	}
	return list
}

// untold is what a buyer has to know and the listing does not tell.
func untold(l *catalog.Listing, now int) (list []Kind) {
	old := l.Year() == 0 || now-l.Year() >= rigAsked
	if old && l.RiggingYear == 0 && l.Category.Sails() && l.Category != design.Dinghy {
		list = append(list, Rig)
	}
	if old && l.SailsYear == 0 && l.Category.Sails() {
		list = append(list, Sails)
	}
	if l.Hours() == 0 && !(l.Year() > 0 && now-l.Year() <= mostYearsOfNewEngine) && l.Category != design.Dinghy {
		list = append(list, Hours)
	}
	return list
}

// checks is what to look at first aboard a boat of her kind.
func checks(l *catalog.Listing) (list []Check) {
	if l.Category.Multihull() {
		list = append(list, CheckBridge)
	} else if l.Category.Sails() {
		list = append(list, CheckKeel)
	}
	list = append(list, CheckDeck)
	if slices.Contains(l.Features, "teak_deck") {
		list[len(list)-1] = CheckTeak
	}
	if l.Category.Sails() {
		list = append(list, CheckRig, CheckRudder)
	}
	return append(list, CheckSeacock, CheckEngine, CheckPapers)
}
