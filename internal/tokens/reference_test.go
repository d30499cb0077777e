package tokens_test

import (
	"math"
	"regexp"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/tiktoken-go/tokenizer/codec"

	"github.com/fairlead/fairlead/internal/tokens"
)

// A reference says what the tokens of a text are. It is the reference implementation and, beside it, the public
// definition followed to the letter: the pattern run by package regexp, and pairs merged one by one.
//
// The second is there because the first (v0.10.0) has two faults, and does not answer for the texts they touch: it ends
// a run of spaces and line ends at the first line end instead of the last one, and it passes over the character DEL.
type reference struct {
	codec *codec.Codec
	ranks map[string]int
}

var newReference = sync.OnceValue(func() reference {
	r := reference{codec.NewO200kBase(), map[string]int{}}
	for rank := 0; ; rank++ {
		text, err := r.codec.Decode([]uint{uint(rank)})
		if err != nil {
			return r
		}
		r.ranks[text] = rank
	}
})

// The pattern without its lookahead, which split does, and with \s spelt out, which is ASCII in package regexp.
var (
	pattern = regexp.MustCompile(strings.ReplaceAll(
		`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|`+
			`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?|`+
			`\p{N}{1,3}| ?[^SPACE\p{L}\p{N}]+[\r\n/]*|[SPACE]*[\r\n]+|[SPACE]+`, "SPACE", `\t-\r\x{85}\p{Z}`))
	faults  = regexp.MustCompile(`[\r\n][\t\v\f\x{85}\p{Z}]+[\r\n]|\x7f`)
	lineEnd = regexp.MustCompile(`[\r\n]$`)
)

// split returns the length of the first piece of text.
func split(text string) int {
	end := pattern.FindStringIndex(text)[1]
	piece := text[:end]
	_, width := utf8.DecodeLastRuneInString(piece)
	if strings.TrimSpace(piece) == "" && !lineEnd.MatchString(piece) && end < len(text) && width < end {
		return end - width
	}
	return end
}

// merge returns the tokens of a piece.
func (r reference) merge(piece string) []string {
	if _, ok := r.ranks[piece]; ok {
		return []string{piece}
	}
	var parts []string
	for i := range len(piece) {
		parts = append(parts, piece[i:i+1])
	}
	for {
		lowest, at := math.MaxInt, 0
		for i := range len(parts) - 1 {
			if rank, ok := r.ranks[parts[i]+parts[i+1]]; ok && rank < lowest {
				lowest, at = rank, i
			}
		}
		if lowest == math.MaxInt {
			return parts
		}
		parts[at] += parts[at+1]
		parts = append(parts[:at+1], parts[at+2:]...)
	}
}

// lengths returns the lengths of the tokens of text by the definition.
func (r reference) lengths(text string) []int {
	var lengths []int
	for len(text) > 0 {
		end := split(text)
		for _, token := range r.merge(text[:end]) {
			lengths = append(lengths, len(token))
		}
		text = text[end:]
	}
	return lengths
}

// encoded returns the lengths of the tokens of text by the reference implementation.
func (r reference) encoded(t testing.TB, text string) []int {
	t.Helper()
	_, texts, err := r.codec.Encode(text)
	if err != nil {
		t.Fatalf("reference: %v", err)
	}
	var lengths []int
	for _, text := range texts {
		lengths = append(lengths, len(text))
	}
	return lengths
}

// compare checks Count and Lengths of a text in UTF-8 against the reference and returns the number of tokens.
func compare(t testing.TB, text string) int {
	t.Helper()
	r := newReference()
	want := r.lengths(text)
	got := tokens.Lengths(nil, text)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("token lengths of %.200q (-want +got):\n%s", text, diff)
	}
	if !faults.MatchString(text) {
		if diff := cmp.Diff(r.encoded(t, text), got); diff != "" {
			t.Errorf("token lengths of %.200q (-reference +got):\n%s", text, diff)
		}
	}
	if got := tokens.Count(text); got != len(want) {
		t.Errorf("count of %.200q: got %d, want %d", text, got, len(want))
	}
	return len(want)
}
