package agent

import (
	"regexp"
	"strings"
)

// What people put before and behind a question and that is none of it.
var (
	manners = []*regexp.Regexp{
		regexp.MustCompile(`(?i)^\s*(?:hi|hello|hey|hiya|ahoy|good (?:morning|afternoon|evening|day)|greetings)(?: there| all| everyone| everybody| guys| folks| team| again)?\s*[,.!:–-]+\s*`),
		regexp.MustCompile(`(?i)^\s*(?:just )?(?:an? |one |another )?(?:very )?(?:quick|silly|dumb|stupid|simple|general|short|small|basic|random)? ?questions?(?: for you| please)?\s*[:,.!–-]+\s*`),
		regexp.MustCompile(`(?i)^\s*(?:this is |it's |its )?(?:for|revising for|preparing for|studying for) (?:my|an?|the|our) (?:[\pL'’]+ ){0,3}(?:exam|test|course|homework|quiz|essay|presentation|class|theory|article|blog|assessment)` +
			`(?: (?:tomorrow|today|tonight|next week|on \pL+|this week|this weekend))?\s*[:,–-]+\s*`),
	}
	// thanking ends a text with thanks; a question mark before it stays.
	thanking = regexp.MustCompile(`(?i)[\s,.!]*\b(?:(?:many |lots of )?thanks(?: a lot| a million| so much| very much| again| in advance| for (?:your|the|any) help)?|thank you(?: so much| very much| in advance| for your help)?|thx|much appreciated)[.!\s]*$`)
	// somewhat says how new somebody is to sailing, which is no word of a boat's condition.
	somewhat = regexp.MustCompile(`(?i)\b(?:fairly|quite|pretty|rather|relatively|very|totally|completely|a bit|still) (new to)\b`)
)

// fewestLeft is how many words a question has at least behind what is left out of it.
const fewestLeft = 2

// withoutManners is a text less what it greets and thanks with and what it says of why it asks, as it is where hardly anything else is said.
func withoutManners(text string) string {
	bare := thanking.ReplaceAllString(somewhat.ReplaceAllString(text, "$1"), "")
	for range manners { // "Hello! Quick question: …"
		for _, m := range manners {
			bare = m.ReplaceAllString(bare, "")
		}
	}
	if len(strings.Fields(bare)) < fewestLeft {
		return text
	}
	return bare
}
