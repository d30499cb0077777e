package tokens_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/tokens"
)

func TestSamplesHaveTheTokensOfTheReference(t *testing.T) {
	for name, text := range samples {
		t.Run(name, func(t *testing.T) { compare(t, text) })
	}
}

func TestEveryTokenIsFoundAsTheReferenceFindsIt(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and by one goroutine")
	}
	for text := range newReference().ranks {
		if utf8.ValidString(text) {
			compare(t, text)
		}
		if t.Failed() {
			return
		}
	}
}

func TestRandomTextsHaveTheTokensOfTheReference(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	total := 0
	for total < 120_000 && !t.Failed() {
		total += compare(t, shuffled(random))
		total += compare(t, scattered(random))
	}
}

// shuffled returns fragments of samples, some of them of few kinds only, so that their ends meet in every way.
func shuffled(random *rand.Rand) string {
	all := slices.Sorted(maps.Values(samples))
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	kinds := all[:1+random.IntN(6)]
	var b strings.Builder
	for range 1 + random.IntN(40) {
		chars := []rune(kinds[random.IntN(len(kinds))])
		start := random.IntN(len(chars))
		b.WriteString(string(chars[start:min(len(chars), start+1+random.IntN(12))]))
	}
	return b.String()
}

// scattered returns characters of a few of Unicode's categories.
func scattered(random *rand.Rand) string {
	tables := []*unicode.RangeTable{
		unicode.Lu, unicode.Ll, unicode.Lt, unicode.Lm, unicode.Lo, unicode.M, unicode.N, unicode.P, unicode.S,
		unicode.White_Space, unicode.White_Space, unicode.Cf,
	}
	random.Shuffle(len(tables), func(i, j int) { tables[i], tables[j] = tables[j], tables[i] })
	kinds := tables[:2+random.IntN(4)]
	var b strings.Builder
	for range 1 + random.IntN(60) {
		b.WriteRune(oneOf(random, kinds[random.IntN(len(kinds))]))
	}
	return b.String()
}

func oneOf(random *rand.Rand, table *unicode.RangeTable) rune {
	i := random.IntN(len(table.R16) + len(table.R32))
	if i < len(table.R16) {
		r := table.R16[i]
		return rune(r.Lo + r.Stride*uint16(random.IntN(int((r.Hi-r.Lo)/r.Stride)+1)))
	}
	r := table.R32[i-len(table.R16)]
	return rune(r.Lo + r.Stride*uint32(random.IntN(int((r.Hi-r.Lo)/r.Stride)+1)))
}

// long returns texts that are one piece each: runs, words without end, and letters at random.
func long(size int) map[string]string {
	random := rand.New(rand.NewPCG(3, 3))
	letters := make([]byte, size)
	for i := range letters {
		letters[i] = byte('a' + random.IntN(26))
	}
	runs := &strings.Builder{}
	for runs.Len() < size {
		runs.WriteString(strings.Repeat(" ", random.IntN(200)))
		runs.WriteString(strings.Repeat("\t", random.IntN(4)))
	}
	return map[string]string{
		"one letter": strings.Repeat("a", size),
		"spaces":     strings.Repeat(" ", size),
		"rules":      strings.Repeat("=", size),
		"lines":      strings.Repeat("\n", size),
		"words":      strings.Repeat("segelyachthafenmeister", size/22),
		"thai":       strings.Repeat("เรือใบลำนี้ยาวสิบสองเมตร", size/72),
		"emoji":      strings.Repeat("👩🏽‍✈️", size/17),
		"letters":    string(letters),
		"runs":       runs.String()[:size],
	}
}

func TestLongPiecesHaveTheTokensOfTheReference(t *testing.T) {
	for name, text := range long(100_000) {
		t.Run(name, func(t *testing.T) {
			want := newReference().encoded(t, text)
			if got := tokens.Lengths(nil, text); !slices.Equal(got, want) {
				t.Errorf("token lengths: got %d tokens, want %d, or others", len(got), len(want))
			}
			if got := tokens.Count(text); got != len(want) {
				t.Errorf("count: got %d, want %d", got, len(want))
			}
		})
	}
}

// Pieces around the length at which the way of merging changes.
func TestPiecesOfEveryLengthHaveTheTokensOfTheReference(t *testing.T) {
	for name, text := range long(300) {
		t.Run(name, func(t *testing.T) {
			for end := range text {
				compare(t, text[:end])
			}
		})
	}
}

func TestCountDoesNotAllocate(t *testing.T) {
	for name, text := range samples {
		if got := testing.AllocsPerRun(10, func() { tokens.Count(text) }); got != 0 {
			t.Errorf("%s: got %v allocations, want 0", name, got)
		}
	}
}

// A merge quadratic in a megabyte would not end within the limit on a test.
func TestAMegabyteWithoutASpaceIsCountedInConstantMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and by one goroutine")
	}
	texts := long(1 << 20)
	for _, name := range []string{"one letter", "letters", "runs"} {
		if got := testing.AllocsPerRun(1, func() { tokens.Count(texts[name]) }); got != 0 {
			t.Errorf("%s: got %v allocations, want 0", name, got)
		}
	}
}

func TestLengthsAreAppended(t *testing.T) {
	got := tokens.Lengths([]int{7}, "The boat's keel")
	if want := []int{7, 3, 5, 2, 5}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestSpecialTextIsOrdinaryText(t *testing.T) {
	got := tokens.Lengths(nil, "<|endoftext|>")
	if want := []int{1, 1, 3, 2, 4, 1, 1}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestNoTextHasNoTokens(t *testing.T) {
	if got := tokens.Count(""); got != 0 {
		t.Errorf("got %d, want 0", got)
	}
}

func TestInvalidBytesAreSymbols(t *testing.T) {
	for text, want := range map[string][]int{
		"a\xffb":           {1, 1, 1},
		"boat\xf0\x9f\xa7": {4, 2, 1},
		"\xe2\x82 boat":    {2, 5},
		"\xc0\x80 \xed":    {1, 1, 2},
	} {
		if got := tokens.Lengths(nil, text); !slices.Equal(got, want) {
			t.Errorf("%q: got %v, want %v", text, got, want)
		}
	}
}

func TestCountIsSafeForConcurrentUse(t *testing.T) {
	text := samples["english"]
	want := newReference().lengths(text)
	var callers sync.WaitGroup
	for range 8 {
		callers.Go(func() {
			if got := tokens.Count(text); got != len(want) {
				t.Errorf("got %d, want %d", got, len(want))
			}
		})
	}
	callers.Wait()
}

func FuzzCountMatchesReference(f *testing.F) {
	for _, text := range samples {
		f.Add(text)
	}
	f.Add("\xff\xe2\x82 \xed\xa0\x80")
	f.Fuzz(func(t *testing.T, text string) {
		if utf8.ValidString(text) {
			compare(t, text)
			return
		}
		lengths, sum := tokens.Lengths(nil, text), 0
		for _, length := range lengths {
			sum += length
		}
		if sum != len(text) || tokens.Count(text) != len(lengths) {
			t.Errorf("%q: got %d bytes in %d tokens, want %d in %d", text, sum, len(lengths), len(text), tokens.Count(text))
		}
	})
}

func BenchmarkCount(b *testing.B) {
	texts := map[string]string{
		"prose":    strings.Repeat(samples["english"]+" ", 20),
		"markdown": strings.Repeat(samples["markdown"], 20),
		"german":   strings.Repeat(samples["german"]+" ", 20),
		"chinese":  strings.Repeat(samples["chinese"], 20),
		"spaces":   strings.Repeat(" ", 100_000),
	}
	for name, text := range texts {
		n := float64(tokens.Count(text))
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				tokens.Count(text)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/token")
		})
		b.Run(name+"/reference", func(b *testing.B) {
			codec := newReference().codec
			for b.Loop() {
				if _, err := codec.Count(text); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/token")
		})
	}
}
