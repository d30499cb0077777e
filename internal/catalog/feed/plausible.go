package feed

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Bounds of what a boat can be. They are wide: a value outside is a mistake, one inside need not be right.
const (
	minLOA, maxLOA     = 1.8, 120 // m
	minYear            = 1850
	maxBeamMulti       = 0.75 // of LOA, multihulls
	maxBeamTri         = 0.85 // of LOA, trimarans: a Dragonfly 25 unfolded has 0.76
	maxBeam            = 0.6  // of LOA, monohulls
	maxDraft           = 0.4  // of LOA
	minMassPerMetre    = 20.0 // kg/m of LOA, boats for sale that are lighter are boards and canoes
	minDinghyPerMetre  = 8.0  // or sailing dinghies: a Laser has 14
	maxAirDraft        = 2.5  // of LOA
	maxTank            = 200_000
	maxCabins, maxBeds = 20, 60
)

// measures fills the sizes of the boat, each only where it can be right.
func (b *boat) measures() {
	widest := maxBeam
	switch {
	case b.Category == design.Trimaran:
		widest = maxBeamTri
	case b.Category.Multihull() || b.Category == "":
		widest = maxBeamMulti
	}
	b.Beam = b.ofLength("beam_m", b.beam, widest)
	b.LWL = b.ofLength("lwl_m", b.lwl, 1.02)
	if b.draftMin.text == "" {
		b.draftMin, b.draftMax = twoDrafts(b.draftMax)
	}
	b.DraftMax = b.ofLength("draft_max_m", b.draftMax, maxDraft)
	b.DraftMin = b.ofLength("draft_min_m", b.draftMin, maxDraft)
	b.AirDraft = b.ofLength("air_draft_m", b.airDraft, maxAirDraft)
	b.drafts()
	b.customary()
	b.Displacement = b.weight("displacement_kg", b.displacement)
	if b.Displacement == 0 {
		b.Displacement = b.weight("dry_weight_kg", b.dry)
	}
	b.againstMass()
	b.Ballast = b.quantity("ballast_kg", b.ballast, mass, 1e6)
	if b.Ballast > 0 && b.Displacement > 0 && b.Ballast > 0.8*b.Displacement {
		b.setAside("ballast_kg", b.ballast.text, "more than 80 % of the displacement")
		b.Ballast = 0
	}
	b.SailArea = b.quantity("sail_area_m2", b.sailArea, area, 5000)
	b.Fuel = b.quantity("fuel_l", b.fuel, volume, maxTank)
	b.Water = b.quantity("water_l", b.water, volume, maxTank)
	b.Holding = b.quantity("holding_l", b.holding, volume, maxTank)
	b.Cabins = b.small("cabins", b.cabins, maxCabins)
	b.Berths = b.small("berths", b.berths, maxBeds)
	b.Heads = b.small("heads", b.heads, maxCabins)
	b.RiggingYear = b.yearOf("rigging_year", b.riggingYear)
	b.SailsYear = b.yearOf("sails_year", b.sailsYear)
}

// oneDraft is how near two drafts are, as a share, to be one that is told in two units.
const oneDraft = 0.05

// twoDrafts divides a text that tells the draft with the board up and down: "0.72 - 2.18 m", "1,05/2,45". Of any other it is all greatest.
func twoDrafts(a amount) (least, greatest amount) {
	at, size := between(a.text)
	if at < 0 {
		return amount{}, a
	}
	first, second := a, a
	first.text, second.text = strings.TrimSpace(a.text[:at]), strings.TrimSpace(a.text[at+size:])
	switch one, two := first.ownUnit(), second.ownUnit(); {
	case one == "" && two != "":
		first.unit, first.bare = two, false
	case two == "" && one != "":
		second.unit, second.bare = one, false
	}
	x, _, noX := first.value(length)
	y, _, noY := second.value(length)
	if noX != "" || noY != "" || x <= 0 || y <= 0 || math.Abs(x-y) <= oneDraft*max(x, y) {
		return amount{}, a
	}
	if x > y {
		return second, first
	}
	return first, second
}

// between finds what parts two numbers of a text: a stroke that is no fraction, a dash or a word.
func between(text string) (at, size int) {
	for i := 1; i+1 < len(text); i++ {
		switch c := text[i]; {
		case c == '-' || c == '/' && !divides(text, i):
			return i, 1
		case c == 0xe2 && (strings.HasPrefix(text[i:], "–") || strings.HasPrefix(text[i:], "—")):
			return i, len("–")
		case c == ' ':
			for _, word := range [...]string{" to ", " bis ", " à ", " a "} {
				if strings.HasPrefix(text[i:], word) {
					return i, len(word)
				}
			}
		}
	}
	return -1, 0
}

// divides reports whether the stroke at i is that of a fraction.
func divides(text string, i int) bool {
	space := strings.LastIndexByte(text[:i], ' ')
	if space < 0 {
		return false
	}
	part, _ := fraction(text[space:])
	return part > 0
}

// customary settles weights, tanks and sails without a unit beside a length in feet: of a boat in the United States they are pounds,
// gallons and square feet.
func (b *boat) customary() {
	if units[cmp.Or(b.loa.ownUnit(), b.loa.unit)].factor != foot || !b.american() {
		return
	}
	for _, a := range []*amount{&b.displacement, &b.dry, &b.ballast, &b.fuel, &b.water, &b.holding, &b.sailArea} {
		if a.bare && a.text != "" && a.ownUnit() == "" {
			a.unit = customaryUnits[a.unit]
		}
	}
}

var customaryUnits = map[string]string{"kg": "lb", "l": "gal", "m2": "ft2"}

// drafts settles which draft is the lesser: one alone is that of a fixed keel.
func (b *boat) drafts() {
	switch {
	case b.DraftMin == 0 && b.DraftMax > 0 && b.Keel != "" && !b.raises():
		b.DraftMin = b.DraftMax
	case b.DraftMax == 0 && b.Keel != "" && !b.raises():
		b.DraftMax = b.DraftMin
	case b.DraftMin > b.DraftMax && b.DraftMax > 0:
		b.DraftMin, b.DraftMax = b.DraftMax, b.DraftMin
	}
}

// raises reports whether the keel can be raised, so that its greatest draft says nothing of the least.
func (b *boat) raises() bool {
	switch b.Keel {
	case "lifting", "centreboard", "swing", "daggerboard":
		return true
	}
	return false
}

// length fills years and length, by which the design is found.
func (b *boat) length() {
	b.YearBuilt = b.yearOf("year_built", b.year)
	b.Listing.ModelYear = b.yearOf("model_year", b.modelYear)
	b.settleUnits()
	v, ok, reason := b.loa.value(length)
	switch {
	case reason != "":
		b.setAside("loa_m", b.loa.text, reason)
	case !ok:
	case v < minLOA || v > maxLOA:
		b.setAside("loa_m", b.loa.given(), fmt.Sprintf("%s m is not between %v and %v m", short2(v), minLOA, maxLOA))
	default:
		b.LOA = round(v, 3)
	}
}

// size is the length that other measures are compared to: the boat's, else its design's.
func (b *boat) size() float64 {
	if b.LOA > 0 {
		return b.LOA
	}
	return b.design.LOA
}

// ofLength reads a measure that is at most a share of the length.
func (b *boat) ofLength(field string, a amount, share float64) float64 {
	v, ok, reason := a.value(length)
	switch {
	case reason != "":
		b.setAside(field, a.text, reason)
	case !ok:
	case v < 0.05 || v > maxLOA:
		b.setAside(field, a.given(), fmt.Sprintf("%s m is not between 0.05 and %v m", short2(v), maxLOA))
	case b.size() > 0 && v > share*b.size():
		b.setAside(field, a.given(), fmt.Sprintf("%s m is more than %v of the length of %s m", short2(v), share, short2(b.size())))
	default:
		return round(v, 3)
	}
	return 0
}

func (b *boat) weight(field string, a amount) float64 {
	v := b.quantity(field, a, mass, 1e7)
	least := minMassPerMetre
	if b.Category == design.Dinghy {
		least = minDinghyPerMetre
	}
	if v > 0 && b.size() > 0 && v < least*b.size() {
		b.setAside(field, a.given(), fmt.Sprintf("%s kg for a boat of %s m", short2(v), short2(b.size())))
		return 0
	}
	return v
}

func (b *boat) quantity(field string, a amount, dim dimension, most float64) float64 {
	v, ok, reason := a.value(dim)
	switch {
	case reason != "":
		b.setAside(field, a.text, reason)
	case !ok:
	case v < 0 || v > most:
		b.setAside(field, a.given(), "not between 0 and "+quantity.Rounded(most))
	default:
		return round(v, 1)
	}
	return 0
}

func (b *boat) small(field, text string, most int) int {
	if unknown(text) {
		return 0
	}
	n, _, ok := number(text, false)
	switch {
	case !ok:
		b.setAside(field, text, "no number")
	case n < 0 || n > float64(most):
		b.setAside(field, text, "not between 0 and "+strconv.Itoa(most))
	case n != math.Trunc(n):
		b.setAside(field, text, "not a whole number")
	default:
		return int(n)
	}
	return 0
}

// yearOf reads a year, also out of a date or behind a word: "2004", "01/2004", "c. 1987", "2004-05-01".
func (b *boat) yearOf(field, text string) int {
	if unknown(text) {
		return 0
	}
	year, found := years(text)
	if first, ok := yearBefore(text); ok && found > 1 {
		year, found = first, 1
	}
	newest := b.n.now.Year() + 2
	switch {
	case found == 0:
		b.setAside(field, text, "no year")
	case found > 1:
		b.setAside(field, text, "several years")
	case year < minYear || year > newest:
		b.setAside(field, text, fmt.Sprintf("not between %d and %d", minYear, newest))
	default:
		return year
	}
	return 0
}

// yearBefore is the year that a text begins with, where words follow that may tell other years: "1982 (refit 2019)".
func yearBefore(text string) (year int, ok bool) {
	text = strings.TrimSpace(text)
	if len(text) < 6 || yearToken([]byte(text[:4])) == 0 {
		return 0, false
	}
	behind := strings.TrimLeft(text[4:], " ,;")
	return yearToken([]byte(text[:4])), behind != "" && (behind[0] == '(' || isLetter(behind[0])) && !strings.HasPrefix(behind, "to ") && !strings.HasPrefix(behind, "bis ")
}

// years counts the numbers of four figures in a text, and returns the last of them.
func years(text string) (last, n int) {
	if len(text) == 4 && isDigit(text[0]) && isDigit(text[1]) && isDigit(text[2]) && isDigit(text[3]) {
		last, _ = strconv.Atoi(text)
		return last, 1 // most
	}
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if year, err := strconv.Atoi(part); err == nil && len(part) == 4 {
			last = year
			n++
		}
	}
	return last, n
}

// given is the amount as the source gives it, with the unit it is in.
func (a amount) given() string {
	if a.unit == "" || strings.ContainsAny(a.text, "abcdefghijklmnopqrstuvwxyz'\"") {
		return a.text
	}
	return a.text + " " + a.unit
}

func short2(v float64) string { return strconv.FormatFloat(round(v, 2), 'f', -1, 64) }

func round(v float64, digits int) float64 {
	p := math.Pow10(digits)
	return math.Round(v*p) / p
}
