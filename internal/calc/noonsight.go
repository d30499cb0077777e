package calc

import (
	"fmt"
	"math"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// noonLatitudeCalculator is the latitude by meridian altitude, the oldest of sights.
func noonLatitudeCalculator() Calculator {
	return Calculator{
		Name: "noon_latitude", Title: say("Latitude by a noon sight", "Breite aus der Mittagshöhe", "Latitude par la méridienne"),
		Answers: "the latitude from the sun's altitude at local noon and its declination",
		Formula: "latitude = declination + (90° - altitude) with the sun bearing south, declination - (90° - altitude) with it bearing north; north +, south -",
		Source:  "meridian altitude: the zenith distance is the angle between the observer and the point below the sun",
		Inputs: []Input{
			{Name: "altitude", Label: "true altitude of the sun at noon", Dim: quantity.Angle, Unit: "deg", Min: 0, Max: 90, Bare: true, Announced: true, Words: []string{
				"altitude", "ho", "hs", "height", "meridian altitude", "noon altitude", "höhe", "mittagshöhe", "hauteur", "sextant", "sextant reads|angle",
			}},
			{Name: "declination", Label: "declination of the sun, north or south", Dim: quantity.Angle, Unit: "deg", Min: -23.5, Max: 23.5, Announced: true, Words: []string{
				"declination", "dec", "deklination", "déclinaison", "sun s declination",
			}},
			{Name: "bearing", Label: "bearing of the sun at noon, 180° south or 0° north", Dim: quantity.Angle, Unit: "deg", Max: 360, Optional: true, Announced: true},
		},
		topic: []string{
			"# sight", "# altitude", "altitude at #", "meridian altitude|passage|sight", "sun s declination", "sun|noon altitude", "latitude ... declination|dec", "declination|dec ... latitude", "altitude ... declination|dec", "declination|dec ... altitude|ho|hs", "mittagsbreite", "mittagshöhe", "höhe ... deklination",
			"méridienne", "hauteur ... déclinaison", "latitude ... altitude",
		},
		asks:    []string{"latitude", "lat", "lat ?", "breite", "where am|are"},
		never:   []string{"what|which ... altitude", "altitude ?", "how high"},
		rank:    1,
		read:    readSunBearing,
		compute: noonLatitude,
	}
}

// sunBearing tells on which side of the observer the sun stands at noon.
var sunBearing = regexp.MustCompile(`(?i)\b(?:bears?|bearing|due|facing|looking|sun (?:is |was )?(?:in|to) the|im|au) (?:due |to the |the )?(north|south|norden|süden|nord|sud)\b`)

func readSunBearing(q *question, d *draft) {
	found := sunBearing.FindStringSubmatchIndex(q.text)
	if found == nil {
		return
	}
	d.args["bearing"] = "180 deg"
	if strings.HasPrefix(strings.ToLower(q.text[found[2]:found[3]]), "n") {
		d.args["bearing"] = "0 deg"
	}
	for i, one := range q.quantities {
		d.used[i] = d.used[i] || one.Start < found[3] && one.End > found[2]
	}
}

func noonLatitude(v *values) (answer, error) {
	altitude, declination := v.In("altitude", "deg"), v.In("declination", "deg")
	zenith := 90 - altitude
	south := plain(say("latitude with the sun bearing south", "Die Breite bei Sonne im Süden", "La latitude avec le soleil au sud"), parallel(declination+zenith))
	north := plain(say("latitude with the sun bearing north", "Die Breite bei Sonne im Norden", "La latitude avec le soleil au nord"), parallel(declination-zenith))
	a := answer{Notes: []Text{say("The altitude is taken as the true one, corrected for index error, dip, refraction and semi-diameter.",
		"Die Höhe gilt als wahre Höhe, berichtigt um Indexfehler, Kimmtiefe, Refraktion und Halbmesser.",
		"La hauteur est prise pour vraie, corrigée de l'erreur d'index, de la dépression, de la réfraction et du demi-diamètre.")}}
	bearing := math.Abs(math.Mod(v.In("bearing", "deg"), 360))
	sign, latitude := "+", declination+zenith
	switch {
	case !v.Has("bearing"):
		a.Outcomes = []Outcome{south, north.led()}
		a.Notes = append(a.Notes, say("Which of the two holds depends on where the sun stood at noon.", "Welche von beiden gilt, sagt die Richtung der Sonne am Mittag.",
			"La direction du soleil à midi dit laquelle des deux est la bonne."))
	case bearing > 90 && bearing < 270:
		a.Outcomes = []Outcome{south}
	default:
		a.Outcomes = []Outcome{north}
		sign, latitude = "-", declination-zenith
	}
	if math.Abs(latitude) > 90 && v.Has("bearing") {
		return answer{}, inputError("bearing", "cannot be so: with an altitude of %s and a declination of %s no latitude has the sun there", show(altitude, "deg"), parallel(declination))
	}
	a.Working = fmt.Sprintf("90° - %s° = %s°; %s° %s %s° = %s°", sh(altitude), sh(zenith), sh(declination), sign, sh(zenith), sh(latitude))
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
