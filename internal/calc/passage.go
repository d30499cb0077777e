package calc

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

func distanceInput() Input {
	return Input{
		Name: "distance", Label: "distance", Dim: quantity.Length, Unit: "nm", Min: 0.0005, Max: 30000,
		Words: []string{
			"distance", "passage", "away", "trip", "miles", "leg", "cover", "run", "sail", "for", "to go",
			"entfernung", "strecke", "distanz", "distance de", "parcourir", "apart", "to",
		},
		Values: []Phrase{{"measured mile", 1}, {"gemessene* meile", 1}},
	}
}

func speedInput() Input {
	return Input{
		Name: "speed", Label: "speed", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 500,
		Words: []string{
			"speed", "average*", "averaging", "at", "doing", "boat", "log says|reads|shows", "making", "sog", "boat speed", "geschwindigkeit",
			"fahrt", "vitesse", "moyenne", "cruising", "sailing at", "motoring at", "making good", "mit", "à",
		},
	}
}

func timeInput() Input {
	return Input{
		Name: "time", Label: "time", Dim: quantity.Time, Unit: "h", Min: 0.0002, Max: 100000,
		Words: []string{"in", "for", "time", "within", "after", "during", "takes", "took", "zeit", "dauer", "pendant", "en"},
	}
}

// alongInput is a current along the course.
func alongInput() Input {
	return Input{
		Name: "current", Label: "current, positive when it helps", Dim: quantity.Speed, Unit: "kn", Min: -15, Max: 15,
		Optional: true, Announced: true,
		Words: []string{
			"current", "tide", "stream", "foul", "fair", "favourable", "favorable", "adverse", "against",
			"against me|us", "contrary", "strom", "gegenstrom", "courant", "contre",
		},
	}
}

func passageCalculators() []Calculator {
	return []Calculator{passageTimeCalculator(), distanceRunCalculator(), speedNeededCalculator(), collisionTimeCalculator()}
}

func passageTimeCalculator() Calculator {
	return Calculator{
		Name: "passage_time", Title: say("Time for a distance", "Zeit für eine Strecke", "Temps pour une distance"),
		Answers: "how long a distance takes at a speed, with or against a current",
		yields:  quantity.Time,
		Formula: "t = d / (V ± current)",
		Source:  "speed, time and distance",
		Inputs:  []Input{distanceInput(), speedInput(), alongInput()},
		asks: []string{
			"how long", "how many hours|days|minutes", "hours|minutes|time for #", "how much time", "time ... take*|needed|required",
			"hours|days|time ... to", "time for", "duration", "what time does it take", "passage time",
			"wie lange", "wieviele stunden", "wie viele stunden|tage", "combien de temps|jours", "combien d heures",
			"how many hrs", "quelle durée", "durée", "dauer", "fahrtdauer|fahrtzeit|zeit", "time", "days", "hours", "minutes", "mins", "minuten", "stunden", "heures", "take|takes ?",
		},
		never: []string{
			"overtak*", "catch* up|her|him|them|it", "each other", "head on", "waterline|lwl", "eta", "arrive|arrival", "closing", "collision|collide", "cpa", "battery|batteries|ah",
			"horizon", "ankomm*|ankunft", "burn*", "tank", "hull speed", "apparent", "chain|rode",
			"arrivée|arriver", "what speed|average", "how fast", "drift", "depart*|leave", "abfahr*", "sky*",
			"visible|see|visibility",
		},
		sure:  []string{"how long|much_time|many_hours|many_days ... trip|passage|voyage|crossing|journey", "wie lange ... törn|überfahrt|reise", "combien de temps ... traversée|trajet"},
		whole: true,
		read: func(q *question, d *draft) {
			readCurrentSign(q, d)
			d.remaining(q)
		},
		compute: passageTime,
	}
}

func distanceRunCalculator() Calculator {
	return Calculator{
		Name: "distance_run", Title: say("Distance in a time", "Strecke in einer Zeit", "Distance en un temps"),
		Answers: "how far a speed carries in a time",
		yields:  quantity.Length,
		Formula: "d = V t",
		Source:  "speed, time and distance",
		Inputs:  []Input{speedInput(), timeInput()},
		asks: []string{
			"how far", "what distance", "how many miles|nm|nautical|km", "distance ... run|cover*|travel*|sail*|made",
			"cover*", "distance", "miles ... in #", "wie weit", "welche strecke|distanz", "distanz nach|in", "strecke nach|in", "quelle distance",
			"combien de milles|miles", "travel*", "day s run", "run", "# for #",
		},
		read: readBareSpell,
		never: []string{
			"horizon", "off course|track", "tank", "burn*", "fix", "drift", "dr", "closing", "how long", "battery",
			"light", "wie lange", "collision", "range", "apparent", "sextant", "set",
			"wave*", "swell",
		},
		whole: true,
		compute: product(factor{"speed", "kn"}, factor{"time", "h"}, "nm", func(_ *values, miles float64) []Outcome {
			return []Outcome{run(say("distance", "Die Strecke", "La distance"), miles*1852)}
		}),
	}
}

// speedWords ask for a speed.
var speedWords = []string{
	"what speed", "how fast", "average speed", "what average", "speed ... need*|required|make|average*", "speed",
	"averag*", "knots", "# be? enough", "welche geschwindigkeit", "wie schnell", "quelle vitesse|moyenne", "à quelle vitesse",
	"geschwindigkeit", "vitesse", "vmg",
}

func speedNeededCalculator() Calculator {
	return Calculator{
		Name: "speed_needed", Title: say("Speed for a distance and time", "Geschwindigkeit für Strecke und Zeit",
			"Vitesse pour une distance et un temps"),
		Answers: "the speed that covers a distance in a time",
		yields:  quantity.Speed,
		Formula: "V = d / t",
		Source:  "speed, time and distance",
		Inputs: []Input{distanceInput(), timeInput(), {
			Name: "planned_speed", Label: "speed planned, to tell whether it is enough", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 500, Optional: true, Announced: true,
			Words: []string{"enough", "be enough", "suffice", "sufficient", "fast enough", "will|would|is at?", "genügen", "reichen", "suffit|suffisent"},
		}},
		asks:    append([]string{"# in #"}, speedWords...),
		sure:    []string{"average|what speed for|over|to_cover|to_do #"},
		read:    readBareRun,
		never:   []string{"same speed|rate|pace", "how much longer|further", "how far", "drift", "fix", "dr", "hull speed", "wind", "how long", "set", "burn*", "current", "tank"},
		whole:   true,
		compute: speedNeeded,
	}
}

// readCurrentSign makes a current against the boat negative.
func readCurrentSign(q *question, d *draft) {
	against := q.says("against", "foul", "adverse", "contrary", "head current|tide|stream", "gegenstrom", "gegen", "contre", "contraire*", "on the nose", "opposing")
	if !against {
		return
	}
	slow := Input{Dim: quantity.Speed, Unit: "kn"}
	take := func(i int) {
		one, _ := slow.of(q, i)
		d.take("current", i)
		d.args["current"] = "-" + canonical(one).(string)
	}
	for _, e := range q.find(
		"# of? foul|adverse|contrary|head? current|tide|stream|ebb|flood", "# strom|gegenstrom|courant", "# current|tide|stream|ebb|flood against",
		"# against|gegen|contre me|us|you|uns|mich|nous|moi", "# against|foul|adverse|contrary", "# on the nose", "against|gegen|contre a? #",
		"foul|adverse|contrary current|tide|stream of? #",
	) {
		if i := q.quantityIn(e, quantity.Speed); i >= 0 {
			take(i)
			return
		}
		if i := q.quantityIn(e, quantity.Bare); i >= 0 && q.quantities[i].Unit == "" {
			take(i)
			return
		}
	}
	words := q.where("current", "tide", "stream", "strom", "gegenstrom", "courant", "ebb", "flood", "foul")
	best, at := 0.0, -1
	for i, one := range q.quantities {
		if near := q.announced(i, words); one.Dim == quantity.Speed && near > best {
			best, at = near, i
		}
	}
	if at >= 0 {
		take(at)
	}
}

// remaining takes as the distance what is left of it: "done 1,180 of 2,650 miles".
func (d *draft) remaining(q *question) {
	if !q.says("remain*", "left", "to go", "still", "more", "rest", "noch", "reste*") {
		return
	}
	for _, e := range q.find("# of|out_of|von|sur # ") {
		both := q.quantitiesIn(e)
		done, all := both[0], both[1]
		part, ok := distanceInput().of(q, done)
		if whole := q.quantities[all]; ok && whole.Dim == quantity.Length && (part.Unit == whole.Unit || q.quantities[done].Unit == "") && part.Given < whole.Given {
			d.take("distance", all)
			d.args["distance"] = fmt.Sprintf("%g %s", whole.Given-part.Given, whole.Unit)
			d.used[done] = true
			return
		}
	}
}

// readBareSpell refuses a speed for a time that asks for no distance, unless it is all that there is.
func readBareSpell(q *question, d *draft) {
	const all = 6 // words, quantities and the mark at the end
	asks := q.says("how far", "what distance", "how many miles|nm|nautical|km", "distance", "cover*", "miles ... in #", "wie weit", "welche strecke|distanz",
		"quelle distance", "combien de milles|miles", "travel*", "run", "distanz", "strecke")
	clocks := 0
	for _, one := range q.quantities {
		if one.Dim == quantity.Clock {
			clocks++
		}
	}
	if len(q.tokens) > all && !asks || clocks != 2 && q.says("from # to") {
		d.refused = true
	}
}

// readBareRun refuses a distance in a time that asks for no speed, unless it is all that there is.
func readBareRun(q *question, d *draft) {
	const all = 7 // words, quantities and the mark at the end
	if len(q.tokens) > all && !q.says(speedWords...) {
		d.refused = true
	}
}

func passageTime(v *values) (answer, error) {
	seconds, working, err := v.underWay()
	if err != nil {
		return answer{}, err
	}
	return answer{Outcomes: []Outcome{duration(say("time", "Die Dauer", "La durée"), seconds)}, Working: working}, nil
}

// underWay is the time that the distance takes at the speed with the current, and its working.
func (v *values) underWay() (seconds float64, working string, err error) {
	d, speed, current := v.In("distance", "m"), v.In("speed", "m/s"), v.In("current", "m/s")
	over := speed + current
	if over <= 0 {
		return 0, "", inputError("current", "of %s stops a boat that makes %s", show(-v.In("current", "kn"), "kn"),
			show(v.In("speed", "kn"), "kn"))
	}
	working = fmt.Sprintf("%s nm / %s kn = %s h", sh(d/1852), sh(over*3600/1852), sh(d/over/3600))
	if current != 0 {
		working = fmt.Sprintf("speed over ground %s %+.3g = %s kn; ", show(v.In("speed", "kn"), "kn"), v.In("current",
			"kn"), sh(over*3600/1852)) + working
	}
	return d / over, working, nil
}

// hoursUnderWay is the time that a call gives or, where it gives a distance, what that takes at a speed, with that much of the working.
func (v *values) hoursUnderWay(speed string) (hours float64, working string, err error) {
	if v.Has("time") {
		return v.In("time", "h"), "", nil
	}
	if !v.Has(speed) {
		return 0, "", inputError(speed, "is missing: %s in kn, with the distance", strings.ReplaceAll(speed, "_", " "))
	}
	d, knots := v.In("distance", "nm"), v.In(speed, "kn")
	return d / knots, fmt.Sprintf("%s nm / %s kn = %s h; ", sh(d), sh(knots), sh(d/knots)), nil
}

func speedNeeded(v *values) (answer, error) {
	d, seconds := v.In("distance", "m"), v.In("time", "s")
	return answer{
		Outcomes: []Outcome{speed(say("average speed", "Die Durchschnittsgeschwindigkeit", "La vitesse moyenne"), d/seconds)},
		Working:  fmt.Sprintf("%s nm / %s h = %s kn", sh(d/1852), sh(seconds/3600), sh(d/seconds*3600/1852)),
		Notes:    v.fastEnough(d / seconds),
	}, nil
}

// fastEnough compares the speed planned with the one needed, in metres per second.
func (v *values) fastEnough(needed float64) []Text {
	switch planned := v.In("planned_speed", "m/s"); {
	case !v.Has("planned_speed"):
		return nil
	case planned < needed:
		return []Text{say(show(v.In("planned_speed", "kn"), "kn")+" is not enough.", show(v.In("planned_speed", "kn"), "kn")+" reicht nicht.", show(v.In("planned_speed", "kn"), "kn")+" ne suffit pas.")}
	}
	return []Text{say(show(v.In("planned_speed", "kn"), "kn")+" is enough.", show(v.In("planned_speed", "kn"), "kn")+" reicht.", show(v.In("planned_speed", "kn"), "kn")+" suffit.")}
}
