package question

import (
	"fmt"
	"regexp"
	"strconv"
)

// partOfDay is an hour with the part of the day that it is in: "6 in the morning", "um 6 Uhr abends", "6 heures du matin".
var partOfDay = regexp.MustCompile(`(?i)\b(\d{1,2})(?:[:.]([0-5]\d))?(?: ?(?:o'?clock|uhr|h(?:eures?)?))? (in the morning|in the afternoon|in the evening|at night|tomorrow morning|tomorrow evening|this morning|this evening|tonight|morgens|früh|nachmittags|abends|nachts|du matin|de l'après-midi|du soir)\b`)

// firstEvening is the hour from which one at night is before midnight.
const firstEvening = 6

// byTheClock writes an hour and its part of the day as a time of day, which it is and no speed or length.
func byTheClock(text string) string {
	return partOfDay.ReplaceAllStringFunc(text, func(said string) string {
		m := partOfDay.FindStringSubmatch(said)
		hour, err := strconv.Atoi(m[1])
		if err != nil || hour < 1 || hour > 12 {
			return said
		}
		minutes := m[2]
		if minutes == "" {
			minutes = "00"
		}
		hour %= 12
		switch part := m[3]; {
		case morning.MatchString(part), nightly.MatchString(part) && hour < firstEvening:
		default:
			hour += 12
		}
		return fmt.Sprintf("%02d:%s", hour, minutes)
	})
}

var (
	morning = regexp.MustCompile(`(?i)morning|morgens|früh|matin`)
	nightly = regexp.MustCompile(`(?i)at night|tonight|nachts`)
)
