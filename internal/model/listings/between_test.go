package listings_test

import (
	"regexp"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/listings"
)

func TestBoatsAreSetAgainstEachOther(t *testing.T) {
	for _, c := range []struct {
		turns []string
		want  string
	}{
		{[]string{"hallberg rassy under 100k eur", "compare the first two", "which would you take for the north sea"}, `(?s)^\*\*By her figures I would take the \[.*(?:For her|Against).*no survey`},
		{[]string{"sailboats under 50k eur in greece", "which of these is the biggest"}, `^The longest of the \d+ that I showed: \[`},
		{[]string{"bavaria 40 in croatia", "anything cheaper nearby?"}, `(?i)(?:None of that kind is asked for less than|price up to)`},
		{[]string{"contessa 32", "how much are these normally"}, `(?i)contessa 32.*median`},
		{[]string{"contessa 32", "how do i contact the seller of the first"}, `(?i)no seller to contact|phone|reached`},
		{[]string{"contessa 32", "tell me more about the first one", "whats wrong with it"}, `(?i)check first`},
	} {
		if got := held(t, c.turns...); !regexp.MustCompile(c.want).MatchString(got) {
			t.Errorf("%q: want %s, got %.600s", c.turns, c.want, got)
		}
	}
}

// held has a conversation whose answers the client sends back, and returns the last.
func held(t *testing.T, turns ...string) string {
	t.Helper()
	req := chat.Request{Model: listings.ID}
	var s said
	for _, text := range turns {
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: text})
		s = said{}
		if _, err := made().Run(t.Context(), req, func(e chat.Event) error { s.take(t, e); return nil }); err != nil {
			t.Fatal(err)
		}
		req.Messages = append(req.Messages, chat.Message{Role: chat.Assistant, Text: s.text})
	}
	return s.text
}
