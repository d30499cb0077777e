package passage

import (
	"fmt"
	"math"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// timeAcrossCalculator is for a passage whose current has a direction of its own: only along the track may it be added to the speed.
func timeAcrossCalculator() calc.Calculator {
	distance := input.Distance()
	return calc.Calculator{
		Name: "time_across_current", Title: answer.Say("Time and course across a current", "Zeit und Kurs quer zum Strom", "Temps et cap en travers d'un courant"),
		Answers: "how long a track takes in a current that sets across it or along it by its direction, and the course to steer",
		Formula: "sin α = (drift / V) sin (set - track), heading = track - α, SOG = V cos α + drift cos (set - track), t = d / SOG",
		Source:  currentTriangle,
		Inputs: []calc.Input{
			distance, input.BoatSpeed(), driftInput(),
			{Name: "track", Label: "wanted track", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true},
			{Name: "set", Label: "direction the current sets towards, square to the track where it is not told", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true},
			{Name: "departure_time", Label: "time of departure", Dim: quantity.Clock, Optional: true, Announced: true, Words: []string{"leave|leaving", "depart*", "start*", "set off", "from", "cast off"}},
			{Name: "departure_date", Label: "date of departure", Dim: quantity.Calendar, Optional: true},
			{Name: "arrival_time", Label: "time of arrival", Dim: quantity.Clock, Optional: true, Announced: true, Words: []string{"arriv*", "by", "be there", "get there", "reach"}},
			{Name: "arrival_date", Label: "date of arrival", Dim: quantity.Calendar, Optional: true},
		},
		Topic: []string{"current", "tide", "stream", "ebb|flood", "set|sets|setting", "drift", "strom", "courant"},
		Asks: []string{
			"how long", "how many hours|minutes", "how much time", "time", "heading", "what|which course", "course to steer", "steer", "eta", "when", "arriv*", "how much longer", "duration",
			"wie lange", "combien de temps",
		},
		Never: []string{"steer|steering|heading|hdg|head #", "fix", "dr", "apparent", "fuel|litres|burn*", "waterline|lwl", "draw|draws|draft|draught", "chain|rode"},
		Read:  readAcross,
		Whole: true, Rank: 1,
		Compute: timeAcross,
	}
}

// readAcross takes the track and the set from a question; it refuses one that tells no current across.
func readAcross(q *question.Question, d *calc.Draft) {
	takeOwnSpeed(q, d)
	takeDrift(q, d, "boat_speed", "drift")
	way := waysOf(q)
	switch {
	case way.set >= 0 && way.track >= 0:
		d.TakeAs("track", way.track, degreesOf(q, way.track, 0))
		d.TakeAs("set", way.set, degreesOf(q, way.set, way.turn))
	case way.set < 0 && q.Says(crossing...):
		if way.track >= 0 {
			d.TakeAs("track", way.track, degreesOf(q, way.track, 0))
		}
	default:
		d.Refused = true
	}
}

// takeDrift takes of two speeds the one that is said of the current for one input and the other, which is the boat's, for another.
func takeDrift(q *question.Question, d *calc.Draft, boats, currents string) {
	drift, own := -1, -1
	for i, one := range q.Quantities {
		switch {
		case one.Dim != quantity.Speed:
		case drift < 0 && ofCurrent(q, q.TokenOf(i)):
			drift = i
		case own >= 0:
			return
		default:
			own = i
		}
	}
	if _, taken := d.Args[boats]; drift >= 0 && own >= 0 && !taken {
		d.Take(currents, drift)
		d.Take(boats, own)
	}
}

// ofCurrent reports whether the word that stands nearest to a speed names a current.
func ofCurrent(q *question.Question, k int) bool {
	if k < 0 {
		return false
	}
	for at := k + 1; at < min(k+3, len(q.Tokens)); at++ { // "2 kn of tide"
		if word := q.Tokens[at].Text; word != "of" && word != "cross" && !strings.Contains(" foul fair strong ", " "+word+" ") {
			if strings.Contains(byCurrent, " "+word+" ") {
				return true
			}
			break
		}
	}
	const far = 6
	for at := k - 1; at >= max(0, k-far); at-- {
		word := q.Tokens[at]
		switch {
		case word.Quantity >= 0 && q.Quantities[word.Quantity].Dim == quantity.Speed:
			return false
		case strings.Contains(byCurrent, " "+word.Text+" "):
			return true
		case word.Text == "i" || word.Text == "we" || strings.Contains(byTrack, " "+word.Text+" "):
			return false
		}
	}
	return false
}

// crossing are words for a current square to the track.
var crossing = []string{
	"cross current|tide|stream|set", "current|tide|stream|set|sets|setting|running ... across", "current|tide|stream ... on_the_beam|abeam|beam_on",
	"current|tide|stream ... right_angles|perpendicular|square", "querstrom", "courant traversier|de_travers",
}

// acrossTrack refuses, for sums that add a current to the speed, one that goes its own way; by how much it helps only its angle tells.
func acrossTrack(q *question.Question, d *calc.Draft) {
	if q.Says("fair|favourable|favorable|foul|adverse|contrary", "against", "with me|us|you", "behind me|us", "in my|our favour|favor") {
		return
	}
	d.Refused = d.Refused || waysOf(q).set >= 0 || q.Says(crossing...)
}

// ways are the quantities that are the directions of a current and of a track, -1 for none, and by how much the current's is to be turned.
type ways struct {
	set, track int
	turn       float64
}

var (
	pointOfCompass = regexp.MustCompile(`(?i)^(?:due )?(?:north|south|east|west|(?:north|south)[ -]?(?:east|west)|[ns][ew]|[ns][ns][ew]|[ew][ns][ew])(?:erly|wards?)?$`)
	threeDigits    = regexp.MustCompile(`(?i)^[0-3]\d\d ?(?:°|deg|degrees)? ?(?:t|true|m)?$`)
)

// Words that stand before or right behind a direction and tell of what it is.
const (
	byCurrent = " current tide stream ebb flood set sets setting drift strom courant tidal "
	byTrack   = " due course track sail sailing go going cross crossing travel motoring motor passage bearing bears head run leg destination route to make way waypoint harbour harbor "
	byWind    = " wind winds breeze blows blowing swell sea "
	leadsTo   = " on course track cog bearing bears sets set setting towards toward direction to good of runs running flows flowing from at "
)

// waysOf finds the directions of a question, each by the nearest word that tells of what it is.
func waysOf(q *question.Question) ways {
	found := ways{set: -1, track: -1}
	for i, one := range q.Quantities {
		k := q.TokenOf(i)
		if k < 0 || !direction(q, k, one) {
			continue
		}
		switch kind, from := ofWhat(q, k); kind {
		case byCurrent:
			found.set = i
			if from {
				found.turn = 180
			}
		case byTrack, "":
			if found.track >= 0 {
				return ways{set: found.set, track: -1}
			}
			found.track = i
		}
	}
	return found
}

// direction reports whether a quantity is a point of the compass or a bearing of three figures.
func direction(q *question.Question, k int, one quantity.Quantity) bool {
	said := strings.TrimSpace(one.Text)
	switch {
	case one.Dim == quantity.Angle && pointOfCompass.MatchString(said):
		return true
	case one.Dim != quantity.Angle && one.Dim != quantity.Bare && one.Dim != quantity.Mass && one.Dim != quantity.Length || !threeDigits.MatchString(said):
		return false
	}
	return k > 0 && strings.Contains(leadsTo, " "+q.Tokens[k-1].Text+" ")
}

// ofWhat tells which words stand nearest to a direction, and whether it is where something comes from.
func ofWhat(q *question.Question, k int) (kind string, from bool) {
	const far = 5
	if k+1 < len(q.Tokens) {
		for _, kind := range []string{byCurrent, byWind} { // "a northerly current"
			if strings.Contains(kind, " "+q.Tokens[k+1].Text+" ") && !strings.Contains(byCurrent, " "+q.Tokens[max(0, k-1)].Text+" ") {
				return kind, false
			}
		}
	}
	for at := k - 1; at >= max(0, k-far); at-- {
		word := q.Tokens[at]
		if word.Quantity >= 0 && q.Quantities[word.Quantity].Dim == quantity.Angle {
			break
		}
		from = from || word.Text == "from"
		for _, kind := range []string{byCurrent, byWind, byTrack} {
			if word.Text != "to" && strings.Contains(kind, " "+word.Text+" ") {
				return kind, from
			}
		}
	}
	return "", from
}

// degreesOf is a direction as an argument, turned round where a current is said to come from it.
func degreesOf(q *question.Question, i int, turn float64) string {
	one := q.Quantities[i]
	value := one.Given
	if as, ok := one.As(quantity.Angle, "deg"); ok && one.Dim == quantity.Angle {
		value = as.Value
	}
	return fmt.Sprintf("%g deg", answer.Wrap(value+turn))
}

func timeAcross(v *calc.Values) (answer.Answer, error) {
	boat, drift := v.In("boat_speed", "kn"), v.In("drift", "kn")
	told := v.Has("track") && v.Has("set")
	relative := math.Pi / 2
	if told {
		relative = (v.In("set", "deg") - v.In("track", "deg")) * quantity.Degree
	}
	correction, ground, holds := triangle(boat, drift, relative)
	if !holds {
		return answer.Answer{}, calc.InputErrorf("boat_speed", "of %s is too little to hold the track across a current of %s", answer.Show(boat, "kn"), answer.Show(drift, "kn"))
	}
	if ground < 0.01 {
		return answer.Answer{}, calc.InputErrorf("drift", "of %s stops a boat that makes %s", answer.Show(drift, "kn"), answer.Show(boat, "kn"))
	}
	miles := v.In("distance", "nm")
	seconds := miles / ground * 3600
	outcomes := []answer.Outcome{answer.Duration(answer.Say("time", "Die Dauer", "La durée"), seconds)}
	if told {
		outcomes = append(outcomes, answer.Course(answer.Say("course to steer", "Der zu steuernde Kurs", "Le cap à suivre"), answer.Wrap(v.In("track", "deg")-correction/quantity.Degree), ""))
	}
	outcomes = append(outcomes,
		answer.Speed(answer.Say("speed over the ground", "Fahrt über Grund", "Vitesse fond"), ground*1852/3600),
		answer.Angle(answer.Say("correction, into the current", "Vorhaltewinkel", "Correction"), math.Abs(correction/quantity.Degree)))
	switch {
	case v.Has("departure_time"):
		outcomes = append([]answer.Outcome{answer.Plain(answer.Say("ETA", "Die Ankunft", "L'heure d'arrivée"), moment(v, "departure", seconds))}, outcomes...)
	case v.Has("arrival_time"):
		outcomes = append([]answer.Outcome{answer.Plain(answer.Say("latest time to leave", "Die späteste Abfahrt", "Le départ au plus tard"), moment(v, "arrival", -seconds))}, outcomes...)
	}
	a := answer.Answer{Outcomes: outcomes}
	if told {
		a.Working = answer.Working("sin α = %s / %s × sin (%s° - %s°), α = %s°; SOG = %s × cos α + %s × cos (%s° - %s°) = %s kn; %s nm / %s kn = %s h",
			drift, boat, v.In("set", "deg"), v.In("track", "deg"), correction/quantity.Degree, boat, drift, v.In("set", "deg"), v.In("track", "deg"), ground, miles, ground, miles/ground)
		a.Notes = []answer.Text{sameReference}
		return a, nil
	}
	a.Working = answer.Working("sin α = %s / %s, α = %s°; SOG = %s × cos α = %s kn; %s nm / %s kn = %s h", drift, boat, correction/quantity.Degree, boat, ground, miles, ground, miles/ground)
	a.Notes = []answer.Text{answer.Say("Reckoned with a current square to the track all the way: tell me the directions of both for another angle.",
		"Gerechnet mit Strom genau quer zum Kurs: nenne mir beide Richtungen für einen anderen Winkel.",
		"Calculé avec un courant perpendiculaire à la route : donnez-moi les deux directions pour un autre angle.")}
	return a, nil
}
