package advert

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Facts is what a text says of which boat it is about. What is not said is empty.
type Facts struct {
	Designs     []design.Match // the text can mean, best first
	Written     string         // the words that name the boat
	Make, Model string         // of a boat that the design table does not have
	Year        int
	LOA         float64 // metres
	Motors      bool    // a kind of boat is named that has no sails, and nothing that has
	Hull        string  // what the hull is of: steel, aluminium, wood, ferrocement

	guessed bool   // Make and Model are what the heading says and no table has
	spans   []span // words that name the boat and her year
}

// span is words from i up to but not including j.
type span struct{ i, j int }

// names reports whether the words from i to j belong to the boat's name or year.
func (f Facts) names(i, j int) bool {
	return slices.ContainsFunc(f.spans, func(s span) bool { return i < s.j && s.i < j })
}

// Facts reads the boat's design, year and length out of a text; the first boat named is the one it is about. now is this year.
func (rd *Reader) Facts(t Text, now int) Facts { return rd.factsOf(t.Body, split(t.Body), now) }

func (rd *Reader) factsOf(text string, words []word, now int) Facts {
	var f Facts
	mentions := rd.designs.Mentions(text)
	if len(mentions) == 0 {
		mentions = rd.designs.Mentions(withoutYears(text, words, now))
	}
	if f.Designs = rd.labelledName(text); f.Designs != nil {
		f.Written = f.Designs[0].Design.FullName()
	}
	for _, m := range mentions {
		s := spanOf(words, m.Start, m.End)
		f.spans = append(f.spans, s)
		if f.Designs == nil {
			f.Designs, f.Written = m.Matches, text[m.Start:m.End]
			f.takeYear(words, text, s, now)
		}
	}
	if f.Designs == nil {
		rd.takeName(&f, text, words, now)
		if f.Make == "" {
			rd.headName(&f, text, words, now)
		}
	}
	if f.Year == 0 {
		f.labelledYear(words, text, now)
	}
	if f.Year == 0 {
		f.leadingYear(words, text, now)
	}
	if f.Year == 0 && len(words) >= leastHeading {
		rd.headingYear(&f, text, words, now)
	}
	f.Hull = hullMaterial(text, words)
	f.Motors = motorsOnly(words)
	f.LOA = length(text, words, f.spans)
	return f
}

// WithoutYears blanks everything in a name that may be a year. Places stay the same.
func WithoutYears(name string) string { return withoutYears(name, split(name), anyYear) }

// withoutYears blanks the years of a text, so that "2010 J/109" is not read as one name. Places stay the same.
func withoutYears(text string, words []word, now int) string {
	blank := []byte(text)
	for _, w := range words {
		if yearOf(w, now) != 0 {
			copy(blank[w.start:w.end], "    ")
		}
	}
	return string(blank)
}

// spanOf returns the words between two bytes.
func spanOf(words []word, start, end int) span {
	i := slices.IndexFunc(words, func(w word) bool { return w.end > start })
	j := i
	for j < len(words) && words[j].start < end {
		j++
	}
	return span{i, j}
}

// light words may stand between a boat and her year.
var light = map[string]bool{"from": true, "built": true, "in": true, "of": true, "year": true, "a": true, "model": true, "launched": true,
	"tall": true, "swing": true, "fin": true, "wing": true, "shoal": true, "keel": true, "bilge": true, "twin": true, "triple": true, "lifting": true, "delivered": true, "rig": true, "mkii": true, "mk": true, "ii": true, "bj": true, "baujahr": true, "the": true, "de": true, "von": true, "aus": true, "annee": true, "construction": true, "jahrgang": true,
	"wood": true, "wooden": true, "grp": true, "steel": true, "aluminium": true, "fibreglass": true, "fiberglass": true, "sloop": true, "ketch": true, "cutter": true, "yacht": true,
	"i": true, "iii": true, "iv": true, "v": true, "x": true}

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
		if f.isYear(words, k, now) || !light[words[k].text] && !version && !months[words[k].text] && !numbered(words, k) {
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
	if y == 0 {
		return false
	}
	f.Year, f.spans = y, append(f.spans, span{k, k + 1})
	return true
}

// hulls are words for a boat.
var hulls = map[string]bool{"boat": true, "yacht": true, "sailboat": true, "sloop": true, "ketch": true, "cutter": true, "yawl": true,
	"schooner": true, "catamaran": true, "trimaran": true, "trawler": true, "cruiser": true, "motorsailer": true, "motoryacht": true,
	"footer": true, "sailing": true, "vessel": true, "cat": true, "segelyacht": true, "voilier": true, "motorboat": true, "boot": true,
	"segelboot": true, "bateau": true, "yachten": true, "stahlyacht": true, "stahlketsch": true, "stahlboot": true, "aluyacht": true, "aluboot": true, "ketsch": true, "slup": true, "kutter": true, "goelette": true}

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
		for n := k + 1; n < len(words) && n <= k+5 && !strings.ContainsAny(text[words[n-1].end:words[n].start], ".\n;,:"); n++ {
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
	return !strings.ContainsAny(text[:words[k-1].start], ".;\n") && slices.ContainsFunc(words[:k], func(w word) bool { return hulls[w.text] }) ||
		strings.Count(text[:words[k].start], ". ") == 0 && slices.ContainsFunc(words[:min(k, 4)], func(w word) bool { return hulls[w.text] })
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

// length finds the boat's length in metres: one that is labelled, or stands before a word for a boat or her name.
func length(text string, words []word, names []span) float64 {
	for _, q := range quantity.Find(text) {
		if q.Dim != quantity.Length || q.Value < 4 || q.Value > 60 {
			continue
		}
		s := spanOf(words, q.Start, q.End)
		if s.i > 0 && otherLengths[words[s.i-1].text] {
			continue // "air draft 21 m"
		}
		for k := max(0, s.i-2); k < s.i; k++ {
			if lengthLabel[words[k].text] {
				return q.Value
			}
		}
		for k := s.j; k < len(words) && k < s.j+3 && !strings.ContainsAny(text[q.End:words[s.j].start], ".;\n"); k++ {
			named := slices.ContainsFunc(names, func(n span) bool { return n.i == k })
			if lengthLabel[words[k].text] || hulls[words[k].text] || named {
				return q.Value
			}
			if strings.ContainsAny(text[words[k].start:min(len(text), words[k].end+1)], ",.;") {
				break
			}
		}
	}
	return 0
}

// otherLengths stand before a length that is not the boat's.
var otherLengths = wordClass("other_lengths")

var lengthLabel = map[string]bool{"loa": true, "length": true, "long": true, "overall": true, "lang": true, "lange": true, "longueur": true, "lod": true, "lunga": true, "lunghezza": true, "eslora": true, "lengte": true}
