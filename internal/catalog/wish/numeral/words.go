package numeral

import (
	"regexp"
	"strconv"
	"strings"
)

// inWords are numbers that German and French write in words, beyond those that the number reader knows.
var inWords = []spelling{
	{ // "fünfundzwanzig", "hundertzwanzigtausend"
		[]string{"undz", "unddr", "undv", "undf", "unds", "unda", "undn", "hundert", "tausend"},
		regexp.MustCompile(`(?i)\b[a-zäöüß]*(?:und(?:zwanz|drei(?:ß|ss)|vierz|fünfz|sechz|siebz|achtz|neunz)ig|hundert|tausend)[a-zäöüß]*\b`),
		func(m []string) string {
			word := strings.ToLower(m[0])
			if n := german(word); n > 0 && word != "hundert" && word != "tausend" { // which stand behind figures
				return strconv.Itoa(n)
			}
			return m[0]
		},
	},
	{ // "unter einem Meter"
		[]string{"einem meter", "einen meter", "one met", "un mètre"},
		regexp.MustCompile(`(?i)\b(under|below|less than|more than|over|unter|über|bis|maximal|max|mindestens|weniger als|moins d['’]|plus d['’]) ?(?:eine[mn]|one|un) (m[eè]t(?:er|re))\b`),
		func(m []string) string { return m[1] + " 1 " + m[2] },
	},
	{ // "2 adults and 3 kids"
		[]string{"adult", "erwachsene"},
		regexp.MustCompile(`(?i)\b(\p{L}+|\d) (?:adults?|adultes?|erwachsenen?) ?(?:and|plus|with|und|mit|et|avec|\+|&) ?(\p{L}+|\d) (?:\p{L}+ )?(?:kids?|child(?:ren)?|teen(?:ager)?s?|kind(?:er|ern)?|enfants?|ados?)\b`),
		func(m []string) string {
			adults, children := count(m[1]), count(m[2])
			if adults == 0 || children == 0 {
				return m[0]
			}
			return strconv.Itoa(adults+children) + " people"
		},
	},
	{ // "49 w daggerboards", "40k w 150 hp", which are no watts: those have a capital
		[]string{" w "}, regexp.MustCompile(`(\d[kK]?) w ([\p{L}\d]+)`),
		func(m []string) string {
			switch strings.ToLower(m[2]) {
			case "solar", "panel", "panels", "inverter", "of", "per", "peak", "generator", "radar", "output":
				return m[0]
			}
			return m[1] + " with " + m[2]
		},
	},
	{ // "4+1 cabins", of which the crew has one; "6+2 berths"
		[]string{"+"}, regexp.MustCompile(`(?i)\b(\d) ?\+ ?(\d) ?((?:double |guest )?(?:cabins?|kabinen?|cabines?|berths?|kojen?|couchages?|couchettes?|people|personen|personnes)\b)`),
		func(m []string) string {
			if c := strings.ToLower(m[3]); strings.Contains(c, "cab") || strings.Contains(c, "kab") {
				return m[1] + " " + m[3]
			}
			return strconv.Itoa(count(m[1])+count(m[2])) + " " + m[3]
		},
	},
	{ // "34 - 38 ft"
		[]string{" - ", " – "}, regexp.MustCompile(`(^|[^\d.,/-])(\d{1,3}(?:\.\d{1,2})?) [-–] (\d{1,3}(?:\.\d{1,2})?)($|[^\d.,/-]|[.,](?:\s|$))`),
		func(m []string) string {
			if value(m[2]) >= value(m[3]) {
				return m[0]
			}
			return m[1] + m[2] + "-" + m[3] + m[4]
		},
	},
	{ // "that two can sleep on"
		[]string{"can sleep", "could sleep", "to sleep"},
		regexp.MustCompile(`(?i)\b(\p{L}+|\d) (?:of us |people |adults |persons )?(?:can|could|to) sleep(?: (?:on board|aboard|on(?: it)?|in it|comfortably))?\b`),
		func(m []string) string {
			if n := count(m[1]); n > 0 {
				return "sleeps " + strconv.Itoa(n)
			}
			return m[0]
		},
	},
	{ // "cent vingt mille"
		[]string{"cent"},
		regexp.MustCompile(`(?i)\b(?:(deux|trois|quatre|cinq|six|sept|huit|neuf) )?cents?(?:[ -](vingt|trente|quarante|cinquante|soixante|soixante-dix|quatre-vingts?|quatre-vingt-dix)(?:[ -](?:et )?(cinq))?)? mille\b`),
		func(m []string) string {
			hundreds := max(few[strings.ToLower(m[1])], 1)
			return strconv.Itoa((hundreds*100 + tens[strings.ReplaceAll(strings.ToLower(m[2]), "-", " ")] + few[strings.ToLower(m[3])]) * 1000)
		},
	},
}

// count is a number in figures, or one of up to ten in a word, 0 for none.
func count(word string) int {
	if n, err := strconv.Atoi(word); err == nil {
		return n
	}
	if word == "a" || word == "an" {
		return 1
	}
	return few[strings.ToLower(word)]
}

// german is a number up to a million that is written in one German word, in small letters, 0 for none.
func german(word string) int {
	if before, behind, ok := strings.Cut(word, "tausend"); ok {
		return part(before, 1000) + rest(behind)
	}
	if before, behind, ok := strings.Cut(word, "hundert"); ok {
		return part(before, 100) + rest(behind)
	}
	if ones, ten, ok := strings.Cut(word, "und"); ok && small(ones) > 0 && small(ones) < 10 && small(ten) >= 20 {
		return small(ones) + small(ten)
	}
	return small(word)
}

// never is less than any sum of parts can make good.
const never = -1 << 40

// part is what stands before a hundred or a thousand times it, once where nothing does; never where it is no number.
func part(before string, times int) int {
	if before == "" {
		return times
	}
	if n := german(before); n > 0 {
		return n * times
	}
	return never
}

// rest is what stands behind a hundred or a thousand, never where it is no number.
func rest(behind string) int {
	if behind == "" {
		return 0
	}
	if n := german(strings.TrimPrefix(behind, "und")); n > 0 {
		return n
	}
	return never
}

// small is a German number without hundreds and without ones before its tens.
func small(word string) int {
	switch word {
	case "ein", "eins":
		return 1
	case "elf":
		return 11
	case "zwölf":
		return 12
	}
	if n := few[word]; n > 0 {
		return n
	}
	if stem, ok := strings.CutSuffix(word, "ig"); ok {
		return tens[stem]
	}
	return 0
}
