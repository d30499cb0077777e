package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
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
	for _, m := range t.designs.Mentions(t.text) {
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
			t.use(at-n, at)
			t.withdrawn.Makes = append(t.withdrawn.Makes, a.make)
		}
		return back
	})
	asks = slices.DeleteFunc(asks, func(a ask) bool { return t.isOwned(a) })
	if len(asks) == 0 {
		return
	}
	for _, a := range asks {
		t.use(a.j, t.rangeBehind(a.j))
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
var owning = set("from my|from our|replace my|replace our|replacing my|replacing our|trade in my|trading in my|upgrading from a|upgrading from an|upgrade from a|upgrade from an|trading up from a|moving up from a|coming from a|downsizing from a|" +
	"currently own a|currently have a|currently sail a|i own a|we own a|outgrown my|outgrown our|sold my|sold our|von meiner|von unserer|von meinem|statt meiner|bisher eine|de mon|de notre")

// isOwned reports whether a boat is the one that a buyer has, and tells it back.
func (t *turn) isOwned(a ask) bool {
	n, ok := t.before(a.i, owning, longestTakenBack)
	if ok {
		t.use(a.i-n, a.j)
		t.cannotRefuse(a.i-n, a.j)
	}
	return ok
}

// designAsk reads a design that is named, unless its words are used or it is the class of another boat.
func (t *turn) designAsk(m design.Mention) (ask, bool) {
	i, j := t.at(m.Start, m.End)
	d := m.Matches[0].Design
	if !t.free(i, j) || i == j || t.inLongerPlace(i, j) {
		return ask{}, false
	}
	if t.everydayBefore(d, i) || t.located(i, j) {
		return ask{}, false
	}
	if t.otherMake(d.Builder, i, j) || t.lineOfOther(d.Builder, i) {
		return ask{}, false // readMakes reads the builder
	}
	for _, q := range t.quantities {
		if q.Start >= m.Start && q.Start < m.End && t.measures(q, m.Matches[0].Exact) {
			return ask{}, false // readMakes reads the builder and the line
		}
	}
	if isDigit(t.words[j-1].fold[0]) && t.boundBehind(j) {
		return ask{}, false
	}
	if j > i+1 && t.isYearOnly(j-1) && !strings.Contains(d.Name, t.words[j-1].fold) {
		j-- // "Dehler 38 2013": the year tells which one, and is asked for as well
	}
	for j > i+1 && t.known(j-1) && design.Fold(d.Name) != t.words[j-1].fold && !strings.Contains(design.Fold(d.Name), " "+t.words[j-1].fold) {
		j-- // "Laser dinghy"
	}
	t.use(i, j)
	model := t.modelOf(d, i, j)
	if k := t.capitalsBehind(j); k > j && isDigit(t.words[j-1].fold[0]) {
		model += t.rawOf(j, k)
		t.use(j, k)
		j = k
	}
	if n := t.otherNumber(model, j); n > j {
		if !maker.IsSize(d, t.words[j].fold) {
			model += " " + t.rawOf(j, n)
		}
		t.use(j, n)
		j = n
	}
	if k := t.versionBehind(d.Builder, j); k > j && isDigit(t.words[j-1].fold[0]) {
		version := t.text[t.words[j-1].end:t.words[k-1].end]
		if short := strings.TrimSpace(version); smallVersions[short] && len(short) == 2 {
			version = strings.ToUpper(version)
		}
		model += version
		t.use(j, k)
		j = k
	}
	return ask{i: i, j: j, make: d.Builder, model: model}, true
}

// everydayBefore reports whether word i, with which a design is said to begin, is a word of its own that is only like its name: "unter 25k"
// is no Hunter 25.
func (t *turn) everydayBefore(d design.Design, i int) bool {
	first := t.words[i].fold
	_, compares := leading[first]
	return (compares || t.lexicon.Everyday(first)) && !slices.Contains(strings.Fields(design.Fold(d.Builder+" "+d.Name)), first)
}

// otherNumber returns the word behind the number at word j that makes another model of a line, j if there is none: the "38" of
// "Sun Shine 38", of which the table has the 36.
func (t *turn) otherNumber(model string, j int) int {
	if strings.ContainsAny(model, "0123456789") || !t.free(j, j+1) || t.breaks(j-1) || !t.modelNumber(j) || t.countsFew(j) || t.boundBehind(j+1) {
		return j
	}
	if slices.ContainsFunc(t.quantities, func(q quantity.Quantity) bool { return q.Start == t.words[j].start && t.measures(q, false) }) {
		return j
	}
	return t.touching(j)
}

// inPlace reports whether word i belongs to the name of a place.
func (t *turn) inPlace(i int) bool {
	at := t.words[i].start
	return slices.ContainsFunc(t.mentions, func(m geo.Mention) bool { return m.Start <= at && at < m.End })
}

// located reports whether the words from i to j are the name of a place that boats are looked for in, and not of a model with a number:
// "in the Cyclades".
func (t *turn) located(i, j int) bool {
	if !t.inPlace(i) || t.modelNumberAt(j) {
		return false
	}
	_, led := t.before(t.skipArticles(i), insidePlace, 2)
	return led
}

// insidePlace come before a place and before no boat.
var insidePlace = set("in|around|near|lying in|based in|located in|cruising|sailing in|cruise in|autour de|dans|aux")

// inLongerPlace reports whether the words from i up to but not including j are only a part of the name of a place: the "Riviera" of
// "French Riviera".
func (t *turn) inLongerPlace(i, j int) bool {
	return slices.ContainsFunc(t.mentions, func(m geo.Mention) bool {
		first, end := t.at(m.Start, m.End)
		return first <= i && j <= end && end-first > j-i
	})
}

// known reports whether a word means something else.
func (t *turn) known(i int) bool { return len(t.lexicon.Effects(t.words[i].fold)) > 0 }

var comparing = set("vs|versus|v|compare|compared|comparison|comparing|against|gegen|vergleich|vergleiche|verglichen|contre|comparer|comparaison|compare to|difference|differences|unterschied|unterschiede|differenz")

// whichIs are the words that begin a question which of two boats is more of something.
var whichIs = set("which is|which one is|which boat is|which are|what is|what s|welche ist|welches ist|was ist|quel est|lequel est|laquelle est|which costs|which one costs")

// asksWhich reports whether the turn asks which of two boats is cheaper, larger or the like: "which is cheaper, a Hunter 33 or a
// Catalina 320?".
func (t *turn) asksWhich(asks []ask) bool {
	n, ok := t.after(0, whichIs, 3)
	if !ok || len(asks) != 2 || t.joint(asks[0].j, t.skipArticles(asks[1].i)) != "or" && t.joint(asks[0].j, asks[1].i) != "or" {
		return false
	}
	e := t.lexicon.Effects(t.words[n].fold)
	if n+1 < len(t.words) && len(e) == 0 {
		e = t.lexicon.Effects(t.words[n].fold + " " + t.words[n+1].fold) // "more expensive"
	}
	return len(e) > 0 && e[0].Weak && e[0].Field == "sort"
}

// applyAsks makes one boat, a choice or a comparison of what is wanted.
func (t *turn) applyAsks(asks []ask) {
	q := &t.query
	compared := slices.ContainsFunc(t.words, func(w word) bool { return comparing[w.fold] && !w.used }) || t.asksWhich(asks)
	if compared && len(asks) == 1 && t.base.Make != "" && (t.base.Make != asks[0].make || t.base.ModelContains != asks[0].model) {
		asks = append([]ask{{make: t.base.Make, model: t.base.ModelContains}}, asks...) // "how does that compare to the Bavaria 40"
	}
	if len(asks) > 1 && compared {
		for _, a := range asks {
			q.Compare = append(q.Compare, catalog.Query{Make: a.make, ModelContains: a.model})
		}
		for i, w := range t.words {
			if comparing[w.fold] {
				t.use(i, i+1)
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
