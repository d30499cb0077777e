package listings

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// denials are the words by which brokers write that a boat has not what buyers refuse. Of other equipment none writes that it is missing.
var denials = map[string]*regexp.Regexp{
	"ex_charter": regexp.MustCompile(`(?i)\b(?:(?:never|not|no|non|nie|kein|keine|jamais|pas)[ -](?:been |ex[ -]?|in |im |de |en )*(?:charter|chartered|verchartert|location)|privat\p{L}* (?:owned|ownership|use|kept|genutzt)|privat(?:boot|yacht|besitz)|always private|propriétaire privé|usage privé)`),
	"teak_deck":  regexp.MustCompile(`(?i)\b(?:no|without|ohne|kein|sans|pas de) (?:pont en )?te(?:ak|ck)|\bteak (?:deck )?(?:was |has been )?(?:removed|entfernt)`),
}

// mostHeard is how many boats are read for what they deny: each takes some 50 µs, and a search takes two milliseconds.
const mostHeard = 40

// silence says how many of the boats that were found tell neither way of what a search refuses, "" where all do, and of many that some may:
// a listing names what a boat has, and of what it does not name nobody knows.
func (a *answer) silence(q catalog.Query, page catalog.Page) string {
	var refused []string
	for _, f := range q.Exclude {
		if f != "project" && f != string(catalog.OnRequest) { // which the grade and the price tell
			refused = append(refused, f)
		}
	}
	switch {
	case len(refused) == 0 || page.Total == 0:
		return ""
	case page.Total > mostHeard:
		return fmt.Sprintf(a.silentMany, a.either(refused))
	}
	boats := page.Items
	if len(boats) < page.Total {
		var err error
		if boats, err = a.index.Match(q); err != nil {
			return ""
		}
	}
	var silent []string
	for _, f := range refused {
		n := 0
		for _, l := range boats {
			if !deniesIt(l, f) {
				n++
			}
		}
		if n > 0 {
			silent = append(silent, fmt.Sprintf(a.unknown, a.number(float64(n)), a.word(f)))
		}
	}
	if len(silent) == 0 {
		return ""
	}
	return fmt.Sprintf(a.silent, strings.Join(silent, ", "))
}

// deniesIt reports whether a listing tells that a boat has not some equipment or past; a new boat has no past.
func deniesIt(l *catalog.Listing, feature string) bool {
	if feature == "ex_charter" && (l.NewUsed == catalog.BrandNew || l.Status == catalog.OnOrder) {
		return true
	}
	says := denials[feature]
	return says != nil && says.MatchString(l.Description)
}
