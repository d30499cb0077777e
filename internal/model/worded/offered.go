package worded

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/tokens"
	"github.com/fairlead/fairlead/internal/tools"
)

// ourPrefix is before the names of our tools, unless a client has tools of such names.
const ourPrefix = "fairlead_"

// offered is one of our tools as a prompt has it, and its size in tokens.
type offered struct {
	spec chat.ToolSpec
	size int
}

// offers are our tools for one model, read once. It is not changed after it was made.
type offers struct {
	always      []offered
	calculators []offered
	told        map[string][]int // calculators by the words of their descriptions
}

func newOffers(registry *tools.Registry, model string) *offers {
	o := &offers{told: map[string][]int{}}
	if registry == nil {
		return o
	}
	for _, name := range look[model] {
		if t, ok := registry.Find(name); ok {
			o.always = append(o.always, offerOf(t))
		}
	}
	if !calculating[model] {
		return o
	}
	for _, t := range registry.List() {
		if slices.Contains(look[model], t.Name) {
			continue
		}
		n := len(o.calculators)
		o.calculators = append(o.calculators, offerOf(t))
		for w := range longWords(t.Title + " " + t.Description + " " + strings.ReplaceAll(t.Name, "_", " ")) {
			o.told[w] = append(o.told[w], n)
		}
	}
	return o
}

func offerOf(t tools.Tool) offered {
	o := offered{spec: chat.ToolSpec{Name: ourPrefix + t.Name, Description: t.Description, Parameters: t.Schema}}
	o.size = toolSize(o.spec)
	return o
}

// toolSize counts the tokens of a tool in a prompt, generously.
func toolSize(t chat.ToolSpec) int {
	return tokens.Count(t.Name) + tokens.Count(t.Description) + tokens.Count(string(t.Parameters)) + perMessage
}

// longWords are the words of at least four letters, folded.
func longWords(text string) map[string]bool {
	found := map[string]bool{}
	longLetters(fold.String(text), func(word string) { found[word] = true })
	return found
}

// fitting are the calculators whose description shares most words with the question.
func (o *offers) fitting(question string) []offered {
	if len(o.calculators) == 0 {
		return nil
	}
	scores := make([]uint16, len(o.calculators)) // a question has not as many words as these count
	for w := range longWords(question) {
		for _, n := range o.told[w] {
			scores[n]++
		}
	}
	var best []int
	for n, s := range scores {
		if s > 0 {
			best = append(best, n)
		}
	}
	slices.SortStableFunc(best, func(x, y int) int { return cmp.Compare(scores[y], scores[x]) })
	best = best[:min(calcsShown, len(best))]
	list := make([]offered, 0, len(best))
	for _, n := range best {
		list = append(list, o.calculators[n])
	}
	return list
}

// longLetters calls yield with every run of at least four letters.
func longLetters(text string, yield func(word string)) {
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if utf8.RuneCountInString(word) >= 4 {
			yield(word)
		}
	}
}
