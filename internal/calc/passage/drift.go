package passage

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/quantity"
)

func driftRateCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "drift_rate", Title: answer.Say("Drift from DR and fix", "Stromversetzung aus Koppelort und Standort",
			"Dérive entre estime et point"),
		Answers: "the rate and direction of the current from the difference between dead reckoning and fix",
		Formula: "drift = distance between DR and fix / time",
		Source:  "the definition of set and drift",
		Inputs: []calc.Input{
			input.Distance(), input.Time(),
			{Name: "bearing", Label: "bearing of the fix from the DR", Dim: quantity.Angle, Unit: "deg", Max: 360,
				Optional: true,
				Words:    []string{"bearing", "direction", "towards", "to the", "set", "at", "peilung", "relèvement"}},
			{Name: "steered", Label: "heading steered, which is not needed", Dim: quantity.Angle, Unit: "deg", Max: 360, Bare: true, Optional: true, Announced: true, Words: []string{"steer*", "sailed", "sailing"}},
			{Name: "boat_speed", Label: "speed through the water, which is not needed", Dim: quantity.Speed, Unit: "kn", Max: 100, Optional: true, Announced: true, Words: []string{"at", "steer* ... at", "doing", "log", "boat speed"}},
		},
		Topic: []string{
			"drift*", "fix ... dr|dead", "finished|ended|found ... of|from my|our|the? dr|dead_reckoning|dr_position", "dr|reckoning ... fix", "fix", "set and drift",
			"dead_reckoning|dr_position ... from|off", "current ... rate", "rate of ... current", "carried|swept|pushed|moved|set us|me|you|the_boat", "strom*versetzung",
			"besteckversetzung", "versetzung", "dérive", "rate of drift",
		},
		Asks:    []string{"drift", "how strong", "rate", "set", "how fast", "current", "what"},
		Never:   []string{"course to steer", "sog|cog", "heading", "leeway"},
		Rank:    0.3,
		Whole:   true,
		Compute: driftRate,
	}
}

func setAndDriftCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "set_and_drift", Title: answer.Say("Current from water and ground track", "Strom aus Kurs und Fahrt über Grund",
			"Courant d'après la route surface et la route fond"),
		Answers: "set and drift of the current from heading and log speed, and course and speed over the ground",
		Formula: "current = ground velocity - boat velocity",
		Source:  currentTriangle,
		Inputs: []calc.Input{
			input.Steered("heading", "heading steered", "heading", "hdg", "steer*", "course steered", "compass", "heading is",
				"course through|in the? water", "kurs", "steuerkurs", "cap", "kdw", "ctw", "pointing"),
			{Name: "boat_speed", Label: "speed through the water", Dim: quantity.Speed, Unit: "kn", Max: 100, Words: []string{
				"log", "stw", "through|in the? water", "boat speed", "water speed", "on the log", "log reads|shows|says",
				"steer* ... at", "heading|hdg # at", "fdw", "durchs wasser", "fahrt durchs wasser", "loch", "surface",
				"knotmeter", "speedo",
			}},
			calc.Announced(input.Steered("cog", "course over the ground", "cog", "course over the? ground", "ground track", "küg",
				"kurs über grund", "route fond", "track", "tracking", "course made good", "cmg", "gps", "made good")),
			{Name: "sog", Label: "speed over the ground", Dim: quantity.Speed, Unit: "kn", Max: 100, Announced: true, Words: []string{
				"sog", "speed over the? ground", "füg", "fahrt über grund", "vitesse fond", "over the? ground",
				"über grund", "gps", "cog|track # at", "sur le fond", "made good",
			}},
		},
		Topic: []string{"set", "drift", "current", "stream", "tide", "strom*", "courant", "dérive"},
		Asks: []string{
			"what", "calculate", "find", "which", "how strong", "work out", "estimate", "welche*", "wie stark", "quel*",
			"current ?", "set and drift", "drift and set",
		},
		Never:   []string{"to steer", "apparent", "leeway", "wind", "cog|sog|cmg|smg ?", "cog|cmg and|or|& sog|smg", "made good and"},
		Whole:   true,
		Rank:    1,
		Compute: setAndDrift,
	}
}

func streamAlongCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "stream_along", Title: answer.Say("Current along the course", "Strom in Kursrichtung", "Courant dans l'axe de la route"),
		Answers: "how much current helps or hinders, from the speeds over the ground and through the water",
		Formula: "current along the course = SOG - speed through the water",
		Source:  currentTriangle,
		Inputs: []calc.Input{
			{Name: "sog", Label: "speed over the ground", Dim: quantity.Speed, Unit: "kn", Max: 100, Announced: true, Words: []string{
				"sog", "speed over the? ground", "over the? ground", "gps", "ground speed", "füg", "über grund", "fahrt über grund", "vitesse fond", "sur le fond",
			}},
			{Name: "boat_speed", Label: "speed through the water", Dim: quantity.Speed, Unit: "kn", Max: 100, Announced: true, Words: []string{
				"stw", "log", "through|in the? water", "boat speed", "water speed", "knotmeter", "speedo", "bsp", "fdw", "durchs wasser", "loch", "surface", "log reads|shows|says",
			}},
		},
		Topic: []string{"current", "tide", "stream", "drift", "foul", "fair", "strom*", "courant"},
		Asks:  []string{"how much|strong", "what", "with|against us|me", "which", "wie viel|stark", "quel", "tide|current|stream ?"},
		Never: []string{"set", "cog", "apparent", "wind", "eta", "how long", "hours", "courant contraire|portant? #",
			"foul|fair? current|tide|stream|strom #", "# of? foul|fair? current|tide|stream"},
		Whole:   true,
		Compute: streamAlong,
	}
}

func streamAlong(v *calc.Values) (answer.Answer, error) {
	sog, boat := v.In("sog", "kn"), v.In("boat_speed", "kn")
	label := answer.Say("fair current", "Der mitlaufende Strom", "Le courant portant")
	if sog < boat {
		label = answer.Say("foul current", "Der Gegenstrom", "Le courant contraire")
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(label, math.Abs(sog-boat)*1852/3600)},
		Working:  answer.Working("%s - %s = %s kn", sog, boat, sog-boat),
		Notes: []answer.Text{answer.Say("Only what runs along the course: a current across it shows as a difference of course.",
			"Nur was in Kursrichtung läuft: Strom von der Seite zeigt sich als Unterschied der Kurse.",
			"Seulement ce qui va dans l'axe : un courant traversier se voit à la différence des routes.")},
	}, nil
}

func driftRate(v *calc.Values) (answer.Answer, error) {
	rate := v.In("distance", "nm") / v.In("time", "h")
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("drift rate", "Die Stromgeschwindigkeit", "La vitesse du courant"), rate*1852/3600)},
		Working:  answer.Working("%s nm / %s h = %s kn", v.In("distance", "nm"), v.In("time", "h"), rate),
	}
	if v.Has("bearing") {
		a.Outcomes = append(a.Outcomes, answer.Course(answer.Say("set", "Die Stromrichtung", "La direction du courant"), v.In("bearing",
			"deg"), "").Led())
	}
	return a, nil
}

func setAndDrift(v *calc.Values) (answer.Answer, error) {
	heading, boat, cog, sog := v.In("heading", "deg"), v.In("boat_speed", "kn"), v.In("cog", "deg"), v.In("sog", "kn")
	north := sog*math.Cos(cog*quantity.Degree) - boat*math.Cos(heading*quantity.Degree)
	east := sog*math.Sin(cog*quantity.Degree) - boat*math.Sin(heading*quantity.Degree)
	drift := math.Hypot(north, east)
	outcomes := []answer.Outcome{answer.Speed(answer.Say("drift of the current", "Die Stromgeschwindigkeit", "La vitesse du courant"),
		drift*1852/3600)}
	if drift > 0.005 {
		outcomes = append(outcomes, answer.Course(answer.Say("set of the current", "Die Stromrichtung", "La direction du courant"),
			answer.Wrap(math.Atan2(east, north)/quantity.Degree), "").Led())
	}
	return answer.Answer{
		Outcomes: outcomes,
		Working:  answer.Working("north %s kn, east %s kn; √ of the squares = %s kn", north, east, drift),
		Notes: []answer.Text{answer.Say("Leeway and errors of log and compass are in it too.",
			"Abdrift und Fehler von Logge und Kompass sind darin enthalten.",
			"La dérive et les erreurs du loch et du compas y sont comprises.")},
	}, nil
}
