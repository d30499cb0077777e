package pages

import (
	"fmt"
	"html/template"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/quantity"
)

// functions are what the templates say numbers with. An unknown value, zero, is an empty text.
var functions = template.FuncMap{
	"join": func(names []string) string { return strings.Join(names, ", ") },
	"metres": func(v float64) string {
		if v == 0 {
			return ""
		}
		return fmt.Sprintf("%.2f m (%.1f ft)", v, v/quantity.Foot)
	},
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
	"money":        func(v float64, currency string) string { return grouped(v) + " " + currency },
	"words":        func(s any) string { return strings.ReplaceAll(fmt.Sprint(s), "_", " ") },
	"date": func(t time.Time) string {
		if t.IsZero() {
			return ""
		}
		return t.Format("2 January 2006")
	},
	"row": func(name, value string) row { return row{name, value} },
}

// row is a line of a table of particulars; one without a value is not shown.
type row struct{ Name, Value string }

func unit(v float64, name string) string {
	if v == 0 {
		return ""
	}
	return strings.TrimSpace(strconv.FormatFloat(v, 'f', -1, 64) + " " + name)
}

// grouped writes a whole number with a comma between thousands.
func grouped(v float64) string {
	return quantity.Rounded(v)
}
