package wish

import (
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
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

// lakes takes the places that share the word lake with the one before them for lakes: the "Ontario" of "Lake Erie or Ontario".
func (t *turn) lakes(areas []area) {
	for k := 1; k < len(areas); k++ {
		a, b := areas[k-1], &areas[k]
		if !strings.HasPrefix(a.name, "Lake ") && !strings.HasPrefix(a.Name, "Lake ") || t.joint(a.j, b.i) == "" || b.Kind == geo.KindRegion {
			continue
		}
		if found := t.places.Mentions("Lake " + t.rawOf(b.i, b.j)); len(found) == 1 && found[0].Kind == geo.KindRegion {
			b.Mention, b.name = found[0], found[0].Name
		}
	}
}

// forWhich are the words before where a boat is to go.
var forWhich = set("for|for doing|to do|do|doing|complete|completing|cruise|cruising|capable of|fur|pour")

// waters reads the region of a clause that has nothing else, which needs its article or a preposition elsewhere: "ketch, 40 to 50 ft,
// Pacific", "Essex as well".
func (t *turn) waters() []area {
	tried := 0
	for i, w := range t.words {
		if tried == mostMisspelt {
			break
		}
		if w.used || len(w.fold) < len("essex") || i > 0 && !t.breaks(i-1) || t.lexicon.Noise(w.fold) || t.known(i) || t.inPlace(i) || !t.endsClause(i+1) || !unicode.IsUpper(rune(t.raw(i)[0])) {
			continue
		}
		tried++
		for _, led := range []string{"the ", "in "} {
			found := t.places.Mentions(led + t.raw(i))
			if len(found) != 1 || found[0].Kind != geo.KindRegion || found[0].End != len(led)+len(t.raw(i)) {
				continue
			}
			t.use(i, i+1)
			return []area{{i: i, j: i + 1, Mention: found[0], name: found[0].Name}}
		}
	}
	return nil
}

// endsClause reports whether a clause is over before word i, but for words that add it to what stands before.
func (t *turn) endsClause(i int) bool {
	if n, ok := t.after(i, additions, 2); ok && i > 0 && !t.breaks(i-1) {
		i += n
	}
	return i >= len(t.words) || t.breaks(i-1)
}

// namesakes reads the plural of states of one country that differ in a quarter of it only: "the Carolinas".
func (t *turn) namesakes() []area {
	var out []area
	for i, w := range t.words {
		name, plural := strings.CutSuffix(w.fold, "s")
		if !plural || w.used || len(w.fold) < 7 || t.lexicon.Noise(w.fold) || t.known(i) {
			continue
		}
		var states []area
		for _, s := range t.places.States() {
			if key := lexicon.Key(s.Name); key == name || quarters[strings.TrimSuffix(key, " "+name)] {
				m := geo.Mention{Kind: geo.KindState, ID: s.Code, Name: s.Name, Country: s.Country, State: s.Code}
				states = append(states, area{i: i, j: i + 1, Mention: m, name: s.Name})
			}
		}
		if len(states) > 1 {
			t.use(i, i+1)
			out = append(out, states...)
		}
	}
	return out
}

var quarters = set("north|south|east|west|northern|southern|eastern|western|nord|sud|ost")
