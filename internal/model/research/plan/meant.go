package plan

import (
	"regexp"
)

// meant is a text with words that could be taken for a question of another kind put as they are meant.
func meant(text string) string {
	text = takesOff.ReplaceAllString(nearlyAll.ReplaceAllString(text, "$1 $2"), "do to the $1")
	text = budgeted.ReplaceAllString(text, "$1 which boats can I buy")
	text = ownOptions.ReplaceAllStringFunc(text, func(found string) string {
		if ownOptions.FindStringSubmatch(found)[1] != "" {
			return found
		}
		return "suitable boats"
	})
	return moves.ReplaceAllStringFunc(text, func(found string) string {
		m := moves.FindStringSubmatch(found)
		if by := propertyIn(wordsOf(m[2])); by == "" || by == "broker" || by == "builder" {
			return found
		}
		return m[1] + m[2] + "do to the " + m[3]
	})
}

// takesOff asks what a thing does to a price, not what comes off it.
var takesOff = regexp.MustCompile(`(?i)\b(?:take|takes|taking|knock|knocks) (?:anything |much |money )?off (?:the |its |her |a )?(?:asking )?(price|value)\b`)

// budgeted asks what there is for an amount that one has, not whether a price is right: "I have 80,000 euros for a cruiser, what is realistic?"
var budgeted = regexp.MustCompile(`(?i)(\b(?:i|we) have (?:about |around |up to |only )?[€£$]?\s?\d[^?!]{0,80}?\bfor an?\b[^?!]{0,80}?[,;.:–-]?\s)what(?: is|'s|’s)(?: really)? realistic\b`)

// ownOptions are boats to choose from, not equipment, unless what is done with them tells that: "my best options", "which options do I have".
var ownOptions = regexp.MustCompile(`(?i)\b(?:(?:(?:my|our|your|the) )?(?:best|good|realistic|sensible|main|other) options?|(?:my|our) options|(?:what|which) options (?:do (?:i|we) have|have (?:i|we)|are there)|` +
	`(?:meine|unsere|beste[ns]?|gute) (?:besten )?(?:optionen|möglichkeiten)|(?:mes|nos|les) (?:meilleures )?options)\b( to (?:add|have|fit|order|install)| for resale)?`)

// moves asks what a property does to a price, which nobody lowers: "do high engine hours reduce the asking price?"
var moves = regexp.MustCompile(`(?i)\b((?:do|does|will|would|can|could)\b)(.{3,60}?\s)(?:reduce|lower|cut|drop|raise|increase|hurt|depress|pull down|bring down) (?:the |its |their |her |a )?(?:asking |resale )?(price|value)s?\b`)

// nearlyAll is a "most" that ranks nothing: "what do most boats cost?"
var nearlyAll = regexp.MustCompile(`(?i)\b(do|does|did|are|is|can|will|of|for|in|on) most (\d|\pL*(?:boats?|yachts?|catamarans?|owners?|sellers?|buyers?)\b)`)
