package numeral

import (
	"regexp"
	"strconv"
	"strings"
)

// sides are the length and the beam of a boat: "12x7 m", "11.2 m x 3.6 m".
var sides = spelling{
	[]string{"x", "×"},
	regexp.MustCompile(`(?i)(^|[^\d.,x×€$£])(\d{1,2}(?:[.,]\d+)?)\s?(m|ft|')?\s?[x×]\s?(\d{1,2}(?:[.,]\d+)?)\s?(m(?:et(?:er|re)s?)?|ft|feet|')($|[\s,;.)])`),
	func(m []string) string {
		length, beam := value(m[2]), value(m[4])
		if length <= beam || length < leastLong || m[3] != "" && !strings.EqualFold(m[3][:1], m[5][:1]) {
			return m[0]
		}
		return m[1] + m[2] + " " + feet(m[5]) + ", beam " + m[4] + " " + feet(m[5]) + m[6]
	},
}

// leastLong is more than any engine or berth has beside an "x", and less than any boat that is told by two sides.
const leastLong = 4

// particulars are a boat's measures by their first letters: "L 10 m, B 3.2 m, T 1.5 m".
var particulars = spelling{
	[]string{"b ", "b:", "b=", "b."},
	regexp.MustCompile(`(?i)\bL(?:OA|üA|ua|änge)?[.:=]?\s?(\d{1,2}(?:[.,]\d+)?)\s?(m|ft)[,;/ ]+B(?:eam|reite)?[.:=]?\s?(\d{1,2}(?:[.,]\d+)?)\s?(m|ft)(?:[,;/ ]+(?:T|D|TG|Tiefgang|draft|draught)[.:=]?\s?(\d(?:[.,]\d+)?)\s?(m|ft))?\b`),
	func(m []string) string {
		text := "length " + m[1] + " " + m[2] + ", beam " + m[3] + " " + m[4]
		if m[5] != "" {
			text += ", draft " + m[5] + " " + m[6]
		}
		return text
	},
}

// feet is a unit in letters.
func feet(unit string) string {
	if unit == "'" {
		return "ft"
	}
	return unit
}

// value is a number as it is written, 0 where it is none.
func value(text string) float64 {
	v, err := strconv.ParseFloat(strings.Replace(text, ",", ".", 1), 64)
	if err != nil {
		return 0
	}
	return v
}
