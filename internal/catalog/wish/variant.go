package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// amendVariant reads another version of the model that stood before: "the S version", "rather the 450S", "the MkI", "not the DS". Of one
// that nobody knows the version that stood before goes, and the word is told back.
func (t *turn) amendVariant(base catalog.Query) {
	if t.query.Make != "" || t.query.ModelContains != "" || base.Make == "" || base.ModelContains == "" {
		return
	}
	number := withoutVariant(base.ModelContains)
	if number == "" {
		return
	}
	for i, w := range t.Words {
		if w.Used {
			continue
		}
		switch version, j := t.variantAt(i, number); {
		case j == i:
		case t.NegatedAt(i):
			if strings.HasSuffix(strings.ToLower(base.ModelContains), strings.ToLower(version)) && base.ModelContains != number {
				t.setVariant(base, number, i, j)
			}
			return
		case t.command.Add:
			t.query.ModelsAny = []string{base.ModelContains, joined(number, version)}
			t.setVariant(base, "", i, j)
			return
		default:
			t.setVariant(base, joined(number, version), i, j)
			return
		}
		if i > 0 && boat.IsVariant(w.Fold) && t.Free(i-1, i) && !t.Breaks(i-1) && !t.lexicon.Noise(t.Fold(i-1)) && !t.Known(i-1) {
			t.query.Make, t.query.ModelContains, t.about = base.Make, number, true
			t.Use(i-1, i+1)
			t.TellBack(i-1, i+1)
			return
		}
	}
}

// setVariant asks for a model of the builder that stood before instead of hers, which words i to j tell.
func (t *turn) setVariant(base catalog.Query, model string, i, j int) {
	t.query.Make, t.query.ModelContains, t.about = base.Make, model, true
	if boat.IsVariant(t.Fold(j)) {
		j++
	}
	t.Use(i, j)
}

// variantAt is a version that word i tells, and the word behind it, i for none: a mark, the letters that builders put behind numbers, or
// the number of the model again with other letters.
func (t *turn) variantAt(i int, number string) (version string, j int) {
	w := t.Fold(i)
	if version, j := t.MarkAt(i, number); j > i {
		return version, j
	}
	pointed := definite[t.Fold(i-1)] || sentence.Negates(t.Fold(i-1)) || restates[t.Fold(i-1)]
	named := boat.IsVariant(t.Fold(i+1)) && !t.Breaks(i)
	end := t.Touching(i)
	switch {
	case boat.IsVersion(strings.ToUpper(t.RawOf(i, end))) && (pointed || named):
		return strings.ToUpper(t.RawOf(i, end)), end
	case len(w) == 1 && sentence.IsLetter(w) && named:
		return strings.ToUpper(t.Raw(i)), i + 1
	}
	return "", i
}

// withoutVariant is a model up to the number in it: the "Sun Odyssey 42" of "Sun Odyssey 42 DS"; "" where it has none.
func withoutVariant(model string) string {
	start := strings.IndexAny(model, "0123456789")
	if start < 0 {
		return ""
	}
	end := start
	for end < len(model) && (sentence.IsDigit(model[end]) || model[end] == '.') {
		end++
	}
	return model[:end]
}

// joined is a number with a version behind it: one letter touches it.
func joined(number, version string) string {
	if len(version) == 1 {
		return number + version
	}
	return number + " " + version
}
