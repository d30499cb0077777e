package particulars

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// figure is a number that the table has on a boat, or that follows from what it has.
type figure struct {
	name   string                      // what it is called in a sentence; of a ratio as package design calls it
	unit   string                      // "" for none
	digits int                         // behind the point
	of     func(design.Design) float64 // 0 where it is not known
}

var (
	loa          = figure{"length", "m", 2, func(d design.Design) float64 { return d.LOA }}
	waterline    = figure{"waterline length", "m", 2, func(d design.Design) float64 { return d.LWL }}
	beam         = figure{"beam", "m", 2, func(d design.Design) float64 { return d.Beam }}
	deepest      = figure{"draught", "m", 2, func(d design.Design) float64 { return d.DraftMax }}
	displacement = figure{"displacement", "kg", 0, func(d design.Design) float64 { return d.Displacement }}
	ballast      = figure{"ballast", "kg", 0, func(d design.Design) float64 { return d.Ballast }}
	sailArea     = figure{"sail area", "m²", 1, func(d design.Design) float64 { return d.SailArea }}
	firstYear    = figure{"first year of building", "", 0, func(d design.Design) float64 { return float64(d.FirstBuilt) }}

	sailAreaDisplacement = figure{"SA/D", "", 1, orZero(design.Design.SailAreaDisplacement)}
	displacementLength   = figure{"D/L", "", 0, orZero(design.Design.DisplacementLength)}
	ballastRatio         = figure{"ballast ratio", "%", 0, orZero(design.Design.BallastRatio)}
	capsizeScreening     = figure{"capsize screening", "", 2, orZero(design.Design.CapsizeScreening)}
	comfortRatio         = figure{"comfort ratio", "", 1, orZero(design.Design.ComfortRatio)}
	hullSpeed            = figure{"hull speed", "kn", 1, orZero(design.Design.HullSpeed)}
)

// orZero is a ratio, 0 where it cannot be computed.
func orZero(of func(design.Design) (float64, bool)) func(design.Design) float64 {
	return func(d design.Design) float64 {
		if v, ok := of(d); ok {
			return v
		}
		return 0
	}
}

// short is the figure of a boat with its unit.
func (f figure) short(d design.Design) string {
	number := fmt.Sprintf("%.*f", f.digits, f.of(d))
	if f.unit == "kg" {
		number = quantity.Rounded(f.of(d))
	}
	return strings.TrimSpace(number + " " + f.unit)
}

// told is the figure of a boat in metric and customary units, "" where it is not known.
func (f figure) told(d design.Design) string {
	v := f.of(d)
	switch {
	case f.unit == "m":
		return quantity.Metres(v)
	case f.unit == "kg":
		return quantity.Kilograms(v)
	case f.unit == "m²":
		return quantity.SquareMetres(v)
	case v == 0:
		return ""
	}
	return f.short(d)
}
