package advert

import (
	"regexp"
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
	Petrol      bool    // an engine is named that burns petrol, no outboard
	Hull        string  // what the hull is of: steel, aluminium, wood, ferrocement

	NoGas    bool // there is no gas aboard to cook with
	Overhang bool // LOA counts what stands out over the hull

	doubted  map[int]bool     // words that a question mark follows and the text denies
	guessed  bool             // Make and Model are what the heading says and no table has
	spans    []span           // words that name the boat and her year
	mentions []design.Mention // all designs that the text names, hers and others
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
	mentions := rd.ofBoats(text, words, wholeNames(text, rd.designs.Mentions(text)))
	f := Facts{doubted: doubtedYears(text, words), mentions: mentions}
	if len(mentions) == 0 {
		mentions = rd.ofBoats(text, words, wholeNames(text, rd.designs.Mentions(withoutYears(text, words, now))))
	}
	if len(mentions) > 0 && rd.headedByOther(text, words, spanOf(words, mentions[0].Start, mentions[0].End), now) {
		mentions = nil // the table does not have her, and what it has is named further on
	}
	if f.Designs = rd.labelledName(text); f.Designs != nil {
		f.Written = f.Designs[0].Design.FullName()
	}
	for _, m := range mentions {
		s := spanOf(words, m.Start, m.End)
		f.spans = append(f.spans, s)
		if f.Designs == nil {
			f.Designs, f.Written = m.Matches, text[m.Start:m.End]
		}
		if f.Year == 0 && sharesDesign(m.Matches, f.Designs) { // "Moody 36 centre cockpit 1979? No: Moody 36 of 1983"
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
	f.Petrol = burnsPetrol(words)
	f.NoGas = gasless(words)
	f.LOA, f.Overhang = length(text, words, f.spans)
	return f
}

// ofBoats leaves out the designs that a tender is of, "dinghy: Highfield 340", and single words that name a part: the German "Lader" is a charger,
// no misspelt Laser.
func (rd *Reader) ofBoats(text string, words []word, mentions []design.Mention) []design.Mention {
	return slices.DeleteFunc(mentions, func(m design.Mention) bool {
		s := spanOf(words, m.Start, m.End)
		meant, end := rd.terms.longest(text, words, s.i, s.j)
		return s.i > 0 && (tenderWords[words[s.i-1].text] || boughtInstead(words, s.i) || s.j-s.i == 1 && end == s.j && len(meant.items) > 0)
	})
}

// headBytes is about how far the heading of a text reaches, where "I have bought a ..." may be about the boat herself.
const headBytes = 200

// boughtInstead reports whether a name deep in a text is of the boat that the seller has next: "we've bought a Princess 42 so she must go".
func boughtInstead(words []word, i int) bool {
	return i > 2 && words[i].start > headBytes && (words[i-1].text == "a" || words[i-1].text == "an" || words[i-1].text == "another") &&
		(words[i-2].text == "bought" || words[i-2].text == "ordered") && haveNow[words[i-3].text]
}

// haveNow stand before what somebody did who tells of it.
var haveNow = map[string]bool{"ve": true, "have": true, "now": true, "just": true, "weve": true, "ive": true}

// wholeNames leaves out the names of designs that are only the beginning of what is written: a Sun Odyssey 40.3 is no Sun Odyssey 40.
func wholeNames(text string, mentions []design.Mention) []design.Mention {
	return slices.DeleteFunc(mentions, func(m design.Mention) bool {
		rest := text[m.End:]
		if len(rest) > 1 && rest[0] == '-' && rest[1] >= 'A' && rest[1] <= 'Z' && !strings.ContainsAny(text[m.Start:m.End], " 0123456789") {
			return true // "Kombi-Lader" names no Kombi
		}
		return len(rest) > 1 && rest[0] == '.' && digit(rest[1]) && m.End > 0 && digit(text[m.End-1])
	})
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
	i, _ := slices.BinarySearchFunc(words, start+1, func(w word, end int) int { return w.end - end })
	j := i
	for j < len(words) && words[j].start < end {
		j++
	}
	return span{i, j}
}

// hulls are words for a boat.
var hulls = map[string]bool{"boat": true, "yacht": true, "sailboat": true, "sloop": true, "ketch": true, "cutter": true, "yawl": true,
	"schooner": true, "catamaran": true, "trimaran": true, "trawler": true, "cruiser": true, "motorsailer": true, "motoryacht": true,
	"footer": true, "sailing": true, "deriveur": true, "narrowboat": true, "widebeam": true, "barge": true, "rib": true, "vessel": true, "cat": true, "segelyacht": true, "voilier": true, "motorboat": true, "boot": true,
	"segelboot": true, "bateau": true, "yachten": true, "stahlyacht": true, "stahlketsch": true, "stahlverdranger": true, "stahlkreuzer": true, "stahlmotorboot": true, "stahlmotoryacht": true, "stahlsegler": true, "stahlkutter": true, "stahlboot": true, "aluyacht": true, "aluboot": true, "ketsch": true, "slup": true, "kutter": true, "goelette": true}

// doubtedYears finds the words that are asked and denied, whose years are none of the boat's: "Moody 36, 1979? No: of 1983".
func doubtedYears(text string, words []word) map[int]bool {
	out := map[int]bool{}
	for k := range len(words) - 1 {
		if gap := text[words[k].end:words[k+1].start]; strings.Contains(gap, "?") && refusing[words[k+1].text] {
			out[k] = true
		}
	}
	return out
}

// length finds the boat's length in metres: one that is labelled, or stands before a word for a boat or her name, and whether what stands out over
// the hull is said to be counted with it.
func length(text string, words []word, names []span) (metres float64, overhang bool) {
	if loa := lengthByBeam(text); loa != 0 {
		return loa, false
	}
	for _, q := range quantity.Find(text) {
		if q.Dim != quantity.Length || q.Value < 4 || q.Value > 60 {
			continue
		}
		s := spanOf(words, q.Start, q.End)
		if s.i > 0 && otherLengths[words[s.i-1].text] || strings.HasPrefix(text[q.End:], "?") {
			continue // "air draft 21 m", "LOA 45 ft?"
		}
		if labelledLength(text, words, names, s, q.End) {
			end := min(len(words), s.j+3)
			return q.Value, anyIn(words[s.j:end], overhangs)
		}
	}
	return 0, false
}

// lengthByBeam reads the length out of a length and a beam, "12,50 x 3,90 m"; 0 where there is no such pair.
func lengthByBeam(text string) float64 {
	at := lengthAndBeam.FindStringSubmatch(text)
	if at == nil {
		return 0
	}
	loa, _ := strconv.ParseFloat(decimal(at[1]), 64)
	beam, _ := strconv.ParseFloat(decimal(at[2]), 64)
	if loa < 4 || loa > 60 || beam < loa/8 || beam > 0.6*loa {
		return 0
	}
	return loa
}

var lengthAndBeam = regexp.MustCompile(`(?:^|[\s,(])(\d{1,2}[.,]\d{1,2})(?: ?m)? ?[x×] ?(\d{1,2}[.,]\d{1,2})(?: ?m)?(?: ?[x×] ?\d[.,]\d{1,2})? ?m\b`)

// labelledLength reports whether a length is called the boat's.
func labelledLength(text string, words []word, names []span, s span, end int) bool {
	if s.i > 1 && words[s.i-1].text == "is" && words[s.i-2].text == "she" {
		return true
	}
	if s.i > 0 && s.i < headingWords && setApart(text, words[s.i].start, end) {
		return true // "Kreuzer, 1959, 9,80 m, Mahagoni"
	}
	if s.i > 1 && s.i < headingWords && strings.HasPrefix(text[end:], ",") && strings.HasPrefix(text[words[s.i-1].end:], ". ") {
		return true // "Motor yacht, 1937. 45ft, pitch pine on oak"
	}
	for k := max(0, s.i-2); k < s.i; k++ {
		if lengthLabel[words[k].text] {
			return true
		}
	}
	if s.i > 0 && hulls[words[s.i-1].text] && strings.TrimSpace(text[words[s.i-1].end:words[s.i].start]) == "" || s.j+1 < len(words) && words[s.j].text == "on" && words[s.j+1].text == "deck" {
		return true // "steel ketch 13.80 m", "34 ft on deck (44 ft overall)"
	}
	const reach = 5 // words
	for k := s.j; k < len(words) && k < s.j+reach && !strings.ContainsAny(text[end:words[s.j].start], ".;\n"); k++ {
		named := slices.ContainsFunc(names, func(n span) bool { return n.i == k })
		if lengthLabel[words[k].text] || hulls[words[k].text] || named {
			return true
		}
		if strings.ContainsAny(text[words[k].start:min(len(text), words[k].end+1)], ",.;") {
			break
		}
	}
	return false
}

// setApart reports whether what stands between two places of a text has commas, stops or ends of lines on both sides.
func setApart(text string, start, end int) bool {
	before, after := strings.TrimRight(text[:start], " "), strings.TrimLeft(text[end:], " ")
	return before != "" && strings.ContainsAny(before[len(before)-1:], ",.;|\n") && (after == "" || strings.ContainsAny(after[:1], ",.;|\n"))
}

var overhangs = wordClass("overhangs")

// otherLengths stand before a length that is not the boat's.
var otherLengths = wordClass("other_lengths")

var lengthLabel = map[string]bool{"loa": true, "length": true, "long": true, "overall": true, "lang": true, "lange": true, "longueur": true, "lod": true, "lunga": true, "lunghezza": true, "eslora": true, "lengte": true}

// burnsPetrol reports whether words name an engine that burns petrol and none that burns diesel. An outboard may be the tender's.
func burnsPetrol(words []word) bool {
	found := false
	for _, w := range words {
		if dieselMakers[w.text] {
			return false
		}
		found = found || petrolInboards[w.text]
	}
	return found
}

var dieselMakers = wordClass("diesel_makers")

var petrolInboards = wordClass("petrol_inboards")

// gasless reports whether words say that no gas is aboard: "stove paraffin, no gas", "gas free boat", "no propane aboard".
func gasless(words []word) bool {
	for k := range len(words) - 1 {
		next := words[k+1].text
		switch {
		case lacking[words[k].text] && cookingGas[next] && (k+2 == len(words) || !ofGas[words[k+2].text]):
			return true
		case cookingGas[words[k].text] && next == "free" && k+2 < len(words) && crafts[words[k+2].text]:
			return true
		}
	}
	return false
}

// Words for gas that food is cooked with, and of what makes a denial one of something else: "no gas leaks".
var (
	cookingGas = wordClass("cooking_gas")
	ofGas      = wordClass("of_gas")
)
