package weather

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// beaufort is one step of the scale: the wind in knots, in km/h and m/s as the scale has them, and what it is called.
type beaufort struct {
	from, to float64
	kmh, ms  string
	name     answer.Text
	sea      string
}

// beaufortScale is the scale of the World Meteorological Organization, in whole knots. Its km/h and m/s are not those of the knots.
var beaufortScale = [13]beaufort{
	{0, 1, "0-1", "0-0.2", answer.Say("calm", "Windstille", "calme"), "0 m"},
	{1, 3, "1-5", "0.3-1.5", answer.Say("light air", "leiser Zug", "très légère brise"), "0.1 m"},
	{4, 6, "6-11", "1.6-3.3", answer.Say("light breeze", "leichte Brise", "légère brise"), "0.2 m"},
	{7, 10, "12-19", "3.4-5.4", answer.Say("gentle breeze", "schwache Brise", "petite brise"), "0.6 m"},
	{11, 16, "20-28", "5.5-7.9", answer.Say("moderate breeze", "mäßige Brise", "jolie brise"), "1 m"},
	{17, 21, "29-38", "8.0-10.7", answer.Say("fresh breeze", "frische Brise", "bonne brise"), "2 m"},
	{22, 27, "39-49", "10.8-13.8", answer.Say("strong breeze", "starker Wind", "vent frais"), "3 m"},
	{28, 33, "50-61", "13.9-17.1", answer.Say("near gale", "steifer Wind", "grand frais"), "4 m"},
	{34, 40, "62-74", "17.2-20.7", answer.Say("gale", "stürmischer Wind", "coup de vent"), "5.5 m"},
	{41, 47, "75-88", "20.8-24.4", answer.Say("strong gale", "Sturm", "fort coup de vent"), "7 m"},
	{48, 55, "89-102", "24.5-28.4", answer.Say("storm", "schwerer Sturm", "tempête"), "9 m"},
	{56, 63, "103-117", "28.5-32.6", answer.Say("violent storm", "orkanartiger Sturm", "violente tempête"), "11.5 m"},
	{64, 200, "118 and more", "32.7 and more", answer.Say("hurricane force", "Orkan", "ouragan"), "14 m and more"},
}

// windScale is the source that its calculators share.
const windScale = "the Beaufort scale of the World Meteorological Organization, mean wind over 10 minutes at 10 m"

func beaufortSpeedCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "beaufort_speed", Title: answer.Say("Wind speed of a Beaufort force", "Windgeschwindigkeit einer Windstärke",
			"Vitesse du vent d'une force Beaufort"),
		Answers: "the wind speeds of a Beaufort number",
		Source:  windScale,
		Inputs: []calc.Input{{Name: "force", Label: "Beaufort force", Dim: quantity.Beaufort, Unit: "Bft", Max: 12,
			Words: []string{"force", "beaufort", "bft", "windstärke"}}},
		Topic: []string{
			"in|into|to knots|kn|km/h|m/s|kts|mph|knoten|nœuds", "wind speed*", "how strong|fast|many|much",
			"knots|kn|kts|km/h|m/s|mph|knoten|nœuds", "what wind", "speed of", "how windy", "wie schnell|stark",
			"quelle vitesse", "convert", "mean", "metres|meters|mètres|kilometres|kilometers|miles|meter|kilometer per|an|a|par|pro second|seconde|hour|heure|sekunde|stunde",
		},
		Never:   []string{"reef", "sail", "should", "safe", "heave", "wave*"},
		Whole:   true,
		Compute: beaufortSpeed,
	}
}

// forceFrom is a wind as forecasts tell it, by its direction and force: "SW 4 rising to 6".
var forceFrom = regexp.MustCompile(`(?i)\b(?:n|s|e|w|nw|ne|sw|se|[ns][ns][ew]|[ew][ns][ew]|(?:north|south)?-?(?:east|west)(?:erly)?|northerly|southerly) \d{1,2}\b(?: ?(?:-|to|or) ?\d{1,2}\b)?(?:[,.;]|\s*$| (?:rising|increasing|backing|veering|later|going|gusting|easing|then|and|tonight|to))`)

func beaufortForceCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "beaufort_force", Title: answer.Say("Beaufort force of a wind speed", "Windstärke einer Windgeschwindigkeit",
			"Force Beaufort d'une vitesse de vent"),
		Answers: "the Beaufort number of a wind speed",
		Source:  windScale,
		Inputs: []calc.Input{{Name: "wind_speed", Label: "wind speed", Dim: quantity.Speed, Unit: "kn", Max: 200,
			Words: []string{"wind", "of wind", "speed"}}},
		Topic: []string{
			"beaufort", "what|which force", "bft", "force ... #", "windstärke", "quelle force", "in|on ... scale",
			"force is", "# a? # or a? #", "is|are # of? wind? a? #",
		},
		Asks:  []string{"or", "what", "which", "convert", "in", "how many", "welche*", "quelle", "to"},
		Never: []string{"reef", "should", "safe", "boat speed", "sails"},
		Whole: true,
		Read: func(q *question.Question, d *calc.Draft) { // "a force 5 or a force 6?"
			d.Refused = d.Refused || forceFrom.MatchString(q.Text)
			for i, one := range q.Quantities {
				d.Used[i] = d.Used[i] || one.Dim == quantity.Beaufort && q.Says("# or a? #", "is|are # of? wind? a? #")
			}
		},
		Compute: beaufortForce,
	}
}

func windChillCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "wind_chill", Title: answer.Say("Wind chill", "Gefühlte Temperatur im Wind", "Refroidissement éolien"),
		Answers: "how cold the wind makes the air feel",
		Formula: "13.12 + 0.6215 T - 11.37 v^0.16 + 0.3965 T v^0.16, T in °C, v in km/h",
		Source:  "wind chill index of Environment Canada and the US National Weather Service (2001)",
		Inputs: []calc.Input{
			{Name: "temperature", Label: "air temperature", Dim: quantity.Temperature, Unit: "°C", Min: -60, Max: 15,
				Bare: true, Words: []string{
					"temperature", "air", "degrees", "temperatur", "température",
				}},
			{Name: "wind_speed", Label: "wind speed", Dim: quantity.Speed, Unit: "kn", Min: 2.6, Max: 150},
		},
		Topic: []string{
			"wind chill", "windchill", "feels like", "feel like", "how cold ... feel*", "feels", "gefühlte*", "refroidissement éolien", "ressentie",
		},
		Compute: windChill,
	}
}

func waveCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "wave", Title: answer.Say("Deep water waves", "Wellen in tiefem Wasser", "Vagues en eau profonde"),
		Answers: "speed and length of waves from their period",
		Formula: "V = 3.03 T, L = 1.56 T², T in s, V in kn, L in m",
		Source:  "linear theory of deep water waves, g T / 2π",
		Inputs: []calc.Input{{Name: "period", Label: "wave period", Dim: quantity.Time, Unit: "s", Min: 0.5, Max: 40,
			Words: []string{
				"period", "periode", "période", "every", "waves", "swell",
			}, Bare: true}},
		Topic: []string{
			"wave|waves|swell ... speed|fast|length|long|wavelength",
			"speed|fast|length|long|wavelength ... wave|waves|swell", "wavelength", "wave length", "wellenlänge",
			"longueur d onde",
		},
		Never:   []string{"height", "boat speed"},
		Whole:   true,
		Compute: waveSpeed,
	}
}

// begins reports whether the wind is at least that of the step, by the bounds that the scale has in the unit of the wind.
func (b beaufort) begins(v *calc.Values) bool {
	switch unit := v.Unit("wind_speed"); unit {
	case "m/s", "km/h":
		bounds, decimals := b.ms, 10.0
		if unit == "km/h" {
			bounds, decimals = b.kmh, 1
		}
		lower, _, _ := strings.Cut(strings.TrimSuffix(bounds, " and more"), "-")
		least, err := strconv.ParseFloat(lower, 64)
		return err == nil && math.Round(v.In("wind_speed", unit)*decimals)/decimals >= least
	}
	return math.Round(v.In("wind_speed", "kn")) >= b.from
}

// ranges writes the speeds of the step in knots, km/h and m/s.
func (b beaufort) ranges() string {
	knots := fmt.Sprintf("%.0f-%.0f", b.from, b.to)
	if b.to > 100 {
		knots = fmt.Sprintf("%.0f and more", b.from)
	}
	return fmt.Sprintf("%s kn (%s km/h, %s m/s)", knots, b.kmh, b.ms)
}

func beaufortSpeed(v *calc.Values) (answer.Answer, error) {
	force := int(math.Round(v.In("force", "Bft")))
	step := beaufortScale[force]
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Text{EN: fmt.Sprintf("wind of force %d, %s,", force, step.name.EN),
			DE: fmt.Sprintf("Windstärke %d (%s)", force, step.name.DE), FR: fmt.Sprintf("Le vent de force %d (%s)", force,
				step.name.FR)}, step.ranges())},
		Working: fmt.Sprintf("Beaufort %d; probable wave height at sea %s", force, step.sea),
	}, nil
}

func beaufortForce(v *calc.Values) (answer.Answer, error) {
	knots := v.In("wind_speed", "kn")
	force := 0
	for i, step := range beaufortScale {
		if step.begins(v) {
			force = i
		}
	}
	step := beaufortScale[force]
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Plain(answer.Text{EN: "wind of " + answer.Show(knots, "kn"), DE: "Wind von " + answer.Show(knots, "kn"),
			FR: "Le vent de " + answer.Show(knots, "kn")}, fmt.Sprintf("Beaufort force %d", force)).Remarked(step.name),
			answer.Value(answer.Say("in other units", "In anderen Einheiten", "En d'autres unités"), answer.In(knots*1852/3600, "m/s"), answer.In(knots*1.852, "km/h"), answer.In(knots, "kn"))},
		Working: fmt.Sprintf("force %d is %s; probable wave height at sea %s", force, step.ranges(), step.sea),
	}, nil
}

func windChill(v *calc.Values) (answer.Answer, error) {
	t, kmh := v.In("temperature", "°C"), v.In("wind_speed", "km/h")
	power := math.Pow(kmh, 0.16)
	felt := 13.12 + 0.6215*t - 11.37*power + 0.3965*t*power
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("felt temperature", "Die gefühlte Temperatur", "La température ressentie"),
			answer.Fixed(felt, "°C", 1), answer.Fixed(felt*9/5+32, "°F", 1))},
		Working: answer.Working("%s °C in a wind of %s km/h", t, kmh),
	}, nil
}

func waveSpeed(v *calc.Values) (answer.Answer, error) {
	t := v.In("period", "s")
	metres := 9.80665 * t * t / (2 * math.Pi)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Speed(answer.Say("wave speed", "Die Wellengeschwindigkeit", "La vitesse des vagues"), metres/t),
			answer.Length(answer.Say("wave length", "Die Wellenlänge", "La longueur d'onde"), metres, false).Led()},
		Working: answer.Working("9.81 × %s / 2π = %s m/s; 9.81 × %s² / 2π = %s m", t, metres/t, t, metres),
	}, nil
}
