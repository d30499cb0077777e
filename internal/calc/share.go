package calc

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// motoringInput is the share of the passage that is motored.
func motoringInput() Input {
	return Input{
		Name: "motoring", Label: "share of the time under engine", Dim: quantity.Percent, Unit: "%", Min: 1, Max: 100,
		Optional: true, Announced: true,
	}
}

// fractions are the shares that are said in words, by the stem that tells them.
var fractions = []struct {
	words *regexp.Regexp
	value float64
}{
	{regexp.MustCompile(`^(?:three|3)[- ]quarters?|^3/4|^drei ?viertel|^(?:les )?trois quarts`), 75},
	{regexp.MustCompile(`^(?:two|2)[- ]thirds?|^2/3|^zwei ?drittel|^(?:les )?deux tiers`), 200.0 / 3},
	{regexp.MustCompile(`third|^1/3|drittel|tiers`), 100.0 / 3},
	{regexp.MustCompile(`quarter|^1/4|viertel|quart`), 25},
	{regexp.MustCompile(`fifth|^1/5|fünftel|cinquième`), 20},
	{regexp.MustCompile(`tenth|^1/10|zehntel|dixième`), 10},
	{regexp.MustCompile(`half|^1/2|hälfte|halbe|moitié`), 50},
}

const (
	shareWords = `(\d+(?:[.,]\d+)?\s?(?:%|per ?cent|percent|prozent|pour ?cent)|(?:about |only |roughly |nur |etwa )?` +
		`(?:(?:a |one |the |die |der |ein |eine |einem |la |un |le )?(?:half|third|quarter|fifth|tenth|hälfte|drittel|viertel|fünftel|zehntel|moitié|tiers|quart|cinquième|dixième)` +
		`|(?:two|2|zwei)[- ]?(?:thirds?|drittel)|(?:three|3|drei)[- ]?(?:quarters?|viertel)|(?:les )?deux tiers|(?:les )?trois quarts|[123]/(?:2|3|4|5|10)|die halbe))`
	spanWords = `(?: of it\b|(?: of| der| des| du| de)?(?: the| our| my| that| this| it| la| le| der| des)? ?` +
		`(?:time|way|passage|trip|voyage|distance|days?|hours|miles|zeit|strecke|fahrt|törns|wegs?|reise|temps|trajet|route|parcours)\b)`
	powered = `(?:motor(?:s|ed|ing|en|t|e)?|engine|power|maschine|motorfahrt|moteur)\b`
	sailed  = `(?:sail(?:s|ed|ing)?|segeln?|segelt|voile)\b`
)

var (
	shareOfTime = regexp.MustCompile(shareWords + spanWords)
	shareUnder  = regexp.MustCompile(shareWords + `(?: of it)? (?:motoring|motored|under (?:engine|power)|unter maschine|unter motor|au moteur)\b`)
	poweredNear = regexp.MustCompile(powered)
	sailedNear  = regexp.MustCompile(sailed)
	percentage  = regexp.MustCompile(`^(\d+(?:[.,]\d+)?)\s?(?:%|p)`)
	// vague is a share that has no number.
	vague = regexp.MustCompile(`\b(?:most|much|some|part|little|bit|rest|remainder|parts|meiste|teil|größten?teil|reste|plupart|partie)(?: of| der| des| du| de)?(?: the| our| my| la| le)? ` +
		`?(?:time|way|passage|trip|voyage|zeit|strecke|fahrt|temps|trajet)\b` +
		`|\b(?:mostly|mainly|sometimes|occasionally|partly|meistens|teilweise|manchmal|surtout|parfois) (?:just )?(?:sail|motor|under|segel|unter|à la voile|au moteur)` +
		`|\b(?:sail|motor|segeln|motoren)(?:ing)? (?:mostly|mainly|sometimes|occasionally|partly)\b`)
)

// readMotoring takes the share of the time under engine: "motor half the time", "sailing 70 % of the way". A share that
// has no number, and one of which it is not said whether it is motored or sailed, makes the question unreadable: the sum
// over the whole time would be wrong.
func readMotoring(q *question, d *draft) {
	if !q.ofFuel() {
		return
	}
	text := strings.ToLower(q.text)
	found := shareUnder.FindStringSubmatchIndex(text)
	motored := found != nil
	if found == nil {
		if found = shareAt(text); found == nil {
			d.refused = vague.MatchString(text)
			return
		}
		from, to := clauseAround(text, found[0], found[1])
		near := text[from:to]
		motored = poweredNear.MatchString(near)
		if sails := sailedNear.MatchString(near); sails == motored {
			motored, d.refused = nearer(text, found[0], found[1])
		}
	}
	percent, ok := shareOf(text[found[2]:found[3]])
	if !ok || d.refused || percent <= 0 || percent > 100 {
		d.refused = true
		return
	}
	if !motored {
		percent = 100 - percent
	}
	d.args["motoring"] = strconv.FormatFloat(percent, 'f', -1, 64) + " %"
	for i, one := range q.quantities {
		if one.Start < found[1] && one.End > found[0] {
			d.used[i] = true
		}
	}
}

// sharesTime reports whether a question tells a share of the time, be it one that has no number.
func (q *question) sharesTime() bool {
	text := strings.ToLower(q.text)
	return vague.MatchString(text) || shareAt(text) != nil
}

// ofFuel reports whether a question gives an amount that can be fuel, without which a share of the time means nothing here.
func (q *question) ofFuel() bool {
	return slices.ContainsFunc(q.quantities, func(one quantity.Quantity) bool {
		return one.Dim == quantity.Volume || one.Dim == quantity.VolumeRate || one.Dim == quantity.VolumeRun || one.Dim == quantity.RunVolume || one.Dim == quantity.Power || one.Dim == quantity.Money
	})
}

// shareAt is where a text tells a share of the time, with its share; "seven and a half hours" is none.
func shareAt(text string) []int {
	found := shareOfTime.FindStringSubmatchIndex(text)
	if found != nil && strings.HasSuffix(text[:found[0]], "and ") {
		return nil
	}
	return found
}

// clauseAround widens a range of bytes to the marks that end its clause.
func clauseAround(text string, from, to int) (int, int) {
	start := strings.LastIndexAny(text[:from], ",;.?!") + 1
	end := len(text)
	if k := strings.IndexAny(text[to:], ",;.?!"); k >= 0 {
		end = to + k
	}
	return start, end
}

// nearer decides between motoring and sailing by the word that stands beside the share; unclear without one or with both.
func nearer(text string, from, to int) (motored, unclear bool) {
	const reach = 20
	near := text[max(0, from-reach):min(len(text), to+reach)]
	power, sail := poweredNear.MatchString(near), sailedNear.MatchString(near)
	return power, power == sail
}

// shareOf reads a share in percent.
func shareOf(words string) (float64, bool) {
	words = strings.TrimSpace(words)
	if m := percentage.FindStringSubmatch(words); m != nil {
		v, err := strconv.ParseFloat(strings.ReplaceAll(m[1], ",", "."), 64)
		return v, err == nil
	}
	for _, lead := range []string{"about ", "only ", "roughly ", "nur ", "etwa "} {
		words = strings.TrimPrefix(words, lead)
	}
	for _, f := range fractions {
		if f.words.MatchString(words) {
			return f.value, true
		}
	}
	return 0, false
}

// underEngine is the share of the time under engine, 1 for all of it.
func (v *values) underEngine() float64 {
	if !v.Has("motoring") {
		return 1
	}
	return v.Number("motoring")
}

// sameSpeed is what a range with a share under sail takes for granted.
var sameSpeed = say("Taken as the same speed under sail as under engine.", "Gerechnet mit gleicher Fahrt unter Segeln wie unter Motor.",
	"Calculé à la même vitesse à la voile qu'au moteur.")

// readFuelPassage reads the ports of a passage and the share of it that is motored.
func readFuelPassage(q *question, d *draft) {
	readPorts(q, d)
	readMotoring(q, d)
}

// minutesAnHour is how much of every hour something runs.
var minutesAnHour = regexp.MustCompile(`(\d+(?:\.\d+)?) ?min(?:ute)?s?(?: (?:in|of|out of))? (?:an|per|every|each) hour\b`)

// noteShares adds the shares of the time that are told in words ("half the time") to the quantities of a question about
// electrical loads, where they are hours.
func (q *question) noteShares() {
	loads := slices.ContainsFunc(q.quantities, func(one quantity.Quantity) bool {
		return one.Dim == quantity.Power || one.Dim == quantity.Current
	})
	text := strings.ToLower(q.text)
	if !loads || len(text) != len(q.text) {
		return
	}
	for _, found := range minutesAnHour.FindAllStringSubmatchIndex(text, -1) {
		minutes, err := strconv.ParseFloat(text[found[2]:found[3]], 64)
		if err != nil || minutes <= 0 || minutes > 60 {
			continue
		}
		for i, one := range q.quantities {
			if one.Start == found[0] {
				q.quantities[i] = quantity.Quantity{Value: minutes / 60, Given: minutes / 0.6, Unit: "%", Dim: quantity.Percent, Start: found[0], End: found[1], Text: q.text[found[0]:found[1]]}
			}
		}
	}
	for _, found := range shareOfTime.FindAllStringSubmatchIndex(text, -1) {
		from, to := found[0], found[1]
		overlaps := slices.ContainsFunc(q.quantities, func(one quantity.Quantity) bool { return one.Start < to && one.End > from })
		if percent, ok := shareOf(text[found[2]:found[3]]); ok && !overlaps {
			q.quantities = append(q.quantities, quantity.Quantity{
				Value: percent / 100, Given: percent, Unit: "%", Dim: quantity.Percent, Start: from, End: to, Text: q.text[from:to],
			})
		}
	}
	slices.SortFunc(q.quantities, func(a, b quantity.Quantity) int { return a.Start - b.Start })
}
