package area

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// severals reads the names that stand for some areas together: "on the Great Loop".
func (r *Reader) severals() []Area {
	var out []Area
	for i := 0; i < len(r.Words); i++ {
		j, found := r.severalAt(i)
		if len(found) == 0 {
			continue
		}
		r.Use(i, j)
		if _, meant := r.Before(r.SkipArticles(i), forWhich, 2); meant {
			r.TellBack(i, j) // where she is to go
			continue
		}
		for _, m := range found {
			out = append(out, Area{I: i, J: j, Mention: m, Written: m.Name})
		}
	}
	return out
}

// severalAt is the areas that the longest name of several from word i on stands for, and the word behind it.
func (r *Reader) severalAt(i int) (j int, areas []geo.Mention) {
	if !place.BeginsSeveral(r.Fold(i)) {
		return i, nil
	}
	for j := min(i+place.LongestSeveral, len(r.Words)); j > i; j-- {
		if name, whole := r.Phrase(i, j); whole && r.Free(i, j) {
			if found := r.places.Several(name); len(found) > 0 {
				return j, found
			}
		}
	}
	return i, nil
}

// lakes takes the places that share the word lake with the one before them for lakes: the "Ontario" of "Lake Erie or Ontario".
func (r *Reader) lakes(areas []Area) {
	for k := 1; k < len(areas); k++ {
		a, b := areas[k-1], &areas[k]
		if !strings.HasPrefix(a.Written, "Lake ") && !strings.HasPrefix(a.Name, "Lake ") || r.Joint(a.J, b.I) == "" || b.Kind == geo.KindRegion {
			continue
		}
		if found := r.places.Mentions("Lake " + r.RawOf(b.I, b.J)); len(found) == 1 && found[0].Kind == geo.KindRegion {
			b.Mention, b.Written = found[0], found[0].Name
		}
	}
}

// forWhich are the words before where a boat is to go.
var forWhich = sentence.Set("for|for doing|to do|do|doing|complete|completing|cruise|cruising|capable of|fur|pour")

// waters reads the region of a clause that has nothing else, which needs its article or a preposition elsewhere: "ketch, 40 to 50 ft,
// Pacific", "Essex as well".
func (r *Reader) waters() []Area {
	tried := 0
	for i, w := range r.Words {
		if tried == mostMisspelt {
			break
		}
		if w.Used || len(w.Fold) < len("essex") || i > 0 && !r.Breaks(i-1) || r.lexicon.Noise(w.Fold) || r.Known(i) || r.InPlace(i) || !r.endsClause(i+1) || !unicode.IsUpper(rune(r.Raw(i)[0])) {
			continue
		}
		tried++
		for _, led := range []string{"the ", "in "} {
			found := r.places.Mentions(led + r.Raw(i))
			if len(found) != 1 || found[0].Kind != geo.KindRegion || found[0].End != len(led)+len(r.Raw(i)) {
				continue
			}
			r.Use(i, i+1)
			return []Area{{I: i, J: i + 1, Mention: found[0], Written: found[0].Name}}
		}
	}
	return nil
}

// endsClause reports whether a clause is over before word i, but for words that add it to what stands before.
func (r *Reader) endsClause(i int) bool {
	if n, ok := command.Adds(r.Sentence, i); ok && i > 0 && !r.Breaks(i-1) {
		i += n
	}
	return i >= len(r.Words) || r.Breaks(i-1)
}

// namesakes reads the plural of states of one country that differ in a quarter of it only: "the Carolinas".
func (r *Reader) namesakes() []Area {
	var out []Area
	for i, w := range r.Words {
		name, plural := strings.CutSuffix(w.Fold, "s")
		states := r.places.Namesakes(name)
		if !plural || len(states) < 2 || w.Used || len(w.Fold) < 7 || r.lexicon.Noise(w.Fold) || r.Known(i) {
			continue
		}
		r.Use(i, i+1)
		for _, s := range states {
			out = append(out, Area{I: i, J: i + 1, Mention: s, Written: s.Name})
		}
	}
	return out
}

// shores stand behind the adjective of the country that they belong to, in French before it; so does what lies there.
var shores = sentence.Set("based|market|markets|markt|marche|waters|islands|isles|inseln|iles|coast|coasts|waterways|coastline|ports|harbours|harbors|marinas|gewasser|gewassern|hafen|kuste|kusten|eaux|cotes")

// nations reads the countries of shores, and those that are on a list with an area: "German, Dutch or Danish waters", "New Zealand or Aussie
// yachts".
func (r *Reader) nations(areas []Area) []Area {
	var out []Area
	for i := len(r.Words) - 1; i >= 0; i-- {
		country, ok := r.places.Nation(r.Fold(i))
		if !ok || r.Words[i].Used || !r.beforeShore(i+1, out) && !shores[r.Fold(i-1)] && !r.orArea(i, areas) {
			continue
		}
		r.Use(i, i+1)
		out = append(out, Area{I: i, J: i + 1, Mention: country, Written: country.Name})
	}
	for i, w := range r.Words {
		if len(out) > 0 && shores[w.Fold] {
			r.Use(i, i+1)
		}
	}
	return out
}

// orArea reports whether word i is offered as a choice besides a country, a state or a region.
func (r *Reader) orArea(i int, areas []Area) bool {
	return slices.ContainsFunc(areas, func(a Area) bool {
		return a.Kind != geo.KindPlace && (r.Joint(a.J, i) == "or" || r.Joint(i+1, a.I) == "or")
	})
}

// beforeShore reports whether a shore stands at word i, or word i goes on a list with the adjective of one.
func (r *Reader) beforeShore(i int, found []Area) bool {
	if i < len(r.Words) && !r.Breaks(i-1) && (shores[r.Fold(i)] || r.startsRegion(i)) {
		return true
	}
	return len(found) > 0 && r.Joint(i, found[len(found)-1].I) != ""
}

// startsRegion reports whether the name of a region starts with word i: "German Baltic coast".
func (r *Reader) startsRegion(i int) bool {
	return slices.ContainsFunc(r.Mentions, func(m geo.Mention) bool { return m.Kind == geo.KindRegion && m.Start == r.Words[i].Start })
}
