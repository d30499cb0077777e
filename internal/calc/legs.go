package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

func legCalculators() []Calculator {
	return []Calculator{legsDistanceCalculator(), legsTimeCalculator(), runComponentsCalculator(), currentOffsetCalculator()}
}

// legs repeats two inputs, the third and later pairs being optional.
func legs(a, b Input) []Input {
	list := []Input{a, b}
	for _, n := range []string{"second_", "third_", "fourth_"} {
		for _, in := range []Input{a, b} {
			in.Name, in.Label = n+in.Name, n[:len(n)-1]+" "+in.Label
			in.Optional = n != "second_"
			list = append(list, in)
		}
	}
	return list
}

// bareLeg leaves out the words, so that quantities go to legs in their order.
func bareLeg(in Input) Input {
	in.Words = nil
	return in
}

func legsDistanceCalculator() Calculator {
	return Calculator{
		Name: "legs_distance", Title: say("Distance of several legs", "Strecke aus mehreren Abschnitten", "Distance de plusieurs bords"),
		Answers: "the distance of legs at different speeds for different times, and the average speed",
		Formula: "d = Σ V t",
		Source:  "speed, time and distance",
		Inputs:  legs(bareLeg(speedInput()), bareLeg(timeInput())),
		topic:   []string{"# for # ... # for #", "# for # ... then|and|followed_by ... #", "then # for #", "# for # then # for #", "# in # then|and # in #"},
		asks:    []string{"how far", "distance", "how many miles|nm|nautical", "average", "speed", "wie weit", "combien"},
		never:   []string{"litres|liters|l|gallons", "current|tide|stream|set", "current setting"},
		whole:   true,
		rank:    1,
		compute: func(v *values) (answer, error) { return v.overLegs("speed", "time") },
	}
}

func legsTimeCalculator() Calculator {
	return Calculator{
		Name: "legs_time", Title: say("Time of several legs", "Zeit mehrerer Abschnitte", "Durée de plusieurs bords"),
		Answers: "the time of legs of different distances at different speeds, and the average speed",
		Formula: "t = Σ d / V",
		Source:  "speed, time and distance",
		Inputs: append(legs(bareLeg(distanceInput()), bareLeg(speedInput())),
			Input{Name: "departure_time", Label: "time of departure, for the time of arrival", Dim: quantity.Clock, Optional: true}),
		topic:   []string{"# at # ... # at #", "# with # ... # with #", "# at # then|and #"},
		asks:    []string{"how long", "time", "hours", "average", "speed", "eta", "arriv*|get_there|get_in", "wie lange", "combien"},
		never:   []string{"litres|liters|l|gallons", "current|tide|stream|set", "wind"},
		whole:   true,
		rank:    1,
		compute: func(v *values) (answer, error) { return v.overLegs("distance", "speed") },
	}
}

// overLegs adds up legs that are told by two of speed, time and distance.
func (v *values) overLegs(first, second string) (answer, error) {
	miles, hours, working := 0.0, 0.0, ""
	for _, n := range []string{"", "second_", "third_", "fourth_"} {
		if !v.Has(n+first) && !v.Has(n+second) {
			continue
		}
		if !v.Has(n+first) || !v.Has(n+second) {
			return answer{}, inputError(n+second, "is missing, or %s: a leg needs both", n+first)
		}
		d, t, knots := v.In(n+"distance", "nm"), v.In(n+"time", "h"), v.In(n+"speed", "kn")
		if first == "distance" {
			t = d / knots
			working += fmt.Sprintf("%s nm / %s kn = %s h; ", sh(d), sh(knots), sh(t))
		} else {
			d = knots * t
			working += fmt.Sprintf("%s kn × %s h = %s nm; ", sh(knots), sh(t), sh(d))
		}
		miles, hours = miles+d, hours+t
	}
	far, long := run(say("distance", "Die Strecke", "La distance"), miles*1852), duration(say("time", "Die Zeit", "La durée"), hours*3600)
	average := speed(say("average speed", "die mittlere Fahrt", "la vitesse moyenne"), miles/hours*1852/3600).led()
	a := answer{Outcomes: []Outcome{far, average, long}, Working: working + fmt.Sprintf("together %s nm in %s h", sh(miles), sh(hours))}
	if first == "distance" {
		a.Outcomes = []Outcome{long, average, far}
	}
	if v.Has("departure_time") {
		a.Outcomes = append([]Outcome{plain(say("ETA", "Die Ankunft", "L'heure d'arrivée"), v.moment("departure", hours*3600))}, a.Outcomes...)
	}
	return a, nil
}

func runComponentsCalculator() Calculator {
	return Calculator{
		Name: "run_components", Title: say("How far north and east a run leads", "Nord- und Ostanteil einer Strecke", "Composantes nord et est d'une route"),
		Answers: "how far north or south and east or west a distance on a course leads",
		Formula: "north = d cos course, east = d sin course",
		Source:  "plane sailing",
		Inputs: []Input{
			steeredInput("course", "course", "course", "heading", "steer*", "track", "on", "kurs", "cap"), optional(distanceInput()), optional(speedInput()), optional(timeInput()),
		},
		topic: []string{
			"how far|many|much ... north|south|east|west", "northing|easting|southing|westing", "departure and|or", "difference of latitude", "miles north|south|east|west",
			"wie weit ... norden|süden|osten|westen", "nord|sud ... est|ouest",
		},
		never:   []string{"current|tide|stream|wind|set|drift", "lighthouse|light|buoy", "from # # to", "off the? track|course|line"},
		whole:   true,
		rank:    0.3,
		either:  []string{"distance", "speed"},
		compute: runComponents,
	}
}

func runComponents(v *values) (answer, error) {
	d, degrees := v.In("distance", "nm"), v.In("course", "deg")
	if !v.Has("distance") {
		if d = v.In("speed", "kn") * v.In("time", "h"); d == 0 {
			return answer{}, inputError("distance", "is missing: distance in nm, or a speed and a time")
		}
	}
	north, east := d*math.Cos(degrees*quantity.Degree), d*math.Sin(degrees*quantity.Degree)
	side := func(value float64, plus, minus Text) Outcome {
		if value < 0 {
			return run(minus, -value*1852)
		}
		return run(plus, value*1852)
	}
	return answer{
		Outcomes: []Outcome{
			side(north, say("way north", "Der Weg nach Norden", "La route vers le nord"), say("way south", "Der Weg nach Süden", "La route vers le sud")),
			side(east, say("way east", "der Weg nach Osten", "la route vers l'est"), say("way west", "der Weg nach Westen", "la route vers l'ouest")).led(),
		},
		Working: fmt.Sprintf("%s nm × cos %s = %s nm, %s nm × sin %s = %s nm", sh(d), showCourse(degrees), sh(north), sh(d), showCourse(degrees), sh(east)),
	}, nil
}

func currentOffsetCalculator() Calculator {
	said := func(in Input, words ...string) Input {
		in.Optional, in.Announced, in.Words, in.Default = true, true, words, nil
		return in
	}
	return Calculator{
		Name: "current_offset", Title: say("How far a current carries", "Versatz durch Strom", "Entraînement par le courant"),
		Answers: "how far a current carries a boat in a time, whatever she steers",
		Formula: "offset = drift × t",
		Source:  "speed, time and distance",
		Inputs: []Input{
			{Name: "drift", Label: "speed of the current", Dim: quantity.Speed, Unit: "kn", Min: 0.05, Max: 20, Words: []string{
				"current", "stream", "tide", "set*", "drift*", "ebb", "flood", "runs", "strom", "courant", "of current|stream|tide", "current|stream|tide of", "cross current|tide", "at",
			}},
			optional(timeInput()),
			{Name: "set", Label: "set of the current (not needed)", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true, Words: []string{"set*", "towards", "current|stream ... set*"}},
			{Name: "course", Label: "course (not needed)", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true, Words: []string{"steer*", "course", "heading", "sail*"}},
			said(boatSpeedInput(), "boat speed", "doing", "making", "speed", "through the water", "sailing at", "motoring at", "steer*", "at"),
			{Name: "distance", Label: "distance sailed meanwhile, instead of the time", Dim: quantity.Length, Unit: "nm", Min: 0.01, Max: 30000, Optional: true},
		},
		either: []string{"time", "distance"},
		topic: []string{
			"how far|many|much ... carried|carry|swept|pushed|displaced|offset|set|down_tide|sideways|downstream", "carried|swept|pushed|set|displaced|down_tide|sideways ... how far|many", "cross current|tide|stream ... how far|much|many",
			"how far|many ... drift*", "drift* ... how far", "versetzt|versatz", "dérive ... courant",
		},
		never: []string{"set and drift", "drift rate", "fix", "course to steer", "man overboard|mob", "height|depth|depths|draft"},
		whole: true,
		rank:  0.8,
		read: func(q *question, d *draft) {
			d.refused = !q.says("current|tide|stream|ebb|flood", "drift*", "carried|swept|pushed|displaced", "strom|versetz*", "courant|dérive*")
		},
		compute: currentOffset,
	}
}

func currentOffset(v *values) (answer, error) {
	drift := v.In("drift", "kn")
	hours, working, err := v.hoursUnderWay("boat_speed")
	if err != nil {
		return answer{}, err
	}
	return answer{
		Outcomes: []Outcome{run(say("distance carried", "Der Versatz", "L'entraînement"), drift*hours*1852)},
		Working:  working + fmt.Sprintf("%s kn × %s h = %s nm", sh(drift), sh(hours), sh(drift*hours)),
		Notes:    []Text{say("In the direction that the current sets.", "In die Richtung, in die der Strom setzt.", "Dans la direction où porte le courant.")},
	}, nil
}
