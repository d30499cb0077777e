package numeral

import (
	"regexp"
	"strings"
)

// millions is a price whose other end makes an "m" millions: "$1.2m to 1.8m", "EUR 900k - 1.2m".
var millions = spelling{
	[]string{"$", "€", "£", "eur", "usd", "gbp", "chf", "aud", "cad", "nzd"},
	regexp.MustCompile(`(?i)(between |zwischen |entre )?((?:us|a|au|nz|c|ca)?\$|€|£|\b(?:eur|usd|gbp|chf|aud|cad|nzd))\s?(\d{1,4}(?:[.,]\d+)?)\s?(k|m|mio|mn|million)\s?(-|–|—|to|up to|and|bis|à|et|und)\s?(\d{1,3}(?:[.,]\d+)?)\s?(?:m|mio|mn)\b(\s?(?:draft|draught|beam|wide|deep|long|loa|lang|tief|breit|tiefgang|de )|)`),
	millionsBehind,
}

// mostMillions is how many millions may be meant by an "m" behind a price in thousands: more of them are metres.
const mostMillions = 9

// millionsBehind writes the end of a price that is in millions, behind a start that names its money, as such.
func millionsBehind(m []string) string {
	opens, money, low, unit, join, high, measured := m[1], m[2], m[3], strings.ToLower(m[4]), m[5], m[6], m[7]
	paired := opens != "" || !pairs[strings.ToLower(join)]
	if !paired || measured != "" || unit == "k" && value(high) > mostMillions {
		return m[0]
	}
	if unit != "k" {
		unit = " million"
	}
	return opens + money + low + unit + " " + join + " " + money + high + " million"
}

// pairs are the words between the ends of a range that may as well join two demands: "under $90k and 12 m".
var pairs = map[string]bool{"and": true, "et": true, "und": true}
