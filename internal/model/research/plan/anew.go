package plan

import (
	"reflect"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// boundings are the groups of bounds of which a question that goes on puts its own in the place of those before it.
var boundings = []func(catalog.Query) catalog.Query{yearsOf, lengthOf, pricesOf}

func pricesOf(q catalog.Query) catalog.Query {
	return catalog.Query{PriceMin: q.PriceMin, PriceMax: q.PriceMax}
}

// tellsBounds reports whether a text bounds boats by where they lie, by age, length or price.
func (p planner) tellsBounds(text string) bool {
	q := p.wish(readable(text))
	return !reflect.DeepEqual(bounds(q), catalog.Query{}) || !reflect.DeepEqual(lengthOf(q), catalog.Query{})
}

// longestBound is how many words a bound has at most: "aged between 10 and 20 years old".
const longestBound = 7

// mostWords is how many words a text has at most for words to be taken out of it: each try reads all that is left of it anew.
const mostWords = 80

// withoutSame is what was asked before without the words that bound boats by what a question bounds anew, so that no two spans of one kind
// are read as one: "aged 10 to 20 years", where it asks for those of 20 to 30.
func (p planner) withoutSame(before, question string) string {
	now := p.wish(readable(question))
	for _, of := range boundings {
		if reflect.DeepEqual(of(now), catalog.Query{}) {
			continue
		}
		before = p.withoutBound(before, of)
	}
	return before
}

// withoutBound takes the fewest words out of a text that leave it without a group of bounds and all others as they were; the text itself
// where no such words are found, or it is too long to look for them.
func (p planner) withoutBound(text string, of func(catalog.Query) catalog.Query) string {
	words := strings.Fields(text)
	if len(words) > mostWords {
		return text
	}
	was := p.wish(text)
	if reflect.DeepEqual(of(was), catalog.Query{}) {
		return text
	}
	for n := 1; n <= longestBound; n++ {
		for i := 0; i+n <= len(words); i++ {
			if !strings.ContainsAny(strings.Join(words[i:i+n], " "), "0123456789") {
				continue
			}
			rest := strings.Join(words[:i], " ") + " " + strings.Join(words[i+n:], " ")
			if p.onlyWithout(p.wish(rest), was, of) {
				return strings.TrimSpace(rest)
			}
		}
	}
	return text
}

// onlyWithout reports whether a query is another one without a group of bounds, and has all else that names or bounds boats.
func (p planner) onlyWithout(q, was catalog.Query, group func(catalog.Query) catalog.Query) bool {
	if !reflect.DeepEqual(group(q), catalog.Query{}) {
		return false
	}
	for _, of := range append(boundings[:len(boundings):len(boundings)], kindOf, placeOf) {
		if none := reflect.DeepEqual(of(q), catalog.Query{}); !reflect.DeepEqual(of(q), of(was)) && !(none && reflect.DeepEqual(of(was), group(was))) {
			return false
		}
	}
	return true
}

var (
	// spanned is a span of two numbers, with the unit behind it.
	spanned = regexp.MustCompile(`(?i)\b(\d{1,2})\s*(?:to|-|–|and|bis|und|à|et)\s*(\d{1,2})\b([\s-]*(?:years?|yrs?|jahren?|ans|ft|foot|feet|fuß|pieds?|m|metres?|meters?|mètres?)\b(?:[\s-]*(?:old|alt))?)?`)
	// unitless is what may follow a number instead of a unit, so that it is one of something else.
	unitless = regexp.MustCompile(`^\s*(?:[%€£$k.,]?\d|[%€£$k]|\pL+)`)
)

// otherOnes are boats that are told apart from those before by an age or a size alone.
var otherOnes = regexp.MustCompile(`(?i)\b(?:the )?(?:older|younger|newer|larger|bigger|smaller|longer|shorter)\s+(?:ones?|boats?|yachts?)\b|` +
	`(?:^|\W)(?:ältere|jüngere|neuere|größere|kleinere)[nrs]?\b|\bplus (?:vieux|anciens?|récents?|jeunes?|grands?|petits?)\b|` + strings.TrimPrefix(spanned.String(), "(?i)") + `(?:\s+of age\b)?`)

// withUnit gives a span without a unit that of the one in what was asked before: "and 30 to 40?" behind "20 to 30 years".
func withUnit(question, before string) string {
	own, earlier := spanned.FindStringSubmatchIndex(question), spanned.FindAllStringSubmatch(before, -1)
	if own == nil || own[6] >= 0 || unitless.MatchString(question[own[1]:]) {
		return question
	}
	for i := len(earlier) - 1; i >= 0; i-- {
		if unit := earlier[i][3]; unit != "" {
			return question[:own[1]] + unit + question[own[1]:]
		}
	}
	return question
}
