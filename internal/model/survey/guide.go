package survey

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/knowledge"
)

// askingWhat is how people begin who want to know what to look at, not what an advert says.
var askingWhat = regexp.MustCompile(`(?i)\?|^\W*(?:what|which|where|how|anything|tell me|worauf|was|welche|wie|quoi|que|qu'|quels?|quelles?|comment|à quoi)\b`)

// unspoken reports whether the boat is only named, in a question: nothing was told or shown of her condition.
func (a *assessment) unspoken() bool {
	r := a.report
	if a.input.topic != aboutBoat || a.input.guaranteed || r.Coverage > 0 || len(r.Photos)+len(r.Contradictions)+len(a.input.outside) > 0 || a.input.listing != nil {
		return false
	}
	told := func(f inspect.Finding) bool {
		return f.Evidence[0].Kind != "watchlist" && f.Evidence[0].Kind != "design"
	}
	return askingWhat.MatchString(a.input.question) && !slices.ContainsFunc(r.Findings, told)
}

// guide says what a boat of her design, age and material has to be looked at for, where there is nothing to assess yet.
func (a *assessment) guide() {
	age := 0
	if a.report.Boat.Year > 0 {
		age = a.input.Year - a.report.Boat.Year
	}
	a.add(block{weight: always, text: a.headline("What to look at")})
	says := "Nothing was told of her condition, so nothing is assessed yet: this is what to look at. Send the advert, a page or photographs to have her assessed."
	a.add(block{weight: always, text: says, short: "Nothing was told of her condition: nothing is assessed."})
	a.knowledge(knowledge.Question{Text: a.input.question, Length: knowledge.Short, Inside: true})
	for _, f := range a.report.Findings {
		title := strings.TrimPrefix(f.Title, inspect.KnownOnDesign+": ")
		a.add(block{weight: weightSummary, head: "### " + inspect.KnownOnDesign, text: prompt(title, f) + a.cite(f.Evidence)})
	}
	a.add(block{weight: weightTable, text: a.due(age)})
	a.surveyor()
	a.questions()
	a.add(block{weight: weightValue, text: a.value()})
	a.disclaimer()
}

// due is a table of what practice renews or inspects at an age, empty where none has come to its age.
func (a *assessment) due(age int) string {
	var rows strings.Builder
	for _, l := range inspect.Lifespans() {
		inHer := slices.ContainsFunc(a.report.Areas, func(s inspect.AreaScore) bool { return s.Area == l.Item.Area() })
		minor := l.Item.Fitted() || l.Item == part.Lithium || l.Item.Area() == part.Safety || l.Passage == ""
		if !inHer || minor || l.Watch == 0 || age < l.Watch {
			continue
		}
		since, what := l.Watch, "to be inspected"
		if l.Replace > 0 && age >= l.Replace {
			since, what = l.Replace, "due"
		}
		fmt.Fprintf(&rows, "\n| %s | %s, unless renewed since %d | %s%s |", l.Item.Label(), what, a.input.Year-since, l.Practice, a.cite(l.Evidence()))
	}
	if rows.Len() == 0 {
		return ""
	}
	return fmt.Sprintf("| At %d years | Now | Practice |\n|---|---|---|%s", age, rows.String())
}
