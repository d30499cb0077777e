package library_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/calc"
)

// People write "2x100ah", "3kn", leave a sentence half done or say two things at once: whatever is made of it, it is read without a fault,
// and for a calculator that has the arguments.
func TestAnyWayOfWritingAQuestionIsReadWithoutAFault(t *testing.T) {
	set := newSet(t)
	var questions []string
	for _, line := range lines(t, questionsOfRooms) {
		questions = append(questions, strings.Split(line, "\t")[1])
	}
	for i, question := range questions {
		if i%15 != 0 { // all of them take a minute
			continue
		}
		other := questions[(i*7+3)%len(questions)]
		for _, text := range append(writings(question), question+" "+other, strings.TrimRight(question, "?.")+" and "+other) {
			reading, ok := set.Read(text, []string{other})
			if !ok {
				continue
			}
			c, found := set.Find(reading.Calculator)
			if !found {
				t.Fatalf("%q is read as %q, which does not exist", text, reading.Calculator)
			}
			for name := range reading.Args {
				if !slices.ContainsFunc(c.Inputs, func(in calc.Input) bool { return in.Name == name }) {
					t.Errorf("%q: %s has no input %s", text, c.Name, name)
				}
			}
		}
	}
}

var (
	gaps   = regexp.MustCompile(`(\d) (\pL)`)
	counts = regexp.MustCompile(`(?i)\b(\d+|two|three|four) (?:x |times )?(\d)`)
	joints = regexp.MustCompile(`(\d)(\pL)`)
)

// writings are other ways to write a question: glued, spaced out, its words from behind, in capitals, without marks, and the beginnings of it.
func writings(question string) []string {
	words := strings.Fields(question)
	backwards := slices.Clone(words)
	slices.Reverse(backwards)
	all := []string{
		gaps.ReplaceAllString(question, "$1$2"), strings.ReplaceAll(question, " x ", "x"), counts.ReplaceAllString(question, "${1}x$2"),
		counts.ReplaceAllString(question, "${1}x ${2}"), joints.ReplaceAllString(question, "$1 $2"), strings.Join(backwards, " "),
		strings.ToUpper(question), strings.Join(words, ""), strings.Map(withoutMarks, question), "2x" + question, question + " 2x100ah",
	}
	for n := 1; n < len(words); n += 3 {
		all = append(all, strings.Join(words[:n], " "), strings.Join(words[n:], " "))
	}
	return all
}

func withoutMarks(r rune) rune {
	if strings.ContainsRune(".,:;?!'\"()°", r) {
		return -1
	}
	return r
}
