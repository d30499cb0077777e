package advert

import (
	"strings"
	"testing"
)

func TestNoSentenceIsLongerThanWhatIsReadAsOne(t *testing.T) {
	text := strings.Repeat("keel crack ", 2*longestSentence)
	words, read := split(text), 0
	for _, s := range sentences(text, words) {
		if s.first != read || s.last-s.first > longestSentence {
			t.Fatalf("a sentence of words %d to %d behind word %d, want %d words at most", s.first, s.last, read, longestSentence)
		}
		read = s.last
	}
	if read != len(words) {
		t.Errorf("%d of %d words are in a sentence", read, len(words))
	}
}
