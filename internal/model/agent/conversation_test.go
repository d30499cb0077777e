package agent_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/talk/talktest"
)

func TestAConversationIsUnderstoodFromAllItsTurns(t *testing.T) {
	a := newAgent(t)
	list := append(talktest.Read(t, "testdata/conversations.txt"), talktest.Read(t, "testdata/asked-again.txt")...)
	held := 0
	for _, c := range list {
		answers, lacks := c.Hold(t, a)
		if lacks == "" {
			held++
			continue
		}
		t.Logf("%s\n\tlacks %s in: %.500s", c, lacks, answers[len(answers)-1])
	}
	const floor = 0.95
	share := float64(held) / float64(len(list))
	t.Logf("%d of %d conversations, %.3f", held, len(list), share)
	if !(share >= floor) {
		t.Errorf("share %.3f of the conversations is understood, want at least %.2f", share, floor)
	}
}
