package normal

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Lengths without a unit. Up to the first they are metres, as sailing boats of that many feet are seldom sold, unless something
// speaks for feet.
const (
	surelyMetres = 18
	usualAge     = 20   // years, of a boat that tells none
	nearName     = 0.06 // of a length, by which it is what a model is called after
	leastBeam    = 0.15 // of a length
	usualBeam    = 0.62 // of a length, also of catamarans
	beamyBoat    = 0.28 // beam by length, beyond which a monohull is not over 18 m long
)

// settleUnits finds out whether a length without a unit is in metres or feet, by what else is told of the boat. Where that does
// not tell, the length is set aside. Measures without a unit in the same advert are in the same one.
func (b *boat) settleUnits() {
	v, bare := b.draft.LOA.BareLength()
	if !bare {
		b.followLength()
		return
	}
	switch b.unitOf(v) {
	case "ft":
		b.inFeet()
	case "":
		b.setAside("loa_m", b.draft.LOA.Text, "without a unit; nothing tells whether it is metres or feet")
		b.draft.LOA = draft.Amount{}
	}
}

// inFeet makes the lengths without a unit feet.
func (b *boat) inFeet() {
	for _, a := range []*draft.Amount{&b.draft.LOA, &b.draft.LWL, &b.draft.Beam, &b.draft.DraftMin, &b.draft.DraftMax, &b.draft.AirDraft} {
		if _, bare := a.BareLength(); bare {
			a.Unit = "ft"
		}
	}
}

// followLength settles the beam without a unit beside a length that tells one, and so the other measures: they are feet where only that
// makes a beam, and beside feet where both do.
func (b *boat) followLength() {
	beam, bare := b.draft.Beam.BareLength()
	if !bare && b.draft.Beam.Text != "" {
		return
	}
	loa, known, _ := b.draft.LOA.Value(draft.Length)
	if !known {
		return
	}
	fits := func(beam float64) bool { return beam > leastBeam*loa && beam < usualBeam*loa }
	inMetres, inFeet := fits(beam), fits(beam*quantity.Foot)
	if inFeet && !inMetres || inFeet == inMetres && draft.Units[cmp.Or(b.draft.LOA.OwnUnit(), b.draft.LOA.Unit)].Factor == quantity.Foot {
		b.inFeet()
	}
}

// unitOf is the unit of a bare length, "" where it cannot be told. What is told first is surest.
func (b *boat) unitOf(v float64) string {
	metres, feet := v <= maxLOA, v*quantity.Foot >= minLOA
	switch {
	case metres != feet:
		return choose(metres)
	case !metres:
		return "m" // no length at all, as others will say
	}
	named, sure := b.unitByName(v)
	for _, tell := range []func(float64) string{b.unitByDesign, b.unitByBeam} {
		if unit := tell(v); unit != "" {
			return unit
		}
	}
	if sure {
		return named
	}
	switch priced := b.unitByPrice(v); {
	case priced != "":
		return priced
	case named != "":
		return named
	case b.draft.LOA.Peers != "":
		return b.draft.LOA.Peers
	case v <= surelyMetres:
		return "m"
	case b.american():
		return "ft"
	}
	return ""
}

func choose(metres bool) string {
	if metres {
		return "m"
	}
	return "ft"
}

// unitByDesign compares with the designs of that name.
func (b *boat) unitByDesign(v float64) string {
	for _, d := range b.n.designs.named(b.Make, b.Model) {
		switch {
		case d.LOA == 0:
		case math.Abs(v-d.LOA) <= nearName*d.LOA:
			return "m"
		case math.Abs(v*quantity.Foot-d.LOA) <= nearName*d.LOA:
			return "ft"
		}
	}
	return ""
}

// unitByBeam compares with the beam: with one that has a unit, or one that no monohull of so many metres has.
func (b *boat) unitByBeam(v float64) string {
	beam, bare := b.draft.Beam.BareLength()
	if bare {
		if !b.Category.Multihull() && v > surelyMetres && beam > beamyBoat*v && beam < v {
			return "ft"
		}
		return ""
	}
	beam, known, _ := b.draft.Beam.Value(draft.Length)
	widest := usualBeam
	if b.Category == design.Trimaran {
		widest = maxBeamTri
	}
	fits := func(loa float64) bool { return beam > leastBeam*loa && beam < widest*loa }
	if !known || fits(v) == fits(v*quantity.Foot) {
		return ""
	}
	return choose(fits(v))
}

// unitByPrice compares with what boats of so many metres or feet are offered at. Among short lengths only a list of feet or the
// United States make it believable that a cheap boat is of feet: it may as well be in a bad way.
func (b *boat) unitByPrice(v float64) string {
	price, name, _ := written.SplitPrice(b.draft.Price)
	if price <= 0 || b.draft.Hidden {
		return ""
	}
	code := written.CurrencyOf(name)
	for _, other := range []string{b.draft.Currency, b.n.cfg.Currency} {
		if code == "" {
			code = written.CurrencyOf(other)
		}
	}
	dollars, ok := catalog.Convert(price, code, "USD")
	if code == "" || !ok {
		return ""
	}
	age, far := b.n.now.Year()-b.Year(), math.Log(priceBand)
	if b.Year() == 0 {
		age, far = usualAge, math.Log(oldPriceBand)
	}
	apart := func(loa float64) float64 {
		return math.Abs(math.Log(dollars / catalog.UsualPrice(b.Category, loa, float64(age))))
	}
	metres, feet := apart(v), apart(v*quantity.Foot)
	switch {
	case max(metres, feet) <= far:
		return ""
	case metres < feet:
		return "m"
	case v > surelyMetres || b.american() || b.draft.LOA.Peers == "ft":
		return "ft"
	}
	return ""
}

// unitByName compares with the number in the model's name, which is mostly that of its feet: 38, 388, 40.1. It reports the unit
// that this makes the length, and whether the length is another number than that of the name, which is no coincidence.
func (b *boat) unitByName(v float64) (unit string, sure bool) {
	for word := range strings.FieldsFuncSeq(b.Model, func(r rune) bool { return (r < '0' || r > '9') && r != '.' }) {
		n, err := strconv.ParseFloat(strings.Trim(word, "."), 64)
		if err != nil {
			continue
		}
		if n >= 100 && n < 1000 {
			n /= 10
		}
		switch {
		case math.Abs(v-n*quantity.Foot) <= nearName*v:
			return "m", true
		case math.Abs(v-n) <= nearName*v && (v > surelyMetres || b.american()):
			unit = "ft"
		}
	}
	return unit, false
}

// american reports whether the boat is for sale where lengths are in feet.
func (b *boat) american() bool {
	country, ok := b.n.places.country(b.draft.Country)
	if !ok {
		country = b.n.cfg.Country
	}
	return country == "US"
}
