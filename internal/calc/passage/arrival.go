package passage

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// leaving are verbs for the start of a passage, as alternatives of a pattern.
const leaving = "leave|depart|set_off|set_out|set_sail|start|go|sail|cast_off|slip|get_underway|get_under_way|get_going|" +
	"weigh_anchor|raise_anchor|lift_the_anchor|up_anchor|untie|push_off|shove_off|be_off|head_out|get_away|drop_the_mooring"

func etaCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "eta", Title: answer.Say("Estimated time of arrival", "Voraussichtliche Ankunft", "Heure d'arrivée estimée"),
		Answers: "when a passage ends, from departure, distance and speed",
		Yields:  quantity.Clock,
		Formula: "ETA = departure + d / (V ± current)",
		Source:  "speed, time and distance",
		Inputs: []calc.Input{
			input.Distance(), input.Speed(), input.Along(),
			{Name: "departure_time", Label: "time of departure", Dim: quantity.Clock, Optional: true,
				Words: []string{
					"leave*", "leaving", "depart*", "start*", "set off", "from", "at", "ab", "abfahrt", "départ", "sail*",
					"cast off", "it is|s", "it is|s now", "now", "time is", "es ist", "il est",
				}},
			{Name: "departure_date", Label: "date of departure", Dim: quantity.Calendar, Optional: true},
			{Name: "zone_shift", Label: "hours that the clock of the destination is ahead, negative when behind", Dim: quantity.Bare, Min: -26, Max: 26, Optional: true, Announced: true},
		},
		Topic: []string{
			"eta", "arriv*", "get there", "get in", "landfall", "be there", "time at|there the|a? pier|mark|buoy|harbour|harbor|marina|berth|port|waypoint|end|other|?", "when at", "be|get here", "when will ... reach|hit us|me|here",
			"when will|would|do|can|should i|we ... reach|be|make|get", "what local|ship_s? time|day|date ... reach|get|be|make|there",
			"ankunft*", "ankomm*", "komm* ... an", "arrivée",
			"reach ... when", "when there|in", "start*|leav*|depart* ... when", "when am|are|will i|we|she at|in|off|alongside|there",
		},
		Asks: []string{
			"eta", "when", "what time", "what day", "arrival", "wann", "quand", "à quelle heure", "ankunft*",
			"heure d arrivée",
		},
		Never: []string{
			"when|time ... leave|depart|set_off|start|go ?", "must|should|do|shall|can|could|would i|we|you|one to? " + leaving,
			"have|need|ought|got to " + leaving, "i|we|you must|should " + leaving, "latest", "departure time ?", "time of departure ?", "when ... departure ?",
			"abfahren", "losfahren", "ablegen", "auslaufen", "aufbrechen", "wann ... los|weg|starten|abfahrt|lossegeln",
			"partir", "appareiller", "larguer", "lever l ancre", "quitter",
		},
		Read: func(q *question.Question, d *calc.Draft) {
			readPassage(q, d)
			readZoneShift(q, d)
		},
		Compute: arrival,
	}
}

func departureTimeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "departure_time", Title: answer.Say("Time to leave", "Abfahrtszeit", "Heure de départ"),
		Answers: "when to leave to arrive at a time",
		Formula: "departure = arrival - d / (V ± current)",
		Source:  "speed, time and distance",
		Inputs: []calc.Input{
			input.Distance(), input.Speed(), input.Along(),
			{Name: "arrival_time", Label: "time of arrival", Dim: quantity.Clock,
				Words: []string{
					"arriv*", "by", "at", "closes|opens|shuts", "schließt|öffnet", "ferme|ouvre", "be there", "get there", "reach", "ankunft", "um", "bis", "arrivée", "à", "for",
				}},
			{Name: "arrival_date", Label: "date of arrival", Dim: quantity.Calendar, Optional: true},
		},
		Topic: []string{
			"when|time|late|early ... " + leaving, "latest ... departure|start|" + leaving, "time to leave",
			"have|need to leave|depart", "must|should|do|shall|can|could|would i|we|you|one to? " + leaving,
			"have|need|ought|got to " + leaving, "i|we|you must|should " + leaving, "wann ... abfahren|losfahren|ablegen|los|auslaufen|aufbrechen|weg|starten|abfahrt",
			"wann ... lossegeln", "quand|heure|tard ... partir|appareiller|larguer|quitter|lever_l_ancre", "departure time",
			"time of departure", "when ... departure", "depart ... latest", "depart|leave|departure ?",
		},
		Asks: []string{
			"arriv*", "be there", "get there|in", "by", "ankomm*", "ankunft", "arriver", "da|dort sein", "reach", "be at|in",
			"for", "before", "opens|closes", "at the latest", "bis", "pour", "être", "anzukommen", "ankommen",
		},
		Never: []string{
			"eta", "i|we leave|depart|left|set_off at #", "when will|would|do|can|shall i|we arrive|reach|get|be",
			"what time will|would|do i|we arrive|get|reach", "when|time ... arrive|arrival ?", "wann ... an ?",
			"wann ... ankommen|ankunft ?",
		},
		Read:    readPassage,
		Compute: departure,
	}
}

func arrival(v *calc.Values) (answer.Answer, error) {
	seconds, working, err := underWay(v)
	if err != nil {
		return answer.Answer{}, err
	}
	underway := answer.Duration(answer.Say("time under way", "Die Fahrtdauer", "La durée"), seconds)
	if !v.Has("departure_time") {
		return answer.Answer{Outcomes: withPace(v, underway, true), Working: working, Notes: []answer.Text{answer.Say(
			"Give the time of departure and I will give the time of arrival.",
			"Mit der Abfahrtszeit nenne ich die Ankunftszeit.",
			"Donnez l'heure de départ pour obtenir l'heure d'arrivée.")}}, nil
	}
	eta := answer.Say("ETA", "Die Ankunft", "L'heure d'arrivée")
	if shift := v.Number("zone_shift"); v.Has("zone_shift") {
		clock := v.Quantity("departure_time")
		here := moment(v, "departure", seconds)
		zone := ""
		if known := quantity.ZonesIn(clock.Unit); len(known) == 1 {
			zone = quantity.ZoneName(known[0].Offset + shift)
		}
		clock.Unit = zone
		v.Assume("departure_time", clock)
		there := moment(v, "departure", seconds+3600*shift)
		return answer.Answer{
			Outcomes: []answer.Outcome{
				answer.Plain(answer.Say("ETA by the clock there", "Die Ankunft nach der Uhr dort", "L'heure d'arrivée à l'horloge locale"), there),
				answer.Plain(answer.Say("by the clock of the departure", "Nach der Uhr der Abfahrt", "À l'horloge du départ"), here), underway,
			},
			Working: working + " after the departure = " + here + fmt.Sprintf("; %+g h = ", shift) + there,
		}, nil
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(eta, moment(v, "departure", seconds)), underway},
		Working:  working + " after " + stamp(v, "departure"),
	}, nil
}

// readZoneShift takes how far the clock by which the arrival is asked for is ahead of the one by which the departure is told: "in French time", "their clocks are an
// hour ahead".
func readZoneShift(q *question.Question, d *calc.Draft) {
	if !slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Clock }) {
		return
	}
	ofClocks := q.Says("time|times|clock|clocks|zone|zones|uhr|zeit|zeitzone|horloge|fuseau")
	for sign, phrase := range map[float64]string{1: "# ahead", -1: "# behind"} {
		for _, e := range q.Find(phrase) {
			if i := q.QuantityIn(e, quantity.Time); i >= 0 && ofClocks && !q.Says("ahead|behind of? schedule|plan|us|me|you") {
				d.TakeAs("zone_shift", i, sign*q.Quantities[i].Value/3600)
				return
			}
		}
	}
	for sign, phrase := range map[float64]string{1: "an|one hour ahead|later|on", -1: "an|one hour behind|earlier"} {
		if ofClocks && q.Says("time|times|clock|clocks|zone|uhr is|are "+phrase) {
			d.Args["zone_shift"] = sign
			d.Quality++
			return
		}
	}
	var here, there *input.Zone
	for _, z := range input.ZonesOf(q) {
		ofClock := slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool {
			return one.Dim == quantity.Clock && z.Start >= one.Start && z.Start <= one.End+1
		})
		switch said := q.Text[z.Start:z.End]; {
		case ofClock && here == nil:
			here = &z
		case !ofClock && q.Says("local time"):
			there = &z
		case !ofClock && there == nil && (len(quantity.ZonesIn(said)) > 0 || strings.HasSuffix(strings.ToLower(said), "time") || strings.HasPrefix(strings.ToLower(q.Text[z.End:]), " time")):
			there = &z
		}
	}
	if here == nil || there == nil || there.Summer != 0 {
		return
	}
	d.Args["zone_shift"] = there.Offset - here.Offset
	d.SpokenFor(there.Start, there.End)
}

func departure(v *calc.Values) (answer.Answer, error) {
	seconds, working, err := underWay(v)
	if err != nil {
		return answer.Answer{}, err
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Plain(answer.Say("latest time to leave", "Die späteste Abfahrt", "Le départ au plus tard"), moment(v, "arrival", -seconds)),
			answer.Duration(answer.Say("time under way", "Die Fahrtdauer", "La durée"), seconds),
		},
		Working: working + " before " + stamp(v, "arrival"),
	}, nil
}

// readPassage reads the ports of a passage and which way its current sets.
func readPassage(q *question.Question, d *calc.Draft) {
	input.ReadPorts(q, d)
	input.ReadCurrentSign(q, d)
	acrossTrack(q, d)
}

// moment is the time and date that lies seconds after (or, below zero, before) the inputs of that prefix.
func moment(v *calc.Values, prefix string, seconds float64) string {
	clock := v.Quantity(prefix + "_time")
	date, dated := v.Quantity(prefix+"_date").Date, v.Has(prefix+"_date")
	day := time.Date(2001, time.January, 10, 0, 0, 0, 0, time.UTC)
	if dated {
		day = v.Day(date)
	}
	start := day.Add(time.Duration(clock.Value) * time.Second)
	end := start.Add(time.Duration(seconds * float64(time.Second))).Round(time.Minute)
	text := strings.TrimSpace(end.Format("15:04") + " " + clock.Unit)
	if !dated {
		return text + daysApart(start, end)
	}
	layout := "2 January"
	if date.Year != 0 || end.Year() != start.Year() {
		layout = "2 January 2006"
	}
	return end.Format(layout) + " " + text
}

// daysApart tells on which day end is, counted from start.
func daysApart(start, end time.Time) string {
	switch days := int(end.Truncate(24*time.Hour).Sub(start.Truncate(24*time.Hour)).Hours() / 24); {
	case days == 1:
		return " the next day"
	case days > 1:
		return fmt.Sprintf(", %d days later", days)
	case days == -1:
		return " the day before"
	case days < -1:
		return fmt.Sprintf(", %d days earlier", -days)
	}
	return ""
}

// stamp writes the time and date inputs of a prefix.
func stamp(v *calc.Values, prefix string) string {
	text := answer.ShowQuantity(v.Quantity(prefix + "_time"))
	if date := prefix + "_date"; v.Has(date) {
		text += " on " + answer.ShowQuantity(v.Quantity(date))
	}
	return text
}
