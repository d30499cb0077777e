package calc

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// partFull is how full a tank is, in words or as a share.
	partFull = regexp.MustCompile(`(?:^|[^a-z])(half|(?:a |one )?quarter|three[- ]quarters|two[- ]thirds|(?:a |one )?third|[123]/[234]|halb|halbvoll|viertel|drei ?viertel|zwei ?drittel|` +
		`\d{1,2} ?%|à moitié|aux trois quarts|au quart)(?:[ -]?(?:full|voll|plein))`)
	// usableShare is what part of the tank may be burnt.
	usableShare = regexp.MustCompile(`(?:usable|useable|nutzbar|utilisables?|use(?: only)?) (\d{1,2}) ?%|(\d{1,2}) ?%(?: of it| of that| is| are)? (?:usable|useable|nutzbar|utilisables?)`)
)

// readTank reads the share of the time under engine, and what part of the tank there is to burn: "90 L half full",
// "300 L usable 80 %".
func readTank(q *question, d *draft) {
	readMotoring(q, d)
	text := strings.ToLower(q.text)
	if at := usableShare.FindStringSubmatch(text); at != nil {
		if share, err := strconv.ParseFloat(at[1]+at[2], 64); err == nil && share > 0 && share <= 100 {
			d.args["reserve"] = strconv.FormatFloat(100-share, 'f', -1, 64) + " %"
			d.usePercent(q, share)
		}
	}
	at := partFull.FindStringSubmatchIndex(text)
	if at == nil {
		return
	}
	percent, ok := fullness(text[at[2]:at[3]])
	tank := q.onlyOf(quantity.Volume)
	if !ok || tank < 0 {
		d.refused = true
		return
	}
	d.take("fuel", q, tank)
	one := q.quantities[tank]
	d.args["fuel"] = strconv.FormatFloat(one.Given*percent/100, 'f', -1, 64) + " " + one.Unit
	for i, one := range q.quantities {
		d.used[i] = d.used[i] || one.Start < at[3] && one.End > at[2]
	}
}

// usePercent marks the percentage of that value as spoken for.
func (d *draft) usePercent(q *question, share float64) {
	for i, one := range q.quantities {
		if one.Dim == quantity.Percent && one.Given == share {
			d.used[i] = true
		}
	}
}

// fullness reads how full a tank is in percent.
func fullness(words string) (float64, bool) {
	switch {
	case strings.HasPrefix(words, "halb"), strings.HasSuffix(words, "moitié"):
		return 50, true
	case strings.HasSuffix(words, "trois quarts"):
		return 75, true
	case words == "au quart":
		return 25, true
	}
	return shareOf(words)
}
