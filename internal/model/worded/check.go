package worded

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/quantity"
)

// judge holds sentences against evidence.
type judge struct {
	*evidence
	holds func(sentence string) bool // the model's own check; nil where it has none
}

var (
	pictures = regexp.MustCompile(`!\[[^\]]*\]\([^)]*\)`)
	links    = regexp.MustCompile(`\[([^\[\]]*)\]\(([^()\s]*)[^()]*\)`)
	unspaced = strings.NewReplacer(" .", ".", " ,", ",")
	emphasis = strings.NewReplacer("**", "", "__", "", "*", "", "`", "")
)

// sentence returns a sentence as it may be sent: without marks of sources that there are not, with those of what it states.
// ok is false where it states what the evidence does not hold. What it states are numbers with their units, codes,
// builders, addresses, and numbers that are part of a name; a count up to ten is none of these. Numbers stand as the
// evidence has them: who wants another unit or a difference lets a tool calculate it.
func (j *judge) sentence(text string) (kept string, ok bool) {
	text, ok = j.linked(text)
	if !ok {
		return "", false
	}
	bare := text
	if strings.ContainsAny(text, "[/") {
		bare = marks.ReplaceAllString(unaddressed(unlinked(text)), " ")
	}
	said := bare
	if strings.ContainsAny(bare, "*_`") {
		said = emphasis.Replace(bare)
	}
	claims := read(said, j.naming(bare))
	if !j.names(bare, claims) {
		return "", false
	}
	var about map[string]bool
	var speaks topics
	if len(claims.facts) > 0 {
		about, speaks = j.boatsIn(bare), topicsOf(bare)
	}
	var found, counts [][]unit
	for _, f := range claims.facts {
		units := j.yield(f, about, speaks)
		switch {
		case f.trivial():
			counts = append(counts, units)
		case len(units) == 0:
			return "", false
		default:
			found = append(found, units)
		}
	}
	source, ok := j.stated(said, slices.ContainsFunc(claims.facts, func(f fact) bool { return f.name == "" && !f.trivial() }))
	if !ok {
		return "", false
	}
	if text, ok = j.cite(text, found, counts); ok && len(found) == 0 && source != "" && marksIn(text) == nil {
		text = marked(text, []string{source})
	}
	return text, ok
}

// linked takes out pictures, and links to where the evidence does not lead; a bare address of that kind is a claim.
func (j *judge) linked(text string) (string, bool) {
	if !strings.Contains(text, "](") && !strings.Contains(text, "://") {
		return text, true
	}
	text = pictures.ReplaceAllString(text, "")
	text = links.ReplaceAllStringFunc(text, func(link string) string {
		m := links.FindStringSubmatch(link)
		if j.leads(m[2]) {
			return link
		}
		return m[1]
	})
	for _, a := range addresses.FindAllString(text, -1) {
		if !j.leads(strings.TrimRight(a, ".,;:")) {
			return "", false
		}
	}
	return text, !strings.Contains(strings.ToLower(unlinked(text)), "](")
}

// unlinked is a text with what its links say in their places.
func unlinked(text string) string {
	if !strings.Contains(text, "](") {
		return text
	}
	return links.ReplaceAllString(text, "$1")
}

// unaddressed is a text with a space in the place of each address.
func unaddressed(text string) string {
	if !strings.Contains(text, "://") {
		return text
	}
	return addresses.ReplaceAllString(text, " ")
}

// naming says which words make a name of the number behind them: capitals inside a sentence, but not in German, where all
// nouns have one, and builders anywhere.
func (j *judge) naming(sentence string) func(word string, first bool) bool {
	return func(word string, first bool) bool {
		if !unicode.IsUpper([]rune(word)[0]) {
			return false
		}
		return j.makes.ends[word] || !first && strings.ToUpper(word) != word && !german.MatchString(sentence)
	}
}

// names reports whether every name and code of a sentence is in the evidence.
func (j *judge) names(sentence string, claims said) bool {
	for _, f := range claims.facts {
		if f.name != "" && !j.said(f.name) {
			return false
		}
	}
	for _, c := range claims.codes {
		if !j.said(c) {
			return false
		}
	}
	text := strings.TrimLeft(sentence, " *_\"“")
	return j.makes.in(text, func(name string) bool {
		return utf8.RuneCountInString(name) <= 3 || everyday[strings.ToLower(name)] || j.said(name)
	})
}

// everyday are builders whose names are words or places too: only with a number behind them is a boat meant.
var everyday = setOf(`sabre victoria comet dolphin fisher freedom grand hunter island legend marine ocean pacific rival swan tartan viking windy
	explorer mariner laser optimist nordic north ranger crown cape coast marlin shark regal axis baltic atlantic contest
	contender horizon wave storm pilot formula bali bristol cruisers endeavour enterprise excess feeling gemini lightning mirror
	monk maxi meridian morgan passport princess privilege sigma snipe targa valiant vancouver whitby zodiac corsair boreal
	shannon carver leopard oyster elan`)

// boatsIn are the boats for sale that a sentence names.
func (j *judge) boatsIn(sentence string) map[string]bool {
	if len(j.boats) == 0 {
		return nil
	}
	found := map[string]bool{}
	text := words(sentence)
	for _, b := range j.boats {
		if hasWords(text, b) {
			found[b] = true
		}
	}
	return found
}

// yield are the places of the evidence that have a fact and speak of what the sentence does. Beside the name of a boat for
// sale a number has to be that boat's, or of no single one.
func (j *judge) yield(f fact, about map[string]bool, speaks topics) []unit {
	if f.name != "" {
		return []unit{{f, &spot{}}} // looked up by its name
	}
	var found []unit
	known := j.speaksOf(speaks)
	for _, u := range j.at(f.key()) {
		if f.matches(u) && (len(about) == 0 || u.boat == "" || about[u.boat]) && speaks.near(u.topics, known, f.by) {
			found = append(found, u)
		}
	}
	return found
}

// matches reports whether a number has the unit of the evidence, or one of the two has none: in a sentence that leaves it
// away, or in a table whose head says it. A small number without a unit could be anything, and so could a year.
func (f fact) matches(u unit) bool {
	switch {
	case f.unit == u.unit || f.unit == "":
		return true
	case u.unit != "":
		return false
	case u.spot.units[f.unit]:
		return true
	case f.value == math.Trunc(f.value) && f.value > 1800 && f.value < 2200:
		return f.by == quantity.Money
	}
	return f.value >= 100
}

// cite puts the marks of its sources to a sentence: those it has itself where they hold what it states, and else those of
// the evidence that does. Where the model has a check of its own, that decides which of these it is.
func (j *judge) cite(text string, found, counts [][]unit) (string, bool) {
	given := slices.DeleteFunc(marksIn(text), func(m string) bool { return !j.isKnown(m) })
	right := sources(given, found, counts)
	as := text
	if strings.Contains(text, "[") {
		as = marks.ReplaceAllStringFunc(text, j.onlyKnown)
	}
	if strings.Contains(as, " .") || strings.Contains(as, " ,") {
		as = unspaced.Replace(as)
	}
	if !slices.Equal(given, right) {
		text = marked(text, right)
	} else {
		text = as
	}
	if j.holds == nil || len(found) == 0 || !slices.ContainsFunc(right, func(m string) bool { return j.base.isKnown(m) }) {
		return text, true
	}
	for _, tried := range []string{as, text, marked(text, sources(nil, found, nil))} {
		if j.holds(strings.TrimSpace(emphasis.Replace(tried))) {
			return tried, true
		}
	}
	return "", false
}

// onlyKnown is a mark without the numbers of sources that there are not.
func (j *judge) onlyKnown(mark string) string {
	kept := ""
	for _, n := range listed(mark[1 : len(mark)-1]) {
		if j.isKnown(n) {
			kept += "[" + n + "]"
		}
	}
	return kept
}

// sources are the marks for what was found: those that are given already where they hold it, else those that hold most of
// it. What stands in the evidence without a source needs none. Marks that hold none of the facts and none of the counts are
// left out; a sentence without facts keeps what it has.
func sources(given []string, found, counts [][]unit) []string {
	var right []string
	open := slices.Clone(found)
	take := func(mark string) bool {
		before := len(open)
		open = slices.DeleteFunc(open, func(units []unit) bool { return cites(units, mark) })
		return len(open) < before
	}
	for _, mark := range given {
		counted := slices.ContainsFunc(counts, func(units []unit) bool { return cites(units, mark) })
		if len(found) == 0 || take(mark) || counted {
			right = append(right, mark)
		}
	}
	open = slices.DeleteFunc(open, uncited)
	if len(open) == 0 && len(right) == 0 {
		return given // what the user said, in the words of a source
	}
	for len(open) > 0 {
		mark := mostCited(open)
		take(mark)
		right = append(right, mark)
	}
	return right
}

func cites(units []unit, mark string) bool {
	return slices.ContainsFunc(units, func(u unit) bool { return slices.Contains(u.marks, mark) })
}

// uncited reports whether a fact stands in the evidence without a source, as the result of a calculation does.
func uncited(units []unit) bool {
	return slices.ContainsFunc(units, func(u unit) bool { return len(u.marks) == 0 })
}

// mostCited is the mark that holds most of the facts, the first of those that hold as many.
func mostCited(open [][]unit) string {
	best, most := "", 0
	for _, units := range open {
		for _, u := range units {
			for _, mark := range u.marks {
				n := 0
				for _, other := range open {
					if cites(other, mark) {
						n++
					}
				}
				if n > most {
					best, most = mark, n
				}
			}
		}
	}
	return best
}

// marked is a sentence with the marks at its end, before its full stop.
func marked(text string, with []string) string {
	text = marks.ReplaceAllString(text, "")
	body := strings.TrimRight(text, " \t\n")
	space := text[len(body):]
	end := strings.TrimRight(body, ".!?:*_")
	tail := body[len(end):]
	end = strings.TrimRight(end, " ")
	if len(with) > 0 {
		end += " [" + strings.Join(with, "][") + "]"
	}
	return strings.ReplaceAll(end, "  ", " ") + tail + space
}
