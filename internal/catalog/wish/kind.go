package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/design"
)

func (t *turn) applyType(e lexicon.Effect, negated bool) {
	q := &t.query
	kinds := []string{e.Value}
	if e.Value == "multihull" {
		kinds = []string{"catamaran", "trimaran"}
	}
	switch {
	case negated && e.Value == "dinghy" && max(t.base.LengthMin, t.query.LengthMin) >= smallestKeelboat && t.HoldsOne(boarded):
		q.ExcludeKeel = demand.With(q.ExcludeKeel, "centreboard") // "voiliers de 11 m, pas de dériveur"
	case negated && !e.Weak:
		for _, k := range kinds {
			q.ExcludeTypes = demand.With(q.ExcludeTypes, k)
		}
	case negated:
	case e.Weak:
		t.hints.kind = e.Value
	default:
		for _, k := range kinds {
			q.TypesAny = demand.With(q.TypesAny, k)
		}
	}
}

// settleType makes one type of several words: a stated one before a guess, a special one before sail or power, "power
// catamaran" in two words one.
func (t *turn) settleType() {
	q := &t.query
	types := q.TypesAny
	drop := func(general string, special ...string) {
		for _, s := range special {
			if slices.Contains(types, s) {
				types = slices.DeleteFunc(types, func(k string) bool { return k == general })
			}
		}
	}
	if slices.Contains(types, "power") && slices.Contains(types, "catamaran") && !t.OffersChoice() {
		types = []string{"power_cat"}
	}
	if !t.OffersChoice() {
		drop("sail", "catamaran", "trimaran", "motorsailer", "dinghy")
		drop("power", "rib", "power_cat")
	}
	if len(types) == 0 && t.hints.kind != "" && !(t.hints.kind == "sail" && t.motorOnly(q.Make)) {
		types = []string{t.hints.kind}
	}
	if french := t.bearsBoard(types); french {
		types, q.Keel = nil, demand.With(q.Keel, "centreboard")
	}
	q.Type, q.TypesAny = demand.Unlist(types)
}

// motorOnly reports whether a builder has designs and none of them sails: "Nordhavn, ready for offshore".
func (t *turn) motorOnly(builder string) bool {
	return t.models.All(builder, func(c design.Category) bool { return !c.Sails() })
}

// dinghiesOnly reports whether a builder has designs and all are dinghies: "dériveur Laser".
func (t *turn) dinghiesOnly(builder string) bool {
	return t.models.All(builder, func(c design.Category) bool { return c == design.Dinghy })
}

// smallestKeelboat is the length in metres from which on a "dériveur" is no dinghy.
const smallestKeelboat = 6.5

// cruises reports whether what is asked for besides its type is a boat to live in, or of metal: "dériveur en aluminium".
func (t *turn) cruises() bool {
	q := t.query
	metal := slices.Contains(q.HullMaterial, "aluminium") || slices.Contains(q.HullMaterial, "steel")
	return metal || q.Use != "" || q.CabinsMin > 0 || q.BerthsMin > 0 || q.HeadsMin > 0
}

// boarded are the French words for boats with a centreboard.
var boarded = sentence.Set("deriveur|deriveurs")

// bearsBoard reports whether a "dériveur" is meant, which is a dinghy alone and else a yacht with a centreboard: "Feeling 416 dériveur".
func (t *turn) bearsBoard(types []string) bool {
	if !slices.Equal(types, []string{"dinghy"}) || t.query.ModelContains == "" && t.query.ModelsAny == nil && t.query.LengthMin < smallestKeelboat && !t.cruises() || t.dinghiesOnly(t.query.Make) {
		return false
	}
	return t.HoldsOne(boarded)
}
