package app

import (
	"bufio"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

// conversation is turns of a user with a model and what the last answer holds.
type conversation struct {
	model    string
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
		model, said, named := strings.Cut(said, ": ")
		if !ok || !named {
			t.Fatalf("%q names no model, or not what its last answer holds", line)
		}
		list = append(list, conversation{model, strings.Split(said, " || "), strings.Split(wanted, " && ")})
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return list
}

var (
	nth     = regexp.MustCompile(`\{(\d)\}`)
	boatsAt = regexp.MustCompile(`/listings/[\w-]+`)
)

// lacks is the first pattern that an answer fails, "" for none; before are the answers that came before it.
func (c conversation) lacks(answer string, before []string) string {
	for _, pattern := range c.patterns {
		wanted, not := strings.CutPrefix(pattern, "!")
		var found bool
		switch wanted {
		case "<shorter>":
			found = len(answer) < len(before[len(before)-1])
		case "<new>":
			found = answer != before[len(before)-1]
		default:
			wanted = nth.ReplaceAllStringFunc(wanted, func(n string) string { return regexp.QuoteMeta(boatShown(before, n[1:2])) })
			found = regexp.MustCompile("(?s)" + wanted).MatchString(answer)
		}
		if found == not {
			return pattern
		}
	}
	return ""
}

// boatShown is the address of a boat of the last list among the answers.
func boatShown(before []string, number string) string {
	n, _ := strconv.Atoi(number)
	for i := len(before) - 1; i >= 0; i-- {
		if boats := boatsAt.FindAllString(before[i], -1); len(boats) >= max(2, n) || len(boats) == n && i == 0 {
			return boats[n-1]
		}
	}
	return "no list shows boat " + number
}

// hold has the conversation with its model and returns the last answer and what that lacks.
func (c conversation) hold(t *testing.T, m chat.Model) (answer, lacks string) {
	t.Helper()
	var req chat.Request
	var answers []string
	for _, turn := range c.turns {
		req.Messages = append(req.Messages, chat.Message{Role: chat.User, Text: turn})
		text, _, _ := answerTo(t, m, req)
		req.Messages = append(req.Messages, chat.Message{Role: chat.Assistant, Text: text})
		answers = append(answers, text)
	}
	last := len(answers) - 1
	return answers[last], c.lacks(answers[last], answers[:last])
}

func TestConversationsAreUnderstoodByEveryModel(t *testing.T) {
	_, s := models(t)
	byName := map[string]chat.Model{}
	for _, m := range s.models {
		byName[strings.TrimSuffix(strings.TrimPrefix(m.Info().ID, "svc-"), "-agent")] = m
	}
	byName["research"] = byName["deep-research"]
	held, all := 0, 0
	for _, file := range []string{"conversations.txt", "conversations-second.txt", "conversations-third.txt", "conversations-fourth.txt", "conversations-fifth.txt"} {
		for _, c := range conversations(t, file) {
			m := byName[c.model]
			if m == nil {
				t.Fatalf("there is no model %q", c.model)
			}
			all++
			answer, lacks := c.hold(t, m)
			if lacks == "" {
				held++
				continue
			}
			t.Logf("%s: %s\n\tlacks %s in: %.500s", c.model, strings.Join(c.turns, " || "), lacks, answer)
		}
	}
	const floor = 0.92
	share := float64(held) / float64(all)
	t.Logf("%d of %d conversations, %.3f", held, all, share)
	if !(share >= floor) {
		t.Errorf("share %.3f of the conversations is understood, want at least %.2f", share, floor)
	}
}
