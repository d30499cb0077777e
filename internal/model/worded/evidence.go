package worded

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

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

func newEvidence(makes *makers) *evidence {
	return &evidence{makes: makes, topics: topics{}, record: newRecord(nil)}
}

// over returns evidence to which more can be added without a change of e. Its maps are made when something is.
func (e *evidence) over(room *records) *evidence {
	return &evidence{
		makes: e.makes, states: e.states, record: room.over(e.record), base: e, boats: e.boats[:len(e.boats):len(e.boats)], topics: topics{},
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

// at are the places of a number.
func (e *evidence) at(key string) []unit {
	own := e.units[key]
	switch {
	case e.base == nil:
		return own
	case own == nil:
		return e.base.at(key)
	}
	return append(slices.Clip(e.base.at(key)), own...)
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
func (e *evidence) speaksOf(t topics) int {
	n := 0
	for w := range t {
		if e.topics[w] || e.base != nil && e.base.topics[w] {
			n++
		}
	}
	return n
}

// addresses are what the evidence leads to.
var addresses = regexp.MustCompile(`https?://[^\s<>"')\]|]+`)

// saysSample reports whether a text calls sample data so.
func saysSample(text string) bool {
	text = strings.ToLower(text)
	for _, word := range []string{"sample", "beispiel", "demonstration", "démonstration", "exemple", "échantillon"} {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}

// words is a text as names are looked up in it: in lower case and single spaces, without emphasis and hyphens.
func words(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	space := false
	for _, r := range text {
		switch r {
		case '*', '`':
			continue
		case '_', '-', '\u00a0', '\u2011', '\n', '\t', ' ':
			if !space {
				b.WriteByte(' ')
			}
			space = true
			continue
		case '’':
			r = '\''
		}
		space = false
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// draft adds what the wrapped model answered.
func (e *evidence) draft(d *draft) {
	for _, c := range d.sources {
		e.source(c)
	}
	for _, b := range d.boats {
		e.boat(b)
	}
	e.prose(d.text)
	for _, ev := range d.events {
		if f, ok := ev.(chat.Finding); ok {
			e.spare(f)
		}
	}
	for _, n := range marksIn(d.text) {
		if strings.HasPrefix(n, "Q") {
			e.mark(n) // a query, which has no address
		}
	}
}

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
		e.put(f, at)
	}
}

// prose adds Markdown whose sources stand in it: a line without a mark takes over those of the next line of its block.
func (e *evidence) prose(text string) {
	for block := range strings.SplitSeq(text, "\n\n") {
		lines := strings.Split(block, "\n")
		head := ""
		if strings.HasPrefix(strings.TrimSpace(lines[0]), "|") {
			head = lines[0]
		}
		var behind []string
		for i := len(lines) - 1; i >= 0; i-- {
			behind = e.line(lines[i], head, behind)
		}
	}
}

// line adds a line sentence by sentence, from its end, and returns the marks that stand for what comes before it.
func (e *evidence) line(line, head string, behind []string) []string {
	if strings.HasPrefix(strings.TrimSpace(line), "|") {
		e.row(line, head)
		return behind
	}
	var parts []string
	for rest := line; rest != ""; {
		n := sentenceEnd(rest, true)
		if n == 0 {
			n = len(rest)
		}
		parts = append(parts, rest[:n])
		rest = rest[n:]
	}
	var about topics // of an item as a whole, else of each sentence
	if itemOf(line) != "" {
		about = topicsOf(line)
	}
	prompt := prompting(line)
	for _, p := range slices.Backward(parts) {
		if own := marksIn(p); own != nil {
			behind = own
		}
		e.add(p, &spot{marks: behind, boat: e.boatIn(p), topics: about})
		e.state(marks.ReplaceAllString(p, " "), behind, prompt)
	}
	return behind
}

// row adds a row of a table: its numbers stand under the head of their column and beside the words of the row.
func (e *evidence) row(line, head string) {
	columns := strings.Split(head, "|")
	for i, cell := range strings.Split(line, "|") {
		about := unlinked(line)
		if i < len(columns) {
			about += " " + columns[i]
		}
		e.add(cell, &spot{marks: marksIn(line + head), boat: e.boatIn(line), topics: topicsOf(about)})
	}
	e.state(strings.ReplaceAll(links.ReplaceAllString(line, "$1"), "|", ","), marksIn(line+head), prompting(line))
}

// spare adds a finding, which mostly says again what the draft says with its sources: only what is new in it counts as uncited.
func (e *evidence) spare(f chat.Finding) {
	parts := []string{f.Title, f.Detail, f.Advice, f.Standard, f.Cost, f.Evidence}
	text := strings.Join(parts, ". ")
	e.hear(text)
	for _, part := range parts {
		e.state(part, nil, prompting(f.Title))
	}
	at := &spot{topics: topicsOf(text)}
	for _, f := range read(text, func(string, bool) bool { return false }).facts {
		if !slices.ContainsFunc(e.at(f.key()), f.matches) {
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

func (e *evidence) put(f fact, at *spot) {
	if f.value != 0 {
		if e.units == nil {
			e.units = map[string][]unit{}
		}
		e.units[f.key()] = append(e.units[f.key()], unit{f, at})
	}
}

// boatIn is the boat with the longest name that a line of the evidence has.
func (e *evidence) boatIn(line string) string {
	found := ""
	if len(e.boats) == 0 {
		return ""
	}
	line = words(line)
	for _, b := range e.boats {
		if len(b) > len(found) && hasWords(line, b) {
			found = b
		}
	}
	return found
}

// hasWords reports whether a phrase stands as whole words in a text, both as words returns them.
func hasWords(text, phrase string) bool {
	for from := 0; phrase != ""; {
		i := strings.Index(text[from:], phrase)
		if i < 0 {
			return false
		}
		i += from
		if !joined(text, i) && !joined(text, i+len(phrase)) {
			return true
		}
		from = i + 1
	}
	return false
}

// joined reports whether the place at i is inside a word or number.
func joined(text string, i int) bool {
	if i <= 0 || i >= len(text) {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(text[:i])
	after, _ := utf8.DecodeRuneInString(text[i:])
	return (unicode.IsLetter(before) || unicode.IsDigit(before)) && (unicode.IsLetter(after) || unicode.IsDigit(after))
}

// listed are the numbers of one mark, which may hold several.
func listed(inside string) []string {
	return strings.FieldsFunc(inside, betweenMarks)
}

func betweenMarks(r rune) bool { return r == ',' || r == ';' || r == ' ' }
