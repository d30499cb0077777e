package maker

import (
	_ "embed" // the names
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/phrase"
)

//go:embed names.txt
var namesText string

//go:embed lines.txt
var linesText string

// table is names.txt, which tells what each part of it is.
type table struct {
	further  []furtherName
	numbered map[string]bool
	everyday map[string]bool
	generic  map[string]bool
	never    map[string]bool
}

// furtherName is a name of a builder that neither the designs nor a catalogue need to have.
type furtherName struct{ written, make string }

// furtherLine is a line of a builder that the designs do not have; alone tells that it is known without the builder.
type furtherLine struct {
	make, line string
	alone      bool
}

func readLines() (lines []furtherLine) {
	for text := range phrase.Lines(linesText) {
		builder, names, _ := strings.Cut(text, " = ")
		for name := range strings.SplitSeq(names, " | ") {
			line, alone := strings.CutSuffix(name, "*")
			lines = append(lines, furtherLine{builder, line, alone})
		}
	}
	return lines
}

func readTable() table {
	t := table{numbered: map[string]bool{}, everyday: map[string]bool{}, generic: map[string]bool{}, never: map[string]bool{}}
	sets := map[string]map[string]bool{"numbered": t.numbered, "everyday": t.everyday, "generic": t.generic, "never": t.never}
	for line := range phrase.Lines(namesText) {
		part, names, ok := strings.Cut(line, ": ")
		if !ok {
			part, names = "", line
		}
		for name := range strings.SplitSeq(names, " | ") {
			if set := sets[part]; set != nil {
				set[name] = true
				continue
			}
			name, stands, other := strings.Cut(name, " = ")
			if !other {
				stands = name
			}
			t.further = append(t.further, furtherName{written: name, make: stands})
			if part == "number" {
				t.numbered[lexicon.Key(name)] = true
			}
		}
	}
	return t
}

// Numbered reports whether a name is a word or a place too, so that it needs a model number behind it.
func (m *Names) Numbered(name string) bool { return m.numbered[name] }

// Generic reports whether a word is a line that means nothing without its builder.
func (m *Names) Generic(word string) bool { return m.generic[word] }

// Everyday reports whether a name is an everyday word too, or the plural of one. Such a one counts behind its builder, before a number, or
// where a capital is not explained by the start of the text.
func (m *Names) Everyday(name string) bool {
	if m.Has(name) {
		return m.everyday[name]
	}
	return m.everyday[name] || m.everyday[strings.TrimSuffix(name, "s")]
}
