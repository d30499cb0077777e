package normal

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
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
	b.Beam = b.ofLength("beam_m", b.draft.Beam, widest)
	b.LWL = b.ofLength("lwl_m", b.draft.LWL, 1.02)
	if b.draft.DraftMin.Text == "" {
		b.draft.DraftMin, b.draft.DraftMax = twoDrafts(b.draft.DraftMax)
	}
	b.DraftMax = b.ofLength("draft_max_m", b.draft.DraftMax, maxDraft)
	b.DraftMin = b.ofLength("draft_min_m", b.draft.DraftMin, maxDraft)
	b.AirDraft = b.ofLength("air_draft_m", b.draft.AirDraft, maxAirDraft)
	b.drafts()
	b.customary()
	b.Displacement = b.weight("displacement_kg", b.draft.Displacement)
	if b.Displacement == 0 {
		b.Displacement = b.weight("dry_weight_kg", b.draft.Dry)
	}
	b.againstMass()
	b.Ballast = b.quantity("ballast_kg", b.draft.Ballast, draft.Mass, 1e6)
	if b.Ballast > 0 && b.Displacement > 0 && b.Ballast > 0.8*b.Displacement {
		b.setAside("ballast_kg", b.draft.Ballast.Text, "more than 80 % of the displacement")
		b.Ballast = 0
	}
	b.SailArea = b.quantity("sail_area_m2", b.draft.SailArea, draft.Area, 5000)
	b.Fuel = b.quantity("fuel_l", b.draft.Fuel, draft.Volume, maxTank)
	b.Water = b.quantity("water_l", b.draft.Water, draft.Volume, maxTank)
	b.Holding = b.quantity("holding_l", b.draft.Holding, draft.Volume, maxTank)
	b.Cabins = b.small("cabins", b.draft.Cabins, maxCabins)
	b.Berths = b.small("berths", b.draft.Berths, maxBeds)
	b.Heads = b.small("heads", b.draft.Heads, maxCabins)
	b.RiggingYear = b.yearOf("rigging_year", b.draft.RiggingYear)
	b.SailsYear = b.yearOf("sails_year", b.draft.SailsYear)
}

// oneDraft is how near two drafts are, as a share, to be one that is told in two units.
const oneDraft = 0.05

// twoDrafts divides a text that tells the draft with the board up and down: "0.72 - 2.18 m", "1,05/2,45". Of any other it is all greatest.
func twoDrafts(a draft.Amount) (least, greatest draft.Amount) {
	at, size := between(a.Text)
	if at < 0 {
		return draft.Amount{}, a
	}
	first, second := a, a
	first.Text, second.Text = strings.TrimSpace(a.Text[:at]), strings.TrimSpace(a.Text[at+size:])
	switch one, two := first.OwnUnit(), second.OwnUnit(); {
	case one == "" && two != "":
		first.Unit, first.Bare = two, false
	case two == "" && one != "":
		second.Unit, second.Bare = one, false
	}
	x, _, noX := first.Value(draft.Length)
	y, _, noY := second.Value(draft.Length)
	if noX != "" || noY != "" || x <= 0 || y <= 0 || math.Abs(x-y) <= oneDraft*max(x, y) {
		return draft.Amount{}, a
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
	part, _ := written.Fraction(text[space:])
	return part > 0
}

// customary settles weights, tanks and sails without a unit beside a length in feet: of a boat in the United States they are pounds,
// gallons and square feet.
func (b *boat) customary() {
	if draft.Units[cmp.Or(b.draft.LOA.OwnUnit(), b.draft.LOA.Unit)].Factor != quantity.Foot || !b.american() {
		return
	}
	for _, a := range []*draft.Amount{&b.draft.Displacement, &b.draft.Dry, &b.draft.Ballast, &b.draft.Fuel, &b.draft.Water, &b.draft.Holding, &b.draft.SailArea} {
		if a.Bare && a.Text != "" && a.OwnUnit() == "" {
			a.Unit = customaryUnits[a.Unit]
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
	b.YearBuilt = b.yearOf("year_built", b.draft.Year)
	b.Listing.ModelYear = b.yearOf("model_year", b.draft.ModelYear)
	b.settleUnits()
	v, ok, reason := b.draft.LOA.Value(draft.Length)
	switch {
	case reason != "":
		b.setAside("loa_m", b.draft.LOA.Text, reason)
	case !ok:
	case v < minLOA || v > maxLOA:
		b.setAside("loa_m", b.draft.LOA.Given(), fmt.Sprintf("%s m is not between %v and %v m", short2(v), minLOA, maxLOA))
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
func (b *boat) ofLength(field string, a draft.Amount, share float64) float64 {
	v, ok, reason := a.Value(draft.Length)
	switch {
	case reason != "":
		b.setAside(field, a.Text, reason)
	case !ok:
	case v < 0.05 || v > maxLOA:
		b.setAside(field, a.Given(), fmt.Sprintf("%s m is not between 0.05 and %v m", short2(v), maxLOA))
	case b.size() > 0 && v > share*b.size():
		b.setAside(field, a.Given(), fmt.Sprintf("%s m is more than %v of the length of %s m", short2(v), share, short2(b.size())))
	default:
		return round(v, 3)
	}
	return 0
}

func (b *boat) weight(field string, a draft.Amount) float64 {
	v := b.quantity(field, a, draft.Mass, 1e7)
	least := minMassPerMetre
	if b.Category == design.Dinghy {
		least = minDinghyPerMetre
	}
	if v > 0 && b.size() > 0 && v < least*b.size() {
		b.setAside(field, a.Given(), fmt.Sprintf("%s kg for a boat of %s m", short2(v), short2(b.size())))
		return 0
	}
	return v
}

func (b *boat) quantity(field string, a draft.Amount, dim draft.Dimension, most float64) float64 {
	v, ok, reason := a.Value(dim)
	switch {
	case reason != "":
		b.setAside(field, a.Text, reason)
	case !ok:
	case v < 0 || v > most:
		b.setAside(field, a.Given(), "not between 0 and "+quantity.Rounded(most))
	default:
		return round(v, 1)
	}
	return 0
}

func (b *boat) small(field, text string, most int) int {
	if written.Unknown(text) {
		return 0
	}
	n, _, ok := written.Number(text, false)
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
	if written.Unknown(text) {
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
	if len(text) < 6 || draft.YearToken([]byte(text[:4])) == 0 {
		return 0, false
	}
	behind := strings.TrimLeft(text[4:], " ,;")
	return draft.YearToken([]byte(text[:4])), behind != "" && (behind[0] == '(' || written.IsLetter(behind[0])) && !strings.HasPrefix(behind, "to ") && !strings.HasPrefix(behind, "bis ")
}

// years counts the numbers of four figures in a text, and returns the last of them.
func years(text string) (last, n int) {
	if len(text) == 4 && written.IsDigit(text[0]) && written.IsDigit(text[1]) && written.IsDigit(text[2]) && written.IsDigit(text[3]) {
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

func short2(v float64) string { return strconv.FormatFloat(round(v, 2), 'f', -1, 64) }

func round(v float64, digits int) float64 {
	p := math.Pow10(digits)
	return math.Round(v*p) / p
}
