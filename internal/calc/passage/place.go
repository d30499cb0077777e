package passage

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

func distanceBetweenCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "distance_between", Title: answer.Say("Distance between two places", "Entfernung zwischen zwei Orten",
			"Distance entre deux lieux"),
		Answers: "the great circle and rhumb line distance and bearing between two ports or positions, and the time at a speed",
		Formula: "haversine, R = 3440.065 nm",
		Source:  "great circle on the sphere; port positions of the built-in gazetteer",
		Inputs: []calc.Input{
			{Name: "from", Label: "start", Kind: calc.Place}, {Name: "to", Label: "destination", Kind: calc.Place},
			calc.Optional(input.Speed()),
			{Name: "course_first", Label: "whether the course is asked for, not the distance", Dim: quantity.Bare, Min: 0, Max: 1, Optional: true, Announced: true},
		},
		Topic: []string{
			"distance", "how far", "how many miles|nm|nautical|km|kilomet*", "great circle", "rhumb line",
			"straight line", "bearing|course|heading from", "entfernung", "wie weit", "distanz", "quelle distance",
			"loxodrom*", "orthodrom*", "in nm|miles|km|kilometres|kilometers|seemeilen|milles ?", "how long ... from|between|to|crossing|passage|take*|sail*",
			"how many hours|days", "wie lange", "combien de temps|milles|jours|heures", "miles from|between",
			"course|bearing between", "wieviele|viele seemeilen", "nautical miles", "as the crow flies",
			"initial bearing|course", "luftlinie", "à vol d oiseau", "time ... from", "sailing time",
		},
		Asks: []string{"from ... to", "between", "von ... nach", "de ... à", "zwischen", "entre", "to ... from"},
		Never: []string{
			"eta", "arriv*", "fuel", "burn*", "weather", "sunset|sunrise", "leave", "depart*", "boats", "charter",
			"visa", "best|season", "dangerous|safe",
		},
		Read:  readRoute,
		Whole: true, Rank: 0.6, Compute: distanceBetween,
	}
}

func deadReckoningCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "dead_reckoning", Title: answer.Say("Position after a run", "Koppelort", "Position estimée"),
		Answers: "the position after a course and a distance, or a speed and a time",
		Formula: "rhumb line: Δlat = d cos course, Δlon = d sin course / cos mean latitude",
		Source:  "Mercator sailing on the sphere",
		Inputs: []calc.Input{
			{Name: "from", Label: "start", Kind: calc.Place},
			input.Steered("course", "true course", "course", "heading", "steer*", "track", "kurs", "cap", "due", "sailing",
				"sail", "on"),
			calc.Optional(input.Distance()), calc.Optional(input.Speed()), calc.Optional(input.Time()),
		},
		Topic: []string{
			"position", "where will|am|are|would|do", "dead reckoning", "end up", "dr", "koppelort", "new lat*", "new long*", "what latitude|longitude",
			"wo bin", "position estimée", "finish",
		},
		Asks:    []string{"what", "where", "wo", "où", "quelle"},
		Never:   []string{"current|drift", "how far", "distance between"},
		Read:    readStart,
		Whole:   true,
		Either:  []string{"distance", "speed"},
		Compute: deadReckoning,
	}
}

// readRoute takes start and destination in the order the words give.
func readRoute(q *question.Question, d *calc.Draft) {
	places := slices.CompactFunc(slices.Clone(q.Places), func(a, b question.Place) bool { return a.Name == b.Name }) // "Malta (Valletta)"
	if len(places) < 2 {
		return
	}
	from, to := places[0], places[1]
	before := strings.Fields(strings.ToLower(q.Text[from.End:to.Start]))
	if n := len(before); n > 0 && (before[n-1] == "from" || before[n-1] == "von" || before[n-1] == "depuis") {
		from, to = to, from
	}
	d.Args["from"], d.Args["to"] = from.Name, to.Name
	d.Quality += 2
	course, far := q.Says("course|bearing|heading|kurs|cap|peilung|relèvement"), q.Says("distance|far|long|miles|nm|entfernung|distanz|weit|lange|milles|temps|hours|days|time|km")
	if course && !far {
		d.Args["course_first"] = 1.0
	}
}

func readStart(q *question.Question, d *calc.Draft) {
	if len(q.Places) != 1 {
		return
	}
	d.Args["from"] = q.Places[0].Name
	d.Quality++
}

func distanceBetween(v *calc.Values) (answer.Answer, error) {
	a, from, err := v.Position("from")
	if err != nil {
		return answer.Answer{}, err
	}
	b, to, err := v.Position("to")
	if err != nil {
		return answer.Answer{}, err
	}
	great, rhumb := geo.Distance(a, b), geo.RhumbDistance(a, b)
	label := answer.Say(fmt.Sprintf("distance from %s to %s", from, to), fmt.Sprintf("Die Entfernung von %s nach %s", from, to),
		fmt.Sprintf("La distance de %s à %s", from, to))
	result := answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Value(label, answer.Fixed(great, "nm", 1), answer.Fixed(great*1.852, "km", 1)),
			answer.Course(answer.Say("initial course on the great circle", "Anfangskurs auf dem Großkreis",
				"Cap initial orthodromique"), geo.InitialBearing(a, b), "T"),
			answer.Value(answer.Say("rhumb line", "Loxodrome", "Loxodromie"), answer.Fixed(rhumb, "nm", 1)),
			answer.Course(answer.Say("course on the rhumb line", "Kurs auf der Loxodrome", "Cap loxodromique"), geo.RhumbBearing(a, b), "T"),
		},
		Working: fmt.Sprintf("great circle from %s to %s", a, b),
		Notes: []answer.Text{answer.Say("In a straight line, over land too: the sea route is longer where land or shoals are in the way.",
			"In gerader Linie, auch über Land: der Seeweg ist länger, wo Land oder Untiefen im Weg sind.",
			"En ligne droite, même au-dessus des terres : la route maritime est plus longue si des terres font obstacle.")},
	}
	if v.Number("course_first") > 0 {
		result.Outcomes[0], result.Outcomes[1] = result.Outcomes[1], result.Outcomes[0]
		result.Outcomes[0].Label = answer.Say("initial course on the great circle from "+from+" to "+to, "Der Anfangskurs auf dem Großkreis von "+from+" nach "+to, "Le cap initial orthodromique de "+from+" à "+to)
		result.Outcomes[1].Label = answer.Say("distance", "Entfernung", "Distance")
	}
	if knots := v.In("speed", "kn"); knots > 0 {
		underway := answer.Duration(answer.Say("time at "+answer.Show(knots, "kn"), "Die Fahrtdauer mit "+answer.Show(knots, "kn"),
			"La durée à "+answer.Show(knots, "kn")), great/knots*3600)
		result.Outcomes = append([]answer.Outcome{result.Outcomes[0], underway.Led()}, result.Outcomes[1:]...)
	}
	return result, nil
}

func deadReckoning(v *calc.Values) (answer.Answer, error) {
	from, name, err := v.Position("from")
	if err != nil {
		return answer.Answer{}, err
	}
	d := v.In("distance", "nm")
	if d == 0 {
		d = v.In("speed", "kn") * v.In("time", "h")
	}
	if d == 0 {
		return answer.Answer{}, calc.InputErrorf("distance", "is missing: distance in nm, or speed and time")
	}
	end := geo.RhumbDestination(from, v.In("course", "deg"), d)
	return answer.Answer{
		Outcomes: []answer.Outcome{
			answer.Plain(answer.Say("position", "Der Koppelort", "La position estimée"), end.String()),
			answer.Value(answer.Say("change of latitude, north positive", "Breitenunterschied, Nord positiv", "Changement de latitude, nord positif"),
				answer.Fixed((end.Lat-from.Lat)*60, "arcmin", 1)),
			answer.Value(answer.Say("change of longitude, east positive", "Längenunterschied, Ost positiv", "Changement de longitude, est positif"),
				answer.Fixed((math.Mod(end.Lon-from.Lon+540, 360)-180)*60, "arcmin", 1)),
		},
		Working: answer.Working("%s nm on %s from %s", d, answer.ShowCourse(v.In("course", "deg")), name),
	}, nil
}
