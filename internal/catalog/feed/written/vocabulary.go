package written

import (
	_ "embed" // the words
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

// Yes reports whether a text says so.
func Yes(text string) bool {
	switch strings.ToLower(text) {
	case "true", "yes", "1", "y":
		return true
	}
	return false
}

// Vocabulary is what the words of sources mean in ours. Its keys are folded phrases.
type Vocabulary map[string]string

//go:embed words.txt
var wordText string

// Section reads the vocabulary of that name.
func Section(name string) Vocabulary {
	_, rest, _ := strings.Cut(wordText, "\n["+name+"]\n")
	body, _, _ := strings.Cut(rest, "\n[")
	return ReadVocabulary(body)
}

// ReadVocabulary reads lines "meaning = phrase | phrase".
func ReadVocabulary(text string) Vocabulary {
	v := Vocabulary{}
	for l := range strings.Lines(text) {
		meaning, phrases, ok := strings.Cut(strings.TrimSpace(l), " = ")
		if !ok || strings.HasPrefix(l, "#") {
			continue
		}
		for p := range strings.SplitSeq(phrases, " | ") {
			if elided := strings.ReplaceAll(" "+p, " d ", " d")[1:]; elided != p {
				v[elided] = meaning // folding takes the apostrophe of "d'eau" away
			}
			// The usual ways to write it are found without folding.
			for _, form := range []string{p, strings.ToUpper(p), fold.Capital(p), Capitals(strings.ToUpper(p))} {
				v[form] = meaning
			}
		}
	}
	return v
}

// Find returns the meaning of a text: of the whole or else of the longest phrase in it, the first of equals.
func (v Vocabulary) Find(text string) (meaning string, ok bool) {
	if text == "" {
		return "", false
	}
	if m, ok := v[text]; ok {
		return m, true
	}
	folded := design.Fold(CutText(text, 200))
	if m, ok := v[folded]; ok {
		return m, true
	}
	parts := strings.Fields(folded)
	if len(parts) > 1 && len(folded) == 2*len(parts)-1 {
		m, ok := v[strings.Join(parts, "")] // G.R.P.
		return m, ok
	}
	for size := min(4, len(parts)); size > 0; size-- {
		for i := 0; i+size <= len(parts); i++ {
			if m, ok := v[strings.Join(parts[i:i+size], " ")]; ok {
				return m, true
			}
		}
	}
	return "", false
}
