package boat

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// LineBehind reads the line of a builder that stands behind its name: the "Oceanis" of "Beneteau Oceanis", also one that
// is too ordinary to stand alone, and one that only the catalogue knows.
func (r *Reader) LineBehind(builder string, j int) (line string, k int, ok bool) {
	for n := min(maker.LongestLine, len(r.Words)-j); n > 0; n-- {
		p, whole := r.Phrase(j, j+n)
		if !whole || !r.Free(j, j+n) || r.Breaks(j-1) {
			continue
		}
		if l, sold, ok := r.sources.Names.Line(builder, p); ok && !(sold && (r.Known(j) || r.sources.Lexicon.Noise(r.Fold(j)))) {
			return l, j + n, true
		}
	}
	return "", j, false
}

// genericLine reads a word as a line behind its builder that is one only before a number: the "Classic" of "Dufour Classic 35".
func (r *Reader) genericLine(j int) (line string, k int, ok bool) {
	if !r.Free(j, j+2) || r.Breaks(j-1) || r.Breaks(j) || !r.sources.Names.Generic(r.Fold(j)) || !r.ModelNumber(j+1) || r.Counts(j+2) {
		return "", j, false
	}
	return r.Raw(j), j + 1, true
}

// withLines gives each boat the line and the number of its model that stand beside its builder in any order: "Boston Whaler 23 Outrage",
// "320 Sundancer Sea Ray", "Beneteau 44 Swift Trawler". The asks are in the order of the text.
func (r *Reader) withLines(asks []Name) []Name {
	var out []Name
	for _, a := range asks {
		if last := len(out) - 1; last >= 0 && r.adjoin(out[last], a) {
			if whole, ok := r.sideBySide(out[last], a); ok {
				out[last] = whole
				continue
			}
		}
		r.lineOnward(&a)
		r.modelBefore(&a)
		out = append(out, a)
	}
	return out
}

// adjoin reports whether one boat is named right behind the other.
func (r *Reader) adjoin(a, b Name) bool { return a.J == b.I && r.Gap(a.J-1) == " " }

// sideBySide makes one boat of two names that stand side by side: of one builder, or of one whose other name is an everyday word that is a
// line as well, the "Freedom" of "Grady-White Freedom 275".
func (r *Reader) sideBySide(a, b Name) (whole Name, ok bool) {
	line, number := "", ""
	switch {
	case a.Make != b.Make && (!sentence.IsFigures(a.Model) || !r.sources.Names.Everyday(r.Fold(b.I))):
		return Name{}, false
	case a.Make != b.Make:
		line, number = r.Raw(b.I), a.Model+b.Model
		if !sentence.IsFigures(b.Model) {
			line, number = r.RawOf(b.I, b.J), a.Model
		}
	case a.Model == "" || b.Model == "":
		return Name{I: a.I, J: b.J, Make: a.Make, Model: a.Model + b.Model}, true
	case !sentence.IsFigures(b.Model) && sentence.IsFigures(a.Model):
		line, number = b.Model, a.Model
	default:
		return Name{}, false
	}
	model := line
	if number != "" {
		model = r.sources.Names.Model(a.Make, line, number, a.Model != "")
	}
	return Name{I: a.I, J: b.J, Make: a.Make, Model: model}, true
}

// lineOnward reads the line behind the number of a model.
func (r *Reader) lineOnward(a *Name) {
	if a.Model == "" || !sentence.IsFigures(a.Model) || a.J >= len(r.Words) || r.Gap(a.J-1) != " " || r.Known(a.J) {
		return
	}
	if line, k, ok := r.LineBehind(a.Make, a.J); ok && !r.Figure(k) {
		r.Use(a.J, k)
		a.Model, a.J = r.sources.Names.Model(a.Make, line, a.Model, true), k
	}
}

// modelBefore reads the line and the number of a model, or one of them, before the name of its builder or of its line.
func (r *Reader) modelBefore(a *Name) {
	if strings.ContainsAny(a.Model, "0123456789") || r.modelNumberAt(a.J) {
		return
	}
	line, i, ahead := a.Model, a.I, false
	if line == "" {
		line, i = r.lineEnding(a.Make, i)
	}
	number := ""
	k := i - 1
	if k > 0 && sentence.IsLetter(r.Fold(k)) && r.Touching(k-1) == k+1 && line != "" && r.Figure(k-1) && r.Free(k, k+1) {
		k-- // "36i Sun Odyssey"
	}
	if r.standsAlone(k, line != "") || k == i-2 && r.Free(k, k+1) && r.ModelNumber(k) {
		number, i, ahead = r.RawOf(k, i), k, true
		if line == "" {
			line, i = r.lineEnding(a.Make, i)
			ahead = line == ""
		}
	}
	if i == a.I || line == "" && !r.singular(*a) {
		return
	}
	r.Use(i, a.I)
	a.I = i
	switch {
	case line == "":
		a.Model = number
	case number == "":
		a.Model = line
	default:
		a.Model = r.sources.Names.Model(a.Make, line, number, ahead)
	}
}

// modelNumberAt reports whether word j may be the number of a model that was not read for its own reasons.
func (r *Reader) modelNumberAt(j int) bool {
	return r.Figure(j) && !r.Breaks(j-1) && !r.IsYear(j)
}

// singular reports whether a builder is named for one boat rather than for several: "36 Catalina", not "20 Catalinas".
func (r *Reader) singular(a Name) bool { return r.sources.Names.Has(r.Fold(a.J-1)) || !r.Plural(a.J-1) }

// lineEnding is the line of a builder that ends before word i, and where it begins.
func (r *Reader) lineEnding(builder string, i int) (line string, at int) {
	for n := min(2, i); n > 0; n-- {
		p, whole := r.Phrase(i-n, i)
		if !whole || !r.Free(i-n, i) || r.Breaks(i-1) {
			continue
		}
		if l, sold, ok := r.sources.Names.Line(builder, p); ok && !sold {
			return l, i - n
		}
	}
	return "", i
}

// smallestNumber is the least that a number alone before a builder may be to name her model: less of them are boats that are counted.
const smallestNumber = "18"

// standsAlone reports whether word k is a number that is neither measured nor counts nor compares, and may be a model's before a name.
func (r *Reader) standsAlone(k int, named bool) bool {
	if k < 0 || !r.Free(k, k+1) || !r.ModelNumber(k) || len(r.Fold(k)) < 2 || len(r.Fold(k)) > 4 || r.Gap(k) != " " || r.CountsFew(k) {
		return false
	}
	w := r.Fold(k)
	if !named && (len(w) != 2 && len(w) != 3 || len(w) == 2 && w < smallestNumber) {
		return false
	}
	if _, _, compared := amount.Leading(r.Sentence, k); compared {
		return false
	}
	if _, shows := command.Shows(r.Sentence, k); shows && !named {
		return false
	}
	for _, q := range r.Quantities {
		if q.Start == r.Words[k].Start && r.measures(q, false) || q.End == r.Words[k].End && q.Start < r.Words[k].Start {
			return false
		}
	}
	return true
}

// LineOfMake reports whether the words from i to j are a line of the builder that is named before them, rather than a kind of boat: the
// "picnic boats" of "Hinckley picnic boats".
func (r *Reader) LineOfMake(i, j int) bool {
	if i == 0 || r.Breaks(i-1) {
		return false
	}
	p, _ := r.Phrase(i, j)
	if !r.sources.Names.Generic(strings.TrimSuffix(p, "s")) {
		return false
	}
	for n := min(r.sources.Names.Longest(), i); n > 0; n-- {
		if name, ok := r.makeAt(i-n, i); ok && name.Line == "" {
			_, _, ok := r.sources.Names.Line(name.Make, p)
			return ok
		}
	}
	return false
}

// lineFollows reports whether a line of a builder with its number stands from word j on, so that the word before it is her name: "Regal
// Commodore 2860".
func (r *Reader) lineFollows(builder string, j int) bool {
	if !r.Free(j, j+1) || r.Breaks(j-1) {
		return false
	}
	_, sold, ok := r.sources.Names.Line(builder, r.Fold(j))
	return ok && !sold && !r.Known(j) && j+1 < len(r.Words) && r.ModelNumber(j+1) && !r.Breaks(j)
}
