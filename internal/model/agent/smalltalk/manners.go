package smalltalk

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
)

// What people put before and behind a question and that is none of it.
var (
	manners = []*regexp.Regexp{
		regexp.MustCompile(`(?i)^\s*(?:hi|hello|hey|hiya|ahoy|good (?:morning|afternoon|evening|day)|greetings)(?: there| all| everyone| everybody| guys| folks| team| again)?\s*[,.!:–-]+\s*`),
		regexp.MustCompile(`(?i)^\s*(?:just )?(?:an? |one |another )?(?:very )?(?:quick|silly|dumb|stupid|simple|general|short|small|basic|random)? ?questions?(?: for you| please)?\s*[:,.!–-]+\s*`),
		regexp.MustCompile(`(?i)^\s*(?:this is |it's |its )?(?:for|revising for|preparing for|studying for) (?:my|an?|the|our) (?:[\pL'’]+ ){0,3}(?:exam|test|course|homework|quiz|essay|presentation|class|theory|article|blog|assessment)` +
			`(?: (?:tomorrow|today|tonight|next week|on \pL+|this week|this weekend))?\s*[:,–-]+\s*`),
		regexp.MustCompile(`(?i)^\s*(?:i was|i'm|i am|we were|we're|we are|just) (?:just )?wondering\s*[,:]\s*`),
		regexp.MustCompile(`(?i)^\s*(?:can|could|may|might) (?:i|you|we) (?:please )?(?:ask|tell|help) (?:you|me|us)(?: (?:something|a question|one thing|with something))?\s*\?\s+`),
		regexp.MustCompile(`(?i)^\s*(?:i have|i've got|we have|here is|here's) (?:an? |another )?(?:quick |silly |simple |short )?question(?: for you)?\s*[:,.!–-]+\s*`),
		// what was spoken of when the question came up
		regexp.MustCompile(`(?i)^[^.?!:0-9]*\b(?:argu(?:ed|ing)|discuss(?:ed|ing)|debat(?:ed|ing)|talk(?:ed|ing)|chatt(?:ed|ing)|disagreed?|quarrell?(?:ed|ing)|asked (?:me|us)|wondered)\b[^.?!:0-9]*\b(?:about this|about that|about it|this|that|this question|the question)\b[^.?!:0-9]*[.!:]\s+`),
	}
	// searching ends a text with where no answer was found.
	searching = regexp.MustCompile(`(?i)([?.!])\s*(?:i|we) (?:couldn'?t|could not|can'?t|cannot|didn'?t|did not) (?:find|see) (?:an?|any|the)?\s?[^.?!]*\b(?:answers?|anything|explanation|information|info)\b[^.?!]*[.!]?\s*$`)
	// thanking ends a text with thanks; a question mark before it stays.
	thanking = regexp.MustCompile(`(?i)[\s,.!]*\b(?:(?:many |lots of )?thanks(?: a lot| a million| so much| very much| again| in advance| for (?:your|the|any) help)?|thank you(?: so much| very much| in advance| for your help)?|thx|much appreciated)[.!\s]*$`)
	// somewhat says how new somebody is to sailing, which is no word of a boat's condition.
	somewhat = regexp.MustCompile(`(?i)\b(?:fairly|quite|pretty|rather|relatively|very|totally|completely|a bit|still) (new to)\b`)
)

// thanked begins a text with thanks for the answer before it.
var thanked = regexp.MustCompile(`(?i)^\W*(?:(?:ok(?:ay)?|great|perfect|cool|nice|super|brilliant|lovely|right|ah|oh|gut|prima|parfait|d['’]accord)\W+)*(?:(?:many |lots of )?thanks(?: a lot| so much| very much| a million| again| for that)?|thank you(?: so much| very much| again| for that)?|thx|ta|cheers|(?:vielen |besten |herzlichen )?dank(?:e)?(?: dir| ihnen| schön| sehr| vielmals)?|merci(?: beaucoup| bien)?)\s*[,.;:!–-]+\s*`)

// withoutThanks is a text less the thanks that it begins with, where it goes on to ask or to want something; else as it is.
func withoutThanks(text string) string {
	rest := thanked.ReplaceAllString(text, "")
	if rest == text || len(strings.Fields(rest)) < fewestLeft {
		return text
	}
	p := phrase.Plain(rest)
	if Closes(p) {
		return text
	}
	if strings.HasSuffix(strings.TrimSpace(rest), "?") || p.Begins(goingOn) || knowledge.FormOf(rest) != knowledge.General || strings.ContainsAny(rest, "0123456789") {
		return rest
	}
	return text
}

// fewestLeft is how many words a question has at least behind what is left out of it.
const fewestLeft = 2

// Bare is a text less what it greets and thanks with and what it says of why it asks, as it is where hardly anything else is said.
func Bare(text string) string {
	bare := searching.ReplaceAllString(thanking.ReplaceAllString(somewhat.ReplaceAllString(text, "$1"), ""), "$1")
	bare = withoutThanks(bare)
	for range manners { // "Hello! Quick question: …"
		came := bare
		for _, m := range manners {
			bare = m.ReplaceAllString(bare, "")
		}
		if bare == came {
			break
		}
	}
	if len(strings.Fields(bare)) < fewestLeft {
		return text
	}
	return bare
}
