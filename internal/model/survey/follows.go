package survey

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/talk"
)

// Describes reports whether a text tells enough of a boat to assess her.
func (s *Surveyor) Describes(text string) bool {
	return s.inspector.Describes(advert.Text{Body: text}, thisYear())
}

// stated is a question for what to think of a boat as the facts that it lists of her: a question tells nothing.
func stated(text string) string {
	const least = 2 // facts behind her name
	asked := strings.TrimRight(text, " ?")
	if asked == text || !opinionOf.MatchString(text) || strings.Contains(asked, "?") || strings.Count(asked, ",") < least {
		return text
	}
	return opinionOf.ReplaceAllString(asked, "") + "."
}

// longestFollowUp is how many words a turn has at most that asks something of the boat that was assessed before it.
const longestFollowUp = 20

// Follows reports whether the last turn of a conversation asks something of the boat that an earlier turn told of: how serious what was
// found is, what it costs, what comes first, whether to buy her and what to offer. What a survey, an insurance or a berth costs is nothing of hers.
func (s *Surveyor) Follows(told talk.Talk) bool {
	turns := s.turns(told.Request)
	if len(turns) < 2 {
		return false
	}
	last := turns[len(turns)-1]
	if len(last.images) > 0 || len(strings.Fields(last.text)) > longestFollowUp || elsewhere.MatchString(last.text) {
		return false
	}
	switch topic, _ := s.topic(last); topic {
	case aboutBoat:
		return false
	case aboutItem:
		return len(s.inspector.Parts(last.text)) > 0 || s.asksOfFound(last, turns)
	case aboutMeaning:
		return meaningOf.MatchString(last.text)
	case aboutCosts:
		return hersToPay.MatchString(last.text) || s.asksOfFound(last, turns)
	case aboutBuying:
		return purchase.MatchString(last.text) || s.asksOfFound(last, turns) || len(s.inspector.Parts(last.text)) == 0
	}
	return true
}

// asksOfFound reports whether a turn names a part of which an earlier one tells something.
func (s *Surveyor) asksOfFound(last turn, turns []turn) bool {
	var texts []advert.Text
	for _, t := range turns[:len(turns)-1] {
		texts = append(texts, advert.Text{Body: t.text})
	}
	asked := s.inspector.Parts(last.text)
	return slices.ContainsFunc(s.inspector.Read(joined(texts), thisYear()), func(c advert.Cue) bool { return slices.Contains(asked, c.Item) })
}

var (
	// elsewhere are words of what is asked of no boat.
	elsewhere = regexp.MustCompile(`(?i)\b(?:survey(?:or|ors|s)?|insur\w+|berths?|marinas?|moorings?|per year|a year|to keep|running costs|another boat|other boats?|for sale|listings?|gutachter\w*|versicherung\w*|liegeplatz\w*|assurance|how (?:do|can|would|should) (?:i|we|you) (?:fix|repair|replace|mend|check|inspect|do|test|find)|how to)\b`)
	// opinionOf begins a question for what to think of a boat, whose facts stand in it.
	opinionOf = regexp.MustCompile(`(?i)^\W*(?:(?:hi|hello|please|so|hallo|bonjour)\W+)*(?:what (?:do|would|should) (?:you|i|we) (?:make|think|say) (?:of|about|to)|what['’]?s your (?:opinion|view|verdict) (?:of|on)|would you buy|was (?:hältst du|halten sie) von|würdest du|que (?:penses-tu|pensez-vous) (?:de|du|d['’]))`)
	// puttingRight is mending, which in German is a fitting of the rig.
	puttingRight = regexp.MustCompile(`(?i)\bput(?:ting)? (?:(?:it|them|that|this|her|all|everything|these|those|of|the|lot) )*(?:right|in order)\b`)
	// hersToPay are words of who asks what the work on the boat costs that was assessed.
	hersToPay = regexp.MustCompile(`(?i)\b(?:it|its|that|this|these|those|them|they|all|everything|the lot|both|her|she|in total|altogether|repairs?|fix\w*|put\w* (?:it |them |that |her )?right|work|jobs?|bill|alles|das|sie|es|reparatur\w*|zusammen|insgesamt|tout|cela|ça|réparations?|travaux|total)\b`)
)
