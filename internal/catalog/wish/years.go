package wish

import (
	"math"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog/wish/conflict"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

const (
	yearSeconds = 365.25 * 86400
	daySeconds  = 86400
)

func (t *turn) time(a amount) bool {
	q := &t.query
	switch unit := a.high.Unit; {
	case t.ofPriceCut(a.i):
		return false
	case unit != "h" && t.offeredSince(a):
		q.ListedMin = int(math.Round(a.high.Value / daySeconds))
	case unit == "h" && a.subject == ofListing && t.mentionsListing():
		q.ListedWithin = int(math.Ceil(a.high.Value / daySeconds))
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

// age sets the age in years: "less than ten years old", "newer than 10 years", "20 years old or more".
func (t *turn) age(a amount) bool {
	q := &t.query
	years := func(v quantity.Quantity) int { return int(math.Round(v.Value / yearSeconds)) }
	switch {
	case t.ageOfPart(a.j), t.inBracketsOf(a.i):
		return false
	case a.pair:
		q.AgeMin, q.AgeMax = years(a.low), years(a.high)
	case a.comparison == more || a.comparison == older || a.comparison == notNewer:
		q.AgeMin = years(a.high)
	case a.comparison == same && a.subject != ofListing && a.subject != ofAge:
		return false
	case a.comparison == roughly:
		q.AgeMin, q.AgeMax = max(years(a.high)-2, 0), years(a.high)+2
	case a.comparison == same && years(a.high) > 1 && t.attributive(a):
		q.AgeMin, q.AgeMax = years(a.high), years(a.high)
	default:
		q.AgeMax = years(a.high)
	}
	return true
}

// attributive reports whether an age stands before what has it, "a 10 year old Hanse", which is rather an age than a bound.
func (t *turn) attributive(a amount) bool {
	return strings.HasSuffix(a.high.Text, "year") || agedBefore[t.Fold(a.j)]
}

var agedBefore = sentence.Set("alte|alter|altes|alten")

func (t *turn) isYear(a amount) bool {
	latest := 2035.0
	if a.subject == ofYear || a.comparison == newer {
		latest = 2199
	}
	plain := func(q quantity.Quantity) bool {
		return len(q.Text) == 4 && q.Given == math.Trunc(q.Given) && q.Given >= 1880 && q.Given <= latest
	}
	if !plain(a.low) || !plain(a.high) {
		return false
	}
	if a.subject == ofPrice {
		return !a.pair && a.low.Given <= float64(time.Now().Year()+conflict.YearsAhead) && t.tellsWhich(a)
	}
	if a.subject == ofYear || a.pair || math.Mod(a.high.Given, 500) != 0 {
		return true
	}
	return a.comparison != less && a.comparison != more || a.comparison == more && a.high.Given == 2000
}

// tellsWhich reports whether a year says which boat is meant, before her builder or behind her model, rather than what is paid for her: "what
// should I pay for a 2008 Lagoon".
func (t *turn) tellsWhich(a amount) bool {
	article := indefinite[t.Fold(a.i-1)] || sentence.IsArticle(t.Fold(a.i-1))
	return slices.ContainsFunc(t.boats, func(b ask) bool { return b.i == a.j && article || b.j == a.i && b.model != "" && !t.Breaks(a.i-1) })
}

func (t *turn) year(a amount) bool {
	if t.soldIn(a.i) {
		return false
	}
	q, low, high := &t.query, int(a.low.Given), int(a.high.Given)
	switch {
	case a.pair && t.yearBefore(a):
		q.YearMin, q.YearMax = min(q.YearMin, low), max(q.YearMax, high)
	case a.pair:
		q.YearMin, q.YearMax = low, high
	case a.comparison == newer || a.comparison == more && a.exclusive:
		q.YearMin = low + 1
	case a.comparison == older || a.comparison == less && a.exclusive:
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
	listed := a.i > 0 && t.Joint(a.i, a.i) != "" && t.IsYear(a.i-1) || a.i > 1 && t.Joint(a.i-1, a.i) != "" && t.IsYear(a.i-2)
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
		if part, ok := decadeParts[t.Fold(k)]; ok {
			first, last = part[0], part[1]
			t.Use(k, k+1)
		}
	}
	if a.high.Unit != "decade" {
		last = 0 // "from the 80s to 2005"
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
