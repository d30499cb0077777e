package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// readBoats makes of the boats that are named what is wanted, refused or compared.
func (t *turn) readBoats() {
	asks := t.Reader.Read()
	t.hints.kind = t.Guess
	if len(asks) == 0 {
		return
	}
	t.about = true
	asks = slices.DeleteFunc(asks, func(a boat.Name) bool {
		n, back := t.TakesBack(t.SkipArticles(a.I))
		if back {
			at := t.SkipArticles(a.I)
			t.Use(at-n, at)
			t.withdrawn.Makes = append(t.withdrawn.Makes, a.Make)
		}
		return back
	})
	asks = slices.DeleteFunc(asks, func(a boat.Name) bool { return t.isOwned(a) || t.liftsMake(a) || t.isOfRefusedYear(a) })
	asks = t.withoutFleets(asks)
	if len(asks) == 0 {
		return
	}
	for _, a := range asks {
		t.Use(a.J, t.rangeBehind(a.J))
		t.like = t.likened(a.I) || t.like
	}
	t.newBoat(asks)
	wanted := t.readSpan(t.readUpward(t.withoutDenied(asks)))
	t.boats = wanted
	t.applyAsks(wanted)
	for _, a := range wanted {
		t.refuseModels(a.Make)
	}
}

// owning come before the boat that one has and wants another for.
var owning = sentence.Set("from my|from our|replace my|replace our|replacing my|replacing our|trade in my|trading in my|upgrading from a|upgrading from an|upgrade from a|upgrade from an|trading up from a|moving up from a|coming from a|downsizing from a|" +
	"currently own a|currently have a|currently sail a|i own a|we own a|outgrown my|outgrown our|sold my|sold our|von meiner|von unserer|von meinem|statt meiner|bisher eine|de mon|de notre")

const longestOwning = 5

// isOwned reports whether a boat is the one that a buyer has, and tells it back.
func (t *turn) isOwned(a boat.Name) bool {
	n, ok := t.Before(a.I, owning, longestOwning)
	if ok {
		t.Use(a.I-n, a.J)
		t.TellBack(a.I-n, a.J)
	}
	return ok
}

// fleets let the boats of others, so that their names before another builder's tell where a boat was.
var fleets = sentence.Set("Sunsail|Moorings")

// withoutFleets drops the fleet that stands right before the builder of a boat, "Sunsail Lagoon 410", and has it told back.
func (t *turn) withoutFleets(asks []boat.Name) []boat.Name {
	for k := 0; k+1 < len(asks); k++ {
		if a := asks[k]; fleets[a.Make] && a.Model == "" && asks[k+1].I == a.J && !t.Breaks(a.J-1) {
			t.TellBack(a.I, a.J)
			asks = slices.Delete(asks, k, k+1)
		}
	}
	return asks
}

// whichIs are the words that begin a question which of two boats is more of something.
var whichIs = sentence.Set("which is|which one is|which boat is|which are|what is|what s|welche ist|welches ist|was ist|quel est|lequel est|laquelle est|which costs|which one costs")

// asksWhich reports whether the turn asks which of two boats is cheaper, larger or the like: "which is cheaper, a Hunter 33 or a
// Catalina 320?".
func (t *turn) asksWhich(asks []boat.Name) bool {
	n, ok := t.After(0, whichIs, 3)
	if !ok || len(asks) != 2 || t.Joint(asks[0].J, t.SkipArticles(asks[1].I)) != "or" && t.Joint(asks[0].J, asks[1].I) != "or" {
		return false
	}
	e := t.lexicon.Effects(t.Fold(n))
	if n+1 < len(t.Words) && len(e) == 0 {
		e = t.lexicon.Effects(t.Fold(n) + " " + t.Fold(n+1)) // "more expensive"
	}
	return len(e) > 0 && e[0].Weak && e[0].Field == "sort"
}

// applyAsks makes one boat, a choice or a comparison of what is wanted.
func (t *turn) applyAsks(asks []boat.Name) {
	q := &t.query
	compared := slices.ContainsFunc(t.Words, func(w sentence.Word) bool { return sentence.IsVersus(w.Fold) && !w.Used }) || t.asksWhich(asks)
	if compared && len(asks) == 1 && t.base.Make != "" && (t.base.Make != asks[0].Make || t.base.ModelContains != asks[0].Model) {
		asks = append([]boat.Name{{Make: t.base.Make, Model: t.base.ModelContains}}, asks...) // "how does that compare to the Bavaria 40"
	}
	if len(asks) > 1 && compared {
		for _, a := range asks {
			q.Compare = append(q.Compare, catalog.Query{Make: a.Make, ModelContains: a.Model})
		}
		for i, w := range t.Words {
			if sentence.IsVersus(w.Fold) {
				t.Use(i, i+1)
			}
		}
		return
	}
	bare := slices.ContainsFunc(asks, func(a boat.Name) bool { return a.Model == "" })
	for _, a := range asks {
		q.MakesAny = demand.With(q.MakesAny, a.Make)
		if a.Model != "" && !(bare && lexicon.Key(a.Model) == lexicon.Key(a.Make)) { // "Laser or Topper": a Laser is no model Topper
			q.ModelsAny = demand.With(q.ModelsAny, a.Model)
		}
	}
	q.Make, q.MakesAny = demand.Unlist(q.MakesAny)
	q.ModelContains, q.ModelsAny = demand.Unlist(q.ModelsAny)
}
