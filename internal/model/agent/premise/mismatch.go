package premise

import (
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

// comparing are words with which a turn speaks of two things one after the other, or of the difference.
var comparing = phrase.Of(`
	or, versus, vs, difference, compare, compared, from, then, between, both, better, changing, change, after, before, switch, instead, rather, and then, when it, turn to, bear away, until
	upwind and downwind, high and low, if, pros and cons, while another, other boat, another boat, they, he, she, gives way, give way, who, which, ships, ship, meets, meet, approaching, bearing down, next to, past, boat on, yacht on`)

var contraries = []contrary{
	{phrase.Of(`close hauled, hard on the wind, beating, close to the wind`), phrase.Of(`downwind, dead downwind, running, broad reach, broad reaching, wind astern, before the wind`),
		"Close hauled and downwind contradict each other: close hauled the wind comes from ahead, about 45 degrees off the bow, with the sails hard in; on a run it comes from astern, with the sails right out. Here is what holds on each; tell me which you mean."},
	{phrase.Of(`on port tack`), phrase.Of(`on starboard tack`),
		"A boat cannot be on port and on starboard tack at once: she is on the tack of the side over which the wind comes, opposite to where the mainsail is carried."},
	{phrase.Of(`at anchor, anchored, lying to my anchor, moored`), phrase.Of(`under way, underway, making way, under full sail, while motoring, while sailing along`),
		"That cannot be both: a vessel at anchor, made fast or aground is not under way (Rule 3). Tell me which of the two she is."},
	{phrase.Of(`no wind at all, dead calm, flat calm, becalmed, zero wind, no wind`), phrase.Of(`gale, force 8, force 9, force 10, storm force, deep reefed, triple reefed, third reef, overpowered by the wind`),
		"A calm and a gale contradict each other. Tell me which wind you have, and I say what to set."},
	{phrase.Of(`monohull catamaran, catamaran monohull, monohull trimaran, monohull multihull, single hulled catamaran, one hulled catamaran, single hull catamaran, keelless keelboat, sailing motorboat without sails`), nil,
		hulls},
	{phrase.Of(`catamaran, catamarans, trimaran, trimarans, multihull`), phrase.Of(`that is a monohull, thats a monohull, which is a monohull, that are monohulls, with one hull, with a single hull, with only one hull, single hull`),
		hulls},
	{phrase.Of(`monohull, monohulls`), phrase.Of(`that is a catamaran, thats a catamaran, which is a catamaran, that are catamarans, that is a trimaran, with two hulls, with three hulls, with twin hulls`),
		hulls},
	{phrase.Of(`no engine, without an engine, without engine, engineless`), phrase.Of(`engine hours, low hours, hours on the engine, new engine, powerful engine, strong engine, reliable engine, twin engines, diesel engine`),
		"No engine and an engine of that kind contradict each other. Tell me which you want: a boat under sail and oars alone, or one with an engine, of which power, fuel and hours."},
	{phrase.Of(`boats for free, boat for free, show me free boats, find free boats, find me free boats, find me a free boat, find a free boat`), phrase.Of(`more than, over, above, at least, from`),
		"What is free costs nothing, so a lowest price and a boat for nothing contradict each other. Tell me the least and the most that you want to pay."},
	{phrase.Of(`no cabins, no cabin, without cabins, without a cabin`), phrase.Of(`1 cabin, 2 cabins, 3 cabins, 4 cabins, 5 cabins, 6 cabins, two cabins, three cabins, four cabins, five cabins`),
		"Cabins and no cabin contradict each other. Tell me how many cabins you want at the least."},
	{phrase.Of(`sailing boats without sails, sailing boat without sails, sailboat without sails, sailboats without sails, sailing yacht without sails, sailing boat without a mast, sailboat without a mast, motorboat without a motor, motorboat without an engine, motorboat without engine, motor boat without a motor, motor boat without an engine, powerboat without an engine, powerboat without engine, motor yacht without an engine, motor yacht without engines, sailboat without sails, sailboat without a mast, sailing boat without sails, sailing yacht without sails, sailing yacht without a mast`), nil,
		"That contradicts itself: a motorboat has an engine and a sailing boat mast and sails. Tell me which you mean: a bare hull as a project, a rowing boat, or one that has both."},
	{phrase.Of(`new used, brand new second hand, brand new secondhand, new second hand, new secondhand, unused second hand, factory new used`), nil,
		"New and used contradict each other. Tell me which you want; between them are boats of the last two or three years and a dealer's demonstrators."},
	{phrase.Of(`single handed with a crew of, singlehanded with a crew of, solo with a crew of, alone with a crew of, single handed with my crew, solo with my crew, alone with my crew`), nil,
		"Alone and with a crew contradict each other. Tell me how many of you are on board, and I say how to share watches and work."},
	{phrase.Of(`non stop, nonstop, without stopping, without a stop`), phrase.Of(`stop every, stops every, with stops, with a stop, stopping every, stop each night, stop each day, harbour every night, port every night, anchor every night`),
		"Non-stop and a stop on the way contradict each other. Tell me which you want: a passage through the nights with watches, or day legs with a harbour each evening."},
	{phrase.Of(`fin keel, long keel, long keeler, full keel, bilge keel, bilge keels, twin keel, twin keels, lifting keel, swing keel, wing keel, bulb keel, centreboard, centerboard`), phrase.Of(`no keel, no keel at all, without a keel, without any keel, keelless`),
		"A keel and no keel contradict each other. Tell me which you want: a fin, long, bilge or lifting keel, or a boat without one, such as a dinghy, a barge or many catamarans with daggerboards."},
	{phrase.Of(`full sail, all sail set`), phrase.Of(`bare poles, no sails up, sails down`),
		"Full sail and bare poles contradict each other. Tell me what is set."},
}

const hulls = "A monohull has one hull and a catamaran two (a trimaran three), so no boat is both. Tell me which of them you want, and the price, length and place."

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
