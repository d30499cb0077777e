package worded

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/chat"
)

// evidence is everything that a sentence may rest on. It is not safe for concurrent use.
type evidence struct {
	units map[string][]unit // by the number's key
	heard strings.Builder   // all of it as words returns it: for names and codes
	known map[string]bool   // marks of sources, "1" and "Q3"
	urls  map[string]bool
	boats []string // names of boats for sale, in lower case
	makes []string // every builder
}

// unit is a number of the evidence: with which unit, by which marks it is cited, and beside which boat it stands.
type unit struct {
	fact
	marks []string
	boat  string // in lower case, empty where it is of no single boat
}

func newEvidence(makes []string) *evidence {
	return &evidence{units: map[string][]unit{}, known: map[string]bool{}, urls: map[string]bool{}, makes: makes}
}

var (
	marks     = regexp.MustCompile(`\[((?:\d{1,3}|Q\d{1,3})(?:\s*[,;]\s*(?:\d{1,3}|Q\d{1,3}))*)\]`)
	addresses = regexp.MustCompile(`https?://[^\s<>"')\]|]+`)
	// sampled are the words by which sample data is called so.
	sampled = regexp.MustCompile(`(?i)sample|beispiel|demonstration|démonstration|exemple|échantillon`)
)

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
			e.spare(strings.Join([]string{f.Title, f.Detail, f.Advice, f.Standard, f.Cost, f.Evidence}, ". "))
		}
	}
	for _, m := range marks.FindAllStringSubmatch(d.text, -1) {
		for _, n := range listed(m[1]) {
			if strings.HasPrefix(n, "Q") {
				e.known[n] = true // a query, which has no address
			}
		}
	}
}

// source makes a citation's number known.
func (e *evidence) source(c chat.Citation) {
	mark := strconv.Itoa(c.Number)
	e.known[mark] = true
	e.urls[strings.TrimRight(c.URL, ".,;:")] = true
	e.add(c.Title+". "+c.Source, []string{mark}, "")
	e.hear(c.ID)
}

// boat adds a boat for sale.
func (e *evidence) boat(b chat.Listing) {
	e.urls[b.URL] = true
	name := strings.TrimSpace(words(b.Make + " " + b.Model))
	if strings.HasPrefix(words(b.Model), words(b.Make)) {
		name = strings.TrimSpace(words(b.Model))
	}
	e.boats = append(e.boats, name)
	e.add(b.ID+" "+b.Title+", "+b.Place+", "+b.Country, nil, name)
	for _, f := range []fact{
		{value: b.Price, unit: b.Currency, money: true}, {value: b.LengthM, unit: "m"}, {value: float64(b.Year)},
	} {
		e.put(f, nil, name)
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
		own := marksIn(line + head)
		for _, column := range strings.Split(line, "|") {
			e.add(column, own, e.boatIn(line))
		}
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
	for _, p := range slices.Backward(parts) {
		if own := marksIn(p); own != nil {
			behind = own
		}
		e.add(p, behind, e.boatIn(p))
	}
	return behind
}

// spare adds a text that mostly says again what the draft says with its sources: only what is new in it counts as uncited.
func (e *evidence) spare(text string) {
	e.hear(text)
	for _, f := range read(text, func(string, bool) bool { return false }).facts {
		if !slices.ContainsFunc(e.units[f.key()], f.matches) {
			e.put(f, nil, "")
		}
	}
}

func (e *evidence) add(text string, cited []string, boat string) {
	if strings.Contains(text, "://") {
		for _, a := range addresses.FindAllString(text, -1) {
			e.urls[strings.TrimRight(a, ".,;:")] = true
		}
		text = addresses.ReplaceAllString(text, " ")
	}
	e.hear(text)
	if strings.Contains(text, "[") {
		text = marks.ReplaceAllString(text, " ")
	}
	for _, f := range read(text, func(string, bool) bool { return false }).facts {
		e.put(f, cited, boat)
	}
}

// hear keeps the words of a text.
func (e *evidence) hear(text string) {
	e.heard.WriteString(words(text))
	e.heard.WriteByte('\n')
}

// said reports whether a phrase stands in the evidence as whole words.
func (e *evidence) said(phrase string) bool { return hasWords(e.heard.String(), words(phrase)) }

func (e *evidence) put(f fact, cited []string, boat string) {
	if f.value != 0 {
		e.units[f.key()] = append(e.units[f.key()], unit{f, cited, boat})
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

func marksIn(text string) []string {
	var found []string
	if !strings.Contains(text, "[") {
		return nil
	}
	for _, m := range marks.FindAllStringSubmatch(text, -1) {
		found = append(found, listed(m[1])...)
	}
	return found
}

// listed are the numbers of one mark, which may hold several.
func listed(inside string) []string {
	return strings.FieldsFunc(inside, func(r rune) bool { return r == ',' || r == ';' || r == ' ' })
}
