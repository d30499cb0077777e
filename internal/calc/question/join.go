package question

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// joined makes one quantity of those that are written as several: "1h 30", "2h 41m 30s" and "2 x 110 Ah".
func joined(text string, found []quantity.Quantity) []quantity.Quantity {
	kept := found[:0:0]
	for i, one := range found {
		end := 0
		if n := len(kept); n > 0 {
			end = kept[n-1].End
		}
		one = timesBefore(text, end, one)
		if i+1 == len(found) || found[i+1].Start >= one.End+2 {
			one = withMinutes(text, one)
		}
		if n := len(kept); n > 0 {
			if whole, ok := together(text, kept[n-1], one); ok {
				kept[n-1] = whole
				continue
			}
		}
		kept = append(kept, one)
	}
	return kept
}

// timesWritten is a count that is written together with its sign: "3x 110 W".
var timesWritten = regexp.MustCompile(`(?:^|[\s(,;:])(\d{1,2})[x×]\s?$`)

// timesBefore multiplies a quantity with the count before it that is no quantity by itself: it stands behind all of them, which end at from.
func timesBefore(text string, from int, one quantity.Quantity) quantity.Quantity {
	m := timesWritten.FindStringSubmatchIndex(text[:one.Start])
	if m == nil || m[2] < from || !multiplies(one.Dim) {
		return one
	}
	count, err := strconv.ParseFloat(text[m[2]:m[3]], 64)
	if err != nil {
		return one
	}
	one.Given, one.Value = count*one.Given, count*one.Value
	one.Start, one.Text = m[2], text[m[2]:one.End]
	return one
}

// addedTo and aThing stand around the second of two things that hold the same: "20 L in cans and a 140 L tank".
var (
	addedTo = regexp.MustCompile(`(?i)^(?:(?:in |of )?(?:[a-z]+ ){0,2}(?:cans?|jerrycans?|tanks?|bottles?|batter(?:y|ies)|banks?) )?(?:and|plus|und|et) (?:a|an|another|my|the|one|ein|einen|un|une)$`)
	aThing  = regexp.MustCompile(`(?i)^ ?(?:[a-z]+ )?(?:tank|can|jerrycan|bottle|battery|bank|kanister|batterie|bidon|réservoir)\b`)
)

var (
	eachEngine = regexp.MustCompile(`(?i)^ ?(?:each|per engine|a side|per side|apiece|je motor|pro motor|chacun|par moteur)\b`)
	eachBurns  = regexp.MustCompile(`(?i)\beach (?:one |engine |motor |of (?:them|which) )?(?:is |are )?(?:uses?|using|burns?|burning|drinks?|drinking|consum(?:es?|ing)|takes?|taking|at|on) (?:about |some )?$`)
	twoEngines = regexp.MustCompile(`(?i)\b(?:twin|two|both|2|pair of|zwei|beide|deux)(?: \d+ ?-?(?:hp|kw|ps))?(?: [a-z]+)?\s*-?(?:engines?|diesels?|motors?|outboards?|motoren|moteurs|hp)\b|\btwin-(?:engine|screw)`)
)

// ofBothEngines doubles what each of two engines burns.
func ofBothEngines(text string, found []quantity.Quantity) []quantity.Quantity {
	for i, one := range found {
		if one.Dim == quantity.VolumeRate && (eachEngine.MatchString(text[one.End:]) || eachBurns.MatchString(text[:one.Start])) && twoEngines.MatchString(text) {
			found[i].Given, found[i].Value = 2*one.Given, 2*one.Value
		}
	}
	return found
}

// hundredths are the centimetres behind metres: "11 m 28".
var hundredths = regexp.MustCompile(`^\d\d$`)

// inches and measured are the inches behind feet and what is said of both: "11 ft 4 wide", "twenty-nine foot six on the waterline".
var (
	inches   = regexp.MustCompile(`(?i)^(?:\d|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)$`)
	measured = regexp.MustCompile(`(?i)^ ?(?:$|[,;?!)]|\.(?:\s|$)|(?:wide|long|deep|tall|high|beam|draft|draught|loa|lwl|overall|waterline|on the waterline|on deck|in length|in beam|of beam|of draft)\b)`)
)

var secondsText = regexp.MustCompile(`^([0-5]?\d) ?s(?:ec|ecs|econds?)?$`)

// together joins two quantities that follow each other; ok is false where they are two.
func together(text string, a, b quantity.Quantity) (whole quantity.Quantity, ok bool) {
	between := strings.TrimSpace(text[a.End:b.Start])
	counts := a.Dim == quantity.Bare && a.Unit == "" && multiplies(b.Dim)
	weighed := b.Dim == quantity.Mass && (personsOf.MatchString(between) || crewOf.MatchString(text[:a.Start]) && atEach.MatchString(between))
	switch {
	case counts && (isTimes(between) || weighed || severalOf.MatchString(between) ||
		severalThings.MatchString(between) && (eachBehind.MatchString(text[b.End:]) || b.Dim == quantity.Charge && !inAll.MatchString(text)) ||
		(between == "" || chemistry.MatchString(between)) && several(a) && (plural.MatchString(text[b.End:]) || b.Dim == quantity.Charge && batteriesBehind(text[b.End:]))):
		whole = b
		whole.Given, whole.Value = a.Given*b.Given, a.Given*b.Value
	case between == "" && a.Dim == quantity.Time && a.Unit == "h" && b.Dim == quantity.Bare && b.Unit == "" && minutes(b.Text):
		whole = a
		whole.Given, whole.Value = a.Given+b.Given/60, a.Value+60*b.Given
	case (between == "" || between == "and") && a.Dim == quantity.Time && a.Unit == "h" && secondsText.MatchString(b.Text):
		s, _ := strconv.ParseFloat(secondsText.FindStringSubmatch(b.Text)[1], 64)
		whole = a
		whole.Given, whole.Value = a.Given+s/3600, a.Value+s
	case between == "" && a.Dim == quantity.Time && a.Unit == "min" && b.Dim == quantity.Bare && b.Unit == "" && minutes(b.Text):
		whole = a
		whole.Given, whole.Value = a.Given+b.Given/60, a.Value+b.Given
	case a.Dim == b.Dim && a.Unit == b.Unit && (a.Dim == quantity.Volume || a.Dim == quantity.Charge) && addedTo.MatchString(between) && aThing.MatchString(text[b.End:]):
		whole = a
		whole.Given, whole.Value = a.Given+b.Given, a.Value+b.Value
	case between == "" && a.Unit == "m" && a.Given == math.Trunc(a.Given) && b.Dim == quantity.Bare && b.Unit == "" && hundredths.MatchString(b.Text):
		whole = a
		whole.Given, whole.Value = a.Given+b.Given/100, a.Value+b.Given/100
	case between == "" && a.Unit == "ft" && a.Given == math.Trunc(a.Given) && b.Dim == quantity.Bare && b.Unit == "" && inches.MatchString(b.Text) && measured.MatchString(text[b.End:]):
		whole = a
		whole.Given, whole.Value = a.Given+b.Given/12, a.Value+b.Given*0.0254
	default:
		return whole, false
	}
	whole.Start, whole.End, whole.Text = a.Start, b.End, text[a.Start:b.End]
	return whole, true
}

// personsOf stands between a number of people and what each of them weighs: "four crew of 80 kg".
var personsOf = regexp.MustCompile(`(?i)^(?:people|persons|crew|crewmembers|adults|men|women|divers|guests|passengers)(?: members)?,? (?:of|at|@|weighing|averaging|each weighing)(?: about| around)?$`)

// crewOf and atEach stand around a number of people and what each of them weighs: "a crew of 6 at 78 kg".
var (
	crewOf = regexp.MustCompile(`(?i)\b(?:crew|family|party|group|team) of $`)
	atEach = regexp.MustCompile(`(?i)^,? ?(?:at|@|each|of|weighing|averaging)(?: about| around)?$`)
)

// severalOf stands between a number and the size of each of the things counted: "8 jerry cans of 20 L".
var severalOf = regexp.MustCompile(`(?i)^(?:jerry ?|service |starter |solar |lead |agm |gel |lithium )*(?:cans?|jerrycans?|bottles?|tanks?|batteries|panels?|modules?|drums?|kanister|batterien|flaschen|bidons?|batteries?) ` +
	`(?:of|à|a|with|je|zu|mit|mit je|zu je|de|at|@)$`)

// minutesBehind are the minutes that are written to their hour, in front of a unit that is asked for: "1h50 kn?".
var minutesBehind = regexp.MustCompile(`^[0-5]\d(?:[\s?,;:]|$)`)

// withMinutes adds to an hour the minutes behind it that were no quantity by themselves.
func withMinutes(text string, one quantity.Quantity) quantity.Quantity {
	if one.Dim != quantity.Time || one.Unit != "h" || !strings.HasSuffix(one.Text, "h") || !minutesBehind.MatchString(text[one.End:]) {
		return one
	}
	m, err := strconv.ParseFloat(text[one.End:one.End+2], 64)
	if err != nil {
		return one
	}
	one.Given, one.Value, one.End = one.Given+m/60, one.Value+60*m, one.End+2
	one.Text = text[one.Start:one.End]
	return one
}

// severalThings and eachBehind stand around the size of each of the things counted: "2 batteries 105 Ah each".
var (
	severalThings = regexp.MustCompile(`(?i)^(?:[a-z]+ )?(?:cans|jerrycans|bottles|tanks|batteries|panels|modules|drums|kanister|batterien|flaschen|bidons|panneaux)$`)
	eachBehind    = regexp.MustCompile(`(?i)^ ?(?:each|apiece|je|chacune?)\b`)
)

// inAll tells that a number is the sum of several things.
var inAll = regexp.MustCompile(`(?i)\b(?:total|together|altogether|in all|combined|bank|parallel|series|gesamt|zusammen|insgesamt|total(?:e|es)?|ensemble)\b`)

// plural stands behind the size of several things: "two 130 W panels".
var plural = regexp.MustCompile(`(?i)^ (?:\d+ ?-?v(?:olts?)? )?(?:(?:solar|agm|gel|lead|lithium|lifepo4|house|service|jerry|gas) )*(?:cans|jerrycans|bottles|tanks|drums|kanister|panels|modules|batteries|module|batterien|panneaux|batteries)\b`)

// several reports whether a number may count things aboard.
func several(a quantity.Quantity) bool {
	return a.Given >= 2 && a.Given <= 20 && a.Given == math.Trunc(a.Given)
}

// battery is the thing counted, and noKind what stands in no name of a kind of it.
var (
	battery = regexp.MustCompile(`(?i)^(?:batter(?:y|ies)|batterien|akkus?|accus?|cells)$`)
	noKind  = regexp.MustCompile(`(?i)^(?:and|or|in|of|on|for|to|from|with|at|per|a|an|the|is|are|was|my|our|each|plus|und|mit|et|de|into|per|out|load|draw|bank)$`)
)

// batteriesBehind reports whether batteries of some kind stand behind their size: "two 105 Ah sealed lead acid batteries".
func batteriesBehind(behind string) bool {
	const longest = 5 // words of a kind
	if behind == "" || behind[0] != ' ' {
		return false
	}
	for i, word := range strings.Fields(behind) {
		word, ended := strings.TrimRight(word, ".,;:?!)"), strings.ContainsAny(word, ".,;:?!)")
		if battery.MatchString(word) {
			return true
		}
		if i == longest || ended || noKind.MatchString(word) {
			return false
		}
	}
	return false
}

// OfBatteries reports whether quantity i is the capacity of each of several batteries, or of all of them: "three 80 Ah gel batteries".
func (q *Question) OfBatteries(i int) bool {
	one := q.Quantities[i]
	return one.Dim == quantity.Charge && (batteriesBehind(q.Text[one.End:]) || len(quantity.Find(one.Text)) > 1)
}

// bankOf makes one capacity of several batteries that are told with the voltage of each, as the bank that they are wired to: "four 6 V 200 Ah batteries for 12
// V" are 400 Ah, for pairs of them are in series. Where the bank's voltage is not told, it is that of one of them.
func bankOf(text string, found []quantity.Quantity) []quantity.Quantity {
	for i := 0; i+2 < len(found); i++ {
		count, volts, charge := found[i], found[i+1], found[i+2]
		if count.Dim != quantity.Bare || count.Unit != "" || !several(count) || volts.Dim != quantity.Voltage || charge.Dim != quantity.Charge || volts.Value <= 0 ||
			!bankTold(text[count.End:volts.Start], text[volts.End:charge.Start], text[charge.End:]) || wired.MatchString(text) && beside.MatchString(text) && !voltsBesides(found, i+1) {
			continue
		}
		row := 1.0
		if wired.MatchString(text) {
			row = count.Given // all of them in one string
		}
		for k, other := range found {
			if k != i+1 && other.Dim == quantity.Voltage && other.Value > volts.Value {
				row = other.Value / volts.Value
			}
		}
		if row != math.Trunc(row) || math.Mod(count.Given, row) != 0 {
			continue
		}
		charge.Given, charge.Value = charge.Given*count.Given/row, charge.Value*count.Given/row
		charge.Start, charge.Text = count.Start, text[count.Start:charge.End]
		kept := append(append([]quantity.Quantity{}, found[:i]...), charge)
		return append(kept, found[i+3:]...)
	}
	return found
}

// bankTold reports whether what stands between and behind the number of batteries, the voltage and the capacity of each tells that they are those: "four 6 V 200 Ah
// batteries", "4 batteries, 6 V and 220 Ah each".
func bankTold(between, and, behind string) bool {
	if strings.Trim(between, " -x×") == "" {
		return strings.Trim(and, " ,/-") == "" && (batteriesBehind(behind) || strings.ContainsAny(between, "x×")) || severalOf.MatchString(strings.TrimSpace(and))
	}
	return batteriesAhead.MatchString(between) && eachAnd.MatchString(and)
}

// batteriesAhead and eachAnd stand between the number of batteries, the voltage and the capacity of each.
var (
	batteriesAhead = regexp.MustCompile(`(?i)^ ?(?:[a-z-]+ ){0,3}(?:batteries|cells|batterien|akkus|zellen)(?:,|:| \(|,? (?:of|at|with|rated(?: at)?|je|mit|à|de|each|they are|that are|all|being|each of|each rated(?: at)?))? ?$`)
	eachAnd        = regexp.MustCompile(`(?i)^(?: each)?(?: ?,| ?/| and| und| et| with|, and|)[ -]?$`)
)

// voltsBesides reports whether a voltage above that of quantity k is told, that of the bank.
func voltsBesides(found []quantity.Quantity, k int) bool {
	return slices.ContainsFunc(found, func(one quantity.Quantity) bool {
		return one.Dim == quantity.Voltage && one.Value > found[k].Value
	})
}

// wired and beside say how batteries are connected; where they are so in both ways another sum reads it.
var (
	wired  = regexp.MustCompile(`(?i)\b(?:series|reihe|série)\b`)
	beside = regexp.MustCompile(`(?i)\b(?:parallel\w*|parallèle|pairs|strings)\b`)
)

// chemistry stands between the number of batteries and the size of each: "3 lead 90 Ah batteries".
var chemistry = regexp.MustCompile(`(?i)^(?:lead(?:[- ]acid)?|agm|gel|lithium|lifepo4|house|service|domestic)$`)

func isTimes(between string) bool { return between == "x" || between == "×" || between == "*" }

// multiplies reports whether several of a thing add up: two batteries, three panels, but not two speeds.
func multiplies(dim quantity.Dimension) bool {
	return dim == quantity.Charge || dim == quantity.Energy || dim == quantity.Volume || dim == quantity.Mass || dim == quantity.Power
}

// minutes reports whether a number behind hours is their minutes: two figures below 60.
func minutes(text string) bool {
	n, err := strconv.Atoi(text)
	return err == nil && len(text) == 2 && n < 60
}
