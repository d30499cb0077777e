package talk

import (
	"regexp"
	"strings"
)

// asksOpposite asks for the opposite of what was spoken of.
var asksOpposite = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|what(?:'s|s| is| about)?|how about)\W+)*(?:the |its |their )?(?:opposite|reverse|contrary|other way (?:a?round|about))\b(?: of (?:that|this|it|them))?(?: called)?\W*$`)

// opposites are things that sailors have by twos.
var opposites = [][2]string{
	{"spring tides", "neap tides"}, {"spring tide", "neap tide"}, {"springs", "neaps"}, {"flood tide", "ebb tide"}, {"flood", "ebb"}, {"high water", "low water"},
	{"weather helm", "lee helm"}, {"windward", "leeward"}, {"weather shore", "lee shore"}, {"port tack", "starboard tack"}, {"port", "starboard"},
	{"a lift", "a header"}, {"true wind", "apparent wind"}, {"sea breeze", "land breeze"}, {"veering", "backing"}, {"veer", "back"}, {"tacking", "gybing"}, {"tack", "gybe"},
	{"upwind", "downwind"}, {"deep draught", "shallow draught"}, {"high pressure", "low pressure"}, {"anticyclone", "depression"}, {"warm front", "cold front"},
	{"stand-on vessel", "give-way vessel"}, {"bow", "stern"}, {"ebb", "flood"}, {"fixed", "floating"}, {"heavy displacement", "light displacement"}, {"monohull", "multihull"},
}

// opposite is the question before a turn that asks for the opposite, with that in the place of what it names; "" where it names none, or the
// turn asks for something else.
func opposite(question, turn string) string {
	if !asksOpposite.MatchString(turn) {
		return ""
	}
	lower := strings.ToLower(question)
	for _, pair := range opposites {
		for i, name := range pair {
			if at := wordAt(lower, name); at >= 0 {
				return question[:at] + pair[1-i] + question[at+len(name):]
			}
		}
	}
	return ""
}
