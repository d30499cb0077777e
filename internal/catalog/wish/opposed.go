package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// contraries are things of which a boat is one, by how the lexicon calls them.
var contraries = [][2]string{{"monohull", "catamaran"}, {"monohull", "trimaran"}, {"monohull", "multihull"}, {"petrol", "diesel"}}

// contrasts keeps what a turn asks for of contraries, and finds the first two that exclude each other.
type contrasts struct {
	asked []string
	found [2]string // empty for none
}

// note takes a phrase that a turn asks for.
func (t *turn) note(s sentence.Span, e lexicon.Effect) {
	thing := e.Value
	if e.Field == "type" && e.Value == "sail" && oneHull[t.Fold(s.I)] {
		thing = "monohull"
	}
	if e.Field != "type" && e.Field != "types" && e.Field != "fuel" || sentence.Joins(t.Fold(s.I-1)) != "" {
		return
	}
	for _, pair := range contraries {
		for i, one := range pair {
			if other := pair[1-i]; thing == one && slices.Contains(t.contrasts.asked, other) && t.contrasts.found[0] == "" {
				t.contrasts.found = [2]string{other, one}
			}
		}
	}
	t.contrasts.asked = append(t.contrasts.asked, thing)
}

// oneHull are words for boats with one hull, which ask for sailing boats by themselves.
var oneHull = sentence.Set("monohull|mono|monocoque|einrumpf|einrumpfer")

// opposed are two contraries that a turn asks for at once, empty where it asks for none, or for one as well as the other. The engine of a
// tender burns what it will.
func (t *turn) opposed() [2]string {
	if t.OffersChoice() || t.contrasts.found[0] != "monohull" && t.query.EngineType == "outboard" {
		return [2]string{}
	}
	return t.contrasts.found
}
