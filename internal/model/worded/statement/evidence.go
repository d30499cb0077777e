package statement

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quantity"
)

// evidence is everything that a sentence may rest on. It is not safe for concurrent use while something is added.
type evidence struct {
	base   *evidence         // what is not changed any more: a draft, which several answers may rest on; nil for none
	units  map[string][]unit // by the number's key
	heard  strings.Builder   // all of it as words returns it: for names and codes
	known  map[string]bool   // marks of sources, "1" and "Q3"
	urls   map[string]bool
	boats  []string // names of boats for sale, in lower case
	makes  *makers  // every builder
	topics topics   // of all of it
	looks  []string // what in lower case lines have that name what is to be looked at

	record *record // what is stated, where statements without a number are looked at
	states bool    // statements without a number are looked at strictly
}

// unit is a number of the evidence and where it stands.
type unit struct {
	fact
	*spot
}

// spot is a place in the evidence: by which marks it is cited, of which boat for sale it speaks, and what about.
type spot struct {
	marks  []string
	boat   string // in lower case, empty where it is of no single one
	topics topics
	units  map[string]bool // of its other numbers: what stands bare beside them may be meant in these
}

func newEvidence(makes *makers, states bool) *evidence {
	return &evidence{makes: makes, states: states, topics: topics{}, record: newRecord(nil)}
}

// over returns evidence to which more can be added without a change of e. Its maps are made when something is.
func (e *evidence) over(room *records) *evidence {
	return &evidence{
		makes: e.makes, states: e.states, record: room.over(e.record), base: e, boats: e.boats[:len(e.boats):len(e.boats)], topics: topics{}, looks: e.looks,
	}
}

// lead makes an address known.
func (e *evidence) lead(address string) {
	if e.urls == nil {
		e.urls = map[string]bool{}
	}
	e.urls[address] = true
}

// mark makes the mark of a source known.
func (e *evidence) mark(mark string) {
	if e.known == nil {
		e.known = map[string]bool{}
	}
	e.known[mark] = true
}

// isKnown reports whether a source has this mark.
func (e *evidence) isKnown(mark string) bool {
	return e.known[mark] || e.base != nil && e.base.isKnown(mark)
}

// leads reports whether the evidence has an address.
func (e *evidence) leads(address string) bool {
	return e.urls[address] || e.base != nil && e.base.leads(address)
}

// speaksOf counts the topics that stand anywhere in the evidence.
func (e *evidence) speaksOf(list []string) int {
	n := 0
	for _, w := range list {
		if e.topics[w] || e.base != nil && e.base.topics[w] {
			n++
		}
	}
	return n
}

// addresses are what the evidence leads to.
var addresses = regexp.MustCompile(`https?://[^\s<>"')\]|]+`)

// source makes a citation's number known.
func (e *evidence) source(c chat.Citation) {
	mark := strconv.Itoa(c.Number)
	e.mark(mark)
	e.lead(strings.TrimRight(c.URL, ".,;:"))
	e.add(c.Title+". "+c.Source, &spot{marks: []string{mark}})
	e.hear(c.ID)
}

// boat adds a boat for sale.
func (e *evidence) boat(b chat.Listing) {
	e.lead(b.URL)
	name := strings.TrimSpace(words(b.Make + " " + b.Model))
	if strings.HasPrefix(words(b.Model), words(b.Make)) {
		name = strings.TrimSpace(words(b.Model))
	}
	e.boats = append(e.boats, name)
	at := &spot{boat: name, topics: topicsOf("price ask cost length long year built from dates " + b.Title + " " + b.Place)}
	told := b.ID + " " + b.Title + ", " + b.Place + ", " + b.Country
	e.add(told, at)
	e.state(told, nil, false)
	for _, f := range []fact{
		{value: b.Price, unit: b.Currency, by: quantity.Money}, {value: b.LengthM, unit: "m", by: quantity.Length}, {value: float64(b.Year)},
	} {
		if f.value != 0 { // else nobody has told it
			e.put(f, at)
		}
	}
}

// spare adds a finding, which mostly says again what the draft says with its sources: only what is new in it counts as uncited.
func (e *evidence) spare(f chat.Finding) {
	parts := []string{f.Title, f.Detail, f.Advice, f.Standard, f.Cost, f.Evidence}
	text := strings.Join(parts, ". ")
	e.hear(text)
	for _, part := range parts {
		e.state(part, nil, e.looking(f.Title))
	}
	at := &spot{topics: topicsOf(text)}
	for _, f := range read(text, func(string, bool) bool { return false }).facts {
		if !e.has(&f) {
			e.put(f, at)
		}
	}
}

// add adds a text that stands in one place.
func (e *evidence) add(text string, at *spot) {
	if strings.Contains(text, "://") {
		for _, a := range addresses.FindAllString(text, -1) {
			e.lead(strings.TrimRight(a, ".,;:"))
		}
		text = addresses.ReplaceAllString(text, " ")
	}
	e.hear(text)
	text = marks.ReplaceAllString(text, " ")
	if at.topics == nil {
		at.topics = topicsOf(text)
	}
	for t := range at.topics {
		e.topics[t] = true
	}
	facts := read(text, func(string, bool) bool { return false }).facts
	if len(facts) > 0 {
		at.units = map[string]bool{}
	}
	for _, f := range facts {
		at.units[f.unit] = true
		e.put(f, at)
	}
}

// hear keeps the words of a text.
func (e *evidence) hear(text string) {
	e.heard.WriteString(words(text))
	e.heard.WriteByte('\n')
}

// said reports whether a phrase stands in the evidence as whole words.
func (e *evidence) said(phrase string) bool {
	return hasWords(e.heard.String(), words(phrase)) || e.base != nil && e.base.said(phrase)
}

// has reports whether a number stands in this evidence, its base left out.
func (e *evidence) has(f *fact) bool {
	list := e.units[string(f.appendKey(nil))]
	for i := range list {
		if f.matches(&list[i]) {
			return true
		}
	}
	return false
}

func (e *evidence) put(f fact, at *spot) {
	if e.units == nil {
		e.units = map[string][]unit{}
	}
	key := string(f.appendKey(nil))
	e.units[key] = append(e.units[key], unit{f, at})
}
