package question

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// ofHullSpeed is a speed that is told as a share of the hull speed of a waterline: "at 85% of hull speed on a 36 ft waterline".
var ofHullSpeed = regexp.MustCompile(`(?i)\b(\d{2,3}) ?(?:%|per ?cent) of (?:her |its |my |our |the |a )?(?:theoretical )?hull ?speed (?:of|on|for|with|from) (?:a |an |her |my |our |the )?` +
	`(?:(?:waterline|lwl) (?:length )?(?:of )?)?(\d+(?:\.\d+)?) ?-?(ft|foot|feet|m|metres?|meters?)\b(?: (?:of )?(?:waterline|lwl)\b| on the waterline\b)?`)

// sailed tells that such a speed is sailed, over a distance or for a time.
var sailed = regexp.MustCompile(`(?i)\d ?(?:nm|nautical miles|miles|sea miles|hours?|hrs?|h|days?)\b`)

// derived replaces a speed that has to be worked out first by what it comes to, and tells how. It returns the text as it is and "" where
// there is none.
func derived(text string) (plain, first string) {
	at := ofHullSpeed.FindStringSubmatchIndex(text)
	if at == nil || !sailed.MatchString(text[:at[0]]+" "+text[at[1]:]) {
		return text, ""
	}
	group := func(i int) string { return text[at[2*i]:at[2*i+1]] }
	length, err := strconv.ParseFloat(group(2), 64)
	if err != nil {
		return text, ""
	}
	percent, err := strconv.ParseFloat(group(1), 64)
	if err != nil {
		return text, ""
	}
	constant, unit := 1.34, "ft"
	if strings.HasPrefix(strings.ToLower(group(3)), "m") {
		constant, unit = 1.34*math.Sqrt(1/quantity.Foot), "m"
	}
	knots := constant * math.Sqrt(length) * percent / 100
	return text[:at[0]] + fmt.Sprintf("%.2f knots", knots) + text[at[1]:], fmt.Sprintf("%s %% × %.2f × √%s %s = %.2f kn", group(1), constant, group(2), unit, knots)
}
