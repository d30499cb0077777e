package knowledge

import "strings"

// leastAsked is how many words a title or term must have to be a question by itself.
const leastAsked = 3

// noteWords remembers by which words the passage that is read next may be asked for whole: its title and its terms. Where
// two passages share them the search chooses.
func (b *Base) noteWords(p Passage) {
	for _, text := range append([]string{p.Title}, p.Terms...) {
		words := bareWords(text)
		if strings.Count(words, " ") < leastAsked {
			continue
		}
		if other, taken := b.asked[words]; taken && other != len(b.passages) {
			b.asked[words] = -1
			continue
		}
		b.asked[words] = len(b.passages)
	}
}

// askedFor returns the passage that a text, or one of its sentences, asks for in its very words, or else the one that most of the text
// asks for so.
func (b *Base) askedFor(text string) (passage int, ok bool) {
	parts := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".?!;\n", r) })
	for _, part := range append([]string{text}, parts[:min(len(parts), maxClauses)]...) {
		if i, ok := b.asked[bareWords(part)]; ok && i >= 0 {
			return i, true
		}
	}
	return b.askedWithin(text)
}

const (
	fewestWithin = 5    // words of a title or term that is looked for within a text
	besideAsked  = 0.33 // share of the text's weight that may stand beside it
)

// askedWithin returns the passage of the longest title or term in a text that says little else: "what should the person in the water do until
// we get back?".
func (b *Base) askedWithin(text string) (passage int, ok bool) {
	if len(text) > longestAsked {
		return 0, false
	}
	words := strings.Fields(bareWords(text))
	for n := len(words) - 1; n >= fewestWithin; n-- {
		for from := 0; from+n <= len(words); from++ {
			i, ok := b.asked[strings.Join(words[from:from+n], " ")+" "]
			if !ok || i < 0 {
				continue
			}
			rest := strings.Join(words[:from], " ") + ". " + strings.Join(words[from+n:], " ")
			if b.index.Query(rest).Weight() <= besideAsked*b.index.Query(text).Weight() {
				return i, true
			}
		}
	}
	return 0, false
}

// bareWords is a text in lower case without marks, each of its words with one blank behind it.
func bareWords(text string) string {
	return whatIs.Replace(strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if strings.ContainsRune(".,;:?!()\"'’", r) {
			return -1
		}
		return r
	}, strings.ToLower(text))), " ") + " ")
}

// whatIs writes shortened question words in full. A blank at the end lets it find whole words.
var whatIs = strings.NewReplacer("whats ", "what is ", "wheres ", "where is ", "whos ", "who is ", "hows ", "how is ")
