package advert

import (
	_ "embed" // for the lexicon
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/trie"
)

// lexiconText is how English adverts call things, abroadText how German and French ones do, and fartherText Italian, Spanish and Dutch
// ones; checklistText names the parts of a boat and statesText the ways in which they fail and are mended, in English, German and French.
var (
	//go:embed lexicon.txt
	lexiconText string
	//go:embed abroad.txt
	abroadText string
	//go:embed farther.txt
	fartherText string
	//go:embed checklist.txt
	checklistText string
	//go:embed states.txt
	statesText string
)

// Action is what was done to an item.
type Action string

// The actions.
const (
	Renewed  Action = "renewed"  // new, replaced or rebuilt: its age counts from then
	Serviced Action = "serviced" // maintained or looked at
	Repaired Action = "repaired" // a problem was dealt with
)

// sign is a word that changes what others say.
type sign string

const (
	ignored  sign = "ignored"  // ordinary speech that only looks like a term
	negator  sign = "no"       // "no", "never"
	unsure   sign = "unsure"   // "if", "check for": what follows is not said of this boat
	needing  sign = "needs"    // what follows is wanted, not there
	newSign  sign = "new"      // what follows is new
	original sign = "original" // as old as the boat
	stored   sign = "stored"   // what is spoken of lies ashore or is a spare
	cleared  sign = "clear"    // the problem that comes with it is denied
)

// meaning is what a term of an advert says.
type meaning struct {
	items   []part.Item
	problem part.Problem
	action  Action
	sign    sign
	part    bool // a part of the item: a new one does not make the whole new, nor is the whole dead with it
	usual   bool // the items are those that the problem is usually about; one that is named goes before them
}

// lexicon finds terms, the longest first. It never changes once it is read.
type lexicon struct {
	terms *trie.Tree[string, *meaning] // nil behind what only begins a term
	heads []compound                   // what words made of several end with
}

// compound is the noun that compounds of it end with: what "-luke" says, "Vorschiffsluke" says.
type compound struct {
	ending string
	*meaning
}

// leastBefore is how many letters stand before the ending of a compound, at least.
const leastBefore = 3

// readLexicon reads terms under their heads, as lexicon.txt explains.
func readLexicon(text string) (*lexicon, error) {
	g := glossary{grown: trie.NewBuilder[string, *meaning](0)}
	var m *meaning
	for i, line := range strings.Split(text, "\n") {
		switch {
		case line == "" || line[0] == '#':
		case line[0] == ' ':
			for term := range strings.SplitSeq(line, ",") {
				for _, form := range inflected(term) {
					g.put(form, m)
				}
			}
		default:
			var err error
			if m, err = readHead(strings.TrimSuffix(line, ":")); err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
		}
	}
	return &lexicon{g.grown.Tree(), g.heads}, nil
}

// glossary is what becomes a lexicon.
type glossary struct {
	grown *trie.Builder[string, *meaning]
	heads []compound
}

// put adds one form of a term.
func (g *glossary) put(term string, m *meaning) {
	words := split(term)
	if strings.HasPrefix(strings.TrimSpace(term), "-") {
		g.heads = append(g.heads, compound{words[0].text, m})
		return
	}
	at := trie.Root
	for _, w := range words {
		at = g.grown.Grow(at, w.text)
	}
	if at != trie.Root {
		*g.grown.At(at) = m
	}
}

// inflected are the forms of a term whose marked word takes endings: "leak*" is an English verb, "undicht~" a German adjective
// or, where it ends with a vowel, a participle of French, Italian or Spanish.
func inflected(term string) []string {
	at := strings.IndexAny(term, "*~")
	if at < 0 {
		return []string{term}
	}
	stem, rest := term[:at], term[at+1:]
	forms := english(stem)
	if term[at] == '~' {
		forms = abroad(stem)
	}
	var out []string
	for _, form := range forms {
		for _, more := range inflected(rest) {
			out = append(out, form+more)
		}
	}
	return out
}

// longestDoubled is how many letters a verb has at most whose last one is doubled: longer ones stress another syllable.
const longestDoubled = 5

// english are the forms of a verb: "jam", "jammed", "jamming".
func english(stem string) []string {
	doubled := stem
	if bare, mute := strings.CutSuffix(stem, "e"); mute {
		doubled = bare
	} else if n := len(stem); n > 2 && n <= longestDoubled && strings.ContainsRune("bdgmnpt", rune(stem[n-1])) && vowel(stem[n-2]) && !vowel(stem[n-3]) {
		doubled += stem[n-1:]
	}
	return []string{stem, doubled + "ed", doubled + "ing"}
}

// abroad are the forms of a German adjective, a French participle, or an Italian or Spanish one in o; a plural in s is taken off but
// behind i and u.
func abroad(stem string) []string {
	if bare, ok := strings.CutSuffix(stem, "o"); ok {
		return []string{stem, bare + "a", bare + "i", bare + "e"}
	}
	if bare, ok := strings.CutSuffix(strings.TrimSuffix(stem, "e"), "i"); ok {
		return []string{stem, stem + "e", stem + "s", bare + "y"} // as singular makes "verifies" and "moisies"
	}
	switch stem[len(stem)-1] {
	case 'e':
		return []string{stem, stem + "e"}
	case 'u':
		return []string{stem, stem + "e", stem + "s"}
	}
	return []string{stem, stem + "e", stem + "er", stem + "en", stem + "em"}
}

func vowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }

// readHead reads what the terms of a section mean, "problem blister of hull".
func readHead(line string) (*meaning, error) {
	m := new(meaning)
	words := strings.Fields(line)
	if len(words) < 2 {
		return m, fmt.Errorf("no head: %q", line)
	}
	kind, rest := words[0], words[2:]
	switch kind {
	case "item", "part":
		m.part = kind == "part"
		for _, name := range words[1:] {
			m.items = append(m.items, part.Item(name))
		}
		rest = nil
	case "problem":
		m.problem = part.Problem(words[1])
	case "action":
		m.action = Action(words[1])
	case "clear":
		m.problem, m.sign = part.Problem(words[1]), cleared
	case "sign":
		m.sign = sign(words[1])
	default:
		return m, fmt.Errorf("no kind of head: %q", kind)
	}
	for ; len(rest) > 1; rest = rest[2:] {
		switch rest[0] {
		case "of", "usually":
			m.items, m.usual = append(m.items, part.Item(rest[1])), rest[0] == "usually"
		case "for":
			m.problem = part.Problem(rest[1])
		}
	}
	return m, m.check()
}

// check finds names that nothing in the program has.
func (m meaning) check() error {
	for _, item := range m.items {
		if !item.Known() {
			return fmt.Errorf("no item %q", item)
		}
	}
	if m.problem != "" && m.problem.Phrase() == "" {
		return fmt.Errorf("no problem %q", m.problem)
	}
	return nil
}

// longest returns the longest term that begins with word i, and the word after it. No term spans a comma or a colon.
func (l *lexicon) longest(text string, words []word, i, last int) (m meaning, end int) {
	at, end := trie.Root, i
	for j := i; j < last; j++ {
		if j > i && divides(text[words[j-1].end:words[j].start]) {
			break
		}
		to, known := l.terms.Next(at, words[j].text)
		if !known {
			break
		}
		at = to
		if means := l.terms.At(at); means != nil {
			m, end = *means, j+1
		}
	}
	if end == i && i < last {
		for _, c := range l.heads {
			if w := words[i].text; len(w) >= len(c.ending)+leastBefore && strings.HasSuffix(w, c.ending) {
				return *c.meaning, i + 1
			}
		}
	}
	return m, end
}

// divides reports whether what stands between two words keeps them from being one term.
func divides(gap string) bool { return comma(gap) || strings.Contains(gap, ":") }
