package agent

import (
	"regexp"
	"strconv"
)

var (
	aboardCount = regexp.MustCompile(`\b(\d{1,3}) (?:people|persons|passengers|guests|adults|friends|of us|personen|leute|personnes)\b`)
	ratedCount  = regexp.MustCompile(`\b(\d{1,3}) (?:person|people|man|pax|mann|personen|personnes) (?:rib|dinghy|boat|tender|inflatable|liferaft|life raft|yacht|schlauchboot|boot|annexe|bateau)\b` +
		`|\b(?:rated|certified|licensed|approved|allowed|made|plate says|maximum|max) (?:for |of |is )?(\d{1,3})\b`)
)

// overloading are plans to take more than a boat is made for.
var overloading = phrasesOf(`too many people, overload, overloading, more people than, over capacity, beyond capacity, exceed the capacity, more than the plate`)

// overloads reports whether a turn plans to take more people than a boat is made for, in words or in figures.
func overloads(p plain) bool {
	if p.has(overloading) {
		return true
	}
	people, rated := aboardCount.FindStringSubmatch(p.text), ratedCount.FindStringSubmatch(p.text)
	if people == nil || rated == nil {
		return false
	}
	n, err := strconv.Atoi(people[1])
	limit, otherErr := strconv.Atoi(rated[1] + rated[2])
	return err == nil && otherErr == nil && n > limit
}
