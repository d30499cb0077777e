package passage

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// arriving and leavingBy are how a turn asks when a passage ends or has to begin whose length it knows.
var (
	arriving  = []string{"arriv*", "be|get|make there|in|it", "eta", "when ... there", "ankomm*|ankunft|da|dort", "arrive*|arrivée|là"}
	leavingBy = []string{"when|time ... leave|start|go|depart|set_off|cast_off", "latest", "abfahren|losfahren|los|ablegen", "partir|appareiller"}
)

func passageTimeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "passage_time", Title: answer.Say("Time for a distance", "Zeit für eine Strecke", "Temps pour une distance"),
		Answers: "how long a distance takes at a speed, with or against a current",
		Yields:  quantity.Time,
		Formula: "t = d / (V ± current)",
		Source:  "speed, time and distance",
		Inputs:  []calc.Input{withWords(input.Distance(), calc.Phrase{Words: "does|will|would a|one mile take", Value: 1}, calc.Phrase{Words: "for a|one mile", Value: 1}), input.Speed(), input.Along(), partInput()},
		Asks: []string{
			"how long", "how many hours|days|minutes", "hours|minutes|time for #", "how much time", "time ... take*|needed|required",
			"hours|days|time ... to", "time for", "duration", "what time does it take", "passage time",
			"wie lange", "wieviele stunden", "wie viele stunden|tage", "combien de temps|jours", "combien d heures",
			"how many hrs", "quelle durée", "durée", "dauer", "fahrtdauer|fahrtzeit|zeit", "time", "days", "hours", "minutes", "mins", "minuten", "stunden", "heures", "take|takes ?",
		},
		Never: []string{
			"overtak*", "catch* up|her|him|them|it", "each other", "head on", "waterline|lwl", "eta", "arrive|arrival", "closing", "collision|collide", "cpa", "battery|batteries|ah",
			"horizon", "ankomm*|ankunft", "burn*", "tank", "hull speed", "apparent", "chain|rode",
			"arrivée|arriver", "what speed|average", "how fast", "drift", "depart*|leave", "abfahr*", "sky*",
			"visible|see|visibility", "current|tide|stream runs|running|sets|setting across", "cross current|tide",
		},
		Sure:  []string{"how long|much_time|many_hours|many_days ... trip|passage|voyage|crossing|journey", "wie lange ... törn|überfahrt|reise", "combien de temps ... traversée|trajet"},
		Whole: true,
		Read: func(q *question.Question, d *calc.Draft) {
			input.ReadCurrentSign(q, d)
			readPart(q, d)
			acrossTrack(q, d)
			remaining(d, q)
		},
		Next:    []calc.Had{{Calculator: "eta", Asks: arriving}, {Calculator: "departure_time", Asks: leavingBy}, {Calculator: "fuel_for_hours", Input: "time"}},
		Compute: passageTime,
	}
}

func distanceRunCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "distance_run", Title: answer.Say("Distance in a time", "Strecke in einer Zeit", "Distance en un temps"),
		Answers: "how far a speed carries in a time",
		Yields:  quantity.Length,
		Formula: "d = V t",
		Source:  "speed, time and distance",
		Inputs:  []calc.Input{input.Speed(), withWords(input.Time(), calc.Phrase{Words: "day s|daily run", Value: 24}, calc.Phrase{Words: "daily run", Value: 24}, calc.Phrase{Words: "in|per a? day", Value: 24})},
		Asks: []string{
			"how far", "what distance", "how many miles|nm|nautical|km", "distance ... run|cover*|travel*|sail*|made",
			"cover*", "distance", "miles ... in #", "wie weit", "welche strecke|distanz", "distanz nach|in", "strecke nach|in", "quelle distance",
			"combien de milles|miles", "travel*", "day s run", "daily run", "average|mean|typical|usual day s|daily run", "run", "# for #",
		},
		Read: readBareSpell,
		Never: []string{
			"horizon", "off course|track", "tank", "burn*", "fix", "drift", "dr", "closing", "how long", "battery",
			"light", "wie lange", "collision", "range", "apparent", "sextant", "set",
			"wave*", "swell",
		},
		Whole: true,
		Compute: calc.Product(calc.Factor{Input: "speed", Unit: "kn"}, calc.Factor{Input: "time", Unit: "h"}, "nm", func(_ *calc.Values, miles float64) []answer.Outcome {
			return []answer.Outcome{answer.Run(answer.Say("distance", "Die Strecke", "La distance"), miles*1852)}
		}),
	}
}

// speedWords ask for a speed.
var speedWords = []string{
	"what speed", "how fast", "average speed", "what average", "speed ... need*|required|make|average*", "speed",
	"averag*", "knots", "# be? enough", "welche geschwindigkeit", "wie schnell", "quelle vitesse|moyenne", "à quelle vitesse",
	"geschwindigkeit", "vitesse", "vmg",
}

func speedNeededCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "speed_needed", Title: answer.Say("Speed for a distance and time", "Geschwindigkeit für Strecke und Zeit",
			"Vitesse pour une distance et un temps"),
		Answers: "the speed that covers a distance in a time",
		Yields:  quantity.Speed,
		Formula: "V = d / t",
		Source:  "speed, time and distance",
		Inputs: []calc.Input{input.Distance(), input.Time(), {
			Name: "planned_speed", Label: "speed planned, to tell whether it is enough", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 500, Optional: true, Announced: true,
			Words: []string{"enough", "be enough", "suffice", "sufficient", "fast enough", "will|would|is at?", "genügen", "reichen", "suffit|suffisent"},
		}, input.Along()},
		Asks: append([]string{"# in #"}, speedWords...),
		Sure: []string{"average|what speed for|over|to_cover|to_do #"},
		Read: func(q *question.Question, d *calc.Draft) {
			readBareRun(q, d)
			input.ReadCurrentSign(q, d)
			acrossTrack(q, d)
		},
		Never:   []string{"same speed|rate|pace", "how much longer|further", "how far", "drift", "fix", "dr", "hull speed", "wind", "how long", "set|sets|setting", "burn*", "tank", "across", "what|which current"},
		Whole:   true,
		Compute: speedNeeded,
	}
}

// remaining takes as the distance what is left of it: "done 1,180 of 2,650 miles".
func remaining(d *calc.Draft, q *question.Question) {
	if !q.Says("remain*", "left", "to go", "still", "more", "rest", "noch", "reste*") {
		return
	}
	for _, e := range q.Find("# of|out_of|von|sur # ") {
		both := q.QuantitiesIn(e)
		done, all := both[0], both[1]
		part, ok := input.Distance().Of(q, done)
		if whole := q.Quantities[all]; ok && whole.Dim == quantity.Length && (part.Unit == whole.Unit || q.Quantities[done].Unit == "") && part.Given < whole.Given {
			d.TakeAs("distance", all, fmt.Sprintf("%g %s", whole.Given-part.Given, whole.Unit))
			d.Used[done] = true
			return
		}
	}
}

// readBareSpell refuses a speed for a time that asks for no distance, unless it is all that there is.
func readBareSpell(q *question.Question, d *calc.Draft) {
	const all = 6 // words, quantities and the mark at the end
	asks := q.Says("how far", "what distance", "how many miles|nm|nautical|km", "distance", "cover*", "miles ... in #", "wie weit", "welche strecke|distanz",
		"quelle distance", "combien de milles|miles", "travel*", "run", "distanz", "strecke")
	clocks := 0
	for _, one := range q.Quantities {
		if one.Dim == quantity.Clock {
			clocks++
		}
	}
	if len(q.Tokens) > all && !asks || clocks != 2 && q.Says("from # to") {
		d.Refused = true
	}
}

// readBareRun refuses a distance in a time that asks for no speed, unless it is all that there is.
func readBareRun(q *question.Question, d *calc.Draft) {
	const all = 7 // words, quantities and the mark at the end
	if len(q.Tokens) > all && !q.Says(speedWords...) {
		d.Refused = true
	}
}

func passageTime(v *calc.Values) (answer.Answer, error) {
	seconds, working, err := underWay(v)
	if err != nil {
		return answer.Answer{}, err
	}
	return answer.Answer{Outcomes: withPace(v, answer.Duration(answer.Say("time", "Die Dauer", "La durée"), seconds), false), Working: working}, nil
}

// withPace is a time with the speed that a run a day comes to, where the speed was told so, which stands in the first sentence if it has the lead.
func withPace(v *calc.Values, duration answer.Outcome, lead bool) []answer.Outcome {
	if !strings.HasSuffix(v.Unit("speed"), "/day") {
		return []answer.Outcome{duration}
	}
	pace := answer.Speed(answer.Say("average speed", "Die Durchschnittsgeschwindigkeit", "La vitesse moyenne"), v.In("speed", "m/s"))
	pace.Lead = lead
	return []answer.Outcome{duration, pace}
}

// underWay is the time that the distance takes at the speed with the current, and its working.
func underWay(v *calc.Values) (seconds float64, working string, err error) {
	d, speed, current := v.In("distance", "m"), v.In("speed", "m/s"), v.In("current", "m/s")
	over := speed + current
	if over <= 0 {
		return 0, "", calc.InputErrorf("current", "of %s stops a boat that makes %s", answer.Show(-v.In("current", "kn"), "kn"),
			answer.Show(v.In("speed", "kn"), "kn"))
	}
	working = answer.Working("%s nm / %s kn = %s h", d/1852, over*3600/1852, d/over/3600)
	if current != 0 {
		made := answer.Working("speed over ground %s %+.3g = %s kn; ", answer.Show(v.In("speed", "kn"), "kn"), v.In("current", "kn"), over*3600/1852)
		if v.Has("current_part") {
			seconds, working = withPart(v, d, over, speed)
			return seconds, made + working, nil
		}
		working = made + working
	}
	return d / over, working, nil
}

func speedNeeded(v *calc.Values) (answer.Answer, error) {
	d, seconds := v.In("distance", "m"), v.In("time", "s")
	if err := sailable("distance", d, seconds); err != nil {
		return answer.Answer{}, err
	}
	if v.Has("current") {
		return throughWater(d/seconds*3600/1852, v), nil
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("average speed", "Die Durchschnittsgeschwindigkeit", "La vitesse moyenne"), d/seconds)},
		Working:  answer.Working("%s nm / %s h = %s kn", d/1852, seconds/3600, d/seconds*3600/1852),
		Notes:    fastEnough(v, d/seconds),
	}, nil
}

// sailable refuses a distance in metres that no boat covers in a time, and which is more likely a reading of the log or another number.
func sailable(in string, metres, seconds float64) error {
	const fastest = 100 // kn; the record under sail is 65
	if knots := metres / seconds * 3600 / 1852; knots > fastest {
		return calc.InputErrorf(in, "of %s in %s would be %s, which no boat makes: tell the distance run and the time for it", answer.Show(metres/1852, "nm"), answer.Show(seconds/3600, "h"), answer.Show(knots, "kn"))
	}
	return nil
}

// throughWater is the answer where a current helps or hinders: the speed that the boat has to make herself. made is over the ground, in knots.
func throughWater(made float64, v *calc.Values) answer.Answer {
	current := v.In("current", "kn")
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Speed(answer.Say("speed needed through the water", "Die nötige Fahrt durchs Wasser", "La vitesse surface nécessaire"), (made-current)*1852/3600),
			answer.Speed(answer.Say("speed over the ground", "Fahrt über Grund", "Vitesse fond"), made*1852/3600),
		},
		Working: answer.Working("%s nm / %s h = %s kn; %s - (%s) = %s kn", v.In("distance", "nm"), v.In("time", "h"), made, made, current, made-current),
		Notes:   fastEnough(v, (made-current)*1852/3600),
	}
}

// fastEnough compares the speed planned with the one needed, in metres per second.
func fastEnough(v *calc.Values, needed float64) []answer.Text {
	switch planned := v.In("planned_speed", "m/s"); {
	case !v.Has("planned_speed"):
		return nil
	case planned < needed:
		return []answer.Text{answer.Say(answer.Show(v.In("planned_speed", "kn"), "kn")+" is not enough.", answer.Show(v.In("planned_speed", "kn"), "kn")+" reicht nicht.", answer.Show(v.In("planned_speed", "kn"), "kn")+" ne suffit pas.")}
	}
	return []answer.Text{answer.Say(answer.Show(v.In("planned_speed", "kn"), "kn")+" is enough.", answer.Show(v.In("planned_speed", "kn"), "kn")+" reicht.", answer.Show(v.In("planned_speed", "kn"), "kn")+" suffit.")}
}

// withWords is an input that phrases may stand for.
func withWords(in calc.Input, values ...calc.Phrase) calc.Input {
	in.Values = append(in.Values, values...)
	return in
}
