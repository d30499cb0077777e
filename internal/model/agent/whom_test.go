package agent_test

import (
	"strings"
	"testing"
)

func TestWhoWasSpokenOfIsAskedFor(t *testing.T) {
	for _, c := range []struct {
		turns       []string
		holds, bars string
	}{
		{[]string{"my wife is pregnant, can she sail", "what medicines can she take for seasickness?"}, "not for pregnancy", "scopolamine"},
		{[]string{"my daughter is 4 and we sail next week", "what can she take against seasickness?"}, "Seasick children", ""},
		{[]string{"my wife is pregnant, can she sail", "until which month?"}, "28", "Balance changes"},
		{[]string{"we're thinking of buying a Bavaria 37", "what are its weak points?"}, "Brass seacocks", "is 11.30 m long"},
		{[]string{"tell me about the Contessa 32", "what are its weak points?", "what would a good one cost?"}, "Contessa", "nothing particular"},
	} {
		a := newAgent(t)
		got := run(t, a, talk(t, a, c.turns...)).text
		if !strings.Contains(got, c.holds) || c.bars != "" && strings.Contains(got, c.bars) {
			t.Errorf("%q: %.400s", c.turns, got)
		}
	}
}
