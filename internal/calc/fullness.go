package calc

import (
	"regexp"
	"strings"
)

// partFull is how full a tank is, in words or as a share.
var partFull = regexp.MustCompile(`(?:^|[^a-z])(half|(?:a |one )?quarter|three[- ]quarters|two[- ]thirds|(?:a |one )?third|[123]/[234]|halb|halbvoll|viertel|drei ?viertel|zwei ?drittel|` +
	`\d{1,2} ?%|à moitié|aux trois quarts|au quart)(?:[ -]?(?:full|voll|plein))`)

// filling is how full a tank is said to be, in percent, -1 where that cannot be read, and where that stands.
type filling struct {
	percent  float64
	from, to int
}

// fullness is how full a tank is said to be; told is false where nothing is said of it.
func (q *question) fullness() (full filling, told bool) {
	text := strings.ToLower(q.text)
	at := partFull.FindStringSubmatchIndex(text)
	if at == nil {
		return filling{}, false
	}
	full.from, full.to = at[2], at[3]
	switch words := text[full.from:full.to]; {
	case strings.HasPrefix(words, "halb"), strings.HasSuffix(words, "moitié"):
		full.percent = 50
	case strings.HasSuffix(words, "trois quarts"):
		full.percent = 75
	case words == "au quart":
		full.percent = 25
	default:
		var ok bool
		if full.percent, ok = shareOf(words); !ok {
			full.percent = -1
		}
	}
	return full, true
}
