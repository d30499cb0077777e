package measure

import (
	"maps"
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/study"
)

// How many models, and boats of them, a gap within models has to rest on.
const (
	fewestModels = 5
	fewestWithin = 60
)

// withinModels tells how far the boats of b ask from those of a that are of the same model and age: ln price = m + b·age + g·d by
// ordinary least squares, with m of each model and d = 1 for a boat of b. Only models of which both have two boats count.
func withinModels(a, b Sample) []study.Value {
	type boat struct{ price, age, other float64 }
	all, others := map[string][]boat{}, map[string]int{}
	add := func(s Sample, other float64) {
		for _, l := range s.Priced {
			p, _ := l.PriceIn(s.currency)
			if model := plainModelOf(l); model != "" && !Custom(model) && l.Year() > 0 && p > 0 {
				all[model] = append(all[model], boat{math.Log(p), float64(s.today - l.Year()), other})
				others[model] += int(other)
			}
		}
	}
	add(a, 0)
	add(b, 1)
	var models, boats int
	var xx, xd, dd, xy, dy, yy float64
	for _, model := range slices.Sorted(maps.Keys(all)) {
		of := all[model]
		if others[model] < 2 || len(of)-others[model] < 2 {
			continue
		}
		models, boats = models+1, boats+len(of)
		var y, x, d []float64
		for _, one := range of {
			y, x, d = append(y, one.price), append(x, one.age), append(d, one.other)
		}
		xx, xd, dd = xx+product(x, x), xd+product(x, d), dd+product(d, d)
		xy, dy, yy = xy+product(x, y), dy+product(d, y), yy+product(y, y)
	}
	det := xx*dd - xd*xd
	if models < fewestModels || boats < fewestWithin || det <= 0 {
		return nil
	}
	gap, year := (dy*xx-xy*xd)/det, (xy*dd-dy*xd)/det
	noise := max(0, yy-gap*dy-year*xy) / float64(max(1, boats-models-2)) // variance that the fit leaves
	return []study.Value{
		{Name: "gap within models", Number: 100 * (math.Exp(gap) - 1), Unit: study.Percent},
		{Name: "error within models", Number: 100 * math.Sqrt(noise*xx/det), Unit: study.Percent},
		{Name: "models", Number: float64(models), Unit: study.Count},
	}
}
