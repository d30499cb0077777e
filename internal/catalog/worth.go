package catalog

import (
	"math"

	"github.com/fairlead/fairlead/internal/design"
)

// curve is ln of a price in US dollars as a function of length and age.
type curve struct{ base, length, age, age2 float64 }

// The curve of sailing monohulls is the regression over 6,237 adverts of 2017 in the United States, base + 3.60 ln LOA(m) −
// 0.0689 age + 0.00053 age² (R² 0.82); that of catamarans has the slopes of another, over 1,145 adverts, 3.00 ln LOA and −0.0536 a
// year (R² 0.78), flattened with age. The others have the same shape and are set by plausible prices.
var curves = map[design.Category]curve{
	design.Sail:        {3.70, 3.60, -0.0689, 0.00053},
	design.Motorsailer: {3.85, 3.60, -0.0689, 0.00053},
	design.Trimaran:    {4.40, 3.60, -0.0689, 0.00053},
	design.Catamaran:   {5.75, 3.00, -0.0600, 0.00035},
	design.PowerCat:    {5.80, 3.00, -0.0600, 0.00035},
	design.Power:       {5.60, 2.95, -0.0640, 0.00048},
	design.RIB:         {5.70, 2.60, -0.0640, 0.00048},
	design.Dinghy:      {4.50, 2.70, -0.0600, 0.00060},
}

// oldest is the age in years where the slope of the curves ends, about.
const oldest = 65

// UsualPrice is what a boat of a category, a length in metres and an age in years is offered at in the United States, in USD. One
// whose category is not known is taken for a sailing monohull. Makes and conditions differ from it by a factor of four.
func UsualPrice(category design.Category, loa, age float64) float64 {
	c, ok := curves[category]
	if !ok {
		c = curves[design.Sail]
	}
	age = min(max(age, 0), oldest)
	return math.Exp(c.base + c.length*math.Log(loa) + c.age*age + c.age2*age*age)
}
