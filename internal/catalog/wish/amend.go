package wish

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// amend reads what has a meaning only behind an earlier price: its currency alone, "in dollars", and a number alone, "make
// that 250", which is of the size of the old bound once the thousands are put back.
func (t *turn) amend(base catalog.Query) {
	if t.query.Make == "" && t.query.MakesAny == nil && base.Make != "" && !t.withdrawn.Holds(demand.Make) {
		t.refuseModels(base.Make)
	}
	t.amendModel(base)
	t.amendVariant(base)
	t.amendLength(base)
	t.amendDraft(base)
	t.amendAge(base)
	t.readDoubled(base)
	priced := t.prices()
	if t.restate(base); priced || base.PriceMax == nil && base.PriceMin == nil || t.withdrawn.Holds(demand.Price) {
		return
	}
	for i, w := range t.Words {
		if money := amount.Currency(w.Fold); money != "" && !w.Used && t.query.Currency == "" {
			t.Use(i, i+1)
			t.query.Currency, t.about = money, true
		}
	}
}

var takesBack = regexp.MustCompile(`(?i)\b(?:mean|meant|sorry|not|no|oops|wrong|meine|meinte|nicht|nein|sondern|voulais|pas|non)\b`)

// amendModel reads a number behind an article, "just the 36", as another model of the builder.
func (t *turn) amendModel(base catalog.Query) {
	if t.amendModels(base) {
		return
	}
	n, ok := t.onlyNumber()
	corrects := numbered(base) && takesBack.MatchString(t.Text)
	if !ok || base.Make == "" || base.ModelContains == "" && base.ModelsAny == nil || !t.articleBefore(n.i) && !corrects || len(t.Fold(n.i)) < 2 || n.j != n.i+1 {
		return
	}
	t.Use(n.i, n.j)
	t.query.Make, t.query.ModelContains, t.about = base.Make, t.Raw(n.i), true
}

// amendModels reads numbers and nothing else, one of them that of the model before, as a choice of models: "42 or 46".
func (t *turn) amendModels(base catalog.Query) bool {
	if !sentence.IsFigures(base.ModelContains) || base.ModelContains == "" || len(t.Words) < 3 {
		return false
	}
	var models []string
	for i, w := range t.Words {
		switch {
		case sentence.IsOr(w.Fold) && i > 0:
		case sentence.IsFigures(w.Fold) && len(w.Fold) == len(base.ModelContains) && !w.Used:
			models = append(models, w.Fold)
		default:
			return false
		}
	}
	if !slices.Contains(models, base.ModelContains) {
		return false
	}
	t.Use(0, len(t.Words))
	t.query.Make, t.query.ModelsAny, t.about = base.Make, models, true
	return true
}

// numbered reports whether a search is for a model that has a number for its name and for nothing else that a number alone may change.
func numbered(q catalog.Query) bool {
	return q.ModelContains != "" && strings.Trim(q.ModelContains, "0123456789.") == "" && q.PriceMin == nil && q.PriceMax == nil && q.LengthMin == 0 && q.LengthMax == 0
}

// amendLength reads a length and nothing else, "make that 13 m", behind a search with a bound on one side as another such bound.
func (t *turn) amendLength(base catalog.Query) {
	q := &t.query
	if t.withdrawn.Holds(demand.Length) || (base.LengthMin > 0) == (base.LengthMax > 0) || q.LengthMin == 0 || q.LengthMax == 0 {
		return
	}
	if len(t.Quantities) != 1 || t.Quantities[0].Dim != quantity.Length || !t.noiseAround(t.At(t.Quantities[0].Start, t.Quantities[0].End)) {
		return
	}
	q.LengthMin, q.LengthMax = 0, 0
	if base.LengthMax > 0 {
		q.LengthMax = t.Quantities[0].Value
		return
	}
	q.LengthMin = t.Quantities[0].Value
}

// amendAge reads an age and nothing else, "sorry, 18 years", behind a search with a bound of the age on one side as another such bound.
func (t *turn) amendAge(base catalog.Query) {
	if t.withdrawn.Holds(demand.Year) || (base.AgeMin > 0) == (base.AgeMax > 0) || len(t.Quantities) != 1 || t.query.AgeMin+t.query.AgeMax > 0 {
		return
	}
	q := t.Quantities[0]
	i, j := t.At(q.Start, q.End)
	if q.Dim != quantity.Time || q.Unit != "years" || !t.noiseAround(i, j) {
		return
	}
	years := int(math.Round(q.Value / yearSeconds))
	if t.query.AgeMax = years; base.AgeMin > 0 {
		t.query.AgeMin, t.query.AgeMax = years, 0
	}
	t.Use(i, j)
	t.about = true
}

// amendDraft reads a depth and nothing else, "less than 1.6 m", "ok then 1.8", behind a search for boats of little draft.
func (t *turn) amendDraft(base catalog.Query) {
	if t.withdrawn.Holds(demand.Draft) || len(t.Quantities) != 1 {
		return
	}
	complains := tooDeep.MatchString(t.Text)
	if !complains && base.DraftMax == 0 && base.DraftMin == 0 && !slices.Contains(base.Features, shoalDraft) {
		return
	}
	if complains {
		t.UseMatches(tooDeep)
	}
	depth := t.Quantities[0]
	if depth.Dim != quantity.Length && depth.Dim != quantity.Bare || depth.Value <= 0 || depth.Value > amount.Deepest {
		return
	}
	i, j := t.At(depth.Start, depth.End)
	for k, w := range t.Words {
		if (k < i || k >= j) && !w.Used && !t.lexicon.Noise(w.Fold) {
			return
		}
	}
	q := &t.query
	least := atLeast.MatchString(t.Text)
	q.LengthMin, q.LengthMax = 0, 0
	if q.DraftMax = depth.Value; least {
		q.DraftMin, q.DraftMax = depth.Value, 0
	}
	t.Use(i, j)
	t.withdrawn.Features, t.about = append(t.withdrawn.Features, shoalDraft), true
}

// tooDeep are complaints of the draft of the boat that was shown.
var tooDeep = regexp.MustCompile(`(?i)\b(?:(?:draws|that'?s|it'?s|she'?s|is)? ?(?:a (?:bit|little) |much |far |way )?too (?:deep|much draft|much draught)|draws too much|zu tief\p{L}*|zu viel tiefgang|trop de tirant d'eau|shallower|less draft|less draught|weniger tiefgang|moins de tirant d'eau)\b`)

// shoalDraft is the feature of boats that draw little, whatever that is.
const shoalDraft = "shoal_draft"

var atLeast = regexp.MustCompile(`(?i)\b(?:more than|at least|over|above|min|minimum|from|mindestens|mehr als|über|ab|au moins|plus de)\b`)

// noiseAround reports whether every word before word i and from word j on says nothing.
func (t *turn) noiseAround(i, j int) bool {
	for k, w := range t.Words {
		if (k < i || k >= j) && !t.lexicon.Noise(w.Fold) {
			return false
		}
	}
	return true
}

func (t *turn) articleBefore(i int) bool { return definite[t.Fold(i-1)] }

var definite = sentence.Set("the|die|der|das|den|le|la|les")

// figure is a bare number at words i to j.
type figure struct {
	value float64
	i, j  int
}

// onlyNumber returns the number of a turn that has no other, and in which every other word says nothing.
func (t *turn) onlyNumber() (n figure, ok bool) {
	if len(t.Quantities) != 1 || t.Quantities[0].Dim != quantity.Bare || t.Quantities[0].Unit != "" {
		return figure{}, false
	}
	i, j := t.At(t.Quantities[0].Start, t.Quantities[0].End)
	if !t.Unread(i, j) {
		return figure{}, false
	}
	for k, w := range t.Words {
		if (k < i || k >= j) && !t.lexicon.Noise(w.Fold) && amount.Currency(w.Fold) == "" {
			return figure{}, false
		}
	}
	return figure{t.Quantities[0].Given, i, j}, true
}
