package knowledge_test

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// TestAMistakeIsFoundInWordsOfAnybody asks for mistakes in words that were chosen without a look at the claims: each line of the file is the
// passage on it and what somebody says.
func TestAMistakeIsFoundInWordsOfAnybody(t *testing.T) {
	base := load(t)
	file, err := os.Open("testdata/paraphrases.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	found, asked := 0, 0
	for lines := bufio.NewScanner(file); lines.Scan(); {
		id, said, ok := strings.Cut(lines.Text(), "\t")
		if !ok {
			continue
		}
		asked++
		if near := base.Nearest(said); near.About.ID == id {
			found++
		} else {
			t.Logf("%q is near to %s (%.2f), want %s", said, near.About.ID, near.Score, id)
		}
	}
	t.Logf("%d of %d", found, asked)
	if found*10 < asked*8 {
		t.Errorf("%d of %d mistakes are found, want eight of ten", found, asked)
	}
}

func TestATextAboutSomethingElseIsNearToNoMistake(t *testing.T) {
	base := load(t)
	for _, text := range []string{"", "Thanks, that was all", "My sister paints flowers on Sundays", "The stock market fell again"} {
		if near := base.Nearest(text); near.Score > 0.35 {
			t.Errorf("%q is near to %q (%.2f)", text, near.Mistake.Truth, near.Score)
		}
	}
}

func TestATruthIsToldWithoutItsDenial(t *testing.T) {
	for truth, want := range map[string]string{
		"No: it sinks.":              "It sinks.",
		"The other way round: up.":   "Up.",
		"No anchor holds for ever.":  "No anchor holds for ever.",
		"Nobody speaks on it: wait.": "Nobody speaks on it: wait.",
	} {
		if got := (knowledge.Mistake{Truth: truth}).Told(); got != want {
			t.Errorf("%q is told as %q, want %q", truth, got, want)
		}
	}
}
