package measure

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// shareByDecade tells of the boats of each decade what share meets a filter, the oldest decade first; those of few boats stand in the next
// older one. Where the filter asks for a rig, a keel or a material, only boats that tell theirs count.
func shareByDecade(d *Drawer, f, against *study.Filter) (int, []study.Value) {
	tells := func(l *catalog.Listing) bool {
		q := f.Query
		return l.Year() > 0 && (len(q.Rig) == 0 || l.Rig != "") && (len(q.Keel) == 0 || l.Keel != "") && (len(q.HullMaterial) == 0 || l.HullMaterial != "")
	}
	having := map[string]bool{}
	for _, l := range d.Draw(f).Boats {
		having[l.ID] = true
	}
	all := d.Draw(against).of(tells)
	years := numbers(all.Boats, func(l *catalog.Listing) float64 { return float64(l.Year()) })
	if len(years) < FewestFitted {
		return len(years), nil
	}
	oldest, newest := int(years[0]), int(years[len(years)-1])
	bands := Divide(all.Boats, func(l *catalog.Listing) string { return bandOf(l.Year(), 10, oldest, newest) })
	slices.SortFunc(bands, func(a, b Part) int { return b.Boats[0].Year()/10 - a.Boats[0].Year()/10 })
	bands = upTo(bands, mostBands, 10)
	slices.Reverse(bands)
	var values []study.Value
	for _, b := range bands {
		if len(b.Boats) < fewestForShare {
			continue
		}
		n := 0
		for _, l := range b.Boats {
			if having[l.ID] {
				n++
			}
		}
		values = append(values, study.Value{Name: "share", Of: b.Name, Number: 100 * float64(n) / float64(len(b.Boats)), Unit: study.Percent},
			study.Value{Name: "counted", Of: b.Name, Number: float64(n), Unit: study.Count}, study.Value{Name: "boats", Of: b.Name, Number: float64(len(b.Boats)), Unit: study.Count})
	}
	return len(years), values
}
