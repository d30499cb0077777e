package wish

import (
	_ "embed" // the words
	"fmt"
	"strings"
)

//go:embed lexicon.txt
var lexiconText string

//go:embed noise.txt
var noiseText string

//go:embed everyday.txt
var everydayText string

// effect is one thing that a phrase asks for.
type effect struct {
	field, value string
	weak         bool // gives way to what is said plainly
}

// lexicon tells what phrases ask for.
type lexicon struct {
	effects  map[string][]effect // by folded phrase
	longest  int                 // words of the longest phrase
	noise    map[string]bool
	partners map[string][]string // by the first word of phrases of two: the second ones
	leads    map[string][]string // by the second word of phrases of two: the first ones
	everyday map[string]bool     // words of their own that nearly mean something here
	contexts map[string]context  // by phrase: where it means something else
}

func readLexicon() (lexicon, error) {
	l := lexicon{effects: map[string][]effect{}, contexts: readContexts(contextText), noise: map[string]bool{}, everyday: map[string]bool{}, partners: map[string][]string{}, leads: map[string][]string{}}
	for line := range strings.Lines(lexiconText) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		what, phrases, ok := strings.Cut(line, " = ")
		if !ok {
			return lexicon{}, fmt.Errorf("lexicon: %q has no equals sign", line)
		}
		effects, err := readEffects(what)
		if err != nil {
			return lexicon{}, err
		}
		for phrase := range strings.SplitSeq(phrases, "|") {
			l.add(keyOf(phrase), effects)
		}
	}
	readWords(noiseText, l.noise)
	readWords(everydayText, l.everyday)
	return l, nil
}

// isEveryday reports whether a word is one of its own, or the comparative or the superlative of one: "steepest".
func (l lexicon) isEveryday(word string) bool {
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

// readWords adds the words of a text to a set; a line that starts with # tells something else.
func readWords(text string, words map[string]bool) {
	for line := range strings.Lines(text) {
		if line[0] == '#' {
			continue
		}
		for w := range strings.FieldsSeq(line) {
			words[w] = true
		}
	}
}

func readEffects(text string) ([]effect, error) {
	var out []effect
	for item := range strings.FieldsSeq(text) {
		at := strings.IndexAny(item, ":~")
		if at < 0 {
			return nil, fmt.Errorf("lexicon: %q is no effect", item)
		}
		out = append(out, effect{field: item[:at], value: item[at+1:], weak: item[at] == '~'})
	}
	return out, nil
}

// add stores a phrase and its plurals; the first meaning of a phrase stands.
func (l *lexicon) add(phrase string, effects []effect) {
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

// phraseAt finds the longest phrase of at least so many words that starts with word i and is free.
func (l lexicon) phraseAt(s *sentence, i, least int) (effects []effect, j int) {
	for n := min(l.longest, len(s.words)-i); n >= least; n-- {
		if !s.free(i, i+n) {
			continue
		}
		if p, whole := s.phrase(i, i+n); whole {
			if found, ok := l.effects[p]; ok {
				return found, i + n
			}
		}
	}
	return nil, i
}
