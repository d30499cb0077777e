package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/design"
)

// modelOf is what of a design's name has to be in the model: a number with three digits, a decimal or a letter stands
// for itself; one of two digits needs its line, unless the line has no other boat, when the line stands for it.
func (t *turn) modelOf(d design.Design, i, j int) string {
	if strings.HasPrefix(d.Name, "J/") {
		if k := j - 1; k > i && t.Figure(k-1) && t.Capitals(k) && !strings.HasSuffix(d.Name, t.Raw(k)) {
			return d.Name + t.Raw(k) // "J/122E" of "J/122"
		}
		return d.Name
	}
	from := t.behindMake(d.Builder, i, j)
	text := t.RawOf(from, j)
	number := slices.IndexFunc(t.Words[from:j], func(w sentence.Word) bool { return sentence.IsDigit(w.Fold[0]) })
	if number < 0 {
		return maker.Canonical(d, text)
	}
	number += from
	digits := t.Fold(number)
	touching := number+1 < j && t.Words[number+1].Start == t.Words[number].End
	if number > from && len(t.Fold(number-1)) <= 2 && strings.Trim(t.Gap(number-1), "-") == "" {
		number, touching = number-1, true // "V39", "F-27"
	}
	tail := t.numberOf(d, number, j)
	if number == from && number+1 < j && len(digits) <= 2 {
		if line, _, ok := t.names.Line(d.Builder, design.Fold(t.RawOf(number+1, j))); ok && !strings.Contains(tail, " ") {
			return t.names.Model(d.Builder, line, tail, true) // "40 Oceanis"
		}
	}
	if number == from || len(digits) > 2 || touching {
		return tail
	}
	line := maker.Canonical(d, strings.TrimSpace(t.RawOf(from, number)))
	if design.Fold(d.Name) == design.Fold(line) || t.models.Alone(d, line) {
		return line
	}
	return line + " " + tail
}

var marks = map[string]string{
	"mk1": "MkI", "mki": "MkI", "mk2": "MkII", "mkii": "MkII", "mark2": "MkII", "markii": "MkII", "ii": "MkII", "mk3": "MkIII",
	"mkiii": "MkIII", "mark3": "MkIII", "markiii": "MkIII", "iii": "MkIII",
}

// numberOf is the model number from word i on with the letters that touch it, its mark, and what the design's own name
// has behind it.
func (t *turn) numberOf(d design.Design, i, j int) string {
	k := i + 1
	for k < j && t.Words[k].Start-t.Words[k-1].End <= len("-") && !t.spaced(k-1) {
		k++
	}
	number := t.RawOf(i, k)
	rest := ""
	for _, w := range t.Words[k:j] {
		rest += w.Fold
	}
	if mark := marks[rest]; mark != "" {
		return number + " " + mark
	}
	if k < j && versions[t.RawOf(k, j)] {
		return t.RawOf(i, j)
	}
	whole := t.RawOf(i, j)
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
func (t *turn) spaced(i int) bool { return strings.Contains(t.Gap(i), " ") }

// behindMake returns the first word of i to j that is not the builder's name.
func (t *turn) behindMake(builder string, i, j int) int {
	for n := min(t.names.Longest(), j-i-1); n > 0; n-- {
		p, _ := t.Phrase(i, i+n)
		if found, ok := t.names.Find(p); ok && found.Make == builder && found.Line == "" {
			return i + n
		}
		if found, ok := t.names.Misspelt(p); ok && found.Make == builder && found.Line == "" {
			return i + n
		}
	}
	return i
}

// versions are the letters behind the number of a model that tell its versions apart, in capitals; smallVersions are those
// that are no words in small letters either.
var smallVersions = sentence.Set("s2|ds|cc|match")

var versions = sentence.Set("DS|CC|AC|MC|DC|S2|GT|LE|RS|CR|XL|XC|OC|PH|LR|IPS|HT|SE|LRC|Match")

// versionBehind returns the word behind the version at word k, k if there is none: the "S2" of "400 or 400 S2". A place is one
// where the builder calls a version so: the "Europa" of "Grand Banks 42 Europa".
func (t *turn) versionBehind(builder string, k int) int {
	if k >= len(t.Words) || t.Words[k].Used || t.Breaks(k-1) || t.Gap(k-1) != " " {
		return k
	}
	if t.InPlace(k) && t.models.HasVersion(builder, t.Fold(k)) {
		return k + 1
	}
	end := t.Touching(k)
	version := t.RawOf(k, end)
	if !t.Free(k, end) || !versions[version] && !smallVersions[version] {
		return k
	}
	return end
}

// lettered reads a model of letters and a number in one, the "S34" of "Sealine S34" or
// the "F-9A" of "Farrier F-9A", that the design table does not know.
func (t *turn) lettered(a *ask) bool {
	j := a.j
	if a.model != "" || !t.Free(j, j+2) || t.Breaks(j-1) || len(t.Fold(j)) > maker.LongestPrefix || t.Figure(j) {
		return false
	}
	if gap := t.Gap(j); gap != "" && (gap != "-" || strings.ToUpper(t.Raw(j)) != t.Raw(j)) && (gap != " " || !t.letters(j)) || !t.Figure(j+1) || len(t.Fold(j+1)) > 4 {
		return false
	}
	k := t.Touching(j + 1)
	t.Use(j, k)
	a.j, a.model = k, t.RawOf(j, k)
	return true
}

// letters reports whether word j is letters that belong to the number behind it although a space parts them: the "Se" of "Saffier Se
// 33".
func (t *turn) letters(j int) bool {
	first := t.Raw(j)[0]
	return 'A' <= first && first <= 'Z' && len(t.Fold(j)) > 1 && !t.lexicon.Noise(t.Fold(j)) && !t.Known(j) && !t.isArea(j) && t.modelNumber(j+1)
}

// prefixed reads a model that the design table does not have by the letters of its builder: "X-302".
func (t *turn) prefixed(i int) (ask, bool) {
	if !t.Free(i, i+2) || len(t.Fold(i)) > maker.LongestPrefix || !t.Figure(i+1) || len(t.Fold(i+1)) > 3 {
		return ask{}, false
	}
	builder, known := t.names.OfPrefix(t.Fold(i))
	if gap := t.Gap(i); !known || gap != "-" && gap != "/" || strings.ToUpper(t.Raw(i)) != t.Raw(i) {
		return ask{}, false
	}
	j := t.capitalsBehind(i + 2)
	t.Use(i, j)
	return ask{i: i, j: j, make: builder, model: t.RawOf(i, j)}, true
}

// capitalsBehind returns the word behind the capitals that are written together with the number before word j, j if there are
// none: the E of "J/122E".
func (t *turn) capitalsBehind(j int) int {
	if k := t.Touching(j - 1); k == j+1 && t.Free(j, k) && t.Capitals(j) {
		return k
	}
	return j
}

// unknownLine reads a line that nobody has heard of behind its builder: a capitalised word that means nothing else, with a number
// behind it, as in "Fountaine Pajot Summerland 40". Finding no such boat tells more than leaving the word out.
func (t *turn) unknownLine(a *ask) {
	j := a.j
	if a.model != "" || !t.Free(j, j+2) || t.Breaks(j-1) || t.Breaks(j) || !t.isName(j) || !t.maybeTypo(j) || !t.modelNumber(j+1) || t.Counts(j+2) {
		return
	}
	if t.resemblesNothing(j) {
		t.Use(j, j+1)
		a.j, a.model = j+1, t.Raw(j)
	}
}

// resemblesNothing reports whether word j misspells no word, area or builder.
func (t *turn) resemblesNothing(j int) bool {
	word := t.Fold(j)
	_, typo := spelling.Closest(t.vocabulary, word)
	_, area := t.places.MisspeltArea(word)
	_, builder := t.names.Misspelt(word)
	return !typo && !area && !builder
}

// unknownModel reads a model that nobody has heard of behind its builder: the last name of a clause, as in "Amel Santorin". German
// writes any noun like a name.
func (t *turn) unknownModel(a *ask) {
	j := a.j
	if a.model != "" || !t.Free(j, j+1) || t.Breaks(j-1) || t.Gap(j-1) != " " || !t.isName(j) || !t.maybeTypo(j) || !t.endsName(j+1) {
		return
	}
	if t.Language("") != German && t.resemblesNothing(j) {
		t.Use(j, j+1)
		a.j, a.model = j+1, t.Raw(j)
	}
}

// endsName reports whether a name is over before word i: at the end of a clause, or before a word in small letters that only joins.
func (t *turn) endsName(i int) bool {
	if i >= len(t.Words) || t.Breaks(i-1) || t.IsYear(i) {
		return true
	}
	w := t.Fold(i)
	_, _, bound := amount.LeadingFrom(t.Sentence, i)
	if e := t.lexicon.Effects(w); len(e) > 0 && (e[0].Field == "rig" || e[0].Field == "type") {
		return true // "Amel Santorin ketch"
	}
	return t.Raw(i) == strings.ToLower(t.Raw(i)) && (bound || sentence.IsVersus(w) || sentence.Joins(w) != "" || sentence.Locates(w) || withs[w] || t.lexicon.Noise(w))
}
