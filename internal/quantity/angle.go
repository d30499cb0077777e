package quantity

import (
	"math"
	"strings"
)

// compassPoints gives the 32 points that are written as words or capital letters.
var compassPoints = map[string]float64{
	"north": 0, "nne": 22.5, "northeast": 45, "ne": 45, "ene": 67.5, "east": 90, "ese": 112.5, "southeast": 135, "se": 135,
	"sse": 157.5, "south": 180, "ssw": 202.5, "southwest": 225, "sw": 225, "wsw": 247.5, "west": 270, "wnw": 292.5,
	"northwest": 315, "nw": 315, "nnw": 337.5,
	"norden": 0, "nordost": 45, "osten": 90, "südost": 135, "süden": 180, "südwest": 225, "westen": 270, "nordwest": 315,
	"northerly": 0, "northeasterly": 45, "easterly": 90, "southeasterly": 135, "southerly": 180, "southwesterly": 225,
	"westerly": 270, "northwesterly": 315,
}

var sideNames = map[string]string{
	"n": "N", "e": "E", "s": "S", "w": "W", "north": "N", "east": "E", "south": "S", "west": "W", "ost": "E",
	"nord": "N", "est": "E", "sud": "S", "süd": "S", "ouest": "W", "t": "T", "true": "T", "m": "M", "magnetic": "M", "mag": "M",
	"c": "C", "compass": "C", "port": "port", "starboard": "starboard", "stb": "starboard", "stbd": "starboard",
	"westerly": "W", "easterly": "E", "westlich": "W", "östlich": "E", "rechtweisend": "T", "missweisend": "M",
}

// angle adds the minutes and the side to a number of degrees: "50°21.5'N", "5° W", "216° T", "210 degrees magnetic".
func (s scanner) angle(q Quantity, u Unit) Quantity {
	if u.Symbol == "W" {
		q.Dim, q.Unit, q.Value, q.Side = Angle, "deg", -q.Given, "W"
		return q
	}
	if u.Symbol == "deg" {
		q = s.minutesOfArc(q)
	}
	if q.Value, q.Side, q.End = s.side(q.Value, q.End); q.Side == "W" || q.Side == "S" {
		q.Value = -math.Abs(q.Value)
	}
	return q
}

// minutesOfArc reads "21.5'", "21 min", "30\"" after degrees.
func (s scanner) minutesOfArc(q Quantity) Quantity {
	for _, part := range []struct {
		per   float64
		marks string
	}{{60, " ' ’ ′ min minutes arcmin "}, {3600, ` " ” ″ '' sec seconds `}} {
		k := s.space(q.End)
		if word, end := s.wordAt(k); word == "and" {
			k = s.space(end)
		}
		if k >= len(s.text) || !isDigit(s.text[k]) {
			return q
		}
		n, ok := s.digits(k)
		if !ok || n.value >= 60 {
			return q
		}
		at := s.space(n.end)
		end := s.unitToken(min(at, len(s.text)))
		if strings.HasPrefix(s.text[at:], "''") {
			end = at + 2
		}
		if s.bareMinutes(q, n, k, part.per) {
			q.Value += math.Copysign(n.value/part.per, q.Value)
			q.Given, q.End = q.Value, n.end
			continue
		}
		known := at < len(s.text) && strings.Contains(part.marks, " "+s.low[at:end]+" ")
		_, side, behind := s.side(0, n.end)
		if !known && s.compassError(behind) {
			return q
		}
		if !known && (side == "" || len(side) != 1 || n.end-k < 2) {
			return q
		}
		if !known {
			end = n.end
		}
		q.Value += math.Copysign(n.value/part.per, q.Value)
		q.Given, q.End = q.Value, end
	}
	return q
}

// compassError is true where a variation or deviation is named at byte i: "045 degrees 10 E variation" is two angles.
func (s scanner) compassError(i int) bool {
	word, _ := s.wordAt(s.space(i))
	return word != "" && strings.Contains(" variation var deviation dev declination missweisung ablenkung déclinaison déviation ", " "+word+" ")
}

// bareMinutes is true where a number right behind whole degrees can only be their minutes, though it has no mark: "1 degree 10",
// but not "40 degrees 6 kn", "45 degrees 12:30" or "at 40° 1,000 m".
func (s scanner) bareMinutes(q Quantity, n number, from int, per float64) bool {
	if per != 60 || q.Value != math.Trunc(q.Value) || !n.plain || n.end-from > 2 || from == q.End || !s.ends(n.end) {
		return false
	}
	if n.end < len(s.text) && strings.IndexByte(" ?.;)\n", s.text[n.end]) < 0 && !(s.text[n.end] == ',' && !s.decimalAt(n.end)) {
		return false
	}
	k := s.space(n.end)
	if _, _, unit := s.unitAt(k); unit || s.followedByHyphenWord(n.end) {
		return false
	}
	if _, _, money := s.currencyAt(k); money {
		return false
	}
	_, side, _ := s.side(0, n.end)
	word, _ := s.wordAt(k)
	return side == "" && (word == "" || strings.Contains(barely, " "+word+" "))
}

// barely are the words that may follow an angle whose minutes have no mark; before others the number may count something.
const barely = " of and the to is what whats how distance for height below above latitude declination sun off "

// side reads what an angle is counted from: a hemisphere, true or magnetic north, a side of the boat.
func (s scanner) side(value float64, i int) (float64, string, int) {
	k := s.space(i)
	word, end := s.wordAt(k)
	side, ok := sideNames[word]
	marked := (side == "E" || side == "W") && strings.HasSuffix(s.text[:i], "°") && k <= i+1 // "4° w" can be nothing else
	if !ok || !marked && len(word) == 1 && (k > i+1 || k < len(s.text) && s.text[k:end] != strings.ToUpper(word) && k > i) {
		return value, "", i
	}
	if side == "C" && len(word) > 1 || len(word) > 1 && side == "T" && s.nextWordIs(end, "wind") {
		return value, "", i
	}
	if len(side) > 1 && s.nextWordIs(end, "tack") {
		return value, "", i
	}
	return value, side, end
}

func (s scanner) nextWordIs(i int, want string) bool {
	word, _ := s.wordAt(s.space(i))
	return word == want
}

// letteredAngle reads a number whose only unit is its side: "10 E", "045T", "36.14 N", "4 west".
func (s scanner) letteredAngle(n number, at int) (Quantity, bool) {
	word, end := s.wordAt(at)
	side, ok := sideNames[word]
	if !ok || n.words || n.value < 0 || n.value > 360 || at > n.end+1 || !s.ends(end) {
		return Quantity{}, false
	}
	if len(word) == 1 && s.text[at:end] != strings.ToUpper(word) && at > n.end {
		return Quantity{}, false
	}
	switch side {
	case "T", "M", "C":
		if len(word) > 1 || n.value != math.Trunc(n.value) || !n.plain {
			return Quantity{}, false
		}
	case "port", "starboard":
		return Quantity{}, false
	}
	q := Quantity{Value: n.value, Given: n.value, Unit: "deg", Dim: Angle, Side: side, End: end}
	if side == "W" || side == "S" {
		q.Value = -n.value
	}
	return q, true
}

// coordinate reads a latitude or longitude in degrees and minutes without marks, "50 21.5 N", or with the
// hemisphere first, "N50 21.5" and "N 50°21'".
func (s scanner) coordinate(i int) (Quantity, bool) {
	word, k := s.wordAt(i)
	side := ""
	if len(word) == 1 && strings.Contains("nsew", word) {
		side = strings.ToUpper(word)
		if s.text[i:k] != side {
			return Quantity{}, false
		}
		k = s.space(k)
	}
	degrees, ok := s.digits(k)
	if !ok || degrees.value < 0 || degrees.value > 180 || side == "" && !degrees.plain {
		return Quantity{}, false
	}
	end, value := degrees.end, degrees.value
	if s.skipDegreeMark(end) == end && s.space(end) > end {
		minutes, ok := s.digits(s.space(end))
		if ok && minutes.value < 60 && minutes.value >= 0 {
			end, value = minutes.end, value+minutes.value/60
		}
	} else if side != "" {
		q := s.minutesOfArc(Quantity{Value: value, End: s.skipDegreeMark(end)})
		end, value = q.End, q.Value
	}
	if side != "" {
		if _, _, unit := s.unitAt(s.space(end)); unit {
			return Quantity{}, false
		}
	}
	if side == "" {
		if end == degrees.end || !s.ends(end) {
			return Quantity{}, false
		}
		at := end
		if at < len(s.text) && (s.text[at] == '\'') {
			at++
		}
		if at > end && s.sextantBefore(i) {
			return Quantity{Value: value, Given: value, Unit: "deg", Dim: Angle, End: at}, true
		}
		if _, side, end = s.side(0, at); side == "" || !strings.Contains("NSEW", side) {
			return Quantity{}, false
		}
	}
	return s.signed(value, side, end), true
}

// sextantBefore is true where the words before make "1 10'" an angle rather than a number and feet.
func (s scanner) sextantBefore(i int) bool {
	for _, w := range s.wordsBefore(i, 2) {
		if strings.Contains(" angle sextant altitude ho hs winkel ", " "+w+" ") {
			return true
		}
	}
	return false
}

func (s scanner) signed(value float64, side string, end int) Quantity {
	if side == "W" || side == "S" {
		value = -value
	}
	return Quantity{Value: value, Given: math.Abs(value), Unit: "deg", Dim: Angle, Side: side, End: end}
}

func (s scanner) skipDegreeMark(i int) int {
	for _, mark := range []string{"°", "º", " deg"} {
		if strings.HasPrefix(s.low[i:], mark) {
			return i + len(mark)
		}
	}
	return i
}

// angleContext is true where the words before make "4 W" degrees west rather than watts.
func (s scanner) angleContext(i int) bool {
	for _, w := range s.wordsBefore(i, 3) {
		if strings.Contains(" variation var deviation dev declination longitude missweisung ablenkung deklination déclinaison déviation long lon ", " "+w+" ") {
			return true
		}
	}
	return false
}

// compassContext is true where a "C" after a number means compass, not Celsius.
func (s scanner) compassContext(i int) bool {
	for _, w := range s.wordsBefore(i, 4) {
		if strings.Contains(" compass heading course steer bearing kompass kurs cap ", " "+w+" ") {
			return true
		}
	}
	return false
}
