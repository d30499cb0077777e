package feed

import (
	_ "embed" // the words
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

// vocabulary is what the words of sources mean in ours. Its keys are folded phrases.
type vocabulary map[string]string

//go:embed words.txt
var wordText string

// section reads the vocabulary of that name.
func section(name string) vocabulary {
	_, rest, _ := strings.Cut(wordText, "\n["+name+"]\n")
	body, _, _ := strings.Cut(rest, "\n[")
	return readVocabulary(body)
}

// readVocabulary reads lines "meaning = phrase | phrase".
func readVocabulary(text string) vocabulary {
	v := vocabulary{}
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
			for _, form := range []string{p, strings.ToUpper(p), fold.Capital(p), capitals(strings.ToUpper(p))} {
				v[form] = meaning
			}
		}
	}
	return v
}

// find returns the meaning of a text: of the whole or else of the longest phrase in it, the first of equals.
func (v vocabulary) find(text string) (meaning string, ok bool) {
	if text == "" {
		return "", false
	}
	if m, ok := v[text]; ok {
		return m, true
	}
	folded := design.Fold(cutText(text, 200))
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

// kindWords tell the category of a boat. A class that says nothing of it has no entry.
var kindWords = section("kind")

// anyKindWords tell no category, and are no reason to set a text aside.
var anyKindWords = section("kind_any")

// classWords are the finer kinds, as the catalogue calls them.
var classWords = section("class")

// classKinds are the categories of the classes that say one.
var classKinds = func() vocabulary {
	kinds := vocabulary{}
	for _, class := range classWords {
		kinds[class], _ = kindWords.find(class)
	}
	return kinds
}()

// hullWords are hull materials.
var hullWords = section("hull")

var rigWords = section("rig")

var keelWords = section("keel")

var fuelWords = section("fuel")

// driveWords are where an engine stands and how it drives. "Inboard" alone is what is said of most; a more exact word
// beside it is longer or has its own phrase.
var driveWords = section("drive")

var positionWords = section("position")

// statusWords count only as the whole text, statusWithin also inside of one that does not deny it.
var (
	statusWords  = section("status")
	statusWithin = section("status_within")
)

var newUsedWords = section("new_used")

// gradeWords are grades of condition as surveyors call them. "Good" is no grade: it is what nearly every advert says.
var gradeWords = section("grade")

var taxWords = section("tax")

// word looks up a text in a vocabulary and sets it aside where it tells something that is not understood.
func (b *boat) word(field, text string, v vocabulary) string {
	if unknown(text) {
		return ""
	}
	m, ok := v.find(text)
	if !ok {
		b.setAside(field, text, "not a word that is known here")
	}
	return m
}
