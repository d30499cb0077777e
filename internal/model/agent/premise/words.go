package premise

import (
	_ "embed" // the words
	"slices"

	"github.com/fairlead/fairlead/internal/phrase"
)

//go:embed words.txt
var wordsText string

var sections = phrase.Sections(wordsText, "words")

// The lists of words.txt, which tells what each is for.
var (
	comparing   = listed("comparing")
	present     = listed("present")
	wondering   = listed("wondering")
	notLive     = listed("not live")
	wondered    = listed("wondered")
	foretold    = listed("foretold")
	foretelling = listed("foretelling")
	skies       = listed("skies")
	worth       = listed("worth")
	outcomes    = listed("outcomes")
	supposed    = listed("supposed")
	planned     = listed("planned")
	planning    = listed("planning")
	leave       = listed("leave")
	nodding     = listed("nodding")
	seen        = listed("seen")
	askingWhat  = listed("asking what")
)

func listed(name string) phrase.List {
	return sections[slices.IndexFunc(sections, func(s phrase.Section) bool { return s.Name == name })].List("words")
}
