package listings_test

import (
	"context"
	"strings"
	"testing"
)

func TestAToolIsAnsweredAsAConversationIs(t *testing.T) {
	for words, want := range map[string]string{
		"Bavaria 99":                                 "No boat matches",
		"boats like a Contessa 32":                   "Contessa 32",
		"Hanse 388 in Monaco with new rigging":       "No boat matches",
		"something like a Bavaria 37 under 20 euros": "Bavaria 37",
	} {
		text, data, _, err := made().Find(context.Background(), words, 5)
		if err != nil {
			t.Errorf("%q: %v", words, err)
		}
		if data == nil || !strings.Contains(text, want) {
			t.Errorf("%q: no %q in\n%s", words, want, text)
		}
	}
}
