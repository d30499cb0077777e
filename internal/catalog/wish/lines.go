package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// withLines gives each boat the line and the number of its model that stand beside its builder in any order: "Boston Whaler 23 Outrage",
// "320 Sundancer Sea Ray", "Beneteau 44 Swift Trawler". The asks are in the order of the text.
func (t *turn) withLines(asks []ask) []ask {
	var out []ask
	for _, a := range asks {
		if last := len(out) - 1; last >= 0 && t.adjoin(out[last], a) {
			if whole, ok := t.sideBySide(out[last], a); ok {
				out[last] = whole
				continue
			}
		}
		t.lineOnward(&a)
		t.modelBefore(&a)
		out = append(out, a)
	}
	return out
}

// adjoin reports whether one boat is named right behind the other.
func (t *turn) adjoin(a, b ask) bool { return a.j == b.i && t.Gap(a.j-1) == " " }

// sideBySide makes one boat of two names that stand side by side: of one builder, or of one whose other name is an everyday word that is a
// line as well, the "Freedom" of "Grady-White Freedom 275".
func (t *turn) sideBySide(a, b ask) (whole ask, ok bool) {
	line, number := "", ""
	switch {
	case a.make != b.make && (!sentence.IsFigures(a.model) || !t.names.Everyday(t.Fold(b.i))):
		return ask{}, false
	case a.make != b.make:
		line, number = t.Raw(b.i), a.model+b.model
		if !sentence.IsFigures(b.model) {
			line, number = t.RawOf(b.i, b.j), a.model
		}
	case a.model == "" || b.model == "":
		return ask{i: a.i, j: b.j, make: a.make, model: a.model + b.model}, true
	case !sentence.IsFigures(b.model) && sentence.IsFigures(a.model):
		line, number = b.model, a.model
	default:
		return ask{}, false
	}
	model := line
	if number != "" {
		model = t.names.Model(a.make, line, number, a.model != "")
	}
	return ask{i: a.i, j: b.j, make: a.make, model: model}, true
}

// lineOnward reads the line behind the number of a model.
func (t *turn) lineOnward(a *ask) {
	if a.model == "" || !sentence.IsFigures(a.model) || a.j >= len(t.Words) || t.Gap(a.j-1) != " " || t.Known(a.j) {
		return
	}
	if line, k, ok := t.lineBehind(a.make, a.j); ok && !t.Figure(k) {
		t.Use(a.j, k)
		a.model, a.j = t.names.Model(a.make, line, a.model, true), k
	}
}

// modelBefore reads the line and the number of a model, or one of them, before the name of its builder or of its line.
func (t *turn) modelBefore(a *ask) {
	if strings.ContainsAny(a.model, "0123456789") || t.modelNumberAt(a.j) {
		return
	}
	line, i, ahead := a.model, a.i, false
	if line == "" {
		line, i = t.lineEnding(a.make, i)
	}
	number := ""
	k := i - 1
	if k > 0 && sentence.IsLetter(t.Fold(k)) && t.Touching(k-1) == k+1 && line != "" && t.Figure(k-1) && t.Free(k, k+1) {
		k-- // "36i Sun Odyssey"
	}
	if t.standsAlone(k, line != "") || k == i-2 && t.Free(k, k+1) && t.modelNumber(k) {
		number, i, ahead = t.RawOf(k, i), k, true
		if line == "" {
			line, i = t.lineEnding(a.make, i)
			ahead = line == ""
		}
	}
	if i == a.i || line == "" && !t.singular(*a) {
		return
	}
	t.Use(i, a.i)
	a.i = i
	switch {
	case line == "":
		a.model = number
	case number == "":
		a.model = line
	default:
		a.model = t.names.Model(a.make, line, number, ahead)
	}
}

// modelNumberAt reports whether word j may be the number of a model that was not read for its own reasons.
func (t *turn) modelNumberAt(j int) bool {
	return t.Figure(j) && !t.Breaks(j-1) && !t.IsYear(j)
}

// singular reports whether a builder is named for one boat rather than for several: "36 Catalina", not "20 Catalinas".
func (t *turn) singular(a ask) bool { return t.names.Has(t.Fold(a.j-1)) || !t.plural(a.j-1) }

// lineEnding is the line of a builder that ends before word i, and where it begins.
func (t *turn) lineEnding(builder string, i int) (line string, at int) {
	for n := min(2, i); n > 0; n-- {
		p, whole := t.Phrase(i-n, i)
		if !whole || !t.Free(i-n, i) || t.Breaks(i-1) {
			continue
		}
		if l, sold, ok := t.names.Line(builder, p); ok && !sold {
			return l, i - n
		}
	}
	return "", i
}

// smallestNumber is the least that a number alone before a builder may be to name her model: less of them are boats that are counted.
const smallestNumber = "18"

// standsAlone reports whether word k is a number that is neither measured nor counts nor compares, and may be a model's before a name.
func (t *turn) standsAlone(k int, named bool) bool {
	if k < 0 || !t.Free(k, k+1) || !t.modelNumber(k) || len(t.Fold(k)) < 2 || len(t.Fold(k)) > 4 || t.Gap(k) != " " || t.CountsFew(k) {
		return false
	}
	w := t.Fold(k)
	if !named && (len(w) != 2 && len(w) != 3 || len(w) == 2 && w < smallestNumber) {
		return false
	}
	if _, _, compared := amount.Leading(t.Sentence, k); compared {
		return false
	}
	if _, shows := t.Before(k, showing, 3); shows && !named {
		return false
	}
	for _, q := range t.Quantities {
		if q.Start == t.Words[k].Start && t.measures(q, false) || q.End == t.Words[k].End && q.Start < t.Words[k].Start {
			return false
		}
	}
	return true
}

// lineOfMake reports whether the words from i to j are a line of the builder that is named before them, rather than a kind of boat: the
// "picnic boats" of "Hinckley picnic boats".
func (t *turn) lineOfMake(i, j int) bool {
	if i == 0 || t.Breaks(i-1) {
		return false
	}
	p, _ := t.Phrase(i, j)
	if !t.names.Generic(strings.TrimSuffix(p, "s")) {
		return false
	}
	for n := min(t.names.Longest(), i); n > 0; n-- {
		if name, ok := t.makeAt(i-n, i); ok && name.Line == "" {
			_, _, ok := t.names.Line(name.Make, p)
			return ok
		}
	}
	return false
}

// lineFollows reports whether a line of a builder with its number stands from word j on, so that the word before it is her name: "Regal
// Commodore 2860".
func (t *turn) lineFollows(builder string, j int) bool {
	if !t.Free(j, j+1) || t.Breaks(j-1) {
		return false
	}
	_, sold, ok := t.names.Line(builder, t.Fold(j))
	return ok && !sold && !t.Known(j) && j+1 < len(t.Words) && t.modelNumber(j+1) && !t.Breaks(j)
}
