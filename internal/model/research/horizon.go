package research

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/study"
)

var (
	// horizon is for how long a boat is to be kept, where a question is for what that costs: no boat's age.
	horizon = regexp.MustCompile(`(?i)\b(?:over|for|within|during|in|across|after)\s+(?:(?:the|its|her|their)\s+)?(?:next\s+|coming\s+|first\s+|a period of\s+)?(\d+|two|three|four|five|six|seven|eight|ten|fifteen|twenty)[\s-]years?\b(\s+(?:old|of age))?`)
	// spanning is such a time before what it costs: "the five-year cost".
	spanning = regexp.MustCompile(`(?i)\b(\d+|two|three|four|five|six|seven|eight|ten|fifteen|twenty)[\s-]years?\s+(?:total\s+|running\s+|ownership\s+)?(?:costs?|budget|ownership|bill|outlay)\b`)
	// ahead is a year that something is to have happened by.
	ahead = regexp.MustCompile(`(?i)\b(?:by|until|till|before|through|in|to|bis|d'ici|en)\s+(?:the year\s+)?(20\d\d)\b`)
	// nowadays begins this year as the time of a market, making what precedes a year of build.
	nowadays = regexp.MustCompile(`(?i)^(?:in|en)\b`)
	making   = regexp.MustCompile(`(?i)\b(?:built|made|launched|delivered|new|model|gebaut|baujahr|construite?s?|neue?[rns]?|neufs?)\s*$`)
	// yearly is an amount of money for each year: no boat's price.
	yearly = regexp.MustCompile(`(?i)(?:(?:[€£$]|\b(?:eur|usd|gbp)\b)\s?\d[\d.,]*\s?k?|\b\d[\d.,]*(?:\d{3}|\s?k\b)\s?(?:[€£$]|\b(?:eur|euros?|usd|dollars?|gbp|pounds?)\b)?|\b\d[\d.,]*\s?(?:[€£$]|\b(?:eur|euros?|usd|dollars?|gbp|pounds?)\b))` +
		`\s*(?:/|\b(?:a|an|per|each|every|pro|im|par)\b)\s*(?:years?|annum|jahr|an|année)\b`)
	// bounding are words that make a limit of a price, which without them may be that of one boat.
	bounding = regexp.MustCompile(`(?i)\b(?:under|below|up to|less than|at most|max|maximum|budget|no more than|for under|unter|bis|höchstens|moins de|jusqu'à)\b`)
)

// age is how old one boat is, which is no bound.
var age = regexp.MustCompile(`(?i)\b(?:an?|one|my|our|her|the|eine?|einen?|une?)\s+(?:used\s+)?[\pL\d]+[\s-]years?[\s-]old\b|\b(?:\d+|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty)[\s-]year[\s-]old\b`)

// ofYear is the year or the length of a boat behind "price for", which is no price.
var ofYear = regexp.MustCompile(`(?i)\s(?:for|of)\s+((?:an?|the|my|our|her)\s+(?:(?:19|20)\d\d\b|\d+[\s-]?(?:ft|foot|feet|m|met)))`)

var (
	// rate is for how long an amount is reckoned: in "Unterhalt pro Jahr" no model called Pro.
	rate = regexp.MustCompile(`(?i)\b(?:pro|per|par|im)\s+(?:jahr|monat|saison|year|month|season|annum|an|mois)\b`)
	// years is an age in German or French.
	years = regexp.MustCompile(`(?i)\b(?:(\d+)[\s-]?(?:jahre alt(?:e[nmrs]?)?|jährige[nmrs]?)\b|(?:vieux|vieille|âgée?)s? de (\d+) ans\b)`)
	// fromNew is since when something is reckoned, which asks for no new boat.
	fromNew = regexp.MustCompile(`(?i)\b(?:from|since|when|as|ab) (?:new|neu)\b`)
	// decade is how old people are, which no boat is.
	decade = regexp.MustCompile(`(?i)\bin (?:my|our|their|his|her) (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|seventies)\b`)
	// unsold is how long boats have been offered, which is not their age.
	unsold = regexp.MustCompile(`(?i)\b(listed|advertised|for sale|on sale|on the market|unsold)\s+(?:for|since)\s+(?:over |more than |about |nearly |almost )?(?:an?|one|two|three|four|six|\d+)\s+(?:years?|months?|weeks?)\b`)
	// footer is a boat by her length: "a 35 footer".
	footer = regexp.MustCompile(`(?i)\b(\d+)[\s-]*footer(s?)\b`)
)

// readable is a text in the words that a wish is read from.
func readable(text string) string {
	text = fromNew.ReplaceAllString(text, " ")
	text = years.ReplaceAllString(rate.ReplaceAllString(text, " "), "$1$2 years old")
	text = unsold.ReplaceAllString(decade.ReplaceAllString(text, " "), "$1")
	return footer.ReplaceAllString(text, "$1 ft boat$2")
}

// wish reads a text as the boats that it asks for. "A 20 year old Contest" is about 20 years old, not up to 20.
func (p planner) wish(text string) catalog.Query {
	q := p.Wish(ofYear.ReplaceAllString(text, "; $1"))
	if told := max(q.AgeMin, q.AgeMax); told > 1 && (min(q.AgeMin, q.AgeMax) == 0 || q.AgeMin == q.AgeMax) && age.MatchString(text) && !bounding.MatchString(text) {
		around := max(1, told/10)
		q.AgeMin, q.AgeMax = told-around, told+around
	}
	return q
}

// withoutHorizon is a question for costs or values without the years that it reckons with.
func withoutHorizon(text string) string {
	if raised := raisedBy(text); !isRaised(raised, "owning") && !isRaised(raised, "value") && !isRaised(raised, "forecast") {
		return text
	}
	return horizon.ReplaceAllStringFunc(spanning.ReplaceAllString(text, "cost"), func(found string) string {
		if horizon.FindStringSubmatch(found)[2] != "" {
			return found
		}
		return " "
	})
}

// mostYears is for how long costs are told ahead.
const mostYears = 30

// yearsAhead is for how many years a text says that a boat is to be kept, 0 where it says no such thing.
func yearsAhead(text string) int {
	found := horizon.FindStringSubmatch(text)
	if spans := spanning.FindStringSubmatch(text); spans != nil {
		found = append(spans, "")
	}
	if found == nil || found[2] != "" {
		return 0
	}
	years := numeral(found[1])
	if years > mostYears {
		return 0
	}
	return years
}

// numeral is a whole number in digits or in a word, 0 for none.
func numeral(text string) int {
	n, ok := quantity.Number(text)
	if q, spelled := quantity.Parse(text + " years"); !ok && spelled {
		n = q.Value
	}
	return int(n)
}

// withoutFuture is a text without the years to come, which no boat was built in, and without "in" this one, which is today unless
// boats are built in it.
func withoutFuture(text string, today int) string {
	var kept strings.Builder
	from := 0
	for _, at := range ahead.FindAllStringSubmatchIndex(text, -1) {
		year, err := strconv.Atoi(text[at[2]:at[3]])
		now := year == today && nowadays.MatchString(text[at[0]:at[1]]) && !making.MatchString(text[:at[0]])
		if err == nil && (year > today+1 || now) {
			kept.WriteString(text[from:at[0]] + " ")
			from = at[1]
		}
	}
	return kept.String() + text[from:]
}

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

// takeOffer takes the price of one boat out of a query, where a question is for what to ask or whether a price is right.
// One design of one year with one price is such a question too.
func (plan *Plan) takeOffer(q *catalog.Query, text string, raised []matter, oneDesign bool) {
	plan.Own = isRaised(raised, "selling")
	if !plan.Own && !isRaised(raised, "offer") && !(oneDesign && q.YearMin > 0 && q.YearMin == q.YearMax) || q.PriceMax == nil && q.PriceMin == nil || bounding.MatchString(text) {
		return
	}
	plan.Own = true
	plan.Offer = takePrice(q)
}

// takeAge takes out of a query the age of the one boat whose value is asked about: what becomes of it, boats of every age tell.
func (plan *Plan) takeAge(q *catalog.Query, text string, offered bool, today int) {
	told := builtIn(text, today)
	switch {
	case len(told) == 2 && setsApart(text):
		plan.Year, plan.Later = told[1], told[0]
	case !offered:
		return
	case q.YearMin > 0 && q.YearMin == q.YearMax && q.YearMin < today:
		plan.Year = q.YearMin
	case q.AgeMin > 0 && q.AgeMax-q.AgeMin <= 2*max(1, q.AgeMax/10):
		plan.Year = today - (q.AgeMin+q.AgeMax)/2
	default:
		return
	}
	plan.Aged = true
	q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = 0, 0, 0, 0
}

// yearOfBuild is a year that a text may say boats were built in.
var yearOfBuild = regexp.MustCompile(`\b(?:19|20)\d\d\b`)

// builtIn are the years up to today that a text names, in order.
func builtIn(text string, today int) []int {
	var years []int
	for _, found := range yearOfBuild.FindAllString(text, -1) {
		if year, _ := strconv.Atoi(found); year <= today && !slices.Contains(years, year) {
			years = append(years, year)
		}
	}
	slices.Sort(years)
	return years
}

// agedAs is what is asked of one of two designs that a text sets against each other, with her own age where each side tells one.
func (p planner) agedAs(d namedDesign, named []namedDesign, asked catalog.Query, text string) catalog.Query {
	cut := between.FindStringIndex(text)
	if cut == nil || len(named) != 2 {
		return asked
	}
	sides := [2]string{text[:cut[0]], text[cut[1]:]}
	if d.text == named[1].text {
		sides[0], sides[1] = sides[1], sides[0]
	}
	if !strings.Contains(sides[0], d.text) || strings.Contains(sides[1], d.text) {
		return asked
	}
	own := p.wish(sides[0])
	if own.YearMin+own.YearMax+own.AgeMin+own.AgeMax > 0 {
		asked.YearMin, asked.YearMax, asked.AgeMin, asked.AgeMax = own.YearMin, own.YearMax, own.AgeMin, own.AgeMax
	}
	return asked
}

// takePrice takes out of a query the price that its bounds were made of: "about 95,000" was read as near it.
func takePrice(q *catalog.Query) *study.Value {
	const near = 1.25 // from the lower to the upper bound of "about"
	price := &study.Value{Unit: study.Unit(cmp.Or(q.Currency, catalog.DefaultCurrency)), Exact: true}
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
