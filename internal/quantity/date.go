package quantity

import (
	"strconv"
	"strings"
	"time"
)

// Date is a calendar date as written. Year is 0 when the text gives none. Relative dates ("today", "tomorrow")
// have Month 0 and count Days from today.
type Date struct {
	Year  int
	Month time.Month
	Day   int
	Days  int
}

// On returns midnight UTC of the date; a date without a year is taken in the year that brings it nearest to
// now, at most half a year away.
func (d Date) On(now time.Time) time.Time {
	now = now.UTC()
	if d.Month == 0 {
		return time.Date(now.Year(), now.Month(), now.Day()+d.Days, 0, 0, 0, 0, time.UTC)
	}
	if d.Year != 0 {
		return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC)
	}
	best := time.Date(now.Year(), d.Month, d.Day, 0, 0, 0, 0, time.UTC)
	for _, year := range []int{now.Year() - 1, now.Year() + 1} {
		if t := time.Date(year, d.Month, d.Day, 0, 0, 0, 0, time.UTC); t.Sub(now).Abs() < best.Sub(now).Abs() {
			best = t
		}
	}
	return best
}

var monthNames = map[string]time.Month{
	"january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8, "september": 9,
	"october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8,
	"sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12,
	"januar": 1, "februar": 2, "märz": 3, "mai": 5, "juni": 6, "juli": 7, "oktober": 10, "okt": 10, "dezember": 12, "dez": 12,
	"janvier": 1, "février": 2, "fevrier": 2, "mars": 3, "avril": 4, "juin": 6, "juillet": 7, "août": 8, "aout": 8, "septembre": 9,
	"octobre": 10, "novembre": 11, "décembre": 12, "decembre": 12,
}

// ambiguousMonths are the names that are other words too.
const ambiguousMonths = " may march mars mar mai "

var relativeDays = map[string]int{
	"today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1, "heute": 0, "morgen": 1, "gestern": -1,
	"aujourd": 0, "demain": 1, "hier": -1,
}

// calendar reads a date at i: "12 June 2026", "June 12th", "2026-06-12", "12/06/2026", "12. Juni", "tomorrow".
func (s scanner) calendar(i int) (Quantity, bool) {
	word, end := s.wordAt(i)
	if days, ok := relativeDays[word]; ok {
		if word == "aujourd" && strings.HasPrefix(s.low[end:], "'hui") {
			end += len("'hui")
		}
		if word == "hier" && !s.decimalComma || word == "morgen" && !s.decimalComma {
			return Quantity{}, false
		}
		return dated(Date{Days: days}, end)
	}
	if month, ok := monthNames[word]; ok && (s.text[i] != s.low[i] || !strings.Contains(ambiguousMonths, " "+word+" ")) {
		return s.monthFirst(month, end)
	}
	if !isDigit(s.text[i]) {
		return Quantity{}, false
	}
	if q, ok := s.numericDate(i); ok {
		return q, true
	}
	return s.dayFirst(i)
}

func dated(d Date, end int) (Quantity, bool) {
	q := Quantity{Unit: "date", Dim: Calendar, Date: d, End: end}
	if d.Month == 0 {
		return q, true
	}
	year := d.Year
	if year == 0 {
		year = 2024 // a leap year, so that 29 February without a year is a date
	}
	t := time.Date(year, d.Month, d.Day, 0, 0, 0, 0, time.UTC)
	if d.Day < 1 || t.Day() != d.Day {
		return Quantity{}, false
	}
	if d.Year != 0 {
		q.Value = float64(t.Unix() / 86400)
		q.Given = q.Value
	}
	return q, true
}

// dayFirst reads "12 June", "12th of June 2026", "12. Juni", "1er mai".
func (s scanner) dayFirst(i int) (Quantity, bool) {
	day, k := s.integer(i, 2)
	if k == i {
		return Quantity{}, false
	}
	k = s.ordinalEnd(k)
	if k < len(s.text) && (s.text[k] == '.' || s.text[k] == '-') {
		k++
	}
	k = s.space(k)
	if word, end := s.wordAt(k); word == "of" {
		k = s.space(end)
	}
	word, end := s.wordAt(k)
	month, ok := monthNames[word]
	if !ok || word == "mar" && s.text[k:end] == "mar" {
		return Quantity{}, false
	}
	year, end := s.year(end)
	return dated(Date{Year: year, Month: month, Day: day}, end)
}

// monthFirst reads "June 12", "June 12th, 2026".
func (s scanner) monthFirst(month time.Month, end int) (Quantity, bool) {
	if end < len(s.text) && s.text[end] == '.' {
		end++
	}
	k := s.space(end)
	if word, e := s.wordAt(k); word == "the" {
		k = s.space(e)
	}
	day, e := s.integer(k, 2)
	if e == k || e < len(s.text) && s.text[e] == ':' || s.decimalAt(e) {
		return Quantity{}, false
	}
	e = s.ordinalEnd(e)
	if _, _, unit := s.unitAt(s.space(e)); unit && month == 5 || !s.ends(e) {
		return Quantity{}, false
	}
	year, e := s.year(e)
	return dated(Date{Year: year, Month: month, Day: day}, e)
}

// numericDate reads "2026-06-12", "12/06/2026", "12.6.2026"; of two readings the day comes first.
func (s scanner) numericDate(i int) (Quantity, bool) {
	a, j := s.integer(i, 4)
	if j == i || j >= len(s.text) || !strings.ContainsRune("-/.", rune(s.text[j])) {
		return Quantity{}, false
	}
	mark := s.text[j]
	b, k := s.integer(j+1, 2)
	if k == j+1 || k >= len(s.text) || s.text[k] != mark {
		return Quantity{}, false
	}
	c, end := s.integer(k+1, 4)
	switch {
	case end == k+1 || !s.ends(end):
		return Quantity{}, false
	case j-i == 4 && end-k-1 <= 2 && b <= 12:
		return dated(Date{Year: a, Month: time.Month(b), Day: c}, end)
	case end-k-1 != 4 || j-i > 2 || mark == '-':
		return Quantity{}, false
	case b > 12 && a <= 12:
		a, b = b, a
	}
	if b > 12 {
		return Quantity{}, false
	}
	return dated(Date{Year: c, Month: time.Month(b), Day: a}, end)
}

// year reads a four-figure year after a date; before a time zone, "2030" is a time and "2026" is not.
func (s scanner) year(i int) (year, end int) {
	k := i
	if k < len(s.text) && s.text[k] == ',' {
		k++
	}
	k = s.space(k)
	y, e := s.integer(k, 4)
	zone, _ := s.zone(e)
	if e-k != 4 || y < 1700 || y > 2200 || !s.ends(e) || zone != "" && y%100%15 == 0 {
		return 0, i
	}
	return y, e
}

// integer reads up to size digits; end is i when there are none or more.
func (s scanner) integer(i, size int) (value, end int) {
	j := min(i, len(s.text))
	for j < len(s.text) && isDigit(s.text[j]) && j-i <= size {
		j++
	}
	if j-i == 0 || j-i > size {
		return 0, i
	}
	value, _ = strconv.Atoi(s.text[i:j])
	return value, j
}

func (s scanner) ordinalEnd(i int) int {
	word, end := s.wordAt(i)
	if strings.Contains(" st nd rd th er ", " "+word+" ") && word != "" {
		return end
	}
	return i
}

// Month finds a month named in text, with its year (0 for none), be it part of a date or not. Without a year it
// must be capitalised where its name is also another word ("May", "March").
func Month(text string) (month time.Month, year int, ok bool) {
	s := newScanner(text)
	for i := 0; i < len(text); i = s.next(i) {
		word, end := s.wordAt(i)
		month, known := monthNames[word]
		year, _ := s.year(end)
		if doubtful := year == 0 && strings.Contains(ambiguousMonths, " "+word+" "); known && !(doubtful && s.text[i] == s.low[i]) {
			return month, year, true
		}
	}
	return 0, 0, false
}
