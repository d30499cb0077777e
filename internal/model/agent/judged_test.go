package agent_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"regexp"
	"strconv"
	"testing"
)

// judged is a question and what a right answer holds.
type judged struct {
	ID, Kind, Topic, Question string
	Match                     []string // of which the share found is the score
	MustNot                   []string `json:"must_not"` // of which one found makes the score zero
	Answer                    any      // of a calculation: a number, or a text with a time of day
	Tolerance                 tolerance
	Also                      []struct {
		Answer    float64
		Tolerance *tolerance // unset is that of the question
		Optional  bool
	}
}

// tolerance is how far a number may be off; unset is two per cent.
type tolerance struct {
	Abs, Rel *float64
	Minutes  float64 // of a time of day
}

var (
	thousands = regexp.MustCompile(`(\d)[, \x{a0}\x{202f}](\d{3})\b`)
	number    = regexp.MustCompile(`(?:^|[^\w.])(\d+(?:\.\d+)?)`)
	clock     = regexp.MustCompile(`\b(\d{1,2}):(\d\d)\b`)
)

func scoresFull(t *testing.T, pattern, text string) bool {
	t.Helper()
	re, err := regexp.Compile("(?is)" + pattern)
	if err != nil {
		t.Fatal(err)
	}
	return re.MatchString(text)
}

// hasNumber tells whether text names want, without regard to its sign.
func (tol tolerance) hasNumber(want float64, text string) bool {
	limit := math.Abs(want) * 0.02
	switch {
	case tol.Abs != nil:
		limit = *tol.Abs
	case tol.Rel != nil:
		limit = math.Abs(want) * *tol.Rel
	}
	for thousands.MatchString(text) {
		text = thousands.ReplaceAllString(text, "$1$2")
	}
	for _, m := range number.FindAllStringSubmatch(text, -1) {
		if got, err := strconv.ParseFloat(m[1], 64); err == nil && math.Abs(got-math.Abs(want)) <= limit+1e-9 {
			return true
		}
	}
	return false
}

// hasTime tells whether text names the time of day that want holds.
func (tol tolerance) hasTime(want, text string) bool {
	minutes := func(m []string) float64 {
		hour, _ := strconv.Atoi(m[1])
		minute, _ := strconv.Atoi(m[2])
		return float64(60*hour + minute)
	}
	target := minutes(clock.FindStringSubmatch(want))
	for _, m := range clock.FindAllStringSubmatch(text, -1) {
		if math.Abs(minutes(m)-target) <= tol.Minutes {
			return true
		}
	}
	return false
}

// score is between 0 and 1.
func (j judged) score(t *testing.T, text string) float64 {
	t.Helper()
	var found, wanted float64
	count := func(ok bool) {
		wanted++
		if ok {
			found++
		}
	}
	switch want := j.Answer.(type) {
	case float64:
		count(j.Tolerance.hasNumber(want, text))
	case string:
		count(j.Tolerance.hasTime(want, text))
	}
	for _, also := range j.Also {
		tol := j.Tolerance
		if also.Tolerance != nil {
			tol = *also.Tolerance
		}
		if !also.Optional {
			count(tol.hasNumber(also.Answer, text))
		}
	}
	for _, pattern := range j.MustNot {
		if scoresFull(t, pattern, text) {
			return 0
		}
	}
	for _, pattern := range j.Match {
		count(scoresFull(t, pattern, text))
	}
	return found / wanted
}

// readJudged reads an examiner's questions.
func readJudged(t testing.TB, name string) (list []judged) {
	t.Helper()
	file, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		var j judged
		if err := json.Unmarshal(lines.Bytes(), &j); err != nil {
			t.Fatal(err)
		}
		list = append(list, j)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return list
}

// TestJudgedQuestionsAreAnswered answers the sets of testdata, each written without a look at the knowledge base. The floors
// are below what is reached, so that wording may change, and a loss of capability may not.
func TestJudgedQuestionsAreAnswered(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine asks everything: left to make test")
	}
	for _, name := range []string{"questions.jsonl", "more-questions.jsonl", "cold-questions.jsonl", "fresh-questions.jsonl", "premised-questions.jsonl", "odd-questions.jsonl", "odd-neighbours.jsonl", "instructor-questions.jsonl", "pupils-questions.jsonl", "seamanship-questions.jsonl", "owners-questions.jsonl", "skippers-questions.jsonl", "examiners-questions.jsonl", "guessed-questions.jsonl", "coastal-questions.jsonl", "mended-questions.jsonl"} {
		t.Run(name, func(t *testing.T) { answersJudged(t, readJudged(t, name)) })
	}
}

// TestQuestionsAreAnsweredWithSomethingAroundThem answers a set of questions with what people put before and behind them.
func TestQuestionsAreAnsweredWithSomethingAroundThem(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine asks everything: left to make test")
	}
	list := readJudged(t, "guessed-questions.jsonl")
	for around, floor := range map[string]float64{
		"For my exam tomorrow: %s": 0.97,
		"Hi there, I'm fairly new to sailing and we have a 34 ft boat. %s Thanks a lot!":                                                              0.96,
		"Yesterday my neighbour and I argued about this over a beer in the club. %s":                                                                  0.97,
		"%s We sail a Bavaria 34 in Croatia.":                                                                                                         0.94,
		"It's raining again here in Hamburg, so I'm reading sailing books. %s":                                                                        0.97,
		"We're a couple in our fifties from Leeds. Last summer we chartered twice in Greece and loved it. Now we think about buying our own boat. %s": 0.9,
		"Our club has a quiz night on Friday. One of the questions was: %s":                                                                           0.93,
		"I was watching a sailing video on YouTube last night and it came up. %s":                                                                     0.97,
		"My sailing instructor mentioned it last week but I forgot. %s":                                                                               0.97,
		"%s Please explain it simply, I'm a beginner.":                                                                                                0.97,
		"%s My brother says one thing and the internet another.":                                                                                      0.97,
	} {
		sum, n := 0.0, 0.0
		for _, j := range list {
			if j.Kind == "general" {
				sum, n = sum+j.score(t, run(t, newAgent(t), ask(fmt.Sprintf(around, j.Question))).text), n+1
			}
		}
		t.Logf("%q: mean %.3f of %.0f", around, sum/n, n)
		if sum/n < floor {
			t.Errorf("%q: the mean is %.3f, want at least %.2f", around, sum/n, floor)
		}
	}
}

func answersJudged(t *testing.T, list []judged) {
	t.Helper()
	a := newAgent(t)
	sum, n := map[string]float64{}, map[string]float64{}
	for _, j := range list {
		score := j.score(t, run(t, a, ask(j.Question)).text)
		sum[j.Kind] += score
		n[j.Kind]++
		if score < 1 {
			t.Logf("%s %.2f (%s) %s", j.ID, score, j.Topic, j.Question)
		}
	}
	for kind, floor := range map[string]float64{"general": 0.95, "calc": 0.97, "adversarial": 0.93} {
		if n[kind] == 0 {
			continue
		}
		mean := sum[kind] / n[kind]
		t.Logf("%s: %.0f questions, mean %.3f", kind, n[kind], mean)
		if !(mean >= floor) {
			t.Errorf("%s questions score %.3f, want at least %.2f", kind, mean, floor)
		}
	}
}
