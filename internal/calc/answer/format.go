package answer

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// shownUnits are the units whose symbol is not how one writes them.
var shownUnits = map[string]string{
	"deg": "°", "m2": "m²", "ft2": "sq ft", "mm2": "mm²", "cm2": "cm²", "in2": "sq in", "yd2": "sq yd", "m3": "m³",
	"ft3":  "cu ft",
	"m2/L": "m²/L", "ft2/gal": "sq ft/gal", "ft2/qt": "sq ft/qt", "gal": "US gal", "USD": "$", "GBP": "£", "EUR": "€",
	"arcmin": "′", "arcsec": "″",
}

// Symbol is how one writes a unit: "m²" for "m2".
func Symbol(unit string) string {
	if shown, ok := shownUnits[unit]; ok {
		return shown
	}
	return unit
}

// Show writes a value with its unit in English.
func Show(value float64, unit string) string { return In(value, unit).Show("en") }

// Number writes a bare number in English, with digits chosen by size.
func Number(value float64) string { return In(value, "").Show("en") }

// Working writes out a sum in English by a format of the package fmt, in which %s is also a float64, as Number writes it.
func Working(format string, values ...any) string {
	shown := slices.Clone(values)
	for i, value := range values {
		if number, ok := value.(float64); ok {
			shown[i] = figure(number)
		}
	}
	return fmt.Sprintf(format, shown...)
}

// figure is a number that %s writes as Number does, while other verbs write it as they do any number.
type figure float64

func (f figure) String() string { return Number(float64(f)) }

// Show writes the amount with the separators of the language.
func (a Amount) Show(lang string) string {
	number := formatNumber(a.Value, a.Digits(), lang)
	unit := Symbol(a.Unit)
	if number == "1" && len(unit) > 3 && strings.HasSuffix(unit, "s") { // one cable
		unit = strings.TrimSuffix(unit, "s")
	}
	if a.Decimals == 2 && len(a.Unit) == 3 && strings.Trim(a.Unit, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" { // cents
		number = cents(number)
	}
	switch {
	case unit == "":
		return number
	case a.Unit == "USD" || a.Unit == "GBP" || a.Unit == "EUR":
		if Language(lang) != "en" {
			return number + " " + unit
		}
		return unit + number
	case unit == "°" || unit == ":1" || unit == "′" || unit == "″" || unit == "%" && Language(lang) == "en":
		return number + unit
	}
	return number + " " + unit
}

// cents writes a single decimal of money with a nought behind it.
func cents(number string) string {
	if k := strings.LastIndexAny(number, ".,"); k >= 0 && len(number)-k == 2 {
		return number + "0"
	}
	return number
}

// Digits chooses how many decimals a value is worth.
func (a Amount) Digits() int {
	if a.Decimals >= 0 {
		return a.Decimals
	}
	switch size := math.Abs(a.Value); {
	case size >= 1000:
		return 0
	case size >= 10:
		return 1
	case size >= 1:
		return 2
	case size >= 0.1 || size == 0:
		return 3
	}
	return min(8, 2-int(math.Floor(math.Log10(math.Abs(a.Value)))))
}

// Rounded writes a number in English, with thousands separators and at most that many digits after the point.
func Rounded(value float64, digits int) string { return formatNumber(value, digits, "en") }

// formatNumber writes a number with thousands separators, without trailing zeros after the point.
func formatNumber(value float64, digits int, lang string) string {
	text := strconv.FormatFloat(value, 'f', digits, 64)
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	if text == "-0" {
		text = "0"
	}
	whole, fraction, _ := strings.Cut(text, ".")
	group, point := ",", "."
	switch Language(lang) {
	case "de":
		group, point = ".", ","
	case "fr":
		group, point = "\u202f", ","
	}
	whole = quantity.Grouped(whole, group)
	if fraction == "" {
		return whole
	}
	return whole + point + fraction
}

// Clock writes seconds after midnight, at most two days before it, as a time of day to the minute, with its zone where one is told and the day
// where it is the one before or after.
func Clock(seconds float64, zone string) string {
	const day = 24 * 60
	minutes := int(math.Round(seconds / 60))
	text := strings.TrimSpace(fmt.Sprintf("%02d:%02d %s", (minutes+2*day)%day/60, (minutes+2*day)%60, zone))
	switch {
	case minutes < 0:
		return text + " the day before"
	case minutes >= day:
		return text + " the next day"
	}
	return text
}

// ShowQuantity writes a quantity as it was given, with its metric value where that differs.
func ShowQuantity(q quantity.Quantity) string {
	switch q.Dim {
	case quantity.Clock:
		return strings.TrimSpace(fmt.Sprintf("%02d:%02d %s", int(q.Value)/3600%24, int(q.Value)/60%60, q.Unit))
	case quantity.Calendar:
		return ShowDate(q.Date)
	case quantity.Angle:
		return showAngle(q)
	case quantity.Beaufort:
		return "force " + Number(q.Given)
	}
	return Show(q.Given, q.Unit)
}

func showAngle(q quantity.Quantity) string {
	text := Rounded(q.Given, 1) + "°"
	switch q.Side {
	case "", "point":
		return text
	case "port", "starboard":
		return text + " " + q.Side
	}
	return text + q.Side
}

// ShowDate writes a date as far as it is known: "12 June", "today".
func ShowDate(d quantity.Date) string {
	switch {
	case d.Month == 0 && d.Days == 0:
		return "today"
	case d.Month == 0:
		return fmt.Sprintf("today %+d days", d.Days)
	case d.Year == 0:
		return fmt.Sprintf("%d %s", d.Day, d.Month)
	}
	return fmt.Sprintf("%d %s %d", d.Day, d.Month, d.Year)
}

// ShowCourse writes a direction as three figures, with a decimal where it has one.
func ShowCourse(degrees float64) string {
	rounded := Wrap(math.Round(Wrap(degrees)*10) / 10)
	if rounded == math.Trunc(rounded) {
		return fmt.Sprintf("%03.0f°", rounded)
	}
	return fmt.Sprintf("%05.1f°", rounded)
}

// ShowDuration writes seconds in the units one speaks in.
func ShowDuration(seconds float64) string {
	if seconds < 570 && math.Abs(seconds-60*math.Round(seconds/60)) > 1 {
		return fmt.Sprintf("%d min %d s", int(seconds)/60, int(math.Round(math.Mod(seconds, 60))))
	}
	minutes := int(math.Round(seconds / 60))
	days, hours, rest := minutes/1440, minutes/60%24, minutes%60
	var parts []string
	if days > 1 {
		parts = append(parts, fmt.Sprintf("%d days", days))
	} else {
		hours += 24 * days
	}
	if hours > 0 {
		parts = append(parts, fmt.Sprintf("%d h", hours))
	}
	if rest > 0 || len(parts) == 0 {
		parts = append(parts, fmt.Sprintf("%d min", rest))
	}
	return strings.Join(parts, " ")
}
