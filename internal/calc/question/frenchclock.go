package question

import "regexp"

var (
	// hourOfDay is a time of day that a French text writes as a duration: "pleine mer 10h", "et à 13h".
	hourOfDay = regexp.MustCompile(`(?i)\b((?:pleine mer|basse mer|pm|bm)(?: est)?(?: à| a)?|^\W*et (?:à|a)) ?([01]?\d|2[0-3]) ?h(\s*[,;.?!]|\s*$|\s+(?:et|pour|combien|de|bm|pm|basse|pleine)\b)`)
	// ofTurns tells of high or low water, beside which "à 12h" is a time of day too.
	ofTurns   = regexp.MustCompile(`(?i)\b(?:pleine mer|basse mer)\b`)
	hourAsked = regexp.MustCompile(`(?i)(^|[ ,])(à|a) ([01]?\d|2[0-3]) ?h(\s*[,;.?!]|\s*$)`)
	noon      = regexp.MustCompile(`(?i)(^|[ ,])(à|a) midi\b`)
)

// withFrenchHours writes the hours of high and low water in a French text as a clock shows them.
func withFrenchHours(text string) string {
	text = hourOfDay.ReplaceAllString(text, "$1 $2:00$3")
	if ofTurns.MatchString(text) {
		text = hourAsked.ReplaceAllString(text, "$1$2 $3:00$4")
		text = noon.ReplaceAllString(text, "$1$2 12:00")
	}
	return text
}
