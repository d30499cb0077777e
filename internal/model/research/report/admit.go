package report

import (
	"fmt"
	"regexp"
	"strings"
)

// inWords are numbers that a sentence writes as words, which nothing can be held against.
var inWords = regexp.MustCompile(`(?i)\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|` +
	`twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|twice|thrice|half|halve[sd]?|doubles?d?|tripled?|` +
	`thirds?|quarters?|per ?cent)\b`)

// Admit returns nil where a sentence that another engine wrote may stand in the report: it is one of the report's own, or it
// holds as Verify tells, cites something where it has a number, and writes none as a word. Tables are never another engine's.
// Admit is not safe for concurrent use.
func (r Report) Admit(sentence string) error {
	sentence = strings.TrimSpace(sentence)
	own := false
	for _, s := range r.Sections {
		if sentence != "" && strings.Contains(s.Text, sentence) {
			return nil
		}
		own = own || bare(sentence) != "" && strings.Contains(bare(s.Text), bare(sentence))
	}
	switch word := inWords.FindString(sentence); {
	case own: // with other marks or emphasis: its numbers are looked at all the same
	case strings.HasPrefix(sentence, "|"):
		return fmt.Errorf("a table is not for another engine to write")
	case word != "":
		return fmt.Errorf("it writes a number as a word: %q", word)
	}
	return r.Verify(sentence, "")
}

// marked are the marks of sources, and emphasis.
var marked = regexp.MustCompile(` ?\[[A-Z]?\d+(?:, ?[A-Z]?\d+)*\]|\*+`)

// bare is a text without marks and emphasis.
func bare(text string) string { return marked.ReplaceAllString(text, "") }
