package question

import (
	"regexp"
	"strings"
)

// The sides of variation and deviation that are told as an adjective, before the word or behind the number.
var (
	sideBehind = regexp.MustCompile(`(?i)(\d+(?:[.,]\d+)?) ?(?:°|deg(?:rees?)?\.?|grad|degrés?)? ?(?:of |an |de )?(easterly|westerly|east|west|östlicher?|westlicher?) ` +
		`(variation|deviation|declination|missweisung|ablenkung)`)
	sideAhead = regexp.MustCompile(`(?i)\b(easterly|westerly|östlicher?|westlicher?) (variation|deviation|declination|missweisung|ablenkung) (?:of |is |von )?(\d+(?:[.,]\d+)?) ?(?:°|deg(?:rees?)?\b\.?|grad\b|degrés?\b)?`)
)

// besideNumber writes the side of a variation or deviation behind its number, where it is read: "9 degrees of westerly variation"
// as "9° W variation".
func besideNumber(text string) string {
	text = sideBehind.ReplaceAllStringFunc(text, func(found string) string {
		m := sideBehind.FindStringSubmatch(found)
		return m[1] + "° " + letterOf(m[2]) + " " + m[3]
	})
	return sideAhead.ReplaceAllStringFunc(text, func(found string) string {
		m := sideAhead.FindStringSubmatch(found)
		return m[2] + " " + m[3] + "° " + letterOf(m[1])
	})
}

func letterOf(side string) string {
	if strings.HasPrefix(strings.ToLower(side), "w") {
		return "W"
	}
	return "E"
}
