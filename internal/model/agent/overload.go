package agent

import (
	"regexp"
	"strconv"
)

// overload is the plan to take more people than a boat is made for.
var overload = refusal{
	name: "overload",
	reply: "No: never carry more people than the plate says. An overloaded boat is slow to answer, ships water and capsizes in a wake, there are " +
		"neither handholds nor lifejackets for all, and the skipper is liable. Make two trips, or take a larger boat.",
	about: "seamanship-tender-outboard",
}

var (
	aboardCount = regexp.MustCompile(`\b(\d{1,3}) (?:people|persons|passengers|guests|adults|friends|of us|personen|leute|personnes)\b`)
	ratedCount  = regexp.MustCompile(`\b(\d{1,3}) (?:person|people|man|pax|mann|personen|personnes) (?:rib|dinghy|boat|tender|inflatable|liferaft|life raft|yacht|schlauchboot|boot|annexe|bateau)\b` +
		`|\b(?:rated|certified|licensed|approved|allowed|made|plate says|maximum|max) (?:for |of |is )?(\d{1,3})\b`)
)

// overloads reports whether a turn names more people than the boat that it names is made for.
func overloads(p plain) bool {
	people, rated := aboardCount.FindStringSubmatch(p.text), ratedCount.FindStringSubmatch(p.text)
	if people == nil || rated == nil {
		return false
	}
	n, err := strconv.Atoi(people[1])
	limit, otherErr := strconv.Atoi(rated[1] + rated[2])
	return err == nil && otherErr == nil && n > limit
}
