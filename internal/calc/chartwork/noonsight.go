package chartwork

import (
	"fmt"
	"math"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// noonLatitudeCalculator is the latitude by meridian altitude, the oldest of sights.
func noonLatitudeCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "noon_latitude", Title: answer.Say("Latitude by a noon sight", "Breite aus der Mittagshöhe", "Latitude par la méridienne"),
		Answers: "the latitude from the sun's altitude at local noon and its declination",
		Formula: "latitude = declination + (90° - altitude) with the sun bearing south, declination - (90° - altitude) with it bearing north; north +, south -",
		Source:  "meridian altitude: the zenith distance is the angle between the observer and the point below the sun",
		Inputs: []calc.Input{
			{Name: "altitude", Label: "true altitude of the sun at noon", Dim: quantity.Angle, Unit: "deg", Min: 0, Max: 90, Bare: true, Announced: true, Words: []string{
				"altitude", "ho", "hs", "height", "meridian altitude", "noon altitude", "höhe", "mittagshöhe", "hauteur", "sextant", "sextant reads|angle",
			}},
			{Name: "declination", Label: "declination of the sun, north or south", Dim: quantity.Angle, Unit: "deg", Min: -23.5, Max: 23.5, Announced: true, Words: []string{
				"declination", "dec", "deklination", "déclinaison", "sun s declination",
			}},
			{Name: "bearing", Label: "bearing of the sun at noon, 180° south or 0° north", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true},
		},
		Topic: []string{
			"# sight", "# altitude", "altitude at #", "meridian altitude|passage|sight", "sun s declination", "sun|noon altitude", "latitude ... declination|dec", "declination|dec ... latitude", "altitude ... declination|dec", "declination|dec ... altitude|ho|hs", "mittagsbreite", "mittagshöhe", "höhe ... deklination",
			"méridienne", "hauteur ... déclinaison", "latitude ... altitude",
		},
		Asks:    []string{"latitude", "lat", "lat ?", "breite", "where am|are"},
		Never:   []string{"what|which ... altitude", "altitude ?", "how high"},
		Rank:    1,
		Read:    readSunBearing,
		Compute: noonLatitude,
	}
}

// sunBearing tells on which side of the observer the sun stands at noon.
var sunBearing = regexp.MustCompile(`(?i)\b(?:bears?|bearing|due|facing|looking|sun (?:is |was )?(?:in|to) the|im|au) (?:due |to the |the )?(north|south|norden|süden|nord|sud)\b`)

func readSunBearing(q *question.Question, d *calc.Draft) {
	found := sunBearing.FindStringSubmatchIndex(q.Text)
	if found == nil {
		return
	}
	d.Args["bearing"] = "180 deg"
	if strings.HasPrefix(strings.ToLower(q.Text[found[2]:found[3]]), "n") {
		d.Args["bearing"] = "0 deg"
	}
	for i, one := range q.Quantities {
		d.Used[i] = d.Used[i] || one.Start < found[3] && one.End > found[2]
	}
}

func noonLatitude(v *calc.Values) (answer.Answer, error) {
	altitude, declination := v.In("altitude", "deg"), v.In("declination", "deg")
	zenith := 90 - altitude
	south := answer.Plain(answer.Say("latitude with the sun bearing south", "Die Breite bei Sonne im Süden", "La latitude avec le soleil au sud"), parallel(declination+zenith))
	north := answer.Plain(answer.Say("latitude with the sun bearing north", "Die Breite bei Sonne im Norden", "La latitude avec le soleil au nord"), parallel(declination-zenith))
	a := answer.Answer{Notes: []answer.Text{answer.Say("The altitude is taken as the true one, corrected for index error, dip, refraction and semi-diameter.",
		"Die Höhe gilt als wahre Höhe, berichtigt um Indexfehler, Kimmtiefe, Refraktion und Halbmesser.",
		"La hauteur est prise pour vraie, corrigée de l'erreur d'index, de la dépression, de la réfraction et du demi-diamètre.")}}
	bearing := math.Abs(math.Mod(v.In("bearing", "deg"), 360))
	sign, latitude := "+", declination+zenith
	switch {
	case !v.Has("bearing"):
		a.Outcomes = []answer.Outcome{south, north.Led()}
		a.Notes = append(a.Notes, answer.Say("Which of the two holds depends on where the sun stood at noon.", "Welche von beiden gilt, sagt die Richtung der Sonne am Mittag.",
			"La direction du soleil à midi dit laquelle des deux est la bonne."))
	case bearing > 90 && bearing < 270:
		a.Outcomes = []answer.Outcome{south}
	default:
		a.Outcomes = []answer.Outcome{north}
		sign, latitude = "-", declination-zenith
	}
	if math.Abs(latitude) > 90 && v.Has("bearing") {
		return answer.Answer{}, calc.InputErrorf("bearing", "cannot be so: with an altitude of %s and a declination of %s no latitude has the sun there", answer.Show(altitude, "deg"), parallel(declination))
	}
	a.Working = answer.Working("90° - %s° = %s°; %s° %s %s° = %s°", altitude, zenith, declination, sign, zenith, latitude)
	return a, nil
}

// parallel writes a latitude as "40° 00.0′ N".
func parallel(latitude float64) string {
	if math.Abs(latitude) > 90 {
		return "none"
	}
	side := "N"
	if latitude < 0 {
		side = "S"
	}
	tenths := math.Round(math.Abs(latitude) * 600)
	return fmt.Sprintf("%.0f° %04.1f′ %s", math.Floor(tenths/600), math.Mod(tenths, 600)/10, side)
}
