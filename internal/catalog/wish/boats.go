package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// ask is a boat that a turn names: a builder, perhaps with a model.
type ask struct {
	i, j  int // words
	make  string
	model string
}

// readBoats finds the builders and models that are named.
func (t *turn) readBoats() {
	var asks []ask
	for _, m := range t.designs.Mentions(t.Text) {
		if a, ok := t.designAsk(m); ok {
			asks = append(asks, a)
		}
	}
	asks = append(asks, t.readMakes()...)
	slices.SortFunc(asks, func(a, b ask) int { return a.i - b.i })
	asks = t.furtherModels(t.withLines(asks))
	if len(asks) == 0 {
		return
	}
	t.about = true
	asks = slices.DeleteFunc(asks, func(a ask) bool {
		n, back := t.takesBack(t.skipArticles(a.i))
		if back {
			at := t.skipArticles(a.i)
			t.Use(at-n, at)
			t.withdrawn.Makes = append(t.withdrawn.Makes, a.make)
		}
		return back
	})
	asks = slices.DeleteFunc(asks, func(a ask) bool { return t.isOwned(a) })
	if len(asks) == 0 {
		return
	}
	for _, a := range asks {
		t.Use(a.j, t.rangeBehind(a.j))
		t.like = t.likened(a.i) || t.like
	}
	t.newBoat(asks)
	wanted := t.withoutDenied(asks)
	t.boats = wanted
	t.applyAsks(wanted)
	for _, a := range wanted {
		t.refuseModels(a.make)
	}
}

// owning come before the boat that one has and wants another for.
var owning = sentence.Set("from my|from our|replace my|replace our|replacing my|replacing our|trade in my|trading in my|upgrading from a|upgrading from an|upgrade from a|upgrade from an|trading up from a|moving up from a|coming from a|downsizing from a|" +
	"currently own a|currently have a|currently sail a|i own a|we own a|outgrown my|outgrown our|sold my|sold our|von meiner|von unserer|von meinem|statt meiner|bisher eine|de mon|de notre")

// isOwned reports whether a boat is the one that a buyer has, and tells it back.
func (t *turn) isOwned(a ask) bool {
	n, ok := t.Before(a.i, owning, longestTakenBack)
	if ok {
		t.Use(a.i-n, a.j)
		t.TellBack(a.i-n, a.j)
	}
	return ok
}

// designAsk reads a design that is named, unless its words are used or it is the class of another boat.
func (t *turn) designAsk(m design.Mention) (ask, bool) {
	i, j := t.At(m.Start, m.End)
	d := m.Matches[0].Design
	if !t.Free(i, j) || i == j || t.InLongerPlace(i, j) {
		return ask{}, false
	}
	if t.everydayBefore(d, i) || t.located(i, j) {
		return ask{}, false
	}
	if t.otherMake(d.Builder, i, j) || t.lineOfOther(d.Builder, i) {
		return ask{}, false // readMakes reads the builder
	}
	for _, q := range t.Quantities {
		if q.Start >= m.Start && q.Start < m.End && t.measures(q, m.Matches[0].Exact) {
			return ask{}, false // readMakes reads the builder and the line
		}
	}
	if t.Figure(j-1) && amount.BoundBehind(t.Sentence, j) {
		return ask{}, false
	}
	if j > i+1 && t.IsYear(j-1) && !strings.Contains(d.Name, t.Fold(j-1)) {
		j-- // "Dehler 38 2013": the year tells which one, and is asked for as well
	}
	for j > i+1 && t.Known(j-1) && design.Fold(d.Name) != t.Fold(j-1) && !strings.Contains(design.Fold(d.Name), " "+t.Fold(j-1)) {
		j-- // "Laser dinghy"
	}
	t.Use(i, j)
	model := t.modelOf(d, i, j)
	if k := t.capitalsBehind(j); k > j && t.Figure(j-1) {
		model += t.RawOf(j, k)
		t.Use(j, k)
		j = k
	}
	if n := t.otherNumber(model, j); n > j {
		if !maker.IsSize(d, t.Fold(j)) {
			model += " " + t.RawOf(j, n)
		}
		t.Use(j, n)
		j = n
	}
	if k := t.versionBehind(d.Builder, j); k > j && t.Figure(j-1) {
		version := t.Text[t.Words[j-1].End:t.Words[k-1].End]
		if short := strings.TrimSpace(version); smallVersions[short] && len(short) == 2 {
			version = strings.ToUpper(version)
		}
		model += version
		t.Use(j, k)
		j = k
	}
	return ask{i: i, j: j, make: d.Builder, model: model}, true
}

// everydayBefore reports whether word i, with which a design is said to begin, is a word of its own that is only like its name: "unter 25k"
// is no Hunter 25.
func (t *turn) everydayBefore(d design.Design, i int) bool {
	first := t.Fold(i)
	return (amount.IsComparison(first) || t.lexicon.Everyday(first)) && !slices.Contains(strings.Fields(design.Fold(d.Builder+" "+d.Name)), first)
}

// otherNumber returns the word behind the number at word j that makes another model of a line, j if there is none: the "38" of
// "Sun Shine 38", of which the table has the 36.
func (t *turn) otherNumber(model string, j int) int {
	if strings.ContainsAny(model, "0123456789") || !t.Free(j, j+1) || t.Breaks(j-1) || !t.modelNumber(j) || t.CountsFew(j) || amount.BoundBehind(t.Sentence, j+1) {
		return j
	}
	if slices.ContainsFunc(t.Quantities, func(q quantity.Quantity) bool { return q.Start == t.Words[j].Start && t.measures(q, false) }) {
		return j
	}
	return t.Touching(j)
}

// located reports whether the words from i to j are the name of a place that boats are looked for in, and not of a model with a number:
// "in the Cyclades".
func (t *turn) located(i, j int) bool {
	if !t.InPlace(i) || t.modelNumberAt(j) {
		return false
	}
	_, led := t.Before(t.skipArticles(i), insidePlace, 2)
	return led
}

// insidePlace come before a place and before no boat.
var insidePlace = sentence.Set("in|around|near|lying in|based in|located in|cruising|sailing in|cruise in|autour de|dans|aux")

// whichIs are the words that begin a question which of two boats is more of something.
var whichIs = sentence.Set("which is|which one is|which boat is|which are|what is|what s|welche ist|welches ist|was ist|quel est|lequel est|laquelle est|which costs|which one costs")

// asksWhich reports whether the turn asks which of two boats is cheaper, larger or the like: "which is cheaper, a Hunter 33 or a
// Catalina 320?".
func (t *turn) asksWhich(asks []ask) bool {
	n, ok := t.After(0, whichIs, 3)
	if !ok || len(asks) != 2 || t.Joint(asks[0].j, t.skipArticles(asks[1].i)) != "or" && t.Joint(asks[0].j, asks[1].i) != "or" {
		return false
	}
	e := t.lexicon.Effects(t.Fold(n))
	if n+1 < len(t.Words) && len(e) == 0 {
		e = t.lexicon.Effects(t.Fold(n) + " " + t.Fold(n+1)) // "more expensive"
	}
	return len(e) > 0 && e[0].Weak && e[0].Field == "sort"
}

// applyAsks makes one boat, a choice or a comparison of what is wanted.
func (t *turn) applyAsks(asks []ask) {
	q := &t.query
	compared := slices.ContainsFunc(t.Words, func(w sentence.Word) bool { return sentence.IsVersus(w.Fold) && !w.Used }) || t.asksWhich(asks)
	if compared && len(asks) == 1 && t.base.Make != "" && (t.base.Make != asks[0].make || t.base.ModelContains != asks[0].model) {
		asks = append([]ask{{make: t.base.Make, model: t.base.ModelContains}}, asks...) // "how does that compare to the Bavaria 40"
	}
	if len(asks) > 1 && compared {
		for _, a := range asks {
			q.Compare = append(q.Compare, catalog.Query{Make: a.make, ModelContains: a.model})
		}
		for i, w := range t.Words {
			if sentence.IsVersus(w.Fold) {
				t.Use(i, i+1)
			}
		}
		return
	}
	bare := slices.ContainsFunc(asks, func(a ask) bool { return a.model == "" })
	for _, a := range asks {
		q.MakesAny = demand.With(q.MakesAny, a.make)
		if a.model != "" && !(bare && lexicon.Key(a.model) == lexicon.Key(a.make)) { // "Laser or Topper": a Laser is no model Topper
			q.ModelsAny = demand.With(q.ModelsAny, a.model)
		}
	}
	q.Make, q.MakesAny = demand.Unlist(q.MakesAny)
	q.ModelContains, q.ModelsAny = demand.Unlist(q.ModelsAny)
}
