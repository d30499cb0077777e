package chartwork

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// variationNowCalculator brings the variation of a compass rose up to date.
func variationNowCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "variation_now", Title: answer.Say("Variation of a later year", "Missweisung eines späteren Jahres", "Déclinaison d'une année plus tard"),
		Answers: "the magnetic variation of a year from that of the chart's compass rose and its annual change",
		Formula: "variation = variation of the chart + years × annual change, east +, west -",
		Source:  "the compass rose of a chart, which gives variation, year and annual change",
		Inputs: []calc.Input{
			{Name: "variation", Label: "variation of the chart, east positive", Dim: quantity.Angle, Unit: "deg", Min: -90, Max: 90},
			{Name: "change", Label: "change in a year in minutes of arc, east positive", Dim: quantity.Bare, Min: -60, Max: 60, Announced: true},
			{Name: "years", Label: "years since", Dim: quantity.Bare, Min: -100, Max: 100, Announced: true},
		},
		Topic:   []string{"variation", "declination", "missweisung", "déclinaison"},
		Asks:    []string{"what", "now", "wie", "quelle"},
		Never:   []string{"deviation", "heading|course|bearing", "sun", "latitude"},
		Whole:   true,
		Rank:    2,
		Read:    readCompassRose,
		Compute: variationNow,
	}
}

var (
	roseVariation = regexp.MustCompile(`(?i)(\d{1,2})(?: ?°| ?deg(?:rees)?)? ?(?:(\d{1,2}(?:\.\d)?) ?(?:['′’]|min(?:utes)?)?)? ?(?:(E|W)\b|(east|west))`)
	roseChange    = regexp.MustCompile(`(?i)(\d{1,2}(?:\.\d)?) ?(?:['′’]|min(?:utes)?\b) ?(E\b|W\b|east|west)?`)
	roseYear      = regexp.MustCompile(`\b(?:19|20)\d\d\b`)
	roseYearly    = regexp.MustCompile(`(?i)\b(?:annual(?:ly)?|a year|per year|each year|every year|yearly|p\.a\.)`)
)

// readCompassRose reads what stands on the rose as charts write it: "4°30'W 2012 (9'E)", "3 40 W in 2015, decreasing 8' annually".
func readCompassRose(q *question.Question, d *calc.Draft) {
	v := roseVariation.FindStringSubmatchIndex(q.Text)
	years := roseYear.FindAllString(q.Text, -1)
	d.Refused = true
	if v == nil || len(years) != 2 {
		return
	}
	rest := q.Text[v[1]:]
	change := roseChange.FindStringSubmatch(rest)
	falling, rising := q.Says("decreas*|falling|reducing"), q.Says("increas*|rising|growing")
	if change == nil || change[2] == "" && falling == rising || !roseYearly.MatchString(rest) && change[2] == "" {
		return
	}
	part := func(i int) string {
		if v[2*i] < 0 {
			return ""
		}
		return q.Text[v[2*i]:v[2*i+1]]
	}
	side := sign(part(3) + part(4))
	degrees, _ := strconv.ParseFloat(part(1), 64)
	minutes, _ := strconv.ParseFloat(part(2), 64)
	yearly, _ := strconv.ParseFloat(change[1], 64)
	switch {
	case change[2] != "":
		yearly *= sign(change[2])
	case falling:
		yearly *= -side
	default:
		yearly *= side
	}
	from, _ := strconv.Atoi(years[0])
	to, _ := strconv.Atoi(years[1])
	d.Refused = false
	d.Args["variation"] = fmt.Sprintf("%.6g deg", side*(degrees+minutes/60))
	d.Args["change"], d.Args["years"] = yearly, float64(to-from)
	d.Quality += 3
	d.SpokenFor(0, len(q.Text))
}

// sign is 1 for east and -1 for west.
func sign(side string) float64 {
	if strings.HasPrefix(strings.ToLower(side), "w") {
		return -1
	}
	return 1
}

func variationNow(v *calc.Values) (answer.Answer, error) {
	was, change, years := v.In("variation", "deg"), v.Number("change"), v.Number("years")
	now := was + change*years/60
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Plain(answer.Say("variation", "Die Missweisung", "La déclinaison"), roseAngle(now)),
			answer.Value(answer.Say("in decimal degrees", "In Dezimalgrad", "En degrés décimaux"), answer.Fixed(math.Abs(now), "deg", 2)),
		},
		Working: fmt.Sprintf("%s; %s years × %s′ %s a year = %s′", roseAngle(was), answer.Number(years), answer.Number(math.Abs(change)), eastWest(change), answer.Number(math.Abs(years*change))),
	}, nil
}

// roseAngle writes a variation as charts do.
func roseAngle(degrees float64) string {
	minutes := int(math.Round(math.Abs(degrees) * 60))
	return fmt.Sprintf("%d°%02d′ %s", minutes/60, minutes%60, eastWest(degrees))
}

func eastWest(value float64) string {
	if value < 0 {
		return "W"
	}
	return "E"
}
