package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/work"
)

// auxiliary are the words before "sold" that ask for no boat that is: "has it been sold".
var auxiliary = sentence.Set("be|been|being|is|isn|are|was|were|get|gets|not|it|already|when|until|if|once|t")

// past are the words behind "sold" that say when it was.
var past = sentence.Set("last|last week|last month|last year|recently|lately|yesterday|earlier|since|this week|this month|this year")

// saysWhen reports whether a time that has passed is named from word i on.
func (t *turn) saysWhen(i int) bool {
	for ; i < len(t.Words); i++ {
		if _, ok := t.After(i, past, 2); ok {
			return true
		}
	}
	return false
}

// fetching are the words besides those of pricesOf that ask what a boat goes for.
var fetching = sentence.Set("fetch|fetches|sell|go|bring|set")

// sizes are what else than the boat may be the smallest or the largest.
var sizes = sentence.Set("beam|engine|engines|cockpit|galley|saloon|cabin|cabins|tank|tanks|tankage|sail|budget|crew")

// meant refuses words whose neighbours give them another meaning.
func (t *turn) meant(i, j int) bool {
	phrase, _ := t.Phrase(i, j)
	before, next := t.Fold(i-1), t.Fold(j)
	switch e := t.lexicon.Effects(phrase)[0]; {
	case e.Field == "sort" && (sentence.IsThan(next) && !command.PointsBack(t.Sentence, j+1) || e.Weak && sentence.IsOr(before) || variantNouns[next]),
		e.Field == "sort" && strings.HasPrefix(e.Value, "length") && (drafts[next] || sizes[next]), // "smallest draft"
		e.Field == "fuel" && t.inTank(i, j),
		e.Field == "new_used" && t.works.OfPart(i, j), e.Field == "type" && j-i == 2 && t.LineOfMake(i, j):
		return false
	}
	if c, ok := t.lexicon.Context(phrase); ok {
		return c.Allows(before, next)
	}
	return t.meantBeside(phrase, before, next, i, j)
}

// meantBeside reports whether a phrase of the words from i to j means between two words what it means by itself.
func (t *turn) meantBeside(phrase, before, next string, i, j int) bool {
	switch phrase {
	case "charter": // only the last of what is refused: "no teak, saildrive or charter"
		return sentence.Joins(before) == "or" && slices.ContainsFunc(t.Words[:i], func(w sentence.Word) bool { return sentence.Negates(w.Fold) })
	case "two engines", "2 engines", "zwei motoren", "deux moteurs":
		_, _, compared := amount.Leading(t.Sentence, i)
		return !compared // "more than two engines"
	case "what would a", "what would an", "what should a", "what should an":
		return slices.ContainsFunc(t.Words[j:], func(w sentence.Word) bool { return pricesOf[w.Fold] || fetching[w.Fold] })
	case "sails":
		return false // equipment
	case "steal": // often the metal, before what is built of it
		return boat.IsBoat(next) || len(t.lexicon.Effects(next)) > 0 || next == "hull"
	case "a c":
		return t.Gap(i) == "/" // not "a C&C"
	case "sold":
		return (i == 0 || command.IsShowing(before) || (j == len(t.Words) || t.saysWhen(j)) && !auxiliary[before]) && next != "with" && next != "by" && next != "as" && next != "out"
	case "carbon", "carbon fibre", "carbon fiber", "aluminium", "aluminum", "alloy", "wood", "wooden", "steel", "timber", "mahogany", "mahagoni", "acajou":
		return !work.OfRig(next)
	case "shoal draft", "shallow draft", "shoal draught", "shallow draught", "geringer tiefgang", "geringem tiefgang", "geringen tiefgang", "faible tirant d eau":
		_, _, compared := amount.LeadingFrom(t.Sentence, j)
		return !compared && (next == "" || !sentence.IsDigit(next[0]) || t.Breaks(j-1))
	case "shoal", "shallow": // its draft is told: "shoal draft under 4 feet"
		return !drafts[next]
	case "electric motor":
		return !boat.IsBoat(next)
	case "number of":
		_, counts := numeral.Counted(next)
		return !counts
	case "mean":
		return before != "i" && before != "you" && t.speaksOfPrices()
	case "average", "durchschnitt", "moyenne": // "average?" behind a search, not "of average size"
		return len(t.Words) <= 2 || before != "of" && before != "in" && t.speaksOfPrices()
	case "bateau moteur":
		e := t.lexicon.Effects(next) // "bateau moteur diesel" tells of the engine
		return next != "inboard" && (len(e) == 0 || e[0].Field != "fuel" && e[0].Field != "engine_type" && e[0].Field != "engine")
	case "cabin boat", "cabin boats":
		return before == "" || !sentence.IsDigit(before[0]) && numeral.Few(before) == 0 // "three cabin boat"
	case "only new":
		return !advertised[next]
	case "twin", "dual":
		return len(t.lexicon.Effects(next)) > 0 && t.lexicon.Effects(next)[0].Field == "engine" || engineMakers[next] || engineMakers[strings.TrimSuffix(next, "s")]
	}
	return true
}
