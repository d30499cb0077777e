package question

import (
	"cmp"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// partOfDay is an hour with the part of the day that it is in: "6 in the morning", "um 6 Uhr abends", "6 heures du matin".
var partOfDay = regexp.MustCompile(`(?i)\b(\d{1,2})(?:[:.]([0-5]\d))?(?: ?(o'?clock|uhr|h(?:eures?)?))? (in the morning|in the afternoon|in the evening|at night|tomorrow morning|tomorrow evening|this morning|this evening|tonight|morgens|früh|nachmittags|abends|nachts|du matin|de l'après-midi|du soir)\b`)

// firstEvening is the hour from which one at night is before midnight.
const firstEvening = 6

// byTheClock writes an hour and its part of the day as a time of day, which it is and no speed or length.
func byTheClock(text string) string {
	var b strings.Builder
	from := 0
	for _, at := range partOfDay.FindAllStringSubmatchIndex(text, -1) {
		said := text[at[0]:at[1]]
		m := partOfDay.FindStringSubmatch(said)
		if bare := m[2] == "" && m[3] == ""; !bare || !noHour.MatchString(text[:at[0]]) {
			said = cmp.Or(clock(m[1], m[2], m[4]), said)
		}
		b.WriteString(text[from:at[0]] + said)
		from = at[1]
	}
	return b.String() + text[from:]
}

// clock writes an hour, its minutes and the part of the day they are in as a time of day, with the day where that is another; "" for no hour.
func clock(hours, minutes, part string) string {
	hour, err := strconv.Atoi(hours)
	if err != nil || hour < 1 || hour > 12 {
		return ""
	}
	hour %= 12
	if !morning.MatchString(part) && !(nightly.MatchString(part) && hour < firstEvening) {
		hour += 12
	}
	day := ""
	if tomorrow.MatchString(part) {
		day = " tomorrow"
	}
	return fmt.Sprintf("%02d:%s%s", hour, cmp.Or(minutes, "00"), day)
}

var (
	morning = regexp.MustCompile(`(?i)morning|morgens|früh|matin`)
	nightly = regexp.MustCompile(`(?i)at night|tonight|nachts`)
	// tomorrow names another day than this.
	tomorrow = regexp.MustCompile(`(?i)^tomorrow`)
	// noHour stands before a strength of the wind, a number of people or the number of a place, which is no hour whatever part of the day
	// is told behind it: "force 5 to 6 this morning", "a crew of 6 tonight".
	noHour = regexp.MustCompile(`(?i)(?:\b(?:force|f|bf|bft|beaufort|windstärke|stärke)(?: (?:is|was|of|ist|about|around|up to|gusting))*(?: ?\d{1,2},? ?(?:to|or|and|-|–|gusting|increasing|occasionally|perhaps|bis|oder|à|ou))*` +
		`|\b(?:crew|family|party|group|team|all|mannschaft|équipage) (?:of|von|de)|\b(?:meals?|food|water|beds?|berths|dinner|supper|breakfast) for|\b(?:feed|feeds|sleeps|we are|there are|were|we're)` +
		`|\b(?:berth|box|slip|pontoon|pier|jetty|buoy|mooring|channel|gate|number|no\.|nr\.?))(?: (?:about|around))? ?$`)
)
