package numeral

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// spelling is a way to write a number that the number reader does not know.
type spelling struct {
	hints   []string // one of them, in lower case, is in every text that has it: patterns are slow
	pattern *regexp.Regexp
	figures func(m []string) string // what stands for the whole match and its groups
}

// tens are the decades by the beginning of their word.
var tens = map[string]int{
	"twent": 20, "thirt": 30, "fort": 40, "fift": 50, "sixt": 60, "sevent": 70, "eight": 80, "ninet": 90,
	"zwanz": 20, "dreiß": 30, "dreiss": 30, "vierz": 40, "fünfz": 50, "sechz": 60, "siebz": 70, "achtz": 80, "neunz": 90,
	"vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60, "soixante dix": 70, "quatre vingt": 80, "quatre vingts": 80, "quatre vingt dix": 90,
}

// few are the words for how many boats to show, and for which of them.
var few = map[string]int{
	"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eins": 1, "zwei": 2, "drei": 3, "vier": 4,
	"fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "un": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7,
	"huit": 8, "neuf": 9, "dix": 10,
}

// partsOfTens are the first and the last of ten feet.
var partsOfTens = map[string][2]int{
	"": {0, 9}, "low": {0, 3}, "lower": {0, 3}, "early": {0, 3}, "mid": {3, 7}, "middle": {3, 7}, "high": {6, 9}, "upper": {6, 9}, "late": {6, 9},
}

// measured is the beginning of what makes a number a measure rather than a year or a count.
var measured = regexp.MustCompile(`(?i)^\s*(?:[\d.'"€$£%/-]|(?:ft|feet|foot|footers?|m|metres?|meters?|k|tsd|eur|euros?|usd|gbp|nm|miles|hp|years?|cabins?)\b)`)

// crowns are the currencies by the beginning of the adjective before them; without one the country tells.
var crowns = map[string]string{"swed": "SEK", "schwed": "SEK", "dan": "DKK", "dän": "DKK", "norw": "NOK"}

var spellings = []spelling{
	spread,
	sides,
	particulars,
	{ // "38.000" of no unit: a point that groups thousands. Of three figures behind one with a unit more are metres.
		[]string{"."}, regexp.MustCompile(`(?i)(^|[^\d.,])(\d{2,3}\.\d{3}|\d\.000)(\s?(?:m|mtr|met[er]{2}s?|mètres?)\b|[.,]?\d)?`),
		func(m []string) string {
			if m[3] != "" {
				return m[0]
			}
			return m[1] + strings.Replace(m[2], ".", "", 1)
		},
	},
	{ // "1.200 Motorstunden"
		[]string{"."}, regexp.MustCompile(`(?i)\b(\d)\.(\d{3})(\s?(?:h|std|\w*stunden|hours|hrs|heures))\b`),
		func(m []string) string { return m[1] + m[2] + m[3] },
	},
	{ // "the east cost of Florida"
		[]string{"cost"}, regexp.MustCompile(`(?i)\b(east|west|south|north|gulf|atlantic|pacific|southeast|northeast|southwest|northwest) cost\b`),
		func(m []string) string { return m[1] + " coast" },
	},
	{ // "yatch", which nobody spells
		[]string{"yatch", "yacth", "yaght", "yaucht"}, regexp.MustCompile(`(?i)\by(?:atch|acth|aght|aucht)(s|es)?\b`),
		func(m []string) string {
			if m[1] == "" {
				return "yacht"
			}
			return "yachts"
		},
	},
	{ // "40-something foot"
		[]string{"someth", "odd"}, regexp.MustCompile(`(?i)\b([2-9])0[- ]?(?:something|odd|ish something)\b`),
		func(m []string) string { return m[1] + "0-" + m[1] + "9" },
	},
	{ // "low 40s ft"
		[]string{"0s", "0's"}, regexp.MustCompile(`(?i)\b(?:(low|lower|early|mid|middle|high|upper|late)[- ])?([2-9])0'?s[- ]?(ft|feet|foot|footers?)\b`),
		func(m []string) string {
			part := partsOfTens[strings.ToLower(m[1])]
			return fmt.Sprintf("%s%d-%s%d %s", m[2], part[0], m[2], part[1], m[3])
		},
	},
	{ // "late eighties", "Achtzigerjahre"
		[]string{"ties", "iger"},
		regexp.MustCompile(`(?i)\b(?:(twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies|(zwanz|dreiß|dreiss|vierz|fünfz|sechz|siebz|achtz|neunz)iger(?:n|jahren?)?)\b`),
		func(m []string) string { return fmt.Sprintf("%ds", tens[strings.ToLower(m[1]+m[2])]) },
	},
	{ // "années 80", "années 2000", "années quatre-vingt"
		[]string{"nnées", "nnees"},
		regexp.MustCompile(`(?i)\bann[ée]es ((?:19|20)?\d0|soixante[- ]dix|soixante|quatre[- ]vingt[- ]dix|quatre[- ]vingts?)\b`),
		func(m []string) string {
			if m[1][0] <= '9' {
				return m[1] + "s"
			}
			return fmt.Sprintf("%ds", tens[strings.ReplaceAll(strings.ToLower(m[1]), "-", " ")])
		},
	},
	{ // "aus den 90ern", "Baujahr 1990er"
		[]string{"0er"}, regexp.MustCompile(`(?i)\b((?:19|20)?\d0)ern?\b`),
		func(m []string) string { return m[1] + "s" },
	},
	{ // "£30 k"
		[]string{" k"}, regexp.MustCompile(`(?i)([€$£]\s?\d+(?:[.,]\d+)?) k\b`),
		func(m []string) string { return m[1] + "k" },
	},
	{ // "sleeps at least ten"
		[]string{"least", "than ", "als ", "plus de", "minimum", "min", "mindestens", "au moins", "up to"},
		regexp.MustCompile(`(?i)\b(at least|more than|less than|fewer than|minimum|min\.?|mindestens|mehr als|au moins|plus de|sleeps up to) (two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix)\b`),
		func(m []string) string { return m[1] + " " + strconv.Itoa(few[strings.ToLower(m[2])]) },
	},
	{ // "twin Volvo diesels"
		[]string{"twin", "dual", "two", "2x", "2 x"}, regexp.MustCompile(`(?i)\b(?:twin|dual|2x|2 x|two) ([\p{L}-]+ )?(diesels?|engines?|motors?|outboards?|inboards?)\b`),
		func(m []string) string {
			if m[1] == "" && (strings.HasPrefix(m[2], "engine") || strings.HasPrefix(m[2], "motor")) {
				return "twin engines"
			}
			return "twin engines " + m[1] + m[2]
		},
	},
	{ // "2x200 hp", "twin 300hp"
		[]string{"2x", "2 x", "2×", "2 ×", "twin ", "dual "}, regexp.MustCompile(`(?i)\b(?:2 ?[x×]|twin|dual) ?(\d{2,4}) ?(hp|ps|cv|ch|kw|bhp)\b`),
		func(m []string) string {
			each, err := strconv.Atoi(m[1])
			if err != nil {
				return m[0]
			}
			return fmt.Sprintf("twin engines %d %s", 2*each, m[2])
		},
	},
	{ // "Nord- oder Ostsee", "Kimm- oder Langkiel"
		[]string{"- oder ", "- und ", "- bzw"},
		regexp.MustCompile(`(?i)(\p{L}{2,})- (oder|und|bzw\.?) (\p{L}{2,}?)(see|küste|kiele?r?|yacht|jacht|boote?|schiffe?|motore?n?|rumpf|segler|takelung|strahlruder|ketsch|kutter|kabinen?)\b`),
		func(m []string) string { return m[1] + m[4] + " " + m[2] + " " + m[3] + m[4] },
	},
	{ // "zwei Dieselmotoren"
		[]string{"motoren"}, regexp.MustCompile(`(?i)\b(?:zwei|2|doppelte) (diesel|benzin|elektro|einbau|innenbord|außenbord)-?motoren\b`),
		func(m []string) string { return "zwei Motoren " + m[1] + "motor" },
	},
	{ // "$1-2m"
		[]string{"$", "€", "£"}, regexp.MustCompile(`(?i)([€$£])\s?(\d{1,2}(?:[.,]\d+)?)\s?(-|–|to|and|bis|à)\s?[€$£]?\s?(\d{1,2}(?:[.,]\d+)?)\s?(?:m|mio)\b`),
		func(m []string) string { return m[1] + m[2] + " million " + m[3] + " " + m[1] + m[4] + " million" },
	},
	{ // "1.2m to 1.8m USD"
		[]string{"m to ", "m-", "m - ", "m –", "m and ", "m und ", "m et ", "m bis ", "m à "},
		regexp.MustCompile(`(?i)(\d)\s?m(\s?(?:-|–|to|and|und|et|bis|à)\s?[€$£]?\d+(?:[.,]\d+)?)\s?m(\s?(?:usd|eur|gbp|euros?|dollars?|pounds?|€|\$|£))`),
		func(m []string) string { return m[1] + " million" + m[2] + " million" + m[3] },
	},
	millions,
	{ // "500 000 kroner"
		[]string{"kron", "couronnes", "crowns"},
		regexp.MustCompile(`(?i)(\d|\d[kK]| thousand| tausend| mille| millions?| millionen) ?(?:de )?(?:(swed|dan|norw|schwed|dän)\p{L}+ )?(?:kronor|kroner|krone|kronen|couronnes|crowns)\b`),
		func(m []string) string { return m[1] + " " + cmp.Or(crowns[strings.ToLower(m[2])], "kr") },
	},
	{ // "US-Dollar"
		[]string{"us-dollar", "us dollar", "dollars us", "dollars américains"}, regexp.MustCompile(`(?i)\b(?:us[- ]dollars?|dollars us|dollars américains)(?:\s|$|\b)`),
		func([]string) string { return "USD " },
	},
	{ // "not interested in anything before 1990"
		[]string{"anything "}, regexp.MustCompile(`(?i)\b(?:not interested in|no interest in|not looking for|(?:don['’]?t|do not) (?:want|show me|need)) anything (before|older|earlier|over|above|under|below|less|smaller|shorter)\b`),
		func(m []string) string { return "nothing " + m[1] },
	},
	{ // "hundred grand"
		[]string{"hundred "}, regexp.MustCompile(`(?i)\b(?:an? |one )?hundred (?:grand|thousand|k)\b`),
		func([]string) string { return "100k" },
	},
	{ // "the cheapest three Lagoons"
		[]string{"est ", "ste ", "sten "}, regexp.MustCompile(`(?i)\b(cheapest|newest|latest|oldest|longest|largest|biggest|smallest|shortest|dearest|best|most expensive|günstigsten?|billigsten?|neuesten?|jüngsten?|ältesten?|größten?|längsten?|kleinsten?|teuersten?) ` +
			`(two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|[2-9]|1\d|20) ([\p{L}-]+)`),
		func(m []string) string {
			if counting[strings.ToLower(m[3])] != "" || Between(strings.ToLower(m[3])) || measured.MatchString(m[3]) {
				return m[0]
			}
			n := m[2]
			if few[strings.ToLower(n)] > 0 {
				n = strconv.Itoa(few[strings.ToLower(n)])
			}
			return n + " " + m[1] + " " + m[3]
		},
	},
	{ // "45o", a letter for a nought
		[]string{"0o", "1o", "2o", "3o", "4o", "5o", "6o", "7o", "8o", "9o"}, regexp.MustCompile(`(?i)\b(\d{1,3})o\b`),
		func(m []string) string { return m[1] + "0" },
	},
	{ // "vierzig tausend"
		[]string{"tausend"}, regexp.MustCompile(`(?i)\b(zwanz|dreiß|dreiss|vierz|fünfz|sechz|siebz|achtz|neunz)ig[- ]tausend\b`),
		func(m []string) string { return strconv.Itoa(tens[strings.ToLower(m[1])] * 1000) },
	},
	{ // "1m50"
		[]string{"m"}, regexp.MustCompile(`(?i)\b(\d{1,2})m(\d\d)\b`),
		func(m []string) string { return m[1] + "." + m[2] + " m" },
	},
}

// all are the spellings in the order in which they are written out.
var all = slices.Concat(inWords, spellings, counts, years, power)

// figures writes numbers that are spelled, or written in a way of their own, as the number reader knows them.
func figures(text string) string {
	lower := strings.ToLower(text)
	for _, s := range all {
		if !containsAny(lower, s.hints) {
			continue
		}
		text = s.pattern.ReplaceAllStringFunc(text, func(found string) string {
			if m := s.pattern.FindStringSubmatch(found); m != nil {
				return s.figures(m)
			}
			return found
		})
	}
	return text
}

func containsAny(text string, words []string) bool {
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}
