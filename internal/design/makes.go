package design

import (
	"maps"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// Make is a builder with the names it goes by.
type Make struct {
	Name    string
	Aliases []string // abbreviations, older and longer names; never the Name itself
	Lines   []string // its model lines in the table, "Oceanis", "Sun Odyssey": the words before a model number
}

// Makes returns every builder of the table and every further builder whose aliases are known, sorted by name.
func (t *Table) Makes() []Make { return slices.Clone(t.makes) }

// Make finds the builder that a name means: its own name, an alias or a line of models, one letter of a longer name
// being allowed to be wrong.
func (t *Table) Make(name string) (Make, bool) {
	folded := Fold(name)
	i, ok := t.makeByName[folded]
	if !ok && len(folded) >= 5 {
		i, ok = t.closeMake(folded)
	}
	if !ok {
		return Make{}, false
	}
	return t.makes[i], true
}

func (t *Table) closeMake(folded string) (int, bool) {
	for _, name := range slices.Sorted(maps.Keys(t.makeByName)) {
		if len(name) >= 5 && fold.WithinOneEdit(folded, name) {
			return t.makeByName[name], true
		}
	}
	return 0, false
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
	t.makeByName = map[string]int{}
	for i, name := range slices.Sorted(maps.Keys(lines)) {
		slices.Sort(lines[name])
		t.makes = append(t.makes, Make{Name: name, Aliases: makeAliases[name], Lines: lines[name]})
		t.makeByName[Fold(name)] = i
		for _, alias := range makeAliases[name] {
			t.makeByName[Fold(alias)] = i
		}
	}
	t.indexLines()
}

// indexLines lets a line name its make where no make has that name and only one make has the line.
func (t *Table) indexLines() {
	owner := map[string]int{}
	for i, m := range t.makes {
		for _, line := range m.Lines {
			if _, shared := owner[Fold(line)]; shared {
				i = -1
			}
			owner[Fold(line)] = i
		}
	}
	for line, i := range owner {
		if _, taken := t.makeByName[line]; !taken && i >= 0 {
			t.makeByName[line] = i
		}
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

// namesBuilder reports whether a design's name already says who built it: "J/24", "Swan 45", "Ovni 395".
func namesBuilder(d Design) bool {
	name := Fold(d.Name) + " "
	for _, known := range append([]string{d.Builder}, makeAliases[d.Builder]...) {
		if strings.HasPrefix(name, Fold(known)+" ") {
			return true
		}
	}
	return strings.HasPrefix(d.Name, "J/")
}
