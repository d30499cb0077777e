package worded_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/delivery"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/llm"
)

func TestAnAnswerIsInTheEnginesWordsWithTheDraftsSources(t *testing.T) {
	e := &engine{script: []turn{says("Use a scope of 5:1 with", " chain [2]. Nylon stretches 15 per cent", " [1].\n\nThat is enough.")}}
	g := run(t, newModel(t, anchoring, e), ask("How much chain?"))
	if g.err != nil || g.outcome.Finish != chat.FinishStop {
		t.Fatalf("got %v, %v", g.outcome, g.err)
	}
	if diff := cmp.Diff("Use a scope of 5:1 with chain [2]. Nylon stretches 15 per cent [1].\n\nThat is enough.", g.text); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if g.start.Engine != "upstream" || g.start.Fallback != "" {
		t.Errorf("got start %+v", g.start)
	}
	if diff := cmp.Diff([]int{1, 2}, g.citations()); diff != "" {
		t.Errorf("citations (-want +got):\n%s", diff)
	}
	want := chat.Upstream{Provider: "scripted", Model: "large", Usage: chat.Usage{Prompt: 100, Completion: 10}, Cost: 0.5, Currency: "USD"}
	if diff := cmp.Diff(want, g.outcome.Upstream); diff != "" {
		t.Errorf("upstream (-want +got):\n%s", diff)
	}
}

func TestAFailureBeforeTheFirstTextIsAnsweredByTheDraft(t *testing.T) {
	tests := map[string]turn{
		"at once":                         says().fails(errDown),
		"with half a sentence":            says("Use a scope of").fails(errDown),
		"without a word":                  says(),
		"with nothing but forged numbers": says("Use a scope of 9:1. Chain is 14 mm thick."),
		"in the middle of its own call":   calls(chat.ToolCall{ID: "a", Name: "fairlead_search_knowledge", Arguments: `{}`}).fails(errDown),
	}
	for name, script := range tests {
		t.Run(name, func(t *testing.T) {
			g := run(t, newModel(t, anchoring, &engine{script: []turn{script}}), ask("How much chain?"))
			if g.err != nil || g.text != anchoring.text() || g.start.Engine != "embedded" || g.start.Fallback == "" {
				t.Errorf("got %q by %+v, %v", g.text, g.start, g.err)
			}
			if len(g.events) != len(anchoring.events)+1 {
				t.Errorf("got %d events, want the start and all %d of the draft", len(g.events), len(anchoring.events))
			}
		})
	}
}

func TestAFailureAfterTheFirstTextIsAnErrorAndNoSecondText(t *testing.T) {
	e := &engine{script: []turn{says("Use a scope of 5:1 with chain. And then ").fails(errDown)}}
	g := run(t, newModel(t, anchoring, e), ask("How much chain?"))
	if kindOf(g.err) != fault.Upstream || !errors.Is(g.err, errDown) || strings.Contains(fault.From(g.err).Message, "provider") {
		t.Errorf("got %v", g.err)
	}
	if g.text != "Use a scope of 5:1 with chain [2]." || g.start.Engine != "upstream" {
		t.Errorf("got %q by %+v", g.text, g.start)
	}
}

func TestTheDraftStandsInForABrokenAnswerThatNobodyHasReadYet(t *testing.T) {
	req := ask("How much chain?")
	req.Stream = false
	e := &engine{script: []turn{says("Use a scope of 5:1 with chain. And then ").fails(errDown)}}
	g := run(t, newModel(t, anchoring, e), req)
	if g.err != nil || g.text != anchoring.text() || g.start.Engine != "embedded" || g.start.Fallback == "" {
		t.Errorf("got %q by %+v, %v", g.text, g.start, g.err)
	}
	e = &engine{script: []turn{says("Use a scope of 5:1 with chain.")}}
	g = run(t, newModel(t, anchoring, e), req)
	if g.err != nil || g.text != "Use a scope of 5:1 with chain [2]." || g.start.Engine != "upstream" {
		t.Errorf("got %q by %+v, %v", g.text, g.start, g.err)
	}
}

func TestAnAnswerThatStopsBeforeAnyoneReadsItIsNotWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		req := ask("How much chain?")
		req.Stream = false
		e := &engine{script: []turn{{pieces: []llm.Piece{{Text: "Use a scope of 5:1. "}, {Text: "And"}}, wait: true}}}
		began := time.Now()
		g := run(t, newModel(t, anchoring, e), req)
		if took := time.Since(began); g.text != anchoring.text() || took != 7*time.Second || g.start.Fallback != "the language model was too slow" {
			t.Errorf("got %q after %s by %+v, %v", g.text, took, g.start, g.err)
		}
	})
}

func TestAnEngineThatIsTooSlowIsNotWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := &engine{script: []turn{{pieces: []llm.Piece{{Text: "Use a"}}, wait: true}}}
		began := time.Now()
		g := run(t, newModel(t, anchoring, e), ask("How much chain?"))
		if took := time.Since(began); g.text != anchoring.text() || took != 7*time.Second || g.start.Fallback != "the language model was too slow" {
			t.Errorf("got %q after %s by %+v, %v", g.text, took, g.start, g.err)
		}
	})
}

func TestALongSentenceWithoutAFigureDoesNotWaitForItsEnd(t *testing.T) {
	said := strings.Repeat("let out more chain and wait, ", 30)
	e := &engine{script: []turn{says(said, "and look ashore.")}}
	texts, first := 0, ""
	_, err := newModel(t, anchoring, e).Run(t.Context(), ask("How much chain?"), func(ev chat.Event) error {
		if text, ok := ev.(chat.Text); ok {
			if texts++; texts == 1 {
				first = string(text)
			}
		}
		return nil
	})
	if err != nil || len(first) > 310 || !strings.HasPrefix(said, first) {
		t.Errorf("got %q first, %v", first, err)
	}
}

// slow is an engine that has written a sentence and half of another when it falls silent.
func slow() *engine {
	return &engine{script: []turn{{pieces: []llm.Piece{{Text: "Use a scope of 5:1. "}, {Text: "And"}}, wait: true}}}
}

func TestAnAnswerIsClosedBeforeItsTimeIsUp(t *testing.T) {
	for name, want := range map[string]struct {
		stream bool
		text   string
		finish chat.Finish
	}{
		"what a client reads is closed":         {true, "Use a scope of 5:1 [2].", chat.FinishLength},
		"what nobody has read yet is told anew": {false, anchoring.text(), chat.FinishStop},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
				defer cancel()
				req := ask("How much chain?")
				req.Stream = want.stream
				slowly := slow()
				if !want.stream { // else its patience would end first
					slowly.script[0].pieces = slices.Repeat([]llm.Piece{{Text: "Use a scope of 5:1. "}}, 100)
					slowly.script[0].every = 5 * time.Second
				}
				began := time.Now()
				var text strings.Builder
				out, err := newModel(t, anchoring, slowly).Run(ctx, req, func(ev chat.Event) error {
					if t, ok := ev.(chat.Text); ok {
						text.WriteString(string(t))
					}
					return nil
				})
				if took := time.Since(began); err != nil || out.Finish != want.finish || text.String() != want.text || took < 20*time.Second || took >= 30*time.Second {
					t.Errorf("got %q, %s, %v after %s", text.String(), out.Finish, err, took)
				}
			})
		})
	}
}

func TestTheClientsLeavingEndsTheAnswer(t *testing.T) {
	gone := errors.New("gone")
	for name, want := range map[string]error{"gone": gone, "full": delivery.ErrFull} {
		t.Run(name, func(t *testing.T) {
			e := &engine{script: []turn{says("Use a scope of 5:1. ", "It is enough. ", "And more.")}}
			texts := 0
			out, err := newModel(t, anchoring, e).Run(t.Context(), ask("x"), func(ev chat.Event) error {
				if _, ok := ev.(chat.Text); ok {
					texts++
					return want
				}
				return nil
			})
			if !errors.Is(err, want) || texts != 1 || out.Upstream.Provider != "scripted" {
				t.Errorf("got %v after %d texts, %+v", err, texts, out)
			}
		})
	}
}

func TestACancelledRequestDoesNotFallBack(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	e := &engine{script: []turn{{wait: true}}}
	sent := 0
	_, err := newModel(t, anchoring, e).Run(ctx, ask("x"), func(chat.Event) error { sent++; return nil })
	if !errors.Is(err, context.Canceled) || sent != 0 {
		t.Errorf("got %v after %d events", err, sent)
	}
}

func TestWhatIsFixedIsSentWithoutTheEngine(t *testing.T) {
	e := &engine{script: []turn{says("No need to call.")}}
	mayday := plan{id: "svc-agent", events: []chat.Event{chat.Wording{Keep: true}, chat.Text("Mayday on VHF channel 16.")}}
	req := ask("man overboard")
	req.Tools = []chat.ToolSpec{{Name: "radio"}}
	g := run(t, newModel(t, mayday, e), req)
	if g.text != "Mayday on VHF channel 16." || g.start.Engine != "embedded" || len(e.asked()) != 0 {
		t.Errorf("got %q by %+v after %d prompts", g.text, g.start, len(e.asked()))
	}
	for _, ev := range g.events {
		if _, ok := ev.(chat.Wording); ok {
			t.Error("the wording went to the client")
		}
	}
}

func TestAStructuredResultIsNotWorded(t *testing.T) {
	e := &engine{script: []turn{says("115 boats.")}}
	req := ask("sloops in Greece")
	req.Format.Kind = chat.FormatJSON
	g := run(t, newModel(t, boats, e), req)
	if g.text != boats.text() || len(e.asked()) != 0 {
		t.Errorf("got %q after %d prompts", g.text, len(e.asked()))
	}
}

func TestAFaultOfTheModelIsReturnedBeforeAnythingIsAsked(t *testing.T) {
	e := &engine{script: []turn{says("x")}}
	want := fault.New(fault.Invalid, "the survey needs a boat")
	if g := run(t, newModel(t, plan{id: "svc-survey-agent", err: want}, e), ask("x")); !errors.Is(g.err, want) || len(g.events) != 0 || len(e.asked()) != 0 {
		t.Errorf("got %v", g.err)
	}
}

func TestTablesAreTheDraftsOwn(t *testing.T) {
	table := "| # | Boat | Length | Price |\n|---|---|---|---|\n| 1 | [1997 Moody 376](http://fairlead.test/listings/s-000101) | 11.4 m | 80,000 EUR |\n" +
		"| 2 | [2002 Bavaria 44](http://fairlead.test/listings/s-000202) | 13.9 m | 49,000 EUR |"
	sample := "Sample data as of 1 November 2026, no real offers [1]."
	tests := map[string]struct{ writes, want string }{
		"in its place":            {"115 boats fit (sample data).\n\n[[table 1]]\n\nThe Moody 376 asks 80,000 EUR.", "115 boats fit (sample data).\n\n" + table + "\n\nThe Moody 376 asks 80,000 EUR."},
		"left out":                {"115 boats fit (sample data).", "115 boats fit (sample data).\n\n" + table},
		"twice":                   {"115 sample boats fit.\n[[table 1]]\n[[table 1]]\n[[table 7]]", "115 sample boats fit.\n\n" + table},
		"written by the engine":   {"115 sample boats fit.\n\n| Boat | Price |\n|---|---|\n| Moody 376 | 1 EUR |\n\nAsk more.", "115 sample boats fit.\n\nAsk more.\n\n" + table},
		"and sample data said so": {"115 boats fit.", "115 boats fit.\n\n" + table + "\n\n" + sample},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			g := run(t, newModel(t, boats, &engine{script: []turn{says(strings.SplitAfter(tt.writes, " ")...)}}), ask("sloops in Greece"))
			if diff := cmp.Diff(tt.want, g.text); diff != "" || g.err != nil {
				t.Errorf("%v (-want +got):\n%s", g.err, diff)
			}
			if last, ok := g.events[len(g.events)-1].(chat.Result); !ok {
				t.Errorf("the last event is %+v, want the structured result", last)
			}
		})
	}
}

func TestNoticesStandAtTheEnd(t *testing.T) {
	notice := "*A first reading of what was supplied: not a survey and no guarantee.*"
	survey := plan{id: "svc-survey-agent", events: []chat.Event{chat.Text("## Assessment\n\nThe rig is 28 years old.\n\n" + notice)}}
	g := run(t, newModel(t, survey, &engine{script: []turn{says("## Assessment\n\nHer rig has seen 28 years.")}}), ask("1998 Bavaria"))
	if diff := cmp.Diff("## Assessment\n\nHer rig has seen 28 years.\n\n"+notice, g.text); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestWhatIsLeftOutIsSaid(t *testing.T) {
	g := run(t, newModel(t, anchoring, &engine{script: []turn{says("Use 5:1. Use 9:1. Chain of 14 mm is best.")}}), ask("x"))
	last, ok := g.events[len(g.events)-1].(chat.Progress)
	if !ok || last.Message != "left out 2 sentences that no evidence holds" {
		t.Errorf("the last event is %+v", g.events[len(g.events)-1])
	}
}

func TestAnEngineThatDoesNotEndIsStopped(t *testing.T) {
	script := says("Use a scope of 5:1. ")
	for range 10_000 {
		script.pieces = append(script.pieces, llm.Piece{Text: "Use a scope of 9:1. "})
	}
	e := &engine{script: []turn{script}}
	g := run(t, newModel(t, anchoring, e), ask("x"))
	if g.err != nil || g.outcome.Finish != chat.FinishLength || g.text != "Use a scope of 5:1 [2]." {
		t.Errorf("got %q, %+v, %v", g.text, g.outcome, g.err)
	}
}

func TestTheModelIsListedWithItsEngine(t *testing.T) {
	info := newModel(t, anchoring, &engine{}).Info()
	if info.Engine != "upstream" || !info.ClientTools || info.ID != "svc-agent" {
		t.Errorf("got %+v", info)
	}
}

// led is an answer whose beginning no wording may leave out.
var led = plan{id: "svc-listings-agent", events: []chat.Event{
	chat.Wording{Lead: "Looking for: sloops in Greece\n\n**2 boats** for sale."},
	chat.Text("Looking for: sloops in Greece\n\n**2 boats** for sale.\n\n| # | Boat |\n|---|---|\n| 1 | Moody 376 |\n\nNarrow by year."),
}}

func TestAWordingBeginsWithWhatItMustBeginWith(t *testing.T) {
	got := run(t, newModel(t, led, &engine{script: []turn{says("Narrow the search by year.")}}), ask("sloops in Greece"))
	want := "Looking for: sloops in Greece\n\n**2 boats** for sale.\n\nNarrow the search by year.\n\n| # | Boat |\n|---|---|\n| 1 | Moody 376 |"
	if got.text != want {
		t.Errorf("got %q, want %q", got.text, want)
	}
}

func TestWhereNothingHoldsTheWholeDraftStandsOnce(t *testing.T) {
	got := run(t, newModel(t, led, &engine{script: []turn{says("There are 77 boats.")}}), ask("sloops in Greece"))
	if n := strings.Count(got.text, "Looking for"); n != 1 || !strings.HasSuffix(got.text, "Narrow by year.") {
		t.Errorf("got %q", got.text)
	}
}

// broken is a model that panics.
type broken struct{ plan }

func (broken) Run(context.Context, chat.Request, chat.Send) (chat.Outcome, error) { panic("the draft") }

func TestAPanicOfTheDraftReachesTheCaller(t *testing.T) {
	for _, stream := range []bool{true, false} {
		func() {
			defer func() {
				if p := recover(); !strings.Contains(fmt.Sprint(p), "the draft") {
					t.Errorf("stream %v: recovered %v", stream, p)
				}
			}()
			req := ask("x")
			req.Stream = stream
			run(t, newModel(t, broken{anchoring}, &engine{}), req)
		}()
	}
}
