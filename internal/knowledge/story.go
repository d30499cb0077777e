package knowledge

import (
	_ "embed"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

//go:embed telling.txt
var tellingList string

// storyWords are the words by which a story is told around a question.
var storyWords = storyWordsOf(tellingList)

func storyWordsOf(list string) map[string]bool {
	set := map[string]bool{}
	for line := range strings.Lines(list) {
		if _, words, ok := strings.Cut(line, ": "); ok && line[0] != '#' {
			for w := range strings.FieldsSeq(words) {
				set[w] = true
			}
		}
	}
	return set
}

// What the words of a story and figures that hardly any passage has count in a question, where its other words weigh enough to tell what is
// asked. They are rare in the passages, which would make them its weightiest words.
const (
	storyWeight  = 0.3
	figureInTale = 0.5
	leastBeside  = 6.0
	leastStory   = 11 // blanks of a text: a shorter one tells no story
)

// lessStory lets the words of a text that tell a story around a question count less than those that tell what is asked.
func lessStory(text string, query search.Query) search.Query {
	if strings.Count(text, " ") < leastStory {
		return query
	}
	var beside float64
	for _, w := range query.Words() {
		if storyFactor(w) == 1 {
			beside += w.Weight
		}
	}
	if beside < leastBeside {
		return query
	}
	return query.Weigh(storyFactor)
}

func storyFactor(w search.Word) float64 {
	switch {
	case storyWords[w.Text]:
		return storyWeight
	case w.Weight > rareName && strings.Trim(w.Text, "0123456789.") == "":
		return figureInTale
	}
	return 1
}
