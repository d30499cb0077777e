package report_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/fairlead/fairlead/internal/model/research/report"
)

// claim is a sentence, an item or a row of a report, with the head of its table.
type claim struct {
	text, head string
	list       bool // it is of the list of sources
}

var (
	sentenceEnd = regexp.MustCompile(`(\]\.|[a-z]\.) `)
	reference   = regexp.MustCompile(`\[(Q?\d+)\]`)
	digit       = regexp.MustCompile(`\d`)
)

// claims cuts a report into what the verifier checks one by one.
func claims(r report.Report) []claim {
	var all []claim
	for _, s := range r.Sections {
		for paragraph := range strings.SplitSeq(s.Text, "\n\n") {
			head := ""
			for line := range strings.SplitSeq(paragraph, "\n") {
				switch {
				case strings.HasPrefix(line, "|---"):
				case strings.HasPrefix(line, "| ") && head == "":
					head = line
				case strings.HasPrefix(line, "- ") && s.Heading == "Research Sources & Methodology":
					for source := range strings.SplitSeq(line, "; ") {
						all = append(all, claim{text: source, list: true})
					}
				case strings.HasPrefix(line, "| "), strings.HasPrefix(line, "- "):
					all = append(all, claim{text: line, head: head})
				default:
					for _, s := range strings.Split(sentenceEnd.ReplaceAllString(line, "$1\n"), "\n") {
						all = append(all, claim{text: s})
					}
				}
			}
		}
	}
	return all
}

func TestEveryNumberOfAReportIsYieldedByWhatItCites(t *testing.T) {
	checked := 0
	for _, question := range researchtest.Questions {
		r := reportOn(t, question, 3000)
		if r.Dropped > 0 {
			t.Errorf("%q: %d of our own sentences were dropped", question, r.Dropped)
		}
		for _, c := range claims(r) {
			if !digit.MatchString(reference.ReplaceAllString(c.text, "")) {
				continue
			}
			checked++
			if !r.Holds(c.text, c.head) {
				t.Errorf("%q: does not hold: %s", question, c.text)
			}
		}
	}
	if checked < 500 {
		t.Errorf("only %d claims had a number", checked)
	}
}

// corrupt returns a claim once for each of its numbers with the first digit of that number changed.
func corrupt(c claim) []claim {
	number := regexp.MustCompile(`\d[\d,.]*`)
	cites := reference.FindAllStringIndex(c.text, -1)
	var wrong []claim
	for _, at := range number.FindAllStringIndex(c.text, -1) {
		inside := false
		for _, r := range cites {
			inside = inside || at[0] >= r[0] && at[1] <= r[1]
		}
		if inside {
			continue
		}
		d := c.text[at[0]] - '0'
		wrong = append(wrong, claim{text: c.text[:at[0]] + string('1'+(d+3)%9) + c.text[at[0]+1:], head: c.head})
	}
	return wrong
}

func TestSentencesWithAChangedNumberAreDropped(t *testing.T) {
	tried, kept := 0, 0
	for _, question := range researchtest.Questions {
		r := reportOn(t, question, 1500)
		for _, c := range claims(r) {
			if !reference.MatchString(c.text + c.head) {
				continue
			}
			for _, wrong := range corrupt(c) {
				tried++
				if r.Holds(wrong.text, wrong.head) {
					kept++
					t.Logf("%q holds: %s", question, wrong.text)
				}
			}
		}
	}
	if tried < 200 || kept > 0 {
		t.Errorf("%d of %d corrupted sentences were kept, want none of at least 200", kept, tried)
	}
}

func TestANumberUnderTheNameOfAnotherIsDropped(t *testing.T) {
	r := reportOn(t, "Market study of the Catalina 34", 1000)
	median, quartile := "", ""
	for _, v := range r.Evidence[0].Values {
		switch v.Name {
		case "median":
			median = v.String()
		case "lower quartile":
			quartile = v.String()
		}
	}
	if right := "The median is " + median + " [Q1]."; !r.Holds(right, "") {
		t.Errorf("does not hold: %s", right)
	}
	if wrong := "The median is " + quartile + " [Q1]."; r.Holds(wrong, "") {
		t.Errorf("holds: %s", wrong)
	}
	if nowhere := "The median is " + median + " [Q99]."; r.Holds(nowhere, "") {
		t.Errorf("holds: %s", nowhere)
	}
}
