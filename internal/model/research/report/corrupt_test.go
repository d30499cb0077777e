package report_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/fairlead/fairlead/internal/model/research/report"
)

// corruption makes wrong claims of a right one, none where it does not apply. subjects are the names of what is studied.
type corruption struct {
	name string
	make func(c claim, subjects []string) []claim
	list bool // also of the list of sources, whose words are titles and whose only findings are counts
}

var (
	money      = regexp.MustCompile(`\b(EUR|USD|GBP|NZD|AUD|DKK|SEK|CHF|CAD|NOK) (\d+(?:,\d+)*)`)
	withUnit   = regexp.MustCompile(`(\d[\d,.]*) (%|m²|m|kg|kn|days)([ ,.;:)\]|]|$)`)
	counted    = regexp.MustCompile(`\b(n |\()(\d[\d,]*)( boats| priced)?`)
	yearNumber = regexp.MustCompile(`\b(19|20)\d\d\b`)
)

// replaced is a claim once for each match of a pattern, with that match alone changed. Matches inside references are left out.
func replaced(c claim, pattern *regexp.Regexp, change func(match []string) string) []claim {
	cites := reference.FindAllStringIndex(c.text, -1)
	var wrong []claim
next:
	for _, at := range pattern.FindAllStringSubmatchIndex(c.text, -1) {
		for _, r := range cites {
			if at[0] >= r[0] && at[0] < r[1] {
				continue next
			}
		}
		var match []string
		for i := 0; i < len(at); i += 2 {
			if at[i] < 0 {
				match = append(match, "")
				continue
			}
			match = append(match, c.text[at[i]:at[i+1]])
		}
		if to := change(match); to != match[0] {
			wrong = append(wrong, claim{text: c.text[:at[0]] + to + c.text[at[1]:], head: c.head})
		}
	}
	return wrong
}

// swapped is a claim with two words changed for each other wherever they stand, none where neither stands.
func swapped(c claim, a, b string) []claim {
	const mark = "\x00"
	text := strings.ReplaceAll(c.text, a, mark)
	text = strings.ReplaceAll(text, b, a)
	if text = strings.ReplaceAll(text, mark, b); text == c.text {
		return nil
	}
	return []claim{{text: text, head: c.head}}
}

var corruptions = []corruption{
	{"another digit", func(c claim, _ []string) []claim { return corrupt(c) }, true},
	{"another currency", func(c claim, _ []string) []claim {
		return replaced(c, money, func(m []string) string {
			if m[1] == "EUR" {
				return "USD " + m[2]
			}
			return "EUR " + m[2]
		})
	}, false},
	{"another unit", func(c claim, _ []string) []claim {
		other := map[string]string{"%": "days", "m²": "m", "m": "kg", "kg": "m", "kn": "%", "days": "%"}
		return replaced(c, withUnit, func(m []string) string { return m[1] + " " + other[m[2]] + m[3] })
	}, false},
	{"no unit", func(c claim, _ []string) []claim {
		return replaced(c, withUnit, func(m []string) string { return m[1] + m[3] })
	}, false},
	{"a thousand times", func(c claim, _ []string) []claim {
		return append(replaced(c, money, func(m []string) string { return m[0] + " thousand" }), replaced(c, money, func(m []string) string { return m[0] + "k" })...)
	}, false},
	{"below zero", func(c claim, _ []string) []claim {
		return replaced(c, withUnit, func(m []string) string { return "−" + m[0] })
	}, false},
	{"rounded too far", func(c claim, _ []string) []claim {
		return append(replaced(c, money, func(m []string) string {
			n, _ := strconv.Atoi(strings.ReplaceAll(m[2], ",", ""))
			unit := 1
			for n/unit >= 10 {
				unit *= 10
			}
			return m[1] + " " + thousands((n+unit/2)/unit*unit)
		}), replaced(c, regexp.MustCompile(`\b(\d+)\.\d+\b`), func(m []string) string { return m[1] })...)
	}, false},
	{"another n", func(c claim, _ []string) []claim {
		return replaced(c, counted, func(m []string) string {
			n, _ := strconv.Atoi(strings.ReplaceAll(m[2], ",", ""))
			return m[1] + thousands(n+1) + m[3]
		})
	}, true},
	{"another year", func(c claim, _ []string) []claim {
		return replaced(c, yearNumber, func(m []string) string {
			n, _ := strconv.Atoi(m[0])
			return strconv.Itoa(n - 1)
		})
	}, false},
	{"two boats for each other", func(c claim, subjects []string) []claim {
		if len(subjects) != 2 || strings.Contains(c.text, "Too few dimensions") || !digit.MatchString(strings.NewReplacer(subjects[0], "", subjects[1], "").Replace(reference.ReplaceAllString(c.text, ""))) {
			return nil
		}
		return swapped(c, subjects[0], subjects[1])
	}, false},
	{"the other direction", func(c claim, _ []string) []claim {
		denied := strings.Contains(c.text, "does not mean") // then the other direction does not hold either
		if denied || !digit.MatchString(reference.ReplaceAllString(c.text, "")) {
			return nil
		}
		var wrong []claim
		for _, pair := range [][2]string{
			{" below ", " above "}, {"cheaper", "dearer"}, {"lowest", "highest"}, {" under", " over"}, {"lowers", "raises"}, {"takes", "adds"},
			{"asks least", "asks most"}, {"the widest", "the narrowest"}, {"lower quartile", "upper quartile"}, {"lowered", "raised"},
			{"shortest", "longest"}, {"most is asked", "least is asked"}, {"shorter than", "longer than"},
		} {
			wrong = append(wrong, swapped(c, pair[0], pair[1])...)
		}
		return wrong
	}, false},
	{"two ends for each other", func(c claim, _ []string) []claim {
		return replaced(c, regexp.MustCompile(`between ([A-Z]{3} \d+(?:,\d+)*) and ([A-Z]{3} \d+(?:,\d+)*)`), func(m []string) string { return "between " + m[2] + " and " + m[1] })
	}, false},
	{"another source", func(c claim, _ []string) []claim {
		if !digit.MatchString(reference.ReplaceAllString(c.text, "")) || c.head != "" {
			return nil
		}
		return []claim{{text: reference.ReplaceAllString(c.text, "[Q99]"), head: c.head}}
	}, false},
}

// thousands groups a whole number.
func thousands(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// studied is a report with what a test of corruptions asks of it.
type studied struct {
	question string
	report   report.Report
	claims   []claim // that hold and cite something
	subjects []string
}

func studiedOf(t *testing.T, question string) studied {
	t.Helper()
	s := studied{question: question, report: reportOn(t, question, 3000)}
	for _, subject := range studyOf(t, question).Plan.Subjects {
		s.subjects = append(s.subjects, subject.Name)
	}
	for _, c := range claims(s.report) {
		if reference.MatchString(c.text+c.head) && s.report.Holds(c.text, c.head) {
			s.claims = append(s.claims, c)
		}
	}
	return s
}

func TestCorruptedSentencesAreDropped(t *testing.T) {
	var all []studied
	some := researchtest.Questions
	if testing.Short() {
		some = researchtest.Questions[:12]
	}
	for _, question := range some {
		all = append(all, studiedOf(t, question))
	}
	for _, kind := range corruptions {
		t.Run(kind.name, func(t *testing.T) {
			tried, kept := 0, 0
			for _, s := range all {
				var wrong []claim
				for _, c := range s.claims {
					if !c.list || kind.list {
						wrong = append(wrong, kind.make(c, s.subjects)...)
					}
				}
				const most = 25 // of a report, spread over the whole of it
				for i := 0; i < len(wrong); i += 1 + len(wrong)/most {
					tried++
					if s.report.Holds(wrong[i].text, wrong[i].head) {
						kept++
						t.Errorf("%q holds: %s", s.question, wrong[i].text)
					}
				}
			}
			t.Logf("%d of %d corrupted sentences were kept", kept, tried)
			if tried < 30 && !testing.Short() {
				t.Errorf("only %d sentences could be corrupted", tried)
			}
		})
	}
}
