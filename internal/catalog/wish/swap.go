package wish

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// swaps are the ways to have one thing for another, with the words that say the same behind what is wanted. Of the groups the second
// is what goes, the third what comes.
var swaps = []struct {
	said    *regexp.Regexp
	instead string
}{
	{regexp.MustCompile(`(?i)^((?:[\p{L}'’]+,? ){0,3}?)(?:swap|replace|exchange|trade)(?: out)? (?:the )?(.+?) (?:for|with|by|against) (?:a |an |the )?([^,.;!?]+)`), "instead of"},
	{regexp.MustCompile(`(?i)^((?:[\p{L}'’]+,? ){0,3}?)(?:change|switch)(?: from)? (?:the )?(.+?) (?:to|for|into|with) (?:a |an |the )?([^,.;!?]+)`), "instead of"},
	{regexp.MustCompile(`(?i)^((?:[\p{L}'’]+,? ){0,3}?)(?:tausche?|tauschen sie|ersetzen?|ersetzen sie|wechsle|wechseln sie) (?:den |die |das )?(.+?) (?:gegen|durch|mit) (?:ein |eine |einen |den |die |das )?([^,.;!?]+)`), "statt"},
	{regexp.MustCompile(`(?i)^((?:[\p{L}'’]+,? ){0,3}?)(?:remplace[rz]?|échange[rz]?|change[rz]?) (?:le |la |les |l['’])?(.+?) (?:par|contre|pour) (?:un |une |le |la |les |l['’])?([^,.;!?]+)`), "au lieu de"},
}

// swapping are parts of the verbs of swaps, one of which stands in each: the expressions take longer to look for.
var swapping = []string{"swap", "replace", "exchange", "trade", "change", "switch", "tausch", "ersetz", "wechs", "remplace", "échange"}

// swapped writes a turn that has one thing for another as one that wants it instead: "Hanse instead of Bavaria" for "swap Bavaria for Hanse".
func swapped(text string) string {
	lower := strings.ToLower(text)
	k := slices.IndexFunc(swapping, func(verb string) bool { return strings.Contains(lower, verb) })
	if k < 0 {
		return text
	}
	if before := lastClause(lower[:strings.Index(lower, swapping[k])]); before > 0 && len(lower) == len(text) {
		return text[:before] + swapped(text[before:]) // "not before 2012, and swap Greece for Turkey"
	}
	for _, s := range swaps {
		m := s.said.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		if settles(strings.Fields(lexicon.Key(m[2]))) {
			return text
		}
		if figureOnly.MatchString(m[2]) && figureOnly.MatchString(m[3]) {
			return m[1] + "make that " + m[3] + text[len(m[0]):] // "change 120 to 140"
		}
		if strings.HasSuffix(strings.ToLower(m[1]), "but ") {
			m[1] = "" // "keep everything but"
		}
		return m[1] + strings.TrimSpace(m[3]) + " " + s.instead + " " + m[2] + text[len(m[0]):]
	}
	return text
}

// lastClause is where the last clause of a text begins.
func lastClause(text string) (start int) {
	for _, joint := range []string{", ", ". ", "; ", " and ", " und ", " et "} {
		if at := strings.LastIndex(text, joint); at >= 0 {
			start = max(start, at+len(joint))
		}
	}
	return start
}

// figureOnly is a number that is the name of nothing.
var figureOnly = regexp.MustCompile(`(?i)^[€$£]? ?\d+(?:[.,]\d+)*(?: ?(?:k|ft|feet|foot|m|metres?|meters?|eur|euros?|usd|gbp|€|£|\$|cabins?|kabinen|cabines))?$`)

// settles reports whether words tell what of the search a turn changes, which then only gets another value: "change the price to 100k".
func settles(words []string) bool {
	all := true
	for _, w := range words {
		if command.IsLimit(w) || amount.Currency(w) != "" || ofSearch[w] {
			return true
		}
		_, named := command.GroupOf(w)
		all = all && (named || sentence.IsArticle(w))
	}
	return all
}

var ofSearch = sentence.Set("it|that|this|them|everything|all|to|from|over|back|hours|search|sort|order|sorting|currency|units|unit|language|mind|metres|meters|feet|preis|prix")
