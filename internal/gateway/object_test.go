package gateway_test

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/gateway"
	"github.com/fairlead/fairlead/internal/schema"
	"github.com/fairlead/fairlead/internal/tokens"
)

// report is a model whose result has its texts and their sources in the shape given.
type report struct {
	data any
	text string
}

func (r report) Info() chat.Info {
	info := model(nil).Info()
	if info.Result = nil; r.data != nil {
		info.Result = schema.Of(r.data)
	}
	return info
}

func (r report) Run(_ context.Context, _ chat.Request, send chat.Send) (chat.Outcome, error) {
	out := chat.Outcome{Finish: chat.FinishStop}
	if r.data != nil {
		return out, send(chat.Result{Data: r.data})
	}
	for _, c := range paragraphs() {
		if err := send(c); err != nil {
			return out, err
		}
	}
	return out, send(chat.Text(r.text))
}

// paragraphs are the sources of told.
func paragraphs() []chat.Citation {
	var list []chat.Citation
	for n := range 4 {
		list = append(list, chat.Citation{Number: n + 1, ID: fmt.Sprintf("knots-%d", n), Title: "A knot", Source: "general seamanship", URL: fmt.Sprintf("http://host/knowledge/knots-%d", n)})
	}
	return list
}

const told = "**Knots**\n\nA bowline does not slip. It makes a loop. It is quick to untie. [1]\n\n1. Make a loop.\n2. Pass the end up. Go round the standing part. [1]\n\n" +
	"A clove hitch holds a fender. It may slip under a changing load. [2]\n\nA reef knot joins two ends [3]. A sheet bend is safer [4]."

var marks = regexp.MustCompile(`\[\d\]`)

// numbers are the marks of a text, each once and in order.
func numbers(text string) []string {
	found := marks.FindAllString(text, -1)
	slices.Sort(found)
	return slices.Compact(found)
}

func TestASourceStandsInTheListAsLongAsTheTextCitesIt(t *testing.T) {
	for _, tt := range []struct{ name, schema string }{
		{"whole", `{}`},
		{"without numbers", `{"type":"object","properties":{"answer":{"type":"string"},"citations":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}}},"required":["answer","citations"],"additionalProperties":false}`},
	} {
		for budget := 20; budget < 420; budget++ {
			req := ask("knots")
			req.Format, req.MaxTokens = chat.Format{Kind: chat.FormatSchema, Schema: json.RawMessage(tt.schema)}, &budget
			_, text, out, err := collect(caller(t), gatewayOf(report{text: told}, &book{}, gateway.Config{Unpaced: true}), req)
			var got chat.Plain
			if err != nil || json.Unmarshal([]byte(text), &got) != nil || tokens.Count(text) > budget {
				t.Fatalf("%s, budget %d: got %q of %d tokens, %v", tt.name, budget, text, tokens.Count(text), err)
			}
			var listed []string
			for _, c := range got.Citations {
				listed = append(listed, fmt.Sprintf("[%d]", 1+c.ID[len(c.ID)-1]-'0'))
			}
			if !slices.Equal(listed, numbers(got.Answer)) {
				t.Errorf("%s, budget %d: the text has %v, the list %v: %s", tt.name, budget, numbers(got.Answer), listed, text)
			}
			if cut := strings.HasSuffix(got.Answer, "…"); cut != (out.Finish == chat.FinishLength) {
				t.Errorf("%s, budget %d: got %s, %v", tt.name, budget, text, out.Finish)
			}
		}
	}
}

func TestWhatIsLeftOfAParagraphKeepsItsSource(t *testing.T) {
	seen := map[string]bool{}
	for budget := 20; budget < 420; budget++ {
		req := ask("knots")
		req.Format.Kind, req.MaxTokens = chat.FormatJSON, &budget
		_, text, _, _ := collect(caller(t), gatewayOf(report{text: told}, &book{}, gateway.Config{Unpaced: true}), req)
		var got chat.Plain
		if err := json.Unmarshal([]byte(text), &got); err != nil {
			t.Fatal(err)
		}
		seen[got.Answer] = true
	}
	for _, want := range []string{
		"**Knots**\n\nA bowline does not slip. It makes a loop. [1]",
		"**Knots**\n\nA bowline does not slip. It makes a loop. It is quick to untie. [1]\n\n1. Make a loop. [1]",
		told[:strings.Index(told, " It may slip")] + " [2]",
		told[:strings.Index(told, " A sheet bend")],
	} {
		if !seen[want] {
			t.Errorf("no budget gives %q", want)
		}
	}
}

func TestEvidenceGoesWithTheSectionsThatCiteIt(t *testing.T) {
	type section struct {
		Heading string `json:"heading"`
		Text    string `json:"text"`
	}
	type evidence struct {
		ID     string `json:"id"`
		Number int    `json:"number,omitempty"`
	}
	type result struct {
		Title    string     `json:"title"`
		Sections []section  `json:"sections"`
		Evidence []evidence `json:"evidence"`
	}
	data := result{Title: "Knots"}
	for n := range 8 {
		data.Sections = append(data.Sections, section{"Knot", fmt.Sprintf("%d of these slip [Q%d], as the book says [%d].", n, n, n+1)})
		data.Evidence = append(data.Evidence, evidence{ID: fmt.Sprintf("Q%d", n)}, evidence{ID: fmt.Sprintf("D-%d", n), Number: n + 1})
	}
	for budget := 40; budget < 500; budget += 3 {
		req := ask("knots")
		req.Format.Kind, req.MaxTokens = chat.FormatJSON, &budget
		_, text, out, err := collect(caller(t), gatewayOf(report{data: data}, &book{}, gateway.Config{Unpaced: true}), req)
		var got result
		if err != nil || json.Unmarshal([]byte(text), &got) != nil || len(got.Evidence) != 2*len(got.Sections) || tokens.Count(text) > budget {
			t.Fatalf("budget %d: got %s, %v", budget, text, err)
		}
		if lost := len(got.Sections) < len(data.Sections); lost != (out.Finish == chat.FinishLength) {
			t.Errorf("budget %d: got %s, %v", budget, text, out.Finish)
		}
	}
}

func TestAListIsMadeBeforeItIsCutAndATextIsMadeToFit(t *testing.T) {
	asked := 0
	list := model(func(_ context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
		asked = req.Budget()
		return chat.Outcome{Finish: chat.FinishStop}, send(chat.Result{Data: map[string]int{"total": 1}})
	})
	for budget, want := range map[int]int{120: 750, 1000: 750, 2000: 1500} {
		req := ask("boats")
		req.Format.Kind, req.MaxTokens = chat.FormatJSON, &budget
		if _, text, _, err := collect(caller(t), newGateway(list, &book{}, gateway.Config{Unpaced: true}), req); err != nil || text != `{"total":1}` || asked != want {
			t.Errorf("%d tokens: the model was asked for %d, not %d; %s, %v", budget, asked, want, text, err)
		}
	}
	budget := 120
	req := ask("knots")
	req.Format.Kind, req.MaxTokens = chat.FormatJSON, &budget
	text := asking{report{text: told}, &asked}
	if _, _, _, err := collect(caller(t), gatewayOf(text, &book{}, gateway.Config{Unpaced: true}), req); err != nil || asked != 90 {
		t.Errorf("a text was asked for %d tokens, %v", asked, err)
	}
}

// asking notes how many tokens it is asked for.
type asking struct {
	report
	tokens *int
}

func (a asking) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	*a.tokens = req.Budget()
	return a.report.Run(ctx, req, send)
}
