package inspect

import (
	"fmt"
	"math"
	"regexp"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/quantity"
)

// boat is everything that is known of the boat, from the listing and the texts together.
type boat struct {
	Identity
	category  design.Category
	material  string
	design    *design.Design // nil if the table does not have it
	textYear  int            // what the texts say, also where the listing says otherwise
	textLOA   float64
	textNamed string // the boat the texts name
	engines   int    // of the listing
	founded   int    // when her builder began, 0 where that is not known
	overhang  bool   // textLOA counts what stands out over the hull
	yanmar    bool   // her saildrive is one whose maker wants the seal renewed more often
	noGas     bool   // no gas is aboard to cook with
	inPetrol  bool   // her engine burns petrol

	lifts      bool // her keel or board is lifted
	ballasted  bool // her ballast is inside the moulding of the hull
	twoHulls   bool // she has more than one hull
	freshWater bool // she is told never to have been in the sea
}

// identify puts the listing's fields first and what the texts say behind them.
func (in *Inspector) identify(input Input) boat {
	b := boat{Identity: Identity{Year: input.Boat.Year, Make: input.Boat.Make, Model: input.Boat.Model, LengthM: input.Boat.LOA},
		category: input.Boat.Category, material: input.Boat.HullMaterial, engines: len(input.Boat.Engines)}
	var named []design.Match
	mark, motors := "", false
	for _, t := range input.Texts {
		f := in.Facts(t, input.Year)
		if f.Designs != nil {
			named, b.textNamed = f.Designs, f.Written
			mark = markBehind(t.Body, f.Written)
		}
		if f.Make != "" && input.Boat.Make == "" {
			b.Make, b.Model = f.Make, f.Model
		}
		if f.Year != 0 {
			b.textYear = f.Year
		}
		if f.Hull != "" && input.Boat.HullMaterial == "" {
			b.material = f.Hull
		}
		if f.LOA != 0 {
			b.textLOA, b.overhang = f.LOA, f.Overhang
		}
		motors = motors || f.Motors
		b.inPetrol = b.inPetrol || f.Petrol
		b.noGas = b.noGas || f.NoGas
		b.freshWater = b.freshWater || freshOnly.MatchString(t.Body)
		b.lifts = b.lifts || liftedKeel.MatchString(t.Body)
		b.ballasted = b.ballasted || encapsulatedBallast.MatchString(t.Body)
		b.twoHulls = b.twoHulls || manyHulls.MatchString(t.Body)
		b.yanmar = b.yanmar || yanmarDrive.MatchString(t.Body)
		if b.Source == "" && (f.Designs != nil || f.Make != "" || f.Year != 0) {
			b.Source = t.Source
		}
	}
	if input.Boat.Make != "" || b.Year != 0 || b.LengthM != 0 {
		b.Source = input.Source
	}
	if b.Year == 0 {
		b.Year = b.textYear
	}
	meant := ofMark(named, mark)
	if len(meant) == 0 {
		b.nameByMark(named, mark)
	}
	b.design = in.designOf(input.Boat, meant, b.textNamed, b.Year)
	b.forebear()
	b.complete()
	if b.category == "" && motors {
		b.category = design.Power
	}
	b.founded = in.founded[design.Fold(b.Make)]
	b.inPetrol = b.inPetrol || b.petrol(input.Boat)
	return b
}

// liftedKeel and manyHulls match what is said of a keel that is lifted, and of a boat with more than one hull.
var (
	liftedKeel = regexp.MustCompile(`(?i)\b(?:integral centre?board|integral centerboard|centre-?boarder|center-?boarder|d[ée]riveur int[ée]gral|hubkiel|schwenkkiel|kielschwert\w*|swing keel|drop keel|lift(?:ing)? keel)\b`)
	manyHulls  = regexp.MustCompile(`(?i)\b(?:catamaran|katamaran|trimaran|wharram)\b`)
)

// encapsulatedBallast matches what is said of ballast that no bolts hold.
var encapsulatedBallast = regexp.MustCompile(`(?i)\bencapsulated (?:lead |iron )?(?:ballast|keel)\b|\b(?:ballast|keel)(?: is)? encapsulated\b|\bkeel(?: is)? (?:one with|part of) the hull|\bfilled with (?:lead|iron)|\binternal ballast|\bkeel(?: is)? inside the mou?ld|\bkiel (?:ist )?einlaminiert|\beinlaminierte[rmn]? (?:kiel|ballast)`)

// yanmarDrive matches the engines and drives of the maker who wants the seal of a saildrive renewed more often than others do.
var yanmarDrive = regexp.MustCompile(`(?i)\byanmar\b|\bsd[ -]?(?:20|25|31|40|50|60)\b`)

// freshOnly matches what is said of a boat that was in fresh water alone.
var freshOnly = regexp.MustCompile(`(?i)\bfresh[ -]?water (?:boat|only|use|always|all her life|since new|kept)|\b(?:only|always|all her life|ever) (?:in|on) fresh[ -]?water|\bfreshwater[ -](?:boat|only|kept)|\bnever (?:seen|been in) salt|\bno salt\b|\bnur s(?:ü|ue)(?:ß|ss)wasser|\beau douce (?:uniquement|seulement)`)

// designOf finds the table's design of the listing, or else of the text: of several of one name the one
// built in the year, and of those the one that was the newest then. A year before her builder began chooses none.
func (in *Inspector) designOf(listed Boat, named []design.Match, written string, year int) *design.Design {
	if d, ok := in.designs.ByID(listed.DesignID); ok {
		return &d
	}
	if listed.Make != "" {
		written = listed.Make + " " + listed.Model
		named = in.designs.Find(written, 4)
	}
	if len(named) > 0 && year < in.founded[design.Fold(named[0].Design.Builder)] {
		named, year = in.designs.Find(advert.WithoutYears(written), 4), 0
	}
	var best *design.Design
	score := 0.0
	for _, m := range named {
		if m.Score < 0.85 {
			continue
		}
		d := m.Design
		later := best != nil && m.Score == score && d.FirstBuilt > best.FirstBuilt
		if best == nil || year != 0 && d.BuiltIn(year) && (!best.BuiltIn(year) || later) {
			best, score = &d, m.Score
		}
	}
	return best
}

// forebear takes a design of a name that was used again, "Targa 40 (2020)", from a boat that is years older: she has the name alone.
func (b *boat) forebear() {
	const near = 2 // years by which a table may be off
	d := b.design
	if d == nil || b.Year == 0 || d.FirstBuilt == 0 || b.Year >= d.FirstBuilt-near || d.PlainName() == d.Name || b.DesignID != "" {
		return
	}
	if b.Make == "" {
		b.Make, b.Model = d.Builder, d.PlainName()
	}
	if b.category == "" {
		b.category = d.Category
	}
	b.design = nil
}

// complete fills in from the design what neither listing nor text tells, and writes the name.
func (b *boat) complete() {
	if d := b.design; d != nil {
		b.DesignID = d.ID
		if b.Make == "" {
			b.Make, b.Model = d.Builder, d.PlainName()
		}
		if b.category == "" {
			b.category = d.Category
		}
		if b.material == "" {
			b.material = d.HullMaterial
		}
	}
	if b.LengthM == 0 {
		b.LengthM = math.Round(100*b.textLOA) / 100
	}
	if b.LengthM == 0 && b.design != nil {
		b.LengthM = b.design.LOA
	}
	b.Name = b.name()
}

// identified is who she is, and what the design table says of that.
func (b *boat) identified() Identity {
	id := b.kind()
	id.Design = b.checked()
	return id
}

// kind is who she is with what kind of boat she is.
func (b *boat) kind() Identity {
	id := b.Identity
	id.Category = b.category
	if b.category == "" && b.twoHulls {
		id.Category = design.Catamaran
	}
	return id
}

func (b *boat) name() string {
	year := ""
	if b.Year != 0 {
		year = fmt.Sprint(b.Year, " ")
	}
	switch {
	case b.Make != "":
		return year + advert.Quote(design.Design{Builder: b.Make, Name: b.Model}.FullName())
	case b.LengthM != 0:
		return fmt.Sprintf("%sboat of %.1f m (%.0f ft)", year, b.LengthM, b.LengthM/quantity.Foot)
	case year != "":
		return year + "boat"
	}
	return ""
}

// motors reports whether she is known to have no sails.
func (b *boat) motors() bool { return b.category != "" && !b.category.Sails() }

// age is in years; assumed where the year is not known, but never more than the first boat of her design has.
func (b *boat) age(now int) (age int, known bool) {
	if b.Year == 0 {
		if b.design != nil && b.design.FirstBuilt != 0 {
			return min(unknownAge, max(0, now-b.design.FirstBuilt)), false
		}
		return unknownAge, false
	}
	return max(0, now-b.Year), true
}
