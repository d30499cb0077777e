package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// variantNouns stand behind what tells a version of a model from another: "the SporTop version".
var variantNouns = set("version|versions|variant|variants|variante|varianten|ausfuhrung|edition")

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
	for i, w := range t.words {
		if w.used {
			continue
		}
		switch version, j := t.variantAt(i, number); {
		case j == i:
		case t.negatedAt(i):
			if strings.HasSuffix(strings.ToLower(base.ModelContains), strings.ToLower(version)) && base.ModelContains != number {
				t.setVariant(base, number, i, j)
			}
			return
		case t.command.add:
			t.query.ModelsAny = []string{base.ModelContains, joined(number, version)}
			t.setVariant(base, "", i, j)
			return
		default:
			t.setVariant(base, joined(number, version), i, j)
			return
		}
		if i > 0 && variantNouns[w.fold] && t.free(i-1, i) && !t.breaks(i-1) && !t.lexicon.Noise(t.words[i-1].fold) && !t.known(i-1) {
			t.query.Make, t.query.ModelContains, t.about = base.Make, number, true
			t.use(i-1, i+1)
			t.cannotRefuse(i-1, i+1)
			return
		}
	}
}

// setVariant asks for a model of the builder that stood before instead of hers, which words i to j tell.
func (t *turn) setVariant(base catalog.Query, model string, i, j int) {
	t.query.Make, t.query.ModelContains, t.about = base.Make, model, true
	if j < len(t.words) && variantNouns[t.words[j].fold] {
		j++
	}
	t.use(i, j)
}

// variantAt is a version that word i tells, and the word behind it, i for none: a mark, the letters that builders put behind numbers, or
// the number of the model again with other letters.
func (t *turn) variantAt(i int, number string) (version string, j int) {
	w := t.words[i].fold
	pointed := i > 0 && (definite[t.words[i-1].fold] || negators[t.words[i-1].fold] || restates[t.words[i-1].fold])
	named := i+1 < len(t.words) && variantNouns[t.words[i+1].fold] && !t.breaks(i)
	end := t.touching(i)
	switch {
	case isDigit(w[0]) && end > i+1 && strings.HasSuffix(strings.ToLower(number), w):
		return t.rawOf(i+1, end), end
	case marks[w] != "" && w != "ii" && w != "iii":
		return marks[w], i + 1
	case (w == "mk" || w == "mark") && i+1 < len(t.words) && marks["mk"+t.words[i+1].fold] != "":
		return marks["mk"+t.words[i+1].fold], i + 2
	case versions[strings.ToUpper(t.rawOf(i, end))] && (pointed || named):
		return strings.ToUpper(t.rawOf(i, end)), end
	case len(w) == 1 && isLetter(w) && named:
		return strings.ToUpper(t.raw(i)), i + 1
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
	for end < len(model) && (isDigit(model[end]) || model[end] == '.') {
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
