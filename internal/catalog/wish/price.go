package wish

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// pounds reads a mass in pounds as sterling where it is the size of a price.
func (t *turn) pounds(a amount.Amount) bool {
	low, ok := a.Low.As(quantity.Money, "GBP")
	high, also := a.High.As(quantity.Money, "GBP")
	if !ok || !also || high.Given < 500 || strings.Contains(strings.ToLower(a.High.Text), "lb") {
		return false // "18,000 lb" is a weight
	}
	if a.Pair && low.Given*100 <= high.Given { // "80-120 thousand pounds"
		low.Value, low.Given = low.Value*1000, low.Given*1000
	}
	a.Low, a.High = low, high
	return t.price(a)
}

// price sets the price. An amount that is compared with nothing is the most one wants to pay, about one a tenth around.
func (t *turn) price(a amount.Amount) bool {
	q := &t.query
	if a.Low.Per != "" || t.Fold(a.J) == "per" && !t.Breaks(a.J-1) {
		return false // "2k per foot"
	}
	a.Low.Value *= a.Scale()
	if a.High.Unit == "" && a.High.Value < 1000 && t.namesYacht() {
		a.Low.Value, a.High.Value = *demand.Thousands(&a.Low.Value), *demand.Thousands(&a.High.Value)
	}
	low, high := a.Limits()
	switch {
	case a.Pair || low != high:
	case a.Comparison == amount.Roughly:
		low, high = math.Round(low*0.9), math.Round(high*1.1)
	default:
		low = 0
	}
	if low > 0 {
		q.PriceMin = &low
	}
	if q.PriceMax != nil && low == 0 && t.OrBetween(t.priceAt, a.I) {
		high = max(high, *q.PriceMax) // "a Bavaria 37 under 70k or a Hanse 342 under 60k"
	}
	if high > 0 || a.Low.Value == 0 {
		q.PriceMax = &high
	}
	t.priceAt = a.J
	if a.Low.Unit != "" && a.Low.Dim == quantity.Money {
		q.Currency = t.currencyOf(a)
	}
	return true
}

// yachtLength is from what length on, in metres, no boat costs less than a thousand of anything.
const yachtLength = 8

// namesYacht reports whether the turn names a length that makes a price of three figures one in thousands: "42 ft, asking 80 to 130".
func (t *turn) namesYacht() bool {
	return max(t.query.LengthMin, t.query.LengthMax, t.base.LengthMin, t.base.LengthMax) >= yachtLength ||
		slices.ContainsFunc(t.Quantities, func(q quantity.Quantity) bool { return q.Dim == quantity.Length && q.Value >= yachtLength }) ||
		t.modelLength() >= yachtLength
}

// currencyOf tells whose dollars and crowns are meant by the country the text names.
func (t *turn) currencyOf(a amount.Amount) string {
	local := t.places.Money(t.query)
	text, unit := strings.ToLower(a.Low.Text+a.High.Text), a.High.Unit
	crowns := unit == "SEK" && strings.Contains(text, "kr")
	dollars := unit == "USD" && !strings.Contains(text, "us")
	switch {
	case crowns && (local == "NOK" || local == "DKK"):
		return local
	case dollars && (local == "AUD" || local == "NZD" || local == "CAD"):
		return local
	}
	return unit
}

var cheaper = sentence.Set("cheaper|gunstiger|gunstigere|gunstigeres|billiger|billigere")

// wantsCheaper reports whether the turn asks for less money than before, so that a bare number is money: "cheaper, say 120".
func (t *turn) wantsCheaper() bool {
	return t.HoldsOne(cheaper)
}

// newBudget reports whether a bare number is thousands near the price bound that stood before, other than it, and no length near one
// that did: "what if I go up to 90?".
func (t *turn) newBudget(v float64) bool {
	bound := cmp.Or(t.base.PriceMax, t.base.PriceMin)
	if bound == nil || t.withdrawn.Everything || *bound < demand.InThousands || v*1000 < *bound/2 || v*1000 > *bound*2 || v*1000 == *bound {
		return false
	}
	for _, length := range []float64{t.base.LengthMin, t.base.LengthMax} {
		if feet := length / quantity.Foot; v > feet/nearLength && v < feet*nearLength {
			return false
		}
	}
	return true
}

// prices reports whether the turn bounds the price.
func (t *turn) prices() bool { return t.query.PriceMin != nil || t.query.PriceMax != nil }

// lengthIsKnown reports whether the turn names a model, a yacht, that a number is far from being the length of.
func (t *turn) lengthIsKnown(v float64) bool {
	if v < leastThousands {
		return false
	}
	length := t.modelLength()
	return length >= yachtLength && (v > nearModel*length/quantity.Foot || v < length/nearModel)
}

// modelLength is how long boats of the model are, or of the first, that the turn or the one before names, in metres, 0 for none.
func (t *turn) modelLength() float64 {
	if t.modelLOA != 0 {
		return max(t.modelLOA, 0) // a look costs as much as the whole turn
	}
	t.modelLOA = -1
	for _, q := range []*catalog.Query{&t.query, &t.base} {
		models, builders := demand.List(q.ModelContains, q.ModelsAny), demand.List(q.Make, q.MakesAny)
		if len(models) > 0 && len(builders) > 0 {
			if length := t.Length(builders[0], models[0]); length > 0 {
				t.modelLOA = length
			}
			break
		}
	}
	return max(t.modelLOA, 0)
}

// leastThousands is from how many thousands on yachts are priced, nearModel by what factor nobody errs about the length of a model.
const (
	leastThousands = 20
	nearModel      = 1.3
)

// mostFeet is more than buyers have boats measure, in feet.
const mostFeet = 130

// lengthIsTold reports whether a range without a unit follows another one that was the length, so that it is of thousands.
func (t *turn) lengthIsTold(a amount.Amount) bool {
	return t.lengthAt > 0 && t.lengthAt <= a.I && a.High.Given >= leastThousands && t.namesYacht() && !t.OrBetween(t.lengthAt, a.I)
}

// inThousands puts the thousands of a price back that was read before the length of the yacht: "budget is 150, 44-47 ft".
func (t *turn) inThousands() {
	q := &t.query
	for _, bound := range []**float64{&q.PriceMin, &q.PriceMax} {
		if *bound != nil && **bound >= leastThousands && **bound < 1000 && q.Currency == "" && t.namesYacht() {
			*bound = demand.Thousands(*bound)
		}
	}
}
