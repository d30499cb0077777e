package calc

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// question is one turn of a user, taken apart.
type question struct {
	text       string
	quantities []quantity.Quantity
	tokens     []token
	places     []place
	boat       design.Design               // named in the question; ID is empty when none is
	metric     bool                        // its units are metric, so bare lengths are metres
	feet       bool                        // its units are customary
	told       asides                      // what its quantities are besides, once aside has read it
	asked      map[quantity.Dimension]bool // what it asks for, once wanted has read it
}

// token is a word in lower case, a mark, or a whole quantity.
type token struct {
	text     string
	start    int
	quantity int // index into question.quantities, -1 for words and marks
}

func (t token) endsSentence() bool {
	return t.quantity < 0 && (t.text == "." || t.text == "?" || t.text == "!" || t.text == ";" || t.text == "\n")
}

// abbreviations are words whose point ends no sentence.
const abbreviations = " incl approx max min ca vs etc inkl avg abt bzw ggf env var dev mag nr no zb evtl mind geg resp st "

// abbreviated reports whether the point at byte offset i belongs to the word.
func (t token) abbreviated(i int) bool {
	return t.quantity < 0 && t.start+len(t.text) == i && strings.Contains(abbreviations, " "+t.text+" ")
}

func (t token) mark() bool {
	r, _ := utf8.DecodeRuneInString(t.text)
	return t.quantity < 0 && !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// spelledOrdinals writes in words what would be read as a number.
var spelledOrdinals = strings.NewReplacer("1st hour", "first hour", "2nd hour", "second hour", "3rd hour", "third hour", "4th hour", "fourth hour", "5th hour", "fifth hour",
	"6th hour", "sixth hour")

// footOfSail is the lower edge of a sail between two numbers, which would be read as feet: "luff 13.2 foot 4.6".
var (
	// toOne is a ratio in words, not two ends of a range: "7 to 1, rode?".
	toOne      = regexp.MustCompile(`(?i)\b(\d{1,2}(?:\.\d)?) to (?:1|one)(\s*[,?;)]|\s*$|\s+(?:scope|rode|ratio|chain|in|with|at)\b)`)
	luffWord   = regexp.MustCompile(`(?i)\bluff\b`)
	aFootOf    = regexp.MustCompile(`(?i)\ba (foot (?:of|is|measures|that))\b`)
	footOfSail = regexp.MustCompile(`(?i)(\d(?: ?m)?),? foot (\d)`)
)

// courtesy is what people say around a question.
var courtesy = regexp.MustCompile(`(?i)^\s*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|moin|bonjour|salut)(?: there| all| everyone)?[,!.]? +)?(?:(?:just )?(?:a )?quick (?:question|one)(?: please)?[:,.-]? +)?` +
	`|[ ,.]*(?:thanks?(?: you)?(?: very much| a lot| in advance)?|many thanks|cheers|danke(?: schön)?|merci(?: beaucoup| d'avance)?)[!.]*\s*$`)

// asker reads questions, with the places and designs that they may name. It is read only and safe for concurrent use.
type asker struct {
	places  *geo.Gazetteer
	designs *design.Table
}

// read takes a text apart.
func (a asker) read(text string) *question {
	text = courtesy.ReplaceAllString(text, "")
	text = numberFirst(spelledOrdinals.Replace(text))
	text = besideNumber(toOne.ReplaceAllString(text, "$1:1$2"))
	if luffWord.MatchString(text) {
		text = aFootOf.ReplaceAllString(footOfSail.ReplaceAllString(text, "$1, foot $2"), "$1")
	}
	q := &question{text: text, quantities: ofBothEngines(text, joined(text, quantity.Find(text)))}
	q.places = a.placesIn(text, q.quantities)
	boat := a.boatIn(text)
	q.boat = boat.design
	q.dropNumbersOfNames(boat.start, boat.end)
	q.noteShares()
	q.tokens = tokenize(text, q.quantities)
	q.tokens = q.closed()
	q.readHourly()
	q.readAngles()
	q.noteUnits()
	return q
}

// readAngles takes back the unit that a number without one got from the next in a list, where it is said to be an angle: "AWA 60
// and 8 knots".
func (q *question) readAngles() {
	for k, t := range q.tokens {
		if t.quantity < 0 || k == 0 || !strings.Contains(" awa twa angle heading hdg course cog bearing track brg set kurs cap ", " "+q.tokens[k-1].text+" ") {
			continue
		}
		if one := q.quantities[t.quantity]; one.Dim == quantity.Speed && strings.Trim(one.Text, "0123456789.") == "" {
			q.quantities[t.quantity].Dim, q.quantities[t.quantity].Unit, q.quantities[t.quantity].Value = quantity.Bare, "", one.Given
		}
	}
}

// tokenize cuts text into words, marks and quantities.
func tokenize(text string, found []quantity.Quantity) []token {
	var tokens []token
	for i, k := 0, 0; i < len(text); {
		if k < len(found) && found[k].Start == i {
			tokens = append(tokens, token{text: found[k].Text, start: i, quantity: k})
			i = found[k].End
			k++
			continue
		}
		limit := len(text)
		if k < len(found) {
			limit = found[k].Start
		}
		word, n := nextWord(text[i:limit])
		if word != "" && !(word == "." && len(tokens) > 0 && tokens[len(tokens)-1].abbreviated(i)) {
			tokens = append(tokens, token{text: word, start: i, quantity: -1})
		}
		i += max(n, 1)
	}
	return tokens
}

// nextWord reads a word, "sa/d" and "d/l" being words but not "aws/awa", or one mark, a dash between blanks among them;
// blanks, hyphens, strokes and apostrophes give "".
func nextWord(text string) (word string, size int) {
	n := 0
	for n < len(text) {
		r, width := utf8.DecodeRuneInString(text[n:])
		inside := 0 < n && n <= 2 && r == '/' && n+1 < len(text) && unicode.IsLetter(rune(text[n+1]))
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !inside {
			break
		}
		n += width
	}
	if n > 0 {
		return strings.ToLower(text[:n]), n
	}
	r, width := utf8.DecodeRuneInString(text)
	if strings.HasPrefix(text[width:], " ") && strings.ContainsRune("-–—", r) { // a dash between phrases
		return "-", width
	}
	if unicode.IsSpace(r) && r != '\n' || strings.ContainsRune("-–/'’\"*_`", r) {
		return "", width
	}
	return text[:width], width
}

// dropNumbersOfNames forgets quantities inside the name of the boat, which stands from start to end, or of a place,
// and those that were read as coordinates.
func (q *question) dropNumbersOfNames(start, end int) {
	kept := q.quantities[:0:0]
	for _, one := range q.quantities {
		inside := one.Start >= start && one.End <= end
		for _, p := range q.places {
			inside = inside || one.Start >= p.start && one.End <= p.end
		}
		if !inside {
			kept = append(kept, one)
		}
	}
	q.quantities = kept
}

// noteUnits judges from the units that are written whether bare numbers are metric or customary.
func (q *question) noteUnits() {
	metric, customary := false, false
	for _, one := range q.quantities {
		switch one.Unit {
		case "m", "cm", "kg", "t", "L", "m2":
			metric = true
		case "ft", "in", "lb", "gal", "ft2":
			customary = true
		}
	}
	q.metric, q.feet = metric && !customary, customary && !metric
}

// has reports whether one of the patterns is in the question.
func (q *question) has(patterns []pattern) bool {
	for _, p := range patterns {
		if len(p.find(q.tokens)) > 0 {
			return true
		}
	}
	return false
}

// explains reports whether the question wants an explanation even where it holds numbers.
func (q *question) explains() bool { return q.has(alwaysTalk()) }

// talks reports whether the question usually wants an explanation.
func (q *question) talks() bool { return q.has(talk()) }

// says is has for phrases that are not compiled beforehand.
func (q *question) says(phrases ...string) bool { return q.has(compilePatterns(phrases)) }

// find returns where the phrases stand, those of the first phrase first.
func (q *question) find(phrases ...string) []extent {
	var found []extent
	for _, p := range compilePatterns(phrases) {
		found = append(found, p.find(q.tokens)...)
	}
	return found
}

// heads stands behind a number of people or things, which is no amount of money.
var heads = regexp.MustCompile(`(?i)^ ?(?:other |adult )?(?:people|persons?|adults?|children|kids|crew|guests?|friends?|owners?|partners?|couples?|of us|personen|leute|gäste|eigner|personnes|amis|propriétaires)\b`)

// countsHeads reports whether quantity i is followed by people.
func (q *question) countsHeads(i int) bool { return heads.MatchString(q.text[q.quantities[i].End:]) }

// tokenOf is the token of quantity i.
func (q *question) tokenOf(i int) int {
	for k, t := range q.tokens {
		if t.quantity == i {
			return k
		}
	}
	return -1
}

// quantitiesIn are the quantities among some tokens, in order.
func (q *question) quantitiesIn(e extent) []int {
	var list []int
	for _, t := range q.tokens[e.from:e.to] {
		if t.quantity >= 0 {
			list = append(list, t.quantity)
		}
	}
	return list
}

// quantityIn is the first quantity of that dimension among some tokens, -1 for none.
func (q *question) quantityIn(e extent, dim quantity.Dimension) int {
	for _, t := range q.tokens[e.from:e.to] {
		if t.quantity >= 0 && q.quantities[t.quantity].Dim == dim {
			return t.quantity
		}
	}
	return -1
}

// namedBoat is a design and where a text names it.
type namedBoat struct {
	design     design.Design
	start, end int
}

// boatIn returns the boat a text names, when it names one only.
func (a asker) boatIn(text string) namedBoat {
	if a.designs == nil {
		return namedBoat{}
	}
	mentions := a.designs.Mentions(text)
	if len(mentions) != 1 || !mentions[0].Matches[0].Exact {
		return namedBoat{}
	}
	m := mentions[0]
	return namedBoat{design: m.Matches[0].Design, start: m.Start, end: m.End}
}
