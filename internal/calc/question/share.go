package question

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// fractions are the shares that are said in words, by the stem that tells them.
var fractions = []struct {
	words *regexp.Regexp
	value float64
}{
	{regexp.MustCompile(`^(?:three|3)[- ]quarters?|^3/4|^drei ?viertel|^(?:les )?trois quarts`), 75},
	{regexp.MustCompile(`^(?:two|2)[- ]thirds?|^2/3|^zwei ?drittel|^(?:les )?deux tiers`), 200.0 / 3},
	{regexp.MustCompile(`^(?:seven|7)[- ]eighths|^7/8|^sieben ?achtel`), 87.5},
	{regexp.MustCompile(`^(?:five|5)[- ]eighths|^5/8|^fünf ?achtel`), 62.5},
	{regexp.MustCompile(`^(?:three|3)[- ]eighths|^3/8|^drei ?achtel`), 37.5},
	{regexp.MustCompile(`^(?:four|4)[- ]fifths|^4/5|^vier ?fünftel`), 80},
	{regexp.MustCompile(`^(?:three|3)[- ]fifths|^3/5|^drei ?fünftel`), 60},
	{regexp.MustCompile(`^(?:two|2)[- ]fifths|^2/5|^zwei ?fünftel`), 40},
	{regexp.MustCompile(`third|^1/3|drittel|tiers`), 100.0 / 3},
	{regexp.MustCompile(`eighth|^1/8|achtel`), 12.5},
	{regexp.MustCompile(`quarter|^1/4|viertel|quart`), 25},
	{regexp.MustCompile(`fifth|^1/5|fünftel|cinquième`), 20},
	{regexp.MustCompile(`tenth|^1/10|zehntel|dixième`), 10},
	{regexp.MustCompile(`half|^1/2|hälfte|halbe|moitié`), 50},
}

const (
	shareWords = `(\d+(?:[.,]\d+)?\s?(?:%|per ?cent|percent|prozent|pour ?cent)|(?:about |only |roughly |nur |etwa )?` +
		`(?:(?:a |one |the |die |der |ein |eine |einem |la |un |le )?(?:half|third|quarter|fifth|eighth|tenth|hälfte|drittel|viertel|fünftel|zehntel|moitié|tiers|quart|cinquième|dixième)` +
		`|(?:two|2|zwei)[- ]?(?:thirds?|drittel)|(?:three|3|drei)[- ]?(?:quarters?|viertel)|(?:les )?deux tiers|(?:les )?trois quarts|(?:three|five|seven|[357])[- ]eighths|(?:two|three|four|[234])[- ]fifths|[1-7]/(?:2|3|4|5|8|10)|die halbe))`
	spanWords = `(?: of it\b|(?: of| der| des| du| de)?(?: the| our| my| that| this| it| la| le| der| des)? ?` +
		`(?:time|way|passage|trip|voyage|distance|days?|hours|miles|zeit|strecke|fahrt|törns|wegs?|reise|temps|trajet|route|parcours|duty|einschaltdauer)\b)`
)

var (
	shareOfTime = regexp.MustCompile(shareWords + spanWords)
	shareUnder  = regexp.MustCompile(shareWords + `(?: of it)? (?:motoring|motored|under (?:engine|power)|unter maschine|unter motor|au moteur)\b`)
	// partBefore is a share in front of the amount that it is taken of.
	partBefore = regexp.MustCompile(`(?i)` + shareWords + `(?: full)? (?:of|von|der|des|de|d')(?: (?:a|an|the|my|our|its|einem|einer|meinem|un|une|le|la))*(?: full)?\s*$`)
	percentage = regexp.MustCompile(`^(\d+(?:[.,]\d+)?)\s?(?:%|p)`)
	// vague is a share that has no number.
	vague = regexp.MustCompile(`\b(?:most|much|some|part|little|bit|rest|remainder|parts|meiste|teil|größten?teil|reste|plupart|partie)(?: of| der| des| du| de)?(?: the| our| my| la| le)? ` +
		`?(?:time|way|passage|trip|voyage|zeit|strecke|fahrt|temps|trajet)\b` +
		`|\b(?:mostly|mainly|sometimes|occasionally|partly|meistens|teilweise|manchmal|surtout|parfois) (?:just )?(?:sail|motor|under|segel|unter|à la voile|au moteur)` +
		`|\b(?:sail|motor|segeln|motoren)(?:ing)? (?:mostly|mainly|sometimes|occasionally|partly)\b`)
)

// Share is a part that a question tells, in percent, -1 where that cannot be read, and where that stands.
type Share struct {
	Percent  float64
	From, To int
}

// newShare is the share whose words stand from one byte to another.
func newShare(text string, from, to int) Share {
	s := Share{From: from, To: to}
	var ok bool
	if s.Percent, ok = shareOf(strings.ToLower(text[from:to])); !ok {
		s.Percent = -1
	}
	return s
}

// TimeShare is the share of the time that a question tells, with what it is of; told is false where it tells none that has a number.
func (q *Question) TimeShare() (s Share, told bool) {
	text := strings.ToLower(q.Text)
	found := shareOfTime.FindStringSubmatchIndex(text)
	if found == nil || strings.HasSuffix(text[:found[0]], "and ") { // "seven and a half hours"
		return Share{}, false
	}
	s = newShare(text, found[2], found[3])
	s.From, s.To = found[0], found[1]
	return s, true
}

// MotoredShare is timeShare for one that is said to be under engine.
func (q *Question) MotoredShare() (s Share, told bool) {
	text := strings.ToLower(q.Text)
	found := shareUnder.FindStringSubmatchIndex(text)
	if found == nil {
		return Share{}, false
	}
	s = newShare(text, found[2], found[3])
	s.From, s.To = found[0], found[1]
	return s, true
}

// ShareBefore is the share in front of quantity i that is taken of it: "one quarter of 240 litres".
func (q *Question) ShareBefore(i int) (s Share, told bool) {
	found := partBefore.FindStringSubmatchIndex(q.Text[:q.Quantities[i].Start])
	if found == nil {
		return Share{}, false
	}
	s = newShare(q.Text, found[2], found[3])
	return s, s.Percent >= 0
}

// SharesTime reports whether a question tells a share of the time, be it one that has no number.
func (q *Question) SharesTime() bool {
	_, told := q.TimeShare()
	return told || vague.MatchString(strings.ToLower(q.Text))
}

// longestShare is how many bytes a share of the time is told in at most.
const longestShare = 80

// OfTime reports whether quantity i is a share of the time: "half the time", "30 minutes an hour", "at 40 % duty".
func (q *Question) OfTime(i int) bool {
	one := q.Quantities[i]
	if one.Dim != quantity.Percent {
		return false
	}
	text := strings.ToLower(q.Text[one.Start:min(len(q.Text), one.Start+longestShare)])
	for _, told := range []*regexp.Regexp{shareOfTime, minutesAnHour} {
		if at := told.FindStringIndex(text); at != nil && at[0] == 0 && !strings.HasSuffix(text[:at[1]], "of it") { // of the battery, perhaps
			return true
		}
	}
	return q.Announced(i, q.Where("duty", "duty cycle|factor", "einschaltdauer")) > 1.5
}

// OfFuel reports whether a question gives an amount that can be fuel, without which a share of the time means nothing here.
func (q *Question) OfFuel() bool {
	return slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool {
		return one.Dim == quantity.Volume || one.Dim == quantity.VolumeRate || one.Dim == quantity.VolumeRun || one.Dim == quantity.RunVolume || one.Dim == quantity.Power || one.Dim == quantity.Money
	})
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

// minutesAnHour is how much of every hour something runs.
var minutesAnHour = regexp.MustCompile(`(\d+(?:\.\d+)?) ?min(?:ute)?s?(?: (?:in|of|out of))? (?:an|per|every|each) hour\b`)

// noteShares adds the shares of the time that are told in words ("half the time") to the quantities of a question about
// electrical loads, where they are hours.
func (q *Question) noteShares() {
	loads := slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool {
		return one.Dim == quantity.Power || one.Dim == quantity.Current
	})
	text := strings.ToLower(q.Text)
	if !loads || len(text) != len(q.Text) {
		return
	}
	for _, found := range minutesAnHour.FindAllStringSubmatchIndex(text, -1) {
		minutes, err := strconv.ParseFloat(text[found[2]:found[3]], 64)
		if err != nil || minutes <= 0 || minutes > 60 {
			continue
		}
		for i, one := range q.Quantities {
			if one.Start == found[0] {
				q.Quantities[i] = quantity.Quantity{Value: minutes / 60, Given: minutes / 0.6, Unit: "%", Dim: quantity.Percent, Start: found[0], End: found[1], Text: q.Text[found[0]:found[1]]}
			}
		}
	}
	for _, found := range shareOfTime.FindAllStringSubmatchIndex(text, -1) {
		from, to := found[0], found[1]
		overlaps := slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool { return one.Start < to && one.End > from })
		if percent, ok := shareOf(text[found[2]:found[3]]); ok && !overlaps {
			q.Quantities = append(q.Quantities, quantity.Quantity{
				Value: percent / 100, Given: percent, Unit: "%", Dim: quantity.Percent, Start: from, End: to, Text: q.Text[from:to],
			})
		}
	}
	slices.SortFunc(q.Quantities, func(a, b quantity.Quantity) int { return a.Start - b.Start })
}
