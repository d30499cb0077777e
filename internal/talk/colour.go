package talk

import "regexp"

// colours are those of buoys, lights, flags and shapes; colour is one or several of them, "red over white", "black and yellow".
const (
	colours = `(?:black|white|red|green|yellow|blue|orange|amber|striped)`
	colour  = colours + `(?:,? (?:and |over |or )?` + colours + `)*`
)

var (
	// sighted is a thing in a question that is told by its colour, with what it bears.
	sighted = regexp.MustCompile(`(?i)\b(?:an? |the )?` + colour + `( (?:buoy|mark|light|lights|flag|ball|shape|cone|post|pole)s?)(?: with (?:an? |the )?\pL+(?: \pL+)??)?( means?| shows?| stands?| tell| at | on |$)`)
	// otherColour is a turn that names nothing but another colour.
	otherColour = regexp.MustCompile(`(?i)^(?:an?|the) (` + colour + `)(?: one)?$`)
)

// recoloured is a question for a thing of one colour with another in its stead: "what does a yellow buoy with a cross mean" and then "and a black and
// red one?"; "" for any other.
func recoloured(asked, turn string) string {
	at, m := sighted.FindStringSubmatchIndex(asked), otherColour.FindStringSubmatch(turn)
	if at == nil || m == nil {
		return ""
	}
	return asked[:at[0]] + "a " + m[1] + asked[at[2]:at[3]] + asked[at[4]:]
}
