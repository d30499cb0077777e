package premise

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// namedKinds are the last words of things of the trade that have a name of their own.
var namedKinds = []string{
	"hitch", "knot", "bend", "splice", "mark", "buoy", "rule", "flag", "signal", "manoeuvre", "maneuver", "gybe", "jibe", "turn", "rig", "sail",
	"wind", "current", "tide", "law", "method", "technique", "formula", "scale", "exam", "examination", "certificate", "course", "licence", "license", "qualification",
	"anchor", "light", "shape", "flag", "fender", "drogue", "treaty", "convention", "regulation", "clause", "stay", "pump", "valve", "stroke", "cardinal", "lashing", "diploma",
}

// Unknown is the name of a thing of namedKinds that a turn asks about and of which the knowledge base has never heard,
// as the turn writes it, "" for none.
func (c *Checker) Unknown(t Turn) string {
	if !t.English {
		return ""
	}
	name := c.unknownPaper(t.Text)
	if name == "" && !t.Plain.Begins(askingWhat) || c.base.Defines(t.Text) {
		return ""
	}
	if name != "" {
		return name
	}
	if m := quoted.FindStringSubmatch(t.Text); m != nil && !c.base.Says(m[1]) {
		return m[1]
	}
	if m := paper.FindString(t.Text); m != "" && !c.base.Says(m) && !c.titled(t, strings.Fields(m)[0]) {
		return m
	}
	words := strings.Fields(t.Text)
	for i, word := range words {
		name := strings.Trim(word, "(\"'")
		if i == 0 || !isName(name) || c.base.Knows(name) {
			continue
		}
		for j := i + 1; j < min(len(words), i+3); j++ { // "the Smith manoeuvre", "the Smith storm manoeuvre"
			if kind := strings.ToLower(strings.Trim(words[j], ".,;:?!()\"'")); slices.Contains(namedKinds, kind) {
				return strings.Trim(strings.Join(words[i:j+1], " "), ".,;:?!()\"'")
			}
		}
	}
	return ""
}

// unknownPaper is the certificate or licence with a code of letters and a number in a text, of whose letters the knowledge base has never heard,
// or with a name that it does not know; "" for none.
func (c *Checker) unknownPaper(text string) string {
	if m := coded.FindStringSubmatch(text); m != nil {
		if letters := cmp.Or(m[1], m[2]); !c.base.Knows(letters) && !c.base.Defines("What is "+letters+"?") {
			return m[0]
		}
	}
	if m := namedPaper.FindStringSubmatch(text); m != nil && !noName.MatchString(m[1]) && !c.base.Knows(m[2]) && !c.base.Says(m[1]) {
		return m[1]
	}
	return ""
}

var (
	coded      = regexp.MustCompile(`\b(?:` + papers + ` ([A-Z]{2,})[- ]?\d{1,4}|([A-Z]{2,})[- ]\d{1,4} ` + papers + `)\b`)
	namedPaper = regexp.MustCompile(`\b(?:the|a|an|my) (([A-Z][a-z]{3,}) (?:[a-z]+ ){0,3}` + papers + `)\b`)
	// noName has a word that no name of a paper has: what stands before it is something else, "my Yamaha outboard need a licence".
	noName = regexp.MustCompile(`(?i)\b(?:an?|the|any|no|with|without|needs?|requires?|for|on|in|to|and|or|is)\b`)
)

// papers are what a skipper may have to show.
const papers = `(?:certificate|licence|license|permit|diploma|endorsement)`

// titled reports whether a word is an abbreviation, or stands in the title of what answers the turn best.
func (c *Checker) titled(t Turn, word string) bool {
	hits := c.base.Search(t.Text, nil)
	return word == strings.ToUpper(word) || len(hits) > 0 && strings.Contains(hits[0].Passage.Title, word)
}

// paper is the name of a treaty or an act.
var paper = regexp.MustCompile(`\b(?:[A-Z][\pL'’-]+ ){1,3}(?:Protocol|Convention|Treaty|Accord|Agreement|Directive|Resolution|Edict|Decree|Statute|Act|Permit|Diploma|Licence|License|Handbook|Bureau)\b`)

// quoted is a name of several words between quotation marks.
var quoted = regexp.MustCompile(`[ (]['"‘“]([\pL-]+(?: [\pL-]+){1,3})['"’”](?:[ ,.?!)]|$)`)

// isName reports whether a word is written as a name is.
func isName(word string) bool {
	letters := []rune(word)
	return len(letters) > 2 && unicode.IsUpper(letters[0]) && strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) < 0
}
