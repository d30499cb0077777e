package tide

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// secondaryPortCalculator applies the differences of a secondary port to a tide of its standard port, interpolated where two are told.
func secondaryPortCalculator() calc.Calculator {
	clock := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Clock, Optional: true, Announced: true}
	}
	shift := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Time, Unit: "min", Min: -900, Max: 900, Optional: true, Announced: true}
	}
	height := func(name, label string, least float64) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Length, Unit: "m", Min: least, Max: 20, Optional: true, Announced: true}
	}
	return calc.Calculator{
		Name: "secondary_port", Title: answer.Say("Tide at a secondary port", "Gezeit an einem Anschlussort", "Marée d'un port secondaire"),
		Answers: "the time and height of high or low water at a secondary port, from those of its standard port and the differences of the tide tables",
		Formula: "time = standard time + difference; height = standard height + difference; between two differences: d1 + (d2 - d1) × (x - x1) / (x2 - x1)",
		Source:  "the procedure of tide tables: differences are added, and interpolated in a straight line between the times or heights that they are given for",
		Inputs: []calc.Input{
			clock("time", "time at the standard port"), shift("difference", "difference of time"),
			clock("first_for", "time for which the difference holds"), shift("second_difference", "second difference of time"), clock("second_for", "time for which the second one holds"),
			height("height", "height at the standard port", -3), height("height_difference", "difference of height", -10),
			height("first_height_for", "height for which that difference holds", -3), height("second_height_difference", "second difference of height", -10),
			height("second_height_for", "height for which the second one holds", -3),
		},
		Topic: []string{
			"secondary port*|harbour*|station*", "standard port", "port differences", "time|height|tidal difference|differences", "differences are|is|of|for", "difference is|of #", "anschlussort*", "bezugsort", "port secondaire|rattaché", "port principal|de_référence",
		},
		Asks:    []string{"when", "what", "time|height", "hw|lw|high_water|low_water", "how high|much", "wann", "wie hoch", "quand", "quelle"},
		Never:   []string{"latitude|longitude", "cost*|price", "time zone|zones", "wind", "log|speed"},
		Whole:   true,
		Rank:    1.5,
		Either:  []string{"difference", "height_difference"},
		Read:    readSecondary,
		Compute: secondaryPort,
	}
}

// signed begins what is a difference; hoursMinutes is one in four figures.
var (
	signedText   = regexp.MustCompile(`^(?:[+\-−]|plus|minus)\s?`)
	hoursMinutes = regexp.MustCompile(`^[+\-−]?(\d\d)(\d\d)$`)
	fourDigits   = regexp.MustCompile(`^(?:[01]\d|2[0-3])[0-5]\d$`)
)

// tideItem is a value of the standard port, or a difference.
type tideItem struct {
	at         int
	difference bool
	argument   string
}

// readSecondary takes times and heights with the differences that belong to them.
func readSecondary(q *question.Question, d *calc.Draft) {
	var times, heights []tideItem
	for i, one := range q.Quantities {
		sign := signOf(q, i)
		switch {
		case one.Dim == quantity.Calendar:
			d.Used[i] = true
		case one.Dim == quantity.Clock && sign == 0:
			times = append(times, tideItem{i, false, calc.Argument(one).(string)})
		case one.Dim == quantity.Clock, one.Dim == quantity.Time:
			if sign == 0 {
				if d.Refused = !q.Says("difference|differences|unterschied*|différence*"); d.Refused {
					return // a time that is shifted, and no more
				}
				sign = wayOf(q, i)
			}
			times = append(times, tideItem{i, true, fmt.Sprintf("%g min", sign*math.Abs(one.Value)/60)})
		case one.Dim == quantity.Bare && one.Unit == "" && sign != 0 && hoursMinutes.MatchString(one.Text):
			m := hoursMinutes.FindStringSubmatch(one.Text)
			hours, _ := strconv.Atoi(m[1])
			minutes, _ := strconv.Atoi(m[2])
			times = append(times, tideItem{i, true, fmt.Sprintf("%g min", sign*float64(60*hours+minutes))})
		case one.Dim == quantity.Bare && one.Unit == "" && fourDigits.MatchString(one.Text):
			times = append(times, tideItem{i, false, one.Text[:2] + ":" + one.Text[2:]})
		case one.Dim == quantity.Length && sign == 0 && q.Says("difference|differences", "less|lower|more|higher than") && comparedBehind(q, i) != 0:
			heights = append(heights, tideItem{i, true, fmt.Sprintf("%g %s", comparedBehind(q, i)*math.Abs(one.Given), one.Unit)})
		case one.Dim == quantity.Length && (one.Unit == "m" || one.Unit == "ft" || one.Unit == "cm"):
			heights = append(heights, tideItem{i, sign != 0, fmt.Sprintf("%g %s", orSame(sign)*math.Abs(one.Given), one.Unit)})
		default:
			d.Refused = true
			return
		}
	}
	d.Refused = !takeDifferences(q, d, times, [5]string{"time", "difference", "first_for", "second_difference", "second_for"}) ||
		!takeDifferences(q, d, heights, [5]string{"height", "height_difference", "first_height_for", "second_height_difference", "second_height_for"})
	d.Refused = d.Refused || d.Args["difference"] == nil && d.Args["height_difference"] == nil
}

// signOf is the sign that quantity i is written with, 0 for none.
func signOf(q *question.Question, i int) float64 {
	one := q.Quantities[i]
	before := q.Text[:one.Start]
	for _, minus := range []string{"-", "−", "minus "} {
		if strings.HasPrefix(strings.ToLower(one.Text), minus) || strings.HasSuffix(strings.ToLower(before), minus) {
			return -1
		}
	}
	if strings.HasPrefix(one.Text, "+") || strings.HasSuffix(before, "+") || strings.HasSuffix(strings.ToLower(before), "plus ") {
		return 1
	}
	return 0
}

// wayOf is the sign of a difference of time that is told in words, "25 minutes earlier".
func wayOf(q *question.Question, i int) float64 {
	at := q.TokenOf(i)
	for k := at + 1; k < len(q.Tokens) && k <= at+2; k++ {
		if q.Tokens[k].Quantity < 0 && strings.Contains(" earlier before früher vor avant ", " "+q.Tokens[k].Text+" ") {
			return -1
		}
	}
	return 1
}

// comparedBehind is the sign of a height that is said to be less or more, 0 where it is not.
func comparedBehind(q *question.Question, i int) float64 {
	at := q.TokenOf(i) + 1
	switch {
	case at >= len(q.Tokens) || q.Tokens[at].Quantity >= 0:
	case strings.Contains(" less lower weniger niedriger ", " "+q.Tokens[at].Text+" "):
		return -1
	case strings.Contains(" more higher mehr höher ", " "+q.Tokens[at].Text+" "):
		return 1
	}
	return 0
}

func orSame(sign float64) float64 {
	if sign == 0 {
		return 1
	}
	return sign
}

// takeDifferences takes one value with one difference or, of three values and two differences, each difference with the value beside it; false where that cannot be
// told.
func takeDifferences(q *question.Question, d *calc.Draft, items []tideItem, names [5]string) bool {
	take := func(name string, item tideItem) {
		d.Args[name] = item.argument
		d.Used[item.at] = true
		d.Quality++
	}
	var values, differences []tideItem
	for _, item := range items {
		if item.difference {
			differences = append(differences, item)
		} else {
			values = append(values, item)
		}
	}
	switch {
	case len(items) == 0:
		return true
	case len(values) == 1 && len(differences) == 1:
		take(names[0], values[0])
		take(names[1], differences[0])
		return true
	case len(values) == 1 && len(differences) == 0:
		take(names[0], values[0])
		return true
	case len(values) == 5 && len(differences) == 2: // each for two times twelve hours apart
		today := standing(q, values, differences)
		if today != 0 && today != 4 {
			return false
		}
		rest := slices.Delete(slices.Clone(values), today, today+1)
		values = append([]tideItem{values[today]}, rest[0], rest[2])
		d.Used[rest[1].at], d.Used[rest[3].at] = true, true
		if today == 4 {
			values = append(values[1:], values[0])
		}
	case len(values) != 3 || len(differences) != 2:
		return false
	}
	today := standing(q, values, differences)
	take(names[0], values[today])
	rest := slices.Delete(slices.Clone(values), today, today+1)
	take(names[1], differences[0])
	take(names[2], rest[0])
	take(names[3], differences[1])
	take(names[4], rest[1])
	return true
}

// standing is which of three values no difference belongs to: the one in whose sentence there is none, else the last or, where the first two follow each other, the
// first.
func standing(q *question.Question, values, differences []tideItem) int {
	sentence := func(i int) int {
		n := 0
		for _, t := range q.Tokens[:q.TokenOf(i)] {
			if t.EndsSentence() {
				n++
			}
		}
		return n
	}
	alone := -1
	for k, v := range values {
		if !slices.ContainsFunc(differences, func(other tideItem) bool { return sentence(other.at) == sentence(v.at) }) {
			if alone >= 0 {
				alone = -1
				break
			}
			alone = k
		}
	}
	switch {
	case alone >= 0:
		return alone
	case values[1].at < differences[0].at:
		return 0
	}
	return 2
}

// between interpolates a difference in a straight line.
func between(x, x1, d1, x2, d2 float64) float64 { return d1 + (d2-d1)*(x-x1)/(x2-x1) }

// timeDifference interpolates the difference for a time of day, in minutes: those of tables hold for two times a half day of six hours or so apart, and again twelve
// hours later.
func timeDifference(at, t1, d1, t2, d2 float64) float64 {
	const half = 12 * 60
	since, span := math.Mod(at-t1+4*half, half), math.Mod(t2-t1+4*half, half)
	if since <= span {
		return between(since, 0, d1, span, d2)
	}
	return between(since, span, d2, half, d1)
}

func secondaryPort(v *calc.Values) (answer.Answer, error) {
	var a answer.Answer
	var workings []string
	if v.Has("difference") {
		if !v.Has("time") {
			return a, calc.InputErrorf("time", "is missing: time of high or low water at the standard port")
		}
		at, shift := v.Number("time")/60, v.In("difference", "min")
		if v.Has("second_difference") {
			t1, t2 := v.Number("first_for")/60, v.Number("second_for")/60
			if math.Mod(t2-t1+48*60, 12*60) == 0 {
				return a, calc.InputErrorf("second_for", "must be another time than the first")
			}
			d1, d2 := shift, v.In("second_difference", "min")
			shift = timeDifference(at, t1, d1, t2, d2)
			workings = append(workings, answer.Working("difference between %s min at %s and %s min at %s: %s min", d1, clockOf(60*t1, ""), d2, clockOf(60*t2, ""), shift))
		}
		there := clockOf(60*(at+shift), v.Unit("time"))
		a.Outcomes = append(a.Outcomes, answer.Plain(answer.Say("time at the secondary port", "Die Zeit am Anschlussort", "L'heure au port secondaire"), there))
		workings = append(workings, fmt.Sprintf("%s %+g min = %s", answer.ShowQuantity(v.Quantity("time")), math.Round(shift*10)/10, there))
	}
	if v.Has("height_difference") {
		if !v.Has("height") {
			return a, calc.InputErrorf("height", "is missing: height of high or low water at the standard port in m")
		}
		metres, more := v.In("height", "m"), v.In("height_difference", "m")
		if v.Has("second_height_difference") {
			h1, h2 := v.In("first_height_for", "m"), v.In("second_height_for", "m")
			if h1 == h2 {
				return a, calc.InputErrorf("second_height_for", "must be another height than the first")
			}
			more = between(metres, h1, more, h2, v.In("second_height_difference", "m"))
		}
		o := answer.Length(answer.Say("height at the secondary port", "Die Höhe am Anschlussort", "La hauteur au port secondaire"), metres+more, v.Customary("height"))
		a.Outcomes = append(a.Outcomes, o.Led())
		workings = append(workings, answer.Working("%s m + %s m = %s m", metres, more, metres+more))
	}
	a.Working = strings.Join(workings, "; ")
	a.Notes = []answer.Text{answer.Say("In the zone of the tables: add an hour for summer time at the end.", "In der Zeit der Tafeln: für Sommerzeit am Ende eine Stunde dazu.",
		"À l'heure des tables : ajoutez une heure d'été à la fin.")}
	return a, nil
}

// clockOf writes seconds after midnight as a time of day, to the minute, with its zone.
func clockOf(seconds float64, zone string) string {
	minutes := (int(math.Round(seconds/60)) + 2*1440) % 1440
	text := strings.TrimSpace(fmt.Sprintf("%02d:%02d %s", minutes/60, minutes%60, zone))
	switch {
	case seconds < 0:
		return text + " the day before"
	case seconds >= 86400:
		return text + " the next day"
	}
	return text
}
