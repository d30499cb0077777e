package measure

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// zoneWidth is how many degrees of longitude a nautical time zone is wide.
const zoneWidth = 15

func longitudeZoneCalculator() calc.Calculator {
	clock := func(name, label string) calc.Input {
		return calc.Input{Name: name, Label: label, Dim: quantity.Clock, Optional: true, Announced: true}
	}
	return calc.Calculator{
		Name: "longitude_zone", Title: answer.Say("Nautical time zone by longitude", "Nautische Zeitzone nach der Länge", "Fuseau horaire nautique selon la longitude"),
		Answers: "which nautical time zone a longitude lies in, and the zone time from UTC or UTC from the zone time",
		Formula: "zone = longitude / 15°, rounded; zone time = UTC + zone, east positive",
		Source:  "zones of 15° of longitude, each around a meridian that is a multiple of 15°; the zone description has the opposite sign",
		Inputs: []calc.Input{
			{Name: "longitude", Label: "longitude", Dim: quantity.Angle, Unit: "deg", Min: -180, Max: 180, Words: []string{"longitude", "long", "at", "länge"}},
			clock("utc", "UTC"), clock("zone_time", "zone time on board"),
		},
		Topic:   []string{"time zone|zones", "zone time", "zone description|number", "nautical zone|time", "ship s|ships time|clock", "ship time", "zeitzone|zonenzeit|bordzeit", "fuseau", "heure du bord"},
		Asks:    []string{"what", "which", "when", "time", "welche", "quel*", "how many"},
		Never:   []string{"sunrise|sunset|moon*|twilight", "meridian passage", "noon", "sextant|altitude", "latitude ?", "distance|far", "difference|change*|sail|sailing"},
		Whole:   true,
		Rank:    1,
		Read:    readLongitudeZone,
		Compute: longitudeZone,
	}
}

// readLongitudeZone takes the longitude, and the time of day as UTC unless UTC is asked for.
func readLongitudeZone(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		switch {
		case one.Dim == quantity.Angle && (one.Side == "E" || one.Side == "W"):
			d.Take("longitude", i)
		case one.Dim == quantity.Angle && (one.Side == "N" || one.Side == "S"):
			d.Used[i] = true
		case one.Dim == quantity.Power && one.Unit == "W": // "47 W" is no lamp here
			fitting, _ := one.As(quantity.Angle, "deg")
			d.TakeAs("longitude", i, calc.Argument(fitting))
		case one.Dim == quantity.Clock:
			if _, twice := d.Args["utc"]; twice {
				d.Refused = true
				return
			}
			name := "utc"
			if q.Says("what|which s|is|will|time be? the? utc|gmt|greenwich", "in utc|gmt ?", "utc|gmt ?") {
				name = "zone_time"
			}
			d.Take(name, i)
		}
	}
	for _, p := range q.Places {
		if _, told := d.Args["longitude"]; !told && p.Name == p.Position.String() {
			d.Args["longitude"] = longitudeText(p.Position.Lon)
			d.Quality++
		}
	}
}

func longitudeText(degrees float64) string {
	if degrees < 0 {
		return fmt.Sprintf("%g deg W", -degrees)
	}
	return fmt.Sprintf("%g deg E", degrees)
}

func longitudeZone(v *calc.Values) (answer.Answer, error) {
	longitude := v.In("longitude", "deg")
	offset := math.Round(longitude / zoneWidth)
	if offset == 0 {
		offset = 0 // not minus
	}
	name := fmt.Sprintf("%s, zone description %+g", quantity.ZoneName(offset), -offset)
	if offset == 0 {
		name = "UTC, zone description 0"
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Say("nautical time zone", "Die nautische Zeitzone", "Le fuseau nautique"), name)},
		Working:  answer.Working("%s° / 15° = %s, rounded %s", longitude, longitude/zoneWidth, offset),
		Notes: []answer.Text{answer.Say("Ashore and in territorial waters the legal time of the country is kept, which often differs.", "An Land und in Hoheitsgewässern gilt die gesetzliche Zeit, die oft abweicht.",
			"À terre et dans les eaux territoriales, l'heure légale s'applique ; elle diffère souvent.")},
	}
	switch {
	case v.Has("utc"):
		a.Outcomes = append(a.Outcomes, answer.Plain(answer.Say("zone time", "die Zonenzeit", "l'heure du fuseau"), answer.Clock(v.Number("utc")+3600*offset, "")).Led())
		a.Working += fmt.Sprintf("; %s UTC %+g h", answer.Clock(v.Number("utc"), ""), offset)
	case v.Has("zone_time"):
		a.Outcomes = append(a.Outcomes, answer.Plain(answer.Say("UTC", "UTC", "UTC"), answer.Clock(v.Number("zone_time")-3600*offset, "")).Led())
		a.Working += fmt.Sprintf("; %s %+g h", answer.Clock(v.Number("zone_time"), ""), -offset)
	}
	return a, nil
}
