package plan

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
)

// general are words of questions that do not tell the subject: of grammar, of asking, of boats as such, of judgement.
var general = strings.Fields(`the and for with from into over about what which who whom whose why how when where does did can could should would will are is was were
	has have had its their our your you they them this that these those there than then not any all some each most more less much many very
	boat boats yacht yachts ship ships vessel vessels sailboat sailboats sailing sail craft cruising cruiser cruisers world
	best better good great worst top ideal right recommended reliable popular famous new old
	serious question questions tell explain describe give need know best-practice overview guide benefits benefit risks risk pros cons
	versus compare comparison compared difference differences between options option use used using get make made work works
	mind looking interested thinking considering like want wish planning
	cost costs price prices sale buy buying sell selling trends trend review`)

// subjectWords are the words of a question that tell its subject, without their endings.
func subjectWords(question string) Words {
	var found Words
	for w := range strings.FieldsSeq(design.Fold(question)) {
		if len(w) > 2 && !slices.Contains(general, w) && !slices.Contains(errand, w) {
			found = append(found, Stem(w))
		}
	}
	return found
}

// errand are words that ask for a report and say nothing of its subject.
var errand = []string{
	"deep", "research", "report", "detailed", "investigate", "investigation", "study", "analysis", "market", "full", "write", "please", "me", "a", "an",
}

// subjectOf is a question without the words that only ask for a report.
func subjectOf(question string) string {
	words := strings.Fields(question)
	return strings.Join(slices.DeleteFunc(words, func(w string) bool {
		return slices.Contains(errand, strings.ToLower(strings.Trim(w, ".,:;?!")))
	}), " ")
}

// Words are words without their endings, as Stem takes them off.
type Words []string

// In is how many of the words a text has, whatever their endings.
func (words Words) In(text string) int {
	have := map[string]bool{}
	for w := range strings.FieldsSeq(design.Fold(text)) {
		have[Stem(w)] = true
	}
	n := 0
	for _, w := range words {
		if have[w] {
			n++
		}
	}
	return n
}

// Stem takes a word's common English endings off, so that "batteries" meets "battery" and "builders" "build".
func Stem(w string) string {
	if s, ok := strings.CutSuffix(w, "ies"); ok && len(s) > 2 {
		return s + "y"
	}
	for _, ending := range []string{"ings", "ing", "ers", "er", "es", "ed", "s", "e"} {
		if s, ok := strings.CutSuffix(w, ending); ok && len(s) > 2 {
			return s
		}
	}
	return w
}
