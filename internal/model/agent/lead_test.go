package agent_test

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// TestPlainQuestionsAreNotToldOfMistakesThatTheyDoNotMake asks plain questions and tells of troubles, hardly any of which has anything wrong.
func TestPlainQuestionsAreNotToldOfMistakesThatTheyDoNotMake(t *testing.T) {
	_, base := parts()
	file, err := os.Open("testdata/plain-leads.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	a, asked, wrong := newAgent(t), 0, 0
	for lines := bufio.NewScanner(file); lines.Scan(); {
		question, want, leads := strings.Cut(lines.Text(), "\t")
		if strings.HasPrefix(question, "#") {
			continue
		}
		asked++
		text := run(t, a, ask(question)).text
		if got := toldBefore(base, text); !strings.HasPrefix(got, want) || got != "" && !leads {
			wrong++
			t.Logf("%q is told %q first, want %q", question, got, want)
		}
	}
	if most := asked / 100; wrong > most {
		t.Errorf("%d of %d questions are told something wrong or nothing first, want at most %d", wrong, asked, most)
	}
}

// toldBefore is the truth of a mistake, or the denial, with which an answer begins; "" for none.
func toldBefore(base *knowledge.Base, answer string) string {
	first, _, _ := strings.Cut(answer, "\n")
	if strings.HasPrefix(first, "No. ") {
		return first
	}
	for _, p := range base.Passages() {
		for _, m := range p.Mistakes {
			if strings.HasPrefix(first, m.Told()) || strings.HasPrefix(first, m.Truth) {
				return first
			}
		}
	}
	return ""
}
