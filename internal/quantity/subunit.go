package quantity

import "strings"

// compound joins "12 ft 3 in", `38'6"`, "2 h 30 min", "2h30", "50° 21'" into one quantity.
func (s scanner) compound(q Quantity) Quantity {
	for last := q.Unit; ; last = smallerUnit[last] {
		next, ok := s.subunit(q, last)
		if !ok {
			return q
		}
		q = next
	}
}

// partsBehind are what is added in words behind a unit.
var partsBehind = []struct {
	words string
	value float64
}{
	{" and a half", 0.5}, {" und eine halbe", 0.5}, {" et demie", 0.5}, {" and a quarter", 0.25}, {" and three quarters", 0.75}, {" and a third", 1.0 / 3},
}

// subunit adds what follows q in a unit smaller than last, in which q ends.
func (s scanner) subunit(q Quantity, last string) (Quantity, bool) {
	for _, part := range partsBehind {
		if end := q.End + len(part.words); strings.HasPrefix(s.low[q.End:], part.words) && s.ends(end) && q.Dim != Money {
			u, _ := Lookup(q.Unit)
			q.Given, q.End = q.Given+part.value, end
			q.Value = u.base(q.Given)
			return q, true
		}
	}
	smaller, ok := smallerUnit[last]
	if !ok {
		return q, false
	}
	k := s.space(q.End)
	if word, end := s.wordAt(k); word == "and" || word == "und" || word == "et" {
		k = s.space(end)
	} else if k < len(s.text) && (s.text[k] == '-' || s.text[k] == ',') && q.Unit == "ft" {
		k = s.space(k + 1)
	}
	if k >= len(s.text) {
		return q, false
	}
	n, ok := s.digits(k)
	if !isDigit(s.text[k]) {
		n, ok = s.spelledPart(k)
	}
	if !ok || n.value >= 60 || q.Unit == "ft" && n.value >= 12 {
		return q, false
	}
	end, ok := s.subunitName(q, n, k, smaller)
	if !ok {
		return q, false
	}
	u, _ := Lookup(smaller)
	big, _ := Lookup(q.Unit)
	q.Value += u.base(n.value)
	q.Given, q.End = big.from(q.Value), end
	return q, true
}

var smallerUnit = map[string]string{"ft": "in", "h": "min", "min": "s", "days": "h", "lb": "oz", "weeks": "days"}

// spelledPart reads a number in words at i, which needs the name of its unit behind it: "one day and six hours".
func (s scanner) spelledPart(i int) (number, bool) {
	n, ok := s.spelledNumber(i)
	if !ok || strings.TrimSpace(s.text[i:n.end]) == "a" {
		return number{}, false
	}
	k := s.space(n.end)
	if k < len(s.text) && s.text[k] == '-' {
		k++
	}
	_, _, unit := s.unitAt(k)
	return n, unit
}

// subunitName returns the end of the smaller unit's name, which may be missing in "2h30" and `6'2`.
func (s scanner) subunitName(q Quantity, n number, at int, smaller string) (int, bool) {
	k := s.space(n.end)
	if k < len(s.text) && s.text[k] == '-' {
		k++
	}
	u, end, ok := s.unitAt(k)
	if ok && (u.Symbol == smaller || smaller == "min" && u.Symbol == "m" && end-k == 1) {
		return end, true
	}
	tight := at == q.End && s.ends(n.end) && !s.decimalAt(n.end)
	return n.end, tight && !ok && (q.Unit == "h" && n.end-at == 2 || q.Unit == "ft" && n.end-at <= 2)
}
