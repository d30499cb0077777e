package statement

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	pictures = regexp.MustCompile(`!\[[^\]]*\]\([^)]*\)`)
	links    = regexp.MustCompile(`\[([^\[\]]*)\]\(([^()\s]*)[^()]*\)`)
	unspaced = strings.NewReplacer(" .", ".", " ,", ",")
	emphasis = strings.NewReplacer("**", "", "__", "", "*", "", "`", "")
)

// Holds returns a sentence as it may be sent: without marks of sources that there are not, with those of what it states.
// ok is false where it states what the evidence does not hold. What it states are numbers with their units, codes,
// builders, addresses, and numbers that are part of a name; a count up to ten is none of these. Numbers stand as the
// evidence has them: who wants another unit or a difference lets a tool calculate it.
func (h *Hearing) Holds(text string) (kept string, ok bool) {
	text, ok = h.linked(text)
	if !ok {
		return "", false
	}
	bare := text
	if strings.ContainsAny(text, "[/") {
		bare = marks.ReplaceAllString(unaddressed(unlinked(text)), " ")
	}
	plain := bare
	if strings.ContainsAny(bare, "*_`") {
		plain = emphasis.Replace(bare)
	}
	claims := read(plain, h.naming(bare))
	if !h.names(bare, claims) {
		return "", false
	}
	var by saidBy
	if len(claims.facts) > 0 {
		by = h.saidBy(bare)
	}
	var found, counts [][]*spot
	for i := range claims.facts {
		f := &claims.facts[i]
		spots := h.yield(f, &by)
		switch {
		case f.trivial():
			counts = append(counts, spots)
		case len(spots) == 0:
			return "", false
		default:
			found = append(found, spots)
		}
	}
	source, ok := h.stated(plain, slices.ContainsFunc(claims.facts, func(f fact) bool { return f.name == "" && !f.trivial() }))
	if !ok {
		return "", false
	}
	if text, ok = h.cite(text, found, counts); ok && len(found) == 0 && source != "" && marksIn(text) == nil {
		text = marked(text, []string{source})
	}
	return text, ok
}

// linked takes out pictures, and links to where the evidence does not lead; a bare address of that kind is a claim.
func (h *Hearing) linked(text string) (string, bool) {
	if !strings.Contains(text, "](") && !strings.Contains(text, "://") {
		return text, true
	}
	text = pictures.ReplaceAllString(text, "")
	text = links.ReplaceAllStringFunc(text, func(link string) string {
		m := links.FindStringSubmatch(link)
		if h.leads(m[2]) {
			return link
		}
		return m[1]
	})
	for _, a := range addresses.FindAllString(text, -1) {
		if !h.leads(strings.TrimRight(a, ".,;:")) {
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
func (h *Hearing) naming(sentence string) func(word string, first bool) bool {
	return func(word string, first bool) bool {
		if !unicode.IsUpper([]rune(word)[0]) {
			return false
		}
		return h.makes.ends[word] || !first && strings.ToUpper(word) != word && !german.MatchString(sentence)
	}
}

// names reports whether every name and code of a sentence is in the evidence.
func (h *Hearing) names(sentence string, claims said) bool {
	for _, f := range claims.facts {
		if f.name != "" && !h.said(f.name) {
			return false
		}
	}
	for _, c := range claims.codes {
		if !h.said(c) {
			return false
		}
	}
	text := strings.TrimLeft(sentence, " *_\"“")
	return h.makes.in(text, func(name string) bool {
		return utf8.RuneCountInString(name) <= 3 || everyday[strings.ToLower(name)] || h.said(name)
	})
}

// everyday are builders whose names are words or places too: only with a number behind them is a boat meant.
var everyday = fold.Set(`sabre victoria comet dolphin fisher freedom grand hunter island legend marine ocean pacific rival swan tartan viking windy
	explorer mariner laser optimist nordic north ranger crown cape coast marlin shark regal axis baltic atlantic contest
	contender horizon wave storm pilot formula bali bristol cruisers endeavour enterprise excess feeling gemini lightning mirror
	monk maxi meridian morgan passport princess privilege sigma snipe targa valiant vancouver whitby zodiac corsair boreal
	shannon carver leopard oyster elan`)

// boatsIn are the boats for sale that a sentence names.
func (h *Hearing) boatsIn(sentence string) map[string]bool {
	if len(h.boats) == 0 {
		return nil
	}
	found := map[string]bool{}
	text := words(sentence)
	for _, b := range h.boats {
		if hasWords(text, b) {
			found[b] = true
		}
	}
	return found
}

// saidBy is what a sentence with numbers speaks of.
type saidBy struct {
	boats  map[string]bool // for sale
	topics []string
	known  int // how many of the topics stand anywhere in the evidence
}

func (h *Hearing) saidBy(sentence string) saidBy {
	by := saidBy{boats: h.boatsIn(sentence), topics: topicList(sentence)}
	by.known = h.speaksOf(by.topics)
	return by
}

var nowhere = &spot{}

// yield are the places of the evidence that have a fact and speak of what the sentence does. Beside the name of a boat for
// sale a number has to be that boat's, or of no single one.
func (h *Hearing) yield(f *fact, by *saidBy) (found []*spot) {
	if f.name != "" {
		return []*spot{nowhere} // looked up by its name
	}
	var room [32]byte
	key := f.appendKey(room[:0])
	if h.base != nil {
		found = h.base.yield(found, key, f, by)
	}
	return h.evidence.yield(found, key, f, by)
}

// yield adds the places of this evidence, without its base.
func (e *evidence) yield(found []*spot, key []byte, f *fact, by *saidBy) []*spot {
	list := e.units[string(key)]
	for i := range list {
		u := &list[i]
		if f.matches(u) && (len(by.boats) == 0 || u.boat == "" || by.boats[u.boat]) && near(by, u.topics, f.by) {
			found = append(found, u.spot)
		}
	}
	return found
}

// matches reports whether a number has the unit of the evidence, or one of the two has none: in a sentence that leaves it
// away, or in a table whose head says it. A small number without a unit could be anything, and so could a year.
func (f *fact) matches(u *unit) bool {
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
