package measure

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/study"
)

// What is told of the models within a kind of boat, where a question asks which of them to prefer.

const (
	mostModels = 6   // are told of
	clear      = 4.0 // times its standard error is what a year takes off a model's price, to be set beside that of others
)

// byModelOf is byOf of models.
func (from Sources) byModelOf(s Sample, least int, values func(name string, boats []*catalog.Listing) (rank float64, of []study.Value, ok bool)) []rankedModel {
	return byOf(from.ByModel(s.Priced), least, values)
}

// byOf makes values of each model or builder of which at least some number of boats are priced; the lowest rank comes first.
func byOf(parts []Part, least int, values func(name string, boats []*catalog.Listing) (rank float64, of []study.Value, ok bool)) []rankedModel {
	var all []rankedModel
	for _, p := range parts {
		if len(p.Boats) < least || Custom(p.Name) {
			continue
		}
		if rank, of, ok := values(p.Name, p.Boats); ok {
			all = append(all, rankedModel{rank, of})
		}
	}
	slices.SortStableFunc(all, func(a, b rankedModel) int { return cmp.Compare(a.rank, b.rank) })
	return all
}

type rankedModel struct {
	rank   float64
	values []study.Value
}

// first are the values of the first models behind how many there are.
func first(all []rankedModel) []study.Value {
	if len(all) < 2 {
		return nil
	}
	told := []study.Value{{Name: "models", Number: float64(len(all)), Unit: study.Count}}
	for _, m := range all[:min(mostModels, len(all))] {
		told = append(told, m.values...)
	}
	return told
}

// ends are those of the first models and of the last one.
func ends(all []rankedModel) []study.Value {
	told := first(all)
	if len(all) > mostModels {
		told = append(told, all[len(all)-1].values...)
	}
	return told
}

// ageingByModel is what a year of age takes off the asking price of each model whose fit tells that clearly, the smallest loss first.
func (from Sources) ageingByModel(s Sample) (int, []study.Value) {
	return s.ageingOf(s.unlimitedParts(from.ByModel))
}

// ageingByBuilder is the same of builders.
func ageingByBuilder(s Sample) (int, []study.Value) {
	return s.ageingOf(s.unlimitedParts(func(boats []*catalog.Listing) []Part {
		return Divide(boats, func(l *catalog.Listing) string { return l.Make })
	}))
}

func (s Sample) ageingOf(parts []Part) (int, []study.Value) {
	rising := 0
	all := byOf(parts, FewestFitted, func(name string, boats []*catalog.Listing) (float64, []study.Value, bool) {
		f, ok := newFit(Sample{Priced: boats, currency: s.currency, today: s.today})
		if ok && f.r2 >= ExplainsLittle && f.b > clear*f.blur {
			rising++
		}
		if !ok || f.b >= 0 || f.r2 < ExplainsLittle || -f.b < clear*f.blur {
			return 0, nil, false
		}
		return -f.b, []study.Value{
			{Name: "a year", Of: name, Number: 100 * (math.Exp(f.b) - 1), Unit: study.Percent},
			{Name: "error", Of: name, Number: 100 * f.blur, Unit: study.Percent},
			{Name: "fitted", Of: name, Number: float64(f.n), Unit: study.Count},
			{Name: "mean year", Of: name, Number: math.Round(float64(s.today) - f.age), Unit: study.Year},
		}, true
	})
	told := ends(all)
	if told != nil {
		told = append(told, study.Value{Name: "rising", Number: float64(rising), Unit: study.Count})
	}
	return len(s.Unlimited().Priced), told
}

// levelByModel is how far each model asks, in the geometric mean, from what the fit of all boats of its kind expects of its ages
// and lengths, the cheapest first.
func (from Sources) levelByModel(s Sample) (int, []study.Value) {
	f, ok := s.fitted()
	if !ok || !f.ordered() {
		return len(s.Priced), nil
	}
	all := byOf(s.unlimitedParts(from.ByModel), Fewest, func(name string, boats []*catalog.Listing) (float64, []study.Value, bool) {
		level, n := s.level(boats)
		return level, []study.Value{
			{Name: "level", Of: name, Number: level, Unit: study.Percent},
			{Name: "dated", Of: name, Number: float64(n), Unit: study.Count},
		}, n >= Fewest
	})
	return f.n, ends(all)
}

// level is how many per cent some boats of a sample ask, in the geometric mean, above what its fit expects of their ages and lengths, and
// of how many of them that is known; of none where age does not order the prices.
func (s Sample) level(boats []*catalog.Listing) (percent float64, known int) {
	percent, _, known = s.levelWithin(boats)
	return percent, known
}

// levelWithin is level with its standard error, in per cent.
func (s Sample) levelWithin(boats []*catalog.Listing) (percent, blur float64, known int) {
	f, ok := s.fitted()
	if !ok || !f.ordered() {
		return 0, 0, 0
	}
	var off []float64
	for _, l := range boats {
		p, _ := l.PriceIn(s.currency)
		if l.Year() == 0 || l.LOA == 0 || p <= 0 {
			continue
		}
		off = append(off, math.Log(p/f.price(float64(s.today-l.Year()), l.LOA)))
	}
	if len(off) == 0 {
		return 0, 0, 0
	}
	n := float64(len(off))
	return 100 * (math.Exp(mean(off)) - 1), 100 * math.Sqrt(product(off, off)/max(1, n-1)/n), len(off)
}

// seaworthyByModel is the comfort ratio and the capsize screening value of each monohull model of which five are priced, as far as
// the design table has them, the highest comfort ratio first; those with a screening value of 2 or more are left out.
func (from Sources) seaworthyByModel(s Sample) (int, []study.Value) {
	all := from.byModelOf(s, Fewest, func(name string, boats []*catalog.Listing) (float64, []study.Value, bool) {
		d, known := from.designOf(boats)
		comfort, rated := d.ComfortRatio()
		capsize, screened := d.CapsizeScreening()
		if !known || !rated || !screened || capsize >= 2 || !d.Category.Sails() || d.Category.Multihull() {
			return 0, nil, false
		}
		prices := s.Prices(boats)
		return -comfort, []study.Value{
			{Name: "comfort ratio", Of: name, Number: comfort, Unit: study.Ratio},
			{Name: "capsize screening", Of: name, Number: capsize, Unit: study.Ratio},
			{Name: "priced", Of: name, Number: float64(len(prices)), Unit: study.Count},
			{Name: "median", Of: name, Number: catalog.Quantile(prices, 0.5), Unit: study.Unit(s.currency)},
		}, true
	})
	return len(s.Priced), first(all)
}

// designOf is the design that most of some boats are of, the zero Design where that is not known of any.
func (from Sources) designOf(boats []*catalog.Listing) (design.Design, bool) {
	ids := Divide(boats, func(l *catalog.Listing) string { return l.DesignID })
	if len(ids) == 0 {
		return design.Design{}, false
	}
	return from.Designs.ByID(ids[0].Name)
}

// RatioByModel is the measure of a ratio of each model, of which the most offered are told.
func RatioByModel(ratio string) string { return ratioByModel + strings.ReplaceAll(ratio, " ", "_") }

// ratioByModel begins the names of those measures.
const ratioByModel = "ratio_by_model_"

// ratiosByModel is what the design table tells of a ratio of each model of which five are priced, those most offered first.
func (from Sources) ratiosByModel(ratio string) statistic {
	return func(s Sample) (int, []study.Value) {
		all := from.byModelOf(s, Fewest, func(name string, boats []*catalog.Listing) (float64, []study.Value, bool) {
			d, _ := from.designOf(boats)
			ratios := d.Ratios()
			i := slices.IndexFunc(ratios, func(r design.Ratio) bool { return strings.ReplaceAll(r.Name, " ", "_") == ratio })
			if i < 0 {
				return 0, nil, false
			}
			r, prices := ratios[i], s.Prices(boats)
			return -float64(len(prices)), []study.Value{
				{Name: r.Name, Of: name, Number: r.Value, Unit: unitOf(r)},
				{Name: "priced", Of: name, Number: float64(len(prices)), Unit: study.Count},
				{Name: "median", Of: name, Number: catalog.Quantile(prices, 0.5), Unit: study.Unit(s.currency)},
			}, true
		})
		return len(s.Priced), first(all)
	}
}

// cheapestModels are the asking prices of the models whose median is lowest, the cheapest first.
func (from Sources) cheapestModels(s Sample) (int, []study.Value) {
	all := from.byModelOf(s, Fewest, func(name string, boats []*catalog.Listing) (float64, []study.Value, bool) {
		prices := s.Prices(boats)
		median := catalog.Quantile(prices, 0.5)
		return median, []study.Value{
			{Name: "median", Of: name, Number: median, Unit: study.Unit(s.currency)},
			{Name: "priced", Of: name, Number: float64(len(prices)), Unit: study.Count},
		}, true
	})
	return len(s.Priced), first(all)
}

// Custom tells the name of one-offs, which share it and are no model.
func Custom(name string) bool { return strings.HasPrefix(name+" ", "Custom ") }
