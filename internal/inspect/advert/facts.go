package advert

import (
	"slices"
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

// hulls are words for a boat.
var hulls = map[string]bool{"boat": true, "yacht": true, "sailboat": true, "sloop": true, "ketch": true, "cutter": true, "yawl": true,
	"schooner": true, "catamaran": true, "trimaran": true, "trawler": true, "cruiser": true, "motorsailer": true, "motoryacht": true,
	"footer": true, "sailing": true, "vessel": true, "cat": true, "segelyacht": true, "voilier": true, "motorboat": true, "boot": true,
	"segelboot": true, "bateau": true, "yachten": true, "stahlyacht": true, "stahlketsch": true, "stahlboot": true, "aluyacht": true, "aluboot": true, "ketsch": true, "slup": true, "kutter": true, "goelette": true}

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
