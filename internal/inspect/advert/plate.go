package advert

import (
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Words that a gauging of metal plate is told with.
var (
	gauging  = wordClass("gauging")
	asBuilt  = wordClass("as_built")
	replated = wordClass("replated")

	thicknesses = wordClass("thicknesses")
	upperWorks  = wordClass("upper_works")
)

// Plate that is thinner is too thin, in millimetres, or as a share of what it was built of; no plate of a yacht is thicker than the last.
const (
	leastPlate   = 3.5
	leastShare   = 0.8
	builtPlate   = 3.0
	thickestHull = 25.0
)

// plates reads the gauging of a metal hull: when it was done, and whether a reading is thin, "two readings of 2.9 mm at the chain locker".
func (r *reading) plates() {
	if !Metal(r.facts.Hull) {
		return
	}
	for _, s := range r.sentences {
		words := r.words[s.first:s.last]
		gauged := anyIn(words, gauging)
		if !gauged && !anyIn(words, thicknesses) || r.ordered(s) {
			continue
		}
		thinnest, built := r.readings(s)
		if thinnest == 0 || !gauged && (thinnest >= builtPlate || anyIn(words, upperWorks)) {
			continue // of what she was built of
		}
		g := group{i: s.first, j: s.last, marks: r.marksOf(s)}
		if gauged {
			r.say([]part.Item{part.HullShell}, Cue{Kind: SaysServiced, Year: g.lastYear()}, g)
		}
		cue := Cue{Kind: SaysDefect, Problem: part.Thin}
		if anyIn(words, replated) {
			cue.Kind, cue.Year = SaysRepaired, g.lastYear()
		}
		if thinnest < leastPlate && r.facts.Hull == "steel" || built > 0 && thinnest < leastShare*built {
			r.say([]part.Item{part.HullShell}, cue, g)
		}
	}
}

// copper reads copper paint on an aluminium hull, which it eats: "peinture antifouling au cuivre".
func (r *reading) copper() {
	if r.facts.Hull != "aluminium" {
		return
	}
	for _, s := range r.sentences {
		if r.ordered(s) {
			continue
		}
		for _, g := range r.groups(s) {
			words := r.words[g.i:g.j]
			paint := anyIn(words, paints)
			at := slices.IndexFunc(words, func(w word) bool { return coppers[w.text] })
			if at < 0 || !paint && !copperPaints[words[at].text] || r.deniesCopper(g, g.i+at) {
				continue
			}
			r.say([]part.Item{part.HullShell}, Cue{Kind: SaysDefect, Problem: part.Copper}, g)
		}
	}
}

// deniesCopper reports whether a clause says that there is none, or that it went: "copper free", "no copper", "the old copper paint was removed".
func (r *reading) deniesCopper(g group, at int) bool {
	if at+1 < len(r.words) && r.words[at+1].text == "free" {
		return true
	}
	words := r.words[g.i:g.j]
	return anyIn(words, lacking) || anyIn(words, removed)
}

// Words of copper in a paint, of paints, and of paints that are copper by their name.
var (
	coppers      = wordClass("coppers")
	paints       = wordClass("paints")
	copperPaints = wordClass("copper_paints")
)

// readings are the thinnest plate that a sentence tells of, and how thick it says that it was built, 0 where it does not.
func (r *reading) readings(s sentence) (thinnest, built float64) {
	for k := s.first; k < s.last; k++ {
		n, err := strconv.ParseFloat(decimal(r.words[k].text), 64)
		if err != nil || n <= 0 || n > thickestHull || !r.inMillimetres(k, s) {
			continue
		}
		if r.tellsBuilt(k, s) {
			built = n
		} else if thinnest == 0 || n < thinnest {
			thinnest = n
		}
	}
	return thinnest, built
}

// inMillimetres reports whether the number at word k is one, or one of two or more, with that unit behind it: "4.6 to 5.1 mm", "3.1 mm of 5".
func (r *reading) inMillimetres(k int, s sentence) bool {
	for n := k; n < min(s.last, k+4); n++ {
		if r.words[n].text == "mm" || n > k && r.words[n].text == "millimetre" {
			return true
		}
		if n > k && !digit(r.words[n].text[0]) && !between[r.words[n].text] {
			break
		}
	}
	if strings.ContainsAny(r.words[k].text, ".,") && slices.ContainsFunc(r.words[s.first:s.last], func(w word) bool { return w.text == "mm" }) {
		return true // "original 6 mm, now 5.2 with a low of 3.7"
	}
	return strings.HasSuffix(r.words[k].text, "mm") || r.tellsBuilt(k, s)
}

// tellsBuilt reports whether the number at word k is what the plate was built of: "as built 5", "3.1 mm of 5".
func (r *reading) tellsBuilt(k int, s sentence) bool {
	for n := max(s.first, k-2); n < k; n++ {
		if asBuilt[r.words[n].text] {
			return true
		}
	}
	return k >= s.first+2 && r.words[k-2].text == "mm" && outOf[r.words[k-1].text]
}

var outOf = wordClass("out_of")

var between = wordClass("between_numbers")

// decimal is a number with a point for its decimals and without a unit.
func decimal(text string) string {
	out := []byte(text)
	for i := range out {
		if out[i] == ',' {
			out[i] = '.'
		}
	}
	if n := len(out); n > 2 && string(out[n-2:]) == "mm" {
		out = out[:n-2]
	}
	return string(out)
}
