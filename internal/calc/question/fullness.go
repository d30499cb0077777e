package question

import (
	"regexp"
	"strings"
)

// partFull is how full a tank is, in words or as a share.
var partFull = regexp.MustCompile(`(?:^|[^a-z])(half|(?:a |one )?quarter|three[- ]quarters|two[- ]thirds|(?:a |one )?third|(?:three|five|seven|[357])[- ]eighths|(?:two|three|four|[234])[- ]fifths|(?:an |one )?eighth|[1-7]/[23458]|halb|halbvoll|viertel|drei ?viertel|zwei ?drittel|` +
	`\d{1,2} ?%|à moitié|aux trois quarts|au quart)(?:[ -]?(?:full|voll|plein)|(?: of)?(?: a)? (?:fuel )?tank\b)`)

// Fullness is how full a tank is said to be; told is false where nothing is said of it.
func (q *Question) Fullness() (full Share, told bool) {
	text := strings.ToLower(q.Text)
	at := partFull.FindStringSubmatchIndex(text)
	if at == nil {
		return Share{}, false
	}
	full.From, full.To = at[2], at[3]
	switch words := text[full.From:full.To]; {
	case strings.HasPrefix(words, "halb"), strings.HasSuffix(words, "moitié"):
		full.Percent = 50
	case strings.HasSuffix(words, "trois quarts"):
		full.Percent = 75
	case words == "au quart":
		full.Percent = 25
	default:
		full = newShare(text, full.From, full.To)
	}
	return full, true
}
