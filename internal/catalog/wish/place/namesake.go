package place

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/geo"
)

var quarters = fold.Set("north south east west northern southern eastern western nord sud ost")

// IsQuarter reports whether a folded word is a quarter of the sky before the name of an area.
func IsQuarter(word string) bool { return quarters[word] }

// namesakes are the states by their folded names, with the quarter before them and without: both Carolinas by "carolina".
func namesakes(places *geo.Gazetteer) map[string][]geo.Mention {
	of := map[string][]geo.Mention{}
	for _, s := range places.States() {
		key := lexicon.Key(s.Name)
		of[key] = append(of[key], ofState(s))
		if quarter, name, two := strings.Cut(key, " "); two && quarters[quarter] {
			of[name] = append(of[name], ofState(s))
		}
	}
	return of
}

// Namesakes are the states that a folded name is common to, but for a quarter before it: the two of "carolina". Of most names it is one or
// none.
func (a *Atlas) Namesakes(name string) []geo.Mention { return a.namesakes[name] }
