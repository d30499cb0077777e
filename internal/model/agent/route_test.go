package agent_test

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/agent"
)

// turns reads testdata/turns.txt: lines of a kind, a colon and one user message; " || " parts earlier messages from it.
func turns(t *testing.T) (kinds []agent.Kind, requests []chat.Request) {
	t.Helper()
	f, err := os.Open("testdata/turns.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		kind, text, ok := strings.Cut(lines.Text(), ": ")
		if !ok || strings.HasPrefix(kind, "#") {
			continue
		}
		kinds = append(kinds, agent.Kind(kind))
		requests = append(requests, ask(strings.Split(text, " || ")...))
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return kinds, requests
}

func TestEveryTurnIsRoutedByWhatItAsks(t *testing.T) {
	a := newAgent(t)
	kinds, requests := turns(t)
	if len(kinds) < 120 {
		t.Fatalf("there are %d turns, want at least 120", len(kinds))
	}
	for i, req := range requests {
		if got := a.Kind(req); got != kinds[i] {
			t.Errorf("%q is %s, want %s", req.Question(), got, kinds[i])
		}
	}
}
