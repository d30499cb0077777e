package tide

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// hoursMinutes is a difference of time in four figures, fourDigits a time of day.
var (
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
