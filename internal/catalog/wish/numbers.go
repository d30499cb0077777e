package wish

import (
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// amount is a number of the text, or the two ends of a range, with what is said of it.
type amount struct {
	low, high quantity.Quantity // of a single number both are it
	pair      bool
	i, j      int // words
	setting
}

// readNumbers turns the numbers that are left into bounds.
func (t *turn) readNumbers() {
	found := t.quantities
	for k := 0; k < len(found); k++ {
		i, j := t.at(found[k].Start, found[k].End)
		if !t.unread(i, j) || !t.countable(found[k]) {
			continue
		}
		if found[k].Given < 0 && found[k].Dim == quantity.Money {
			t.impossible = append(t.impossible, strings.TrimSpace(t.text[found[k].Start:found[k].End]))
			t.use(i, j)
			continue
		}
		a := amount{low: found[k], high: found[k], i: i, j: j}
		if found[k].Part == quantity.Low && k+1 < len(found) && found[k+1].Part == quantity.High {
			k++
			a.high, a.pair = found[k], true
			_, a.j = t.at(found[k].Start, found[k].End)
			if a.low.Value > a.high.Value {
				a.low, a.high = a.high, a.low
			}
		}
		if !a.pair && k+1 < len(found) && t.countsEither(a, found[k+1]) {
			k++
			a.high, a.pair = found[k], true
			_, a.j = t.at(found[k].Start, found[k].End)
		}
		if a.pair && t.readCountedRange(a) || !a.pair && t.readCounted(a) {
			continue
		}
		if !a.pair && a.low.Part == quantity.High && a.low.Dim == quantity.Money {
			a.comparison = untilYear // "Bavaria 37 bis 80.000 €": the other end is a model
		}
		s := t.around(a.i, a.j)
		if a.comparison == same || s.comparison != same {
			a.comparison = s.comparison
		}
		a.subject = s.subject
		t.place(a)
	}
}

// unread reports whether nothing has been made of the figures, or of the words that spell them, from word i to j.
func (t *turn) unread(i, j int) bool {
	for k := i; k < j; k++ {
		if isDigit(t.words[k].fold[0]) {
			return !t.words[k].used
		}
	}
	return i < j && t.free(i, j)
}

// countable leaves out what quantity reads but a wish cannot mean: wind directions, dates, percentages.
func (t *turn) countable(q quantity.Quantity) bool {
	switch q.Dim {
	case quantity.Bare, quantity.Length, quantity.Money, quantity.Time, quantity.Power, quantity.Mass, quantity.Speed:
		return true
	case quantity.Charge, quantity.Volume, quantity.Area:
		return true
	}
	return false
}

// place finds what the amount bounds and sets it, or leaves its words unused.
func (t *turn) place(a amount) {
	if t.bound(a) {
		t.use(a.i, a.j)
		t.about = true
	}
}

func (t *turn) bound(a amount) bool {
	if a.subject == ofOther {
		return false
	}
	switch a.low.Dim {
	case quantity.Money:
		return t.price(a)
	case quantity.Mass:
		return t.pounds(a)
	case quantity.Length:
		return t.length(a)
	case quantity.Time:
		return t.time(a)
	case quantity.Power:
		if a.comparison != less {
			t.query.EnginePowerMin = round(a.low.Value/quantity.Horsepower, 0)
		}
		return a.comparison != less
	case quantity.Bare:
		return t.bare(a)
	}
	return false
}

// pounds reads a mass in pounds as sterling where it is the size of a price.
func (t *turn) pounds(a amount) bool {
	low, ok := a.low.As(quantity.Money, "GBP")
	high, also := a.high.As(quantity.Money, "GBP")
	if !ok || !also || high.Given < 500 || strings.Contains(strings.ToLower(a.high.Text), "lb") {
		return false // "18,000 lb" is a weight
	}
	if a.pair && low.Given*100 <= high.Given { // "80-120 thousand pounds"
		low.Value, low.Given = low.Value*1000, low.Given*1000
	}
	a.low, a.high = low, high
	return t.price(a)
}

// limits turns a comparison into bounds; the comparisons of years are taken as plain ones. A single number that is
// compared with nothing is both bounds.
func (a amount) limits() (low, high float64) {
	if a.pair {
		return a.low.Value, a.high.Value
	}
	switch a.comparison {
	case less, untilYear, older, notNewer:
		return 0, a.low.Value
	case more, newer, notOlder:
		return a.low.Value, 0
	}
	return a.low.Value, a.low.Value
}

// price sets the price. An amount that is compared with nothing is the most one wants to pay, about one a tenth around.
func (t *turn) price(a amount) bool {
	q := &t.query
	if a.low.Per != "" {
		return false
	}
	if a.pair && a.low.Value < 1000 && a.low.Value*100 <= a.high.Value { // "50 to 70 thousand"
		a.low.Value *= 1000
	}
	low, high := a.limits()
	switch {
	case a.pair || low != high:
	case a.comparison == roughly:
		low, high = math.Round(low*0.9), math.Round(high*1.1)
	default:
		low = 0
	}
	if low > 0 {
		q.PriceMin = &low
	}
	if high > 0 || a.low.Value == 0 {
		q.PriceMax = &high
	}
	if a.low.Unit != "" && a.low.Dim == quantity.Money {
		q.Currency = t.currencyOf(a.high)
	}
	return true
}

// currencyOf tells whose dollars and crowns are meant by the country the text names.
func (t *turn) currencyOf(q quantity.Quantity) string {
	local := t.moneyOf(t.query)
	text := strings.ToLower(q.Text)
	crowns := q.Unit == "SEK" && strings.Contains(text, "kr")
	dollars := q.Unit == "USD" && !strings.Contains(text, "us")
	switch {
	case crowns && (local == "NOK" || local == "DKK"):
		return local
	case dollars && (local == "AUD" || local == "NZD" || local == "CAD"):
		return local
	}
	return q.Unit
}

// tolerance is how far a boat may be from a single length.
const tolerance = 0.05

func (t *turn) length(a amount) bool {
	q := &t.query
	if far := slices.Contains([]string{"nm", "km", "miles", "mi"}, a.high.Unit); far {
		q.RadiusNM = round(a.high.Value/1852, 1)
		return true
	}
	low, high := a.limits()
	switch t.lengthOf(a) {
	case ofDraft:
		if a.comparison == more || a.comparison == newer || a.pair {
			q.DraftMin = round(low, 2)
		}
		q.DraftMax = round(high, 2)
	case ofAirDraft:
		q.AirDraft = round(max(low, high), 2)
	case ofBeam:
		q.BeamMax = round(max(low, high), 2)
	case ofLength:
		if low == high {
			low, high = low*(1-tolerance), high*(1+tolerance)
		}
		t.setLength(round(low, 2), round(high, 2))
	default:
		return false
	}
	return true
}

// setLength adds bounds to those the text has already, "under 30 ft" and then "longer than 25 ft".
func (t *turn) setLength(low, high float64) {
	if low > 0 {
		t.query.LengthMin = low
	}
	if high > 0 {
		t.query.LengthMax = high
	}
}

// lengthOf tells which length is meant; one that no hull has, said in passing, is a draft.
func (t *turn) lengthOf(a amount) subject {
	switch a.subject {
	case ofDraft, ofAirDraft, ofBeam, ofLength:
		return a.subject
	case ofHours, ofPrice, ofOther:
		return ofOther
	}
	switch v := a.high.Value; {
	case v < 2.5 && t.speaksOfDraft():
		return ofDraft
	case v < 1.8 || v > 100:
		return ofOther
	default:
		return ofLength
	}
}

var drafts = set("draft|drafts|draught|draughts|draw|draws|drawing|tiefgang|tiefgange|flachgehend|tirant|shoal|shallow")

// speaksOfDraft reports whether the turn names the draft without a bound: "shallow draft sloop, max 1.2 m".
func (t *turn) speaksOfDraft() bool {
	return t.query.DraftMin+t.query.DraftMax == 0 && slices.ContainsFunc(t.words, func(w word) bool { return drafts[w.fold] })
}

const (
	yearSeconds = 365.25 * 86400
	daySeconds  = 86400
)

func (t *turn) time(a amount) bool {
	q := &t.query
	switch unit := a.high.Unit; {
	case unit == "h":
		if a.comparison == more {
			return false
		}
		q.EngineHoursMax = math.Round(a.high.Given)
	case a.subject == ofListing && a.high.Unit != "years" && t.mentionsListing():
		q.ListedWithin = int(math.Round(a.high.Value / daySeconds))
	case unit == "years":
		return t.age(a)
	case slices.Contains([]string{"days", "weeks", "months"}, unit) && t.mentionsListing():
		q.ListedWithin = int(math.Round(a.high.Value / daySeconds))
	default:
		return false
	}
	return true
}

var listingWords = set("listed|listings|listing|new|added|posted|advertised|market|inseriert|neu|annonces|since")

func (t *turn) mentionsListing() bool {
	return slices.ContainsFunc(t.words, func(w word) bool { return listingWords[w.fold] })
}

// age sets the age in years: "less than ten years old", "newer than 10 years", "20 years old or more".
func (t *turn) age(a amount) bool {
	q := &t.query
	years := func(v quantity.Quantity) int { return int(math.Round(v.Value / yearSeconds)) }
	switch {
	case a.pair:
		q.AgeMin, q.AgeMax = years(a.low), years(a.high)
	case a.comparison == more || a.comparison == older || a.comparison == notNewer:
		q.AgeMin = years(a.high)
	case a.comparison == same && a.subject != ofListing && a.subject != ofAge:
		return false
	case a.comparison == roughly:
		q.AgeMin, q.AgeMax = max(years(a.high)-2, 0), years(a.high)+2
	default:
		q.AgeMax = years(a.high)
	}
	return true
}

// bare reads a number without a unit by its size and its neighbours.
func (t *turn) bare(a amount) bool {
	switch {
	case a.low.Unit == "decade":
		return t.decade(a)
	case a.subject == ofHours:
		t.query.EngineHoursMax = a.high.Given
		return a.comparison != more
	case t.isYear(a):
		return t.year(a)
	case a.subject == unsaid && !a.pair && a.high.Given >= 20 && t.wantsCheaper():
		a.comparison = less
		return t.price(a)
	case a.subject == ofPrice && a.high.Given >= 100 || a.high.Given >= 1000 || a.comparison != same && a.high.Given >= 300:
		return t.price(a)
	case a.subject == ofDraft || a.subject == ofBeam || a.subject == ofAirDraft:
		return t.inMetresOrFeet(a)
	case a.comparison != same && (a.subject == unsaid || a.subject == ofLength) && t.metresNear(a.high.Given):
		return t.inUnit(a, "m")
	case a.high.Given >= 15 && a.high.Given <= 130 && (a.pair || a.comparison != same || a.subject == ofLength):
		return t.inFeet(a)
	case a.subject == ofLength && a.high.Given >= 4:
		return t.inMetresOrFeet(a)
	}
	return false
}

var cheaper = set("cheaper|gunstiger|gunstigere|gunstigeres|billiger|billigere")

// wantsCheaper reports whether the turn asks for less money than before, so that a bare number is money: "cheaper, say 120".
func (t *turn) wantsCheaper() bool {
	return slices.ContainsFunc(t.words, func(w word) bool { return cheaper[w.fold] })
}

// metresNear reports whether the turn has a length in metres that a bare number is near to, the 10 of "under 12 m but
// over 10", or the length that stood before is so near that a number can be no feet.
func (t *turn) metresNear(v float64) bool {
	for _, bound := range []float64{t.base.LengthMin, t.base.LengthMax} {
		if v > bound/nearLength && v < bound*nearLength {
			return true
		}
	}
	return slices.ContainsFunc(t.quantities, func(q quantity.Quantity) bool {
		return q.Dim == quantity.Length && q.Unit == "m" && q.Given >= 5 && v > q.Given/2.5 && v < q.Given*2.5
	})
}

// nearLength is by what factor one changes one's mind about the length at most.
const nearLength = 1.6

// inFeet reads a bare number as feet.
func (t *turn) inFeet(a amount) bool { return t.inUnit(a, "ft") }

func (t *turn) inUnit(a amount, unit string) bool {
	low, ok := a.low.As(quantity.Length, unit)
	high, also := a.high.As(quantity.Length, unit)
	a.low, a.high = low, high
	return ok && also && t.length(a)
}

// inMetresOrFeet reads a bare number as metres, as feet where it is too much for metres.
func (t *turn) inMetresOrFeet(a amount) bool {
	unit := "m"
	if a.subject == ofDraft && a.high.Given > 3.5 || a.subject == ofLength && a.high.Given >= 19 || a.subject == ofBeam && a.high.Given > 9 || a.subject == ofAirDraft && a.high.Given > 35 {
		unit = "ft"
	}
	return t.inUnit(a, unit)
}

func (t *turn) isYear(a amount) bool {
	plain := func(q quantity.Quantity) bool {
		return len(q.Text) == 4 && q.Given == math.Trunc(q.Given) && q.Given >= 1880 && q.Given <= 2035
	}
	if !plain(a.low) || !plain(a.high) || a.subject == ofPrice {
		return false
	}
	if a.subject == ofYear || a.pair || math.Mod(a.high.Given, 500) != 0 {
		return true
	}
	return a.comparison != less && a.comparison != more || a.comparison == more && a.high.Given == 2000
}

func (t *turn) year(a amount) bool {
	q, low, high := &t.query, int(a.low.Given), int(a.high.Given)
	switch {
	case a.pair && t.yearBefore(a):
		q.YearMin, q.YearMax = min(q.YearMin, low), max(q.YearMax, high)
	case a.pair:
		q.YearMin, q.YearMax = low, high
	case a.comparison == newer:
		q.YearMin = low + 1
	case a.comparison == older:
		q.YearMax = high - 1
	case a.comparison == more || a.comparison == notOlder:
		q.YearMin = low
	case a.comparison == less || a.comparison == untilYear || a.comparison == notNewer:
		q.YearMax = high
	case a.comparison == roughly:
		q.YearMin, q.YearMax = low-2, high+2
	case t.yearBefore(a):
		q.YearMin, q.YearMax = min(q.YearMin, low), max(q.YearMax, high)
	default:
		q.YearMin, q.YearMax = low, high
	}
	return true
}

// yearBefore reports whether the year of an amount goes on a list with the one before it: "2019 or 2020".
func (t *turn) yearBefore(a amount) bool {
	q := t.query
	listed := a.i > 0 && t.joint(a.i, a.i) != "" && t.isYearOnly(a.i-1) || a.i > 1 && t.joint(a.i-1, a.i) != "" && t.isYearOnly(a.i-2)
	return listed && q.YearMin > 0
}

var decadeParts = map[string][2]int{
	"early": {0, 4}, "mid": {3, 7}, "middle": {3, 7}, "late": {5, 9}, "fruhe": {0, 4}, "anfang": {0, 4}, "mitte": {3, 7}, "ende": {5, 9},
	"spate": {5, 9}, "debut": {0, 4}, "milieu": {3, 7}, "fin": {5, 9},
}

// decade reads "80s", "late 80s", "early 2000s", "the 80s or 90s".
func (t *turn) decade(a amount) bool {
	q := &t.query
	first, last := 0, 9
	for k := a.i - 1; k >= max(0, a.i-3); k-- {
		if part, ok := decadeParts[t.words[k].fold]; ok {
			first, last = part[0], part[1]
			t.use(k, k+1)
		}
	}
	low, high := int(a.low.Value)+first, int(a.high.Value)+last
	switch a.comparison {
	case notOlder:
		high = 0
	case newer:
		low, high = int(a.high.Value)+10, 0
	case less, untilYear, notNewer:
		low = 0
	case older:
		low, high = 0, int(a.low.Value)-1
	}
	if q.YearMin != 0 && q.YearMax != 0 && low != 0 && high != 0 {
		low, high = min(low, q.YearMin), max(high, q.YearMax)
	}
	q.YearMin, q.YearMax = low, high
	return true
}

func round(v float64, decimals int) float64 {
	scale := math.Pow10(decimals)
	return math.Round(v*scale) / scale
}
