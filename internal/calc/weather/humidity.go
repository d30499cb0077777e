package weather

import (
	"math"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// magnus is the source that its calculators share.
const magnus = "Magnus formula with the constants 17.62 and 243.12 °C over water, within 0.4 °C from -45 to 60 °C"

func airTemperatureInput() calc.Input {
	return calc.Input{
		Name: "temperature", Label: "air temperature", Dim: quantity.Temperature, Unit: "°C", Min: -45, Max: 60, Bare: true,
		Words: []string{"air", "temperature", "cabin", "saloon", "inside", "temp", "degrees", "lufttemperatur", "temperatur", "luft", "température", "air is"},
	}
}

func dewPointCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "dew_point", Title: answer.Say("Dew point", "Taupunkt", "Point de rosée"),
		Answers: "the temperature at which air of a temperature and humidity begins to form dew, condensation or fog",
		Formula: "γ = ln(RH/100) + 17.62 T / (243.12 + T); dew point = 243.12 γ / (17.62 - γ), T in °C",
		Source:  magnus,
		Inputs: []calc.Input{airTemperatureInput(), {
			Name: "humidity", Label: "relative humidity", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100,
			Words: []string{"humidity", "relative humidity", "rh", "luftfeuchte", "luftfeuchtigkeit", "humidité"},
		}},
		Topic:   []string{"dew point", "dewpoint", "taupunkt", "point de rosée", "condens* ... temperature|at|below", "humidity ... fog|condens*"},
		Never:   []string{"what|which|is the relative? humidity"},
		Compute: dewPoint,
	}
}

func relativeHumidityCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "relative_humidity", Title: answer.Say("Relative humidity", "Relative Luftfeuchte", "Humidité relative"),
		Answers: "the relative humidity of air of a temperature and dew point",
		Formula: "RH = 100 e^(17.62 Td / (243.12 + Td) - 17.62 T / (243.12 + T)), T and Td in °C",
		Source:  magnus,
		Inputs: []calc.Input{airTemperatureInput(), {
			Name: "dew_point", Label: "dew point", Dim: quantity.Temperature, Unit: "°C", Min: -45, Max: 60, Announced: true,
			Words: []string{"dew point", "dewpoint", "dew point is|of", "taupunkt", "point de rosée"},
		}},
		Topic:   []string{"relative humidity", "humidity", "luftfeuchte", "luftfeuchtigkeit", "humidité", "how humid"},
		Whole:   true,
		Compute: relativeHumidity,
	}
}

// dewExponent is the exponent of the Magnus formula at t °C.
func dewExponent(t float64) float64 { return 17.62 * t / (243.12 + t) }

func dewPoint(v *calc.Values) (answer.Answer, error) {
	t, humidity := v.In("temperature", "°C"), v.In("humidity", "%")
	gamma := math.Log(humidity/100) + dewExponent(t)
	dew := 243.12 * gamma / (17.62 - gamma)
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Temperature(answer.Say("dew point", "Der Taupunkt", "Le point de rosée"), dew, v.Unit("temperature"))},
		Working:  answer.Working("γ = ln(%s / 100) + %s = %s; 243.12 γ / (17.62 - γ) = %s °C", humidity, dewExponent(t), gamma, dew),
		Notes: []answer.Text{answer.Say("Surfaces colder than that sweat; over water colder than that fog forms.",
			"Kältere Flächen schwitzen; über kälterem Wasser bildet sich Nebel.",
			"Les surfaces plus froides condensent ; sur une eau plus froide le brouillard se forme.")},
	}, nil
}

func relativeHumidity(v *calc.Values) (answer.Answer, error) {
	t, dew := v.In("temperature", "°C"), v.In("dew_point", "°C")
	if dew > t {
		return answer.Answer{}, calc.InputErrorf("dew_point", "of %s cannot be above the air temperature of %s", answer.Show(dew, "°C"), answer.Show(t, "°C"))
	}
	humidity := 100 * math.Exp(dewExponent(dew)-dewExponent(t))
	return answer.Answer{
		Outcomes: []answer.Outcome{answer.Value(answer.Say("relative humidity", "Die relative Luftfeuchte", "L'humidité relative"), answer.Fixed(humidity, "%", 0))},
		Working:  answer.Working("100 × e^(%s - %s) = %s %%", dewExponent(dew), dewExponent(t), humidity),
	}, nil
}
