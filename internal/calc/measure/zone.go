package measure

import (
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func zoneTimeCalculator() calc.Calculator {
	ahead := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Bare, Min: -12, Max: 14, Announced: true}
	}
	return calc.Calculator{
		Name: "zone_time", Title: answer.Say("A time in another zone", "Eine Uhrzeit in einer anderen Zone", "Une heure dans un autre fuseau"),
		Answers: "what time it is in another time zone, as from the UTC of a tide table to the time on the clock",
		Formula: "time there = time here - hours here + hours there, in hours ahead of UTC",
		Source:  "the zones' offsets from UTC; summer time lasts from the end of March to the end of October in Europe, from mid March to early November in North America",
		Inputs: []calc.Input{
			{Name: "time", Label: "time of day", Dim: quantity.Clock},
			ahead("from", "hours that its zone is ahead of UTC"), ahead("to", "hours that the other zone is ahead of UTC"),
			calc.Optional(ahead("summer", "hours to add to the result while summer time is kept, where that is not known")),
		},
		Topic: []string{"what|which time", "local time", "in|to|into|is|as|at|on|for", "convert*", "uhr|uhrzeit|ortszeit", "heure|heures"},
		Never: []string{"knots|kn|kts|speed", "sunrise|sunset|moon*", "arriv*|eta|arrive", "later|earlier|takes", "height|depth"},
		Whole: true, Rank: 1,
		Read:    readZones,
		Compute: zoneTime,
	}
}

// kept is the time that is kept at some places: that of a zone in winter, an hour more in summer where it has one.
type kept struct {
	places string // as a phrase of a pattern
	winter float64
	summer bool
}

var keptTimes = []kept{
	{"london|england|britain|uk|scotland|wales|ireland|solent|portugal|lisbon|madeira|canaries|canary_islands|las_palmas", 0, true},
	{"azores|horta", -1, true}, {"cape_verde|mindelo", -1, false}, {"iceland|reykjavik", 0, false},
	{"paris|france|brest|spain|madrid|mallorca|palma|barcelona|italy|rome|germany|berlin|hamburg|kiel|denmark|sweden|norway|netherlands|holland|amsterdam|belgium|croatia|malta|montenegro", 1, true},
	{"greece|athens|finland|helsinki|cyprus|estonia|tallinn", 2, true}, {"turkey|istanbul|marmaris|bodrum", 3, false},
	{"new_york|boston|newport|annapolis|miami|florida|charleston|fort_lauderdale|bahamas|nassau|toronto|us_east_coast|eastern_time", -5, true},
	{"bermuda|halifax|nova_scotia", -4, true},
	{"antigua|martinique|guadeloupe|grenada|barbados|st_lucia|bvi|tortola|puerto_rico|st_martin|trinidad|caribbean", -4, false},
	{"chicago|houston|galveston|new_orleans|central_time", -6, true}, {"mountain_time", -7, true},
	{"los_angeles|san_francisco|san_diego|seattle|vancouver|california|pacific_time", -8, true}, {"hawaii|honolulu", -10, false},
}

// readZones takes the only time of day, the zone that it is told in and the other that it is asked for in; a question that does not name
// both is refused.
func readZones(q *question.Question, d *calc.Draft) {
	clock := slices.IndexFunc(q.Quantities, isClock)
	named := zonesOf(q)
	if clock < 0 || slices.IndexFunc(q.Quantities[clock+1:], isClock) >= 0 || len(named) != 2 {
		d.Refused = true
		return
	}
	from, to := named[0], named[1]
	if at := q.Quantities[clock]; to.Start >= at.Start && to.Start <= at.End+1 { // "what is it in UTC at 20:15 BST"
		from, to = to, from
	}
	d.Take("time", clock)
	d.Args["from"], d.Args["to"] = from.offset, to.offset
	if summer := to.summer - from.summer; summer != 0 {
		d.Args["summer"] = summer
	}
	d.Quality += 3
	for i, one := range q.Quantities {
		d.Used[i] = d.Used[i] || one.Dim == quantity.Calendar
	}
	for _, z := range named {
		d.SpokenFor(z.Start, z.End)
	}
}

func isClock(one quantity.Quantity) bool { return one.Dim == quantity.Clock }

// zone is a time zone that a question names, from one byte to another. summer is what is added in a part of the year that it does not tell.
type zone struct {
	offset, summer float64
	Start, End     int
}

// zonesOf are the zones that a question names by how far they are from UTC, by letters or by a place, in their order.
func zonesOf(q *question.Question) []zone {
	var list []zone
	add := func(z zone) {
		if !slices.ContainsFunc(list, func(other zone) bool { return z.Start < other.End && other.Start < z.End }) {
			list = append(list, z)
		}
	}
	bytes := func(e question.Extent) (from, to int) {
		last := q.Tokens[e.To-1]
		return q.Tokens[e.From].Start, last.Start + len(last.Text)
	}
	for sign, phrase := range map[float64]string{1: "# ahead_of|before|vor|avant utc|gmt|ut", -1: "# behind|after|hinter utc|gmt|ut"} {
		for _, e := range q.Find(phrase) {
			if i := q.QuantityIn(e, quantity.Time); i >= 0 {
				from, to := bytes(e)
				add(zone{offset: sign * q.Quantities[i].Value / 3600, Start: from, End: to})
			}
		}
	}
	for _, z := range quantity.ZonesIn(q.Text) {
		add(zone{offset: z.Offset, Start: z.Start, End: z.End})
	}
	summer, winter := seasonOf(q)
	for _, k := range keptTimes {
		for _, e := range q.Find(k.places) {
			z := zone{offset: k.winter}
			z.Start, z.End = bytes(e)
			switch {
			case !k.summer || winter:
			case summer:
				z.offset++
			default:
				z.summer = 1
			}
			add(z)
		}
	}
	slices.SortFunc(list, func(a, b zone) int { return a.Start - b.Start })
	return list
}

// seasonOf tells whether a question is of a month in which summer time is kept everywhere that has it, or nowhere.
func seasonOf(q *question.Question) (summer, winter bool) {
	for _, one := range q.Quantities {
		if month := one.Date.Month; one.Dim == quantity.Calendar && month != 0 {
			return month >= time.April && month <= time.October, month <= time.February || month >= time.November
		}
	}
	return q.Says("april|may|june|july|august|september|october", "summer", "juni|juli|sommer", "juin|juillet|août|été"),
		q.Says("november|december|january|february", "winter", "dezember|januar|februar", "décembre|janvier|février|hiver")
}

func zoneTime(v *calc.Values) (answer.Answer, error) {
	from, to := v.Number("from"), v.Number("to")
	at := func(offset float64) string {
		return clockText(v.Number("time")+(offset-from)*3600, quantity.ZoneName(offset))
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Say("time there", "Die Uhrzeit dort", "L'heure là-bas"), at(to))},
		Working:  fmt.Sprintf("%s, %s to %s: %+g h", answer.ShowQuantity(v.Quantity("time")), quantity.ZoneName(from), quantity.ZoneName(to), to-from),
	}
	if v.Has("summer") {
		a.Outcomes = append(a.Outcomes, answer.Plain(answer.Say("while summer time is kept", "Während der Sommerzeit", "Pendant l'heure d'été"), at(to+v.Number("summer"))))
	}
	return a, nil
}

// clockText writes a time of day that may lie on the day before or after.
func clockText(seconds float64, zone string) string {
	day := ""
	switch {
	case seconds < 0:
		day = " the day before"
	case seconds >= 86400:
		day = " the next day"
	}
	minutes := int(math.Round(math.Mod(seconds+2*86400, 86400)/60)) % 1440
	text := fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)
	if zone != "" {
		text += " " + zone
	}
	return text + day
}
