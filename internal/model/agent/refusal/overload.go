package refusal

import (
	"regexp"
	"strconv"

	"github.com/fairlead/fairlead/internal/phrase"
)

var (
	aboardCount = regexp.MustCompile(`\b(\d{1,3}) (?:people|persons|passengers|guests|adults|friends|of us|personen|leute|personnes)\b`)
	ratedCount  = regexp.MustCompile(`\b(\d{1,3}) (?:person|people|man|pax|mann|personen|personnes) (?:rib|dinghy|boat|tender|inflatable|liferaft|life raft|yacht|schlauchboot|boot|annexe|bateau)\b` +
		`|\b(?:rated|certified|licensed|approved|allowed|made|plate says|maximum|max) (?:for |of |is )?(\d{1,3})\b`)
)

// overloads reports whether a turn plans to take more people than a boat is made for, by their numbers.
func overloads(p phrase.Text) bool {
	people, rated := aboardCount.FindStringSubmatch(p.Spaced()), ratedCount.FindStringSubmatch(p.Spaced())
	if people == nil || rated == nil {
		return false
	}
	n, err := strconv.Atoi(people[1])
	limit, otherErr := strconv.Atoi(rated[1] + rated[2])
	return err == nil && otherErr == nil && n > limit
}

var (
	countWords = map[string]int{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12}
	heads      = regexp.MustCompile(`\b(\d{1,2}|[a-z]+) (?:people|persons|adults|kids|children|passengers|guests|friends|men|women|crew|of us)\b`)
	jackets    = regexp.MustCompile(`\b(\d{1,2}|[a-z]+) (?:life ?jackets?|life ?vests?|pfds?)\b`)
)

// lacksLifejackets reports whether a turn names more people than lifejackets.
func lacksLifejackets(p phrase.Text) bool {
	have := counted(jackets, p.Spaced())
	return have > 0 && counted(heads, p.Spaced()) > have
}

// counted is the sum of the counts that are found, in figures or words.
func counted(of *regexp.Regexp, text string) (sum int) {
	for _, m := range of.FindAllStringSubmatch(text, -1) {
		n, err := strconv.Atoi(m[1])
		if err != nil {
			n = countWords[m[1]]
		}
		sum += n
	}
	return sum
}
