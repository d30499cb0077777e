package advert

import (
	_ "embed" // for the classes
	"fmt"
	"strings"
)

//go:embed grammar.txt
var grammarText string

var classes = readClasses(grammarText)

// readClasses reads the classes of words that the grammar is read with. They count without their plural, as those of a text do.
func readClasses(text string) map[string]map[string]bool {
	out := map[string]map[string]bool{}
	var head map[string]bool
	for line := range strings.Lines(text) {
		name, isHead := strings.CutSuffix(strings.TrimRight(line, "\n"), ":")
		switch {
		case strings.HasPrefix(line, "#"):
		case isHead:
			head = map[string]bool{}
			out[name] = head
		default:
			for w := range strings.FieldsSeq(line) {
				head[singular(w)] = true
			}
		}
	}
	return out
}

// wordClass returns a class of words; the file has to have it.
func wordClass(name string) map[string]bool {
	class, known := classes[name]
	if !known {
		panic(fmt.Sprintf("advert: grammar.txt has no class %q", name))
	}
	return class
}
