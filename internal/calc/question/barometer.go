package question

import (
	"math"
	"regexp"

	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// barometric are the words of what shows the pressure of the air.
	barometric = []string{"barometer", "barometric pressure?", "air|atmospheric pressure", "pressure", "glass", "mercury", "luftdruck", "baromètre", "pression"}
	// hectopascals are four figures, or three, that a barometer shows and that may look like a time of day.
	hectopascals = regexp.MustCompile(`^(?:9[3-9]\d|10[0-5]\d)$`)
)

// readBarometer reads what a barometer shows without its unit: "at 1028" is no time of day then, and "29.5 inches" are of mercury.
func (q *Question) readBarometer() {
	if !q.Says(barometric...) {
		return
	}
	words := q.Where(barometric...)
	told := q.OnlyOf(quantity.Pressure) >= 0
	for i, one := range q.Quantities {
		const least, most = 26, 32 // inches of mercury
		switch {
		case one.Dim == quantity.Bare && one.Unit == "" && least <= one.Given && one.Given <= most && one.Given != math.Trunc(one.Given) && q.Announced(i, words) > 1.5:
			q.setUnit(i, "inHg")
		case one.Dim == quantity.Length && one.Unit == "in" && least <= one.Given && one.Given <= most && q.Announced(i, words) > 0:
			q.setUnit(i, "inHg")
		case one.Dim == quantity.Clock && one.Unit == "" && !told && hectopascals.MatchString(one.Text) && q.Announced(i, words) > 1.3 && q.OnlyOf(quantity.Pressure) < 0:
			q.Quantities[i].Given = float64(int(one.Value)/3600*100 + int(one.Value)/60%60)
			q.setUnit(i, "hPa")
		}
	}
}

// setUnit makes quantity i one of so many of a unit.
func (q *Question) setUnit(i int, symbol string) {
	u, _ := quantity.Lookup(symbol)
	one := &q.Quantities[i]
	one.Dim, one.Unit, one.Value = u.Dim, u.Symbol, one.Given*u.Factor
}
