package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// withoutDenied moves the builders and models that are refused to the exclusions.
func (t *turn) withoutDenied(asks []boat.Name) []boat.Name {
	var wanted, refused []boat.Name
	denied := false
	for k, a := range asks {
		if n, ok := t.TakesBack(a.I); ok {
			t.Use(a.I-n, a.I)
			t.withdrawn.Take(demand.Make)
			continue
		}
		denied = t.NegatedAt(a.I) || t.refusedBehind(a.J) || denied && k > 0 && t.refusedToo(asks, k)
		if denied {
			refused = append(refused, a)
		} else {
			wanted = append(wanted, a)
		}
	}
	for _, a := range refused {
		t.refuse(a, wanted)
	}
	return wanted
}

// refusedBehind reports whether the words from word j on refuse what stands before them: "Bavaria need not apply".
func (t *turn) refusedBehind(j int) bool {
	n, ok := t.Refused(j)
	if ok {
		t.Use(j, j+n)
	}
	return ok
}

// newSearches lead to a boat that has nothing to do with the ones before.
var newSearches = sentence.Set("now find me a|now find me an|now find a|now find an|now show me a|now show me an|now look for a|now look for an|now search for a|now search for an|" +
	"now i want a|now i want an|now i need a|now i need an|now i m looking for a|now i am looking for a|jetzt suche ich eine|jetzt suche ich ein|jetzt zeig mir eine|jetzt zeig mir ein|" +
	"jetzt zeige mir eine|jetzt brauche ich eine|maintenant je cherche un|maintenant cherche un|maintenant trouve moi un|maintenant montre moi un")

// newBoat starts over where a turn turns to another model: "now find me a J/24".
func (t *turn) newBoat(asks []boat.Name) {
	if n, ok := t.Before(asks[0].I, newSearches, 6); ok && asks[0].Model != "" {
		t.Use(asks[0].I-n, asks[0].I)
		t.withdrawn.Everything = true
	}
}

// refusedToo reports whether boat k goes on the list of what is refused: "except Lagoon, Bali and Leopard".
func (t *turn) refusedToo(asks []boat.Name, k int) bool {
	switch t.Joint(asks[k-1].J, asks[k].I) {
	case "or":
		return true
	case "and":
		return asks[k].Model == "" && asks[k-1].Model == ""
	case ",":
		return asks[k].Model == "" && k+1 < len(asks) && t.Joint(asks[k].J, asks[k+1].I) != "" && asks[k+1].Model == ""
	}
	return false
}

// refuse leaves a builder out, or one of its models: "Beneteau but no First". A number says of whose models it is, unless the
// turn asks for the builder.
func (t *turn) refuse(a boat.Name, wanted []boat.Name) {
	if a.Model == "" {
		t.query.ExcludeMakes = demand.With(t.query.ExcludeMakes, a.Make)
		return
	}
	asked := slices.ContainsFunc(wanted, func(b boat.Name) bool { return b.Make == a.Make })
	if !asked && sentence.IsDigit(a.Model[0]) {
		a.Model = a.Make + " " + a.Model
	}
	t.query.ExcludeModels = demand.With(t.query.ExcludeModels, a.Model)
}

// refuseModels reads the lines and numbers of a builder's models that are refused without its name: "Hanse, but not the 388".
func (t *turn) refuseModels(builder string) {
	end := -1
	for i := range t.Words {
		if i < end {
			continue
		}
		name, j, ok := t.modelAt(builder, i)
		if !ok || !t.NegatedAt(i) && !t.excepted(i) && !t.forgets(i) && (end < 0 || t.Joint(end, t.SkipArticles(i)) == "") {
			continue
		}
		j = t.rangeBehind(j)
		t.Use(i, j)
		if end >= 0 && t.base.ModelContains != "" && t.query.ExcludeModels != nil && t.query.ExcludeModels[0] == t.base.ModelContains && !t.NegatedAt(i) && t.Joint(end, i) == "," && !t.EndsInOr(j) {
			t.query.Make, t.query.ModelContains = builder, name // "not the 42, 46" behind a 42
			return
		}
		t.about, end = true, j
		t.query.ExcludeModels = demand.With(t.query.ExcludeModels, name)
	}
}

// refusable is what every boat seems to have, so that a search knows nothing of boats that have none.
var refusable = sentence.Set("engine|engines|motor|motoren|moteur|maschine|mast|masts|masten|cabin|cabins|kabine|kabinen|cabine|cabines|toilet|toilets|toilette|heads|wc|galley|kombuse|pantry|cockpit|deck|sails|segel|voiles|keel|kiel|quille|rigging|electrics|electronics")

// goingOn are the words that begin something else.
var goingOn = sentence.Set("in|at|for|fur|pour|under|unter|sous|bis|max|maximal|up|jusqu|and|und|et|or|oder|ou|but|aber|mais|with|mit|avec|on|near|a|am|an|bei|au|aux|needed|required|wanted|notig|please|bitte|ab|from|over|uber|around|about")

// readRefusedParts has parts of a boat told back that are refused as a whole: "sailboat without engine". What follows may make them
// something else: "no engine problems".
func (t *turn) readRefusedParts() {
	for i, w := range t.Words {
		if !refusable[w.Fold] || w.Used || i+1 < len(t.Words) && !t.Breaks(i) && sentence.IsLetter(t.Fold(i+1)) && !goingOn[t.Fold(i+1)] {
			continue
		}
		at := i
		for sentence.IsDeterminer(t.Fold(at - 1)) {
			at--
		}
		if n, ok := t.DeniedBefore(at); ok {
			t.TellBack(at-n, i+1)
			t.about = true
		}
	}
}

// excepted reports whether the model at word i is left out by a mere "but": "any Lagoon but the 380".
func (t *turn) excepted(i int) bool {
	_, ok := t.Before(i, exceptions, 2)
	return ok
}

// forgets reports whether the model at word i is asked for no longer, "forget the 352", and takes the words that say so.
func (t *turn) forgets(i int) bool {
	at := t.SkipArticles(i)
	n, ok := t.TakesBack(at)
	if ok {
		t.Use(at-n, at)
	}
	return ok
}

var exceptions = sentence.Set("but the|bar the|save the|ausser der|ausser die|sauf le|sauf la|sauf les")

// lineNouns stand behind the name of a line: "the Oceanis range".
var lineNouns = sentence.Set("range|series|line|class|family|models|model|ones|serie|baureihe|reihe|modelle|gamme|modeles")

// rangeBehind returns the word behind the noun of a range at word j.
func (t *turn) rangeBehind(j int) int {
	if t.Free(j, j+1) && !t.Breaks(j-1) && lineNouns[t.Fold(j)] {
		return j + 1
	}
	return j
}

// modelAt reads a line of a builder or a number that can only be a model's at word i.
func (t *turn) modelAt(builder string, i int) (name string, j int, ok bool) {
	if !t.Free(i, i+1) {
		return "", i, false
	}
	if name, j, ok := t.LineBehind(builder, i); ok {
		return name, j, true
	}
	j = t.Touching(i)
	if len(t.Fold(i)) < 2 || !t.ModelNumber(i) || t.Counts(j) {
		return "", i, false
	}
	if _, _, compared := amount.Leading(t.Sentence, i); compared {
		return "", i, false
	}
	if _, _, compared := amount.Trailing(t.Sentence, j); compared {
		return "", i, false
	}
	for _, q := range t.Quantities {
		if q.Start == t.Words[i].Start && q.Part != quantity.Whole {
			return "", i, false
		}
	}
	return strings.TrimSuffix(t.RawOf(i, j), "s"), j, true
}
