package calc

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// place is a port or a pair of coordinates that a question names.
type place struct {
	name       string // for Call
	position   geo.Position
	start, end int
}

// placesIn finds named places and coordinates in a text, in order.
func (a asker) placesIn(text string, found []quantity.Quantity) []place {
	places := coordinatesIn(found)
	for _, m := range a.places.Mentions(text) {
		if len(m.Places) == 0 || overlaps(places, m.Start, m.End) {
			continue
		}
		places = append(places, place{name: a.callName(m.Places[0]), position: m.Places[0].Position(), start: m.Start,
			end: m.End})
	}
	for i := 1; i < len(places); i++ {
		for k := i; k > 0 && places[k].start < places[k-1].start; k-- {
			places[k], places[k-1] = places[k-1], places[k]
		}
	}
	return places
}

func overlaps(places []place, start, end int) bool {
	for _, p := range places {
		if start < p.end && p.start < end {
			return true
		}
	}
	return false
}

// callName is a name by which Call finds the place again.
func (a asker) callName(p geo.Place) string {
	if again := a.places.Find(p.Label(), 1); len(again) > 0 && again[0].Place.ID == p.ID {
		return p.Label()
	}
	return p.ID
}

// coordinatesIn joins a latitude and the longitude after it.
func coordinatesIn(found []quantity.Quantity) []place {
	var places []place
	for i := 0; i+1 < len(found); i++ {
		lat, lon := found[i], found[i+1]
		northSouth := lat.Dim == quantity.Angle && (lat.Side == "N" || lat.Side == "S")
		eastWest := lon.Dim == quantity.Angle && (lon.Side == "E" || lon.Side == "W")
		if !northSouth || !eastWest || lon.Start-lat.End > 6 || lat.Given > 90 {
			continue
		}
		p := geo.Position{Lat: lat.Value, Lon: lon.Value}
		places = append(places, place{name: p.String(), position: p, start: lat.Start, end: lon.End})
		i++
	}
	return places
}

// position finds a place by the text of an argument.
func (v *values) position(input string) (geo.Position, string, error) {
	text := v.text(input)
	if p, err := geo.ParsePosition(text); err == nil {
		return p, p.String(), nil
	}
	if p, ok := v.set.places.Place(text); ok {
		return p.Position(), p.Name, nil
	}
	found := v.set.places.Find(text, 1)
	if len(found) == 0 {
		return geo.Position{}, "", inputError(input, "%q is no place I know: name a port or give coordinates", text)
	}
	return found[0].Place.Position(), found[0].Place.Name, nil
}

// readPorts takes the distance between two named places where the question gives none.
func readPorts(q *question, d *draft) {
	if len(q.places) != 2 {
		return
	}
	for _, one := range q.quantities {
		if one.Dim == quantity.Length && (one.Unit == "nm" || one.Unit == "miles" || one.Unit == "km" || one.Unit == "mi") {
			return
		}
	}
	d.args["distance"] = fmt.Sprintf("%.1f nm", geo.Distance(q.places[0].position, q.places[1].position))
}

func placeCalculators() []Calculator {
	return []Calculator{distanceBetweenCalculator(), deadReckoningCalculator()}
}

func distanceBetweenCalculator() Calculator {
	return Calculator{
		Name: "distance_between", Title: say("Distance between two places", "Entfernung zwischen zwei Orten",
			"Distance entre deux lieux"),
		Answers: "the great circle and rhumb line distance and bearing between two ports or positions, and the time at a speed",
		Formula: "haversine, R = 3440.065 nm",
		Source:  "great circle on the sphere; port positions of the built-in gazetteer",
		Inputs: []Input{
			{Name: "from", Label: "start", Kind: Place}, {Name: "to", Label: "destination", Kind: Place},
			optional(speedInput()),
		},
		topic: []string{
			"distance", "how far", "how many miles|nm|nautical|km|kilomet*", "great circle", "rhumb line",
			"straight line", "bearing|course|heading from", "entfernung", "wie weit", "distanz", "quelle distance",
			"loxodrom*", "orthodrom*", "how long ... from|between|to|crossing|passage|take*|sail*",
			"how many hours|days", "wie lange", "combien de temps|milles|jours|heures", "miles from|between",
			"course|bearing between", "wieviele|viele seemeilen", "nautical miles", "as the crow flies",
			"initial bearing|course", "luftlinie", "à vol d oiseau", "time ... from", "sailing time",
		},
		asks: []string{"from ... to", "between", "von ... nach", "de ... à", "zwischen", "entre", "to ... from"},
		never: []string{
			"eta", "arriv*", "fuel", "burn*", "weather", "sunset|sunrise", "leave", "depart*", "boats", "charter",
			"visa", "best|season", "dangerous|safe",
		},
		read:  readRoute,
		whole: true, rank: 0.6, compute: distanceBetween,
	}
}

func deadReckoningCalculator() Calculator {
	return Calculator{
		Name: "dead_reckoning", Title: say("Position after a run", "Koppelort", "Position estimée"),
		Answers: "the position after a course and a distance, or a speed and a time",
		Formula: "rhumb line: Δlat = d cos course, Δlon = d sin course / cos mean latitude",
		Source:  "Mercator sailing on the sphere",
		Inputs: []Input{
			{Name: "from", Label: "start", Kind: Place},
			steeredInput("course", "true course", "course", "heading", "steer*", "track", "kurs", "cap", "due", "sailing",
				"sail", "on"),
			optional(distanceInput()), optional(speedInput()), optional(timeInput()),
		},
		topic: []string{
			"position", "where will|am|are|would|do", "dead reckoning", "end up", "dr", "koppelort", "new lat*", "new long*", "what latitude|longitude",
			"wo bin", "position estimée", "finish",
		},
		asks:    []string{"what", "where", "wo", "où", "quelle"},
		never:   []string{"current|drift", "how far", "distance between"},
		read:    readStart,
		whole:   true,
		either:  []string{"distance", "speed"},
		compute: deadReckoning,
	}
}

// readRoute takes start and destination in the order the words give.
func readRoute(q *question, d *draft) {
	places := slices.CompactFunc(slices.Clone(q.places), func(a, b place) bool { return a.name == b.name }) // "Malta (Valletta)"
	if len(places) < 2 {
		return
	}
	from, to := places[0], places[1]
	before := strings.Fields(strings.ToLower(q.text[from.end:to.start]))
	if n := len(before); n > 0 && (before[n-1] == "from" || before[n-1] == "von" || before[n-1] == "depuis") {
		from, to = to, from
	}
	d.args["from"], d.args["to"] = from.name, to.name
	d.quality += 2
}

func readStart(q *question, d *draft) {
	if len(q.places) != 1 {
		return
	}
	d.args["from"] = q.places[0].name
	d.quality++
}

func distanceBetween(v *values) (answer, error) {
	a, from, err := v.position("from")
	if err != nil {
		return answer{}, err
	}
	b, to, err := v.position("to")
	if err != nil {
		return answer{}, err
	}
	great, rhumb := geo.Distance(a, b), geo.RhumbDistance(a, b)
	label := say(fmt.Sprintf("distance from %s to %s", from, to), fmt.Sprintf("Die Entfernung von %s nach %s", from, to),
		fmt.Sprintf("La distance de %s à %s", from, to))
	result := answer{
		Outcomes: []Outcome{
			outcome(label, fixed(great, "nm", 1), fixed(great*1.852, "km", 1)),
			course(say("initial course on the great circle", "Anfangskurs auf dem Großkreis",
				"Cap initial orthodromique"), geo.InitialBearing(a, b), "T"),
			outcome(say("rhumb line", "Loxodrome", "Loxodromie"), fixed(rhumb, "nm", 1)),
			course(say("course on the rhumb line", "Kurs auf der Loxodrome", "Cap loxodromique"), geo.RhumbBearing(a, b), "T"),
		},
		Working: fmt.Sprintf("great circle from %s to %s", a, b),
		Notes: []Text{say("In a straight line, over land too: the sea route is longer where land or shoals are in the way.",
			"In gerader Linie, auch über Land: der Seeweg ist länger, wo Land oder Untiefen im Weg sind.",
			"En ligne droite, même au-dessus des terres : la route maritime est plus longue si des terres font obstacle.")},
	}
	if knots := v.In("speed", "kn"); knots > 0 {
		underway := duration(say("time at "+show(knots, "kn"), "Die Fahrtdauer mit "+show(knots, "kn"),
			"La durée à "+show(knots, "kn")), great/knots*3600)
		result.Outcomes = append([]Outcome{result.Outcomes[0], underway.led()}, result.Outcomes[1:]...)
	}
	return result, nil
}

func deadReckoning(v *values) (answer, error) {
	from, name, err := v.position("from")
	if err != nil {
		return answer{}, err
	}
	d := v.In("distance", "nm")
	if d == 0 {
		d = v.In("speed", "kn") * v.In("time", "h")
	}
	if d == 0 {
		return answer{}, inputError("distance", "is missing: distance in nm, or speed and time")
	}
	end := geo.RhumbDestination(from, v.In("course", "deg"), d)
	return answer{
		Outcomes: []Outcome{
			plain(say("position", "Der Koppelort", "La position estimée"), end.String()),
			outcome(say("change of latitude, north positive", "Breitenunterschied, Nord positiv", "Changement de latitude, nord positif"),
				fixed((end.Lat-from.Lat)*60, "arcmin", 1)),
			outcome(say("change of longitude, east positive", "Längenunterschied, Ost positiv", "Changement de longitude, est positif"),
				fixed((math.Mod(end.Lon-from.Lon+540, 360)-180)*60, "arcmin", 1)),
		},
		Working: fmt.Sprintf("%s nm on %s from %s", sh(d), showCourse(v.In("course", "deg")), name),
	}, nil
}
