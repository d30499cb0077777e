package statement

import (
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
)

var spokenWords = []string{"Anchor", "DON'T", "isn’t", "skippers'", "ÜBER", "é", "Donaudampfschifffahrtsgesellschaftskapitän", "K", "free"}

// FuzzAWordMeansTheSameHoweverItIsWritten holds what reads a word without memory of its own against the plain way.
func FuzzAWordMeansTheSameHoweverItIsWritten(f *testing.F) {
	for _, word := range spokenWords {
		f.Add(word)
	}
	f.Fuzz(func(t *testing.T, text string) {
		word := strings.Map(func(r rune) rune {
			if unicode.IsLetter(r) || r == '\'' || r == '’' {
				return r
			}
			return -1
		}, text)
		if word = strings.TrimLeft(word, "'’"); word == "" {
			t.Skip()
		}
		r := newReader(nil)
		r.word(word, strings.IndexAny(word, "'’"))
		low := strings.ToLower(word)
		if i := strings.IndexAny(low, "'’"); strings.HasSuffix(low, "n't") || strings.HasSuffix(low, "n’t") {
			low = "not"
		} else if i >= 0 {
			low = low[:i]
		}
		want, ok := lexical.codes[word]
		if !ok {
			want = r.sense(low)
		}
		want.named = low[0] != word[0]
		if r.pending[0] != want {
			t.Errorf("%q is %+v, want %+v", word, r.pending[0], want)
		}
	})
}

func TestRoomThatIsUsedAgainChangesNoVerdict(t *testing.T) {
	fresh := func() *Evidence {
		return New(Config{Strict: true}).Read(Draft{Text: "Never anchor on coral [1]. Let out five times the depth of chain. Is the bottom sand? Back down slowly until it holds [2]."})
	}
	heard := []string{"Where may I moor my trimaran?", "Mein Anker hält nicht", ""}
	sentences := []string{
		"Anchor on coral.", "Never anchor on coral, whether it is deep or not.", "Moor the trimaran and let out the chain.",
		"Back down slowly until it holds.", "Let out the depth of five chains before it holds.", "Don't let out chain.",
	}
	verdicts := func(evidence func() *Evidence) (list []string) {
		for _, said := range heard {
			h := evidence().Hear(said, nil)
			for _, text := range sentences {
				kept, ok := h.Holds(text)
				list = append(list, said+": "+text+": "+kept+map[bool]string{true: " holds"}[ok])
			}
			h.Close()
		}
		return list
	}
	want, same := verdicts(fresh), fresh()
	for range 3 {
		if diff := cmp.Diff(want, verdicts(func() *Evidence { return same })); diff != "" {
			t.Errorf("room that was used before changes what holds (-fresh +again):\n%s", diff)
		}
	}
}
