package passage

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// partInput is the share of the way on which the current runs, where that is told.
func partInput() calc.Input {
	return calc.Input{Name: "current_part", Label: "share of the way with the current", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100, Optional: true, Announced: true}
}

var (
	// part tells on how much of a passage something is so.
	part = regexp.MustCompile(`(?i)\b(half|(?:a |one )?third|(?:a |one )?quarter|two[ -]thirds|three[ -]quarters|part|some|most|the (?:first|last|second) (?:half|third|part)) (?:of )?(?:the |my |our )?(way|distance|passage|trip|journey|miles|leg|time)\b|\b(?:die |der )?(hälfte)(?: der strecke| des weges)?|\b(moitié)(?: du trajet| de la route)?`)

	shares = map[string]string{"half": "50 %", "third": "33.33333333 %", "quarter": "25 %", "thirds": "66.66666667 %", "quarters": "75 %", "hälfte": "50 %", "moitié": "50 %"}
)

// readPart takes the share of the way on which a current runs, and refuses one of which it is not said how much, or that is one of the time.
func readPart(q *question.Question, d *calc.Draft) {
	m := part.FindStringSubmatchIndex(q.Text)
	if m == nil || d.Args["current"] == nil && !q.Says("current", "tide|stream", "strom", "courant") {
		return
	}
	said := strings.FieldsFunc(strings.ToLower(q.Text[m[0]:m[1]]), func(r rune) bool { return r == ' ' || r == '-' })
	for _, word := range said {
		if share, told := shares[word]; told && said[len(said)-1] != "time" {
			d.Args["current_part"] = share
			d.SpokenFor(m[0], m[1])
			return
		}
	}
	d.Refused = true
}

// withPart is the time for a way with the current on a share of it and without on the rest.
func withPart(v *calc.Values, d, over, speed float64) (seconds float64, working string) {
	share := v.Number("current_part")
	with, without := share*d/over, (1-share)*d/speed
	return with + without, answer.Working("%s nm / %s kn = %s h; %s nm / %s kn = %s h; together %s h", share*d/1852, over*3600/1852, with/3600, (1-share)*d/1852, speed*3600/1852, without/3600, (with+without)/3600)
}
