package app

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/llm"
)

// parrot is an engine that says of the evidence what write makes of it.
type parrot struct {
	write  func(evidence string) string
	prompt llm.Prompt
}

func (p *parrot) Window(string) int { return 16_000 }

func (p *parrot) Write(_ context.Context, prompt *llm.Prompt, send func(llm.Piece) error) (llm.Written, error) {
	p.prompt = *prompt
	p.prompt.Messages, p.prompt.Compose = prompt.Said(), nil
	last := p.prompt.Messages[len(p.prompt.Messages)-1].Text
	_, rest, _ := strings.Cut(last, "with its sources:\n\n")
	if rest == "" {
		_, rest, _ = strings.Cut(last, "below:\n\n")
	}
	evidence, _, _ := strings.Cut(rest, " data>>>")
	evidence = evidence[:max(strings.LastIndexByte(evidence, '\n'), 0)] // the rest is the fence, which is another each time
	evidence, _, _ = strings.Cut(evidence, "\n\nSources:\n")
	evidence, _, _ = strings.Cut(evidence, "\n\n[[table 1]] is:")
	for piece := range strings.SplitAfterSeq(p.write(evidence), " ") {
		if err := send(llm.Piece{Text: piece}); err != nil {
			return llm.Written{}, err
		}
	}
	return llm.Written{Finish: chat.FinishStop}, nil
}

var asked = map[string][]string{
	"svc-agent": {
		"How much anchor chain do I need in 8 m of water with 25 kn of wind?", "What is the hull speed of a boat with 10 m waterline?",
		"How do I reef in heavy weather?", "Tell me about the Hallberg-Rassy 42", "Wie viel Kette brauche ich?", "Find sloops under 60,000 EUR in Greece",
		"Compare the Lagoon 42 and the Bavaria C42 market",
	},
	"svc-deep-research-agent": {"Compare the Lagoon 42 and the Bavaria C42", "What does owning a 40 ft cruising boat cost a year?", "Beneteau Oceanis 40.1 market study"},
	"svc-listings-agent":      {"sloops under 80,000 EUR in Greece", "Catamarans in Croatia from 2015", "Ketsch bis 50.000 EUR in Deutschland"},
	"svc-survey-agent":        {"Survey this: 1998 Bavaria 38, Volvo 2030, 3200 hours, standing rigging original, some osmosis blisters, teak deck leaking. Asking EUR 45,000."},
}

// built are the real models without a language model, made once.
var built = sync.OnceValues(func() (made struct {
	Data
	served
}, err error) {
	if made.Data, err = Load(); err != nil {
		return made, err
	}
	cfg, err := config.Load(nil)
	if err != nil {
		return made, err
	}
	made.served, err = newServed(made.Data, nil, cfg, slog.New(slog.DiscardHandler))
	return made, err
})

func models(t testing.TB) (Data, served) {
	t.Helper()
	made, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return made.Data, made.served
}

func answer(t *testing.T, m chat.Model, question string) (text string, start chat.Start, dropped string) {
	t.Helper()
	return answerTo(t, m, chat.Request{Messages: []chat.Message{{Role: chat.User, Text: question}}})
}

func answerTo(t *testing.T, m chat.Model, req chat.Request) (text string, start chat.Start, dropped string) {
	t.Helper()
	var b strings.Builder
	_, err := m.Run(t.Context(), req, func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Text:
			b.WriteString(string(ev))
		case chat.Start:
			start = ev
		case chat.Progress:
			if ev.Stage == "check" {
				dropped = ev.Message
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String(), start, dropped
}

// What the embedded models write is evidence of itself: an engine that says it again is not corrected.
func TestAnEngineThatRepeatsTheEvidenceIsBelieved(t *testing.T) {
	d, s := models(t)
	engine := &parrot{write: func(evidence string) string { return evidence }}
	log := slog.New(slog.DiscardHandler)
	for _, m := range s.worded(d, wording{engine: engine, log: log}) {
		for _, q := range asked[m.Info().ID] {
			text, start, dropped := answer(t, m, q)
			if start.Engine != "upstream" || dropped != "" {
				t.Errorf("%s %q: by %s (%s), %s\n%s", m.Info().ID, q, start.Engine, start.Fallback, dropped, text)
			}
		}
	}
}

var number = regexp.MustCompile(`\d[\d,.]*\d|\d`)

// forge replaces one number of a text by one that stands nowhere in it; forged is empty where it has none but those of sources and
// tables, which state nothing.
func forge(random *rand.Rand, text string) (with, forged string) {
	places := slices.DeleteFunc(number.FindAllStringIndex(text, -1), func(at []int) bool {
		return at[0] > 0 && (text[at[0]-1] == '[' || text[at[0]-1] == 'Q' || text[at[0]-1] == ' ' && strings.HasSuffix(text[:at[0]], "table "))
	})
	if len(places) == 0 {
		return text, ""
	}
	at := places[random.IntN(len(places))]
	for forged == "" || strings.Contains(text, forged) {
		forged = fmt.Sprint(2200 + random.IntN(7000)) // no year, of which tables have many
	}
	return text[:at[0]] + forged + text[at[1]:], forged
}

func TestNoneOf200ForgedNumbersInRealAnswersIsSent(t *testing.T) {
	d, s := models(t)
	random := rand.New(rand.NewPCG(3, 5))
	log := slog.New(slog.DiscardHandler)
	forged := ""
	engine := &parrot{}
	engine.write = func(evidence string) (text string) {
		text, forged = forge(random, evidence)
		return text
	}
	list := s.worded(d, wording{engine: engine, log: log})
	for n := 0; n < 200; {
		m := list[random.IntN(len(list))]
		questions := asked[m.Info().ID]
		q := questions[random.IntN(len(questions))]
		text, start, _ := answer(t, m, q)
		if forged == "" || strings.Contains(q, forged) || strings.Contains(start.Fallback, "evidence") {
			continue
		}
		n++
		whole := regexp.MustCompile(`(^|[^\d.,])` + forged + `($|[^\d])`)
		for line := range strings.SplitSeq(text, "\n") {
			if !strings.HasPrefix(line, "|") && whole.MatchString(line) {
				t.Errorf("%s %q: %s stands in %q", m.Info().ID, q, forged, line)
			}
		}
	}
}
