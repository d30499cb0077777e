package knowledge

import (
	"regexp"
	"strings"
)

// everyday are turns of phrase in which people put what passages call by a word of its own, and how these say it. Their words are used of many
// things, and would lead to all of them.
var everyday = []struct {
	has  string // parts of words in lower case, of which one stands in all that is said so: looking for them takes far less time
	said *regexp.Regexp
	as   string
}{
	{"after, care of, care for, caring for", regexp.MustCompile(`(?i)\b(?:look(?:ing)? after|tak(?:e|ing) (?:good |proper |better )?care of|car(?:e|ing) for)\b`), "care of"},
	{"stop, keep, save", regexp.MustCompile(`(?i)\b(?:stop|keep|save)(?:ping|ing)? ` + anyPerson + `(?:from |off )?(\pL+ing)\b`), "prevent $1"},
	{"stop, keep", regexp.MustCompile(`(?i)\b(?:stop|keep)(?:ping|ing)? ((?:the|my|our|a|an) (?:\pL+ ){1,2})from (\pL+ing)\b`), "prevent $1$2"},
	{"drink, beer, pint, wine", regexp.MustCompile(`(?i)\b(?:had|have|having) (?:a|a few|some|one|two|too many|too much to) (?:drinks?|beers?|pints?|glass(?:es)? of wine)\b|\bbeen drinking\b`), "alcohol"},
	{"paint ", regexp.MustCompile(`(?i)\bpaint (?:\pL+ ){0,4}(?:below|under|beneath) (?:the )?water ?line\b`), "antifouling"},
	{"anchor ", regexp.MustCompile(`(?i)\banchor (?:\pL+ )?(?:slips?|slipping|slid(?:es?|ing)|creep(?:s|ing)?|plough(?:s|ing)?|walk(?:s|ing)?)\b`), "anchor dragging"},
	{" sure ", regexp.MustCompile(`(?i)\bmak(?:e|ing) sure (?:that )?(?:nobody|no one|no-one|none of (?:us|them|the crew)) `), "prevent that somebody "},
	{"motor, engine", regexp.MustCompile(`(?i)\bmotor(?:ing)? with (?:the |our |my )?(?:main|mainsail|genoa|jib|headsail|sails?)(?: still)? (?:up|set|hoisted|out)\b|\b(?:sails?|main|mainsail|genoa|jib) (?:is |are |still )?up (?:and|with) (?:the |my |our )?(?:engine|motor) (?:is )?(?:on|running)\b|\b(?:engine|motor) (?:is )?(?:on|running|in gear)(?: and|,| with) (?:the |my |our )?(?:sails?|main|mainsail|genoa|jib|headsail) (?:is |are |still )*(?:up|set|hoisted|out)\b`), "motorsailing"},
	{"saw ", regexp.MustCompile(`(?i)^\W*(?:(?:i|we) )?(?:just |once )?saw (a |an |the |two |three )?`), "$1"},
	{"sun burn", regexp.MustCompile(`(?i)\bsun (burn(?:s|ed|t)?) (it|this|that|the fog|fog|off)\b`), "sun that $1 $2"},
	{" plus ", regexp.MustCompile(`(?i)([a-z]) plus ([a-z])`), "$1 and $2"},
	{" over", regexp.MustCompile(`(?i)\b((?:i|we|he|she|they|you|someone|somebody|nobody|one of us) (?:don['’]?t |do not |doesn['’]?t |never |did |do )?)(?:go(?:es)?|went|falls?|fell) over(?: the (?:side|rail))?(\W*$|[,.?!;]| and )`), "${1}fall overboard$2"},
	{" too, as well", regexp.MustCompile(`(?i)\bwe(?: are|['’]re)? (?:sail|sailing|under sail)(?: too| as well)\b`), "two sailing boats meet"},
	{"motoring, motor-sailing, motorsailing, under engine, under power", regexp.MustCompile(`(?i)((?:^\W*|\b(?:we|i)(?: are|['’]re| am|['’]m| was| were)? )(?:motoring|motor-?sailing|under (?:engine|power))\b[^?]*?)\b((?:a |another )?(?:sail(?:ing)?[ -]?(?:boat|yacht|vessel|dinghy)|(?:boat|yacht|vessel) (?:under sail|sailing))\b)`), "$1 under engine meeting a boat under sail, $2"},
	{" fine, ok", regexp.MustCompile(`(?i)\b(cranks?|turns over|turning over|runs|works|starts|charges|spins) (?:just |perfectly |quite )?(?:fine|ok|okay)\b`), "$1 well"},
	{"behind, astern", regexp.MustCompile(`(?i)\b(?:faster|quicker) ` + anyBoat + ` (?:is |that is |'s )?(?:coming up |closing )?(?:from )?(?:behind|astern)(?: of)?(?: me| us)?\b|` + anyBoat + ` (?:is |'s )?(?:behind|astern of) (?:me|us) (?:is |and )?(?:catching|coming|closing|gaining)(?: up)?\b`), "boat overtaking"},
	{"damaged, hit, scratched, bumped, rammed, swung into", regexp.MustCompile(`(?i)\b(?:my|our) ` + anyBoat + ` (?:has |have )?(?:damaged|hit|scratched|bumped|rammed|bumped into|swung into) (?:(?:another|a|the next|the neighbour's|my neighbour's|our neighbour's|someone else's|somebody's) (?:moored |anchored )?` + anyBoat + `|another one|the one next door|the one next to (?:it|us|her))\b`), "I damaged another boat"},
	{"scraped, scratched, dented, bumped, rammed", regexp.MustCompile(`(?i)\b(?:i|we)(?:'ve| have)? (?:scraped|scratched|dented|bumped|bumped into|rammed) (?:another|a|my neighbour's|our neighbour's|the neighbour's|someone else's|somebody's) ` + anyBoat + `\b`), "I damaged another boat"},
	{"caught up by", regexp.MustCompile(`(?i)\b(?:being|getting) caught up by (a|an|the|another) `), "being overtaken by $1 "},
	{" cat", regexp.MustCompile(`(?i)\b((?:handl|sail|reef|tack|gyb|moor|dock|berth|heav|charter)\pL* (?:a|the|our|my)) cat\b`), "$1 catamaran"},
	{" cat", regexp.MustCompile(`(?i)\b((?:on|with|in|for) (?:a|the|our|my)) cat(\W*)$`), "$1 catamaran$2"},
	{"both", regexp.MustCompile(`(?i)\b(?:(?:if|when) )?(?:(?:we|they|you)(?: are|'re|’re) both|both(?: boats| vessels| of us| of them)?(?: are)?) (?:sailing|under sail)\b`), "two sailing boats meet"},
	{"myself, ourselves", regexp.MustCompile(`(?i)\b((?:can|could|may) (?:i|we) [^.?!]*)\b(?:myself|ourselves)\b`), "$1 DIY"},
	{"drifting", regexp.MustCompile(`(?i)\b(?:no wind|without (?:any )?wind|not a breath of wind)(?: at all)?\b([^.?!]*\bdrifting\b)`), "becalmed sailing boat$1"},
	{"value ", regexp.MustCompile(`(?i)\bhow (?:do|can|should|would|to) (?:(?:i|we|you|one|people|brokers) )?value (a|an|the|my|our|this) `), "valuation, what is it worth, $1 "},
	{"overboard", regexp.MustCompile(`(?i)\b((?:grey|gray|black|bilge|shower|dish|sink|waste|rain) ?-?water|sewage|food|rubbish|garbage|trash|waste|dishwater|peel|bottles?|cans?|glass|paper|ash(?:es)?|oil|soap)\b([^.?!]*) overboard\b`), "$1$2 into the sea"},
	{"overboard", regexp.MustCompile(`(?i)\bwhat (?:may|can|is allowed to|am i allowed to|are we allowed to|things may|things can) (?:(?:i|we|you) )?(?:go|be thrown|be put|throw|put|dump|tip) overboard\b`), "what garbage may be thrown overboard, MARPOL Annex V"},
	{"overboard", regexp.MustCompile(`(?i)\b(my|our|the|a) (hat|cap|glasses|sunglasses|phone|keys|wallet|bucket|boathook|winch handle|paddle|oar|fender|cushion|shoe) (?:has |have )?(?:went|gone|fell|is|blew|flew|dropped|fallen|blown)? ?overboard\b`), "lost $1 $2 dropped in the water"},
	{"in the first place", regexp.MustCompile(`(?i)\bin the first place\b`), ""},
	{"mooring, berth, buoy, pontoon, quay, dock, jetty, slip", regexp.MustCompile(`(?i)\bsail(?:ing)? (?:on to|onto|up to|off|out of|away from|in to|into|alongside) (?:a|an|the|my|our) ((?:\pL+ )?(?:mooring|moorings|berth|buoy|pontoon|quay|dock|jetty|slip)\b)`), "$1 under sail"},
	{"why should", regexp.MustCompile(`(?i)\bwhy should (?:i|we|you|anyone|anybody) (?:care|bother|worry)\b`), "why"},
	{"how far, miles, distance", regexp.MustCompile(`(?i)\b(?:how far|how many (?:nautical )?miles|what distance)\b([^.?!]*)\b(in|per|a|each|every) ((?:(?:one|a|single|24|twenty-four|good|full) )*(?:day|hours))\b`), "how far$1 $2 $3 daily run"},
}

// counted is how many of a kind a question asks for, which tells nothing of them and is no speed: "which 6 knots should I know?".
var counted = regexp.MustCompile(`(?i)\b(which|what|name|list)( are| the| are the)? (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|dozen) (knots|things|items|ways|reasons|checks|questions|steps|tips|points|spares|tools|mistakes|skills) (should|to|every|does|do|must|can|a|i|you|we)\b`)

// anyPerson is anybody of whom it is said that he is kept from something.
const anyPerson = `(?:anyone|anybody|someone|somebody|people|a person|persons|crew|(?:the|my|our) (?:crew|kids|children|guests|child|dog|family)|kids|children|guests|me|myself|us|ourselves|yourself|them|him|her) `

// anyBoat is a boat by one of her names.
const anyBoat = `(?:boat|yacht|vessel|sailboat|motorboat|powerboat|ship|dinghy)`

// asksShown asks what a boat has to show, which may be a light or a shape: "do I need to hoist anything?".
var asksShown = regexp.MustCompile(`(?i)\b(?:hoist|show|display|exhibit|put(?:ting)? up|hang(?:ing)? up|fly|switch(?:ing)? on|turn(?:ing)? on|light)(?:ing)? (?:anything|something)\b|` +
	`\bwhich (?:lights?|lamps?|shapes?|signals?) (?:do|does|must|should|shall|are|is|am) (?:i|we|you|one|she|they) (?:(?:have|need|ought|supposed) to )?(?:hoist|show|display|exhibit|put up|switch on|turn on)\b|` +
	`\bwhat (?:do|does|must|should|shall) (?:i|we|you|one|she|they) (?:(?:have|need|ought) to )?(?:hoist|show|display|exhibit|put up|switch on|turn on)\b`)

// What such a question asks for, and how much these words count beside those that tell where the boat is and what she does.
const (
	whatIsShown = "lights or shape to show"
	shownWeight = 0.5
)

// asksOrigin asks where a word comes from, which is not what it means.
var asksOrigin = regexp.MustCompile(`(?i)\betymolog|\borigins?(?: (?:of|behind) (?:the )?(?:\pL+ )?(?:words?|terms?|names?|expressions?|sayings?|phrases?)\b|\W*$)|\b(?:words?|terms?|names?|expressions?|sayings?|phrases?)\b[^.?!]*\b(?:come|came|derives?|stems?) from\b|` +
	`\bwhy (?:is|are|do|does|was|were) [^.?!]*\b(?:called|named|call it|call them|say)\b`)

// AsksOrigin reports whether a text asks where a word comes from.
func AsksOrigin(text string) bool { return asksOrigin.MatchString(text) }

// What such a question asks for, and how much these words count beside the word that it asks of.
const (
	whatIsOrigin = "where words come from origin"
	originWeight = 0.6
)

// inTerms is a text with its everyday turns of phrase as passages put them.
func inTerms(text string) string {
	lower := strings.ToLower(text)
	for _, t := range everyday {
		if !hasAny(lower, t.has) {
			continue
		}
		if put := t.said.ReplaceAllString(text, t.as); put != text {
			text, lower = put, strings.ToLower(put)
		}
	}
	return text
}

// hasAny reports whether a text has one of several parts of words, which commas part.
func hasAny(text, parts string) bool {
	for part := range strings.SplitSeq(parts, ", ") {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}
