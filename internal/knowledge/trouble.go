package knowledge

import (
	_ "embed" // the words
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

//go:embed trouble.txt
var troubleText string

// tellsTrouble finds what a question has that tells of something going wrong, troubleTitle in a title what says that the passage is
// about such a thing.
var tellsTrouble, troubleTitle = func() (question, title *regexp.Regexp) {
	for _, s := range phrase.Sections(troubleText, "begins", "words") {
		if words := `\b` + anyOf(s, "words") + `\b`; s.Name == "question" {
			question = regexp.MustCompile(`(?i)n['’]t\b|` + words)
		} else {
			title = regexp.MustCompile(`(?i)^` + anyOf(s, "begins") + `\b|` + words)
		}
	}
	return question, title
}()

// anyOf is an expression for any of the words under a key, a star for the rest of a word.
func anyOf(s phrase.Section, key string) string {
	words := strings.NewReplacer(", ", "|", "\n", "|", "*", `\w*`).Replace(strings.Join(s.Entries(key), "\n"))
	return "(?:" + words + ")"
}

// TellsTrouble reports whether a text tells of something that goes wrong.
func TellsTrouble(text string) bool { return tellsTrouble.MatchString(text) }
