package wish

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/design"
)

// modelOf is what of a design's name has to be in the model: a number with three digits, a decimal or a letter stands
// for itself; one of two digits needs its line, unless the line has no other boat, when the line stands for it.
func (t *turn) modelOf(d design.Design, i, j int) string {
	if strings.HasPrefix(d.Name, "J/") {
		if k := j - 1; k > i && isDigit(t.words[k-1].fold[0]) && t.capitalsAt(k) && !strings.HasSuffix(d.Name, t.raw(k)) {
			return d.Name + t.raw(k) // "J/122E" of "J/122"
		}
		return d.Name
	}
	from := t.behindMake(d.Builder, i, j)
	text := t.rawOf(from, j)
	number := slices.IndexFunc(t.words[from:j], func(w word) bool { return isDigit(w.fold[0]) })
	if number < 0 {
		return maker.Canonical(d, text)
	}
	number += from
	digits := t.words[number].fold
	touching := number+1 < j && t.words[number+1].start == t.words[number].end
	if number > from && len(t.words[number-1].fold) <= 2 && strings.Trim(t.gap(number-1), "-") == "" {
		number, touching = number-1, true // "V39", "F-27"
	}
	tail := t.numberOf(d, number, j)
	if number == from && number+1 < j && len(digits) <= 2 {
		if line, _, ok := t.names.Line(d.Builder, design.Fold(t.rawOf(number+1, j))); ok && !strings.Contains(tail, " ") {
			return t.names.Model(d.Builder, line, tail, true) // "40 Oceanis"
		}
	}
	if number == from || len(digits) > 2 || touching {
		return tail
	}
	line := maker.Canonical(d, strings.TrimSpace(t.rawOf(from, number)))
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
	for k < j && t.words[k].start-t.words[k-1].end <= len("-") && !t.spaced(k-1) {
		k++
	}
	number := t.rawOf(i, k)
	rest := ""
	for _, w := range t.words[k:j] {
		rest += w.fold
	}
	if mark := marks[rest]; mark != "" {
		return number + " " + mark
	}
	if k < j && versions[t.rawOf(k, j)] {
		return t.rawOf(i, j)
	}
	whole := t.rawOf(i, j)
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
		if isDigit(name[0]) && versions[name[strings.LastIndex(name, " ")+1:]] && strings.EqualFold(strings.ReplaceAll(name, " ", ""), strings.ReplaceAll(text, " ", "")) {
			return name, true
		}
	}
	return "", false
}

// spaced reports whether a space stands behind word i.
func (t *turn) spaced(i int) bool { return strings.Contains(t.gap(i), " ") }

// behindMake returns the first word of i to j that is not the builder's name.
func (t *turn) behindMake(builder string, i, j int) int {
	for n := min(t.names.Longest(), j-i-1); n > 0; n-- {
		p, _ := t.phrase(i, i+n)
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
var smallVersions = set("s2|ds|cc|match")

var versions = set("DS|CC|AC|MC|DC|S2|GT|LE|RS|CR|XL|XC|OC|PH|LR|IPS|HT|SE|LRC|Match")

// versionBehind returns the word behind the version at word k, k if there is none: the "S2" of "400 or 400 S2". A place is one
// where the builder calls a version so: the "Europa" of "Grand Banks 42 Europa".
func (t *turn) versionBehind(builder string, k int) int {
	if k >= len(t.words) || t.words[k].used || t.breaks(k-1) || t.gap(k-1) != " " {
		return k
	}
	if t.inPlace(k) && t.models.HasVersion(builder, t.words[k].fold) {
		return k + 1
	}
	end := t.touching(k)
	version := t.rawOf(k, end)
	if !t.free(k, end) || !versions[version] && !smallVersions[version] {
		return k
	}
	return end
}

// lettered reads a model of letters and a number in one, the "S34" of "Sealine S34" or
// the "F-9A" of "Farrier F-9A", that the design table does not know.
func (t *turn) lettered(a *ask) bool {
	j := a.j
	if a.model != "" || !t.free(j, j+2) || t.breaks(j-1) || len(t.words[j].fold) > maker.LongestPrefix || isDigit(t.words[j].fold[0]) {
		return false
	}
	if gap := t.gap(j); gap != "" && (gap != "-" || strings.ToUpper(t.raw(j)) != t.raw(j)) && (gap != " " || !t.letters(j)) || !isDigit(t.words[j+1].fold[0]) || len(t.words[j+1].fold) > 4 {
		return false
	}
	k := t.touching(j + 1)
	t.use(j, k)
	a.j, a.model = k, t.rawOf(j, k)
	return true
}

// letters reports whether word j is letters that belong to the number behind it although a space parts them: the "Se" of "Saffier Se
// 33".
func (t *turn) letters(j int) bool {
	first := t.raw(j)[0]
	return 'A' <= first && first <= 'Z' && len(t.words[j].fold) > 1 && !t.lexicon.Noise(t.words[j].fold) && !t.known(j) && !t.isArea(j) && t.modelNumber(j+1)
}

// prefixed reads a model that the design table does not have by the letters of its builder: "X-302".
func (t *turn) prefixed(i int) (ask, bool) {
	if !t.free(i, i+2) || len(t.words[i].fold) > maker.LongestPrefix || !isDigit(t.words[i+1].fold[0]) || len(t.words[i+1].fold) > 3 {
		return ask{}, false
	}
	builder, known := t.names.OfPrefix(t.words[i].fold)
	if gap := t.gap(i); !known || gap != "-" && gap != "/" || strings.ToUpper(t.raw(i)) != t.raw(i) {
		return ask{}, false
	}
	j := t.capitalsBehind(i + 2)
	t.use(i, j)
	return ask{i: i, j: j, make: builder, model: t.rawOf(i, j)}, true
}

// capitalsBehind returns the word behind the capitals that are written together with the number before word j, j if there are
// none: the E of "J/122E".
func (t *turn) capitalsBehind(j int) int {
	if k := t.touching(j - 1); k == j+1 && t.free(j, k) && t.capitalsAt(j) {
		return k
	}
	return j
}

// capitalsAt reports whether word k is of capitals only.
func (t *turn) capitalsAt(k int) bool {
	return !strings.ContainsFunc(t.raw(k), func(r rune) bool { return !unicode.IsUpper(r) })
}

// unknownLine reads a line that nobody has heard of behind its builder: a capitalised word that means nothing else, with a number
// behind it, as in "Fountaine Pajot Summerland 40". Finding no such boat tells more than leaving the word out.
func (t *turn) unknownLine(a *ask) {
	j := a.j
	if a.model != "" || !t.free(j, j+2) || t.breaks(j-1) || t.breaks(j) || !t.isName(j) || !t.maybeTypo(j) || !t.modelNumber(j+1) || t.counts(j+2) {
		return
	}
	if t.resemblesNothing(j) {
		t.use(j, j+1)
		a.j, a.model = j+1, t.raw(j)
	}
}

// resemblesNothing reports whether word j misspells no word, area or builder.
func (t *turn) resemblesNothing(j int) bool {
	word := t.words[j].fold
	_, typo := spelling.Closest(t.vocabulary, word)
	_, area := t.places.MisspeltArea(word)
	_, builder := t.names.Misspelt(word)
	return !typo && !area && !builder
}

// unknownModel reads a model that nobody has heard of behind its builder: the last name of a clause, as in "Amel Santorin". German
// writes any noun like a name.
func (t *turn) unknownModel(a *ask) {
	j := a.j
	if a.model != "" || !t.free(j, j+1) || t.breaks(j-1) || t.gap(j-1) != " " || !t.isName(j) || !t.maybeTypo(j) || !t.endsName(j+1) {
		return
	}
	if t.language("") != German && t.resemblesNothing(j) {
		t.use(j, j+1)
		a.j, a.model = j+1, t.raw(j)
	}
}

// endsName reports whether a name is over before word i: at the end of a clause, or before a word in small letters that only joins.
func (t *turn) endsName(i int) bool {
	if i >= len(t.words) || t.breaks(i-1) || t.isYearOnly(i) {
		return true
	}
	w := t.words[i].fold
	_, _, bound := startingAt(t, leading, i)
	if e := t.lexicon.Effects(w); len(e) > 0 && (e[0].Field == "rig" || e[0].Field == "type") {
		return true // "Amel Santorin ketch"
	}
	return t.raw(i) == strings.ToLower(t.raw(i)) && (bound || comparing[w] || joining[w] != "" || locators[w] || withs[w] || t.lexicon.Noise(w))
}
