// Package talktest has the conversations of testdata with a model and tells what their last answers lack.
//
// A file has a conversation a line, "survey: 1990 Moody 376, teak decks || shorter please => (?i)deck && <shorter>": the model's
// name and a colon, the user's turns between " || ", and behind " => " patterns between " && ". A pattern with a ! before it must
// not be found in the last answer. {N}, a single digit in braces, stands for the address of the Nth boat that the last list before it showed; <shorter>
// holds where the answer is shorter than the one before it, <new> where it is another text. A turn that ends with [picture] comes
// with one; "[system: Be brief.] " before the first turn is a message of the system. Lines that are empty or begin with # are none.
package talktest

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"image"
	"image/png"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
)

// Conversation is turns of a user with a model and what the last answer holds.
type Conversation struct {
	Model    string // name before the colon
	Turns    []string
	Patterns []string // regular expressions as the file has them
}

// Read reads the conversations of a file in its order, and fails the test where a line is none.
func Read(t testing.TB, file string) (list []Conversation) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		line := lines.Text()
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		said, wanted, ok := strings.Cut(line, " => ")
		model, said, named := strings.Cut(said, ": ")
		if !ok || !named {
			t.Fatalf("%s: %q names no model, or not what its last answer holds", file, line)
		}
		list = append(list, Conversation{model, strings.Split(said, " || "), strings.Split(wanted, " && ")})
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return list
}

// Hold has the conversation with its model. It returns all answers and the first pattern that the last of them fails, "" for none.
func (c Conversation) Hold(t testing.TB, m chat.Model) (answers []string, lacks string) {
	t.Helper()
	var req chat.Request
	turns := c.Turns
	if m := bySystem.FindStringSubmatch(turns[0]); m != nil {
		req.Messages = []chat.Message{{Role: chat.System, Text: m[1]}}
		turns = append([]string{m[2]}, turns[1:]...)
	}
	for _, turn := range turns {
		req.Messages = append(req.Messages, said(t, turn))
		var answer strings.Builder
		if _, err := m.Run(t.Context(), req, func(ev chat.Event) error {
			if text, ok := ev.(chat.Text); ok {
				answer.WriteString(string(text))
			}
			return nil
		}); err != nil {
			t.Fatalf("%q: %v", turn, err)
		}
		req.Messages = append(req.Messages, chat.Message{Role: chat.Assistant, Text: answer.String()})
		answers = append(answers, answer.String())
	}
	last := len(answers) - 1
	return answers, c.lacks(answers[last], answers[:last])
}

// bySystem is a first turn with a message of the system before it.
var bySystem = regexp.MustCompile(`^\[system: ([^\]]+)\] (.+)$`)

// String is what the user said.
func (c Conversation) String() string { return c.Model + ": " + strings.Join(c.Turns, " || ") }

// said is a turn of the user.
func said(t testing.TB, turn string) chat.Message {
	text, pictured := strings.CutSuffix(turn, "[picture]")
	m := chat.Message{Role: chat.User, Text: strings.TrimSpace(text)}
	if pictured {
		var b bytes.Buffer
		if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 16, 16))); err != nil {
			t.Fatal(err)
		}
		m.Images = []chat.Image{{URL: "data:image/png;base64," + base64.StdEncoding.EncodeToString(b.Bytes())}}
	}
	return m
}

var (
	nth     = regexp.MustCompile(`\{(\d)\}`)
	boatsAt = regexp.MustCompile(`/listings/[\w-]+`)
)

// lacks is the first pattern that an answer fails; before are the answers that came before it.
func (c Conversation) lacks(answer string, before []string) string {
	for _, pattern := range c.Patterns {
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
