package wish

import (
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
)

// severals reads the names that stand for some areas together: "on the Great Loop".
func (t *turn) severals() []area {
	var out []area
	for i := 0; i < len(t.Words); i++ {
		j, found := t.severalAt(i)
		if len(found) == 0 {
			continue
		}
		t.Use(i, j)
		if _, meant := t.Before(t.SkipArticles(i), forWhich, 2); meant {
			t.TellBack(i, j) // where she is to go
			continue
		}
		for _, m := range found {
			out = append(out, area{i: i, j: j, Mention: m, name: m.Name})
		}
	}
	return out
}

// severalAt is the areas that the longest name of several from word i on stands for, and the word behind it.
func (t *turn) severalAt(i int) (j int, areas []geo.Mention) {
	if !place.BeginsSeveral(t.Fold(i)) {
		return i, nil
	}
	for j := min(i+place.LongestSeveral, len(t.Words)); j > i; j-- {
		if name, whole := t.Phrase(i, j); whole && t.Free(i, j) {
			if found := t.places.Several(name); len(found) > 0 {
				return j, found
			}
		}
	}
	return i, nil
}

// lakes takes the places that share the word lake with the one before them for lakes: the "Ontario" of "Lake Erie or Ontario".
func (t *turn) lakes(areas []area) {
	for k := 1; k < len(areas); k++ {
		a, b := areas[k-1], &areas[k]
		if !strings.HasPrefix(a.name, "Lake ") && !strings.HasPrefix(a.Name, "Lake ") || t.Joint(a.j, b.i) == "" || b.Kind == geo.KindRegion {
			continue
		}
		if found := t.places.Mentions("Lake " + t.RawOf(b.i, b.j)); len(found) == 1 && found[0].Kind == geo.KindRegion {
			b.Mention, b.name = found[0], found[0].Name
		}
	}
}

// forWhich are the words before where a boat is to go.
var forWhich = sentence.Set("for|for doing|to do|do|doing|complete|completing|cruise|cruising|capable of|fur|pour")

// waters reads the region of a clause that has nothing else, which needs its article or a preposition elsewhere: "ketch, 40 to 50 ft,
// Pacific", "Essex as well".
func (t *turn) waters() []area {
	tried := 0
	for i, w := range t.Words {
		if tried == mostMisspelt {
			break
		}
		if w.Used || len(w.Fold) < len("essex") || i > 0 && !t.Breaks(i-1) || t.lexicon.Noise(w.Fold) || t.Known(i) || t.InPlace(i) || !t.endsClause(i+1) || !unicode.IsUpper(rune(t.Raw(i)[0])) {
			continue
		}
		tried++
		for _, led := range []string{"the ", "in "} {
			found := t.places.Mentions(led + t.Raw(i))
			if len(found) != 1 || found[0].Kind != geo.KindRegion || found[0].End != len(led)+len(t.Raw(i)) {
				continue
			}
			t.Use(i, i+1)
			return []area{{i: i, j: i + 1, Mention: found[0], name: found[0].Name}}
		}
	}
	return nil
}

// endsClause reports whether a clause is over before word i, but for words that add it to what stands before.
func (t *turn) endsClause(i int) bool {
	if n, ok := command.Adds(t.Sentence, i); ok && i > 0 && !t.Breaks(i-1) {
		i += n
	}
	return i >= len(t.Words) || t.Breaks(i-1)
}

// namesakes reads the plural of states of one country that differ in a quarter of it only: "the Carolinas".
func (t *turn) namesakes() []area {
	var out []area
	for i, w := range t.Words {
		name, plural := strings.CutSuffix(w.Fold, "s")
		states := t.places.Namesakes(name)
		if !plural || len(states) < 2 || w.Used || len(w.Fold) < 7 || t.lexicon.Noise(w.Fold) || t.Known(i) {
			continue
		}
		t.Use(i, i+1)
		for _, s := range states {
			out = append(out, area{i: i, j: i + 1, Mention: s, name: s.Name})
		}
	}
	return out
}
