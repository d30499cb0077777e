// Package lexicon knows the words of wishes: how a text is cut into them, in which language one is at home, and what a phrase of them
// asks for. It knows nothing of boats, builders or places by name, and nothing of the turn that a word stands in.
package lexicon

import (
	_ "embed" // the words
	"fmt"
	"iter"
	"maps"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/phrase"
)

//go:embed lexicon.txt
var phrasesText string

//go:embed noise.txt
var noiseText string

//go:embed everyday.txt
var everydayText string

//go:embed context.txt
var contextText string

// Effect is one thing that a phrase asks for.
type Effect struct {
	Field, Value string // as lexicon.txt has them
	Weak         bool   // gives way to what is said plainly
}

// Lexicon tells what phrases ask for. All words and phrases that it is asked for are folded, as Words and Key have them. It is safe for
// concurrent use.
type Lexicon struct {
	effects  map[string][]Effect
	longest  int
	noise    map[string]bool
	everyday map[string]bool
	partners map[string][]string
	leads    map[string][]string
	contexts map[string]Context
}

// New reads the lexicon. An error is a mistake in its file.
func New() (*Lexicon, error) {
	l := &Lexicon{
		effects: map[string][]Effect{}, contexts: readContexts(contextText), noise: wordsOf(noiseText), everyday: wordsOf(everydayText),
		partners: map[string][]string{}, leads: map[string][]string{},
	}
	for line := range phrase.Lines(phrasesText) {
		what, phrases, ok := strings.Cut(line, " = ")
		if !ok {
			return nil, fmt.Errorf("lexicon: %q has no equals sign", line)
		}
		effects, err := readEffects(what)
		if err != nil {
			return nil, err
		}
		for p := range strings.SplitSeq(phrases, "|") {
			l.add(Key(p), effects)
		}
	}
	return l, nil
}

// Effects are what a phrase asks for, none where it means nothing here. They are not to be changed.
func (l *Lexicon) Effects(phrase string) []Effect { return l.effects[phrase] }

// Longest is how many words the longest phrase has.
func (l *Lexicon) Longest() int { return l.longest }

// Phrases goes through all phrases, in no order.
func (l *Lexicon) Phrases() iter.Seq[string] { return maps.Keys(l.effects) }

// Noise reports whether a word asks for nothing by itself.
func (l *Lexicon) Noise(word string) bool { return l.noise[word] }

// Everyday reports whether a word is one of its own that nearly means something here, or the comparative or the superlative of one:
// "steepest".
func (l *Lexicon) Everyday(word string) bool {
	if l.everyday[word] {
		return true
	}
	for _, ending := range []string{"est", "er"} {
		if positive, ok := strings.CutSuffix(word, ending); ok && (l.everyday[positive] || l.noise[positive]) {
			return true
		}
	}
	return false
}

// Behind are the words that make a phrase of two behind a word, Before those that make one before it.
func (l *Lexicon) Behind(word string) []string { return l.partners[word] }

// Before is the other side of Behind.
func (l *Lexicon) Before(word string) []string { return l.leads[word] }

// Context is the words beside which a phrase means something else; ok is false where it means the same everywhere.
func (l *Lexicon) Context(phrase string) (c Context, ok bool) {
	c, ok = l.contexts[phrase]
	return c, ok
}

// wordsOf is the words of a text; a line that starts with # tells something else.
func wordsOf(text string) map[string]bool {
	var words strings.Builder
	for line := range phrase.Lines(text) {
		words.WriteString(line + " ")
	}
	return fold.Set(words.String())
}

func readEffects(text string) ([]Effect, error) {
	var out []Effect
	for item := range strings.FieldsSeq(text) {
		at := strings.IndexAny(item, ":~")
		if at < 0 {
			return nil, fmt.Errorf("lexicon: %q is no effect", item)
		}
		out = append(out, Effect{Field: item[:at], Value: item[at+1:], Weak: item[at] == '~'})
	}
	return out, nil
}

// add stores a phrase and its plurals; the first meaning of a phrase stands.
func (l *Lexicon) add(phrase string, effects []Effect) {
	for _, p := range append([]string{phrase}, plurals(phrase)...) {
		if _, known := l.effects[p]; !known {
			l.effects[p] = effects
		}
	}
	if first, second, two := strings.Cut(phrase, " "); two && !strings.Contains(second, " ") {
		l.partners[first] = append(l.partners[first], second)
		l.leads[second] = append(l.leads[second], first)
	}
	l.longest = max(l.longest, strings.Count(phrase, " ")+1)
}

// plurals are the forms of a phrase for several boats, in English and, of compounds that end like those, in German.
func plurals(phrase string) []string {
	switch {
	case strings.HasSuffix(phrase, "boot"), strings.HasSuffix(phrase, "schiff"):
		return []string{phrase + "s", phrase + "e", phrase + "en"}
	case strings.HasSuffix(phrase, "yacht"), strings.HasSuffix(phrase, "jacht"):
		return []string{phrase + "s", phrase + "en"}
	case strings.HasSuffix(phrase, "ch"), strings.HasSuffix(phrase, "x"):
		return []string{phrase + "es"} // "ketches"
	}
	return []string{phrase + "s"}
}
