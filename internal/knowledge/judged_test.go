package knowledge_test

import (
	"bufio"
	"encoding/json"
	"math"
	"os"
	"slices"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// judged is a question and the passages that answer it, the best first.
type judged struct {
	Question string
	Relevant []string
}

func readJudged(t *testing.T) []judged {
	t.Helper()
	return readLines(t, "testdata/judged.jsonl")
}

func readLines(t testing.TB, name string) []judged {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var list []judged
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		var j judged
		if err := json.Unmarshal(lines.Bytes(), &j); err != nil {
			t.Fatal(err)
		}
		list = append(list, j)
	}
	return list
}

// gain is what finding the i-th of the relevant passages is worth.
func gain(i int) float64 {
	if i == 0 {
		return 3
	}
	return 1
}

// ndcg is the normalised discounted cumulative gain at 10 (Järvelin and Kekäläinen 2002).
func ndcg(found, relevant []string) float64 {
	var got, ideal float64
	for rank, id := range found[:min(10, len(found))] {
		if i := slices.Index(relevant, id); i >= 0 {
			got += gain(i) / math.Log2(float64(rank)+2)
		}
	}
	for i := range relevant {
		ideal += gain(i) / math.Log2(float64(i)+2)
	}
	return got / ideal
}

// recall is the share of the relevant passages among the first five.
func recall(found, relevant []string) float64 {
	n := 0
	for _, id := range relevant {
		if slices.Contains(found[:min(5, len(found))], id) {
			n++
		}
	}
	return float64(n) / float64(min(5, len(relevant)))
}

// loaded is the base that all tests read, which takes some seconds to make under the race detector.
var loaded = sync.OnceValues(knowledge.Load)

func load(t testing.TB) *knowledge.Base {
	t.Helper()
	base, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return base
}

func TestJudgedQuestionsFindTheirPassages(t *testing.T) {
	base := load(t)
	list := readJudged(t)
	var sum, five, first float64
	for _, j := range list {
		var found []string
		for _, h := range base.Search(j.Question, nil) {
			found = append(found, h.Passage.ID)
		}
		for _, id := range j.Relevant {
			if _, ok := base.Passage(id); !ok {
				t.Errorf("%q: there is no passage %q", j.Question, id)
			}
		}
		sum += ndcg(found, j.Relevant)
		five += recall(found, j.Relevant)
		if len(found) > 0 && slices.Contains(j.Relevant, found[0]) {
			first++
		} else {
			t.Logf("%q: want %v, got %v", j.Question, j.Relevant, found[:min(3, len(found))])
		}
	}
	n := float64(len(list))
	t.Logf("%d questions: nDCG@10 %.3f, recall@5 %.3f, a relevant passage first %.3f", len(list), sum/n, five/n, first/n)
	if sum/n < 0.87 {
		t.Errorf("nDCG@10 is %.3f, want at least 0.87", sum/n)
	}
	if five/n < 0.91 {
		t.Errorf("recall@5 is %.3f, want at least 0.91", five/n)
	}
}

func TestQuestionsOutsideOfSailingAreKnownAsSuch(t *testing.T) {
	base := load(t)
	list := readLines(t, "testdata/outside.jsonl")
	known := 0
	for _, j := range list {
		if a := base.Answer(knowledge.Question{Text: j.Question}); a.Evidence == knowledge.Outside {
			known++
		} else {
			t.Logf("%q is answered from %s", j.Question, ids(a))
		}
	}
	if share := float64(known) / float64(len(list)); share < 0.9 {
		t.Errorf("%.2f of %d questions are known to be outside, want at least 0.9", share, len(list))
	}
	inside := readJudged(t)
	answered := 0
	for _, j := range inside {
		if base.Answer(knowledge.Question{Text: j.Question}).Evidence != knowledge.Outside {
			answered++
		} else {
			t.Logf("%q is taken for outside", j.Question)
		}
	}
	if share := float64(answered) / float64(len(inside)); share < 0.98 {
		t.Errorf("%.3f of %d sailing questions are answered, want at least 0.98", share, len(inside))
	}
}
