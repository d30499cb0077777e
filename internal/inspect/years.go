package inspect

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

// numbers up to twelve in words.
var numbers = map[string]int{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
	"ten": 10, "eleven": 11, "twelve": 12, "a": 1}

// yearAt reads a year, or a length of time that ends now, at word k: "2019", "3 years old", "last year".
func (r *reader) yearAt(k, last int) (mark, bool) {
	if y := yearOf(r.words[k], r.now); y != 0 && !r.measured(k, last) {
		return mark{i: k, j: k + 1, year: y}, true
	}
	if y := r.yearToCome(k, last); y != 0 {
		return mark{i: k, j: k + 1, year: y}, true
	}
	if y := r.shortYearAt(k); y != 0 {
		return mark{i: k, j: k + 1, year: y}, true
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
func (r *reader) yearToCome(k, last int) int {
	y := yearOf(r.words[k], r.now+farthest)
	if y <= r.now+1 || k == 0 || !doing[r.words[k-1].text] || r.measured(k, last) {
		return 0
	}
	for n := k - 1; n >= max(0, k-7); n-- {
		if planned[r.words[n].text] {
			return 0
		}
		if n < k-1 && strings.ContainsAny(r.Body[r.words[n].end:r.words[n+1].start], ".;\n") {
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
func (r *reader) shortYearAt(k int) int {
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
	"jahr": true, "jahre": true, "jahren": true, "an": true}

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
	"stunde": true, "stunden": true, "motorstunde": true, "motorstunden": true, "betriebsstunden": true, "heure": true}

// measured reports whether the number at word k has a unit or a currency.
func (r *reader) measured(k, last int) bool {
	if k+1 < last && units[r.words[k+1].text] {
		return true
	}
	before := strings.TrimRight(r.Body[:r.words[k].start], " ")
	return strings.HasSuffix(before, "$") || strings.HasSuffix(before, "€") || strings.HasSuffix(before, "£")
}

// Hours that an engine can have run.
const (
	leastHours = 20
	mostHours  = 999_999
)

// hours adds how long the engine has run: a number of hours in a sentence about the engine.
func (r *reader) hours() {
	for _, s := range r.sentences {
		if !r.aboutEngine(s) || r.ordered(s) {
			continue
		}
		for k := s.first; k < s.last; k++ {
			n := r.hoursAt(k, s)
			if n < leastHours || n > mostHours || k > s.first && notTotal[r.words[k-1].text] {
				continue
			}
			if g := r.around(s, k); !g.has(ofGenerator) || g.has(ofEngine) {
				r.say([]Item{EngineHours}, Cue{Kind: SaysHours, Hours: n}, g)
			}
		}
	}
}

func ofGenerator(m mark) bool { return m.isItem() && m.items[0] == Charging }
func ofEngine(m mark) bool    { return m.isItem() && m.items[0] == EngineItem }

// hourWords are the unit; the first two may stand between it and its number.
var hourWords = map[string]bool{"engine": false, "running": false, "hour": true, "hr": true, "hrs": true, "h": true, "std": true, "betriebsstunden": true, "betriebsstunde": true,
	"motorstunden": true, "motorstunde": true, "motorlaufzeit": true, "stunden": true, "stunde": true, "bstd": true, "mstd": true, "mh": true, "heure": true, "moteur": false}

// hoursAt reads the number of hours at word k: "2,300 hours", "210 engine hours", "1200h", "hours: 850"; 0 if none is there.
func (r *reader) hoursAt(k int, s sentence) float64 {
	text := r.words[k].text
	bare := strings.TrimRight(text, "hrsd")
	n, err := strconv.ParseFloat(strings.NewReplacer(",", "", ".", "").Replace(bare), 64)
	if err != nil || !digit(text[0]) || len(bare) > 1 && !whole(bare) {
		return 0
	}
	if k > s.first && len(bare) == 3 && r.thousands(k) {
		n += 1000 * float64(count(r.words[k-1].text))
	}
	if hourWords[text[len(bare):]] {
		return n
	}
	for next := k + 1; next < s.last && next <= k+2; next++ {
		unit, known := hourWords[r.words[next].text]
		if unit {
			return n
		}
		if !known {
			break
		}
	}
	before := k - 1
	for before > s.first && approximate[r.words[before].text] {
		before--
	}
	if before >= s.first && len(r.words[before].text) > 1 && hourWords[r.words[before].text] && yearOf(r.words[k], r.now) == 0 {
		return n
	}
	if k+2 < s.last && paired[r.words[k+1].text] && digit(r.words[k+2].text[0]) && yearOf(r.words[k], r.now) == 0 {
		if other := r.hoursAt(k+2, s); n < 10*other && other < 10*n { // "6,850 and 6,910 hours"
			return n
		}
	}
	return 0
}

// approximate words may stand between "hours" and their number; paired ones between the hours of two engines.
var (
	approximate = map[string]bool{"are": true, "is": true, "around": true, "about": true, "approx": true, "approximately": true, "roughly": true, "ca": true,
		"circa": true, "only": true, "currently": true, "now": true, "at": true, "meter": true, "reads": true, "read": true, "show": true, "just": true, "env": true, "environ": true}
	paired = map[string]bool{"and": true, "und": true, "et": true}
)

// thousands reports whether the word before k are the thousands of it: "6 200".
func (r *reader) thousands(k int) bool {
	gap := r.Body[r.words[k-1].end:r.words[k].start]
	return digit(r.words[k-1].text[0]) && len(r.words[k-1].text) <= 2 && (gap == " " || gap == "\u00a0" || gap == "\u202f" || gap == "'")
}

// whole reports whether every separator of a number is one of thousands.
func whole(number string) bool {
	for i := range len(number) {
		if !digit(number[i]) && (len(number)-i)%4 != 0 {
			return false
		}
	}
	return true
}

// notTotal stands before hours that are not all the engine has run.
var notTotal = map[string]bool{"at": true, "every": true, "after": true, "within": true, "for": true, "per": true}

// meters stand behind "hour" in the name of what counts them.
var meters = map[string]bool{"meter": true, "metre": true, "counter": true, "clock": true}

func (r *reader) aboutEngine(s sentence) bool {
	for k := s.first; k < s.last; k++ {
		if w := r.words[k].text; w == "engine" || (w == "hour" || w == "hr") && k+1 < s.last && meters[r.words[k+1].text] || w == "total" || w == "hour" && (k+1 == s.last || k == s.first) || w == "hr" && k+1 == s.last || w == "moteur" ||
			hourWords[w] && (strings.HasPrefix(w, "motor") || strings.HasPrefix(w, "betrieb") || strings.HasSuffix(w, "std")) && w != "std" {
			return true
		}
	}
	for _, m := range r.terms.marks(r.Body, r.words, s) {
		if m.isItem() && m.items[0] == EngineItem {
			return true
		}
	}
	return false
}

// around is the clause that word k stands in.
func (r *reader) around(s sentence, k int) group {
	for _, g := range r.groups(s) {
		if k < g.j {
			return g
		}
	}
	return group{i: k, j: k + 1}
}
