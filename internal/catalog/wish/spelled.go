package wish

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

var (
	// "38.000" of no unit: a point that groups thousands. Three figures behind one are metres more often.
	grouped = regexp.MustCompile(`(?i)(^|[^\d.,])(\d{2,3}\.\d{3}|\d\.000)(\s?(?:m|mtr|met[er]{2}s?|mètres?)\b|[.,]?\d)?`)
	// "1.200 Motorstunden"
	groupedHours = regexp.MustCompile(`(?i)\b(\d)\.(\d{3})(\s?(?:h|std|\w*stunden|hours|hrs|heures))\b`)
	// "40-something foot", "a boat in the low 40s, feet"
	ofTens    = regexp.MustCompile(`(?i)\b([2-9])0[- ]?(?:something|odd|ish something)\b`)
	tensOfFt  = regexp.MustCompile(`(?i)\b(?:(low|lower|early|mid|middle|high|upper|late)[- ])?([2-9])0'?s[- ]?(ft|feet|foot|footers?)\b`)
	inWords   = regexp.MustCompile(`(?i)\b(twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies\b|\b(zwanz|dreiß|dreiss|vierz|fünfz|sechz|siebz|achtz|neunz)iger(?:n|jahren?)?\b`)
	annees    = regexp.MustCompile(`(?i)\bann[ée]es (\d0|soixante|soixante[- ]dix|quatre[- ]vingts?|quatre[- ]vingt[- ]dix)\b`)
	er        = regexp.MustCompile(`(?i)\b(\d0)ern?\b`)                 // "aus den 90ern"
	looseKilo = regexp.MustCompile(`(?i)([€$£]\s?\d+(?:[.,]\d+)?) k\b`) // "£30 k"
	twinOf    = regexp.MustCompile(`(?i)\b(?:twin|dual|2x|2 x|two) ([\p{L}-]+ )?(diesels?|engines?|motors?|outboards?|inboards?)\b`)
	twoOfEach = regexp.MustCompile(`(?i)\b2 ?[x×] ?(\d{2,4}) ?(hp|ps|cv|ch|kw|bhp)\b`) // "2x200 hp"
	countWord = regexp.MustCompile(`(?i)\b(top|best|first|cheapest|the|show|show me|give me|list|only|die|les) (two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix) (cheapest|newest|oldest|biggest|largest|longest|smallest|most|best|latest|boats|results|listings|by|günstigsten|billigsten|neuesten|ältesten|größten|moins|plus|derniers?|bateaux)\b`)
	countEnd  = regexp.MustCompile(`(?i)\b(top) (two|three|four|five|six|seven|eight|nine|ten)\b`)
)

// tens are the decades by the beginning of their word.
var tens = map[string]int{
	"twent": 20, "thirt": 30, "fort": 40, "fift": 50, "sixt": 60, "sevent": 70, "eight": 80, "ninet": 90,
	"zwanz": 20, "dreiß": 30, "dreiss": 30, "vierz": 40, "fünfz": 50, "sechz": 60, "siebz": 70, "achtz": 80, "neunz": 90,
	"soixante": 60, "soixante dix": 70, "quatre vingt": 80, "quatre vingts": 80, "quatre vingt dix": 90,
}

// few are the words for how many boats to show.
var few = map[string]int{
	"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "zwei": 2, "drei": 3, "vier": 4,
	"fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7,
	"huit": 8, "neuf": 9, "dix": 10,
}

// partsOfTens are the first and the last of ten feet.
var partsOfTens = map[string][2]int{
	"low": {0, 3}, "lower": {0, 3}, "early": {0, 3}, "mid": {3, 7}, "middle": {3, 7}, "high": {6, 9}, "upper": {6, 9}, "late": {6, 9},
}

// figures writes numbers that are spelled, or written in a way of their own, as the number reader knows them.
func figures(text string) string {
	text = grouped.ReplaceAllStringFunc(text, func(found string) string {
		m := grouped.FindStringSubmatch(found)
		if m[3] != "" {
			return found
		}
		return m[1] + strings.Replace(m[2], ".", "", 1)
	})
	text = groupedHours.ReplaceAllString(text, "$1$2$3")
	text = ofTens.ReplaceAllString(text, "${1}0-${1}9")
	text = tensOfFt.ReplaceAllStringFunc(text, func(found string) string {
		m := tensOfFt.FindStringSubmatch(found)
		part, ok := partsOfTens[strings.ToLower(m[1])]
		if !ok {
			part = [2]int{0, 9}
		}
		return fmt.Sprintf("%s%d-%s%d %s", m[2], part[0], m[2], part[1], m[3])
	})
	text = inWords.ReplaceAllStringFunc(text, func(found string) string {
		m := inWords.FindStringSubmatch(strings.ToLower(found))
		return fmt.Sprintf("%ds", tens[m[1]+m[2]])
	})
	text = annees.ReplaceAllStringFunc(text, func(found string) string {
		m := annees.FindStringSubmatch(strings.ToLower(found))
		if isDigit(m[1][0]) {
			return m[1] + "s"
		}
		return fmt.Sprintf("%ds", tens[strings.ReplaceAll(m[1], "-", " ")])
	})
	text = twinOf.ReplaceAllString(text, "twin engines $1 $2")
	text = twoOfEach.ReplaceAllStringFunc(text, func(found string) string {
		m := twoOfEach.FindStringSubmatch(found)
		each, _ := strconv.Atoi(m[1])
		return fmt.Sprintf("twin engines %d %s", 2*each, m[2])
	})
	text = er.ReplaceAllString(text, "${1}s")
	text = looseKilo.ReplaceAllString(text, "${1}k")
	text = countWord.ReplaceAllStringFunc(text, func(found string) string {
		m := countWord.FindStringSubmatch(found)
		return fmt.Sprintf("%s %d %s", m[1], few[strings.ToLower(m[2])], m[3])
	})
	return countEnd.ReplaceAllStringFunc(text, func(found string) string {
		m := countEnd.FindStringSubmatch(found)
		return fmt.Sprintf("%s %d", m[1], few[strings.ToLower(m[2])])
	})
}
