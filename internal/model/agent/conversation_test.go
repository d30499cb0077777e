package agent_test

import (
	"bufio"
	"os"
	"regexp"
	"strings"
	"testing"
)

// conversation is turns of a user and what the last answer holds.
type conversation struct {
	turns    []string
	patterns []string // one that begins with "!" must not be found
}

func conversations(t *testing.T, name string) (list []conversation) {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		line := lines.Text()
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		said, wanted, ok := strings.Cut(line, " => ")
		if !ok {
			t.Fatalf("%q says not what its last answer holds", line)
		}
		list = append(list, conversation{strings.Split(said, " || "), strings.Split(wanted, " && ")})
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return list
}

// lacks is the first pattern that an answer fails, "" for none.
func (c conversation) lacks(t *testing.T, text string) string {
	t.Helper()
	for _, pattern := range c.patterns {
		unwanted, not := strings.CutPrefix(pattern, "!")
		if regexp.MustCompile("(?s)"+unwanted).MatchString(text) == not {
			return pattern
		}
	}
	return ""
}

func TestAConversationIsUnderstoodFromAllItsTurns(t *testing.T) {
	a := newAgent(t)
	list := append(conversations(t, "conversations.txt"), conversations(t, "asked-again.txt")...)
	held := 0
	for _, c := range list {
		text := run(t, a, talk(t, a, c.turns...)).text
		pattern := c.lacks(t, text)
		if pattern == "" {
			held++
			continue
		}
		t.Logf("%s\n\tlacks %s in: %.500s", strings.Join(c.turns, " || "), pattern, text)
	}
	const floor = 0.95
	share := float64(held) / float64(len(list))
	t.Logf("%d of %d conversations, %.3f", held, len(list), share)
	if !(share >= floor) {
		t.Errorf("share %.3f of the conversations is understood, want at least %.2f", share, floor)
	}
}
