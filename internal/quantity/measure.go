package quantity

import (
	"strings"
	"unicode"
)

// measured reads a number and its unit at i: "30 ft", "12 ft 3 in", "2h30", "three hours", "80k", "7:1".
func (s scanner) measured(i int) (Quantity, bool) {
	n, ok := s.digits(i)
	if !ok {
		if n, ok = s.spelledNumber(i); !ok {
			return Quantity{}, false
		}
	}
	if q, ok := s.decade(n, i); ok {
		return q, true
	}
	if q, ok := s.toOne(n); ok {
		return q, true
	}
	if q, ok := s.suffixedMoney(n); ok {
		return q, true
	}
	if q, ok := s.withUnit(n, i); ok {
		return s.compound(q), true
	}
	return s.bare(n)
}

// bare reads a number without a unit, with its multiplier: "80k", "150 thousand".
func (s scanner) bare(n number) (Quantity, bool) {
	if n.words && n.small {
		return Quantity{}, false
	}
	times, end := s.multiplier(n.end, false)
	if times != 1 {
		v := n.value * times
		return Quantity{Value: v, Given: v, Dim: Bare, End: end}, true
	}
	if !s.ends(n.end) || n.words && s.followedByHyphenWord(n.end) {
		return Quantity{}, false
	}
	return Quantity{Value: n.value, Given: n.value, Dim: Bare, End: n.end}, true
}

// followedByHyphenWord is true for "two-stroke", where the number is part of a name.
func (s scanner) followedByHyphenWord(i int) bool {
	return i+1 < len(s.text) && s.text[i] == '-' && unicode.IsLetter(rune(s.text[i+1]))
}

// multiplier reads "k", "thousand", "million" after a number; of money also "m".
func (s scanner) multiplier(i int, money bool) (float64, int) {
	word, end := s.wordAt(i)
	switch {
	case word == "k" && s.ends(end):
		return 1e3, end
	case (word == "m" || word == "mm") && money && s.ends(end):
		return 1e6, end
	case word == "bn" && money:
		return 1e9, end
	}
	k := s.space(i)
	if k < len(s.text) && s.text[k] == '-' {
		k++
	}
	word, end = s.wordAt(k)
	if times, ok := multipliers[word]; ok && s.ends(end) && word != "mil" && word != "cent" {
		if strings.HasPrefix(s.text[end:], ".") && len(word) == 3 {
			end++
		}
		return times, end
	}
	return 1, i
}

// decade reads "1980s" and "80s".
func (s scanner) decade(n number, i int) (Quantity, bool) {
	rest := s.low[n.end:]
	if !n.plain || !strings.HasPrefix(rest, "s") && !strings.HasPrefix(rest, "'s") && !strings.HasPrefix(rest, "er ") && !strings.HasPrefix(rest, "’s") {
		return Quantity{}, false
	}
	year := n.value
	if n.end-i == 2 {
		year += 1900
	}
	_, end := s.wordAt(n.end + strings.IndexAny(rest, "se"))
	if int(year)%10 != 0 || year < 1900 || year > 2090 || n.end-i == 2 && year < 1930 || !s.ends(end) {
		return Quantity{}, false
	}
	return Quantity{Value: year, Given: n.value, Unit: "decade", Dim: Bare, End: end}, true
}

// withUnit reads the unit after a number.
func (s scanner) withUnit(n number, i int) (Quantity, bool) {
	times, at := s.multiplier(n.end, false)
	k := s.space(at)
	attached := k == at
	if k < len(s.text) && s.text[k] == '-' {
		k, attached = s.space(k+1), false
	}
	k = s.skipNoise(k)
	u, end, ok := s.unitAt(k)
	if _, _, minutes := s.twoFigures(k + 1); !ok && minutes && attached && s.low[k] == 'h' {
		u, end, ok = units().exact["h"], k+1, true
	}
	if !ok || !s.unitFits(u, n, i, k, end, attached) {
		return s.letteredAngle(n, k)
	}
	value := n.value
	if n.sep == ',' && u.Dim == Mass {
		value = n.grouped()
	}
	value *= times
	q := Quantity{Given: value, Value: u.base(value), Unit: u.Symbol, Dim: u.Dim, End: end}
	if u.Dim == Angle || u.Symbol == "W" && s.angleContext(i) {
		q = s.angle(q, u)
	}
	return q, true
}

// skipNoise passes over a word between number and unit: "200 US gallons" is a name, "2 full days" is not.
func (s scanner) skipNoise(k int) int {
	word, end := s.wordAt(k)
	switch word {
	case "full", "whole", "more", "metric", "linear", "running", "engine", "motoring", "further":
		if _, _, ok := s.unitAt(k); !ok {
			return s.space(end)
		}
	}
	return k
}

// unitFits refuses what only looks like a unit: "12 in June", "4 a day", "35 C&C", "2 S".
func (s scanner) unitFits(u Unit, n number, i, at, end int, attached bool) bool {
	name := s.text[at:end]
	if n.words && n.small && (u.Dim == Beaufort || !s.articleCounts(i, name)) {
		return false
	}
	switch name {
	case "in", "IN", "In":
		return attached || s.inchesFollow(end)
	case "k", "K":
		return false
	case "shackle", "shackles", "shots": // fittings too, where no length is asked for
		return s.lengthAskedFor(end) || s.paidOut(end)
	case "point": // "a three-point fix"
		return n.value == 1
	case "a", "v":
		return attached || s.electric() && !s.rateFollows(end)
	case "'", "’", "′", `"`, "”", "″", "''":
		return attached && !n.words && !strings.ContainsAny(s.text[at-1:at], "kK") // "under 40k'"
	case "F":
		return !strings.HasPrefix(s.text[end:], "&")
	case "C":
		return !strings.HasPrefix(s.text[end:], "&") && (attached || !s.compassContext(i)) && (!s.threeFigures(n, i) || s.saysFahrenheit(end))
	case "T", "M":
		return !s.threeFigures(n, i)
	}
	return true
}

// electric is true in a text that is written in small letters and speaks of electricity, so that its "20 a" and "12 v" are no articles.
func (s scanner) electric() bool {
	if s.text != s.low {
		return false
	}
	for _, words := range []string{"volt", "battery", "cable", "mm2", "mm²", " ah", " amp", "fuse", "watt", "fridge", "alternator", "one way", " v "} {
		if strings.Contains(s.low, words) {
			return true
		}
	}
	return false
}

// rateFollows is true where a unit or another article follows byte i: "4 a day", "2 v the other".
func (s scanner) rateFollows(i int) bool {
	word, end := s.wordAt(s.space(i))
	_, _, unit := s.unitAt(s.space(i))
	return unit && word != "at" && word != "in" && end > i || word == "piece" || word == "person" || word == "the"
}

// paidOut is true where a text tells of a chain let out, and what stands behind byte i is not the size of a fitting.
func (s scanner) paidOut(i int) bool {
	for _, words := range []string{"let out", "paid out", "pay out", "veer", "scope", "on deck", "in the water"} {
		if strings.Contains(s.low, words) {
			return !s.nextWordIs(i, "of") && !s.nextWordIs(i, "for")
		}
	}
	return false
}

// lengthAskedFor is true where a unit of length is asked for right behind byte i: "5 shackles in feet".
func (s scanner) lengthAskedFor(i int) bool {
	word, end := s.wordAt(s.space(i))
	if !strings.Contains(" in to into as ", " "+word+" ") {
		return false
	}
	u, _, ok := s.unitAt(s.space(end))
	return ok && u.Dim == Length
}

// saysFahrenheit is true where the other scale of temperature is asked for behind byte i: "100 C in F".
func (s scanner) saysFahrenheit(i int) bool {
	rest := s.text[i:]
	return strings.HasPrefix(rest, " in F") || strings.HasPrefix(rest, " to F") || strings.Contains(s.low[i:], "fahrenheit")
}

// threeFigures is true for a course written in full: "045", "210".
func (s scanner) threeFigures(n number, i int) bool {
	return n.plain && n.end-i == 3 && n.value <= 360
}

// articleCounts is true where "a", "an", "one" or a foreign number word before a unit means the number: "in an
// hour", "half a mile", not "litres a day".
func (s scanner) articleCounts(i int, name string) bool {
	word, _ := s.wordAt(i)
	if len(name) < 2 {
		return word == "one" && strings.Contains("mLAVh", name)
	}
	if _, ok := s.part(i); ok || strings.HasPrefix(s.low[i:], "a quarter of an") {
		return true
	}
	switch word {
	case "a", "an", "un", "une", "ein", "eine", "einer", "einen":
		before := s.wordBefore(i)
		if head := strings.TrimRight(s.text[:i], " "); head != "" && isDigit(head[len(head)-1]) { // "5,000 a year"
			return false
		}
		if name == "bar" { // of sand
			return false
		}
		if name == "cable" && len(word) < 3 && !strings.HasPrefix(s.low[i:], "half") { // or a wire
			return before != "" && strings.Contains(" in is cover covers covered run ran sail sails sailed make makes ", " "+before+" ")
		}
		return before == "" || strings.Contains(countingBefore, " "+before+" ")
	}
	return true
}

const countingBefore = " in for after within of take takes about every over under than nach pro in während pendant dans après et and is makes around "

// inchesFollow tells "6 in." from "6 in June": an inch is followed by no word, or by one about a size.
func (s scanner) inchesFollow(end int) bool {
	k := s.space(end)
	word, _ := s.wordAt(k)
	return word == "" && (k >= len(s.text) || !isDigit(s.text[k])) ||
		strings.Contains(" x by pitch prop propeller and wide deep long thick diameter of per chain hose line rope draft draught pitched or square every ", " "+word+" ")
}

// word reads words that are quantities by themselves: compass points, noon, midnight.
func (s scanner) word(i int) (Quantity, bool) {
	word, end := s.wordAt(i)
	if hour, ok := hourWords[word]; ok {
		return Quantity{Value: hour * 3600, Given: hour, Dim: Clock, End: end}, true
	}
	if end < len(s.text) && s.text[end] == '-' {
		if second, e := s.wordAt(end + 1); second != "" {
			if deg, ok := compassPoints[word+second]; ok {
				return Quantity{Value: deg, Given: deg, Unit: "deg", Dim: Angle, Side: "point", End: e}, true
			}
		}
	}
	deg, ok := compassPoints[word]
	if !ok || len(word) <= 3 && (s.text[i:end] != strings.ToUpper(word) || len(word) < 2) {
		return Quantity{}, false
	}
	return Quantity{Value: deg, Given: deg, Unit: "deg", Dim: Angle, Side: "point", End: end}, true
}

var hourWords = map[string]float64{
	"noon": 12, "midday": 12, "midnight": 24, "mittag": 12, "mittags": 12, "mitternacht": 24, "midi": 12, "minuit": 24,
}
