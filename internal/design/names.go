package design

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/trie"
)

// How well a key names its design.
const (
	written  = 1.0  // the name, an alias, or either with a name of the builder
	reversed = 0.95 // the same words in another order, "Sundancer 320" for "320 Sundancer"
	loose    = 0.9  // a version left out or added, "Catalina 34 MkII", or the line left out, "Jeanneau 349"
	mistyped = 0.05 // taken off for a misspelt make or line
)

// names are the designs behind the words of their names.
type names = *trie.Tree[string, []end]

// naming makes the names of a table.
type naming struct {
	*Table
	names, heads keys
}

// keys are names as they grow.
type keys struct{ *trie.Builder[string, []end] }

// end says that a name which ends here is a design's.
type end struct {
	design  int
	score   float64
	doubted bool // the words alone are ordinary speech too
}

func (k keys) add(key []string, e end) {
	at := trie.Root
	for _, w := range key {
		at = k.Grow(at, w)
	}
	ends := k.At(at)
	for i, have := range *ends {
		if have.design == e.design {
			(*ends)[i].score = max(have.score, e.score)
			(*ends)[i].doubted = have.doubted && e.doubted
			return
		}
	}
	*ends = append(*ends, e)
}

func newKeys() keys { return keys{trie.NewBuilder[string, []end](0)} }

func (t *Table) indexNames() {
	n := naming{t, newKeys(), newKeys()}
	for i, d := range t.designs {
		for _, name := range append([]string{d.Name}, d.Aliases...) {
			n.indexName(i, name, written)
			if plain := withoutYear(name); plain != name {
				n.indexName(i, plain, written)
			}
		}
	}
	t.names, t.heads = n.names.Tree(), n.heads.Tree()
}

// withoutYear takes "34 (1983)" to "34".
func withoutYear(name string) string {
	before, _, _ := strings.Cut(name, "(")
	return strings.TrimSpace(before)
}

func (n naming) indexName(i int, name string, score float64) {
	n.indexKey(i, keyOf(name), score)
	for line, short := range lineAliases {
		if rest, ok := strings.CutPrefix(name, line+" "); ok {
			for _, s := range short {
				n.indexKey(i, keyOf(s+" "+rest), score)
			}
		}
	}
}

// indexKey stores a name alone where it is distinctive, after every name of its builder, and the looser forms of both.
func (n naming) indexKey(i int, key []string, score float64) {
	builder := n.designs[i].Builder
	number := slices.IndexFunc(key, isNumber)
	for _, b := range append([]string{builder}, makeAliases[builder]...) {
		long, head := append(keyOf(b), key...), keyOf(b)
		if hasPrefix(key, head) {
			n.indexForms(i, key, score, ordinary(key))
			n.indexHead(i, key, number)
			continue
		}
		n.indexForms(i, long, score, ordinary(long))
		n.indexHead(i, long, len(head))
		if number > 0 {
			n.indexHead(i, long, len(head)+number)
			n.names.add(append(head, key[number:]...), end{i, loose, false})
		}
	}
	if distinctive(key) || initialled(key) {
		n.indexForms(i, key, score, ordinary(key) || initialled(key))
		n.indexHead(i, key, number)
	}
}

// indexForms stores a key, the key with its parts swapped and the key without its version.
func (n naming) indexForms(i int, key []string, score float64, doubted bool) {
	n.names.add(key, end{i, score, doubted})
	number := slices.IndexFunc(key, isNumber)
	own := len(key) - len(n.ownKey(i, key))
	if number > own && number == len(key)-1 {
		n.names.add(slices.Concat(key[:own], key[number:], key[own:number]), end{i, reversed, doubted})
	}
	if number == own && number < len(key)-1 && len(key[number+1]) > 2 && !isNumber(key[len(key)-1]) {
		n.names.add(slices.Concat(key[:own], key[number+1:], key[number:number+1]), end{i, reversed, doubted})
	}
	if base := key[:baseLen(key)]; len(base) < len(key) {
		n.names.add(base, end{i, loose, doubted})
	}
}

// ownKey is the part of a key after the builder's name.
func (n naming) ownKey(i int, key []string) []string {
	builder := n.designs[i].Builder
	for _, b := range append([]string{builder}, makeAliases[builder]...) {
		if head := keyOf(b); hasPrefix(key, head) {
			return key[len(head):]
		}
	}
	return key
}

// indexHead stores the words before a number, by which near misses are found.
func (n naming) indexHead(i int, key []string, length int) {
	if length > 0 && length <= len(key) && !ordinary(key[:length]) {
		n.heads.add(key[:length], end{design: i})
	}
}

// baseLen is the length of a key without the version after its number: "catalina 34" of "catalina 34 mk 2".
func baseLen(key []string) int {
	number := slices.IndexFunc(key, isNumber)
	if number < 0 || number == len(key)-1 {
		return len(key)
	}
	if after := key[number+1]; after[0] == '~' || variants[after] || len(after) == 2 && !isNumber(after) {
		return number + 1
	}
	return len(key)
}

func keyOf(name string) []string {
	var key []string
	for _, w := range words(name, true) {
		key = append(key, w.text)
	}
	return key
}

func isNumber(s string) bool { return isDigit(rune(s[0])) }

func hasPrefix(key, head []string) bool {
	return len(key) >= len(head) && slices.Equal(key[:len(head)], head)
}

// distinctive reports whether a key can be understood without its builder: it has a word beside numbers and versions.
func distinctive(key []string) bool {
	return slices.ContainsFunc(key, func(w string) bool { return len(w) > 2 && !isNumber(w) && !variants[w] || everyday[w] })
}

// initialled reports whether a key is a letter and a number, "F-27": a name, but easily something else.
func initialled(key []string) bool {
	return len(key) == 2 && len(key[0]) == 1 && !isNumber(key[0]) && len(key[1]) > 1 && isNumber(key[1])
}

// ordinary reports whether every word of a key is also plain English.
func ordinary(key []string) bool {
	for _, w := range key {
		if !isNumber(w) && w[0] != '~' && !everyday[w] && !variants[w] {
			return false
		}
	}
	return true
}
