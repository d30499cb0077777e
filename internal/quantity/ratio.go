package quantity

import "strings"

// toOne reads a ratio: "7:1", "7 to 1", "5 : 1".
func (s scanner) toOne(n number) (Quantity, bool) {
	for _, form := range []string{":1", " : 1", " to 1", "-to-1", " to one", "-to-one", " zu 1", " pour 1", ": 1", " fach", "-fach"} {
		end := n.end + len(form)
		if !strings.HasPrefix(s.low[n.end:], form) || !s.ends(end) || s.decimalAt(end) {
			continue
		}
		if _, _, unit := s.unitAt(s.space(end)); unit && strings.Contains(form, "1") && form != ":1" {
			return Quantity{}, false
		}
		return Quantity{Value: n.value, Given: n.value, Unit: ":1", Dim: Ratio, End: end}, true
	}
	return Quantity{}, false
}

// scale reads the scale of a chart at i: "1:50,000", "1 : 25 000", "1:75000".
func (s scanner) scale(i int) (Quantity, bool) {
	const least = 1000 // of a smaller number the clock knows better
	rest, ok := strings.CutPrefix(s.text[i:], "1")
	if !ok {
		return Quantity{}, false
	}
	rest, ok = strings.CutPrefix(strings.TrimLeft(rest, " "), ":")
	if !ok {
		return Quantity{}, false
	}
	n, ok := s.digits(s.space(len(s.text) - len(rest)))
	if !ok || n.value < least || n.words {
		if !ok || n.other < least {
			return Quantity{}, false
		}
		n.value = n.other
	}
	return Quantity{Value: 1 / n.value, Given: 1 / n.value, Unit: ":1", Dim: Ratio, End: n.end}, true
}

func (s scanner) decimalAt(i int) bool {
	return i+1 < len(s.text) && (s.text[i] == '.' || s.text[i] == ',') && isDigit(s.text[i+1])
}
