package numeral

import (
	"fmt"
	"regexp"
	"strings"
)

// several is how many engines a word stands for.
var several = map[string]int{"single": 1, "two": 2, "twin": 2, "dual": 2, "three": 3, "triple": 3, "quad": 4}

// outboards build nothing but motors, which are told apart by their power.
const outboards = `yamaha|suzuki|mercury|evinrude|johnson|tohatsu|honda`

// builders build engines that are named between their number and their power.
const builders = outboards + `|volvo(?: penta)?|yanmar|cummins|caterpillar|cats?|man|detroits?|perkins|lehmans?|ford lehmans?|nanni|john deere|mercruiser|steyr|iveco`

// power are the ways to tell the power of motors without its unit.
var power = []spelling{
	{ // "twin 300s", "single Yamaha 250", "triple 300hp"
		[]string{"twin ", "dual ", "triple ", "quad ", "single "},
		regexp.MustCompile(`(?i)\b(single|twin|dual|triple|quad) (?:(` + outboards + `) )?(?:df|f)?(\d{2,3})(?:['’]?s)?( ?(?:hp|ps|bhp|cv)s?)?\b( ?[\p{L}'"’-]+|)`),
		func(m []string) string {
			each := count(m[3])
			if m[4] == "" && (each < leastTold || measured.MatchString(m[5]) || storing.MatchString(m[5]) || counting[strings.ToLower(strings.TrimSpace(m[5]))] != "" && m[2] == "") {
				return m[0]
			}
			n, engines := several[strings.ToLower(m[1])], m[1]+" engine"
			if n > 1 {
				engines = "twin engines"
			}
			if n > 2 {
				engines = fmt.Sprintf("%d engines", n)
			}
			return strings.TrimSpace(fmt.Sprintf("%s %d hp %s", engines, n*each, m[2])) + m[5]
		},
	},
	{ // "2x Volvo 370hp", "two Cummins 350 hp diesels"
		strings.Split("hp|ps|bhp|cv", "|"),
		regexp.MustCompile(`(?i)\b(?:([234])(?: ?x ?| )|(two|three|twin|dual|triple|quad) )(` + builders + `)[ ,]+(\d{2,4}) ?(?:hp|ps|bhp|cv)\b`),
		func(m []string) string {
			n, engines := several[strings.ToLower(m[2])], "twin engines"
			if m[1] != "" {
				n = count(m[1])
			}
			if n > 2 {
				engines = fmt.Sprintf("%d engines", n)
			}
			return fmt.Sprintf("%s %d hp %s", engines, n*count(m[4]), m[3])
		},
	},
	{ // "a 115 Mercury"
		strings.Split(outboards, "|"), regexp.MustCompile(`(?i)\b(with|and|w/|an?|mit|avec|plus|&|,) (?:an? |one )?(\d{2,3}) (` + outboards + `)\b`),
		func(m []string) string {
			if count(m[2]) < leastTold {
				return m[0]
			}
			return m[1] + " " + m[2] + " hp " + m[3]
		},
	},
	{ // "Yamaha 150", "Suzuki DF140"
		strings.Split(outboards, "|"), regexp.MustCompile(`(?i)\b(` + outboards + `) (?:(four|two|4|2)[ -]?strokes? )?(?:df|f)? ?(\d{2,3})(\s?[\p{L}'"’€$£%.,\d/-]*)`),
		func(m []string) string {
			rest := strings.TrimSpace(m[4])
			if count(m[3]) < leastTold || rest != "" && (measured.MatchString(rest) || isDigit(rest[0])) {
				return m[0]
			}
			stroke := ""
			if m[2] != "" {
				stroke = m[2] + "-stroke "
			}
			return m[1] + " " + stroke + m[3] + " hp" + m[4]
		},
	},
}

// storing is the beginning of what tells that a number is of something that a boat carries: "twin 40 gallon tanks".
var storing = regexp.MustCompile(`(?i)^\s*(?:us |imp )?(?:gal\p{L}*|lit\p{L}+|l|amp\p{L}*|ah|a|watts?|w|volts?|v|kg|lbs?|pounds?|cm|mm|in|inch\p{L}*|percent|degrees?|knots?|kn)\b`)

// leastTold is from what power on, in hp, motors are told by it alone.
const leastTold = 40

func isDigit(b byte) bool { return '0' <= b && b <= '9' }
