package knowledge_test

import (
	_ "embed"
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

//go:embed testdata/everyday.tsv
var everyday string

// leastEveryday is the share that has to be found. When the questions were written, before any was asked, it was 0.79.
const leastEveryday = 0.85

func TestEverydayQuestionsFindTheirPassage(t *testing.T) {
	b := load(t)
	all, found := 0, 0
	for line := range strings.Lines(everyday) {
		question, title, ok := strings.Cut(strings.TrimSpace(line), "\t")
		if !ok {
			continue
		}
		all++
		answer := b.Answer(knowledge.Question{Text: question})
		if len(answer.Sources) > 0 && regexp.MustCompile(title).MatchString(answer.Sources[0].Title) {
			found++
			continue
		}
		got := "nothing"
		if len(answer.Sources) > 0 {
			got = answer.Sources[0].Title
		}
		t.Logf("%q got %s", question, got)
	}
	t.Logf("%d of %d found the passage first", found, all)
	if all == 0 || float64(found) < leastEveryday*float64(all) {
		t.Errorf("%d of %d found the passage first, want a share of %.2f", found, all, leastEveryday)
	}
}
