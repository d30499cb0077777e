package plan

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed words.txt
var wordsText string

// lists are those of words.txt by their names.
var lists = readLists(wordsText)

func readLists(text string) map[string][]string {
	all, name := map[string][]string{}, ""
	for line := range strings.SplitSeq(text, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		if line[0] != ' ' {
			name, line, _ = strings.Cut(line, ":")
		}
		all[name] = append(all[name], strings.Fields(line)...)
	}
	return all
}

// listed reports whether a word is of a list of words.txt.
func listed(word, list string) bool { return slices.Contains(lists[list], word) }
