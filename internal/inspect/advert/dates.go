package advert

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// following is the year of a second verb that the first one shares: "renewed and certified in 2024".
func following(groups []group) int {
	if len(groups) == 0 || groups[0].joined != "and" || len(groups[0].marks) == 0 {
		return 0
	}
	if verb := groups[0].marks[0]; verb.action == "" && verb.sign != newSign || verb.i > groups[0].i+1 || groups[0].has(mark.isItem) {
		return 0
	}
	return groups[0].lastYear()
}

// lastYear is the last year that a clause names, 0 for none.
func (g group) lastYear() int {
	for _, m := range slices.Backward(g.marks) {
		if m.isYear() {
			return m.year
		}
	}
	return 0
}

// sharedYear is the year of an action whose own clause names none.
func (c *clause) sharedYear() int {
	if c.lead.year == 0 && (c.after != 0 || c.sameTime()) {
		return cmp.Or(c.after, c.last)
	}
	return c.lead.year
}

// sameTime reports whether the clause dates itself by the one before: "struck in 2016, all electronics replaced afterwards".
func (c *clause) sameTime() bool {
	for k := c.i; k < c.j; k++ {
		switch c.words[k].text {
		case "afterward", "afterwards", "thereafter", "subsequently", "likewise", "ditto", "danach", "ebenso", "idem":
			return true
		case "then":
			if k == c.j-1 {
				return true // "mast unstepped 2019, new standing rigging then"
			}
		case "and", "und", "et":
			if k == c.i && !c.has(mark.isItem) && !c.has(mark.isYear) {
				return true // "taken out in 2018 and inspected"
			}
		case "same":
			return k+1 < c.j && (season[c.words[k+1].text] || c.words[k+1].text == "time")
		}
	}
	return false
}

// likewise says of an item what was said of the one before: "C-drive seals done in 2024, bow thruster seals likewise".
func (c *clause) likewise() {
	if n := len(c.cues); n > c.said && c.joined != "" && c.onlyItems() && c.sameTime() {
		if like := c.cues[n-1]; like.Kind == SaysRenewed || like.Kind == SaysServiced {
			c.say(c.itemsOf(func(mark) bool { return true }), Cue{Kind: like.Kind, Year: like.Year}, c.group)
		}
	}
}

// spare is how many words may stand beside the year of a clause that is only a year: in brackets a make does,
// "instruments (B&G 2021)", else what tells more of the date, "last in March 2026".
func (r *reading) spare(g group) int {
	if strings.Contains(r.gap(g.i), "(") {
		return 3
	}
	n := 0
	for _, w := range r.words[g.i:g.j] {
		if months[w.text] || lately[w.text] || hedges[w.text] {
			n++
		}
	}
	return max(1, n)
}

var hedges = wordClass("hedges")

// months and lately are words that may stand beside a year.
var (
	months = map[string]bool{"jan": true, "feb": true, "mar": true, "apr": true, "may": true, "jun": true, "jul": true, "aug": true, "sep": true, "sept": true,
		"oct": true, "nov": true, "dec": true, "january": true, "february": true, "march": true, "april": true, "june": true, "july": true, "august": true,
		"september": true, "october": true, "november": true, "december": true, "januar": true, "februar": true, "marz": true, "mai": true, "juni": true,
		"juli": true, "oktober": true, "dezember": true, "janvier": true, "fevrier": true, "avril": true, "juin": true, "juillet": true, "aout": true,
		"septembre": true, "octobre": true, "novembre": true, "decembre": true}
	lately = map[string]bool{"last": true, "most": true, "recently": true, "in": true, "latest": true, "zuletzt": true, "im": true, "en": true, "on": true, "early": true, "late": true}
)

// ago reads a length of time in words of other kinds than "3 years ago" at word k: "vor drei Jahren", "il y a 3 ans", "a dozen
// years ago", "in their fourth year". It returns the word after it.
func (r *reading) ago(k, last int) (span, end int) {
	at := func(i int) string {
		if i < last {
			return r.words[i].text
		}
		return ""
	}
	switch {
	case at(k) == "vor" && season[at(k+2)]:
		return count(at(k + 1)), k + 3
	case at(k) == "il" && at(k+1) == "y" && at(k+2) == "a" && season[at(k+4)]:
		return count(at(k + 3)), k + 5
	case joinedYears(at(k)) > 0 && (at(k+1) == "old" || at(k+1) == "ago"):
		return joinedYears(at(k)), k + 2 // "raft 10yrs old"
	case count(at(k)) > 0 && (at(k+1) == "yo" || at(k+1) == "y" && at(k+2) == "o"):
		return count(at(k)), k + 2 // "rigging is 11 yo"
	case count(at(k)) > 0 && season[at(k+1)] && (at(k+2) == "alt" || at(k+2) == "now"):
		return count(at(k)), k + 3
	case count(at(k)) > 0 && season[at(k+1)] && k+2 == last && r.behindItem(k):
		return count(at(k)), k + 2 // "batteries 3 years"
	case at(k) == "dozen" && season[at(k+1)] && (at(k+2) == "ago" || at(k+2) == "old"):
		return 12, k + 3
	case at(k) == "in" && (at(k+1) == "its" || at(k+1) == "their" || at(k+1) == "her") && season[at(k+3)]:
		return ordinals[at(k+2)], k + 4
	}
	return 0, k
}

// joinedYears reads a number of years that is written as one word, "10yrs"; 0 for any other word.
func joinedYears(w string) int {
	for _, unit := range []string{"year", "yrs", "yr", "y"} {
		if n, ok := strings.CutSuffix(w, unit); ok {
			return count(n)
		}
	}
	return 0
}

// behindItem reports whether the word before k ends the name of a part.
func (r *reading) behindItem(k int) bool {
	if k == 0 {
		return false
	}
	m, end := r.terms.longest(r.Body, r.words, k-1, k)
	return end == k && len(m.items) > 0 && m.problem == "" && m.action == ""
}

var ordinals = map[string]int{"second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10}

// monthAndYear reads "10/25" behind a word that says what was done then; 0 for anything else.
func (r *reading) monthAndYear(k, last int) int {
	if k == 0 || k+1 >= last || r.gap(k+1) != "/" || len(r.words[k+1].text) != 2 {
		return 0
	}
	month, err := strconv.Atoi(r.words[k].text)
	if err != nil || month < 1 || month > 12 {
		return 0
	}
	m, end := r.terms.longest(r.Body, r.words, k-1, k)
	if before := r.words[k-1].text; !(end == k && m.action != "") && !doing[before] && !lately[before] && before != "since" {
		return 0
	}
	if y := shortYear(r.words[k+1], r.now); y > r.now-farthest {
		return y
	}
	return 0
}
