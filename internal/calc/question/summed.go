package question

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// waterUse is what people use water for.
const waterUse = `(?:drink|cook|wash|shower|hygiene|clean|rins|galley|dish|laundry|brush|tea|coffee|personal|everything else|other uses)`

var (
	forUse     = regexp.MustCompile(`(?i)^ ?(?:litres?|liters?|l|gallons?|gal)?(?: (?:each|apiece|daily|of|per (?:person|head|day)|a (?:day|head|person)))* ?(?:(?:to|for|of|on|in) )?(?:the )?` + waterUse)
	ofEach     = regexp.MustCompile(`(?i)^ ?(?:of (?:fresh |drinking )?water )?(?:each|apiece|daily|per (?:person|head|day)|a (?:day|head|person))\b`)
	moreBefore = regexp.MustCompile(`(?i)(?:,|\+|\b(?:and|plus|und|et))(?: (?:a further|another|about|around|some))? ?$`)
	useBefore  = regexp.MustCompile(`(?i)(?:,|\+|\b(?:and|plus|und|et)) (?:for )?` + waterUse + `[a-z]*(?: (?:with|at|takes|needs|uses))?(?: (?:another|about|around|some))? $`)
)

// summed adds to an amount for one use what the same people take for another, so that nothing of it is lost: "each using 3 litres to drink
// and 4 to wash". It tells what was added, "" where nothing was.
func summed(text string, found []quantity.Quantity) (kept []quantity.Quantity, told string) {
	var terms [][]string // of each that is kept
	for i, one := range found {
		last := len(kept) - 1
		if last < 0 || !sameAmount(kept[last], one) || !addsUse(text, found[i-1], one) {
			kept, terms = append(kept, one), append(terms, []string{inFull(one.Given)})
			continue
		}
		a := &kept[last]
		terms[last] = append(terms[last], inFull(one.Given))
		sum := math.Round(1e6*(a.Given+one.Given)) / 1e6 // 3.1 and 4.2 are not 7.300000000000001
		a.Value *= sum / a.Given
		a.Given = sum
	}
	var sums []string
	for i, added := range terms {
		if len(added) > 1 {
			sums = append(sums, fmt.Sprintf("%s = %s %s", strings.Join(added, " + "), inFull(kept[i].Given), kept[i].Unit))
		}
	}
	return kept, strings.Join(sums, "; ")
}

// inFull writes a number with all of its figures.
func inFull(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// addsUse reports whether an amount for a use is said to come to the one before it, which is for another or for each.
func addsUse(text string, before, one quantity.Quantity) bool {
	behind, between := text[before.End:], text[before.End:one.Start]
	named := forUse.MatchString(text[one.End:]) && moreBefore.MatchString(between) || useBefore.MatchString(between)
	return named && (before.Dim == quantity.VolumeRate || forUse.MatchString(behind) || ofEach.MatchString(behind))
}

// sameAmount reports whether two amounts of water are in one unit, or the second goes without one.
func sameAmount(a, b quantity.Quantity) bool {
	if a.Dim != quantity.Volume && a.Dim != quantity.VolumeRate || a.Given <= 0 {
		return false
	}
	return b.Dim == a.Dim && b.Unit == a.Unit || b.Dim == quantity.Bare && b.Unit == "" || a.Unit == b.Unit+"/day" || b.Unit == a.Unit+"/day"
}

// Adds reports whether "and", "plus" or a plus stands right before quantity i.
func (q *Question) Adds(i int) bool {
	at := q.TokenOf(i) - 1
	for at > 0 && q.Tokens[at].Quantity < 0 && strings.Contains(" another about some further more ", " "+q.Tokens[at].Text+" ") {
		at--
	}
	return at > 0 && q.Tokens[at].Quantity < 0 && strings.Contains(" and plus + & und et ", " "+q.Tokens[at].Text+" ")
}

// NamesUse reports whether a number without a unit is followed by what it is for, or by more: "and 4 to wash".
func (q *Question) NamesUse(i int) bool {
	next := q.TokenOf(i) + 1
	return next < len(q.Tokens) && q.Tokens[next].Quantity < 0 && strings.Contains(" to for more each ", " "+q.Tokens[next].Text+" ")
}
