package phrase

import (
	"fmt"
	"slices"
	"strings"
)

// Section is a part of a data file: its name, and what stands under it by keys.
type Section struct {
	Name    string
	entries map[string][]string // by key, in their order
}

// Sections reads a data file. "[name]" begins a section, "key value" is an entry of it, an indented line goes on with the entry before,
// and a line that begins with # is a comment. Of the keys none but the given may stand there: Sections panics where the file is wrong,
// which is a mistake in the source.
func Sections(text string, keys ...string) []Section {
	var all []Section
	key := ""
	for line := range strings.Lines(text) {
		said := strings.TrimSpace(line)
		switch {
		case said == "" || line[0] == '#':
		case line[0] == '[':
			all, key = append(all, Section{strings.Trim(said, "[]"), map[string][]string{}}), ""
		case len(all) == 0:
			panic(fmt.Sprintf("%q stands before any section", said))
		case line[0] == ' ':
			list := all[len(all)-1].entries[key]
			list[len(list)-1] += "\n" + said
		default:
			var value string
			if key, value, _ = strings.Cut(said, " "); !slices.Contains(keys, key) {
				panic(fmt.Sprintf("section %q has the unknown key %q", all[len(all)-1].Name, key))
			}
			entries := all[len(all)-1].entries
			entries[key] = append(entries[key], value)
		}
	}
	return all
}

// Entries are the entries of a key in their order, those of several lines with the ends of these.
func (s Section) Entries(key string) []string { return s.entries[key] }

// Text is what stands under a key as one line, "" where nothing does.
func (s Section) Text(key string) string {
	return strings.ReplaceAll(strings.Join(s.entries[key], " "), "\n", " ")
}

// List are the phrases under a key, nil where there is none.
func (s Section) List(key string) List { return Of(strings.Join(s.entries[key], "\n")) }
