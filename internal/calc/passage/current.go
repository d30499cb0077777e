package passage

import (
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func setInput() calc.Input {
	return calc.Input{
		Name: "set", Label: "direction the current sets towards", Dim: quantity.Angle, Unit: "deg", Max: 360, Bare: true,
		Words: []string{
			"set", "setting", "sets", "setting to", "setting towards", "current", "stream", "tide", "flowing",
			"towards", "running", "toward", "strom", "stromrichtung", "courant", "portant", "setzt",
		},
	}
}

func driftInput() calc.Input {
	return calc.Input{
		Name: "drift", Label: "rate of the current", Dim: quantity.Speed, Unit: "kn", Max: 20,
		Words: []string{
			"drift", "current", "set", "rate", "stream", "tide", "tidal stream", "setting", "sets", "flowing",
			"strom", "courant", "running", "of current", "setting|sets|set|flows|flowing|runs|running # at",
			"tide|current|stream # at", "kn current",
		},
	}
}

// currentTriangle is the source that its calculators share.
const currentTriangle = "the velocity triangle of boat and current"

func courseToSteerCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "course_to_steer", Title: answer.Say("Course to steer", "Zu steuernder Kurs", "Cap à suivre"),
		Answers: "the heading that holds a ground track in a current, and the speed over the ground",
		Formula: "sin α = (drift / V) sin (set - track), heading = track - α, SOG = V cos α + drift cos (set - track)",
		Source:  currentTriangle,
		Inputs: []calc.Input{
			input.Steered("track", "wanted track", "course", "track", "bearing", "ground track", "cog", "to", "make good",
				"due", "desired course", "want to", "waypoint", "destination", "kurs", "route", "desired track",
				"wish to", "bears", "rhumb line", "course over ground", "intended track|course"),
			input.BoatSpeed(), setInput(), driftInput(),
		},
		Topic: []string{
			"course to steer", "cts", "heading to steer", "what ... steer", "steer to", "should i|we steer",
			"what course|heading", "heading ... make good", "offset|compensate|allow|correct* ... current|tide|set",
			"zu steuern*", "welchen kurs", "cap à suivre", "quel cap", "must i|we steer", "have to steer",
			"need to steer", "do i|we steer",
			"track #", "go|head|travel|get due? # ... current|tide|stream", "to make good", "make good # ... boat|speed|current|tide",
		},
		Read: func(q *question.Question, d *calc.Draft) {
			if d.Refused = q.Says("over the? ground ?") && !q.Says("steer"); !d.Refused {
				readSetFrom(q, d)
			}
		},
		Asks: []string{
			"what course", "what heading", "course to steer", "which heading|course", "steer ?", "how ... steer",
			"heading", "what sog", "what|which speed over", "sog ?",
		},
		Never: []string{
			"compass heading", "magnetic", "variation", "deviation", "leeway", "we are steering", "i am|m steering",
			"steering #", "what is|s my cog", "course|track made good ?", "cmg|cog ?",
		},
		Compute: courseToSteer,
	}
}

func groundTrackCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "ground_track", Title: answer.Say("Course and speed over the ground", "Kurs und Fahrt über Grund",
			"Route et vitesse fond"),
		Answers: "what a heading and speed become over the ground in a current",
		Formula: "ground velocity = boat velocity + current",
		Source:  currentTriangle,
		Inputs: []calc.Input{
			input.Steered("heading", "heading steered", "heading", "steer*", "course", "hdg", "head", "steering", "due",
				"kurs", "steuer*", "cap", "sailing", "sail"),
			input.BoatSpeed(), setInput(), driftInput(),
		},
		Topic: []string{
			"cog", "sog", "over the? ground", "course|track|speed|velocity ... over the? ground", "course made good", "cmg", "smg", "speed made good", "über grund",
			"route fond", "vitesse fond", "made good", "actual course|track|speed", "ground track|speed", "sur le fond",
			"resulting", "heading|steer*|course # ... current|tide|stream ... track|course ?", "what is|s my|our|the track|course ?",
		},
		Read: readGroundTrack,
		Asks: []string{"what ... cog|sog", "what is|s|are my|the", "actual", "über grund"},
		Never: []string{
			"to steer", "should i|we steer", "what ... steer", "vmg", "velocity made good", "to windward",
			"do i|we steer", "apparent", "set and drift ?", "drift and set ?",
		},
		Compute: groundTrack,
	}
}

func currentAverageCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "current_average", Title: answer.Say("Speed over ground with a current along the course",
			"Fahrt über Grund mit Strom von vorn oder achtern", "Vitesse fond avec courant dans l'axe"),
		Answers: "the speed over ground with a fair or foul current",
		Formula: "SOG = V ± current",
		Source:  currentTriangle,
		Inputs: []calc.Input{
			input.BoatSpeed(),
			{Name: "current", Label: "current, positive when it helps", Dim: quantity.Speed, Unit: "kn", Min: -15,
				Max: 15, Announced: true,
				Words: []string{
					"current", "tide", "stream", "foul", "fair", "favourable", "favorable", "adverse", "against", "contrary",
					"strom", "gegenstrom", "courant", "contre", "ebb", "flood",
				}},
		},
		Topic: []string{
			"sog", "over the? ground", "speed ... over the? ground", "speed made good", "gps|plotter show|shows|say|says|read|reads ?", "über grund", "vitesse fond", "ground speed",
			"sur le fond",
		},
		Never: []string{"set|setting|sets", "course made good", "cog", "heading", "# deg"},
		Read: func(q *question.Question, d *calc.Draft) {
			input.ReadCurrentSign(q, d)
			acrossTrack(q, d)
		},
		Whole:   true,
		Compute: alongCurrent,
	}
}

// readGroundTrack leaves to the course to steer what gives the track and no heading.
func readGroundTrack(q *question.Question, d *calc.Draft) {
	readSetFrom(q, d)
	d.Refused = d.Refused || q.Says("track #") && !q.Says("heading|hdg #", "steer* #", "course #", "head|sail|sailing #")
}

// readSetFrom turns round a current that is said to come from a direction; set is where it goes.
func readSetFrom(q *question.Question, d *calc.Draft) {
	takeOwnSpeed(q, d)
	for _, e := range q.Find(
		"current|stream|tide|flow|strom|courant from the? #",
		"current|stream|tide|flow|strom|courant ... # from the? #", "# current|stream|tide from the? #",
	) {
		in := q.QuantitiesIn(e)
		i := in[len(in)-1]
		one, ok := q.Quantities[i].As(quantity.Angle, "deg")
		if !ok {
			continue
		}
		d.Used[i] = true
		d.Args["set"] = fmt.Sprintf("%g deg", answer.Wrap(one.Value+180))
		return
	}
}

// takeOwnSpeed takes the speed that is said to be the boat's right behind it, whatever stands behind that: "5 knots boat speed with 1.5
// knots setting 090".
func takeOwnSpeed(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("# boat speed", "# boatspeed", "# stw", "# through the water") {
		i := q.QuantityIn(e, quantity.Speed)
		if next := q.Tokens[min(e.To, len(q.Tokens)-1)]; i >= 0 && next.Quantity < 0 && !strings.Contains(" is of : = was ", " "+next.Text+" ") {
			d.Take("boat_speed", i)
			return
		}
	}
}

func courseToSteer(v *calc.Values) (answer.Answer, error) {
	track, boat, set, drift := v.In("track", "deg"), v.In("boat_speed", "kn"), v.In("set", "deg"), v.In("drift", "kn")
	correction, ground, holds := triangle(boat, drift, (set-track)*quantity.Degree)
	if !holds {
		return answer.Answer{}, calc.InputErrorf("boat_speed", "of %s is too little to hold %s across a current of %s", answer.Show(boat,
			"kn"), answer.ShowCourse(track), answer.Show(drift, "kn"))
	}
	if ground <= 0 {
		return answer.Answer{}, calc.InputErrorf("drift", "of %s carries a boat that makes %s backwards", answer.Show(drift, "kn"), answer.Show(boat,
			"kn"))
	}
	heading := answer.Wrap(track - correction/quantity.Degree)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Course(answer.Say("course to steer", "Der zu steuernde Kurs", "Le cap à suivre"), heading, ""),
			answer.Speed(answer.Say("speed made good over the ground", "Die Fahrt über Grund", "La vitesse fond"), ground*1852/3600).Led(),
			answer.Angle(answer.Say("correction", "Vorhaltewinkel", "Correction"), math.Abs(correction/quantity.Degree)),
		},
		Working: answer.Working("sin α = %s / %s × sin (%s° - %s°), α = %s°; SOG = %s × cos α + %s × cos (%s° - %s°) = %s kn", drift, boat,
			set, track, correction/quantity.Degree, boat, drift, set, track, ground),
		Notes: []answer.Text{sameReference},
	}, nil
}

// sameReference is what a course to steer holds for.
var sameReference = answer.Say("In the same reference (true or magnetic) as the track; leeway is not included.",
	"In derselben Bezugsrichtung wie der Kurs; Abdrift ist nicht enthalten.", "Dans la même référence que la route ; dérive non comprise.")

// triangle is by how much a boat steers off her track, in radians against the set, and her speed along it, in the unit of the other two, in a
// current whose set is relative to the track, in radians; she does not hold a track that the current crosses faster than she sails.
func triangle(boat, drift, relative float64) (correction, ground float64, holds bool) {
	if boat <= 0 || math.Abs(drift*math.Sin(relative)) >= boat {
		return 0, 0, false
	}
	correction = math.Asin(drift / boat * math.Sin(relative))
	return correction, boat*math.Cos(correction) + drift*math.Cos(relative), true
}

func groundTrack(v *calc.Values) (answer.Answer, error) {
	heading, boat, set, drift := v.In("heading", "deg"), v.In("boat_speed", "kn"), v.In("set", "deg"), v.In("drift", "kn")
	north := boat*math.Cos(heading*quantity.Degree) + drift*math.Cos(set*quantity.Degree)
	east := boat*math.Sin(heading*quantity.Degree) + drift*math.Sin(set*quantity.Degree)
	over, made := math.Hypot(north, east), answer.Wrap(math.Atan2(east, north)/quantity.Degree)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Course(answer.Say("course over the ground", "Der Kurs über Grund", "La route fond"), made, ""),
			answer.Speed(answer.Say("speed over the ground", "Die Fahrt über Grund", "La vitesse fond"), over*1852/3600).Led(),
		},
		Working: answer.Working("north %s kn, east %s kn; √ of the squares = %s kn, towards %s", north, east, over, answer.ShowCourse(made)),
	}, nil
}

func alongCurrent(v *calc.Values) (answer.Answer, error) {
	boat, current := v.In("boat_speed", "kn"), v.In("current", "kn")
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("speed over the ground", "Die Fahrt über Grund", "La vitesse fond"),
			(boat+current)*1852/3600)},
		Working: answer.Working("%s %+.3g = %s kn", boat, current, boat+current),
	}, nil
}
