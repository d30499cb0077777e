package quantity

import (
	"fmt"
)

// Metres writes a length in metres, with feet: "10.54 m (34.6 ft)". It is "" for 0, which is not known.
func Metres(m float64) string {
	if m == 0 {
		return ""
	}
	return fmt.Sprintf("%.2f m (%.1f ft)", m, m/Foot)
}

// Kilograms writes a mass in kilograms, with pounds: "6,700 kg (14,771 lb)". It is "" for 0, which is not known.
func Kilograms(kg float64) string {
	if kg == 0 {
		return ""
	}
	return Rounded(kg) + " kg (" + Rounded(kg/Pound) + " lb)"
}

// SquareMetres writes an area in square metres, with square feet: "62.0 m² (667 sq ft)". It is "" for 0, which is not known.
func SquareMetres(m2 float64) string {
	if m2 == 0 {
		return ""
	}
	return fmt.Sprintf("%.1f m² (%.0f sq ft)", m2, m2/Foot/Foot)
}
