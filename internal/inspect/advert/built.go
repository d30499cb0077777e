package advert

import (
	"strconv"
	"strings"
)

// light words may stand between a boat and her year.
var light = map[string]bool{"from": true, "built": true, "in": true, "of": true, "year": true, "a": true, "model": true, "launched": true,
	"tall": true, "swing": true, "fin": true, "wing": true, "shoal": true, "keel": true, "bilge": true, "twin": true, "triple": true, "lifting": true, "delivered": true, "rig": true, "mkii": true, "mk": true, "ii": true, "bj": true, "baujahr": true, "the": true, "de": true, "von": true, "aus": true, "annee": true, "construction": true, "jahrgang": true,
	"wood": true, "wooden": true, "grp": true, "steel": true, "aluminium": true, "fibreglass": true, "fiberglass": true, "sloop": true, "ketch": true, "cutter": true, "yacht": true,
	"rib": true, "i": true, "iii": true, "iv": true, "v": true, "x": true}

// takeYear finds the year that stands just before or behind the name: "1985 Catalina 30", "Catalina 30 (1985)".
func (f *Facts) takeYear(words []word, text string, s span, now int) {
	if k := s.j; k > 0 && k < len(words) {
		switch gap := text[words[k-1].end:words[k].start]; {
		case gap == " (" && f.isYear(words, k, now): // "survey 2022, Moody 33 (1976)"
			return
		case strings.TrimLeft(gap, " ,") == "'" || strings.TrimLeft(gap, " ,") == "’":
			if y := shortYear(words[k], now); y != 0 {
				f.Year, f.spans = y, append(f.spans, span{k, k + 1})
				return
			}
		}
	}
	if y := leadingShort(words, text, s.i, now); y != 0 {
		f.Year, f.spans = y, append(f.spans, span{s.i - 1, s.i})
		return
	}
	for k := s.i - 1; k >= 0 && k >= s.i-2 && !strings.ContainsAny(text[words[k].end:words[k+1].start], ".\n;"); k-- {
		elsewhere := k > 0 && words[k-1].text == "in" && comma(text[words[k].end:words[k+1].start]) // "burnt in 2011, Catalina 30"
		if !elsewhere && f.isYear(words, k, now) {
			return
		}
	}
	for k := s.j; k < len(words) && k < s.j+4 && !strings.ContainsAny(text[words[k-1].end:words[k].start], "\n;"); k++ {
		version := k == s.j && k+1 < len(words) && yearOf(words[k+1], now) != 0 && text[words[k].start] >= 'A' && text[words[k].start] <= 'Z' &&
			strings.Trim(text[words[k].end:words[k+1].start], " ,(") == "" // "Snowgoose 37 Elite, 1988"
		if strings.HasSuffix(text[:words[k].start], "'") || strings.HasSuffix(text[:words[k].start], "’") {
			if y := shortYear(words[k], now); y != 0 {
				f.Year, f.spans = y, append(f.spans, span{k, k + 1})
				return
			}
		}
		if f.isYear(words, k, now) || !light[words[k].text] && !version && !months[words[k].text] && !numbered(words, k) && !strings.HasSuffix(text[:words[k].start], "#") {
			return
		}
	}
}

// numbered reports whether the word at k belongs to the number of a hull: "number 231 from 1999".
func numbered(words []word, k int) bool {
	label := map[string]bool{"number": true, "hull": true, "nr": true, "no": true, "numero": true}
	return label[words[k].text] || digit(words[k].text[0]) && k > 0 && label[words[k-1].text]
}

// leadingShort reads the two digits before a name that begin a line: "85 Catalina 36". Small numbers are no years there.
func leadingShort(words []word, text string, name, now int) int {
	if name == 0 || strings.Trim(text[words[name-1].end:words[name].start], " ") != "" {
		return 0
	}
	before := strings.TrimRight(text[:words[name-1].start], " '’")
	marked := strings.ContainsAny(text[max(0, words[name-1].start-len("’")):words[name-1].start], "'’")
	if before != "" && !strings.HasSuffix(before, "\n") || len(words[name-1].text) != 2 || words[name-1].text < "50" && !marked {
		return 0
	}
	return shortYear(words[name-1], now)
}

// shortYear reads the two digits of "'78"; 0 for anything else.
func shortYear(w word, now int) int {
	n, err := strconv.Atoi(w.text)
	if err != nil || len(w.text) != 2 {
		return 0
	}
	if n += 2000; n > now+1 {
		n -= 100
	}
	return n
}

func (f *Facts) isYear(words []word, k, now int) bool {
	y := yearOf(words[k], now)
	if y == 0 || f.doubted[k] {
		return false
	}
	f.Year, f.spans = y, append(f.spans, span{k, k + 1})
	return true
}

// labelledYear finds a year that says it is the boat's: "built in 1987", "year: 1987", "a 1987 34-foot sloop".
func (f *Facts) labelledYear(words []word, text string, now int) {
	for k, w := range words {
		y := yearOf(w, now)
		if y == 0 {
			continue
		}
		before := func(n int) string {
			if k-n < 0 {
				return ""
			}
			return words[k-n].text
		}
		if label := before(1); dating[label] {
			label = before(2)
			if built[label] && label != "year" || label != "refit" && f.datesBoat(words, text, k) {
				f.isYear(words, k, now)
				return
			}
		} else if label == "a" && being[before(2)] && !strings.Contains(text[words[k-2].end:words[k-1].start], ":") {
			f.isYear(words, k, now)
			return
		} else if hulls[label] || f.alone(words, text, k) || built[label] && !(label == "model" && before(2) == "engine") {
			f.isYear(words, k, now)
			return
		}
		for n := k + 1; n < len(words) && n <= k+5 && !strings.ContainsAny(text[words[n-1].end:words[n].start], ".\n;,:") && yearOf(words[n], now) == 0 && !reasons[words[n].text] && !undated[before(1)]; n++ {
			if hulls[words[n].text] || words[n].text == "model" && n == k+1 {
				f.isYear(words, k, now)
				return
			}
		}
	}
}

// mostBefore is how many words of a text stand before a year that is hers by its place.
const mostBefore = 10

// alone reports whether the year at word k stands between commas at the beginning of a text that names a kind of boat before:
// "Dutch steel cutter, 11.80 m, 1988."
func (f *Facts) alone(words []word, text string, k int) bool {
	if k == 0 || k > mostBefore || k+1 < len(words) && strings.Trim(text[words[k].end:words[k+1].start], " ") == "" || !strings.Contains(text[words[k-1].end:words[k].start], ",") {
		return false
	}
	if k == 2 && text[0] >= 'A' && text[0] <= 'Z' && digit(words[1].text[0]) {
		return true // "Achilles 24, 1974"
	}
	return !strings.ContainsAny(text[:words[k-1].start], ".;\n") && anyIn(words[:k], hulls) ||
		strings.Count(text[:words[k].start], ". ") == 0 && anyIn(words[:min(k, 4)], hulls)
}

// being words and "a" stand before a year that is the boat's: "it's a 1983".
var being = map[string]bool{"its": true, "shes": true, "is": true, "s": true}

// dating words stand between what is dated and its year.
var dating = map[string]bool{"in": true, "of": true, "from": true, "von": true, "de": true, "au": true, "aus": true, "ex": true}

// datesBoat reports whether the year at word k is the boat's: a word for a boat stands before it in the same clause, and
// between them only what she is: "steel ketch 12 m from 1978".
func (f *Facts) datesBoat(words []word, text string, k int) bool {
	for n := k - 2; n >= max(0, k-6); n-- {
		if n+1 < len(words) && strings.ContainsAny(text[words[n].end:words[n+1].start], ",.;:\n") {
			return false
		}
		if hulls[words[n].text] {
			return words[k-1].text != "in"
		}
	}
	return false
}

// leadingYear takes the year a text begins with, where a name in capitals follows: "1995 Oyster 55".
func (f *Facts) leadingYear(words []word, text string, now int) {
	if len(words) < 2 || text[words[0].end:words[1].start] != " " {
		return
	}
	first := text[words[1].start]
	if first >= 'A' && first <= 'Z' && !undated[words[1].text] {
		f.isYear(words, 0, now)
	}
}

var built = map[string]bool{"built": true, "year": true, "launched": true, "build": true, "vintage": true, "constructed": true,
	"baujahr": true, "bj": true, "construit": true, "model": true, "annee": true, "construction": true, "gebaut": true,
	"millesime": true}
