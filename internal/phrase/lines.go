package phrase

import (
	"iter"
	"strings"
)

// Lines goes through the lines of a data file without what blanks are around them. Empty lines and comments, which begin with #, are left out.
func Lines(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for line := range strings.Lines(text) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '#' && !yield(line) {
				return
			}
		}
	}
}
