package plan

import (
	"slices"
	"strings"
)

// sayings are sequences of words: each stands for itself, with "*" behind it for whatever it begins; ".." is a gap.
type sayings [][]string

// in reports whether a text, as its words, has any of them.
func (all sayings) in(words []string) bool {
	return slices.ContainsFunc(all, func(said []string) bool {
		for i := range words {
			if begin(words[i:], said) {
				return true
			}
		}
		return false
	})
}

// begin reports whether words begin with what is said.
func begin(words, said []string) bool {
	switch {
	case len(said) == 0:
		return true
	case said[0] == "..":
		for i := 0; i < min(behind, len(words)); i++ {
			if begin(words[i:], said[1:]) {
				return true
			}
		}
		return false
	case len(words) == 0 || !is(words[0], said[0]):
		return false
	}
	return begin(words[1:], said[1:])
}

// is reports whether a word is one that stands in sayings.
func is(word, said string) bool {
	if said[0] == '$' {
		return slices.ContainsFunc(wordGroups[said], func(one string) bool { return strings.HasPrefix(word, strings.TrimSpace(one)) })
	}
	if stem, ok := strings.CutSuffix(said, "*"); ok {
		return strings.HasPrefix(word, stem)
	}
	if end, ok := strings.CutPrefix(said, "*"); ok {
		return strings.HasSuffix(word, end)
	}
	return word == said
}

// asking is asks.txt.
type asking struct {
	measures                 []string
	ways, properties, before []named[sayings]
	nations                  []named[sayings]              // by how boats of their builders are named
	unlisted                 []named[sayings]              // what no listing tells, by how it is named
	modes                    map[string]map[string]sayings // of each measure, by its mode
	stand                    map[string]string             // in the place of which other measure one stands
	tells                    map[string][]string           // what is told, by measure and way
	words                    map[string]bool               // that sayings have
	stems, ends              []string                      // of their words with "*" behind or before
}

// named is something with its name.
type named[T any] struct {
	name string
	of   T
}

var asks = readAsks(asksText)

func readAsks(text string) asking {
	degrees := map[string]sayings{} // by mode and kind
	all := asking{modes: map[string]map[string]sayings{}, stand: map[string]string{}, tells: map[string][]string{}, words: map[string]bool{}}
	measure := ""
	for line := range strings.SplitSeq(text, "\n") {
		kind, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		name, words, _ := strings.Cut(rest, ":")
		switch {
		case kind == "" || kind[0] == '#':
		case kind == "measure":
			measure = rest
			all.modes[measure] = map[string]sayings{}
			all.measures = append(all.measures, measure)
		case line[0] == ' ' && kind == "instead":
			all.stand[measure] = rest
		case line[0] == ' ' && kind == "with":
			scale, words, _ := strings.Cut(rest, " ")
			for _, mode := range []string{More, Most} {
				all.modes[measure][mode] = append(all.modes[measure][mode], near(all.sayings(words), degrees[mode+" "+scale])...)
			}
		case kind == "degree":
			degrees[name] = all.sayings(words)
		case line[0] == ' ':
			all.modes[measure][kind] = all.sayings(rest)
		case kind == "way":
			all.ways = append(all.ways, named[sayings]{name, all.sayings(words)})
		case kind == "property":
			all.properties = append(all.properties, named[sayings]{name, all.sayings(words)})
		case kind == "before":
			all.before = append(all.before, named[sayings]{name, near(all.sayings(words), sayings{{"$craft"}})})
		case kind == "nation":
			all.nations = append(all.nations, named[sayings]{name, near(all.sayings(words), readSayings(builtWords))})
		case kind == "unlisted":
			all.unlisted = append(all.unlisted, named[sayings]{name, all.sayings(words)})
		case kind == "tell":
			all.tells[name] = readTells(words)
		}
	}
	return all
}

// builtWords name boats or builders behind or before an adjective of a nation.
const builtWords = "$craft | hull* | ones | built | made | builder* | yard* | brand* | make* | manufacturer* | shipyard* | werft* | werften | marke* | hersteller* | chantier* | marque* | constructeur*"

// near are the sayings in which one of some stands near one of others, in either order.
func near(some, others sayings) sayings {
	var all sayings
	for _, a := range some {
		for _, b := range others {
			all = append(all, slices.Concat(a, []string{".."}, b), slices.Concat(b, []string{".."}, a))
		}
	}
	return all
}

// readTells reads names of matters, each of which may have blanks.
func readTells(text string) []string { return strings.Split(strings.TrimSpace(text), ", ") }

// readSayings reads some.
func readSayings(text string) sayings {
	var all sayings
	for said := range strings.SplitSeq(text, "|") {
		all = append(all, strings.Fields(strings.ReplaceAll(said, "'", " ")))
	}
	return all
}

// sayings reads some, and notes their words.
func (all *asking) sayings(text string) sayings {
	read := readSayings(text)
	for _, words := range read {
		for _, w := range words {
			if stem, ok := strings.CutSuffix(w, "*"); ok {
				all.stems = append(all.stems, stem)
			} else if end, ok := strings.CutPrefix(w, "*"); ok {
				all.ends = append(all.ends, end)
			} else if w[0] != '$' && w != ".." {
				all.words[w] = true
			}
		}
	}
	return read
}
