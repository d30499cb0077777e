package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// tellsDeed reports whether a passage is about doing something: its title says so, or more than one sentence of it.
func tellsDeed(p knowledge.Passage, verb string) bool {
	n := 0
	for _, text := range pieces(p) {
		if strings.Contains(phrase.Plain(text).Spaced(), " "+strings.ToLower(verb)) {
			n++
		}
	}
	return n > 1 || hasAny(p.Title, []string{verb})
}

// toDo asks how something is done to a thing that only a pronoun names.
var toDo = regexp.MustCompile(`(?i)\bhow (?:do|can|should|would) (?:i|you|we) (\pL{3,}) (?:it|that|this|one|them)\b`)

// deed is the id of the passage on doing to a thing of the last answers what a turn asks how to do to "it": "how do I tie it?" behind an answer with a bowline in
// it; "" for none.
func (a *Agent) deed(t turn) string {
	const most = 14 // words
	if len(t.earlier) == 0 || t.plain.Words() > most || t.told().Named {
		return ""
	}
	m := toDo.FindStringSubmatch(t.english())
	if m == nil || emptyWords[strings.ToLower(m[1])] {
		return ""
	}
	told := a.toldLately(t)
	if len(told) == 0 || tellsDeed(told[0], m[1]) {
		return ""
	}
	lately := phrase.Plain(t.lately()).Spaced()
	for _, hit := range a.base.Search("how do I "+m[1], nil) {
		words := wordsAsked(phrase.Plain(hit.Passage.Title))
		at := slices.IndexFunc(words, func(word string) bool { return hasWord(" "+word+" ", m[1]) })
		if len(hit.Passage.Words) > 0 || at < 0 || len(words) < 2 || hit.Passage.Topic == told[0].Topic {
			continue
		}
		if words = slices.Delete(words, at, at+1); !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(lately, " "+word+" ") }) {
			return hit.Passage.ID
		}
	}
	return a.deedTo(m[1], t.recent(), told[0])
}

// deedTo is the id of the passage on a thing that the last turns name, by two words of its title, and which tells of doing to it what a verb says: "how
// do I tighten it?" behind "it's the stern gland"; "" for none.
func (a *Agent) deedTo(verb string, turns []string, told knowledge.Passage) string {
	const least = 2 // words
	for _, text := range slices.Backward(turns) {
		named := wordsAsked(phrase.Plain(text))
		if len(named) < least {
			continue
		}
		for _, hit := range a.base.Search("how do I "+verb+" "+strings.Join(named, " "), nil) {
			spaced, n := phrase.Plain(hit.Passage.Title).Spaced(), 0
			for _, word := range named {
				if strings.Contains(spaced, " "+word+" ") {
					n++
				}
			}
			if n >= least && len(hit.Passage.Words) == 0 && hit.Passage.ID != told.ID && slices.ContainsFunc(pieces(*hit.Passage), func(s string) bool { return hasWord(phrase.Plain(s).Spaced(), strings.ToLower(verb)) }) {
				return hit.Passage.ID
			}
		}
	}
	return ""
}
