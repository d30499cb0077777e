package measure

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// How well age explains prices, by R².
const (
	ExplainsMuch   = 0.6
	ExplainsLittle = 0.25
	ExplainsSome   = 0.1
)

// fit is asking price explained by age and length: ln price = a + b·age + c·ln length, by ordinary least squares; age in
// years, length in metres, price in the sample's currency. R2 is the share of the variance of ln price it explains.
type fit struct {
	a, b, c        float64
	blur           float64 // standard error of b
	noise          float64 // standard deviation of what the fit leaves of ln price
	n              int
	r2             float64
	age, length    float64 // means of the boats
	oldest, newest float64 // ages
	wide           bool    // lengths differ enough to tell what length does
}

// SureErrors is how many standard errors a value may be off at a confidence of 95 per cent.
const SureErrors = 1.96

// FewestFitted is how many boats a regression has to rest on.
const FewestFitted = 12

// fitted is newFit of a sample that was drawn, whatever limits it sets the price, made once.
func (s Sample) fitted() (fit, bool) {
	if !s.made.fitted {
		s.made.fit, s.made.fits = newFit(s.Unlimited())
		s.made.fitted = true
	}
	return s.made.fit, s.made.fits
}

// newFit fits the priced boats of a sample; ok is false for too few, or ages that do not differ. Where the lengths hardly
// differ, c is 0.
func newFit(s Sample) (f fit, ok bool) {
	var age, length, price []float64
	for _, l := range s.Priced {
		p, _ := l.PriceIn(s.currency)
		if l.Year() == 0 || l.LOA == 0 || p <= 0 {
			continue
		}
		age = append(age, float64(s.today-l.Year()))
		length = append(length, math.Log(l.LOA))
		price = append(price, math.Log(p))
	}
	if len(age) < FewestFitted {
		return fit{}, false
	}
	f.n = len(age)
	x, z, y := mean(age), mean(length), mean(price)
	xx, xz, zz := product(age, age), product(age, length), product(length, length)
	xy, zy, yy := product(age, price), product(length, price), product(price, price)
	if xx < 1 || yy == 0 {
		return fit{}, false
	}
	const narrow = 0.02 * 0.02          // variance of ln length below which boats are of one length
	const wide = 0.06 * 0.06            // and from which it is told what length does: within a band of a few feet models do more
	alone, free := 1/xx, float64(f.n-2) // what of the age's spread counts, and degrees of freedom
	if det := xx*zz - xz*xz; zz/float64(f.n) > narrow && det > 0 {
		f.b, f.c = (xy*zz-zy*xz)/det, (zy*xx-xy*xz)/det
		alone, free = zz/det, free-1
	} else {
		f.b = xy / xx
	}
	f.a = y - f.b*x - f.c*z
	f.r2 = (f.b*xy + f.c*zy) / yy
	f.noise = math.Sqrt(max(0, yy*(1-f.r2)) / free)
	f.blur = f.noise * math.Sqrt(alone)
	f.age, f.length, f.wide = x, math.Exp(z), zz/float64(f.n) >= wide
	f.newest, f.oldest = age[0], age[0]
	for _, a := range age {
		f.newest, f.oldest = min(f.newest, a), max(f.oldest, a)
	}
	return f, true
}

// ordered reports whether the fit explains something and what it says of age stands out of the noise: at twice its standard
// error. Length alone may explain prices well.
func (f fit) ordered() bool { return f.r2 >= ExplainsSome && math.Abs(f.b) >= 2*f.blur }

// Orderly reports whether age orders the prices of a sample enough to speak of what a year takes.
func (s Sample) Orderly() bool {
	f, ok := s.fitted()
	return ok && f.ordered()
}

// price is what the fit expects of a boat.
func (f fit) price(age, length float64) float64 {
	return math.Exp(f.a + f.b*age + f.c*math.Log(length))
}

// blurAt is the standard error of ln price that the fit expects at an age and the mean length.
func (f fit) blurAt(age float64) float64 {
	return math.Hypot(f.noise/math.Sqrt(float64(f.n)), f.blur*(age-f.age))
}

func mean(v []float64) float64 {
	var sum float64
	for _, x := range v {
		sum += x
	}
	return sum / float64(len(v))
}

// product is the sum of products of deviations from the means.
func product(v, w []float64) float64 {
	mv, mw := mean(v), mean(w)
	var sum float64
	for i := range v {
		sum += (v[i] - mv) * (w[i] - mw)
	}
	return sum
}

// Ages are those of which the fit's price is told.
var Ages = []float64{2, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50}

// priceAgainstAge tells the fit: what a year of age and a tenth more of length do to the asking price, and what the price is
// at some ages and the mean length.
func priceAgainstAge(s Sample) (int, []study.Value) {
	f, ok := s.fitted()
	if !ok {
		return len(s.Priced), nil
	}
	values := []study.Value{
		{Name: "fitted", Number: float64(f.n), Unit: study.Count},
		{Name: "a year", Number: 100 * (math.Exp(f.b) - 1), Unit: study.Percent},
		{Name: "R²", Number: f.r2, Unit: study.Ratio},
		{Name: "slowest", Number: 100 * (math.Exp(f.b+SureErrors*f.blur) - 1), Unit: study.Percent},
		{Name: "fastest", Number: 100 * (math.Exp(f.b-SureErrors*f.blur) - 1), Unit: study.Percent},
	}
	if left := len(s.Unlimited().Priced) - f.n; left > 0 {
		values = append(values, study.Value{Name: "left out", Number: float64(left), Unit: study.Count})
	}
	if f.c != 0 && f.wide {
		values = append(values, study.Value{Name: "a tenth longer", Number: 100 * (math.Pow(1.1, f.c) - 1), Unit: study.Percent})
	}
	for _, age := range Ages {
		if f.r2 >= ExplainsSome && age >= f.newest && age <= f.oldest {
			values = append(values, study.Value{Name: "expected", Of: YearsOld(age), Number: f.price(age, f.length), Unit: study.Unit(s.currency)})
		}
	}
	return f.n, values
}

// YearsOld names the part of the evidence that is of an age.
func YearsOld(age float64) string { return strconv.Itoa(int(age)) + " years" }

// below tells of boats that ask less than others of their age and length how far under the fit they are, the widest gap
// first; parts are listing identifiers. Boats to restore and hulls of a material that few others have are left out, and gaps of more than a quarter, which are more
// likely a missing detail than a bargain.
func below(s Sample) (int, []study.Value) {
	f, ok := s.fitted()
	if !ok || f.r2 < ExplainsSome || f.b >= 0 { // nothing is expected of an age that does not lower prices
		return len(s.Priced), nil
	}
	var values []study.Value
	odd := s.oddHulls()
	for _, l := range s.Priced {
		p, _ := l.PriceIn(s.currency)
		if l.Year() == 0 || l.LOA == 0 || l.Status != catalog.Active || l.Grade == catalog.Restorable || odd[l.HullMaterial] {
			continue
		}
		gap := 100 * (p/f.price(float64(s.today-l.Year()), l.LOA) - 1)
		if gap < -5 && gap > -25 {
			values = append(values, study.Value{Name: "below", Of: l.ID, Number: gap, Unit: study.Percent})
		}
	}
	return f.n, smallest(values, 6)
}

// oddHulls are the materials that fewer than a third of those boats have whose listings tell theirs.
func (s Sample) oddHulls() map[string]bool {
	counts, told := map[string]int{}, 0
	for _, l := range s.Boats {
		if l.HullMaterial != "" {
			counts[l.HullMaterial]++
			told++
		}
	}
	odd := map[string]bool{}
	for material, n := range counts {
		odd[material] = 3*n < told
	}
	return odd
}

// contrast compares two samples: the medians as they are, and the fits at an age that was told, else at the one between the two means that boats of both have, each at
// its own mean length and, where lengths differ, both at the one between; and boats of one model and age, where there are enough.
func contrast(a, b Sample, told float64) (int, []study.Value) {
	pa, pb := a.allPrices(), b.allPrices()
	if len(pa) < Fewest || len(pb) < Fewest {
		return 0, nil
	}
	values := []study.Value{{Name: "median gap", Number: 100 * (catalog.Quantile(pb, 0.5)/catalog.Quantile(pa, 0.5) - 1), Unit: study.Percent}}
	fa, oka := a.fitted()
	fb, okb := b.fitted()
	if youngest, oldest := max(fa.newest, fb.newest), min(fa.oldest, fb.oldest); oka && okb && youngest <= oldest && (told == 0 || told >= youngest && told <= oldest) {
		age := cmp.Or(told, min(max(math.Round((fa.age+fb.age)/2), youngest), oldest))
		values = append(values,
			study.Value{Name: "age", Number: age, Unit: study.Count},
			study.Value{Name: "gap at equal age", Number: 100 * (fb.price(age, fb.length)/fa.price(age, fa.length) - 1), Unit: study.Percent},
			study.Value{Name: "error", Number: 100 * math.Hypot(fa.blurAt(age), fb.blurAt(age)), Unit: study.Percent})
		if fa.c != 0 && fb.c != 0 {
			length := (fa.length + fb.length) / 2
			values = append(values, study.Value{Name: "gap at equal age and length", Number: 100 * (fb.price(age, length)/fa.price(age, length) - 1), Unit: study.Percent},
				study.Value{Name: "common length", Number: length, Unit: study.Metre})
			for _, at := range Ages {
				if at >= youngest && at <= oldest && fa.r2 >= ExplainsSome && fb.r2 >= ExplainsSome {
					values = append(values, study.Value{Name: "of the first", Of: YearsOld(at), Number: fa.price(at, length), Unit: study.Unit(a.currency)},
						study.Value{Name: "of the second", Of: YearsOld(at), Number: fb.price(at, length), Unit: study.Unit(a.currency)})
				}
			}
		}
	}
	return len(pa) + len(pb), append(values, withinModels(a, b)...)
}

// expectedOf is what the fit of price against age and length of all boats of a name expects of one built in a year, at their
// mean length.
func expectedOf(year int, all Sample) (int, []study.Value) {
	f, ok := all.falling()
	age := float64(all.today - year)
	if !ok || age < f.newest || age > f.oldest {
		return len(all.Priced), nil
	}
	return f.n, all.expectedBy(f, year)
}

// falling is the fit of a sample where it tells clearly that prices fall with age, so that a price can be expected of a year.
func (s Sample) falling() (fit, bool) {
	f, ok := s.fitted()
	return f, ok && f.ordered() && f.b < 0
}

// expectedBy is what a fit of a sample expects of a boat built in a year, at its mean length.
func (s Sample) expectedBy(f fit, year int) []study.Value {
	return []study.Value{
		{Name: "expected", Number: f.price(float64(s.today-year), f.length), Unit: study.Unit(s.currency)},
		{Name: "year", Number: float64(year), Unit: study.Year},
		{Name: "fitted", Number: float64(f.n), Unit: study.Count},
	}
}

// drawnOf is what the fit of all boats of a name, drawn out beyond their ages by no more years than they span, expects of one built in a year.
func drawnOf(year int, all Sample) (int, []study.Value) {
	f, ok := all.falling()
	age := float64(all.today - year)
	span := f.oldest - f.newest
	if !ok || age < f.newest-span || age > f.oldest+span || age < 0 {
		return len(all.Priced), nil
	}
	return f.n, append(all.expectedBy(f, year), study.Value{Name: "oldest", Number: float64(all.today) - f.oldest, Unit: study.Year})
}

// lossOf is what a boat of a name that was built in a year is expected to lose in a number of years by the fit of all: what she asks now and
// then, as both are written, so that the loss is the difference a reader sees, and whether that is older than any on offer, which it may be
// by no more years than the offers span.
func lossOf(year, years int, all Sample) (int, []study.Value) {
	f, ok := all.falling()
	now := float64(all.today - year)
	then := now + float64(years)
	if !ok || now < f.newest || now > f.oldest || then > f.oldest+(f.oldest-f.newest) {
		return len(all.Priced), nil
	}
	asks, left, money := study.Figures(f.price(now, f.length)), study.Figures(f.price(then, f.length)), study.Unit(all.currency)
	values := []study.Value{
		{Name: "now", Number: asks, Unit: money}, {Name: "then", Number: left, Unit: money}, {Name: "lost", Number: asks - left, Unit: money},
		{Name: "share lost", Number: 100 * (1 - left/asks), Unit: study.Percent}, {Name: "year", Number: float64(year), Unit: study.Year},
		{Name: "years", Number: float64(years), Unit: study.Count}, {Name: "fitted", Number: float64(f.n), Unit: study.Count},
	}
	if then > f.oldest {
		values = append(values, study.Value{Name: "oldest", Number: float64(all.today) - f.oldest, Unit: study.Year})
	}
	return f.n, values
}

// smallest returns the n values with the smallest numbers, smallest first.
func smallest(values []study.Value, n int) []study.Value {
	slices.SortStableFunc(values, func(a, b study.Value) int { return cmp.Compare(a.Number, b.Number) })
	return values[:min(n, len(values))]
}
