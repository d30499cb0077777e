package normal

import (
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// kindWords tell the category of a boat. A class that says nothing of it has no entry.
var kindWords = written.Section("kind")

// anyKindWords tell no category, and are no reason to set a text aside.
var anyKindWords = written.Section("kind_any")

// classWords are the finer kinds, as the catalogue calls them.
var classWords = written.Section("class")

// classKinds are the categories of the classes that say one.
var classKinds = func() written.Vocabulary {
	kinds := written.Vocabulary{}
	for _, class := range classWords {
		kinds[class], _ = kindWords.Find(class)
	}
	return kinds
}()

// hullWords are hull materials.
var hullWords = written.Section("hull")

var rigWords = written.Section("rig")

var keelWords = written.Section("keel")

// statusWords count only as the whole text, statusWithin also inside of one that does not deny it.
var (
	statusWords  = written.Section("status")
	statusWithin = written.Section("status_within")
)

var newUsedWords = written.Section("new_used")

// gradeWords are grades of condition as surveyors call them. "Good" is no grade: it is what nearly every advert says.
var gradeWords = written.Section("grade")

var taxWords = written.Section("tax")

// word looks up a text in a vocabulary and sets it aside where it tells something that is not understood.
func (b *boat) word(field, text string, v written.Vocabulary) string {
	if written.Unknown(text) {
		return ""
	}
	m, ok := v.Find(text)
	if !ok {
		b.setAside(field, text, "not a word that is known here")
	}
	return m
}
