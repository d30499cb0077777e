package question

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// hourNames and minuteNames are what a time of day in words is made of.
var (
	hourNames = map[string]int{
		"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "noon": 12, "midday": 12, "midnight": 24,
		"eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12,
	}
	minuteNames = map[string]int{
		"five": 5, "ten": 10, "fifteen": 15, "twenty": 20, "twenty five": 25, "thirty": 30, "forty": 40, "forty five": 45, "fifty": 50, "half": 30, "quarter": 15,
		"fünf": 5, "zehn": 10, "zwanzig": 20, "viertel": 15,
	}
)

// The parts of patterns of times in words.
const (
	hourWord   = `(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|1[0-2]|0?[1-9])`
	dayPart    = `( ?o['’]?clock)?( ?[ap]\.?m\b\.?|,? (?:in the (?:early )?(?:morning|afternoon|evening)|at night|tomorrow morning|tomorrow evening|this (?:morning|afternoon|evening)|tonight))?`
	beforeHour = `(\b(?:at|by|about|around|from|until|till|before|after|since|it's|its|it is|now|leaving|leave|left|departing|depart|sailing|arriving|arrive|to|and|to be|on|past|eta|lw|hw|low water|high water|water|tide|is|was|start|starting) )`
)

var (
	// pastHour is "ten past eight", "half past two in the afternoon"; toHour "a quarter to six", which needs what makes it no range.
	pastHour = regexp.MustCompile(`(?i)\b(?:an? )?(half|quarter|twenty[- ]five|twenty|ten|five|[1-5]?\d)(?: minutes?| mins?)? past ` + hourWord + `\b` + dayPart)
	toHour   = regexp.MustCompile(`(?i)` + beforeHour + `?\b(an? )?(quarter|twenty[- ]five|twenty|ten|five|[1-5]?\d(?: minutes?| mins?))( minutes?| mins?)? (to|before) ` + hourWord + `\b` + dayPart)
	// halfHour is "half seven", an hour later than its German sister; plainHour "nine thirty" and "nine in the evening".
	halfHour  = regexp.MustCompile(`(?i)` + beforeHour + `?\bhalf (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b` + dayPart)
	plainHour = regexp.MustCompile(`(?i)` + beforeHour + `?\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (fifteen|twenty[- ]five|twenty|thirty|forty[- ]five|forty|fifty|ten|oh five))?\b` + dayPart)
	// atHour is a lone hour behind what only a time of day follows, where hourEnds stands behind it.
	atHour   = regexp.MustCompile(`(?i)\b((?:leav(?:e|es|ing)|left|depart(?:s|ed|ing)?|set(?:ting)? off|set(?:ting)? out|start(?:s|ed|ing)?|arriv(?:e|es|ed|ing)|cast(?:ing)? off|slip(?:ped|ping)?) at )(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`)
	hourEnds = regexp.MustCompile(`(?i)^\s*(?:[,.;:?!]|$|(?:and|to|with|for|from|on|then|but)\b)`)
	// halbUhr and nachUhr are the German ones: "halb neun" is 08:30.
	halbUhr = regexp.MustCompile(`(?i)\bhalb (eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b(?: uhr)?( (?:morgens|früh|nachmittags|abends|nachts|morgen früh|heute abend))?`)
	nachUhr = regexp.MustCompile(`(?i)\b(fünf|zehn|zwanzig|viertel) (nach|vor) (eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b(?: uhr)?( (?:morgens|früh|nachmittags|abends|nachts))?`)
	// counted stands behind what only looks like an hour: "ten to six knots", "at five metres".
	counted = regexp.MustCompile(`(?i)^[ -]?(?:knots?|kn|kts|miles?|nm|metres?|meters?|m\b|feet|foot|ft|hours?|hrs?|h\b|minutes?|mins?|days?|weeks?|months?|years?|litres?|liters?|gallons?|degrees?|%|per ?cent|people|persons?|crew|of us|times|amps?|volts?|watts?|knoten|meilen|stunden|meter|tonn?es?|kg|fathoms?|cables?|hundred|thousand|or |to |and a |[a-z]+s\b|\d)`)
)

// spokenTimes writes times of day in words in figures: "ten past eight" is 08:10, "half seven in the evening" 19:30.
func spokenTimes(text string) string {
	low := strings.ToLower(text)
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(low, w) })
	}
	hour := has("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
	if !hour && !has(" past ", "quarter", "halb", "viertel") { // hardly any question has one
		return text
	}
	within := timesIn(text)
	rewrite := func(may bool, pattern *regexp.Regexp, read func(m []string, behind string) string) {
		if !may {
			return
		}
		var b strings.Builder
		from := 0
		for _, at := range pattern.FindAllStringSubmatchIndex(text, -1) {
			m := make([]string, len(at)/2)
			for i := range m {
				if at[2*i] >= 0 {
					m[i] = text[at[2*i]:at[2*i+1]]
				}
			}
			if said := read(m, text[at[1]:]); said != "" {
				said = laterHalf(text[:at[0]], said, m)
				b.WriteString(text[from:at[0]] + said)
				from = at[1]
			}
		}
		text = b.String() + text[from:]
	}
	rewrite(has(" past "), pastHour, func(m []string, _ string) string { return within.clock(m[2], minutesOf(m[1]), m[4]) })
	rewrite(has(" to ", " before "), toHour, func(m []string, behind string) string {
		sure := m[1] != "" || m[2] != "" || m[4] != "" || m[7] != "" || m[8] != ""
		sure = sure || strings.ContainsAny(m[3], "0123456789") // with "minutes", else "force 4 to 6 this morning"
		if !sure || m[5] == "before" && m[4] == "" && !strings.EqualFold(m[3], "quarter") && !strings.Contains(m[3], " min") || m[8] == "" && m[7] == "" && counted.MatchString(behind) {
			return ""
		}
		return prefixed(m[1], within.clock(m[6], -minutesOf(m[3]), m[8]))
	})
	rewrite(has("half "), halfHour, func(m []string, behind string) string {
		if m[1] == "" && m[3] == "" && m[4] == "" || m[3] == "" && m[4] == "" && counted.MatchString(behind) {
			return ""
		}
		return prefixed(m[1], within.clock(m[2], 30, m[4]))
	})
	rewrite(hour, plainHour, func(m []string, behind string) string {
		if m[4] == "" && m[5] == "" && (m[1] == "" || m[3] == "" || counted.MatchString(behind)) {
			return ""
		}
		return prefixed(m[1], within.clock(m[2], minutesOf(m[3]), m[5]))
	})
	rewrite(hour && has(" at "), atHour, func(m []string, behind string) string {
		if !hourEnds.MatchString(behind) {
			return ""
		}
		return prefixed(m[1], within.clock(m[2], 0, ""))
	})
	rewrite(has("halb "), halbUhr, func(m []string, _ string) string { return within.clock(m[1], -30, m[2]) })
	rewrite(has(" nach ", " vor "), nachUhr, func(m []string, _ string) string {
		if strings.EqualFold(m[2], "vor") {
			return within.clock(m[3], -minutesOf(m[1]), m[4])
		}
		return within.clock(m[3], minutesOf(m[1]), m[4])
	})
	return text
}

// untilHour is the noon or the time in figures from which something goes on to a time in words.
var untilHour = regexp.MustCompile(`(?i)(?:\b([01]?\d|2[0-3]):([0-5]\d)|\b(noon|midday))(?: (?:to|until|till) ?| ?[-–] ?)$`)

// laterHalf moves a time that is written in the first half of the day to the second where it ends what began before it, "noon to half past four", and no part of the
// day is told.
func laterHalf(before, said string, m []string) string {
	at := figuresOfClock.FindStringIndex(said)
	if at == nil || m[len(m)-1] != "" {
		return said
	}
	from := untilHour.FindStringSubmatch(before + said[:at[0]])
	if from == nil {
		return said
	}
	began := 12 * 60
	if from[3] == "" {
		h, _ := strconv.Atoi(from[1])
		minutes, _ := strconv.Atoi(from[2])
		began = 60*h + minutes
	}
	h, _ := strconv.Atoi(said[at[0] : at[0]+2])
	minutes, _ := strconv.Atoi(said[at[0]+3 : at[0]+5])
	const half = 12 * 60
	if ends := 60*h + minutes; ends < began && ends+half > began && ends < half {
		return said[:at[0]] + fmt.Sprintf("%02d:%02d", (ends+half)/60, (ends+half)%60) + said[at[0]+5:]
	}
	return said
}

func prefixed(before, clock string) string {
	if clock == "" {
		return ""
	}
	return before + clock
}

// minutesOf reads minutes in words or figures.
func minutesOf(said string) int {
	said = strings.ReplaceAll(strings.ToLower(said), "-", " ")
	if said == "oh five" {
		return 5
	}
	if n, ok := minuteNames[said]; ok {
		return n
	}
	n, _ := strconv.Atoi(strings.Fields(said + " 0")[0])
	return n
}

// span is from the first to the last time of day that a text has in figures, in minutes.
type span struct{ from, to int }

var figuresOfClock = regexp.MustCompile(`\b([01]?\d|2[0-3])[:.h]?([0-5]\d)\b(?: ?(?:utc|gmt|bst|hrs?|h)\b)?`)

var (
	beforeNoon = regexp.MustCompile(`^a\.?m`)
	afterNoon  = regexp.MustCompile(`^p\.?m`)
)

// timesIn are the bounds of the times that a text has in figures.
func timesIn(text string) span {
	s := span{-1, -1}
	for _, m := range figuresOfClock.FindAllStringSubmatch(text, -1) {
		if !strings.ContainsAny(m[0], ":h") {
			continue
		}
		h, _ := strconv.Atoi(m[1])
		minute, _ := strconv.Atoi(m[2])
		at := 60*h + minute
		if s.from < 0 {
			s.from = at
		}
		s.from, s.to = min(s.from, at), max(s.to, at)
	}
	return s
}

// clock writes an hour with minutes more or less as a time of day. Without a part of the day it is in the half of the day that makes it lie
// between the times that are written in figures, else in the first.
func (s span) clock(hour string, minutes int, part string) string {
	h, ok := hourNames[strings.ToLower(hour)]
	if !ok {
		var err error
		if h, err = strconv.Atoi(hour); err != nil || h < 1 || h > 12 {
			return ""
		}
	}
	at := 60*h + minutes
	part = strings.ToLower(strings.ReplaceAll(strings.TrimLeft(part, " ,"), "early ", ""))
	named := h == 24 || strings.EqualFold(hour, "noon") || strings.EqualFold(hour, "midday")
	switch {
	case named:
	case part == "":
		if s.from < s.to && at+12*60 >= s.from && at+12*60 <= s.to && (at < s.from || at > s.to) && h < 12 {
			at += 12 * 60
		}
	case beforeNoon.MatchString(part), morning.MatchString(part):
		at = 60*(h%12) + minutes
	case afterNoon.MatchString(part), !nightly.MatchString(part) || h >= firstEvening && h != 12:
		at = 60*(h%12+12) + minutes
	default:
		at = 60*(h%12) + minutes
	}
	at = (at + 24*60) % (24 * 60)
	day := ""
	if tomorrow.MatchString(part) {
		day = " tomorrow"
	}
	return fmt.Sprintf("%02d:%02d%s", at/60, at%60, day)
}
