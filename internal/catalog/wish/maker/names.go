// Package maker knows builders and their models: what they are called, whose name a word misspells, who designed them, and what their
// models are like. It reads no turn: it is asked about words, folded as lexicon.Words has them, and about names as the design table and
// the catalogue write them.
package maker

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/design"
)

// Name is what words are the name of.
type Name struct {
	Make string // the builder
	Line string // one of its model lines, empty for the builder itself
}

// String is the line or, without one, the builder.
func (n Name) String() string { return cmp.Or(n.Line, n.Make) }

// Names are those of builders and model lines. It is safe for concurrent use.
type Names struct {
	table
	names    map[string]Name // by folded words
	longest  int
	typable  []spelling.Word     // names of at least five letters, in which errors are forgiven, in order
	own      map[lineName]string // the lines that the design table and the room's own list have
	listed   map[lineName]bool   // those of the list
	behind   map[lineName]bool   // words behind the number of a model, as in "42 Europa"
	lines    map[lineName]string // what models begin with in the catalogue
	prefixes map[string]string   // builders by the folded letters before their models' numbers, "x" of "X-332"
}

// lineName is a line, or how models begin, in folded words.
type lineName struct{ make, words string }

// NewNames gathers the names that the designs, a catalogue and the room's own table have; models are those of the catalogue by builder.
func NewNames(designs *design.Table, models map[string][]string) *Names {
	m := &Names{
		table: readTable(), names: map[string]Name{}, own: map[lineName]string{}, listed: map[lineName]bool{}, behind: map[lineName]bool{}, lines: map[lineName]string{}, prefixes: prefixesOf(designs),
	}
	for _, b := range designs.Makes() {
		m.add(b.Name, Name{Make: b.Name})
		for _, a := range b.Aliases {
			m.add(a, Name{Make: b.Name})
		}
	}
	for _, b := range designs.Makes() {
		for _, line := range b.Lines {
			m.add(line, Name{Make: b.Name, Line: line})
			if at := (lineName{b.Name, lexicon.Key(line)}); m.own[at] == "" {
				m.own[at] = line
			}
		}
	}
	for _, d := range designs.All() {
		if !strings.ContainsAny(d.Name, "0123456789") && len(d.Name) > 3 {
			m.add(d.Name, Name{Make: d.Builder, Line: d.Name})
		}
	}
	for _, d := range designs.All() {
		if number, words, ok := strings.Cut(d.Name, " "); ok && isDigit(number[0]) && !strings.ContainsAny(words, "0123456789") {
			m.behind[lineName{d.Builder, lexicon.Key(words)}] = true
		}
		if letters, _, two := strings.Cut(lexicon.Key(d.Name), " "); two && len(letters) == 2 && letters[0] == 'x' {
			m.add(d.Name, Name{Make: d.Builder, Line: d.Name})
		}
	}
	for _, l := range readLines() {
		if at := (lineName{l.make, lexicon.Key(l.line)}); m.own[at] == "" {
			m.own[at], m.listed[at] = l.line, true
		}
		if l.alone {
			m.add(l.line, Name{Make: l.make, Line: l.line})
		}
	}
	for _, n := range m.further {
		m.add(n.written, Name{Make: n.make})
	}
	for _, b := range slices.Sorted(maps.Keys(models)) {
		if b != "Custom" {
			m.add(b, Name{Make: b})
		}
		for _, model := range models[b] {
			m.addLine(b, model)
		}
	}
	for name := range m.names {
		if len(name) >= 5 && !m.everyday[name] && !m.numbered[name] && !hasShortWord(name) {
			m.typable = append(m.typable, spelling.New(name))
		}
	}
	slices.SortFunc(m.typable, func(a, b spelling.Word) int { return strings.Compare(a.Name, b.Name) })
	return m
}

// LongestPrefix is how many letters stand before the number of a model at most: "V39", "F-27", "HR 42".
const LongestPrefix = 2

// prefixesOf lists the letters that only one builder puts before the numbers of several of its models.
func prefixesOf(designs *design.Table) map[string]string {
	of, models := map[string]string{}, map[string]int{}
	for _, d := range designs.All() {
		at := strings.IndexAny(d.Name, "-/")
		if at < 1 || at > LongestPrefix || at+1 == len(d.Name) || !isDigit(d.Name[at+1]) || isDigit(d.Name[0]) {
			continue
		}
		key := lexicon.Key(d.Name[:at])
		if have, seen := of[key]; seen && have != d.Builder {
			models[key] = -len(designs.All()) // of two builders
		}
		of[key] = d.Builder
		models[key]++
	}
	maps.DeleteFunc(of, func(key, _ string) bool { return models[key] < 2 })
	return of
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// hasShortWord reports whether a name of several words has one that is too short to be told apart, beside no long one.
func hasShortWord(name string) bool {
	words := strings.Fields(name)
	long := slices.ContainsFunc(words, func(w string) bool { return len(w) >= longName && w != "yachts" })
	return len(words) > 1 && slices.ContainsFunc(words, func(w string) bool { return len(w) < 3 || len(w) < 4 && !long })
}

// longName is how many letters make a word long enough that errors in it are forgiven beside a short one: "Sun Odysey".
const longName = 6

// longJoined is how many letters the words of a name have that may be written as one.
const longJoined = 9

// LongestLine is how many words of a model are taken as its line.
const LongestLine = 3

// addLine stores the words that a model begins with, up to its number.
func (m *Names) addLine(builder, model string) {
	words := strings.Fields(model)
	for n := range min(LongestLine, len(words)) {
		if isDigit(words[n][0]) {
			return
		}
		line := strings.Join(words[:n+1], " ")
		if at := (lineName{builder, lexicon.Key(line)}); m.lines[at] == "" {
			m.lines[at] = line
		}
	}
}

// add stores a name under its words; the first meaning stands.
func (m *Names) add(name string, n Name) {
	key := lexicon.Key(name)
	if key == "" || m.generic[key] && n.Line != "" {
		return
	}
	if _, known := m.names[key]; known {
		return
	}
	m.names[key] = n
	if joined := strings.ReplaceAll(key, " ", ""); len(joined) >= longJoined && m.names[joined].Make == "" {
		m.names[joined] = n // "hallbergrassy"
	}
	m.longest = max(m.longest, strings.Count(key, " ")+1)
}

// Longest is how many words the longest name has.
func (m *Names) Longest() int { return m.longest }

// Has reports whether words are a name as they are.
func (m *Names) Has(phrase string) bool {
	_, ok := m.names[phrase]
	return ok
}

// Find looks words up as they are, then as an English plural.
func (m *Names) Find(phrase string) (Name, bool) {
	if n, ok := m.names[phrase]; ok {
		return n, true
	}
	if single, ok := strings.CutSuffix(phrase, "s"); ok && len(single) > 3 {
		n, ok := m.names[single]
		return n, ok && !m.numbered[single]
	}
	if strings.HasSuffix(phrase, " yacht") { // "an X-Yacht"
		n, ok := m.names[phrase+"s"]
		return n, ok
	}
	return Name{}, false
}

// OfPrefix is the builder that alone puts some letters before the numbers of its models, "x" for X-Yachts; ok is false for none.
func (m *Names) OfPrefix(letters string) (builder string, ok bool) {
	builder, ok = m.prefixes[letters]
	return builder, ok
}

// Line is the line of a builder, as it writes it, that words are; ok is false for none. Sold tells that only a model for sale begins so,
// which may be a word of its own as well.
func (m *Names) Line(builder, phrase string) (line string, sold, ok bool) {
	if line, ok = m.own[lineName{builder, phrase}]; ok {
		return line, false, true
	}
	if line, ok = m.own[lineName{builder, strings.TrimSuffix(phrase, "s")}]; ok {
		return line, false, true // "picnic boats"
	}
	line, ok = m.lines[lineName{builder, phrase}]
	return line, ok, ok
}

// Model tells a model by its line and its number, in the order in which they were written where the designs do not tell: builders that
// have the line there put it first. A number of three figures and more stands for itself.
func (m *Names) Model(builder, line, number string, numberFirst bool) string {
	at := lineName{builder, lexicon.Key(line)}
	switch digits := len(number) - len(strings.TrimLeft(number, "0123456789")); {
	case digits > 2:
		return number
	case m.behind[at], numberFirst && (m.listed[at] || m.own[at] == ""):
		return number + " " + line
	}
	return line + " " + number
}
