package measure

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
)

// regions are the sailing regions that a sample divides into: not those that have nearly all of it, nor those of which every boat lies in
// one larger region that is told. A boat may lie in several.
func regions(from Sources, s Sample) func(*catalog.Listing) []string {
	const nearlyAll = 0.95
	in := map[string]map[*catalog.Listing]bool{}
	for _, l := range s.Boats {
		for _, id := range l.Regions {
			if in[id] == nil {
				in[id] = map[*catalog.Listing]bool{}
			}
			in[id][l] = true
		}
	}
	for id, boats := range in {
		if float64(len(boats)) > nearlyAll*float64(len(s.Boats)) {
			delete(in, id)
		}
	}
	told := map[string]string{}
	for id := range in {
		if known, ok := from.Places.Region(id); ok && !partOfOne(id, in) {
			told[id] = known.Name
		}
	}
	return func(l *catalog.Listing) []string {
		var names []string
		for _, id := range l.Regions {
			if told[id] != "" {
				names = append(names, told[id])
			}
		}
		slices.Sort(names)
		return names
	}
}

// partOfOne reports whether every boat of a region lies in one other that has more, or as many and comes first.
func partOfOne(id string, in map[string]map[*catalog.Listing]bool) bool {
	for other, boats := range in {
		if other == id || len(boats) < len(in[id]) || len(boats) == len(in[id]) && other > id {
			continue
		}
		inside := true
		for l := range in[id] {
			inside = inside && boats[l]
		}
		if inside {
			return true
		}
	}
	return false
}
