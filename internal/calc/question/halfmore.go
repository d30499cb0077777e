package question

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// halfMore is an amount with a part of one more behind its unit, in front of the time that it is for: "a gallon and a half an hour".
var halfMore = regexp.MustCompile(`(?i)\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (gallons?|litres?|liters?|miles?|pints?|amps?|amp hours?) and (?:a )?(half|quarter|third|three[- ]quarters) (an|a|per|each|every) (hour|day|night|mile|person|head|week)\b`)

// partMore are the parts of one more.
var partMore = map[string]float64{"half": 0.5, "quarter": 0.25, "third": 1.0 / 3, "three quarters": 0.75, "three-quarters": 0.75}

// pairOf is the number of what is told as a pair: "a pair of 100 Ah batteries".
var pairOf = regexp.MustCompile(`(?i)\b(?:an?|the|my|our) (?:matched )?(?:pair|couple) of (\d)`)

// withHalfMore writes such an amount as one number: "1.5 gallons an hour".
func withHalfMore(text string) string {
	text = pairOf.ReplaceAllString(text, "two $1")
	if !strings.Contains(text, " and ") {
		return text
	}
	return halfMore.ReplaceAllStringFunc(text, func(said string) string {
		m := halfMore.FindStringSubmatch(said)
		whole := 1.0
		if n, err := strconv.ParseFloat(m[1], 64); err == nil {
			whole = n
		} else if n, ok := quantity.Parse(m[1] + " hours"); ok { // in words
			whole = n.Given
		}
		return fmt.Sprintf("%.6g %s %s %s", whole+partMore[strings.ToLower(m[3])], m[2], m[4], m[5])
	})
}
