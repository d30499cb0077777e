package research_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research"
)

func TestAReportWhoseTimeIsOverIsClosedProperly(t *testing.T) {
	ctx, cancel := context.WithDeadline(t.Context(), time.Now().Add(-time.Second))
	defer cancel()
	var text strings.Builder
	outcome, err := newModel(t).Run(ctx, request("Market study of the Lagoon 42"), func(ev chat.Event) error {
		if piece, ok := ev.(chat.Text); ok {
			text.WriteString(string(piece))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if outcome.Finish != chat.FinishLength || !strings.Contains(text.String(), "Not finished: Executive Summary") {
		t.Errorf("finish %q, text %q", outcome.Finish, text.String())
	}
}

func TestARequestThatIsGivenUpStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := newModel(t).Run(ctx, request("Market study of the Lagoon 42"), func(chat.Event) error { return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v, want context.Canceled", err)
	}
}

func TestAnErrorOfSendIsReturnedAsItCame(t *testing.T) {
	full := errors.New("full")
	_, err := newModel(t).Run(t.Context(), request("Market study of the Lagoon 42"), func(ev chat.Event) error {
		if _, ok := ev.(chat.Text); ok {
			return full
		}
		return nil
	})
	if !errors.Is(err, full) {
		t.Errorf("the error is %v, want %v", err, full)
	}
}

func request(question string) chat.Request {
	return chat.Request{Model: research.ID, Messages: []chat.Message{{Role: chat.User, Text: question}}}
}

// BenchmarkRun writes the reports on all researchtest.Questions with the default budget and tells the time to the first text and to
// the end.
func BenchmarkRun(b *testing.B) {
	m := newModel(b)
	var first, whole []time.Duration
	for i := 0; b.Loop(); i++ {
		began, seen := time.Now(), false
		_, err := m.Run(b.Context(), request(researchtest.Questions[i%len(researchtest.Questions)]), func(ev chat.Event) error {
			if _, ok := ev.(chat.Text); ok && !seen {
				seen = true
				first = append(first, time.Since(began))
			}
			return nil
		})
		if err != nil {
			b.Fatal(err)
		}
		whole = append(whole, time.Since(began))
	}
	slices.Sort(first)
	slices.Sort(whole)
	b.ReportMetric(float64(first[len(first)*99/100].Microseconds())/1000, "first-p99-ms")
	b.ReportMetric(float64(whole[len(whole)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(whole[len(whole)*99/100].Microseconds())/1000, "p99-ms")
}

func TestSourcesComeBeforeTheTextAndNoResultIsSent(t *testing.T) {
	m := newModel(t)
	a := ask(t, m, "Market study of the Lagoon 42", 1000)
	seenText := false
	for _, ev := range a.events {
		switch ev := ev.(type) {
		case chat.Text:
			seenText = true
		case chat.Citation:
			if seenText || ev.URL == "" {
				t.Errorf("citation %d with address %q comes after text: %v", ev.Number, ev.URL, seenText)
			}
		case chat.Result:
			t.Errorf("a result was sent: %v", ev.Data)
		}
	}
	if len(a.citations) == 0 || a.outcome.Finish != chat.FinishStop {
		t.Errorf("%d citations, finish %q", len(a.citations), a.outcome.Finish)
	}
}
