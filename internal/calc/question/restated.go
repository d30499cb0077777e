package question

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
)

// pointRestated is a compass point, be it vague, right before three figures of a direction: "setting northwest-ish 310°", "SSW (205°)".
var pointRestated = regexp.MustCompile(`(?i)\b((?:north|south|east|west)(?:[ -]?(?:north|south|east|west))*|[ns][ew]|[nsew][ns][ew])(?:ish|erly|wards?)?(?:[- ]ish)?,? (?:at |about |say |i\.e\. |that is )?\(?([0-3]\d\d(?:\.\d)?(?: ?°| ?deg(?:rees?)?\b)(?: ?[tm]\b)?)\)?`)

// kindRestated is a point or a vague word between what a direction is of and its three figures: "setting roughly 310".
var kindRestated = regexp.MustCompile(`(?i)\b(sets?|setting|running|flowing|heading|course|track)( (?:to(?:wards?)?))? (?:(?:roughly|about|approximately|approx\.?|around|say|more or less|nearly|almost|due)|[a-z]+ish) ([0-3]\d{2}\b)`)

// withoutRestated drops what only says a direction again, less exactly, beside its figures. What stands behind a number stays, for the point belongs to that.
func withoutRestated(text string) string {
	text = kindRestated.ReplaceAllString(text, "$1$2 $3")
	var out strings.Builder
	from := 0
	for _, at := range pointRestated.FindAllStringSubmatchIndex(text, -1) {
		before := strings.TrimRight(text[from:at[0]], " ")
		figures, err := strconv.ParseFloat(strings.TrimSpace(text[at[4]:at[4]+3]), 64)
		if err != nil || before != "" && strings.ContainsAny(before[len(before)-1:], "0123456789'\"") || !pointsTo(text[at[2]:at[3]], figures) {
			continue
		}
		out.WriteString(text[from:at[0]] + text[at[4]:at[5]])
		from = at[1]
	}
	return out.String() + text[from:]
}

// pointsTo reports whether a compass point in letters or words is about the direction.
func pointsTo(point string, degrees float64) bool {
	letters := pointLetters.Replace(strings.ToLower(point))
	x, y := 0.0, 0.0
	for _, letter := range letters {
		switch letter {
		case 'n':
			y++
		case 's':
			y--
		case 'e':
			x++
		case 'w':
			x--
		}
	}
	const about = 46
	off := math.Abs(math.Mod(degrees-math.Atan2(x, y)*180/math.Pi+540, 360) - 180)
	return off <= about
}

var pointLetters = strings.NewReplacer("north", "n", "south", "s", "east", "e", "west", "w", " ", "", "-", "")

// logFromTo is a distance run as two readings of the log: "the log has gone from 1204.6 to 1236.1".
var logFromTo = regexp.MustCompile(`(?i)\b((?:the |my |our )?(?:distance |trip |tow(?:ed|ing) )?(?:log|logge|loch)(?: reading)?(?: (?:has|had|have))?(?: (?:now|since))?) (?:(?:gone|went|go|goes|moved|run|ran|risen|rose|rises|climbed|changed|advanced|ticked|turned|counted|clicked)(?: (?:up|on|over|round))? |reads? |read |is (?:up )?|was )?` +
	`(?:from|von|de) (\d[\d,]*(?:\.\d+)?)(?: ?(?:nm|miles|nautical miles))? (?:to|auf|bis|à) (\d[\d,]*(?:\.\d+)?)`)

// milesBehind is the unit of a reading of the log.
var milesBehind = regexp.MustCompile(`(?i)^ ?(?:nm|(?:nautical |sea )?miles?)\b`)

// noDistance stands behind readings of the log that are speeds or what it makes of a distance that is known.
var noDistance = regexp.MustCompile(`(?i)^ ?(?:knots?\b|kn\b|kts?\b|%|per ?cent\b|amps?\b|hours?\b)`)

// loggedRun replaces two readings of the log by the distance between them, and tells how. It returns the text as it is and "" where there are none.
func loggedRun(text string) (plain, first string) {
	at := logFromTo.FindStringSubmatchIndex(text)
	if at == nil || noDistance.MatchString(text[at[1]:]) {
		return text, ""
	}
	reading := func(i int) (float64, error) {
		return strconv.ParseFloat(strings.ReplaceAll(text[at[2*i]:at[2*i+1]], ",", ""), 64)
	}
	before, err := reading(2)
	if err != nil {
		return text, ""
	}
	after, err := reading(3)
	if err != nil || after <= before {
		return text, ""
	}
	run := strconv.FormatFloat(after-before, 'f', 1, 64)
	end := at[7]
	if unit := milesBehind.FindString(text[end:]); unit != "" {
		end += len(unit)
	}
	return text[:at[0]] + "we have run " + run + " nm" + text[end:], fmt.Sprintf("%s - %s = %s nm", text[at[6]:at[7]], text[at[4]:at[5]], run)
}
