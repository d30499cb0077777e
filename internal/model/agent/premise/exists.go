package premise

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// numberedThings are things that bear numbers, and which of these there are.
var numberedThings = []struct {
	number *regexp.Regexp // with the number in its only group
	about  phrase.List    // one of these must stand there too; nil means nothing more
	never  phrase.List
	is     func(n int) bool
	says   string // with the number
}{
	{regexp.MustCompile(`\brule (\d{1,3})\b`), phrase.Of(`colreg, colregs, collision regulations, collision rules, irpcs, rules of the road, navigation rules, kvr, ripam`),
		phrase.Of(`racing, race, rrs, protest, class rule`), upTo(41), "There is no Rule %s in the collision regulations: they end with Rule 41."},
	{regexp.MustCompile(`\b(?:rule|rrs) (\d{1,3})\b`), phrase.Of(`racing, rrs, protest`), phrase.Of(`colreg, colregs, class rule`), upTo(92),
		"There is no Rule %s in the Racing Rules of Sailing: they end with Rule 92."},
	{regexp.MustCompile(`\b(?:force|beaufort|bft|windstärke) (\d{1,3})\b`), nil, phrase.Of(`newton, newtons, kg`), upTo(12),
		"There is no force %s: the Beaufort scale ends with force 12, hurricane force, from 64 knots."},
	{regexp.MustCompile(`\bannex ([ivx]+|\d{1,2})\b`), phrase.Of(`colreg, colregs, collision regulations, collision rules, irpcs`), phrase.Of(`marpol`), upTo(4),
		"There is no Annex %s of the collision regulations. They have four: I on the position of lights and shapes, II on additional signals of fishing vessels near each other, III on sound signal appliances, IV on distress signals."},
	{regexp.MustCompile(`\bannex ([ivx]+|\d{1,2})\b`), phrase.Of(`marpol`), nil, upTo(6),
		"There is no Annex %s of MARPOL. It has six: I oil, II noxious liquids, III packaged goods, IV sewage, V garbage, VI air pollution."},
	{regexp.MustCompile(`\b(?:channel|ch|chan) (\d{1,4})\b`), phrase.Of(`vhf, radio, marine, dsc, call, calling, listen, coastguard, distress, handheld`), phrase.Of(`ssb, cb, canal, miles`), isChannel,
		"There is no channel %s on marine VHF: its channels are 1 to 28 and 60 to 88, with four figures for one frequency of a pair and letters or a few numbers of their own in single countries. Channel 16 is distress, safety and calling."},
	{regexp.MustCompile(`\blatitude (?:of |is )?(\d{1,3})\b`), nil, nil, upTo(90), "There is no latitude of %s degrees: it ends at 90, at the poles."},
	{regexp.MustCompile(`\blongitude (?:of |is )?(\d{1,3})\b`), nil, nil, upTo(180), "There is no longitude of %s degrees: it ends at 180, east and west of Greenwich."},
	{regexp.MustCompile(`\b(?:course|heading|bearing|heading of|bearing of|course of|compass|compass reads|compass shows|steer|steering|steered|hdg|cog) (\d{3})\b`), nil, phrase.Of(`metres, meters, miles, euros, dollars`), upTo(360),
		"There is no compass direction of %s degrees: they go from 0 to 360."},
}

func upTo(last int) func(int) bool { return func(n int) bool { return n <= last } }

// isChannel reports whether marine VHF has a channel of that number anywhere.
func isChannel(n int) bool {
	return n >= 1 && n <= 28 || n == 31 || n == 37 || n >= 60 && n <= 88 || n >= 1000 && n <= 1099 || n >= 2000 && n <= 2099
}

// romans are the numbers of annexes.
var romans = []string{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii", "xix", "xx"}

func countOf(text string) (int, bool) {
	for i, r := range romans {
		if r == text {
			return i + 1, true
		}
	}
	n, err := strconv.Atoi(text)
	return n, err == nil
}

// shown are things at sea that have colours, with the colours that none of them has.
var shown = []struct {
	thing *regexp.Regexp // with the colour in its only group
	says  string         // with the colour
}{
	{regexp.MustCompile(`\b(purple|violet|pink|brown|turquoise|magenta|grey|gray|black) (?:(?:over|and|or|flashing|fixed|\w+) ){0,3}(?:lights?|sidelights?|sternlights?|lamps?|flares?|rockets?|sectors?)\b`),
		"Nothing at sea shows a %s light: lights of vessels and marks are white, red, green or yellow, with blue for emergency wreck marks and for services on duty."},
	{regexp.MustCompile(`\b(purple|violet|pink|brown|turquoise|magenta) (?:(?:over|and|or|\w+) ){0,2}(?:buoys?|marks?|beacons?)\b`),
		"No mark is %s: the colours of buoyage are red, green, yellow, black, white and, for an emergency wreck mark, blue with yellow."},
	{regexp.MustCompile(`\b(purple|violet|pink|brown|turquoise|grey|gray|orange|green) (?:\w+ )?(?:code |signal |quarantine )flags?\b`),
		"No signal flag is %s: the flags of the International Code are red, yellow, blue, black and white."},
	{regexp.MustCompile(`\b(?:black|day) (?:shape )?(pentagon|star|hexagon|octagon|crescent|square|triangle|pyramid|heart|cube)s?\b`),
		"No vessel shows a %s: the day shapes are ball, cone, cylinder and diamond, all black (Annex I)."},
	{regexp.MustCompile(`\b(orange|blue|purple|pink|white|yellow) (?:balls?|cones?|cylinders?|diamonds?|day shapes?|shapes?)\b`),
		"No vessel hoists a shape in %s: the day shapes are ball, cone, cylinder and diamond, all black (Annex I). Two black balls one above the other say not under command, one that she is at anchor."},
}

// wrongPremise says what in a turn does not exist, "" where nothing is known not to.
func wrongPremise(p phrase.Text) string {
	if !strings.ContainsAny(p.Spaced(), "0123456789") && !p.Has(annexes) && !p.Has(unusual) {
		return ""
	}
	for _, s := range numberedThings {
		m := s.number.FindStringSubmatch(p.Spaced())
		if m == nil || s.about != nil && !p.Has(s.about) || p.Has(s.never) {
			continue
		}
		if n, ok := countOf(m[1]); ok && !s.is(n) {
			return fmt.Sprintf(s.says, strings.ToUpper(m[1]))
		}
	}
	for _, s := range shown {
		if m := s.thing.FindStringSubmatch(p.Spaced()); m != nil && !p.Has(seen) {
			return fmt.Sprintf(s.says, m[1])
		}
	}
	return ""
}

var annexes = phrase.Of(`annex`)

// unusual are the colours and shapes of shown.
var unusual = phrase.Of(`purple, violet, pink, brown, turquoise, magenta, grey, gray, black, day, orange, blue, white, yellow`)
