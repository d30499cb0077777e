package boat

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
)

// modelCode reports whether a model of letters and a number begins with word j, as in "Elling E3" and "Steeler NG 50".
func (r *Reader) modelCode(j int) bool {
	if j+1 >= len(r.Words) || r.Breaks(j-1) || r.Breaks(j) || len(r.Raw(j)) > 2 || r.Raw(j) != strings.ToUpper(r.Raw(j)) || !sentence.IsLetter(r.Fold(j)) || r.isArea(j) {
		return false
	}
	return r.Figure(j+1) && r.ModelNumber(j+1) && !r.Counts(j+2)
}

// isArea reports whether word i is two capitals by which sailors name a country, or a state, rather than letters before the number of a
// model: the "OS" of "Pursuit OS 285".
func (r *Reader) isArea(i int) bool {
	if !r.Code(i) {
		return false
	}
	_, state := r.sources.Places.OfCode(r.Raw(i), true)
	return state || commonCodes[r.Fold(i)]
}

// commonCodes are those of countries that sailors use.
var commonCodes = sentence.Set("uk|gb|us|eu|de|fr|nl|es|it|se|no|dk|fi|gr|hr|tr|pt|be|at|ch|pl|ie|nz|au|ca|mt|si|me")

// lettered reads a model of letters and a number in one, the "S34" of "Sealine S34" or
// the "F-9A" of "Farrier F-9A", that the design table does not know.
func (r *Reader) lettered(a *Name) bool {
	j := a.J
	if a.Model != "" || !r.Free(j, j+2) || r.Breaks(j-1) || len(r.Fold(j)) > maker.LongestPrefix || r.Figure(j) {
		return false
	}
	if gap := r.Gap(j); gap != "" && (gap != "-" || strings.ToUpper(r.Raw(j)) != r.Raw(j)) && (gap != " " || !r.letters(j)) || !r.Figure(j+1) || len(r.Fold(j+1)) > 4 {
		return false
	}
	k := r.Touching(j + 1)
	r.Use(j, k)
	a.J, a.Model = k, r.RawOf(j, k)
	return true
}

// letters reports whether word j is letters that belong to the number behind it although a space parts them: the "Se" of "Saffier Se
// 33".
func (r *Reader) letters(j int) bool {
	first := r.Raw(j)[0]
	return 'A' <= first && first <= 'Z' && len(r.Fold(j)) > 1 && !r.sources.Lexicon.Noise(r.Fold(j)) && !r.Known(j) && !r.isArea(j) && r.ModelNumber(j+1)
}

// prefixed reads a model that the design table does not have by the letters of its builder: "X-302".
func (r *Reader) prefixed(i int) (Name, bool) {
	if !r.Free(i, i+2) || len(r.Fold(i)) > maker.LongestPrefix || !r.Figure(i+1) || len(r.Fold(i+1)) > 3 {
		return Name{}, false
	}
	builder, known := r.sources.Names.OfPrefix(r.Fold(i))
	if gap := r.Gap(i); !known || gap != "-" && gap != "/" || strings.ToUpper(r.Raw(i)) != r.Raw(i) {
		return Name{}, false
	}
	j := r.capitalsBehind(i + 2)
	r.Use(i, j)
	return Name{I: i, J: j, Make: builder, Model: r.RawOf(i, j)}, true
}

// capitalsBehind returns the word behind the capitals that are written together with the number before word j, j if there are
// none: the E of "J/122E".
func (r *Reader) capitalsBehind(j int) int {
	if k := r.Touching(j - 1); k == j+1 && r.Free(j, k) && r.Capitals(j) {
		return k
	}
	return j
}

// unknownLine reads a line that nobody has heard of behind its builder: a capitalised word that means nothing else, with a number
// behind it, as in "Fountaine Pajot Summerland 40". Finding no such boat tells more than leaving the word out.
func (r *Reader) unknownLine(a *Name) {
	j := a.J
	if a.Model != "" || !r.Free(j, j+2) || r.Breaks(j-1) || r.Breaks(j) || !r.IsName(j) || !r.MaybeTypo(j) || !r.ModelNumber(j+1) || r.Counts(j+2) {
		return
	}
	if r.resemblesNothing(j) {
		r.Use(j, j+1)
		a.J, a.Model = j+1, r.Raw(j)
	}
}

// resemblesNothing reports whether word j misspells no word, area or builder.
func (r *Reader) resemblesNothing(j int) bool {
	word := r.Fold(j)
	_, typo := spelling.Closest(r.sources.Vocabulary, word)
	_, area := r.sources.Places.MisspeltArea(word)
	_, builder := r.sources.Names.Misspelt(word)
	return !typo && !area && !builder
}

// unknownModel reads a model that nobody has heard of behind its builder: the last name of a clause, as in "Amel Santorin". German
// writes any noun like a name.
func (r *Reader) unknownModel(a *Name) {
	j := a.J
	if a.Model != "" || !r.Free(j, j+1) || r.Breaks(j-1) || r.Gap(j-1) != " " || !r.IsName(j) || !r.MaybeTypo(j) || !r.endsName(j+1) {
		return
	}
	if r.Language("") != lexicon.German && r.resemblesNothing(j) {
		r.Use(j, j+1)
		a.J, a.Model = j+1, r.Raw(j)
	}
}

// endsName reports whether a name is over before word i: at the end of a clause, or before a word in small letters that only joins.
func (r *Reader) endsName(i int) bool {
	if i >= len(r.Words) || r.Breaks(i-1) || r.IsYear(i) {
		return true
	}
	w := r.Fold(i)
	_, _, bound := amount.LeadingFrom(r.Sentence, i)
	if e := r.sources.Lexicon.Effects(w); len(e) > 0 && (e[0].Field == "rig" || e[0].Field == "type") {
		return true // "Amel Santorin ketch"
	}
	return r.Raw(i) == strings.ToLower(r.Raw(i)) && (bound || sentence.IsVersus(w) || sentence.Joins(w) != "" || sentence.Locates(w) || sentence.IsWith(w) || r.sources.Lexicon.Noise(w))
}
