package plan

import (
	"cmp"
	"reflect"
	"regexp"

	"github.com/fairlead/fairlead/internal/catalog"
)

// between separates what is compared.
var between = regexp.MustCompile(`(?i)\s(?:versus|vs\.?|compare[sd]? (?:to|with)|im vergleich (?:zu[rm]?|mit)|par rapport (?:à|aux?)|against|premium over|instead of|rather than|statt|plutôt que|(?:cheaper |dearer |better |worse |higher |lower |expensive )?than an?|than the|than in|(?:cheaper|dearer|better|worse|higher|lower|expensive) than|als in|als eine?n?|or|oder|gegen|ou|qu['’](?:une?|en|aux?|à)|que (?:le|la|les|des|en|dans|sur))\s`)

// than separates two kinds of boat of which one is more of something.
var than = regexp.MustCompile(`(?i)(\s(?:more|less|fewer|older|younger|longer|larger|smaller|mehr|weniger|älter|jünger|plus|moins))?\s(?:than|als|que les?|que des)\s`)

// numbered begins with a number.
var numbered = regexp.MustCompile(`^[\d.,]*\d`)

// joined is what joins two places that are compared.
var joined = regexp.MustCompile(`(?i)\s(?:and|und|et)\s`)

// setsApart reports whether a text sets something beside something else.
func setsApart(text string) bool { return comparing.MatchString(text) || between.MatchString(text) }

// sides reads a text as two kinds of boat set against each other, such as catamarans and monohulls in one sea, or one kind
// in two places, of two lengths or of two spans of years. What only one side says holds for both.
func (p planner) sides(text string) []catalog.Query {
	cut, kindsToo := between.FindStringIndex(text), true
	if cut == nil {
		cut = than.FindStringSubmatchIndex(text)
		if cut != nil && cut[2] >= 0 && numbered.MatchString(text[cut[1]:]) { // it bounds something: "of more than 40 ft"
			cut = nil
		}
	}
	if cut == nil && comparing.MatchString(text) {
		cut, kindsToo = joined.FindStringIndex(text), false
	}
	if cut == nil {
		return nil
	}
	text, behind := p.withoutLimits(text, cut[1])
	left, right := p.wish(text[:cut[0]]+behind), p.wish(text[cut[1]:]+behind)
	if right.Make != "" && left.Make == "" && lonely.MatchString(text[cut[1]:]) { // "and for Lagoons only?"
		kind := left.Type
		left.Make, left.ModelContains, left.Type, right.Type = right.Make, right.ModelContains, cmp.Or(right.Type, kind), cmp.Or(right.Type, kind)
	}
	apart := func(of func(catalog.Query) catalog.Query) bool { return opposed(of(left), of(right)) }
	if !apart(placeOf) && !(kindsToo && (apart(kindOf) || apart(lengthOf) || apart(yearsOf))) {
		return nil
	}
	left, right = complete(left, right), complete(right, left)
	a, b := side(left), side(right)
	if len(a)+len(b) == 0 && (says(text, craft) || len(askOf(text).Measures) > 0) { // boats of any kind
		a, b = []catalog.Query{bounds(left)}, []catalog.Query{bounds(right)}
	}
	if len(a) != 1 || len(b) != 1 || reflect.DeepEqual(a, b) {
		return nil
	}
	return append(a, b...)
}

// ended is the end of the sentence in which a comparison stands.
var ended = regexp.MustCompile(`[.?!;]\s+`)

// withoutLimits cuts off what a text says behind the sentence of a comparison, whose second side begins at a place: limits said behind both
// sides belong to both. Where a further side or a boat is named there nothing is cut off.
func (p planner) withoutLimits(text string, second int) (sentence, limits string) {
	end := ended.FindStringIndex(text[second:])
	if end == nil {
		return text, ""
	}
	limits = text[second+end[1]:]
	if q := p.Wish(limits); q.Make+q.ModelContains != "" || setsApart(limits) || !reflect.DeepEqual(placeOf(q), catalog.Query{}) {
		return text, ""
	}
	return text[:second+end[0]], " " + limits
}

// lonely is that something is meant of some boats only, wherever that is said.
var lonely = regexp.MustCompile(`(?i)\b(?:only|just|nur|seulement|uniquement)\b`)

// side is the kind of boat of one side, of however many types it is, such as multihulls.
func side(q catalog.Query) []catalog.Query {
	types := q.TypesAny
	if len(types) < 2 {
		return kinds(q)
	}
	q.TypesAny = types[:1]
	one := kinds(q)
	for i := range one {
		one[i].TypesAny = types
	}
	return one
}

// opposed reports whether two parts of queries are both set and differ.
func opposed(a, b catalog.Query) bool {
	return !reflect.DeepEqual(a, catalog.Query{}) && !reflect.DeepEqual(b, catalog.Query{}) && !reflect.DeepEqual(a, b)
}
