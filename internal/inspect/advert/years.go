package advert

import (
	"strconv"
	"strings"
)

// The oldest year that is taken for one.
const firstYear = 1880

// yearOf reads a word that is a year no later than next year; 0 for any other.
func yearOf(w word, now int) int {
	if len(w.text) != 4 {
		return 0
	}
	y, err := strconv.Atoi(w.text)
	if err != nil || y < firstYear || y > now+1 {
		return 0
	}
	return y
}

// yearLike reports whether a word looks like a year.
func yearLike(w word) bool { return yearOf(w, anyYear) != 0 }

// numbers up to twelve in words.
var numbers = map[string]int{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
	"ten": 10, "eleven": 11, "twelve": 12, "a": 1, "einem": 1, "zwei": 2, "drei": 3, "vier": 4, "funf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9,
	"zehn": 10, "zwolf": 12, "un": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
	"thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30}

// yearAt reads a year, or a length of time that ends now, at word k: "2019", "3 years old", "last year".
func (r *reading) yearAt(k, last int) (mark, bool) {
	if y := yearOf(r.words[k], r.now); y != 0 && !r.measured(k, last) {
		return mark{i: k, j: k + 1, year: y}, true
	}
	if y := r.yearToCome(k, last); y != 0 {
		return mark{i: k, j: k + 1, year: y}, true
	}
	if y := r.shortYearAt(k); y != 0 {
		return mark{i: k, j: k + 1, year: y}, true
	}
	if y := r.monthAndYear(k, last); y != 0 {
		return mark{i: k, j: k + 2, year: y}, true
	}
	if n, end := r.ago(k, last); n != 0 {
		return mark{i: k, j: end, year: r.now - n, age: n}, true
	}
	at := func(i int) string {
		if i < last {
			return r.words[i].text
		}
		return ""
	}
	switch w := r.words[k].text; {
	case w == "last" && season[at(k+1)]:
		return mark{i: k, j: k + 2, year: r.now - 1}, true
	case w == "this" && season[at(k+1)]:
		return mark{i: k, j: k + 2, year: r.now}, true
	case w == "last" && season[at(k+2)] && count(at(k+1)) > 0:
		return mark{i: k, j: k + 3, year: r.now - count(at(k+1))}, true
	case count(w) > 0 && season[at(k+1)] && (at(k+2) == "old" || at(k+2) == "ago"):
		return mark{i: k, j: k + 3, year: r.now - count(w), age: count(w)}, true
	}
	return mark{}, false
}

// farthest is how many years ahead a number is still taken for a year.
const farthest = 40

// yearToCome reads a year ahead that dates something as done, "sails new 2035"; 0 for a year in which it is to be done,
// or that belongs to a name, "Volvo Penta 2030".
func (r *reading) yearToCome(k, last int) int {
	y := yearOf(r.words[k], r.now+farthest)
	if y <= r.now+1 || k == 0 || !doing[r.words[k-1].text] || r.measured(k, last) {
		return 0
	}
	for n := k - 1; n >= max(0, k-7); n-- {
		if planned[r.words[n].text] {
			return 0
		}
		if n < k-1 && strings.ContainsAny(r.gap(n+1), ".;\n") {
			break
		}
	}
	return y
}

// doing words stand before the year of what was done, planned ones before that of what is to come.
var (
	doing = map[string]bool{"in": true, "new": true, "replaced": true, "renewed": true, "rebuilt": true, "fitted": true, "installed": true, "overhauled": true,
		"from": true, "neu": true, "erneuert": true, "neuf": true, "neuve": true, "en": true, "remplace": true}
	planned = map[string]bool{"due": true, "next": true, "until": true, "till": true, "valid": true, "expire": true, "expiring": true, "warranty": true,
		"guarantee": true, "be": true, "will": true, "should": true, "must": true, "need": true, "plan": true, "planned": true, "bi": true, "gultig": true,
		"garantie": true, "fallig": true, "valable": true, "jusqu": true, "expiry": true, "paid": true, "booked": true, "again": true, "scheduled": true}
)

// shortYearAt reads a year of two digits behind an apostrophe, "rigging '17"; 0 where none stands there.
func (r *reading) shortYearAt(k int) int {
	before := strings.TrimSuffix(r.Body[:r.words[k].start], "'")
	if len(before) == r.words[k].start {
		before = strings.TrimSuffix(r.Body[:r.words[k].start], "’")
	}
	opens := before == "" || strings.ContainsAny(before[len(before)-1:], " (/,\n")
	if len(before) == r.words[k].start || !opens {
		return 0
	}
	return shortYear(r.words[k], r.now)
}

// season is the words for a year that is counted.
var season = map[string]bool{"year": true, "yr": true, "yrs": true, "season": true, "winter": true, "spring": true, "summer": true, "autumn": true,
	"jahr": true, "jahre": true, "jahren": true, "an": true, "ans": true}

// count reads a small number in digits or words, 0 for anything else.
func count(w string) int {
	if n, ok := numbers[w]; ok {
		return n
	}
	n, err := strconv.Atoi(w)
	if err != nil || n < 1 || n > 60 {
		return 0
	}
	return n
}

// units follow a number that is a measure and no year.
var units = map[string]bool{"h": true, "hr": true, "hrs": true, "hour": true, "std": true, "nm": true, "mile": true, "kg": true, "lb": true, "hp": true,
	"eur": true, "usd": true, "gbp": true, "euro": true, "rpm": true, "l": true, "w": true, "watt": true, "ah": true, "mm": true, "engine": false,
	"stunde": true, "stunden": true, "motorstunde": true, "motorstunden": true, "betriebsstunden": true, "heure": true, "ore": true, "hora": true, "draaiuren": true, "vaaruren": true, "uren": true, "uur": true}

// measured reports whether the number at word k has a unit or a currency.
func (r *reading) measured(k, last int) bool {
	if k+1 < last && units[r.words[k+1].text] && !comma(r.gap(k+1)) {
		return true
	}
	before := strings.TrimRight(r.Body[:r.words[k].start], " ")
	return strings.HasSuffix(before, "$") || strings.HasSuffix(before, "€") || strings.HasSuffix(before, "£")
}
