package premise

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/phrase"
)

// Nobody knows these beforehand, nor from where we are.
const (
	nobodyKnows = "Nobody can know that beforehand, and I have no news later than my sources."
	noForecast  = "Nobody can know that so long beforehand: a forecast is of use for some 5 to 7 days, and beyond that there is only what is usual in the season. Look at the pilot charts when you plan and at the forecast in the week before you leave."
	noWorth     = "Nobody can know what a boat will be worth years from now: it hangs on her upkeep, the market and the model. As a rule of thumb production boats lose most in their first years and some 3 to 6 per cent a year later, a neglected one far more; look at asking prices of the same model that is older by as many years."
	noDay       = "Nobody can name the day: that hangs on use, age and upkeep. What can be said is when such a thing is usually inspected or replaced, and what its end announces itself by."
	noRecords   = "I have no records of past weather: the archives of the national weather services and the reanalyses that they publish have it by place, day and hour."
	notAboard   = "I cannot see your boat, her gauges or her surroundings from here: read it on board and tell me the figures, and I work out the rest."
	notThere    = "That I cannot know: I see nothing of your boat, the harbour or the people there, now or before. Ask who saw it, or the harbour office; AIS, cameras and a log may have kept it."
	notShown    = "I cannot see your papers or settings from here: what is yours stands on the document, the plate or in the set's menu, and whoever issued it can look it up. Whether something is insured depends on the policy's wording, so ask your insurer in writing before you rely on it."
	yetToCome   = " lies ahead: I cannot know what will happen, and I have no news later than my sources."
)

var (
	anyYear = regexp.MustCompile(`\b20\d\d\b`)
	past    = regexp.MustCompile(`\b1[89]\d\d\b`)
	// pastSkies asks how the weather was.
	pastSkies = regexp.MustCompile(`\b(?:what|how|which|was|were|did) (?:\w+ )?(?:was|were|there|it|the|strong|high|much) (?:the |a |an |any )?(?:\w+ )?(?:wind|winds|weather|swell|waves|rain|temperature|gale|storm|windy|rainy|blow)\b`)
	// farOff is a time for which there is no forecast.
	farOff = regexp.MustCompile(`\b(?:next (?:january|february|march|april|may|june|july|august|september|october|november|december|year|summer|winter|spring|autumn|season|month|decade|christmas|easter)|in (?:a|\d+|two|three|four|five|six|ten|fifteen|twenty) (?:years?|decades?|months?)|years? from now|(?:\d+|two|three|five|ten|twenty) years (?:time|ahead))\b`)
	// dated is a day of the year.
	dated = regexp.MustCompile(`\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?\d{1,2}(?:st|nd|rd|th)?)\b`)
	// counts ask how many of something there will be, changes whether something will be more or less.
	counts  = regexp.MustCompile(`\bhow (?:many|much|often) (?:\w+ ){1,5}will\b`)
	changes = regexp.MustCompile(`\bwill (?:\w+ ){1,5}(?:be|become|get|go) (?:\w+ )?(?:cheaper|dearer|more expensive|higher|lower|better|worse|up|down|banned|allowed|extinct|mandatory|compulsory)\b`)
	// ends ask for the day on which something of one's own fails.
	ends = regexp.MustCompile(`\b(?:(?:on )?(?:what|which) (?:date|day|month)|when exactly|at what hour|how many (?:more )?(?:days|hours|miles|months)) (?:\w+ ){0,3}(?:will|before|until|till|does) (?:my|our|the|this|it)\b.* (?:fail|fails|break|breaks|die|dies|give out|gives out|leak|leaks|wear out|snap|snaps|burst|bursts|sink|sinks)\b`)
	// ownGauges ask for what only who is on board can see.
	ownGauges = regexp.MustCompile(`\b(?:how (?:much|many)(?: \w+)?(?: of)?(?: \w+)? (?:is|are|do i have|have i|have we|do we have)(?: there)? (?:left |still |now )*(?:in|on) (?:my|our)|how (?:full|empty|charged|deep) (?:is|are) (?:my|our) \w+ (?:\w+ )?(?:now|right now|at the moment)|where am i (?:$|now|right now|exactly|at the moment)|where are we (?:now|right now|exactly)|what is my (?:position|speed|depth|heading|course) (?:$|now|right now|at the moment)|am i (?:dragging|drifting|aground) (?:now|right now)|(?:is|are) (?:my|our) \w+ (?:\w+ ){0,2}(?:now|right now|at the moment|at this moment)\b|can you (?:see|hear) (?:me|us|my|our)\b)`)
	// ownRest asks what is left aboard, without figures to work it out from.
	ownRest = regexp.MustCompile(`^ (?:so )?how (?:much|many) (?:\w+ ){1,3}(?:do i have|do we have|have i got|have we got|is there|are there) left (?:in the tanks? |aboard |on board |now )?$`)
	// ownPapers ask what stands on a paper, a plate or in a set of one's own.
	ownPapers = regexp.MustCompile(`^ (?:(?:am i|are we|is (?:my|our) (?:boat|yacht|dinghy|engine|crew)) (?:still )?(?:insured|registered|covered) (?:for (?:this|that|it) |here |now )?(?:yes or no )?$` +
		`|when (?:does|do|did|will|is) (?:my|our) (?:\w+ ){1,3}(?:expire|expires|run out|lapse|end|due) $|what is (?:my|our) (?:boats |yachts |own )?(?:mmsi|call sign|callsign|hin|sail number|registration number|policy number|hull number)(?: number)? $` +
		`|what is the (?:mmsi|call sign|callsign|hin|sail number|registration number|hull number)(?: number)? of (?:my|our) (?:boat|yacht) $)`)
	// encounters ask how much will be met with.
	encounters = regexp.MustCompile(`\bhow many \w+ will (?:i|we) (?:see|meet|catch|spot|pass|encounter)\b`)
	// gossip asks what somebody did where nobody of us was.
	gossip = regexp.MustCompile(`^ (?:was|were|did|has|had) (?:there )?(?:anybody|anyone|somebody|someone|my neighbour|my neighbor|my wife|my husband|the other skipper|the previous owner)\b|\bname of (?:my|our) (?:neighbou?rs?|wife|husband|friend|skipper|boat|dog|cat)\b`)
)

// beforehand says that a turn asks for what nobody can know, "" where it does not.
func beforehand(p phrase.Text, now time.Time) string {
	if !p.Has(wondered) && !p.Has(foretelling) && !gossip.MatchString(p.Spaced()) && !strings.Contains(p.Spaced(), " 20") && !p.Has(skies) {
		return ""
	}
	year := yearAhead(p, now)
	far := year != "" || farOff.MatchString(p.Spaced())
	switch {
	case ends.MatchString(p.Spaced()):
		return noDay
	case gossip.MatchString(p.Spaced()):
		return notThere
	case (ownGauges.MatchString(p.Spaced()) || ownRest.MatchString(p.Spaced())) && !p.Has(supposed):
		return notAboard
	case ownPapers.MatchString(p.Spaced()):
		return notShown
	case pastSkies.MatchString(p.Spaced()) && p.Has(skies) && !far && !p.Has(foretold) && (dated.MatchString(p.Spaced()) || anyYear.MatchString(p.Spaced()) || past.MatchString(p.Spaced())):
		return noRecords
	case p.Has(foretelling):
		return nobodyKnows + " What has been so far:"
	case far && p.Has(worth):
		return noWorth
	case (far || dated.MatchString(p.Spaced())) && p.Has(foretold) && p.Has(skies) && !p.Has(planned):
		return noForecast
	case far && !p.Has(planned) && !p.Has(own) && (counts.MatchString(p.Spaced()) || changes.MatchString(p.Spaced())):
		return nobodyKnows
	case year != "" && p.Has(outcomes):
		return year + yetToCome
	case encounters.MatchString(p.Spaced()):
		return nobodyKnows
	case farOff.MatchString(p.Spaced()) && p.Has(outcomes) && p.Has(foretold) && !p.Has(planned):
		return nobodyKnows
	}
	return ""
}

// own are words of who asks for something of his own.
var own = phrase.Of(`i, my, we, our`)

// yearAhead is the first year after that of now, "" for none.
func yearAhead(p phrase.Text, now time.Time) string {
	for _, text := range anyYear.FindAllString(p.Spaced(), -1) {
		if year, err := strconv.Atoi(text); err == nil && year > now.Year() {
			return text
		}
	}
	return ""
}
