package calc

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/quantity"
)

// magnus is the source that its calculators share.
const magnus = "Magnus formula with the constants 17.62 and 243.12 °C over water, within 0.4 °C from -45 to 60 °C"

func humidityCalculators() []Calculator {
	return []Calculator{dewPointCalculator(), relativeHumidityCalculator()}
}

func airTemperatureInput() Input {
	return Input{
		Name: "temperature", Label: "air temperature", Dim: quantity.Temperature, Unit: "°C", Min: -45, Max: 60, Bare: true,
		Words: []string{"air", "temperature", "cabin", "saloon", "inside", "temp", "degrees", "lufttemperatur", "temperatur", "luft", "température", "air is"},
	}
}

func dewPointCalculator() Calculator {
	return Calculator{
		Name: "dew_point", Title: say("Dew point", "Taupunkt", "Point de rosée"),
		Answers: "the temperature at which air of a temperature and humidity begins to form dew, condensation or fog",
		Formula: "γ = ln(RH/100) + 17.62 T / (243.12 + T); dew point = 243.12 γ / (17.62 - γ), T in °C",
		Source:  magnus,
		Inputs: []Input{airTemperatureInput(), {
			Name: "humidity", Label: "relative humidity", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100,
			Words: []string{"humidity", "relative humidity", "rh", "luftfeuchte", "luftfeuchtigkeit", "humidité"},
		}},
		topic:   []string{"dew point", "dewpoint", "taupunkt", "point de rosée", "condens* ... temperature|at|below", "humidity ... fog|condens*"},
		never:   []string{"what|which|is the relative? humidity"},
		compute: dewPoint,
	}
}

func relativeHumidityCalculator() Calculator {
	return Calculator{
		Name: "relative_humidity", Title: say("Relative humidity", "Relative Luftfeuchte", "Humidité relative"),
		Answers: "the relative humidity of air of a temperature and dew point",
		Formula: "RH = 100 e^(17.62 Td / (243.12 + Td) - 17.62 T / (243.12 + T)), T and Td in °C",
		Source:  magnus,
		Inputs: []Input{airTemperatureInput(), {
			Name: "dew_point", Label: "dew point", Dim: quantity.Temperature, Unit: "°C", Min: -45, Max: 60, Announced: true,
			Words: []string{"dew point", "dewpoint", "dew point is|of", "taupunkt", "point de rosée"},
		}},
		topic:   []string{"relative humidity", "humidity", "luftfeuchte", "luftfeuchtigkeit", "humidité", "how humid"},
		whole:   true,
		compute: relativeHumidity,
	}
}

// dewExponent is the exponent of the Magnus formula at t °C.
func dewExponent(t float64) float64 { return 17.62 * t / (243.12 + t) }

func dewPoint(v *values) (answer, error) {
	t, humidity := v.In("temperature", "°C"), v.In("humidity", "%")
	gamma := math.Log(humidity/100) + dewExponent(t)
	dew := 243.12 * gamma / (17.62 - gamma)
	return answer{
		Outcomes: []Outcome{temperature(say("dew point", "Der Taupunkt", "Le point de rosée"), dew, v.Unit("temperature"))},
		Working:  fmt.Sprintf("γ = ln(%s / 100) + %s = %s; 243.12 γ / (17.62 - γ) = %s °C", sh(humidity), sh(dewExponent(t)), sh(gamma), sh(dew)),
		Notes: []Text{say("Surfaces colder than that sweat; over water colder than that fog forms.",
			"Kältere Flächen schwitzen; über kälterem Wasser bildet sich Nebel.",
			"Les surfaces plus froides condensent ; sur une eau plus froide le brouillard se forme.")},
	}, nil
}

func relativeHumidity(v *values) (answer, error) {
	t, dew := v.In("temperature", "°C"), v.In("dew_point", "°C")
	if dew > t {
		return answer{}, inputError("dew_point", "of %s cannot be above the air temperature of %s", show(dew, "°C"), show(t, "°C"))
	}
	humidity := 100 * math.Exp(dewExponent(dew)-dewExponent(t))
	return answer{
		Outcomes: []Outcome{outcome(say("relative humidity", "Die relative Luftfeuchte", "L'humidité relative"), fixed(humidity, "%", 0))},
		Working:  fmt.Sprintf("100 × e^(%s - %s) = %s %%", sh(dewExponent(dew)), sh(dewExponent(t)), sh(humidity)),
	}, nil
}

// temperature is an outcome in degrees Celsius, shown in Fahrenheit first where the question spoke in it.
func temperature(label Text, celsius float64, unit string) Outcome {
	c, f := fixed(celsius, "°C", 1), fixed(celsius*9/5+32, "°F", 1)
	if unit == "°F" {
		return outcome(label, f, c)
	}
	return outcome(label, c, f)
}
