package agent

import (
	"slices"
	"strings"
	"unicode"
)

// namedKinds are the last words of things of the trade that have a name of their own.
var namedKinds = []string{
	"hitch", "knot", "bend", "splice", "mark", "buoy", "rule", "flag", "signal", "manoeuvre", "maneuver", "gybe", "jibe", "turn", "rig", "sail",
	"wind", "current", "tide", "law", "method", "technique", "formula", "scale",
}

// unknownThing is the name of a thing of namedKinds that a turn asks about and of which the knowledge base has never heard,
// as the turn writes it, "" for none.
func (a *Agent) unknownThing(t turn) string {
	if t.lang != "en" || !t.plain.begins(askingWhat) {
		return ""
	}
	words := strings.Fields(t.text)
	for i, word := range words[:max(0, len(words)-1)] {
		kind := strings.ToLower(strings.Trim(words[i+1], ".,;:?!()\"'"))
		name := strings.Trim(word, "(\"'")
		if slices.Contains(namedKinds, kind) && isName(name) && !a.base.Knows(name) {
			return name + " " + kind
		}
	}
	return ""
}

// askingWhat begins a question for what something is or how it is done.
var askingWhat = phrasesOf(`what is, whats, what does, what are, how do, how does, how is, when do i use, when should, where does, why is, explain, describe, tell me about, who invented, can you explain`)

// isName reports whether a word is written as a name is.
func isName(word string) bool {
	letters := []rune(word)
	return len(letters) > 2 && unicode.IsUpper(letters[0]) && strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) < 0
}
