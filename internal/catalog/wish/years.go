package wish

import (
	"math"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/conflict"
	"github.com/fairlead/fairlead/internal/catalog/wish/meaning"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

const (
	yearSeconds = 365.25 * 86400
	daySeconds  = 86400
)

func (t *turn) time(a amount.Amount) bool {
	q := &t.query
	switch unit := a.High.Unit; {
	case t.ofPriceCut(a.I):
		return false
	case unit != "h" && (t.offeredSince(a) || unit != "years" && a.Subject == amount.OfListing && t.refusesListed(a.I)):
		q.ListedMin = int(math.Round(a.High.Value / daySeconds))
	case unit == "h" && a.Subject == amount.OfListing && t.mentionsListing():
		q.ListedWithin = int(math.Ceil(a.High.Value / daySeconds))
	case unit == "h":
		if a.Comparison == amount.More {
			return false
		}
		q.EngineHoursMax = math.Round(a.High.Given)
	case a.Subject == amount.OfListing && a.High.Unit != "years" && t.mentionsListing():
		q.ListedWithin = int(math.Round(a.High.Value / daySeconds))
	case unit == "years":
		return t.age(a)
	case slices.Contains([]string{"days", "weeks", "months"}, unit) && t.mentionsListing():
		q.ListedWithin = int(math.Round(a.High.Value / daySeconds))
	default:
		return false
	}
	return true
}

// age sets the age in years: "less than ten years old", "newer than 10 years", "20 years old or more".
func (t *turn) age(a amount.Amount) bool {
	q := &t.query
	years := func(v quantity.Quantity) int { return int(math.Round(v.Value / yearSeconds)) }
	switch {
	case t.works.AgeOfPart(a.J), t.works.InBrackets(a.I), a.Subject == amount.OfListing && t.ofPrices(a.I):
		return false // "prices over the last two years"
	case a.Pair:
		q.AgeMin, q.AgeMax = years(a.Low), years(a.High)
	case a.Subject == amount.OfListing && t.refusesSince(a.I), a.Comparison == amount.More || a.Comparison == amount.Older || a.Comparison == amount.NotNewer:
		q.AgeMin = years(a.High)
	case a.Comparison == amount.Same && a.Subject != amount.OfListing && a.Subject != amount.OfAge:
		return false
	case a.Comparison == amount.Roughly:
		q.AgeMin, q.AgeMax = max(years(a.High)-2, 0), years(a.High)+2
	case a.Comparison == amount.Same && years(a.High) > 1 && t.attributive(a):
		q.AgeMin, q.AgeMax = years(a.High), years(a.High)
	default:
		q.AgeMax = years(a.High)
	}
	return true
}

// spanAt is the word before those that make the number at word i the last years: the "over" of "over the last two years".
func (t *turn) spanAt(i int) int {
	for i > 0 && (lastly[t.Fold(i-1)] || sentence.IsDeterminer(t.Fold(i-1))) {
		i--
	}
	return i - 1
}

// refusesSince reports whether boats of the last years, whose number is word i, are refused: "nothing from the last 5 years".
func (t *turn) refusesSince(i int) bool {
	at := t.spanAt(i)
	if at > 0 && (t.Fold(at) == "from" || t.Fold(at) == "of" || t.Fold(at) == "aus" || t.Fold(at) == "des") {
		return t.NegatedAt(at)
	}
	return t.NegatedAt(at + 1)
}

// refusesListed reports whether boats listed in the last days, whose number is word i, are refused: "not listed in the last 30 days".
func (t *turn) refusesListed(i int) bool {
	at := t.spanAt(i)
	for at > 0 && (listedIn[t.Fold(at)] || meaning.IsAdvert(t.Fold(at))) {
		if t.NegatedAt(at) {
			t.Use(at, i)
			return true
		}
		at--
	}
	return false
}

var listedIn = sentence.Set("in|within|during|over|been|innerhalb|dans")

// ofPrices reports whether a turn asks how prices went over the time whose number is word i, and bounds none.
func (t *turn) ofPrices(i int) bool {
	i = t.spanAt(i) + 1
	return during[t.Fold(i-1)] && t.priceAt == 0 && !t.prices() && meaning.NamesPrices(t.Sentence)
}

var (
	lastly = sentence.Set("last|past|letzten|vergangenen|dernieres|derniers")
	during = sentence.Set("over|during|uber|wahrend|pendant|sur")
)

// attributive reports whether an age stands before what has it, "a 10 year old Hanse", which is rather an age than a bound.
func (t *turn) attributive(a amount.Amount) bool {
	return strings.HasSuffix(a.High.Text, "year") || agedBefore[t.Fold(a.J)]
}

var agedBefore = sentence.Set("alte|alter|altes|alten")

func (t *turn) isYear(a amount.Amount) bool {
	latest := 2035.0
	if a.Subject == amount.OfYear || a.Comparison == amount.Newer {
		latest = 2199
	}
	plain := func(q quantity.Quantity) bool {
		return len(q.Text) == 4 && q.Given == math.Trunc(q.Given) && q.Given >= 1880 && q.Given <= latest
	}
	if !plain(a.Low) || !plain(a.High) {
		return false
	}
	if a.Subject == amount.OfPrice {
		return !a.Pair && a.Low.Given <= float64(time.Now().Year()+conflict.YearsAhead) && t.tellsWhich(a)
	}
	if a.Subject == amount.OfYear || a.Pair || math.Mod(a.High.Given, 500) != 0 {
		return true
	}
	return a.Comparison != amount.Less && a.Comparison != amount.More || a.Comparison == amount.More && a.High.Given == 2000
}

// tellsWhich reports whether a year says which boat is meant, before her builder or behind her model, rather than what is paid for her: "what
// should I pay for a 2008 Lagoon".
func (t *turn) tellsWhich(a amount.Amount) bool {
	article := sentence.IsIndefinite(t.Fold(a.I-1)) || sentence.IsArticle(t.Fold(a.I-1))
	return slices.ContainsFunc(t.boats, func(b boat.Name) bool {
		return b.I == a.J && article || b.J == a.I && b.Model != "" && !t.Breaks(a.I-1)
	})
}

func (t *turn) year(a amount.Amount) bool {
	if t.works.SoldIn(a.I) {
		return false
	}
	q, low, high := &t.query, int(a.Low.Given), int(a.High.Given)
	switch {
	case a.Pair && t.yearBefore(a):
		q.YearMin, q.YearMax = min(q.YearMin, low), max(q.YearMax, high)
	case a.Pair:
		q.YearMin, q.YearMax = low, high
	case a.Comparison == amount.Newer || a.Comparison == amount.More && a.Exclusive:
		q.YearMin = low + 1
	case a.Comparison == amount.Older || a.Comparison == amount.Less && a.Exclusive:
		q.YearMax = high - 1
	case a.Comparison == amount.More || a.Comparison == amount.NotOlder:
		q.YearMin = low
	case a.Comparison == amount.Less || a.Comparison == amount.UntilYear || a.Comparison == amount.NotNewer:
		q.YearMax = high
	case a.Comparison == amount.Roughly:
		q.YearMin, q.YearMax = low-2, high+2
	case t.yearBefore(a):
		q.YearMin, q.YearMax = min(q.YearMin, low), max(q.YearMax, high)
	default:
		q.YearMin, q.YearMax = low, high
	}
	return true
}

// yearBefore reports whether the year of an amount goes on a list with the one before it: "2019 or 2020".
func (t *turn) yearBefore(a amount.Amount) bool {
	q := t.query
	listed := a.I > 0 && t.Joint(a.I, a.I) != "" && t.IsYear(a.I-1) || a.I > 1 && t.Joint(a.I-1, a.I) != "" && t.IsYear(a.I-2)
	return listed && q.YearMin > 0
}

var decadeParts = map[string][2]int{
	"early": {0, 4}, "mid": {3, 7}, "middle": {3, 7}, "late": {5, 9}, "fruhe": {0, 4}, "anfang": {0, 4}, "mitte": {3, 7}, "ende": {5, 9},
	"spate": {5, 9}, "debut": {0, 4}, "milieu": {3, 7}, "fin": {5, 9},
}

// decade reads "80s", "late 80s", "early 2000s", "the 80s or 90s".
func (t *turn) decade(a amount.Amount) bool {
	q := &t.query
	first, last := 0, 9
	for k := a.I - 1; k >= max(0, a.I-3); k-- {
		if part, ok := decadeParts[t.Fold(k)]; ok {
			first, last = part[0], part[1]
			t.Use(k, k+1)
		}
	}
	if a.High.Unit != "decade" {
		last = 0 // "from the 80s to 2005"
	}
	low, high := int(a.Low.Value)+first, int(a.High.Value)+last
	switch a.Comparison {
	case amount.NotOlder:
		high = 0
	case amount.Newer:
		low, high = int(a.High.Value)+10, 0
	case amount.Less, amount.UntilYear, amount.NotNewer:
		low = 0
	case amount.Older:
		low, high = 0, int(a.Low.Value)-1
	}
	if q.YearMin != 0 && q.YearMax != 0 && low != 0 && high != 0 {
		low, high = min(low, q.YearMin), max(high, q.YearMax)
	}
	q.YearMin, q.YearMax = low, high
	return true
}
