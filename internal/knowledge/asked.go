package knowledge

import "strings"

// leastAsked is how many words a title or term must have to be a question by itself.
const leastAsked = 3

// noteWords remembers by which words the passage that is read next may be asked for whole: its title and its terms. Where
// two passages share them the search chooses.
func (b *Base) noteWords(p Passage) {
	for _, text := range append([]string{p.Title}, p.Terms...) {
		words := bareWords(text)
		if strings.Count(words, " ") < leastAsked-1 {
			continue
		}
		if other, taken := b.asked[words]; taken && other != len(b.passages) {
			b.asked[words] = -1
			continue
		}
		b.asked[words] = len(b.passages)
	}
}

// bareWords is a text in lower case without marks, its words parted by single blanks.
func bareWords(text string) string {
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if strings.ContainsRune(".,;:?!()\"'’", r) {
			return -1
		}
		return r
	}, strings.ToLower(text))), " ")
}
