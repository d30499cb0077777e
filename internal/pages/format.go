package pages

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html/template"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/quantity"
)

// functions are what the templates say numbers with. An unknown value, zero, is an empty text.
var functions = template.FuncMap{
	"join":   func(names []string) string { return strings.Join(names, ", ") },
	"metres": quantity.Metres,
	"kilograms": func(v float64) string {
		if v == 0 {
			return ""
		}
		return grouped(v) + " kg"
	},
	"squareMetres": func(v float64) string { return unit(v, "m²") },
	"litres":       func(v float64) string { return unit(v, "l") },
	"kilowatts":    func(v float64) string { return unit(v, "kW") },
	"hours":        func(v float64) string { return unit(v, "h") },
	"count":        func(n int) string { return unit(float64(n), "") },
	"year":         func(n int) string { return unit(float64(n), "") },
	"money":        money,
	"words":        func(s any) string { return strings.ReplaceAll(fmt.Sprint(s), "_", " ") },
	"date": func(t time.Time) string {
		if t.IsZero() {
			return ""
		}
		return t.Format("2 January 2006")
	},
	"style": styleHash,
	"row":   func(name, value string) row { return row{name, value} },
}

// styleHash tells one pages.css from another, so that browsers may keep it.
var styleHash = sync.OnceValue(func() string {
	css, err := files.ReadFile("pages.css")
	if err != nil {
		panic(err) // it is embedded
	}
	sum := sha256.Sum256(css)
	return hex.EncodeToString(sum[:6])
})

// row is a line of a table of particulars; one without a value is not shown.
type row struct{ Name, Value string }

func unit(v float64, name string) string {
	if v == 0 {
		return ""
	}
	return strings.TrimSpace(strconv.FormatFloat(v, 'f', -1, 64) + " " + name)
}

// signs are how prices begin in currencies that have a sign of their own.
var signs = map[string]string{"USD": "$", "EUR": "€", "GBP": "£", "AUD": "A$", "CAD": "CA$", "NZD": "NZ$"}

// money writes a price as the console's cards do: $39,900, CHF 39,900.
func money(v float64, currency string) string {
	if sign, ok := signs[currency]; ok {
		return sign + grouped(v)
	}
	return strings.TrimSpace(currency + "\u00a0" + grouped(v))
}

// placeName writes where a boat lies, with the country by name unless the place already tells it.
func placeName(place, country string) string {
	switch {
	case place == "":
		return country
	case country == "" || strings.Contains(strings.ToLower(place), strings.ToLower(country)):
		return place
	}
	return place + ", " + country
}

// grouped writes a whole number with a comma between thousands.
func grouped(v float64) string {
	return quantity.Rounded(v)
}
