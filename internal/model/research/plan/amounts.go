package plan

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

var (
	// yearly is an amount of money for each year: no boat's price.
	yearly = regexp.MustCompile(`(?i)(?:(?:[€£$]|\b(?:eur|usd|gbp)\b)\s?\d[\d.,]*\s?k?|\b\d[\d.,]*(?:\d{3}|\s?k\b)\s?(?:[€£$]|\b(?:eur|euros?|usd|dollars?|gbp|pounds?)\b)?|\b\d[\d.,]*\s?(?:[€£$]|\b(?:eur|euros?|usd|dollars?|gbp|pounds?)\b))` +
		`\s*(?:/|\b(?:a|an|per|each|every|pro|im|par)\b)\s*(?:years?|annum|jahr|an|année)\b`)
	// bounding are words that make a limit of a price, which without them may be that of one boat.
	bounding = regexp.MustCompile(`(?i)\b(?:under|below|up to|less than|at most|max|maximum|budget|no more than|for under|unter|bis|höchstens|moins de|jusqu'à)\b`)
)

// takeYearly takes the amount for a year out of a text, as the most that a year may cost.
func (p planner) takeYearly(text string, plan *Plan) string {
	found := yearly.FindString(text)
	if found == "" {
		return text
	}
	if q := p.Wish("boats up to " + found[:strings.LastIndexAny(strings.TrimSpace(found), " /")]); q.PriceMax != nil {
		plan.Yearly = &study.Value{Number: *q.PriceMax, Unit: study.Unit(q.Currency)}
	}
	return strings.Replace(text, found, " ", 1)
}

// kept is where a boat is kept, not where she is to be for sale: "kept in Brittany", "I keep my Bavaria in Croatia".
var kept = regexp.MustCompile(`\b((?:[Kk]ept|[Bb]erthed|[Mm]oored|[Bb]ased|[Kk]eep(?:ing)?\s+(?:her|it|my|our|an?|the)\b[^?.!,:;]{0,40}?))\s+(?:in|at|near|on)\s+(?:the\s+)?(\p{Lu}[\pL'’-]*(?:\s\p{Lu}[\pL'’-]*)*)`)

// takeKept takes where a boat is kept out of a question for what she costs, which the plan says.
func (p planner) takeKept(text string, plan *Plan) string {
	m := kept.FindStringSubmatchIndex(text)
	if m == nil || !raisedBy(p.withoutNames(text)).has("owning") || p.where(p.Wish("boats in "+text[m[4]:m[5]])) == "" {
		return text
	}
	plan.note("The berth is reckoned as anywhere, not for " + text[m[4]:m[5]] + ", of which no prices of berths are known here; where a boat is kept bounds no offers.")
	return text[:m[3]] + text[m[1]:]
}

// worth is a value of a boat, not a limit on her price: "worth 120,000 euros", "valued at £90k", "value EUR 120,000".
var worth = regexp.MustCompile(`(?i)\b(?:worth|valued (?:at|by)|values?(?: (?:of|is|being))?|insured (?:for|at)|(?:which|that) cost (?:me|us)|bought (?:(?:her|it) )?(?:for|at)|paid|im wert von|wert(?: von)?|d'une valeur de|valant|vaut)` +
	`[\s:,]+(?:about|around|some|roughly|nearly|approximately|ca\.?|etwa|rund|environ)?\s*((?:[€£$]|\b(?:eur|usd|gbp)\b)?\s?\d[\d.,]*\s?(?:k|m|thousand|million|tsd\.?)?\b\s?(?:[€£$]|(?:eur|euros?|usd|dollars?|gbp|pounds?|€)\b)?)`)

// takeWorth takes the value of the boat whose costs are asked out of a text.
func (p planner) takeWorth(text string, plan *Plan) string {
	found := worth.FindStringSubmatchIndex(text)
	if found == nil || !raisedBy(p.withoutNames(text)).has("owning") || bounding.MatchString(text[found[0]:found[2]]) {
		return text
	}
	q := p.Wish("boats up to " + text[found[2]:found[3]])
	if q.PriceMax == nil {
		return text
	}
	plan.Worth = &study.Value{Number: *q.PriceMax, Unit: study.Unit(q.Currency), Exact: true}
	return text[:found[0]] + " " + text[found[1]:]
}

// takeOffer takes the price of one boat out of a request, where a question is for what to ask or whether a price is right.
// One design of one year with one price is such a question too.
func (plan *Plan) takeOffer(r *request) {
	q := &r.asked
	ahead := yearsAhead(r.text) > 0 && focusOf(r.raised).Value && q.PriceMax == nil && q.PriceMin == nil // what becomes of her price
	plan.Own = r.raises("selling") && plan.Worth == nil && !ahead
	ofOne := plan.Own || r.raises("offer") || len(r.named) == 1 && ofYearAlone(*q)
	if !ofOne || q.PriceMax == nil && q.PriceMin == nil || bounding.MatchString(r.text) {
		return
	}
	if len(r.named) == 0 && yearsAhead(r.text) > 1 && focusOf(r.raised).Value { // what becomes of the price, not whether it is right
		plan.Own = false
		takePrice(q)
		return
	}
	plan.Own = true
	plan.Offer = takePrice(q)
}

// takePrice takes out of a query the price that its bounds were made of: "about 95,000" was read as near it. Where no currency was
// named it has no unit yet.
func takePrice(q *catalog.Query) *study.Value {
	const near = 1.25 // from the lower to the upper bound of "about"
	price := &study.Value{Unit: study.Unit(q.Currency), Exact: true}
	switch {
	case q.PriceMin == nil:
		price.Number = *q.PriceMax
	case q.PriceMax == nil:
		price.Number = *q.PriceMin
	case *q.PriceMax < near**q.PriceMin:
		price.Number = (*q.PriceMin + *q.PriceMax) / 2
	default:
		price.Number = *q.PriceMax
	}
	q.PriceMin, q.PriceMax = nil, nil
	return price
}
