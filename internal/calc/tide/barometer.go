package tide

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/input"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// pressureTideCalculator is what the air pressure makes of a predicted height.
func pressureTideCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "pressure_tide", Title: answer.Say("Tide by the air pressure", "Wasserstand nach dem Luftdruck", "Marée d'après la pression"),
		Answers: "how much higher or lower than predicted the water stands by the air pressure",
		Formula: "change = (mean pressure - pressure) × 1 cm per hPa",
		Source:  "the inverse barometer: 1 hPa of air balances about 1 cm of sea water; tables reckon with a mean of 1013 hPa",
		Inputs: []calc.Input{
			{Name: "pressure", Label: "air pressure", Dim: quantity.Pressure, Unit: "hPa", Min: 850, Max: 1090, Bare: true, Words: []string{"pressure", "barometer", "glass", "at", "of", "luftdruck", "pression", "baromètre", "reads|says|shows", "now", "to"}},
			{Name: "mean", Label: "mean pressure", Dim: quantity.Pressure, Unit: "hPa", Min: 900, Max: 1060, Default: "1013 hPa", Announced: true, Words: []string{"mean", "average", "normal", "standard", "instead of", "from", "mittel*", "moyenne"}},
			{Name: "predicted", Label: "predicted height of tide", Dim: quantity.Length, Unit: "m", Min: -5, Max: 20, Optional: true, Words: []string{"predicted", "tide", "tables", "height", "hw|lw"}},
		},
		Topic:   []string{"higher|lower|deeper|shallower|above|below than? the? predicted|prediction|tables|forecast", "sea|water level", "than predicted|forecast", "than the tables|prediction", "tide|tides", "high|low water", "barometer", "pressure", "glass", "hpa|mbar|mb|millibar*|inhg", "mercury", "luftdruck", "pression", "baromètre"},
		Asks:    []string{"how much|many", "what", "effect|change|difference|correction", "higher|lower|raise*|deeper|shallower", "wie viel|wieviel|hoch", "combien", "will|would the? tide|water|depth"},
		Never:   []string{"per hour", "how fast|quick*", "tendency", "diver|diving|dive", "bar|psi", "hull|leak*|flood*|hole", "water pressure|maker", "tyre|tire|pump"},
		Whole:   true,
		Rank:    0.6,
		Read:    readPressure,
		Compute: pressureTide,
	}
}

// readPressure takes the pressure, which may go without a unit, and the other that it is compared with.
func readPressure(q *question.Question, d *calc.Draft) {
	ofWater := q.Says("tide|tides|tidal|sea_level|sea|water_level|water|depth|predicted|prediction|wasserstand|wasser|gezeit|marée|niveau|eau") && !q.Says("sea level pressure")
	told := q.OnlyOf(quantity.Pressure) >= 0 || q.Says("barometer|pressure|glass|hpa|mbar|mb|millibar*|luftdruck|pression|baromètre", "# instead of #")
	if !ofWater || !told || !q.Says("above|below|extra|depress*|lift*|high|higher|low|lower|lowers|raise*|rise*|fall*|drop*|effect|change|changes|correction|difference|deeper|shallower|less|more|expect|höher|niedriger|steigt|sinkt|plus|moins|monte*|baisse*") {
		d.Refused = true
		return
	}
	for _, c := range []struct {
		found []question.Extent
		names []string // of the quantities, in their order
	}{
		{q.Find("# instead of #", "# rather than #"), []string{"pressure", "mean"}},
		{q.Find(input.FromTo...), []string{"mean", "pressure"}},
	} {
		if len(c.found) == 0 {
			continue
		}
		both := q.QuantitiesIn(c.found[0])
		for k, name := range c.names {
			if one, ok := d.Calculator.Input(name).Of(q, both[k]); ok {
				d.TakeAs(name, both[k], calc.Argument(one))
			}
		}
		return
	}
}

func pressureTide(v *calc.Values) (answer.Answer, error) {
	pressure, mean := v.In("pressure", "hPa"), v.In("mean", "hPa")
	rise := (mean - pressure) / 100
	label := answer.Say("rise above the prediction", "Das Wasser über der Vorhersage", "La surélévation au-dessus de la prédiction")
	if rise < 0 {
		label = answer.Say("fall below the prediction", "Das Wasser unter der Vorhersage", "L'abaissement sous la prédiction")
	}
	customary := v.Customary("pressure") || v.Customary("predicted")
	metric, other := answer.Fixed(math.Abs(rise), "m", 2), answer.In(math.Abs(rise)/quantity.Foot, "ft")
	if customary {
		metric, other = other, metric
	}
	a := answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(label, metric, answer.Fixed(100*math.Abs(rise), "cm", 0), other)},
		Working:  answer.Working("(%s - %s) hPa × 1 cm = %s cm", answer.Rounded(mean, 1), answer.Rounded(pressure, 1), 100*rise),
		Notes: []answer.Text{answer.Say("About, and only after the pressure has stood for some hours over a large area; wind often does more.",
			"Ungefähr, und erst wenn der Druck stundenlang über einem großen Gebiet ansteht; Wind macht oft mehr aus.",
			"Environ, et seulement si la pression dure des heures sur une vaste zone ; le vent compte souvent davantage.")},
	}
	if v.Has("predicted") {
		height := v.In("predicted", "m") + rise
		a.Outcomes = append([]answer.Outcome{answer.Length(answer.Say("height of tide to expect", "Die zu erwartende Tidenhöhe", "La hauteur d'eau à prévoir"), height, customary)}, a.Outcomes...)
		a.Working += answer.Working("; %s m + %s m = %s m", v.In("predicted", "m"), rise, height)
	}
	return a, nil
}
