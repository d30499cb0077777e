// Package question takes a turn of a user apart: its words, quantities, places and boat, what it asks for and where its phrases stand.
package question

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Question is one turn of a user, taken apart. Only one goroutine may use it.
type Question struct {
	Text       string              // in which quantities, tokens and places stand; not always as it was written
	Quantities []quantity.Quantity // in their order; methods name them by their index
	Tokens     []Token             // the last one is a question mark
	Places     []Place             // in their order
	Boat       design.Design       // named in the question; ID is empty when none is
	Metric     bool                // its units are metric, so bare lengths are metres
	Feet       bool                // its units are customary
	First      string              // how a value was worked out that the question only describes; "" where it describes none

	begin letters                     // with which its words begin
	told  asides                      // what its quantities are besides, once aside has read it
	asked map[quantity.Dimension]bool // what it asks for, once Wanted has read it
}

// spelledOrdinals writes in words what would be read as a number.
var spelledOrdinals = strings.NewReplacer("1st hour", "first hour", "2nd hour", "second hour", "3rd hour", "third hour", "4th hour", "fourth hour", "5th hour", "fifth hour",
	"6th hour", "sixth hour")

// footOfSail is the lower edge of a sail between two numbers, which would be read as feet: "luff 13.2 foot 4.6".
var (
	// toOne is a ratio in words, not two ends of a range: "7 to 1, rode?".
	toOne      = regexp.MustCompile(`(?i)\b(\d{1,2}(?:\.\d{1,3})?) to (?:1|one)(\s*[,?;.)]|\s*$|\s+(?:scope|rode|ratio|chain|in|with|at|and|gear|gearbox|reduction)\b)`)
	luffWord   = regexp.MustCompile(`(?i)\bluff\b`)
	aFootOf    = regexp.MustCompile(`(?i)\ba (foot (?:of|is|measures|that))\b`)
	footOfSail = regexp.MustCompile(`(?i)(\d(?: ?m)?),? foot (\d)`)
)

// courtesy is what people say around a question.
var courtesy = regexp.MustCompile(`(?i)^\s*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|moin|bonjour|salut)(?: there| all| everyone)?[,!.]? +)?(?:(?:just )?(?:a )?quick (?:question|one)(?: please)?[:,.-]? +)?` +
	`|[ ,.]*(?:thanks?(?: you)?(?: very much| a lot| in advance)?|many thanks|cheers|danke(?: schön)?|merci(?: beaucoup| d'avance)?)[!.]*\s*$`)

// degreesMinutes is an angle of the sky or the chart without its marks: "altitude 58 30".
var degreesMinutes = regexp.MustCompile(`(?i)\b(altitude|declination|dec|variation|var)(?: of| is| was|:)? (\d{1,2}) ([0-5]\d(?:\.\d)?)\b`)

// degreesAndMinutes is an angle in words: "0 degrees 45 minutes".
var degreesAndMinutes = regexp.MustCompile(`(?i)\b(\d{1,3}) ?(?:degrees?|deg|grad|degrés?) (?:and )?([0-5]?\d(?:\.\d+)?) ?(?:minutes?|min|minuten)\b(?: of arc)?`)

// fourFigures are two times of day without a mark in them: "from 0915 to 1545".
var fourFigures = regexp.MustCompile(`(?i)\b(from|between) ([01]\d|2[0-3])([0-5]\d) (to|until|till|and) ([01]\d|2[0-3])([0-5]\d)\b`)

// noClock are words for what goes from one number of four figures to another besides the time.
var noClock = regexp.MustCompile(`(?i)\b(?:hpa|mbar|mb|millibars?|baromet\w*|pressure|rpm|revs|price\w*|euros?|pounds?|dollars?|kg|hours|litres?)\b|[€$£]`)

// aKnot is a rate in words: "with a knot of foul tide".
var aKnot = regexp.MustCompile(`(?i)\b(?:a|one) knot( of\b| (?:against|with) )`)

// aMetre is an amount in words beside what keeps a keel or a mast clear: "a metre to spare", "half a metre under the keel".
var aMetre = regexp.MustCompile(`(?i)\b(half |(?:a )?quarter (?:of )?)?(?:an? |one )(metre|meter|foot)( (?:(?:to )?spare|(?:of )?(?:clearance|water)|in hand|clear|free|under|below|beneath|above|(?:of )?margin))\b`)

// uncharged is how long a battery is to last in other words.
var uncharged = regexp.MustCompile(`(?i)\bwithout (?:any |a )?(?:re)?charg(?:e|es|ing)(?: (?:it|them|(?:the|my|our) batter(?:y|ies)|again))?\b|\bwithout (?:running|starting|using) (?:the|my|our) (?:engine|generator)\b|\bwithout shore ?power\b`)

// Reader reads questions, with the places and designs that they may name. It is read only and safe for concurrent use.
type Reader struct {
	places  *geo.Gazetteer
	designs *design.Table
}

// NewReader returns a reader of questions; places must not be nil, designs may be.
func NewReader(places *geo.Gazetteer, designs *design.Table) Reader { return Reader{places, designs} }

// Read takes a text apart.
func (a Reader) Read(text string) *Question {
	text = inFigures(byTheClock(spokenTimes(withHalfMore(withFrenchHours(courtesy.ReplaceAllString(text, ""))))))
	text, first := derived(text)
	if plain, run := loggedRun(text); run != "" {
		text, first = plain, strings.TrimPrefix(first+"; "+run, "; ")
	}
	text = withoutRestated(text)
	text = degreesMinutes.ReplaceAllString(text, "$1 $2°$3'")
	text = degreesAndMinutes.ReplaceAllString(text, "$1°$2'")
	if fourFigures.MatchString(text) && !noClock.MatchString(text) {
		text = fourFigures.ReplaceAllString(text, "$1 $2:$3 $4 $5:$6")
	}
	text = aKnot.ReplaceAllString(text, "1 knot$1")
	text = aMetre.ReplaceAllStringFunc(text, func(said string) string {
		m := aMetre.FindStringSubmatch(said)
		switch {
		case strings.HasPrefix(strings.ToLower(m[1]), "half"):
			return "0.5 " + m[2] + m[3]
		case m[1] != "":
			return "0.25 " + m[2] + m[3]
		}
		return "1 " + m[2] + m[3]
	})
	text = uncharged.ReplaceAllString(text, "autonomy")
	text = numberFirst(spelledOrdinals.Replace(text))
	text = besideNumber(toOne.ReplaceAllString(text, "$1:1$2"))
	if luffWord.MatchString(text) {
		text = aFootOf.ReplaceAllString(footOfSail.ReplaceAllString(text, "$1, foot $2"), "$1")
	}
	found, sum := summed(text, ofBothEngines(text, bankOf(text, joined(text, quantity.Find(text)))))
	q := &Question{Text: text, First: cmp.Or(first, sum), Quantities: found}
	q.Places = a.placesIn(text, q.Quantities)
	boat := a.boatIn(text)
	q.Boat = boat.design
	q.dropNumbersOfNames(boat.start, boat.end)
	q.noteShares()
	q.Tokens = tokenize(text, q.Quantities)
	q.Tokens = q.closed()
	q.begin = beginnings(q.Tokens)
	q.readHourly()
	q.readSterling()
	q.readAngles()
	q.readBarometer()
	q.noteUnits()
	return q
}

// readAngles takes back the unit that a number without one got from the next in a list, where it is said to be an angle: "AWA 60
// and 8 knots".
func (q *Question) readAngles() {
	for k, t := range q.Tokens {
		if t.Quantity < 0 || k == 0 || !strings.Contains(angles, " "+q.Tokens[k-1].Text+" ") {
			continue
		}
		if one := q.Quantities[t.Quantity]; threeFigures.MatchString(one.Text) && (one.Dim == quantity.Mass || one.Dim == quantity.Length) { // "track 225 T"
			side := one.Text[len(one.Text)-1:]
			q.Quantities[t.Quantity].Dim, q.Quantities[t.Quantity].Unit, q.Quantities[t.Quantity].Side, q.Quantities[t.Quantity].Value = quantity.Angle, "deg", side, one.Given
		}
		if one := q.Quantities[t.Quantity]; (one.Dim == quantity.Speed || one.Dim == quantity.Time && len(one.Text) == 3) && strings.Trim(one.Text, "0123456789.") == "" {
			q.Quantities[t.Quantity].Dim, q.Quantities[t.Quantity].Unit, q.Quantities[t.Quantity].Value = quantity.Bare, "", one.Given
		}
	}
}

// threeFigures is a direction with what it is counted from, true or magnetic, which may be read as tonnes or metres.
var threeFigures = regexp.MustCompile(`^[0-3]\d\d ?[TM]$`)

// angles are the words before a number that make it an angle.
const angles = " awa twa angle heading hdg course cog bearing bears bore track brg set kurs cap "

// NamedAngle reports whether the word before quantity i says that it is an angle, whatever else the question says of one: "running with
// AWA 150".
func (q *Question) NamedAngle(i int) bool {
	at := q.TokenOf(i)
	return at > 0 && q.Tokens[at-1].Quantity < 0 && strings.Contains(angles, " "+q.Tokens[at-1].Text+" ")
}

// dropNumbersOfNames forgets quantities inside the name of the boat, which stands from start to end, or of a place,
// and those that were read as coordinates.
func (q *Question) dropNumbersOfNames(start, end int) {
	kept := q.Quantities[:0:0]
	for _, one := range q.Quantities {
		inside := one.Start >= start && one.End <= end
		for _, p := range q.Places {
			inside = inside || one.Start >= p.Start && one.End <= p.End
		}
		if !inside {
			kept = append(kept, one)
		}
	}
	q.Quantities = kept
}

// noteUnits judges from the units that are written whether bare numbers are metric or customary.
func (q *Question) noteUnits() {
	metric, customary := false, false
	for _, one := range q.Quantities {
		switch one.Unit {
		case "m", "cm", "kg", "t", "L", "m2":
			metric = true
		case "ft", "in", "lb", "gal", "ft2":
			customary = true
		}
	}
	q.Metric, q.Feet = metric && !customary, customary && !metric
}

// Has reports whether one of the patterns is in the question.
func (q *Question) Has(patterns []Pattern) bool {
	return slices.ContainsFunc(patterns, q.Holds)
}

// Holds reports whether a pattern is in the question.
func (q *Question) Holds(p Pattern) bool { return p.needs.meets(&q.begin) && p.In(q.Tokens) }

// find is Pattern.Find in the question.
func (q *Question) find(p Pattern) []Extent {
	if !p.needs.meets(&q.begin) {
		return nil
	}
	return p.Find(q.Tokens)
}

// Says is has for phrases that are not compiled beforehand.
func (q *Question) Says(phrases ...string) bool {
	return slices.ContainsFunc(phrases, func(phrase string) bool { return q.Holds(PatternOf(phrase)) })
}

// Find returns where the phrases stand, those of the first phrase first.
func (q *Question) Find(phrases ...string) []Extent {
	var found []Extent
	for _, phrase := range phrases {
		found = append(found, q.find(PatternOf(phrase))...)
	}
	return found
}

// heads stands behind a number of people or things, which is no amount of money.
var heads = regexp.MustCompile(`(?i)^ ?(?:more |extra |additional )?(?:other |adult )?(?:people|persons?|adults?|children|kids|crew|guests?|friends?|owners?|partners?|couples?|of us|personen|leute|gäste|eigner|personnes|amis|propriétaires)\b`)

// CountsHeads reports whether quantity i is followed by people.
func (q *Question) CountsHeads(i int) bool { return heads.MatchString(q.Text[q.Quantities[i].End:]) }

// CountsThings reports whether quantity i is a number in words with the name of a thing behind it, which it counts: "two boat lengths".
func (q *Question) CountsThings(i int) bool {
	one := q.Quantities[i]
	if one.Dim != quantity.Bare || one.Unit != "" || strings.ContainsAny(one.Text, "0123456789½¼¾") {
		return false
	}
	at := q.TokenOf(i) + 1
	if at >= len(q.Tokens) || q.Tokens[at].Quantity >= 0 {
		return false
	}
	next := q.Tokens[at].Text
	return len(next) > 3 && !q.Tokens[at].Mark() && !strings.Contains(" with from against into over under when what then only more speed true and each after before while abeam apparent knots ahead astern later ", " "+next+" ")
}

// TokenOf is the token of quantity i.
func (q *Question) TokenOf(i int) int {
	for k, t := range q.Tokens {
		if t.Quantity == i {
			return k
		}
	}
	return -1
}

// QuantitiesIn are the quantities among some tokens, in order.
func (q *Question) QuantitiesIn(e Extent) []int {
	var list []int
	for _, t := range q.Tokens[e.From:e.To] {
		if t.Quantity >= 0 {
			list = append(list, t.Quantity)
		}
	}
	return list
}

// QuantityIn is the first quantity of that dimension among some tokens, -1 for none.
func (q *Question) QuantityIn(e Extent, dim quantity.Dimension) int {
	for _, t := range q.Tokens[e.From:e.To] {
		if t.Quantity >= 0 && q.Quantities[t.Quantity].Dim == dim {
			return t.Quantity
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
func (a Reader) boatIn(text string) namedBoat {
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

// OnlyOf is the only quantity of a dimension with a unit in the question, -1 for none or several.
func (q *Question) OnlyOf(dim quantity.Dimension) int {
	only := -1
	for i, one := range q.Quantities {
		if one.Dim != dim || one.Unit == "" {
			continue
		}
		if only >= 0 {
			return -1
		}
		only = i
	}
	return only
}
