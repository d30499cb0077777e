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
	asked       []string
	condition   string    // new or used, "" where neither is asked for yet
	conditionAt int       // the word behind it
	found       [2]string // empty for none
}

// note takes a phrase that a turn asks for.
func (t *turn) note(s sentence.Span, e lexicon.Effect) {
	thing := e.Value
	if e.Field == "type" && e.Value == "sail" && oneHull[t.Fold(s.I)] {
		thing = "monohull"
	}
	if e.Field == "new_used" {
		t.noteCondition(s, e.Value)
		return
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

// noteCondition finds new boats asked for beside used ones, unless either will do, "new or used", as they will on a list without "only".
func (t *turn) noteCondition(s sentence.Span, value string) {
	before, at := t.contrasts.condition, t.contrasts.conditionAt
	if value != demo {
		t.contrasts.condition, t.contrasts.conditionAt = value, s.J
	}
	if before == "" || before == value || value == demo || t.HoldsOne(either) {
		return
	}
	if joint := t.Joint(at, s.I); joint == "" || joint == "," && t.HoldsOne(strictly) {
		t.contrasts.found = [2]string{before, value}
	}
}

// either are words by which the other will do, too.
var either = sentence.Set("too|also|either|both|well|auch|beides|aussi|ok|okay|fine")

// strictly are the words by which nothing else will do.
var strictly = sentence.Set("only|must|exclusively|strictly|nur|ausschliesslich|seulement|uniquement")

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
