package quantity

import "strings"

// ranges marks the two ends of ranges and gives a bare first number the unit of the second: "35 to 40 feet",
// "£30-40k", "between 100 and 150 thousand euro", "4, 6 and 8 knots".
func (s scanner) ranges(found []Quantity) []Quantity {
	s.carry(found)
	listed := false
	for i := len(found) - 2; i >= 0; i-- {
		low, high := found[i], found[i+1]
		join := s.joinOf(low, high)
		isList := join == "," && listed || join == "and" || join == "or"
		if join == "" || join == "," && !listed || high.Dim == Money && s.isYear(low) {
			listed = false
			continue
		}
		if join == "to" || comparable(low, high) || s.between(low.Start) {
			low, high = shareUnit(low, high)
			listed = isList
		}
		if low.Dim == high.Dim && low.Part == Whole && (join == "to" || join == "and" && s.between(low.Start)) && rises(low, high) {
			low.Part = Low
			if high.Part == Whole {
				high.Part = High
			}
		}
		found[i], found[i+1] = low, high
	}
	return found
}

// carry gives what follows the unit of what came before: the numbers after "force 4", the west longitude after a
// latitude, which alone would be watts.
func (s scanner) carry(found []Quantity) {
	for i := 1; i < len(found); i++ {
		before, q := found[i-1], found[i]
		switch {
		case before.Dim == Beaufort && q.Dim == Bare && q.Unit == "" && q.Given <= 12 && s.joinOf(before, q) != "":
			found[i].Dim, found[i].Unit = Beaufort, "Bft"
		case before.Dim == Angle && (before.Side == "N" || before.Side == "S") && q.Unit == "W" && q.Start-before.End < 8:
			found[i], _ = q.As(Angle, "deg")
		}
	}
}

// isYear is true for four figures that are said to be a year: the first number of "ab Baujahr 1980 bis 40.000 €".
func (s scanner) isYear(q Quantity) bool {
	if q.Dim != Bare || q.Unit != "" || len(q.Text) != len("1980") || q.Given < 1850 || q.Given > 2100 {
		return false
	}
	for _, w := range s.wordsBefore(q.Start, 2) {
		if w == "baujahr" || w == "bj" || w == "built" || w == "year" || w == "jahrgang" || w == "construit" || w == "année" {
			return true
		}
	}
	return false
}

// rises reports whether a range can go from low to high: a length in either unit, a decade only up to a year, which "the 40s up to
// 150k" does not.
func rises(low, high Quantity) bool {
	if low.Unit == "decade" && high.Unit != low.Unit {
		return high.Given > low.Value && high.Given < 2100
	}
	return low.Given < high.Given || low.Dim == Length && low.Value < high.Value
}

// joinOf names the connection between two neighbours: "to", "and", "or", "," or "" for none.
func (s scanner) joinOf(a, b Quantity) string {
	switch strings.TrimSpace(s.low[a.End:b.Start]) {
	case "-", "–", "—", "to", "bis", "à", "a", "jusqu'à", "up to", "through":
		return "to"
	case "and", "und", "et", "&", "and about":
		return "and"
	case "or", "oder", "ou":
		return "or"
	case ",":
		return ","
	}
	return ""
}

// between is true when a word before byte i opens a range.
func (s scanner) between(i int) bool {
	for _, w := range s.wordsBefore(i, 2) {
		if w == "between" || w == "zwischen" || w == "entre" {
			return true
		}
	}
	return false
}

func comparable(a, b Quantity) bool {
	return a.Given > 0 && b.Given > 0 && a.Given*20 >= b.Given && b.Given*20 >= a.Given
}

// shareUnit gives a bare low the unit or currency of high, a bare high the currency of low, and low the
// thousands of high.
func shareUnit(low, high Quantity) (Quantity, Quantity) {
	switch {
	case low.Dim == Money && high.Dim == Bare && high.Unit == "":
		high.Dim, high.Unit = Money, low.Unit
		return scaled(low, high), high
	case low.Dim == Money && high.Dim == Money && low.Unit == high.Unit:
		return scaled(low, high), high
	case low.Dim != Bare || low.Unit != "":
		return low, high
	case high.Dim == Money:
		low.Dim, low.Unit = Money, high.Unit
		return scaled(low, high), high
	case high.Dim == Bare && inKilo(high):
		return scaled(low, high), high
	}
	u, ok := Lookup(high.Unit)
	if ok && high.Dim != Bare && (high.Dim != Angle || high.Side == "") {
		low.Dim, low.Unit, low.Value = high.Dim, high.Unit, u.base(low.Given)
	}
	return low, high
}

func inKilo(q Quantity) bool { return q.Dim == Bare && strings.HasSuffix(strings.ToLower(q.Text), "k") }

// scaled reads the 30 of "30-40k" as thousands.
func scaled(low, high Quantity) Quantity {
	factor := 1.0
	for low.Given*factor*1000 <= high.Given && low.Given > 0 && !strings.ContainsAny(strings.ToLower(low.Text), "km,.") {
		factor *= 1000
	}
	low.Given *= factor
	low.Value = low.Given
	return low
}
