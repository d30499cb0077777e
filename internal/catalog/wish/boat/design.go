package boat

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// designAt reads a design that is named, unless its words are used or it is the class of another boat.
func (r *Reader) designAt(m design.Mention) (Name, bool) {
	i, j := r.At(m.Start, m.End)
	d := m.Matches[0].Design
	if !r.Free(i, j) || i == j || r.InLongerPlace(i, j) {
		return Name{}, false
	}
	if r.everydayBefore(d, i) || r.located(i, j) {
		return Name{}, false
	}
	if r.otherMake(d.Builder, i, j) || r.lineOfOther(d.Builder, i) {
		return Name{}, false // readMakes reads the builder
	}
	for _, q := range r.Quantities {
		if q.Start >= m.Start && q.Start < m.End && r.measures(q, m.Matches[0].Exact) {
			return Name{}, false // readMakes reads the builder and the line
		}
	}
	if r.Figure(j-1) && amount.BoundBehind(r.Sentence, j) {
		return Name{}, false
	}
	if j > i+1 && r.IsYear(j-1) && !strings.Contains(d.Name, r.Fold(j-1)) {
		j-- // "Dehler 38 2013": the year tells which one, and is asked for as well
	}
	for j > i+1 && r.Known(j-1) && design.Fold(d.Name) != r.Fold(j-1) && !strings.Contains(design.Fold(d.Name), " "+r.Fold(j-1)) {
		j-- // "Laser dinghy"
	}
	r.Use(i, j)
	model := r.modelOf(d, i, j)
	if k := r.capitalsBehind(j); k > j && r.Figure(j-1) {
		model += r.RawOf(j, k)
		r.Use(j, k)
		j = k
	}
	if n := r.otherNumber(model, j); n > j {
		if !maker.IsSize(d, r.Fold(j)) {
			model += " " + r.RawOf(j, n)
		}
		r.Use(j, n)
		j = n
	}
	if k := r.versionBehind(d.Builder, j); k > j && r.Figure(j-1) {
		version := r.Text[r.Words[j-1].End:r.Words[k-1].End]
		if short := strings.TrimSpace(version); smallVersions[short] && len(short) == 2 {
			version = strings.ToUpper(version)
		}
		model += version
		r.Use(j, k)
		j = k
	}
	return Name{I: i, J: j, Make: d.Builder, Model: model}, true
}

// everydayBefore reports whether word i, with which a design is said to begin, is a word of its own that is only like its name: "unter 25k"
// is no Hunter 25.
func (r *Reader) everydayBefore(d design.Design, i int) bool {
	first := r.Fold(i)
	return (amount.IsComparison(first) || r.sources.Lexicon.Everyday(first)) && !slices.Contains(strings.Fields(design.Fold(d.Builder+" "+d.Name)), first)
}

// otherNumber returns the word behind the number at word j that makes another model of a line, j if there is none: the "38" of
// "Sun Shine 38", of which the table has the 36.
func (r *Reader) otherNumber(model string, j int) int {
	if strings.ContainsAny(model, "0123456789") || !r.Free(j, j+1) || r.Breaks(j-1) || !r.ModelNumber(j) || r.CountsFew(j) || amount.BoundBehind(r.Sentence, j+1) {
		return j
	}
	if slices.ContainsFunc(r.Quantities, func(q quantity.Quantity) bool { return q.Start == r.Words[j].Start && r.measures(q, false) }) {
		return j
	}
	return r.Touching(j)
}

// located reports whether the words from i to j are the name of a place that boats are looked for in, and not of a model with a number:
// "in the Cyclades".
func (r *Reader) located(i, j int) bool {
	if !r.InPlace(i) || r.modelNumberAt(j) && !r.measured(j) {
		return false
	}
	_, led := r.Before(r.SkipArticles(i), insidePlace, 2)
	return led
}

// measured reports whether a length with its unit begins with word j: the "40ft" of "in the Cyclades 40ft".
func (r *Reader) measured(j int) bool {
	return slices.ContainsFunc(r.Quantities, func(q quantity.Quantity) bool {
		return q.Dim == quantity.Length && q.Start == r.Words[j].Start && strings.ContainsFunc(q.Text, unicode.IsLetter)
	})
}

// insidePlace come before a place and before no boat.
var insidePlace = sentence.Set("in|around|near|lying in|based in|located in|cruising|sailing in|cruise in|autour de|dans|aux")

// modelOf is what of a design's name has to be in the model: a number with three digits, a decimal or a letter stands
// for itself; one of two digits needs its line, unless the line has no other boat, when the line stands for it.
func (r *Reader) modelOf(d design.Design, i, j int) string {
	if strings.HasPrefix(d.Name, "J/") {
		if k := j - 1; k > i && r.Figure(k-1) && r.Capitals(k) && !strings.HasSuffix(d.Name, r.Raw(k)) {
			return d.Name + r.Raw(k) // "J/122E" of "J/122"
		}
		return d.Name
	}
	from := r.behindMake(d.Builder, i, j)
	text := r.RawOf(from, j)
	number := slices.IndexFunc(r.Words[from:j], func(w sentence.Word) bool { return sentence.IsDigit(w.Fold[0]) })
	if number < 0 {
		return maker.Canonical(d, text)
	}
	number += from
	digits := r.Fold(number)
	touching := number+1 < j && r.Words[number+1].Start == r.Words[number].End
	if number > from && len(r.Fold(number-1)) <= 2 && strings.Trim(r.Gap(number-1), "-") == "" {
		number, touching = number-1, true // "V39", "F-27"
	}
	tail := r.numberOf(d, number, j)
	if number == from && number+1 < j && len(digits) <= 2 {
		if line, _, ok := r.sources.Names.Line(d.Builder, design.Fold(r.RawOf(number+1, j))); ok && !strings.Contains(tail, " ") {
			return r.sources.Names.Model(d.Builder, line, tail, true) // "40 Oceanis"
		}
	}
	if number == from || len(digits) > 2 || touching {
		return tail
	}
	line := maker.Canonical(d, strings.TrimSpace(r.RawOf(from, number)))
	if design.Fold(d.Name) == design.Fold(line) || r.sources.Models.Alone(d, line) {
		return line
	}
	return line + " " + tail
}

// numberOf is the model number from word i on with the letters that touch it, its mark, and what the design's own name
// has behind it.
func (r *Reader) numberOf(d design.Design, i, j int) string {
	k := i + 1
	for k < j && r.Words[k].Start-r.Words[k-1].End <= len("-") && !r.spaced(k-1) {
		k++
	}
	number := r.RawOf(i, k)
	rest := ""
	for _, w := range r.Words[k:j] {
		rest += w.Fold
	}
	if mark := marks[rest]; mark != "" {
		return number + " " + mark
	}
	if k < j && versions[r.RawOf(k, j)] {
		return r.RawOf(i, j)
	}
	whole := r.RawOf(i, j)
	if name, ok := spacedName(d, whole); ok {
		return name
	}
	for _, name := range append([]string{d.Name}, d.Aliases...) {
		if at := strings.Index(strings.ToLower(name), strings.ToLower(whole)); at >= 0 && k < j {
			return name[at : at+len(whole)]
		}
	}
	return number
}

// spacedName finds the name of a design that differs from a text only in its spaces: the "400 S2" of "400s2".
func spacedName(d design.Design, text string) (name string, ok bool) {
	for _, name := range append([]string{d.Name}, d.Aliases...) {
		if sentence.IsDigit(name[0]) && versions[name[strings.LastIndex(name, " ")+1:]] && strings.EqualFold(strings.ReplaceAll(name, " ", ""), strings.ReplaceAll(text, " ", "")) {
			return name, true
		}
	}
	return "", false
}

// spaced reports whether a space stands behind word i.
func (r *Reader) spaced(i int) bool { return strings.Contains(r.Gap(i), " ") }

// behindMake returns the first word of i to j that is not the builder's name.
func (r *Reader) behindMake(builder string, i, j int) int {
	for n := min(r.sources.Names.Longest(), j-i-1); n > 0; n-- {
		p, _ := r.Phrase(i, i+n)
		if found, ok := r.sources.Names.Find(p); ok && found.Make == builder && found.Line == "" {
			return i + n
		}
		if found, ok := r.sources.Names.Misspelt(p); ok && found.Make == builder && found.Line == "" {
			return i + n
		}
	}
	return i
}
