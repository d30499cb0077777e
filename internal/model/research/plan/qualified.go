package plan

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
)

// qualified is a word right before boats of a kind.
var qualified = regexp.MustCompile(`(?i)\b([\pL-]{5,})\s+(?:sailing\s+|motor\s+)?(?:catamarans?|trimarans?|monohulls?|multihulls?|boats?|yachts?|cruisers?|sailboats?|trawlers?|motorboats?|ketch(?:es)?|sloops?)\b`)

// unqualified is what a text calls the only kind of boat that it asks for and no listing tells, "performance"; empty for nothing.
func (p planner) unqualified(plan Plan, text string) string {
	if len(plan.Subjects) != 1 || plan.HasDesigns() || plan.Subjects[0].Filter.Query.Make != "" || plan.Counted != nil || plan.Loosened || plan.Uneven != nil {
		return ""
	}
	whole := p.wish(text)
	for _, m := range qualified.FindAllStringSubmatch(text, -1) {
		word := strings.ToLower(m[1])
		bounds := func() bool { return !reflect.DeepEqual(p.wish(strings.Replace(text, m[1], "", 1)), whole) }
		if MarketWord(word) || listed(word, "opinion") || capital.MatchString(m[1]) || says(" "+word, craft) || slices.ContainsFunc(allMatters, func(of matter) bool { return of.name != "technical" && of.cuedBy(word) }) || bounds() {
			continue
		}
		return m[1]
	}
	return ""
}

// capital begins a name.
var capital = regexp.MustCompile(`^\p{Lu}`)

// cuedBy reports whether a word begins a cue of a matter by itself.
func (m matter) cuedBy(word string) bool {
	return slices.ContainsFunc(m.cues, func(parts []phrase) bool {
		return slices.ContainsFunc(parts, func(one phrase) bool {
			return slices.ContainsFunc(slices.Concat(one.any, one.then), func(cue string) bool { return strings.Contains(" "+word, cue) || strings.Contains(cue, " "+word) })
		})
	})
}
