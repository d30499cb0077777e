// Package numeral knows how buyers write numbers and what they count: in words, in parts of words and in ways of their own, in English,
// German and French.
package numeral

import (
	"regexp"
	"strings"
)

// plusSign stands between a number and its unit in "40+ ft"; ish in "40ish feet".
var (
	plusSign = regexp.MustCompile(`(?i)(\d)\s?\+\s?(ft|feet|foot|footers?|m|metres?|meters?|years?|hp|k)\b`)
	ish      = regexp.MustCompile(`(?i)\b(\d+)[- ]?ish\b`)
	kilo     = regexp.MustCompile(`(?i)(\d)(?:\s?(?:tsd\b\.?|grand\b)| k\b)`)
	kiloNot  = regexp.MustCompile(`(?i)\d\s?grand (?:large|prix|surprise|soleil|banks)\b`) // names of boats
	// "Make: Bavaria Model: 40"
	makeLabel  = regexp.MustCompile(`(?i)\b(?:make|builder|brand|manufacturer|marke|hersteller|werft|marque|chantier)\s?[:=]\s?`)
	modelLabel = regexp.MustCompile(`(?i)[,;|]?\s*\b(?:model|modell|mod[èe]le)\s?[:=]\s?`)
	// "85.000,- EUR"
	noCents = regexp.MustCompile(`(\d),(?:--?|–|—)`)
	// "8 ou 9 d'occasion", which are no days
	elided = regexp.MustCompile(`(\d) [dD]['’](\p{L})`)
	// "w/ trailer", "w/o teak", which are no watts
	shortWith    = regexp.MustCompile(`(?i)(^|\s)w/(?:\s|\b)`)
	zwischen     = regexp.MustCompile(`(?i)\bzw\.? ?([€$£]?\d)`)
	shortWithout = regexp.MustCompile(`(?i)(^|\s)w/o\b`)
	// "5 ft 6 draft", where the inches are not named
	bareInches = regexp.MustCompile(`(?i)(\d ?(?:ft|foot|feet)\.? \d{1,2})(\s+(?:draft|draught|beam|headroom|deep|wide|long|loa|of draft|of draught|max|min)\b|\s*(?:$|[,;)]))`)
	// "in the 50 ft range", "of the 40 foot class", "in the 60k bracket"
	around = regexp.MustCompile(`(?i)\b(?:(?:in|of|at|for|around|about) )?the ((?:[€$£] ?\d[\d.,]*(?: ?k\b)?|\d[\d.,]*(?: ?k\b|[- ]?(?:ft|foot|feet|footer|m|metres?|meters?|euros?|dollars?|pounds?|eur|usd|gbp)\b)))[- ](?:size |price )?(?:range|class|bracket|mark|region)\b`)
	// "the most boat for the money", of which none is said
	forMoney = regexp.MustCompile(`(?i)\b(?:value for money|(?:value |bang )?for (?:the|my|your|our) (?:money|buck))\b`)
	// "2 millions d'euros"
	millionsOf = regexp.MustCompile(`(?i)\b(millions?) (?:d['’]|de |of )(euros?|dollars?|pounds?|livres?)\b`)
)

// charterRefused is a charter that is not wanted, however short it is said: "nicht Charter"; the French hire.
var (
	charterRefused = regexp.MustCompile(`(?i)\b(nicht|nie|niemals|kein|keine|keinen|ohne|no|not|non|never|sans|jamais|pas|pas de)[- ](?:(?:aus|vom|from|in|de|been) )?(?:charter|chartered|verchartert)\b`)
	hireRefused    = regexp.MustCompile(`(?i)\b(?:hors|sans|pas|jamais|(ni))[- ](?:(?:de|en|été) )?(?:location|lou[ée]e?)($|[\s,;.])`)
)

// parts are shares of a million in words, and of what they are in figures: "half a million".
var parts = []struct {
	words  *regexp.Regexp
	figure string
}{
	{regexp.MustCompile(`(?i)\b(?:three|3)[- ]quarters? (?:of )?an? (million)\b`), "0.75 $1"},
	{regexp.MustCompile(`(?i)\b(?:(?:a|one) )?quarter (?:of )?(?:an? )?(million)\b`), "0.25 $1"},
	{regexp.MustCompile(`(?i)\beine?r? (?:dreiviertel|drei viertel)[- ]?(million)\b`), "0.75 $1"},
	{regexp.MustCompile(`(?i)\beine?r? viertel[- ]?(million)\b`), "0.25 $1"},
	{regexp.MustCompile(`(?i)\b(?:one|an?|1|eine?|une?) (?:and|und|et) (?:a |one |eine )?(?:half|halbe|demi) (millions?|millionen)\b`), "1.5 $1"},
	{regexp.MustCompile(`(?i)\b(?:two|2) and (?:a |one )?half (millions?)\b`), "2.5 $1"},
	{regexp.MustCompile(`(?i)\b(?:one|une?|eine) (million) (?:and a half|et demie?|und eine halbe)(?:\s|$)`), "1.5 $1 "},
	{regexp.MustCompile(`(?i)\b(?:two|2|deux) (millions?) (?:and a half|et demie?)(?:\s|$)`), "2.5 $1 "},
	{regexp.MustCompile(`(?i)\b(?:a )?half (?:of )?(?:an? )?(million)\b`), "0.5 $1"},
	{regexp.MustCompile(`(?i)\beine[rn]? halben? (million)\b`), "0.5 $1"},
	{regexp.MustCompile(`(?i)\b(?:un )?demi[- ](million)\b`), "0.5 $1"},
}

// Plain writes what the number reader does not know in words and figures that it does.
func Plain(text string) string {
	lower := strings.ToLower(text)
	replace := func(words *regexp.Regexp, by string, hints ...string) {
		if containsAny(lower, hints) { // patterns are slow
			text = words.ReplaceAllString(text, by)
		}
	}
	replace(plusSign, "$1 $2 plus", "+")
	if !strings.Contains(lower, "grand") || !kiloNot.MatchString(text) {
		replace(kilo, "${1}k", "tsd", "grand", " k")
	}
	if strings.Contains(lower, "million") {
		for _, p := range parts {
			text = p.words.ReplaceAllString(text, p.figure)
		}
		text = millionsOf.ReplaceAllString(text, "$1 $2")
	}
	replace(makeLabel, "", ":", "=")
	replace(modelLabel, " ", ":", "=")
	replace(noCents, "$1", ",-", ",–", ",—")
	replace(charterRefused, "$1 ex charter", "charter")
	replace(hireRefused, "$1 sans ex charter$2", "location", "lou")
	replace(shortWithout, "${1}without", "w/o")
	replace(shortWith, "${1}with ", "w/")
	replace(zwischen, "zwischen $1", "zw")
	replace(bareInches, "$1 in$2", "ft ", "ft. ", "foot ", "feet ")
	replace(around, "around $1", " range", " class", " bracket", " mark", " region")
	replace(forMoney, "", "money", "buck")
	replace(elided, "$1 de $2", " d'", " d’")
	replace(ish, "around $1", "ish")
	return figures(text)
}
