package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// toDo asks how something is done to a thing that only a pronoun names.
var toDo = regexp.MustCompile(`(?i)\bhow (?:do|can|should|would) (?:i|you|we) (\pL{3,}) (?:it|that|this|one|them)\b`)

// deed is the id of the passage on doing to a thing that was spoken of what a turn asks how to do to "it"; "" for none. The thing stands in the last
// answers, a bowline for "how do I tie it?", or the turns before name it by two words of the passage's title: "it's the stern gland" for "how do I
// tighten it?".
func (a *Agent) deed(t turn) string {
	const most = 14 // words
	if len(t.earlier) == 0 || t.plain.Words() > most || t.told().Named {
		return ""
	}
	m, told := toDo.FindStringSubmatch(t.english()), a.toldLately(t)
	if m == nil || len(told) == 0 {
		return ""
	}
	verb, last := strings.ToLower(m[1]), told[0]
	if emptyWords[verb] || tellsDeed(last, verb) {
		return ""
	}
	lately := phrase.Plain(t.lately()).Spaced()
	if id := a.howTo(verb, func(p knowledge.Passage) bool { return p.Topic != last.Topic && isDeed(p.Title, verb, lately) }); id != "" {
		return id
	}
	const least = 2 // words
	for _, text := range slices.Backward(t.recent()) {
		named := wordsAsked(phrase.Plain(text))
		if len(named) < least {
			continue
		}
		fits := func(p knowledge.Passage) bool {
			return p.ID != last.ID && isNamedBy(p.Title, named, least) && hasVerb(p, verb)
		}
		if id := a.howTo(verb+" "+strings.Join(named, " "), fits); id != "" {
			return id
		}
	}
	return ""
}

// howTo is the id of the first passage found on how something is done that fits, "" for none.
func (a *Agent) howTo(deed string, fits func(knowledge.Passage) bool) string {
	for _, hit := range a.base.Search("how do I "+deed, nil) {
		if len(hit.Passage.Words) == 0 && fits(*hit.Passage) {
			return hit.Passage.ID
		}
	}
	return ""
}

// tellsDeed reports whether a passage is about doing something: its title says so, or more than one sentence of it.
func tellsDeed(p knowledge.Passage, verb string) bool {
	n := 0
	for _, text := range pieces(p) {
		if strings.Contains(phrase.Plain(text).Spaced(), " "+verb) {
			n++
		}
	}
	return n > 1 || hasAny(p.Title, []string{verb})
}

// isDeed reports whether a title has a verb and the thing that something is done to, which stands in a text of plain words.
func isDeed(title, verb, spaced string) bool {
	words := wordsAsked(phrase.Plain(title))
	at := slices.IndexFunc(words, func(word string) bool { return hasWord(" "+word+" ", verb) })
	if at < 0 || len(words) < 2 {
		return false
	}
	return !slices.ContainsFunc(slices.Delete(words, at, at+1), func(word string) bool { return !strings.Contains(spaced, " "+word+" ") })
}

// isNamedBy reports whether a title has so many of some words as they stand.
func isNamedBy(title string, words []string, least int) bool {
	spaced, n := phrase.Plain(title).Spaced(), 0
	for _, word := range words {
		if strings.Contains(spaced, " "+word+" ") {
			n++
		}
	}
	return n >= least
}

// hasVerb reports whether a sentence of a passage has a verb.
func hasVerb(p knowledge.Passage, verb string) bool {
	return slices.ContainsFunc(pieces(p), func(s string) bool { return hasWord(phrase.Plain(s).Spaced(), verb) })
}
