package knowledge

import (
	"regexp"
	"slices"
	"strings"
)

const (
	colour = `(?:red|white|green|yellow|blue)`
	ofLamp = `(?:,? all-?round)?(?:,? (?:lights?|lamps?|ones?))?`
)

var (
	// above finds colours each of which stands above the next: "red over white", "a white light above a red one", "red white red lights", "red-white-red".
	above = regexp.MustCompile(`(?i)\b` + colour + ofLamp + `(?:,? (?:over|above|on top of) (?:an? |the )?` + colour + `\b)+|\b` + colour + `(?:(?: |-|, )` + colour + `)+ (?:(?:all-?round|vertical) )?(?:lights?|lamps?)\b|\b` + colour + `-` + colour + `-` + colour + `\b`)
	// below finds two colours of which the second stands above the first.
	below    = regexp.MustCompile(`(?i)\b` + colour + ofLamp + ` (?:under|below|beneath|underneath) (?:an? |the )?` + colour + `\b`)
	anColour = regexp.MustCompile(`(?i)` + colour)
)

// coloursIn are the colours of lights that a text names one above the other, from the top, in lower case with a blank between; "" for none. The words of
// a question are looked up without their order, in which lights differ most.
func coloursIn(text string) string {
	var most []string
	for _, found := range above.FindAllString(text, -1) {
		if list := anColour.FindAllString(found, -1); len(list) > len(most) {
			most = list
		}
	}
	if most != nil {
		return strings.ToLower(strings.Join(most, " "))
	}
	list := anColour.FindAllString(below.FindString(text), -1)
	slices.Reverse(list)
	return strings.ToLower(strings.Join(list, " "))
}

// hasOtherLights reports whether a passage tells of lights one above the other, and of none in these colours.
func (p Passage) hasOtherLights(colours string) bool {
	found := above.FindAllString(p.Summary+"\n"+strings.Join(p.Facts, "\n"), -1)
	return found != nil && !slices.ContainsFunc(found, func(s string) bool {
		return strings.ToLower(strings.Join(anColour.FindAllString(s, -1), " ")) == colours
	})
}
