package design

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// Make is a builder with the names it goes by.
type Make struct {
	Name    string
	Aliases []string // abbreviations, older and longer names; never the Name itself
	Lines   []string // its model lines in the table, "Oceanis", "Sun Odyssey": the words before a model number
}

// Makes returns every builder of the table and every further builder whose aliases are known, sorted by name.
func (t *Table) Makes() []Make { return slices.Clone(t.makes) }

// Make returns the builder of that name, as Makes tells it.
func (t *Table) Make(name string) (Make, bool) {
	i, ok := slices.BinarySearchFunc(t.makes, name, func(m Make, name string) int { return strings.Compare(m.Name, name) })
	if !ok {
		return Make{}, false
	}
	return t.makes[i], true
}

func (t *Table) indexMakes() {
	lines := map[string][]string{}
	for name := range makeAliases {
		lines[name] = nil
	}
	for _, d := range t.designs {
		known := lines[d.Builder]
		if line := lineOf(d); line != "" && !slices.Contains(known, line) {
			known = append(known, line)
		}
		lines[d.Builder] = known
	}
	for _, name := range slices.Sorted(maps.Keys(lines)) {
		slices.Sort(lines[name])
		t.makes = append(t.makes, Make{Name: name, Aliases: makeAliases[name], Lines: lines[name]})
	}
}

// lineOf returns the words of a name before its number, "Sun Odyssey" of "Sun Odyssey 36i".
func lineOf(d Design) string {
	at := strings.IndexAny(d.Name, "0123456789")
	if at < 0 {
		return ""
	}
	line := strings.TrimRight(d.Name[:at], " -/.")
	if len(line) < 3 {
		return ""
	}
	return line
}

// startsWith reports whether a name starts with the words of another, whatever their case and accents.
func startsWith(name, known string) bool {
	if name == "" || known == "" {
		return false
	}
	first, other := name[0], known[0]
	if first < utf8.RuneSelf && other < utf8.RuneSelf && first|0x20 != other|0x20 { // most names are numbers, which need no folding
		return false
	}
	return strings.HasPrefix(Fold(name)+" ", Fold(known)+" ")
}

// namesBuilder reports whether a design's name already says who built it: "J/24", "Swan 45", "Ovni 395", "Nordic Folkboat".
func namesBuilder(d Design) bool {
	if startsWith(d.Name, d.Builder) || strings.HasSuffix(d.Name, " "+d.Builder) {
		return true
	}
	for _, known := range makeAliases[d.Builder] {
		if startsWith(d.Name, known) {
			return true
		}
	}
	return strings.HasPrefix(d.Name, "J/")
}
