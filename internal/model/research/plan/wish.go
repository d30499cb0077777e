package plan

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

var (
	// age is how old one boat is, which is no bound.
	age = regexp.MustCompile(`(?i)\b(?:an?|one|my|our|her|the|eine?|einen?|une?)\s+(?:used\s+)?[\pL\d]+[\s-]years?[\s-]old\b|\b(?:\d+|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty)[\s-]year[\s-]old\b`)
	// ofYear is the year, the age or the length of boats behind "price for", which is no price.
	ofYear = regexp.MustCompile(`(?i)\s(?:for|of|für|von|pour|de)\s+((?:an?|the|my|our|her)\s+(?:19|20)\d\d\b|(?:an?\s+|the\s+)?\d+[\s-]years?[\s-]old\b|(?:(?:an?|the|my|our|her|eine?n?|un|des|les)\s+)?` +
		`(?:between\s+|zwischen\s+|entre\s+)?\d{1,3}(?:[.,]\d+)?(?:[\s-]*(?:ft|foot|feet|m))?(?:\s*(?:-|–|to|and|bis|und|à|et)\s*\d{1,3}(?:[.,]\d+)?)?[\s-]?(?:ft|foot|feet|footers?|fuß|pieds?|m|met(?:re|er)s?|mètres?)\b)`)
	// rate is for how long an amount is reckoned: in "Unterhalt pro Jahr" no model called Pro.
	rate = regexp.MustCompile(`(?i)\b(?:pro|per|par|im)\s+(?:jahr|monat|saison|year|month|season|annum|an|mois)\b`)
	// years is an age in German or French.
	years = regexp.MustCompile(`(?i)\b(?:(\d+)[\s-]?(?:jahre alt(?:e[nmrs]?)?|jährige[nmrs]?)\b|(?:vieux|vieille|âgée?)s? de (\d+) ans\b)`)
	// aged is an age without the word for years: "aged 20 to 30", "im Alter von 10 bis 15".
	aged = regexp.MustCompile(`(?i)(?:\b(?:aged|of age|in age|im alter(?: von| zwischen)?)|âgée?s? (?:de|entre))\s+(?:between\s+|from\s+|about\s+)?(\d{1,2})(?:\s*(?:to|-|–|and|bis|und|à|et)\s*(\d{1,2}))?\b([\s-]*(?:years?|yrs?|jahren?|ans|months?)\b(?:[\s-]*(?:old|of age)\b)?)?`)
	// fromNew is since when something is reckoned, which asks for no new boat.
	fromNew = regexp.MustCompile(`(?i)\b(?:from|since|when|as|ab) (?:new|neu)\b`)
	// opinion is of whom something is asked, which is no use of boats: "among blue-water sailors".
	opinion = regexp.MustCompile(`(?i)\b(?:among|amongst|by|with|according to|bei|unter|chez|parmi)\s+(?:(?:the|most|many|serious|keen|experienced|other|les|den)\s+)*[\pL-]*\s?(?:sailors|cruisers|racers|skippers|people|circumnavigators|liveaboards|seglern|navigateurs|plaisanciers)\b`)
	// inQuestion is German for what may be chosen, and no place.
	inQuestion = regexp.MustCompile(`(?i)\bin frage\b`)
	// decade is how old people are, which no boat is.
	decade = regexp.MustCompile(`(?i)\bin (?:my|our|their|his|her) (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|seventies)\b`)
	// unsold is how long boats have been offered, which is not their age.
	unsold = regexp.MustCompile(`(?i)\b(listed|advertised|for sale|on sale|on the market|unsold)\s+(?:for|since)\s+(?:over |more than |about |nearly |almost )?(?:an?|one|two|three|four|six|\d+)\s+(?:years?|months?|weeks?)\b`)
	// chartered is that a boat has been let, and bermudan a rig, which is no place.
	chartered = regexp.MustCompile(`(?i)\b(?:was|were|been|worked|comes?|coming|came|are|is) (?:in|from|out of) charter\b|\bcoming out of charter\b`)
	bermudan  = regexp.MustCompile(`(?i)\bbermudan?[\s-]+(rig|rigged|sloop|ketch|cutter|yawl)(s?)\b`)
	// ofOneYear is the year of build of one boat: "a Nicholson 35 from 1975".
	ofOneYear = regexp.MustCompile(`(?i)\b((?:an?|my|our|his|her)\s+(?:[\pL\d.'’-]+\s+){1,4})from\s+((?:19|20)\d\d)\b`)
	// soughtBy is that boats find buyers, not how long they have been on the market.
	soughtBy = regexp.MustCompile(`(?i)\b(?:an?|any|no|still a) market for\b`)
	// inSeason is a time of the year, which is no place.
	inSeason = regexp.MustCompile(`(?i)\b(?:in|during|by|this|next|im|en|au)\s+(?:the\s+)?(?:early\s+|late\s+)?(?:spring|summer|autumn|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver)\b`)
	// twoLengths are two of which the first leaves its unit to the second: "a 35 or a 40 footer".
	twoLengths = regexp.MustCompile(`(?i)\b(\d{2})\s+(or|oder|ou|versus|vs\.?)\s+((?:an?\s+|eine?\s+|une?\s+)?\d{2})([\s-]*(?:footers?|ft|foot|feet|m|metres?|meters?|fuß|pieds|mètres)\b)`)
	// others are boats that no name is told of.
	others = regexp.MustCompile(`(?i)\b(?:les autres|d'autres|the others|the other ones|alle anderen|die anderen)\b`)
	// soldIn is when boats were sold, which they were not built in.
	soldIn = regexp.MustCompile(`(?i)\b(sold|sales|(?:sale|selling) prices?|changed hands|transactions|verkauft|vendue?s?)\s+((?:[\pL'’]+\s+){0,3}?)(?:in|during|im jahr|im|en)\s+(?:19|20)\d\d\b`)
	// goneEitherWay is how prices moved, whose words exclude no boats.
	goneEitherWay = regexp.MustCompile(`(?i)\b(?:gone|moved) (?:up or down|down or up)\b`)
	// footer is a boat by her length: "a 35 footer".
	footer = regexp.MustCompile(`(?i)\b(\d+)[\s-]*footer(s?)\b`)
)

// readable is a text in the words that a wish is read from.
func readable(text string) string {
	text = soldIn.ReplaceAllStringFunc(text, func(found string) string {
		m := soldIn.FindStringSubmatch(found)
		if making.MatchString(m[2]) { // "sold boats built in 2015"
			return found
		}
		return m[1] + " " + m[2]
	})
	text = goneEitherWay.ReplaceAllString(text, "risen or fallen")
	text = soughtBy.ReplaceAllString(fromNew.ReplaceAllString(text, " "), "demand for")
	text = years.ReplaceAllString(rate.ReplaceAllString(text, " "), "$1$2 years old")
	text = aged.ReplaceAllStringFunc(text, inYears)
	text = inQuestion.ReplaceAllString(text, " ")
	text = opinion.ReplaceAllString(others.ReplaceAllString(text, " "), " ")
	text = unsold.ReplaceAllString(decade.ReplaceAllString(text, " "), "$1")
	text = ofOneYear.ReplaceAllString(text, "${1}built in $2")
	text = inSeason.ReplaceAllString(text, " ")
	text = bermudan.ReplaceAllString(chartered.ReplaceAllString(text, "ex charter"), "$1$2")
	text = twoLengths.ReplaceAllString(text, "$1$4 $2 $3$4")
	return footer.ReplaceAllString(text, "$1 ft boat$2")
}

// inYears is an age with the word for years.
func inYears(found string) string {
	m := aged.FindStringSubmatch(found)
	switch {
	case m[3] != "":
		return found
	case m[2] != "":
		return m[1] + " to " + m[2] + " years old"
	}
	return m[1] + " years old"
}

// wish reads a text as the boats that it asks for. "A 20 year old Contest" is about 20 years old, not up to 20.
func (p planner) wish(text string) catalog.Query {
	q := p.Wish(ofYear.ReplaceAllString(text, "; $1"))
	if told := max(q.AgeMin, q.AgeMax); told > 1 && age.MatchString(text) &&
		(q.AgeMin == q.AgeMax || min(q.AgeMin, q.AgeMax) == 0 && !bounding.MatchString(text)) {
		around := max(1, told/10)
		q.AgeMin, q.AgeMax = told-around, told+around
	}
	return q
}

// capitalised is a word that may be a name in the plural.
var capitalised = regexp.MustCompile(`\p{Lu}\pL{3,}s\b`)

// singular writes designs' names that stand in the plural as the design table does: "Westerly Centaurs", "Sun Odysseys". A word
// that is itself part of a name stays.
func (p planner) singular(text string) string {
	var names map[string]bool
	return capitalised.ReplaceAllStringFunc(text, func(word string) string {
		if names == nil {
			names = p.nameWords()
		}
		if one := strings.TrimSuffix(word, "s"); !names[design.Fold(word)] && names[design.Fold(one)] {
			return one
		}
		return word
	})
}

// adjective is a part of the world in front of what lies in it.
var adjective = regexp.MustCompile(`(?i)\b(Europe|Mediterranean|Caribbean|Baltic|Scandinavia)a?n?\s+(countr\w+|ports?|harbours?|marinas?|places?)\b`)

// located writes "which European country" as "which country in Europe".
func located(text string) string { return adjective.ReplaceAllString(text, "$2 in $1") }

// nameWords are the words of all designs' names.
func (p planner) nameWords() map[string]bool {
	words := map[string]bool{}
	for _, d := range p.all {
		for w := range strings.FieldsSeq(design.Fold(measure.NameOf(d))) {
			words[w] = true
		}
	}
	return words
}
