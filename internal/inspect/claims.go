package inspect

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/quantity"
)

// opposites are two things that a text may say of a boat and that cannot both be true of her.
type opposites struct {
	area     part.Area
	one      *regexp.Regexp
	other    *regexp.Regexp
	not      *regexp.Regexp // in whose sentence neither counts, nil for none
	text     string         // of the contradiction
	question string
}

// opposing is what texts are searched for. It is about the boat's past and her make-up; what is said of her parts is read
// by Read.
var opposing = []opposites{
	{
		area:  part.Hull,
		one:   regexp.MustCompile(`(?i)\b(?:one|single|1)(?:[ -](?:careful|private|family|proud))?[ -]owner\b|\bfirst[ -]owner (?:boat|yacht)|\baus (?:1\.|erster) hand|\b(?:1\.|erste) hand\b|\bpremi[èe]re main\b`),
		other: regexp.MustCompile(`(?i)\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[ -](?:\w+[ -])?owners?\b|\b(?:two|three|four|several|[2-9]) (?:previous |former |prior |careful )?owners\b|\b(?:previous|former|prior|last) owners?\b|\bvorbesitzer|\b(?:2\.|3\.|zweite[rn]?|dritte[rn]?) hand\b|\b(?:deux|seconde|troisi[èe]me) main\b|\bancien(?:s)? propri[ée]taires?`),
		text:  "One place says that she has had one owner, another speaks of owners before", question: "Who has owned her since she was built, and do the papers show it?",
	},
	{
		area:  part.Hull,
		one:   regexp.MustCompile(`(?i)\b(?:only (?:ever )?(?:private|privately)|private use only|privately used only|nur privat|usage priv[ée] uniquement)\b`),
		other: regexp.MustCompile(`(?i)\bex[ -]charter|\bcharter (?:fleet|company|boat|yacht)|\bin charter\b|\bcharteryacht|\bex[ -]location`),
		not:   regexp.MustCompile(`(?i)\b(?:until|till|afterwards?|since|then|before|bis|danach|seither|seitdem|jusqu|depuis|puis|ensuite)\b`),
		text:  "One place says that she was in private use only, another that she was in charter", question: "Was she ever chartered, and for how many seasons?",
	},
	{
		area:  part.Drive,
		one:   regexp.MustCompile(`(?i)\bdiesel[ -](?:engine|inboard|motor)|\binboard diesel|\bdieselmotor|\bmoteur diesel|\bdiesel (?:by|from) \pL|\b(?:yanmar|volvo|volvo penta|perkins|nanni|beta|bukh|vetus|lombardini|westerbeke|kubota)\b[^.;\n]{0,15}\bdiesel\b|\bdiesel (?:yanmar|volvo|perkins|nanni|beta|bukh|vetus|lombardini|westerbeke|kubota)\b`),
		other: regexp.MustCompile(`(?i)\b(?:petrol|gasoline)[ -](?:engine|inboard|motor|tank)|\bbenzin(?:motor|er|tank)|\bmoteur (?:à )?essence|\br[ée]servoir d.essence`),
		not:   regexp.MustCompile(`(?i)outboard|dinghy|tender|generator|genset|au(?:ß|ss)enborder|beiboot|annexe|hors[ -]bord|locker|heater|stove|convert|instead of|used to|original|replac(?:ed|ing) (?:the|a|an|her|its)|former|spare|repower|\bwas\b|\bhad\b`),
		text:  "One place gives her a diesel, another a petrol engine", question: "Which engine is in her, and is its fuel system made for that fuel?",
	},
	{
		area:  part.Hull,
		one:   regexp.MustCompile(`(?i)\b(?:bilge|twin)[ -]keels?\b|\bbilge[ -]keeler|\bkimmkiel|\bbiquille`),
		other: regexp.MustCompile(`(?i)\b(?:fin|long|full|wing|swing|lifting)[ -]keel\b|\b(?:lang|flossen|hub|kurz)kiel\b|\bquille (?:longue|relevable)|\bcentre?board(?:er)?\b`),
		not:   regexp.MustCompile(`(?i)\bavailable\b|\bversions?\b.*\bversions?\b|\bunlike\b|\binstead\b|\brather than\b|\bdinghy\b|\btender\b`),
		text:  "One place gives her bilge keels, another a single keel or a board", question: "Which keel does she have, and how deep is it?",
	},
}

// claims finds opposites in the texts, and a draught and a year of build that cannot be hers.
func claims(b boat, input Input) []Contradiction {
	var out []Contradiction
	for _, o := range opposing {
		one, ok := o.find(o.one, input.Texts)
		if !ok {
			continue
		}
		if other, ok := o.find(o.other, input.Texts); ok {
			out = append(out, contradict(o.area, o.question, []Evidence{one, other}, "%s.", o.text))
		}
	}
	for _, t := range input.Texts {
		out = append(out, draughts(b, t)...)
		out = append(out, twoLengths(t)...)
		out = append(out, unbuilt(t, input.Year)...)
		out = append(out, registered(b, t)...)
	}
	return out
}

// find returns where the texts say it first, what is denied and what stands in a sentence about something else left out.
func (o opposites) find(what *regexp.Regexp, texts []advert.Text) (first Evidence, ok bool) {
	for _, t := range texts {
		for _, at := range what.FindAllStringIndex(t.Body, -1) {
			from, to := around(t.Body, at[0], at[1])
			if denies.MatchString(t.Body[from:at[0]]) || o.not != nil && o.not.MatchString(t.Body[from:to]) || strings.HasPrefix(t.Body[to:], "?") {
				continue
			}
			return quoted(t, from, to), true
		}
	}
	return Evidence{}, false
}

// denies matches what stands before something that is denied.
var denies = regexp.MustCompile(`(?i)\b(?:no|not|not a|never|without|never had a|kein|keine|keinen|nicht|nie|ohne|pas de|sans|aucun)\s+$`)

// around widens a place in a text to its sentence, up to where the next one begins.
func around(text string, start, end int) (from, to int) {
	from = strings.LastIndexAny(text[:start], ".;!?\n") + 1
	to = len(text)
	if n := strings.IndexAny(text[end:], ".;!?\n"); n >= 0 {
		to = end + n
	}
	for from < start && strings.ContainsRune(" \t\r•-", rune(text[from])) {
		from++
	}
	return from, to
}

func quoted(t advert.Text, from, to int) Evidence {
	return Evidence{Kind: "text", Source: t.Source, Quote: advert.Quote(t.Body[from:to]), Start: from, End: to}
}

// A draught counts as another boat's beyond these shares of the design's, which leave room for load and stores.
const (
	deeper    = 1.15
	shallower = 0.7
)

// longestLabel is more bytes than draughtLabel can match.
const longestLabel = 120

var draughtLabel = regexp.MustCompile(`(?i)\b(?:draft|draught|draws|tiefgang|tirant d.eau)\b[^0-9.;\n]{0,20}$`)

// draughts holds a draught that is told against the keels that the design was built with.
func draughts(b boat, t advert.Text) []Contradiction {
	d := b.design
	if d == nil || d.DraftMax == 0 && d.DraftMin == 0 || b.category.Multihull() {
		return nil
	}
	deepest := max(d.DraftMax, d.DraftMin)
	shallowest := d.DraftMin
	for _, q := range quantity.Find(t.Body) {
		if q.Dim != quantity.Length || q.Value <= 0 || !draughtLabel.MatchString(t.Body[max(0, q.Start-longestLabel):q.Start]) || strings.Contains(strings.ToLower(t.Body[max(0, q.Start-25):q.Start]), "air") {
			continue
		}
		if q.Value <= deepest*deeper && (shallowest == 0 || q.Value >= shallowest*shallower) {
			continue
		}
		from, to := around(t.Body, q.Start, q.End)
		return []Contradiction{contradict(part.Hull, "Which keel does she have, and how deep is it?", append(b.byDesign(draughtOf(shallowest, deepest)), quoted(t, from, to)),
			"Her draught is given as %.2f m, but the %s draws %s.", q.Value, d.FullName(), draughtOf(shallowest, deepest))}
	}
	return nil
}

// longestBoat bounds what is taken for the length of a boat, in metres.
const longestBoat = 60

// twoLengths finds a length that is told in two units of different size: "LOA 10.1 m (36 ft)".
func twoLengths(t advert.Text) []Contradiction {
	found := quantity.Find(t.Body)
	for i := range len(found) - 1 {
		a, c := found[i], found[i+1]
		if a.Dim != quantity.Length || c.Dim != quantity.Length || min(a.Value, c.Value) < 4 || max(a.Value, c.Value) > longestBoat {
			continue
		}
		if gap := strings.TrimSpace(t.Body[a.End:c.Start]); gap != "(" && gap != "/" || sameUnit(t.Body[a.Start:a.End], t.Body[c.Start:c.End]) || math.Abs(a.Value-c.Value) <= lengthTolerance*a.Value {
			continue
		}
		from, to := around(t.Body, a.Start, c.End)
		return []Contradiction{contradict(part.Hull, "Which of the two lengths is right?", []Evidence{quoted(t, from, to)},
			"Her length is given as %.2f m and beside it as %.2f m (%.0f ft).", a.Value, c.Value, c.Value/quantity.Foot)}
	}
	return nil
}

// sameUnit reports whether two lengths are written in metres, or both in feet.
func sameUnit(a, b string) bool {
	metres := func(s string) bool {
		return strings.HasSuffix(s, "m") || strings.Contains(s, "met") || strings.Contains(s, "mèt")
	}
	return metres(a) == metres(b)
}

func draughtOf(shallowest, deepest float64) string {
	metres := func(m float64) string { return strconv.FormatFloat(math.Round(100*m)/100, 'f', 2, 64) }
	if shallowest == 0 || shallowest == deepest {
		return metres(deepest) + " m"
	}
	return metres(shallowest) + "–" + metres(deepest) + " m"
}

// yearOfBuilding matches a year that is labelled, or that begins a line before a name in capitals: "2041 Catalina 30".
var yearOfBuilding = regexp.MustCompile(`(?im:^\s*(2\d{3}) (?-i:[A-Z])|\b(?:built|launched|baujahr|bj\.?|construite? en|ann[ée]e|year)(?: of build| in|:| de)*\s+(2\d{3})\b)`)

// firstRegistered matches the year in which a boat was first put on a register or into the water.
var firstRegistered = regexp.MustCompile(`(?i)\b(?:first registered|first registration|first launched|erstzulassung|erstwasserung|premi[èe]re immatriculation|prima immatricolazione|primera matriculaci[oó]n)\b[^0-9.;\n]{0,12}((?:19|20)\d{2})\b`)

// registered finds a boat that was registered before she is said to be built.
func registered(b boat, t advert.Text) []Contradiction {
	at := firstRegistered.FindStringSubmatchIndex(t.Body)
	if at == nil || b.Year == 0 {
		return nil
	}
	year, err := strconv.Atoi(t.Body[at[2]:at[3]])
	if err != nil || year >= b.Year {
		return nil
	}
	return []Contradiction{contradict(part.Hull, "Which year is on the builder's plate or in the hull number?", []Evidence{quoted(t, at[0], at[1])},
		"She is said to be of %d, but first registered in %d.", b.Year, year)}
}

// farthestBuild is how many years ahead a year of build is still taken for one.
const farthestBuild = 80

// unbuilt finds a year of build that is still to come.
func unbuilt(t advert.Text, now int) []Contradiction {
	for _, at := range yearOfBuilding.FindAllStringSubmatchIndex(t.Body, -1) {
		first, last := at[2], at[3]
		if first < 0 {
			first, last = at[4], at[5]
		}
		if year, err := strconv.Atoi(t.Body[first:last]); err == nil && year > now+1 && year <= now+farthestBuild {
			return []Contradiction{contradict(part.Hull, "Which year is on the builder's plate or in the hull number?", []Evidence{quoted(t, first, last)},
				"She is said to be built in %d, which is still to come.", year)}
		}
	}
	return nil
}

// believable leaves out what is dated in the future and hours that no engine runs: they are contradictions and speak for
// nothing.
func (h history) believable(now int) history {
	return h.where(func(c advert.Cue) bool { return c.Year <= now && c.Hours <= impossibleHours })
}
