package plan

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// takeAge takes out of a request the age of the one boat whose value is asked about: what becomes of it, boats of every age tell.
func (plan *Plan) takeAge(r *request, offered bool, today int) {
	q, told := &r.asked, builtIn(r.text, today)
	if ages := agesIn(r.text); len(told) == 0 && len(ages) == 2 && setsApart(r.text) {
		told = []int{today - ages[1], today - ages[0]}
	}
	switch {
	case len(told) == 2 && setsApart(r.text):
		plan.Year, plan.Later = told[1], told[0]
	case !offered:
		return
	case ofYearAlone(*q) && q.YearMin < today:
		plan.Year = q.YearMin
	case q.AgeMin > 0 && q.AgeMax-q.AgeMin <= 2*max(1, q.AgeMax/10):
		plan.Year = today - (q.AgeMin+q.AgeMax)/2
	default:
		return
	}
	plan.Aged = true
	q.YearMin, q.YearMax, q.AgeMin, q.AgeMax = 0, 0, 0, 0
}

// atAge is the age at which two kinds of boat are to be set beside each other: "the cheaper one at ten years old".
var atAge = regexp.MustCompile(`(?i)\b(?:at|when|bei|mit|im alter von|à)\s+(?:(?:an? |the )?age of\s+|about\s+|an equal\s+|they are\s+|she is\s+)?(\d{1,2}|two|three|five|six|seven|eight|ten|twelve|fifteen|twenty)[\s-](?:years?(?:[\s-]old|\s+of\s+age)?|jahren?(?:\s+alt)?|ans)\b`)

// takeAt takes the age at which boats are compared out of a text that sets some apart, or at which the only design is to be priced.
func (p planner) takeAt(text string, plan *Plan) string {
	m := atAge.FindStringSubmatch(text)
	named := len(p.Designs.Mentions(text))
	switch {
	case m == nil || !setsApart(text) && named > 1:
		return text
	case !setsApart(text) && named == 0: // of a kind of boat it is about how old they are
		return strings.Replace(text, m[0], " "+strconv.Itoa(numeral(m[1]))+"-year-old ", 1)
	}
	plan.At = numeral(m[1])
	return strings.Replace(text, m[0], " ", 1)
}

// oldAs is an age of boats.
var oldAs = regexp.MustCompile(`(?i)\b(\d{1,2}|two|three|five|ten|fifteen|twenty)[\s-](?:years?[\s-]old\b|jahre?n? alt|jährige|ans\b)`)

// agesIn are the ages that a text names, in order.
func agesIn(text string) []int {
	var ages []int
	for _, m := range oldAs.FindAllStringSubmatch(text, -1) {
		if age := numeral(m[1]); age > 0 && !slices.Contains(ages, age) {
			ages = append(ages, age)
		}
	}
	slices.Sort(ages)
	return ages
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
