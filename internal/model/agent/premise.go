package agent

import (
	"fmt"
	"regexp"
	"strconv"
	"time"
)

// premises are things that questions suppose to exist, and where they end.
var premises = []struct {
	number *regexp.Regexp // with the number in its only group
	about  phrases        // one of these must stand there too; nil means nothing more
	never  phrases
	last   int
	says   string // with the number
}{
	{regexp.MustCompile(`\brule (\d{1,3})\b`), phrasesOf(`colreg, colregs, collision regulations, collision rules, irpcs, rules of the road, navigation rules, kvr, ripam`),
		phrasesOf(`racing, race, rrs, protest, class rule`), 41, "There is no Rule %d in the collision regulations: they end with Rule 41."},
	{regexp.MustCompile(`\b(?:force|beaufort|bft|windstärke) (\d{1,3})\b`), nil, phrasesOf(`newton, newtons, kg`), 12,
		"There is no force %d: the Beaufort scale ends with force 12, hurricane force, from 64 knots."},
}

// wrongPremise says what in a turn does not exist, "" where nothing is known to be wrong.
func wrongPremise(p plain) string {
	for _, s := range premises {
		m := s.number.FindStringSubmatch(p.text)
		if m == nil || s.about != nil && !p.has(s.about) || p.has(s.never) {
			continue
		}
		if n, err := strconv.Atoi(m[1]); err == nil && n > s.last {
			return fmt.Sprintf(s.says, n)
		}
	}
	if year := yearAhead(p, time.Now()); year != "" {
		return year + " lies ahead: I cannot know what will happen, and I have no news later than my sources."
	}
	if p.has(foretelling) {
		return "Nobody can know that beforehand, and I have no news later than my sources. What has been so far:"
	}
	return ""
}

var (
	anyYear = regexp.MustCompile(`\b20\d\d\b`)
	// outcomes ask how something went or will go, rather than plan for it.
	outcomes = phrasesOf(`won, win, wins, winner, winners, champion, happened, happen, results, result, was, were, did, bankrupt, boat of the year, go bust, still exist, be worth, gewann, gewonnen, gagné, gagnera
		will the, will there be, be a bad, be a good, how many hurricanes, predict, prediction`)
	// foretelling are questions for what only the future tells.
	foretelling = phrasesOf(`
		who will win, who is going to win, whos going to win, who wins the next, will win the next, the next winner, wer gewinnt, wer wird gewinnen, qui gagnera, qui va gagner`)
)

// yearAhead is the year after that of now of which a turn asks how things went, "" for none.
func yearAhead(p plain, now time.Time) string {
	if !p.has(outcomes) {
		return ""
	}
	for _, text := range anyYear.FindAllString(p.text, -1) {
		if year, err := strconv.Atoi(text); err == nil && year > now.Year() {
			return text
		}
	}
	return ""
}
