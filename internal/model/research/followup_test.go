package research_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research"
)

// talk is the last answer to several questions of a user.
func talk(t *testing.T, questions ...string) string {
	t.Helper()
	req := chat.Request{Model: research.ID}
	for _, q := range questions {
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: q})
	}
	var text strings.Builder
	_, err := newModel(t).Run(t.Context(), req, func(ev chat.Event) error {
		if piece, ok := ev.(chat.Text); ok {
			text.WriteString(string(piece))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return text.String()
}

func TestAnotherKindOfBoatIsStudiedWithinTheSameBounds(t *testing.T) {
	got := talk(t, "Market study of catamarans under 300,000 EUR in Greece", "What about monohulls then?")
	for _, want := range []string{"sailing monohulls in Greece", "EUR 300,000"} {
		if !strings.Contains(got, want) {
			t.Errorf("the study lacks %q: %.300s", want, got)
		}
	}
}

func TestTheYearsThatACostIsReckonedOverAreNoAgeOfBoats(t *testing.T) {
	got := talk(t, "Cost of ownership of a 45 ft monohull over 10 years")
	if strings.Contains(got, "years old") || !strings.Contains(got, "10 years of these boats come to between EUR ") {
		t.Errorf("the study is %.400s", got)
	}
}

func TestKnownIssuesAreToldBeforePrices(t *testing.T) {
	got := talk(t, "known issues of the Lagoon 450")
	issue, price := strings.Index(got, "bulkhead"), strings.Index(got, "half of those with a price")
	if issue < 0 || price < 0 || issue > price {
		t.Errorf("the issues stand at %d, the prices at %d: %.400s", issue, price, got)
	}
}

func TestBoundsHoldAlongAConversation(t *testing.T) {
	for _, c := range []struct {
		turns []string
		wants string
	}{
		{[]string{"Market for the Lagoon 42 in the Caribbean", "only those built after 2018", "how sure are these numbers?"}, "of the Lagoon 42 in the Caribbean, built from 2019"},
		{[]string{"Market for the Lagoon 42 in the Caribbean", "and the Lagoon 40?"}, "of the Lagoon 40 in the Caribbean"},
		{[]string{"Market for the Lagoon 42 in the Caribbean", "and the Lagoon 40?", "how sure are these numbers?", "only those built after 2018"}, "of the Lagoon 40 in the Caribbean, built from 2019"},
		{[]string{"Depreciation of catamarans", "and monohulls?"}, "sailing monohulls"},
		{[]string{"Compare the Amel 54 and the Hallberg-Rassy 48", "I have 400k"}, "it is taken to be in EUR"},
		{[]string{"Market for the Lagoon 42 in the Caribbean", "and the Lagoon 40 in the United States?"}, "of the Lagoon 40 in the United States"},
	} {
		if got := talk(t, c.turns...); !strings.Contains(got, c.wants) {
			t.Errorf("%q: the study lacks %q: %.400s", c.turns, c.wants, got)
		}
	}
}
