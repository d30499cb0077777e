package inspect

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// is writes an item with its verb: "standing rigging is", "sails are".
func is(item part.Item) string {
	verb := " is"
	if item.Plural() {
		verb = " are"
	}
	return LowerFirst(item.Label()) + verb
}

// has writes an item with its problem: "deck is soft", "engine smokes".
func has(item part.Item, p part.Problem) string {
	if item == part.WholeBoat {
		return "boat " + p.Phrase()
	}
	if phrase := p.Phrase(); hasVerb(phrase) {
		return LowerFirst(item.Label()) + " " + agreeing(phrase, item.Plural())
	}
	return is(item) + " " + p.Phrase()
}

// has writes what a finding is about with its problem.
func (f Finding) has() string {
	if strings.HasSuffix(f.Title, oneAlone) {
		return "one of the " + LowerFirst(f.Item.Label()) + " " + verbed(f.Problem.Phrase())
	}
	if f.thing == "" || strings.Contains(f.thing, " (") {
		return "the " + has(f.Item, f.Problem)
	}
	thing, phrase := "the "+LowerFirst(f.thing)+" ", f.Problem.Phrase()
	switch several := ofSeveralThings(f.thing); {
	case !several:
		return thing + verbed(phrase)
	case hasVerb(phrase):
		return thing + ofSeveral(phrase)
	}
	return thing + "are " + phrase
}

// hasVerb reports whether what is wrong is told with a verb: "leaks", "does not work".
func hasVerb(phrase string) bool {
	return strings.Contains(phrase, " ") || strings.HasSuffix(phrase, "s")
}

// verbed puts a verb before what is wrong where it has none: "is stuck", "leaks".
func verbed(phrase string) string {
	if hasVerb(phrase) {
		return phrase
	}
	return "is " + phrase
}

// agreeing is what is wrong with the verb that one thing or several take, where it has a verb.
func agreeing(phrase string, several bool) string {
	if several && hasVerb(phrase) {
		return ofSeveral(phrase)
	}
	return phrase
}

// ofSeveral puts a phrase that begins with a verb into the plural: "leak", "do not work".
func ofSeveral(phrase string) string {
	verb, rest, more := strings.Cut(phrase, " ")
	switch verb {
	case "does":
		verb = "do"
	case "has":
		verb = "have"
	case "is":
		verb = "are"
	case "was":
		verb = "were"
	case "not", "of", "old", "many": // no verbs
	default:
		verb = strings.TrimSuffix(verb, "s")
	}
	if more {
		verb += " " + rest
	}
	return verb
}

// years writes a number of years: "1 year", "12 years".
func years(n int) string {
	if n == 1 {
		return "1 year"
	}
	return strconv.Itoa(n) + " years"
}

// LowerFirst makes a label fit inside a sentence; names in capitals stay.
func LowerFirst(label string) string {
	if len(label) > 1 && label[1] >= 'A' && label[1] <= 'Z' {
		return label
	}
	return strings.ToLower(label[:min(1, len(label))]) + label[min(1, len(label)):]
}
