package delivery_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/delivery"
	"github.com/fairlead/fairlead/internal/tokens"
)

// deliver runs pieces through delivery and returns the chunks that came out.
func deliver(t *testing.T, terms delivery.Terms, pieces ...string) ([]string, delivery.Delivered) {
	t.Helper()
	if terms.MaxTokens == 0 {
		terms.MaxTokens = 4096
	}
	var chunks []string
	got, err := delivery.Run(t.Context(), terms, func(ev chat.Event) error {
		chunks = append(chunks, string(ev.(chat.Text)))
		return nil
	}, func(send chat.Send) error {
		for _, p := range pieces {
			if err := send(chat.Text(p)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatalf("delivery failed: %v", err)
	}
	return chunks, got
}

// split cuts text into pieces at random places, also inside characters.
func split(r *rand.Rand, text string) []string {
	var pieces []string
	for text != "" {
		n := 1 + r.IntN(min(len(text), 9))
		pieces, text = append(pieces, text[:n]), text[n:]
	}
	return pieces
}

const prose = "A bowline makes a fixed loop. It does not slip, and it can be untied after a load:\n\n1. Make a small loop.\n2. Pass the end up through it — “round the tree” — and back down.\n\n| knot | use |\n|---|---|\n| bowline | loop |\n\nГрот, 帆船, 👩‍👩‍👧 und Größe: é é 🇬🇧."

var cuts = []chat.Cut{chat.CutWord, chat.CutGroup, chat.CutTokens, chat.CutWhole}

func TestTextComesOutWholeHoweverItComesIn(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, cut := range cuts {
		for range 200 {
			chunks, got := deliver(t, delivery.Terms{Style: chat.Style{Cut: cut}}, split(r, prose)...)
			if text := strings.Join(chunks, ""); text != prose {
				t.Fatalf("cut %d: got %q", cut, text)
			}
			if got.Tokens != tokens.Count(prose) || got.Finish != "" {
				t.Fatalf("cut %d: got %d tokens and finish %q, want %d and none", cut, got.Tokens, got.Finish, tokens.Count(prose))
			}
		}
	}
}

func TestChunksDoNotDependOnHowTextComesIn(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, cut := range cuts[:3] { // the last sends what there is when it is there
		want, _ := deliver(t, delivery.Terms{Style: chat.Style{Cut: cut}}, prose)
		for range 50 {
			got, _ := deliver(t, delivery.Terms{Style: chat.Style{Cut: cut}}, split(r, prose)...)
			if strings.Join(got, "|") != strings.Join(want, "|") {
				t.Fatalf("cut %d: got %q, want %q", cut, got, want)
			}
		}
	}
}

func TestStylesCutWordsGroupsAndTokens(t *testing.T) {
	const text = "Port gives way to starboard on opposite tacks."
	tests := []struct {
		cut  chat.Cut
		want []string
	}{
		{chat.CutWord, []string{"Port", " gives", " way", " to", " starboard", " on", " opposite", " tacks."}},
		{chat.CutGroup, []string{"Port gives way", " to starboard on", " opposite tacks."}},
		{chat.CutTokens, []string{"Port", " gives", " way", " to", " star", "board", " on", " opposite", " t", "acks", "."}},
	}
	for _, tt := range tests {
		got, _ := deliver(t, delivery.Terms{Style: chat.Style{Cut: tt.cut}}, text)
		if strings.Join(got, "|") != strings.Join(tt.want, "|") {
			t.Errorf("cut %d: got %q, want %q", tt.cut, got, tt.want)
		}
	}
}

func TestTokensNeverSplitAGrapheme(t *testing.T) {
	for _, whole := range []string{"👩‍👩‍👧‍👦", "🇬🇧", "é", "กำ", "각"} {
		chunks, _ := deliver(t, delivery.Terms{Style: chat.Style{Cut: chat.CutTokens}}, "a "+whole+" b "+whole)
		for _, c := range chunks {
			if strings.Trim(c, " ab") != "" && !strings.Contains(c, whole) {
				t.Errorf("%q was split: %q", whole, chunks)
			}
		}
	}
}

func TestMaxTokensEndsTheAnswerExactly(t *testing.T) {
	whole := tokens.Count(prose)
	for _, cut := range cuts {
		for limit := 1; limit <= whole+1; limit++ {
			chunks, got := deliver(t, delivery.Terms{Style: chat.Style{Cut: cut}, MaxTokens: limit}, prose)
			text := strings.Join(chunks, "")
			if !strings.HasPrefix(prose, text) {
				t.Fatalf("cut %d, limit %d: %q is no beginning of the text", cut, limit, text)
			}
			if n := tokens.Count(text); n != got.Tokens || n > limit {
				t.Fatalf("cut %d, limit %d: %d tokens in the text, %d reported", cut, limit, n, got.Tokens)
			}
			want := chat.FinishLength
			if limit >= whole {
				want = ""
			}
			if got.Finish != want {
				t.Fatalf("cut %d, limit %d of %d: finish %q, want %q", cut, limit, whole, got.Finish, want)
			}
		}
	}
}

func TestStopSequences(t *testing.T) {
	tests := []struct {
		name string
		text string
		stop []string
		want string
		hit  bool
	}{
		{"none", "abc def", nil, "abc def", false},
		{"empty ones are ignored", "abc def", []string{""}, "abc def", false},
		{"at the start", "STOP now", []string{"STOP"}, "", true},
		{"in the middle", "one STOP two", []string{"STOP"}, "one ", true},
		{"at the end", "one STOP", []string{"STOP"}, "one ", true},
		{"after its own beginning", "one SSTOP", []string{"STOP"}, "one S", true},
		{"that overlaps itself", "aaab", []string{"aab"}, "a", true},
		{"half of one at the end is kept", "one STO", []string{"STOP"}, "one STO", false},
		{"the first complete of several", "abcd", []string{"abcd", "bc"}, "a", true},
		{"the longest of those that end together", "xabc", []string{"c", "abc"}, "x", true},
		{"a newline", "first\nsecond", []string{"\n"}, "first", true},
		{"of several bytes", "Größe über alles", []string{"über"}, "Größe ", true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(5, 6))
			for range 50 {
				chunks, got := deliver(t, delivery.Terms{Stop: tt.stop}, split(r, tt.text)...)
				if text := strings.Join(chunks, ""); text != tt.want || (got.Finish == chat.FinishStop) != tt.hit {
					t.Fatalf("got %q and finish %q, want %q", text, got.Finish, tt.want)
				}
			}
		})
	}
}

func TestNothingFollowsAnEndedAnswer(t *testing.T) {
	var sent []chat.Event
	var after []error
	_, err := delivery.Run(t.Context(), delivery.Terms{MaxTokens: 100, Stop: []string{"."}}, func(ev chat.Event) error {
		sent = append(sent, ev)
		return nil
	}, func(send chat.Send) error {
		after = append(after, send(chat.Text("One. Two.")), send(chat.Text("Three.")), send(chat.Citation{Number: 1}))
		return after[0]
	})
	if err != nil {
		t.Fatalf("got %v, want the end of the answer to be no error", err)
	}
	for i, err := range after {
		if !errors.Is(err, delivery.ErrFull) {
			t.Errorf("send %d returned %v, want ErrFull", i, err)
		}
	}
	if len(sent) != 1 {
		t.Errorf("got %v, want one chunk", sent)
	}
}

func TestErrorsOfTheClientReachTheModel(t *testing.T) {
	gone := errors.New("gone")
	_, err := delivery.Run(t.Context(), delivery.Terms{MaxTokens: 100}, func(chat.Event) error { return gone }, func(send chat.Send) error {
		return send(chat.Text("one two"))
	})
	if !errors.Is(err, gone) {
		t.Errorf("got %v, want the client's error", err)
	}
}

// paced runs a text of n words and returns when each chunk came, from the start.
func paced(ctx context.Context, terms delivery.Terms, n int) (times []time.Duration, err error) {
	start := time.Now()
	_, err = delivery.Run(ctx, terms, func(chat.Event) error {
		times = append(times, time.Since(start))
		return nil
	}, func(send chat.Send) error {
		return send(chat.Text(strings.Repeat("word ", n)))
	})
	return times, err
}

func TestChunksFollowTheStylesPace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		times, err := paced(t.Context(), delivery.Terms{Style: chat.Style{Pace: 5 * time.Millisecond}, MaxTokens: 1000}, 10)
		if err != nil {
			t.Fatal(err)
		}
		for i, at := range times[:10] {
			if want := time.Duration(i) * 5 * time.Millisecond; at != want {
				t.Errorf("chunk %d came after %s, want %s", i, at, want)
			}
		}
	})
}

func TestPaceQuickensBeforeTheDeadline(t *testing.T) {
	for _, n := range []int{100, 1000, 4000} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				terms := delivery.Terms{Style: chat.Style{Pace: 50 * time.Millisecond}, MaxTokens: 2 * n, Deadline: time.Now().Add(90 * time.Second)}
				times, err := paced(t.Context(), terms, n)
				if err != nil {
					t.Fatal(err)
				}
				if last := times[len(times)-1]; last > 90*time.Second {
					t.Errorf("the last of %d chunks came after %s", n, last)
				}
				if want := 99 * 50 * time.Millisecond; n == 100 && times[99] != want {
					t.Errorf("100 chunks took %s, want %s: there was time enough", times[99], want)
				}
			})
		})
	}
}

func TestPacingEndsWithTheContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), 12*time.Millisecond)
		defer cancel()
		times, err := paced(ctx, delivery.Terms{Style: chat.Style{Pace: 5 * time.Millisecond}, MaxTokens: 100}, 10)
		if !errors.Is(err, context.DeadlineExceeded) || len(times) != 3 {
			t.Errorf("got %d chunks and %v, want 3 and the deadline", len(times), err)
		}
	})
}

func TestASlowEngineIsNotDelayedFurther(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		var times []time.Duration
		_, err := delivery.Run(t.Context(), delivery.Terms{Style: chat.Style{Pace: 5 * time.Millisecond}, MaxTokens: 100}, func(chat.Event) error {
			times = append(times, time.Since(start))
			return nil
		}, func(send chat.Send) error {
			for range 3 {
				<-time.After(100 * time.Millisecond)
				if err := send(chat.Text("word word")); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if want := 300 * time.Millisecond; times[len(times)-1] > want+10*time.Millisecond {
			t.Errorf("chunks came at %v, the last more than a pace after its text", times)
		}
	})
}

func TestAChunkAllocatesAtMostOnce(t *testing.T) {
	text := chat.Text(strings.Repeat("every word is a chunk of its own ", 100))
	chunks := 0
	send := func(chat.Event) error { chunks++; return nil }
	perRun := testing.AllocsPerRun(100, func() {
		chunks = 0
		_, _ = delivery.Run(context.Background(), delivery.Terms{MaxTokens: 4096}, send, func(send chat.Send) error { return send(text) })
	})
	if perChunk := perRun / float64(chunks); perChunk > 1.02 {
		t.Errorf("a chunk costs %.2f allocations, want at most 1", perChunk)
	}
}

func BenchmarkChunk(b *testing.B) {
	text := chat.Text(strings.Repeat("every word is a chunk of its own ", 100))
	chunks := 0
	send := func(chat.Event) error { chunks++; return nil }
	b.ReportAllocs()
	for b.Loop() {
		_, _ = delivery.Run(context.Background(), delivery.Terms{MaxTokens: 4096}, send, func(send chat.Send) error { return send(text) })
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(chunks), "ns/chunk")
}
