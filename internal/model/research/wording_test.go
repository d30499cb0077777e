package research_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

func TestADraftLendsItsVerifier(t *testing.T) {
	var wordings []chat.Wording
	var text strings.Builder
	req := chat.Request{Drafting: true, Messages: []chat.Message{{Role: chat.User, Text: "Beneteau Oceanis 40.1 market study"}}}
	_, err := newModel(t).Run(t.Context(), req, func(ev chat.Event) error {
		switch ev := ev.(type) {
		case chat.Wording:
			wordings = append(wordings, ev)
			if text.Len() > 0 {
				t.Error("the wording came after text")
			}
		case chat.Text:
			text.WriteString(string(ev))
		}
		return nil
	})
	if err != nil || len(wordings) != 1 || wordings[0].Keep {
		t.Fatalf("got %+v, %v", wordings, err)
	}
	first := strings.SplitAfterN(strings.SplitN(text.String(), "\n\n", 3)[1], "].", 2)[0]
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if !wordings[0].Holds(first) || wordings[0].Holds(strings.Replace(first, "median is EUR 255,000", "median is EUR 201,000", 1)+" It is EUR 7 [Q1].") {
				t.Errorf("%q was misjudged", first)
			}
		})
	}
	all.Wait()
}
