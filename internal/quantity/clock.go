package quantity

import (
	"math"
	"strconv"
	"strings"
)

// clock reads a time of day at i: "08:00", "8.30 am", "8pm", "0800 UTC", "at 1430", "14h30" after "at", "8 Uhr".
func (s scanner) clock(i int) (Quantity, bool) {
	if !isDigit(s.text[i]) {
		return Quantity{}, false
	}
	j := i
	for j < len(s.text) && isDigit(s.text[j]) {
		j++
	}
	head, err := strconv.Atoi(s.text[i:j])
	if err != nil || j-i > 4 {
		return Quantity{}, false
	}
	switch {
	case j-i <= 2:
		return s.hourFirst(head, i, j)
	case j-i == 4 && head/100 < 24 && head%100 < 60:
		return s.fourFigures(head, i, j)
	}
	return Quantity{}, false
}

// hourFirst reads a time whose hour stands alone before a mark or a word.
func (s scanner) hourFirst(hour, i, j int) (Quantity, bool) {
	minute, end, marked := s.minutesAfter(i, j)
	second := 0
	if marked && end < len(s.text) && s.text[end] == ':' {
		if sec, e, ok := s.twoFigures(end + 1); ok {
			second, end = sec, e
		}
	}
	if marked && s.text[j] == ':' && s.impossible(hour, minute, i, end) {
		return s.zoned(float64(24+hour)*3600+float64(minute)*60, end), true
	}
	hour, end, half := s.halfDay(hour, end)
	if end, half = s.hourWord(end, half); 60*hour+minute > 24*60 || minute > 59 || !marked && !half && !s.atHour(i, end) {
		return Quantity{}, false
	}
	point := strings.HasPrefix(s.text[j:], ".")
	if !s.ends(end) || point && !half && !s.clockBefore(i) {
		return Quantity{}, false
	}
	if _, _, price := s.currencyAt(s.space(end)); price && point && !half {
		return Quantity{}, false
	}
	if word, after := s.wordAt(s.space(end)); point && !half && (word == "a" || word == "per" || word == "each" || word == "the" || word == "je" || word == "le") {
		if _, _, unit := s.unitAt(s.space(after)); unit {
			return Quantity{}, false // "at 11.50 a metre" is a price
		}
	}
	u, after, unit := s.unitAt(s.space(end))
	if unit && u.Symbol == "h" && !half && !point {
		value := float64(hour*3600 + minute*60 + second)
		return Quantity{Value: value, Given: value / 3600, Unit: "h", Dim: Time, End: after}, true
	}
	if unit && point && !half && s.zoneless(end) {
		return Quantity{}, false
	}
	return s.zoned(float64(hour*3600+minute*60+second), end), true
}

// impossible is true for what is said to be a time of day but is none, such as "leaving 25:00" and "at 8:75". It is read all the
// same, with a value beyond a day, so that nobody takes a part of it for something else.
func (s scanner) impossible(hour, minute, i, end int) bool {
	late := hour > 24 || hour == 24 && minute > 0
	said := s.clockBefore(i) || strings.Contains(" eta etd departure departs dep start hw lw water ", " "+s.wordBefore(i)+" ") && s.wordBefore(i) != ""
	return (late || minute > 59) && said && s.ends(end)
}

// minutesAfter reads ":00", ".30", "h30" and "Uhr 30" after the hour.
func (s scanner) minutesAfter(i, j int) (minute, end int, ok bool) {
	rest := s.low[j:]
	for _, mark := range []string{":", ".", "h", " h ", " uhr ", "uhr "} {
		if !strings.HasPrefix(rest, mark) || strings.Contains(mark, "h") && mark != " uhr " && mark != "uhr " && !s.clockBefore(i) {
			continue
		}
		if m, e, ok := s.twoFigures(j + len(mark)); ok && !(e < len(s.text) && s.text[e] == '.' && s.decimalAt(e)) {
			return m, e, true
		}
	}
	return 0, j, false
}

func (s scanner) twoFigures(i int) (value, end int, ok bool) {
	if i+2 > len(s.text) || !isDigit(s.text[i]) || !isDigit(s.text[i+1]) || i+2 < len(s.text) && isDigit(s.text[i+2]) {
		return 0, i, false
	}
	return int(s.text[i]-'0')*10 + int(s.text[i+1]-'0'), i + 2, true
}

// halfDay reads am and pm.
func (s scanner) halfDay(hour, i int) (int, int, bool) {
	k := s.space(i)
	for _, mark := range []string{"a.m.", "p.m.", "am", "pm"} {
		if !strings.HasPrefix(s.low[k:], mark) || hour > 12 || !s.ends(k+len(mark)) {
			continue
		}
		if mark[0] == 'p' {
			return hour%12 + 12, k + len(mark), true
		}
		return hour % 12, k + len(mark), true
	}
	return hour, i, false
}

// hourWord reads "o'clock", "Uhr" and "hrs" after a time.
func (s scanner) hourWord(i int, half bool) (int, bool) {
	k := s.space(i)
	for _, mark := range []string{"o'clock", "o’clock", "uhr"} {
		if strings.HasPrefix(s.low[k:], mark) && s.ends(k+len(mark)) {
			return k + len(mark), true
		}
	}
	return i, half
}

// atHour is true for a lone hour with a zone or a preposition that only a time follows: "at 8 UTC".
func (s scanner) atHour(i, end int) bool {
	zone, _ := s.zone(end)
	return zone != "" && s.clockBefore(i)
}

// clockBefore is true where the word before announces a time of day.
func (s scanner) clockBefore(i int) bool {
	before := s.wordBefore(i)
	return before != "" && strings.Contains(" at by from um ab à departing depart leaving leave since until till gegen vers ", " "+before+" ")
}

// zoneless is true when no time zone follows.
func (s scanner) zoneless(i int) bool {
	zone, _ := s.zone(i)
	return zone == ""
}

// fourFigures reads "0800", "1430 UTC", "0800hrs", "at 1430"; other four-figure numbers are years or counts.
func (s scanner) fourFigures(head, i, j int) (Quantity, bool) {
	end := j
	k := s.space(j)
	word, after := s.wordAt(k)
	hours := strings.Contains(" hrs hr hours h ", " "+word+" ") && word != "" && s.text[i] == '0' || word == "hrs" && k == j
	if hours {
		end = after
	}
	zone, _ := s.zone(end)
	_, _, unit := s.unitAt(k)
	announced := s.clockBefore(i) && !unit && !s.yearBefore(i)
	if !s.ends(end) || !hours && zone == "" && (s.text[i] != '0' || unit) && !announced {
		return Quantity{}, false
	}
	return s.zoned(float64(head/100*3600+head%100*60), end), true
}

// yearBefore is true after a preposition that a year follows as often as a time: "from 2010".
func (s scanner) yearBefore(i int) bool {
	before := s.wordBefore(i)
	return before == "from" || before == "since" || before == "ab" || before == "by" || before == "until"
}

func (s scanner) zoned(seconds float64, end int) Quantity {
	zone, end := s.zone(end)
	return Quantity{Value: seconds, Given: seconds / 3600, Unit: zone, Dim: Clock, End: end}
}

// maxZone is how many bytes behind a time of day its zone may take.
const maxZone = 40

// zone reads a time zone after a clock time; "Z" may touch the figures.
func (s scanner) zone(i int) (string, int) {
	k := s.space(i)
	word, end := s.wordAt(k)
	if zoneWords[word] {
		if named := ZonesIn(s.text[k:min(len(s.text), k+maxZone)]); len(named) > 0 && named[0].Start == 0 {
			return named[0].Name, k + named[0].End
		}
	}
	if _, ok := zones[word]; !ok || word == "west" || word == "lt" && s.text[k:end] != "LT" {
		return "", i
	}
	if word == "local" && s.nextWordIs(end, "time") {
		_, after := s.wordAt(s.space(end))
		return "local", after
	}
	if word == "local" {
		return word, end
	}
	return strings.ToUpper(word), end
}

func (q Quantity) bareClock() (Quantity, bool) {
	h, m := int(q.Given)/100, int(q.Given)%100
	if q.Given < 0 || q.Given != float64(int(q.Given)) || h > 23 || m > 59 {
		return q, false
	}
	if q.Given < 25 {
		h, m = int(q.Given), 0
	} else if q.Given < 100 { // no hour, and nobody writes minutes past midnight so
		return q, false
	}
	q.Dim, q.Unit, q.Value = Clock, "", float64(h*3600+m*60)
	return q, true
}

// HoursBetween is how long it is from one time of day to the next other, both in seconds after midnight.
func HoursBetween(from, to float64) float64 {
	const day = 86400
	return math.Mod(to-from+day, day) / 3600
}
