package talk

import (
	"regexp"
	"strconv"
	"strings"
)

var (
	numberedItem = regexp.MustCompile(`(?m)^(\d{1,2})\. (.+)$`)
	bulletItem   = regexp.MustCompile(`(?m)^- (.+)$`)
	// itemNamed is how people name a line of a list: "step 3", "the third point".
	itemNamed = regexp.MustCompile(` (?:(?:step|point|item|bullet|number|no|nr|schritt|punkt|etape) #?(\d{1,2}|` + figure + `)|(?:the|der|den|die|das|le|la) (\S+) (?:step|point|item|bullet|option|method|way|kind|one|schritt|punkt|etape)) `)
)

// mostBefore is how many words stand at most before the line of a list that a turn names: "in what wind should I put in the first one?"
// names none.
const mostBefore = 5

// Point is the line of a list in the last answer that the last question names, "explain step 3", without its sources' marks; ""
// where it names none. An answer that shows boats has none: its numbers are theirs.
func (t Talk) Point() string {
	if t.Said == "" || len(t.Shown) > 0 || t.Named {
		return ""
	}
	text := words(t.Came.Question())
	at := itemNamed.FindStringSubmatchIndex(text)
	if at == nil || len(strings.Fields(text[:at[0]])) > mostBefore || len(strings.Fields(text)) > mostWords {
		return ""
	}
	m := itemNamed.FindStringSubmatch(text)
	n := max(Ordinal(m[2]), counts[m[1]])
	if i, err := strconv.Atoi(m[1]); err == nil {
		n = i
	}
	for _, item := range numberedItem.FindAllStringSubmatch(t.Said, -1) {
		if item[1] == strconv.Itoa(n) {
			return unmarked(item[2])
		}
	}
	if items := bulletItem.FindAllStringSubmatch(t.Said, -1); n > 0 && n <= len(items) {
		return unmarked(items[n-1][1])
	}
	return ""
}

var marks = regexp.MustCompile(` ?\[\w?\d+\]`)

func unmarked(text string) string { return strings.TrimSpace(marks.ReplaceAllString(text, "")) }
