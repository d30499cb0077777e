package weather

import (
	"fmt"
	"time"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

func dateInput() calc.Input {
	return calc.Input{Name: "date", Label: "date", Dim: quantity.Calendar, Default: "today"}
}

func sunTimesCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "sun_times", Title: answer.Say("Sunrise, sunset and twilight", "Sonnenauf- und -untergang",
			"Lever et coucher du soleil"),
		Answers: "sunrise, sunset, twilight and noon at a place on a date",
		Formula: "sun's upper limb on the horizon with 34' of refraction; civil twilight to 6° below, nautical to 12°",
		Source:  "solar equations after Meeus, as used by NOAA; good to about a minute",
		Inputs: []calc.Input{
			{Name: "place", Label: "place", Kind: calc.Place}, dateInput(),
			{Name: "utc_offset", Label: "hours the wanted time zone is ahead of UTC", Dim: quantity.Bare, Min: -12,
				Max: 14, Default: 0.0, Announced: true},
		},
		Topic: []string{
			"sunrise", "sunset", "sun rise*|set*|up|down|go", "twilight", "dusk", "dawn", "dark", "daylight",
			"nightfall", "sonnenaufgang", "sonnenuntergang", "dämmerung", "lever du soleil", "coucher du soleil",
			"crépuscule", "first light", "last light", "local noon", "solar noon", "get light", "hell|dunkel",
		},
		Asks:    []string{"when", "what time", "how long|many", "wann", "à quelle heure", "quand", "what"},
		Never:   []string{"lights ... show", "colreg*"},
		Read:    readSky,
		Compute: sunTimes,
	}
}

// readSky takes the place and the time zone.
func readSky(q *question.Question, d *calc.Draft) {
	if len(q.Places) == 1 {
		d.Args["place"] = q.Places[0].Name
		d.Quality++
	}
	if named := quantity.ZonesIn(q.Text); len(named) > 0 {
		d.Args["utc_offset"] = named[0].Offset
	}
}

func sunTimes(v *calc.Values) (answer.Answer, error) {
	position, name, err := v.Position("place")
	if err != nil {
		return answer.Answer{}, err
	}
	day := v.Day(v.Quantity("date").Date)
	sun := geo.Sun(day, position)
	offset := v.Number("utc_offset")
	zone := time.FixedZone(quantity.ZoneName(offset), int(offset*3600))
	at := func(t time.Time) string {
		if t.IsZero() {
			return "none"
		}
		return t.In(zone).Round(time.Minute).Format("15:04") + " " + zone.String()
	}
	where := fmt.Sprintf("%s (%s)", name, day.Format(time.DateOnly))
	a := answer.Answer{Working: fmt.Sprintf("position %s, %s; solar noon %s", position, day.Format("2 January 2006"), at(sun.Noon))}
	if offset == 0 {
		a.Notes = []answer.Text{answer.Say("Add your time zone to UTC.", "Die eigene Zeitzone zu UTC hinzurechnen.",
			"Ajoutez votre fuseau horaire à UTC.")}
	}
	switch {
	case sun.AlwaysUp:
		a.Outcomes = []answer.Outcome{answer.Plain(answer.Text{EN: "sun at " + where}, "up all day")}
		return a, nil
	case sun.AlwaysDown:
		a.Outcomes = []answer.Outcome{answer.Plain(answer.Text{EN: "sun at " + where}, "down all day")}
		return a, nil
	}
	a.Outcomes = []answer.Outcome{
		answer.Plain(answer.Text{EN: "sunrise at " + where, DE: "Der Sonnenaufgang in " + where, FR: "Le lever du soleil à " + where},
			at(sun.Sunrise)),
		answer.Plain(answer.Say("sunset", "Der Sonnenuntergang", "Le coucher"), at(sun.Sunset)).Led(),
		answer.Plain(answer.Say("civil twilight", "Bürgerliche Dämmerung", "Crépuscule civil"), at(sun.CivilDawn)+" – "+at(sun.CivilDusk)),
		answer.Plain(answer.Say("nautical twilight", "Nautische Dämmerung", "Crépuscule nautique"),
			at(sun.NauticalDawn)+" – "+at(sun.NauticalDusk)),
		answer.Duration(answer.Say("daylight", "Tageslänge", "Durée du jour"), sun.Sunset.Sub(sun.Sunrise).Seconds()),
	}
	return a, nil
}
