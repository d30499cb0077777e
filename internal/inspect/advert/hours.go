package advert

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Hours that an engine can have run.
const (
	leastHours = 20
	mostHours  = 999_999
)

// hours adds how long the engine has run: a number of hours in a sentence about the engine.
func (r *reading) hours() {
	for _, s := range r.sentences {
		if !r.aboutEngine(s) || r.ordered(s) {
			continue
		}
		for k := s.first; k < s.last; k++ {
			n := r.hoursAt(k, s)
			if n < leastHours || n > mostHours || k > s.first && notTotal[r.words[k-1].text] || r.ofService(k, s) && !r.fewer(n) || r.tenderBefore(k) {
				continue // a service at more hours than the engine has is told to have run
			}
			if g := r.around(s, k); (!g.has(ofGenerator) || g.has(ofEngine)) && !r.ledByGenerator(s, k) {
				r.say([]part.Item{part.EngineHours}, Cue{Kind: SaysHours, Hours: n, Year: r.surveyIn(s), Since: r.sinceNew(k, s)}, g)
			}
		}
	}
}

func ofGenerator(m mark) bool { return m.isItem() && m.items[0] == part.Charging }
func ofEngine(m mark) bool    { return m.isItem() && m.items[0] == part.EngineItem }

// ledByGenerator reports whether the last part before word k that runs is a generator: "generator Onan 9.5 kW, 860 hrs".
func (r *reading) ledByGenerator(s sentence, k int) (led bool) {
	for _, m := range r.terms.marks(r.Body, r.words, s) {
		if m.i < k && (ofGenerator(m) || ofEngine(m)) {
			led = ofGenerator(m)
		}
	}
	return led
}

// hourWords are the unit; the first two may stand between it and its number.
var hourWords = hourUnits(wordClass("hours"), wordClass("before_hours"))

// hourUnits are the words that hours are told with: true for the unit itself, false for what may stand before it.
func hourUnits(units, before map[string]bool) map[string]bool {
	out := map[string]bool{}
	for w := range before {
		out[w] = false
	}
	for w := range units {
		out[w] = true
	}
	return out
}

// hoursAt reads the number of hours at word k: "2,300 hours", "210 engine hours", "1200h", "hours: 850"; 0 if none is there.
func (r *reading) hoursAt(k int, s sentence) float64 {
	if n := r.spelled(k, s); n != 0 {
		return n
	}
	text := r.words[k].text
	if k > s.first && strings.ContainsAny(r.gap(k), "$€£") {
		return 0 // a price
	}
	if thousand, ok := strings.CutSuffix(text, "k"); ok && count(thousand) > 0 && k+1 < s.last && hourWords[r.words[k+1].text] {
		return 1000 * float64(count(thousand)) // "2k hours"
	}
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
	if r.hoursBehind(k, s) {
		return n
	}
	if k+1 < s.last && sides[r.words[k+1].text] && !comma(r.gap(k+1)) && n >= leastSided && r.countsHours(s) && whole(bare) && yearOf(r.words[k], r.now) == 0 {
		return n // "hours 3,100 port, 3,250 starboard"
	}
	if r.hoursBefore(k, s) || r.labelledHours(k, s) {
		return n
	}
	if k > s.first && shown[r.words[k-1].text] && n > leastHours && (r.countsHours(s) || k-1 > s.first && meters[r.words[k-2].text]) && yearOf(r.words[k], r.now) == 0 && !r.unitFollows(k, s) {
		return n
	}
	if k+1 < s.last && strings.ContainsAny(strings.TrimSpace(r.gap(k+1)), "/&+") && digit(r.words[k+1].text[0]) {
		if other := r.hoursAt(k+1, s); n < 10*other && other < 10*n { // "4,480 / 4,510 hrs"
			return n
		}
	}
	if k+2 < s.last && paired[r.words[k+1].text] && digit(r.words[k+2].text[0]) && yearOf(r.words[k], r.now) == 0 {
		if other := r.hoursAt(k+2, s); n < 10*other && other < 10*n { // "6,850 and 6,910 hours"
			return n
		}
	}
	return 0
}

// hoursBehind reports whether a word for hours follows the number at word k and belongs to it.
func (r *reading) hoursBehind(k int, s sentence) bool {
	for next := k + 1; next < s.last && next <= k+2; next++ {
		unit, known := hourWords[r.words[next].text]
		if unit && next == k+1 && next+1 < s.last && strings.ContainsAny(r.Body[r.words[k].end:r.words[next].start], ",(") {
			return false // "Perkins 4236, hours unknown"
		}
		if unit && next+1 < s.last && comma(r.gap(k+1)) && digit(r.words[next+1].text[0]) {
			return false // "Perkins 4108, hrs 6,200"
		}
		if unit || !known {
			return unit
		}
	}
	return false
}

// hoursBefore reports whether a word for hours stands before the number at word k, which is no year.
func (r *reading) hoursBefore(k int, s sentence) bool {
	before := k - 1
	if before >= s.first && r.thousands(k) {
		before-- // "engine_hours: 2 850"
	}
	for before > s.first && (approximate[r.words[before].text] || sides[r.words[before].text]) {
		before--
	}
	return before >= s.first && len(r.words[before].text) > 1 && hourWords[r.words[before].text] && yearOf(r.words[k], r.now) == 0
}

// sides name one of two engines; leastSided is from how many hours on a number beside one is hours without another word.
var sides = wordClass("sides")

const leastSided = 100

// approximate words may stand between "hours" and their number; paired ones between the hours of two engines.
var (
	approximate = wordClass("approximate")
	paired      = wordClass("paired")
)

// shown stands before a number that is the reading of a meter.
var shown = wordClass("shown")

// countsHours reports whether hours are spoken of somewhere in the sentence, unitFollows whether something else is counted.
func (r *reading) countsHours(s sentence) bool {
	for _, w := range r.words[s.first:s.last] {
		if hourWords[w.text] {
			return true
		}
	}
	return false
}

func (r *reading) unitFollows(k int, s sentence) bool {
	if k+1 >= s.last {
		return false
	}
	next := r.words[k+1]
	return strings.TrimSpace(r.Body[r.words[k].end:next.start]) != "" || units[next.text] || !lately[next.text] && next.text != "now" && next.text != "today"
}

// tens are the numbers that another follows in "twenty-four hundred".
var tens = map[string]int{"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50}

// spelled reads a number of hundreds or thousands at word k that hours are spoken of with: "nineteen hundred hours", "11 hundred
// each", "two thousand hours"; 0 for any other.
func (r *reading) spelled(k int, s sentence) float64 {
	if k+1 >= s.last || !r.countsHours(s) {
		return 0
	}
	n := count(r.words[k].text)
	if k > s.first && tens[r.words[k-1].text] != 0 {
		n += tens[r.words[k-1].text] // "twenty-four hundred"
	}
	switch r.words[k+1].text {
	case "hundred":
		return float64(100 * n)
	case "thousand":
		return float64(1000 * n)
	}
	return 0
}

// thousands reports whether the word before k are the thousands of it: "6 200".
func (r *reading) thousands(k int) bool {
	gap := r.gap(k)
	if start := r.words[k-1].start; start > 0 && (r.Body[start-1] == '-' || r.Body[start-1] == '/') {
		return false // "Volvo D2-55 780 hrs"
	}
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
var notTotal = wordClass("not_total")

// meters stand behind "hour" in the name of what counts them.
var meters = wordClass("meters")

func (r *reading) aboutEngine(s sentence) bool {
	for k := s.first; k < s.last; k++ {
		if k > s.first && r.words[k].text == "hour" && r.words[k-1].text == "running" || k+2 < s.last && r.words[k].text == "with" && digit(r.words[k+1].text[0]) && r.words[k+2].text == "hour" {
			return true
		}
		if w := r.words[k].text; w == "engine" || (w == "hour" || w == "hr") && k+1 < s.last && meters[r.words[k+1].text] || w == "total" || w == "hour" && (k+1 == s.last || k == s.first) || (w == "hr" || w == "hrs") && k+1 == s.last || w == "moteur" ||
			hourWords[w] && (strings.HasPrefix(w, "motor") || strings.HasPrefix(w, "betrieb") || strings.HasSuffix(w, "std")) && w != "std" {
			return true
		}
	}
	for _, m := range r.terms.marks(r.Body, r.words, s) {
		if m.isItem() && m.items[0] == part.EngineItem {
			return true
		}
	}
	return r.unnamed(s)
}

// unnamed reports whether a clause tells hundreds of hours of no part that is not the engine's: "522h", "Hino 220s w/ 2,975 hrs".
func (r *reading) unnamed(s sentence) bool {
	for k := s.first; k < s.last; k++ {
		text := r.words[k].text
		bare := strings.TrimRight(text, "hrs")
		if len(bare) < 3 || !digit(text[0]) || yearOf(r.words[k], r.now) != 0 || !hourWords[text[len(bare):]] && (k+1 == s.last || !hourWords[r.words[k+1].text]) {
			continue
		}
		end := min(s.last, k+3)
		worked := slices.ContainsFunc(r.words[k:end], func(w word) bool { return w.text == "of" || w.text == "work" || w.text == "labour" })
		if g := r.around(s, k); !worked && !g.has(func(m mark) bool { return m.isItem() && m.items[0].Area() != part.Drive }) {
			return true
		}
	}
	return false
}

// around is the clause that word k stands in.
func (r *reading) around(s sentence, k int) group {
	for _, g := range r.groups(s) {
		if k < g.j {
			return g
		}
	}
	return group{i: k, j: k + 1}
}
