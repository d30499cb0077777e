package worded

import (
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

func TestRulesAreCountedAsTheyAreRendered(t *testing.T) {
	m := &Model{prompt: promptsOf("svc-agent"), place: "place", plain: plain{texts: map[int]sizedText{}}}
	for _, preferences := range []string{"", "Answer like a pirate."} {
		a := &answer{model: m, ready: &prepared{}, fence: fenced{"f00d"}, req: chat.Request{Messages: []chat.Message{{Role: chat.System, Text: preferences}}}}
		for _, left := range []int{0, 1, 2, 3, 9, 10, 11, 99, 100, 999, 1000, 1234, 100_000} {
			_, want := a.rules(left)
			if got := a.rulesSize(left); got != want {
				t.Errorf("%d left out: %d tokens, rendered %d", left, got, want)
			}
		}
	}
}
