package normal

import (
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
)

// kindWords tell the category of a boat. A class that says nothing of it has no entry.
var kindWords = draft.Section("kind")

// anyKindWords tell no category, and are no reason to set a text aside.
var anyKindWords = draft.Section("kind_any")

// classWords are the finer kinds, as the catalogue calls them.
var classWords = draft.Section("class")

// classKinds are the categories of the classes that say one.
var classKinds = func() draft.Vocabulary {
	kinds := draft.Vocabulary{}
	for _, class := range classWords {
		kinds[class], _ = kindWords.Find(class)
	}
	return kinds
}()

// hullWords are hull materials.
var hullWords = draft.Section("hull")

var rigWords = draft.Section("rig")

var keelWords = draft.Section("keel")

// statusWords count only as the whole text, statusWithin also inside of one that does not deny it.
var (
	statusWords  = draft.Section("status")
	statusWithin = draft.Section("status_within")
)

var newUsedWords = draft.Section("new_used")

// gradeWords are grades of condition as surveyors call them. "Good" is no grade: it is what nearly every advert says.
var gradeWords = draft.Section("grade")

var taxWords = draft.Section("tax")

// word looks up a text in a vocabulary and sets it aside where it tells something that is not understood.
func (b *boat) word(field, text string, v draft.Vocabulary) string {
	if draft.Unknown(text) {
		return ""
	}
	m, ok := v.Find(text)
	if !ok {
		b.setAside(field, text, "not a word that is known here")
	}
	return m
}
