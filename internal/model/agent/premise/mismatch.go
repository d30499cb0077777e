package premise

import (
	_ "embed" // the contraries
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

// measures tell of figures that stand with a unit of something else, with the figure's unit and what it is said to measure
// in their groups.
var measures = []struct {
	figure *regexp.Regexp
	says   string
}{
	{regexp.MustCompile(`\d (knots?|kn|kts?) (long|wide|deep|tall|high|heavy|in length|of length|of draft|of draught|draft|draught|of beam|of chain|of rope|of water)\b`),
		"%s are a speed, so they cannot tell how %s something is: give a length in metres or feet, or a weight in kilograms or pounds."},
	{regexp.MustCompile(`\d (metres?|meters?|feet|ft|foot) (fast|of wind|of speed)\b`),
		"%s are a length and cannot tell of something %s: give the speed in knots, metres per second or miles per hour."},
	{regexp.MustCompile(`\d (kg|kilos?|kilograms?|tons?|tonnes?|pounds?|lbs?) (long|wide|fast|deep|tall|of wind)\b`),
		"%s are a weight and cannot tell of something %s: give a length in metres or feet, a speed in knots."},
	{regexp.MustCompile(`\d (litres?|liters?|gallons?) (long|wide|fast|tall|heavy|of wind|of speed)\b`),
		"%s are a volume and cannot tell of something %s: give a length in metres or feet, a weight in kilograms, a speed in knots."},
	{regexp.MustCompile(`\d (volts?|amps?|amperes?|watts?|ah|hertz) (long|wide|fast|deep|tall|heavy|of wind|of water|of speed)\b`),
		"%s belong to electricity and cannot tell of something %s: give a length in metres or feet, a weight in kilograms, a speed in knots."},
	{regexp.MustCompile(`\bwind (?:is |of |at |blows |was |speed is |speed of )(?:about |around |only )?\d+ (litres?|liters?|gallons?|kilos?|kg|tonnes?|volts?|amps?|watts?)()\b`),
		"%s%s do not measure wind: it is given in knots, metres per second, miles per hour or as a force of the Beaufort scale."},
	{regexp.MustCompile(`\b(?:depth|draft|draught|length|loa|beam|waterline|mast height|air draft) (?:is |of )(?:about |around |only )?\d+ (knots|kn|litres?|liters?|gallons?|kilos?|kg|volts?|amps?|hours?|degrees)()\b`),
		"%s%s do not measure that: give it in metres or feet."},
	{regexp.MustCompile(`\b(?:9[4-9]\d|10[0-4]\d) (knots|kn|kts)()\b`),
		"%s%s of that number are no wind: such a figure is a pressure in hectopascals (millibars), of which about 1013 is the mean. Hurricane force begins at 64 knots."},
	{regexp.MustCompile(`\b(degrees|knots|metres|meters|feet|hectopascals|volts) per (litre|liter|gallon|kilo|kg|volt|amp|tonne) of (?:wind|sail|sea|tide|water|speed)\b`),
		"%s per %s measure nothing here. Wind is given in knots or as a force of the Beaufort scale, heel in degrees, depth in metres or feet: tell me which of them you mean."},
}

// WrongUnit says that a figure stands with a unit that cannot measure what it is said to, "" where none does.
func WrongUnit(p phrase.Text) string {
	for _, m := range measures {
		if found := m.figure.FindStringSubmatch(p.Spaced()); found != nil {
			return fmt.Sprintf(m.says, fold.Capital(found[1]), found[2])
		}
	}
	return ""
}

// contrary are two things that cannot be at the same time; other is nil where one names both.
type contrary struct {
	one, other phrase.List
	says       string
}

//go:embed contraries.txt
var contrariesText string

var contraries = func() (all []contrary) {
	for _, s := range phrase.Sections(contrariesText, "one", "other", "says") {
		says := s.Text("says")
		if says == "" {
			says = all[len(all)-1].says
		}
		all = append(all, contrary{s.List("one"), s.List("other"), says})
	}
	return all
}()

const hullMaterials = `(steel|alumin(?:i)?um|wood(?:en)?|fib(?:re|er)glass|ferro ?cement|carbon)`

// ofTwoMaterials is a boat of one material that is said to be of another.
var ofTwoMaterials = regexp.MustCompile(`\b` + hullMaterials + ` (?:boat|yacht|sailboat|motorboat|hull|catamaran|ketch|sloop|cutter|trawler|dinghy)s? (?:that (?:is|are) )?(?:(?:made|built|constructed) )?(?:of|from|out of|with an?) ` + hullMaterials + `(?: hull)? (?:$|is |are |under |in |for |which |below )`)

// contradiction says what in a turn cannot be at the same time, "" for nothing.
func contradiction(p phrase.Text) string {
	if m := ofTwoMaterials.FindStringSubmatch(p.Spaced()); m != nil && m[1][:2] != m[2][:2] {
		return fmt.Sprintf("A hull is of %s or of %s, so the two contradict each other. Tell me which you mean.", m[1], m[2])
	}
	if p.Has(comparing) {
		return ""
	}
	for _, c := range contraries {
		if p.Has(c.one) && (c.other == nil || p.Has(c.other)) {
			return c.says
		}
	}
	return ""
}

var (
	drawn = regexp.MustCompile(`\b(?:draft|draught|draws|drawing|keel)(?: is| of|s)? (?:about |of )?(\d+(?: \d+)?) ?(m|metres?|meters?|ft|feet)\b|\b(\d+(?: \d+)?) ?(m|metres?|meters?|ft|feet) (?:of )?(?:draft|draught|keel)\b`)
	deep  = regexp.MustCompile(`\b(?:depth|depths|deep|depth of water)(?: is| of| there is)? (?:only |about |of )?(\d+(?: \d+)?) ?(m|metres?|meters?|ft|feet)\b|\b(\d+(?: \d+)?) ?(m|metres?|meters?|ft|feet) (?:deep|of water|of depth|depth)\b`)
)

var drafts = phrase.Of(`draft, draught, draws, drawing, keel`)

// tooDeep says that a boat draws more than the water is deep, "" where it does not, or where a tide may help.
func tooDeep(plain phrase.Text, text string) string {
	if !plain.Has(drafts) || !strings.ContainsAny(text, "0123456789") {
		return ""
	}
	p := phrase.Plain(strings.ReplaceAll(text, ".", "p")).Spaced()
	p = decimals.ReplaceAllString(p, "$1 $2")
	draft, one := lengthIn(drawn.FindStringSubmatch(p))
	depth, other := lengthIn(deep.FindStringSubmatch(p))
	if draft == 0 || depth == 0 || one != other || draft < depth || strings.Contains(p, "tide") && !strings.Contains(p, "includ") {
		return ""
	}
	return fmt.Sprintf("That does not go together: a boat that draws %[1]g %[3]s is aground in %[2]g %[3]s of water. She needs more than her draft, with a margin for waves and squat of half a metre or so, or a lifting keel or a tide that brings the rest.", draft, depth, one)
}

// lengthFigure is a length as people write it, with number and unit in its groups.
const lengthFigure = `(\d+(?:\.\d+)?) ?-?(m|metres?|meters?|ft|feet|foot)\b`

// overall is the length of a boat, parts what of her cannot be longer than that.
var (
	overall = regexp.MustCompile(`(?i)(?:\bloa|\blength overall|\boverall length|\blength over all)(?: is| of|:| =)? ?` + lengthFigure + `|\b` + lengthFigure + ` (?:long|loa|overall|(?:sailing |sail)?boat|yacht|sloop|ketch|cutter|cruiser|catamaran)\b`)
	parts   = []struct {
		name   string
		figure *regexp.Regexp
	}{
		{"waterline", regexp.MustCompile(`(?i)(?:\bwaterline|\blwl)(?: length)?(?: is| of|:| =)? ?` + lengthFigure + `|\b` + lengthFigure + ` (?:waterline|lwl|on the waterline)\b`)},
		{"beam", regexp.MustCompile(`(?i)\bbeam(?: is| of|:| =)? ?` + lengthFigure + `|\b` + lengthFigure + ` (?:beam|wide|in beam|of beam)\b`)},
		{"draft", regexp.MustCompile(`(?i)\b(?:draft|draught)(?: is| of|:| =)? ?` + lengthFigure + `|\b` + lengthFigure + ` (?:draft|draught|of draft|of draught)\b`)},
	}
)

// room is what a boat has to fit into.
var room = regexp.MustCompile(`(?i)\b(?:into|in|on|for|fits?) (?:a|an|my|our|the) ` + lengthFigure + ` (?:long )?(?:berth|slip|box|dock|mooring|pontoon|finger|lock|shed|trailer)\b`)

// sized is a boat that is called by her length, with the length that she is said to have.
var sized = regexp.MustCompile(`(?i)\b` + lengthFigure + ` (?:sail|motor|power)?(?:boats?|yachts?|catamarans?|sloops?|ketch(?:es)?|cruisers?) with an? (?:overall )?length(?: overall)? of (?:at least |about )?` + lengthFigure)

// twoLengths says that a boat is told to have two lengths, "" where she is not.
func twoLengths(text string) string {
	m := sized.FindStringSubmatch(text)
	if m == nil {
		return ""
	}
	one, first := metresIn([]string{"", m[1], m[2]})
	other, second := metresIn([]string{"", m[3], m[4]})
	if math.Abs(one-other) < one/10 {
		return ""
	}
	return fmt.Sprintf("A boat of %s and a length of %s contradict each other. Tell me which of the two counts.", first, second)
}

// tooLong says that a part of a boat is longer than she is herself, "" where none is.
func tooLong(p phrase.Text, text string) string {
	whole := overall.FindAllStringSubmatch(text, -1)
	if len(whole) != 1 || p.Has(comparing) {
		return ""
	}
	length, unit := metresIn(whole[0])
	if m := room.FindStringSubmatch(text); m != nil {
		if one, other := metresIn(m); one < length {
			return fmt.Sprintf("That does not go together: a boat of %s does not fit into %s. Tell me which of the two lengths holds.", unit, other)
		}
	}
	for _, part := range parts {
		if m := part.figure.FindStringSubmatch(text); m != nil {
			if one, other := metresIn(m); one > length {
				return fmt.Sprintf("That does not go together: a boat of %s cannot have a %s of %s, which is more than her whole length. Check the figures and their units.", unit, part.name, other)
			}
		}
	}
	return ""
}

// dayRun is how far somebody says to sail in a day.
var dayRun = regexp.MustCompile(`(?i)\b(?:sail|sails|sailed|average|averages|averaging|make|makes|do|does|run|runs|cover|covers) (?:about |around |some |up to )?(\d[\d,]*) ?(?:nm|nautical miles|sea miles|miles) (?:a|per|each|every|in a|in one) day\b`)

// farthest is a day's run in miles beyond which a figure is doubted, far beyond what cruising yachts sail.
const farthest = 500

// tooFar says that a day's run is more than a yacht can sail, "" where it is not.
func tooFar(text string) string {
	m := dayRun.FindStringSubmatch(text)
	if m == nil {
		return ""
	}
	miles, err := strconv.ParseFloat(strings.ReplaceAll(m[1], ",", ""), 64)
	if err != nil || miles <= farthest {
		return ""
	}
	return fmt.Sprintf("That is not possible for a cruising yacht: %s miles a day are %.1f knots on average, day and night. Yachts of 8 to 12 m usually average 100 to 150 miles a day, fast ones 200, and only the largest racing "+
		"multihulls have ever come near such a figure. Check it, and tell me the distance and your usual speed for a time under way.", m[1], miles/24)
}

// metresIn is the length that a match of lengthFigure tells, and the same as it is written.
func metresIn(m []string) (metres float64, written string) {
	figure, unit := m[1], m[2]
	if figure == "" { // the other way of saying it
		figure, unit = m[3], m[4]
	}
	metres, _ = strconv.ParseFloat(figure, 64)
	if unit[0] == 'f' || unit[0] == 'F' {
		metres *= quantity.Foot
		return metres, figure + " ft"
	}
	return metres, figure + " m"
}

// decimals are written with a p for their point.
var decimals = regexp.MustCompile(`(\d)p(\d)`)

// lengthIn is the length that a match of drawn or deep tells, with its unit; 0 for none.
func lengthIn(m []string) (float64, string) {
	if m == nil {
		return 0, ""
	}
	figure, unit := m[1]+m[3], m[2]+m[4]
	n, err := strconv.ParseFloat(strings.ReplaceAll(figure, " ", "."), 64)
	if err != nil {
		return 0, ""
	}
	if unit[0] == 'f' {
		return n, "feet"
	}
	return n, "m"
}

// dimensions are what units measure.
var dimensions = func() map[string]string {
	all := map[string]string{}
	for _, line := range []string{
		"speed: knot knots kn kmh mph beaufort",
		"length: metre metres meter meters foot feet inch inches mile miles fathom fathoms cable cables kilometre kilometres kilometer kilometers yard yards centimetre centimetres",
		"area: hectare hectares acre acres",
		"volume: litre litres liter liters gallon gallons quart quarts pint pints",
		"weight: kilo kilos kilogram kilograms kg pound pounds lb lbs ton tons tonne tonnes ounce ounces",
		"pressure: hectopascal hectopascals hpa millibar millibars bar psi",
		"voltage: volt volts",
		"current: amp amps ampere amperes",
		"capacity: ah",
		"time: second seconds minute minutes hour hours day days",
		"temperature: celsius fahrenheit kelvin",
	} {
		dimension, units, _ := strings.Cut(line, ": ")
		for u := range strings.FieldsSeq(units) {
			all[u] = dimension
		}
	}
	return all
}()

var conversion = regexp.MustCompile(`\bhow many (\w+) (?:is|are|in|make|makes|does|are there in|are in) (?:(?:a|an|one|\d+) )(\w+) $`)

// figure is a number: beside one of its own a question for "how many Ah in 24 hours" is no conversion.
var figure = regexp.MustCompile(`\d`)

// noConversion says that one unit cannot be told in another that measures something else, "" where it can.
func noConversion(p phrase.Text) string {
	m := conversion.FindStringSubmatch(p.Spaced())
	if m == nil {
		return ""
	}
	one, other := dimensions[m[1]], dimensions[m[2]]
	if one == "" || other == "" || one == other || one == "length" && m[1] == "minutes" || figure.MatchString(strings.Replace(p.Spaced(), m[0], "", 1)) {
		return ""
	}
	return fmt.Sprintf("%s measure %s, and %s is of %s, so the one cannot be told in the other. Tell me what you want to work out, and I take the figures that it needs.", fold.Capital(m[1]), one, m[2], other)
}
