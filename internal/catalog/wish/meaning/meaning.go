// Package meaning tells whether a phrase of the lexicon means where it stands what it means by itself: its neighbours may give it another
// meaning, and a small boat beside a yacht is equipment.
package meaning

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/work"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Reader tells what the phrases of one sentence mean.
type Reader struct {
	*boat.Reader
	// Priced tells that the price is bounded already, so that words for it ask for no figure of all prices.
	Priced bool

	works   *work.Reader
	lexicon *lexicon.Lexicon
}

// New returns a reader of the sentence whose boats and works are read by others.
func New(boats *boat.Reader, works *work.Reader, l *lexicon.Lexicon) Reader {
	return Reader{Reader: boats, works: works, lexicon: l}
}

// tankWords are the words of what a boat stores fuel in.
var tankWords = sentence.Set("tank|tanks|tankage|capacity|kanister|reservoir|reservoirs|tankinhalt|stored|storage|onboard|on board")

// inTank reports whether the fuel at words i to j is what a tank holds rather than what the engine burns: "60 gal diesel", "400 l diesel
// tank".
func (r *Reader) inTank(i, j int) bool {
	if _, ok := r.After(j, tankWords, 2); ok && !r.Breaks(j-1) {
		return true
	}
	for _, q := range r.Quantities {
		if _, end := r.At(q.Start, q.End); q.Dim == quantity.Volume && (end == i || end+1 == i && amount.Fills(r.Fold(end))) && !r.Breaks(end-1) {
			return true
		}
	}
	return false
}

// auxiliary are the words before "sold" that ask for no boat that is: "has it been sold".
var auxiliary = sentence.Set("be|been|being|is|isn|are|was|were|get|gets|not|it|already|when|until|if|once|t")

// past are the words behind "sold" that say when it was.
var past = sentence.Set("last|last week|last month|last year|recently|lately|yesterday|earlier|since|this week|this month|this year")

// saysWhen reports whether a time that has passed is named from word i on.
func (r *Reader) saysWhen(i int) bool {
	for ; i < len(r.Words); i++ {
		if _, ok := r.After(i, past, 2); ok {
			return true
		}
	}
	return false
}

// fetching are the words besides those of pricesOf that ask what a boat goes for.
var fetching = sentence.Set("fetch|fetches|sell|go|bring|set")

// sizes are what else than the boat may be the smallest or the largest.
var sizes = sentence.Set("beam|engine|engines|cockpit|galley|saloon|cabin|cabins|tank|tanks|tankage|sail|budget|crew")

// Meant refuses a phrase of the words from i up to but not including j to which its neighbours give another meaning.
func (r *Reader) Meant(i, j int) bool {
	phrase, _ := r.Phrase(i, j)
	before, next := r.Fold(i-1), r.Fold(j)
	switch e := r.lexicon.Effects(phrase)[0]; {
	case e.Field == "sort" && (sentence.IsThan(next) && !command.PointsBack(r.Sentence, j+1) || e.Weak && sentence.IsOr(before) || boat.IsVariant(next)),
		e.Field == "sort" && strings.HasPrefix(e.Value, "length") && (drafts[next] || sizes[next]), // "smallest draft"
		e.Field == "fuel" && r.inTank(i, j),
		e.Field == "new_used" && r.works.OfPart(i, j), e.Field == "type" && j-i == 2 && r.LineOfMake(i, j):
		return false
	}
	if (phrase == "cat" || phrase == "cats") && r.besideEngine(i, j) {
		return false
	}
	if c, ok := r.lexicon.Context(phrase); ok {
		return c.Allows(before, next)
	}
	return r.meantBeside(phrase, before, next, i, j)
}

// besideEngine reports whether the words from i to j stand on a list with one who builds only engines: the "Cat" of "Cummins or Cat".
func (r *Reader) besideEngine(i, j int) bool {
	maker := func(at int) bool { w := r.Fold(at); return engineMakers[w] && w != "cat" && w != "cats" }
	return sentence.Joins(r.Fold(j)) != "" && maker(j+1) && !r.Breaks(j) || sentence.Joins(r.Fold(i-1)) != "" && maker(i-2) && !r.Breaks(i-2)
}

// meantBeside reports whether a phrase of the words from i to j means between two words what it means by itself.
func (r *Reader) meantBeside(phrase, before, next string, i, j int) bool {
	switch phrase {
	case "charter": // only the last of what is refused: "no teak, saildrive or charter"
		return sentence.Joins(before) == "or" && slices.ContainsFunc(r.Words[:i], func(w sentence.Word) bool { return sentence.Negates(w.Fold) })
	case "two engines", "2 engines", "zwei motoren", "deux moteurs":
		_, _, compared := amount.Leading(r.Sentence, i)
		return !compared // "more than two engines"
	case "what would a", "what would an", "what should a", "what should an":
		return slices.ContainsFunc(r.Words[j:], func(w sentence.Word) bool { return pricesOf[w.Fold] || fetching[w.Fold] })
	case "sails":
		return false // equipment
	case "privately owned", "owned privately", "privately used", "private ownership":
		return !sentence.IsThan(before) // "cheaper than privately owned ones"
	case "steal": // often the metal, before what is built of it
		return boat.IsBoat(next) || len(r.lexicon.Effects(next)) > 0 || next == "hull"
	case "a c":
		return r.Gap(i) == "/" // not "a C&C"
	case "sold":
		return (i == 0 || command.IsShowing(before) || (j == len(r.Words) || r.saysWhen(j)) && !auxiliary[before]) && next != "with" && next != "by" && next != "as" && next != "out"
	case "carbon", "carbon fibre", "carbon fiber", "aluminium", "aluminum", "alloy", "wood", "wooden", "steel", "timber", "mahogany", "mahagoni", "acajou":
		return !work.OfRig(next)
	case "deep draft", "deep draught", "deep keel", "grand tirant d eau", "shoal draft", "shallow draft", "shoal draught", "shallow draught", "geringer tiefgang", "geringem tiefgang", "geringen tiefgang", "faible tirant d eau":
		_, _, compared := amount.LeadingFrom(r.Sentence, j)
		return !compared && (next == "" || !sentence.IsDigit(next[0]) || r.Breaks(j-1))
	case "shoal", "shallow": // its draft is told: "shoal draft under 4 feet"
		return !drafts[next]
	case "electric motor":
		return !boat.IsBoat(next)
	case "number of":
		_, counts := numeral.Counted(next)
		return !counts
	case "mean":
		return before != "i" && before != "you" && !r.Priced && NamesPrices(r.Sentence)
	case "average", "durchschnitt", "moyenne": // "average?" behind a search, not "of average size"
		return len(r.Words) <= 2 || before != "of" && before != "in" && !r.Priced && NamesPrices(r.Sentence)
	case "bateau moteur":
		e := r.lexicon.Effects(next) // "bateau moteur diesel" tells of the engine
		return next != "inboard" && (len(e) == 0 || e[0].Field != "fuel" && e[0].Field != "engine_type" && e[0].Field != "engine")
	case "cabin boat", "cabin boats":
		return before == "" || !sentence.IsDigit(before[0]) && numeral.Few(before) == 0 // "three cabin boat"
	case "only new":
		return !advertised[next]
	case "twin", "dual":
		return len(r.lexicon.Effects(next)) > 0 && r.lexicon.Effects(next)[0].Field == "engine" || engineMakers[next] || engineMakers[strings.TrimSuffix(next, "s")]
	}
	return true
}
