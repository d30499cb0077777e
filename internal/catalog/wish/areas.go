package wish

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/geo"
)

// severals reads the names that stand for some areas together: "on the Great Loop".
func (t *turn) severals() []area {
	var out []area
	for i := 0; i < len(t.words); i++ {
		if !place.BeginsSeveral(t.words[i].fold) {
			continue
		}
		for n := min(place.LongestSeveral, len(t.words)-i); n > 0; n-- {
			if !t.free(i, i+n) {
				continue
			}
			name, whole := t.phrase(i, i+n)
			found := t.places.Several(name)
			if !whole || len(found) == 0 {
				continue
			}
			t.use(i, i+n)
			if _, meant := t.before(t.skipArticles(i), forWhich, 2); meant {
				t.cannotRefuse(i, i+n) // where she is to go
				break
			}
			for _, m := range found {
				out = append(out, area{i: i, j: i + n, Mention: m, name: m.Name})
			}
			i += n - 1
			break
		}
	}
	return out
}

// forWhich are the words before where a boat is to go.
var forWhich = set("for|for doing|to do|do|doing|complete|completing|cruise|cruising|capable of|fur|pour")

// waters reads the region of a clause that has nothing else, which needs its article elsewhere: "ketch, 40 to 50 ft, Pacific".
func (t *turn) waters() []area {
	for i, w := range t.words {
		if w.used || len(w.fold) < len("pacific") || i > 0 && !t.breaks(i-1) || i+1 < len(t.words) && !t.breaks(i) || t.lexicon.Noise(w.fold) || t.known(i) || t.inPlace(i) {
			continue
		}
		found := t.places.Mentions("the " + t.raw(i))
		if len(found) == 1 && found[0].Kind == geo.KindRegion && found[0].Start == 0 && found[0].End == len("the ")+len(t.raw(i)) {
			t.use(i, i+1)
			return []area{{i: i, j: i + 1, Mention: found[0], name: found[0].Name}}
		}
	}
	return nil
}
