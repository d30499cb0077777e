package passage

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// legs repeats two inputs, the third and later pairs being optional.
func legs(a, b calc.Input) []calc.Input {
	list := []calc.Input{a, b}
	for _, n := range []string{"second_", "third_", "fourth_"} {
		for _, in := range []calc.Input{a, b} {
			in.Name, in.Label = n+in.Name, n[:len(n)-1]+" "+in.Label
			in.Optional = n != "second_"
			list = append(list, in)
		}
	}
	return list
}

// bareLeg leaves out the words, so that quantities go to legs in their order.
func bareLeg(in calc.Input) calc.Input {
	in.Words = nil
	return in
}

func legsDistanceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "legs_distance", Title: answer.Say("Distance of several legs", "Strecke aus mehreren Abschnitten", "Distance de plusieurs bords"),
		Answers: "the distance of legs at different speeds for different times, and the average speed",
		Formula: "d = Σ V t",
		Source:  "speed, time and distance",
		Inputs:  legs(bareLeg(input.Speed()), bareLeg(input.Time())),
		Topic:   []string{"# for # ... # for #", "# for # ... then|and|followed_by ... #", "then # for #", "# for # then # for #", "# in # then|and # in #"},
		Asks:    []string{"how far", "distance", "how many miles|nm|nautical", "average", "speed", "wie weit", "combien"},
		Never:   []string{"litres|liters|l|gallons", "current|tide|stream|set", "current setting"},
		Whole:   true,
		Rank:    1,
		Compute: func(v *calc.Values) (answer.Answer, error) { return overLegs(v, "speed", "time") },
	}
}

func legsTimeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "legs_time", Title: answer.Say("Time of several legs", "Zeit mehrerer Abschnitte", "Durée de plusieurs bords"),
		Answers: "the time of legs of different distances at different speeds, and the average speed",
		Formula: "t = Σ d / V",
		Source:  "speed, time and distance",
		Inputs: append(legs(bareLeg(input.Distance()), bareLeg(input.Speed())),
			calc.Input{Name: "departure_time", Label: "time of departure, for the time of arrival", Dim: quantity.Clock, Optional: true}),
		Topic:   []string{"# at # ... # at #", "# with # ... # with #", "# at # then|and #"},
		Asks:    []string{"how long", "time", "hours", "average", "speed", "eta", "arriv*|get_there|get_in", "wie lange", "combien"},
		Never:   []string{"litres|liters|l|gallons", "current|tide|stream|set", "wind"},
		Whole:   true,
		Rank:    1,
		Compute: func(v *calc.Values) (answer.Answer, error) { return overLegs(v, "distance", "speed") },
	}
}

// overLegs adds up legs that are told by two of speed, time and distance.
func overLegs(v *calc.Values, first, second string) (answer.Answer, error) {
	miles, hours, working := 0.0, 0.0, ""
	for _, n := range []string{"", "second_", "third_", "fourth_"} {
		if !v.Has(n+first) && !v.Has(n+second) {
			continue
		}
		if !v.Has(n+first) || !v.Has(n+second) {
			return answer.Answer{}, calc.InputErrorf(n+second, "is missing, or %s: a leg needs both", n+first)
		}
		d, t, knots := v.In(n+"distance", "nm"), v.In(n+"time", "h"), v.In(n+"speed", "kn")
		if first == "distance" {
			t = d / knots
			working += answer.Working("%s nm / %s kn = %s h; ", d, knots, t)
		} else {
			d = knots * t
			working += answer.Working("%s kn × %s h = %s nm; ", knots, t, d)
		}
		miles, hours = miles+d, hours+t
	}
	far, long := answer.Run(answer.Say("distance", "Die Strecke", "La distance"), miles*1852), answer.Duration(answer.Say("time", "Die Zeit", "La durée"), hours*3600)
	average := answer.Speed(answer.Say("average speed", "die mittlere Fahrt", "la vitesse moyenne"), miles/hours*1852/3600).Led()
	a := answer.Answer{Outcomes: []answer.Outcome{far, average, long}, Working: working + answer.Working("together %s nm in %s h", miles, hours)}
	if first == "distance" {
		a.Outcomes = []answer.Outcome{long, average, far}
	}
	if v.Has("departure_time") {
		a.Outcomes = append([]answer.Outcome{answer.Plain(answer.Say("ETA", "Die Ankunft", "L'heure d'arrivée"), moment(v, "departure", hours*3600))}, a.Outcomes...)
	}
	return a, nil
}

func runComponentsCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "run_components", Title: answer.Say("How far north and east a run leads", "Nord- und Ostanteil einer Strecke", "Composantes nord et est d'une route"),
		Answers: "how far north or south and east or west a distance on a course leads",
		Formula: "north = d cos course, east = d sin course",
		Source:  "plane sailing",
		Inputs: []calc.Input{
			input.Steered("course", "course", "course", "heading", "steer*", "track", "on", "kurs", "cap"), calc.Optional(input.Distance()), calc.Optional(input.Speed()), calc.Optional(input.Time()),
		},
		Topic: []string{
			"how far|many|much ... north|south|east|west", "northing|easting|southing|westing", "departure and|or", "difference of latitude", "miles north|south|east|west",
			"wie weit ... norden|süden|osten|westen", "nord|sud ... est|ouest",
		},
		Never:   []string{"current|tide|stream|wind|set|drift", "lighthouse|light|buoy", "from # # to", "off the? track|course|line"},
		Whole:   true,
		Rank:    0.3,
		Either:  []string{"distance", "speed"},
		Compute: runComponents,
	}
}

func runComponents(v *calc.Values) (answer.Answer, error) {
	d, degrees := v.In("distance", "nm"), v.In("course", "deg")
	if !v.Has("distance") {
		if d = v.In("speed", "kn") * v.In("time", "h"); d == 0 {
			return answer.Answer{}, calc.InputErrorf("distance", "is missing: distance in nm, or a speed and a time")
		}
	}
	north, east := d*math.Cos(degrees*quantity.Degree), d*math.Sin(degrees*quantity.Degree)
	side := func(value float64, plus, minus answer.Text) answer.Outcome {
		if value < 0 {
			return answer.Run(minus, -value*1852)
		}
		return answer.Run(plus, value*1852)
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			side(north, answer.Say("way north", "Der Weg nach Norden", "La route vers le nord"), answer.Say("way south", "Der Weg nach Süden", "La route vers le sud")),
			side(east, answer.Say("way east", "der Weg nach Osten", "la route vers l'est"), answer.Say("way west", "der Weg nach Westen", "la route vers l'ouest")).Led(),
		},
		Working: answer.Working("%s nm × cos %s = %s nm, %s nm × sin %s = %s nm", d, answer.ShowCourse(degrees), north, d,
			answer.ShowCourse(degrees), east),
	}, nil
}

func currentOffsetCalculator() calc.Calculator {
	said := func(in calc.Input, words ...string) calc.Input {
		in.Optional, in.Announced, in.Words, in.Default = true, true, words, nil
		return in
	}
	return calc.Calculator{
		Name: "current_offset", Title: answer.Say("How far a current carries", "Versatz durch Strom", "Entraînement par le courant"),
		Answers: "how far a current carries a boat in a time, whatever she steers",
		Formula: "offset = drift × t",
		Source:  "speed, time and distance",
		Inputs: []calc.Input{
			{Name: "drift", Label: "speed of the current", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 20, Words: []string{
				"current", "stream", "tide", "set*", "drift*", "ebb", "flood", "runs", "strom", "courant", "of current|stream|tide", "current|stream|tide of", "cross current|tide", "at",
			}},
			calc.Optional(input.Time()),
			{Name: "set", Label: "set of the current (not needed)", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true, Words: []string{"set*", "towards", "current|stream ... set*"}},
			{Name: "course", Label: "course (not needed)", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true, Words: []string{"steer*", "course", "heading", "sail*"}},
			said(input.BoatSpeed(), "boat speed", "doing", "making", "speed", "through the water", "sailing at", "motoring at", "steer*", "at"),
			{Name: "distance", Label: "distance sailed meanwhile, instead of the time", Dim: quantity.Length, Unit: "nm", Min: 0.01, Max: 30000, Optional: true},
		},
		Either: []string{"time", "distance"},
		Topic: []string{
			"how far|many|much ... carried|carry|swept|pushed|displaced|offset|set|down_tide|sideways|downstream", "carried|swept|pushed|set|displaced|down_tide|sideways ... how far|many", "cross current|tide|stream ... how far|much|many",
			"how far|many ... drift*", "drift* ... how far", "versetzt|versatz", "dérive ... courant",
		},
		Never: []string{"over the? ground", "made good", "set and drift", "drift rate", "fix", "course to steer", "man overboard|mob", "height|depth|depths|draft"},
		Whole: true,
		Rank:  0.8,
		Read: func(q *question.Question, d *calc.Draft) {
			d.Refused = !q.Says("current|tide|stream|ebb|flood", "drift*", "carried|swept|pushed|displaced", "strom|versetz*", "courant|dérive*")
		},
		Compute: currentOffset,
	}
}

func currentOffset(v *calc.Values) (answer.Answer, error) {
	drift := v.In("drift", "kn")
	hours, working, err := input.HoursUnderWay(v, "boat_speed")
	if err != nil {
		return answer.Answer{}, err
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Run(answer.Say("distance carried", "Der Versatz", "L'entraînement"), drift*hours*1852)},
		Working:  working + answer.Working("%s kn × %s h = %s nm", drift, hours, drift*hours),
		Notes:    []answer.Text{answer.Say("In the direction that the current sets.", "In die Richtung, in die der Strom setzt.", "Dans la direction où porte le courant.")},
	}, nil
}
