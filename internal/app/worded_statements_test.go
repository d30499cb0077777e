package app

import (
	"bufio"
	"context"
	"fmt"
	"log/slog"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

// unkept is a model none of whose answers is told in fixed words, so that what is said of safety can be held against it too.
type unkept struct{ chat.Model }

func (m unkept) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	return m.Model.Run(ctx, req, func(ev chat.Event) error {
		if w, ok := ev.(chat.Wording); ok {
			w.Keep = false
			ev = w
		}
		return send(ev)
	})
}

// unkept are these models without what they keep in fixed words.
func (s served) unkept() served {
	var list []chat.Model
	for _, m := range s.models {
		list = append(list, unkept{m})
	}
	s.models = list
	return s
}

// statements are what a language model may say in answer to a question.
type statements struct {
	model, question string
	told            []statement
}

type statement struct {
	text string
	kind string // of its falsification, empty where it is true
}

// readStatements reads the statements of a file in testdata.
func readStatements(t testing.TB, name string) []statements {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var list []statements
	for lines := bufio.NewScanner(f); lines.Scan(); {
		mark, rest, _ := strings.Cut(lines.Text(), " ")
		switch mark {
		case "?":
			model, question, ok := strings.Cut(rest, ": ")
			if !ok || !strings.HasPrefix(model, "svc-") {
				model, question = "svc-agent", rest
			}
			list = append(list, statements{model: model, question: question})
		case "+", "-":
			s := statement{text: rest}
			if mark == "-" {
				s.kind, s.text, _ = strings.Cut(rest, ": ")
			}
			last := &list[len(list)-1]
			last.told = append(last.told, s)
		}
	}
	return list
}

// share counts statements that were sent.
type share struct{ sent, all int }

func (s share) String() string { return fmt.Sprintf("%d of %d", s.sent, s.all) }

// sentOf counts which statements of a file are sent, by the kind of their falsification and by whether svc-agent is asked, and for how
// many questions the evidence itself, as it is drafted now, is corrected.
func sentOf(t *testing.T, name string) (counts map[bool]map[string]share, corrected int) {
	t.Helper()
	d, s := models(t)
	engine := &parrot{}
	now, then := map[string]chat.Model{}, map[string]chat.Model{}
	for _, m := range s.unkept().worded(d, wording{engine: engine, log: slog.New(slog.DiscardHandler)}) {
		now[m.Info().ID] = m
	}
	for _, m := range s.unkept().replayed(readDrafts(t)).worded(d, wording{engine: engine, log: slog.New(slog.DiscardHandler)}) {
		then[m.Info().ID] = m
	}
	counts = map[bool]map[string]share{true: {}, false: {}}
	for _, q := range readStatements(t, name) {
		engine.write = func(evidence string) string { return evidence }
		if _, start, dropped := answer(t, now[q.model], q.question); start.Engine != "upstream" || dropped != "" {
			corrected++
			t.Logf("%s: the evidence itself was corrected: %s %s", q.question, start.Fallback, dropped)
		}
		engine.write = func(string) string {
			var b strings.Builder
			b.WriteString("Here it is.\n\n")
			for _, s := range q.told {
				b.WriteString(s.text + "\n\n")
			}
			return b.String()
		}
		text, start, _ := answer(t, then[q.model], q.question)
		if start.Engine != "upstream" {
			t.Errorf("%s: answered by %s, %s", q.question, start.Engine, start.Fallback)
		}
		lines := map[string]bool{}
		for line := range strings.SplitSeq(text, "\n") {
			lines[bare(line)] = true
		}
		for _, s := range q.told {
			of := counts[q.model == "svc-agent"]
			n := of[s.kind]
			n.all++
			if lines[bare(s.text)] {
				n.sent++
			}
			if lines[bare(s.text)] != (s.kind == "") && !strings.Contains(name, "aside") {
				t.Logf("%s: %s %s", q.question, map[bool]string{true: "dropped", false: "sent, " + s.kind}[s.kind == ""], s.text)
			}
			of[s.kind] = n
		}
	}
	return counts, corrected
}

// bare is a sentence without its marks of sources.
func bare(line string) string {
	for strings.HasSuffix(line, "].") || strings.HasSuffix(line, "]") {
		at := strings.LastIndex(line, "[")
		line = strings.TrimSpace(line[:max(at, 0)])
	}
	return strings.TrimRight(line, ".")
}

// What is true has to come through and what is not has to be dropped, also where no number tells.
func TestStatementsAreHeldAgainstTheEvidence(t *testing.T) {
	type limit struct{ kept, sent float64 } // least share of the true ones, greatest of the others
	for name, limits := range map[string]struct {
		agent, others limit
		corrected     int // lists of more than 300 bytes in surveys, which are judged before they end
	}{
		"statements.txt":        {limit{0.92, 0.28}, limit{0.92, 0.1}, 0},
		"statements_aside.txt":  {limit{0.91, 0.29}, limit{0.82, 0.2}, 1},
		"statements_others.txt": {limit{0.84, 0.29}, limit{0.89, 0.13}, 4},
		"statements_rules.txt":  {limit{0.9, 0.2}, limit{}, 0},
	} {
		t.Run(strings.TrimSuffix(name, ".txt"), func(t *testing.T) {
			all, corrected := sentOf(t, name)
			if corrected > limits.corrected {
				t.Errorf("the evidence itself was corrected for %d questions, want at most %d", corrected, limits.corrected)
			}
			for _, agent := range []bool{true, false} {
				counts, limit := all[agent], map[bool]limit{true: limits.agent, false: limits.others}[agent]
				var wrong share
				for _, kind := range slices.Sorted(maps.Keys(counts)) {
					if kind != "" {
						wrong.sent += counts[kind].sent
						wrong.all += counts[kind].all
						t.Logf("svc-agent %t: of %s %v sent", agent, kind, counts[kind])
					}
				}
				t.Logf("svc-agent %t: %v true ones kept, %v false ones sent", agent, counts[""], wrong)
				if float64(counts[""].sent) < limit.kept*float64(counts[""].all) || float64(wrong.sent) > limit.sent*float64(wrong.all) {
					t.Errorf("svc-agent %t: too few true ones or too many false ones", agent)
				}
			}
		})
	}
}

// What nobody said of a boat is not sent of her, also where the survey names the part because it wants it looked at.
func TestASurveyTellsNoStateThatNobodyTold(t *testing.T) {
	d, s := models(t)
	told := []string{
		"The keel bolts are new and the rig has been replaced [1].",
		"She is safe to take across an ocean.",
		"The seacocks have been serviced.",
		"The engine runs well.",
		"Her batteries were renewed recently.",
		"The gas installation is sound.",
	}
	engine := &parrot{write: func(string) string {
		return "Here it is.\n\n" + strings.Join(append(told, "The hull is corroded."), "\n\n")
	}}
	for _, m := range s.unkept().worded(d, wording{engine: engine, log: slog.New(slog.DiscardHandler)}) {
		if m.Info().ID != "svc-survey-agent" {
			continue
		}
		text, _, _ := answer(t, m, "Steel cutter 1979, rust in the bilge, sails tired")
		for _, sentence := range told {
			if strings.Contains(text, bare(sentence)) {
				t.Errorf("sent: %s", sentence)
			}
		}
		if !strings.Contains(text, "The hull is corroded") {
			t.Errorf("what was told of her is missing: %s", text)
		}
	}
}
