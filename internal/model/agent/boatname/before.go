package boatname

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

var justNumber = regexp.MustCompile(`\b(?:the|a|an|die|das|der|le|la)\s+(\d{2,3}(?:\.\d)?[a-zA-Z]?)\b(?:\s+(\S+))?`)

// Numbered is a text that gives a boat by her number alone, "and the 40?", with her name in its place: that of the builder whose boat the texts
// before it, the latest last, named last. Both are "" where there is none, or more than one.
func (rd *Reader) Numbered(text string, before []string) (whole, name string) {
	m := justNumber.FindStringSubmatch(text)
	if m == nil || lengthUnit.MatchString(m[2]) {
		return "", ""
	}
	for _, earlier := range slices.Backward(before) {
		boats := rd.In(earlier)
		if len(boats) == 0 {
			continue
		}
		own := slices.DeleteFunc(rd.In(boats[0].builder()+" "+m[1]), func(b Boat) bool { return !b.Whole })
		if len(own) != 1 {
			return "", ""
		}
		return strings.Replace(text, m[1], own[0].Name(), 1), own[0].Name()
	}
	return "", ""
}

// Called is a text that calls a boat by her builder alone, "any known problems with the Catalina?", with the name of the one of that builder
// that the texts before it, the latest last, named last. Both are "" where it names a boat itself, or they named none of the kind.
func (rd *Reader) Called(text string, before []string) (whole, name string) {
	if len(before) == 0 || len(rd.In(text)) > 0 {
		return "", ""
	}
	p := phrase.Plain(text)
	for _, earlier := range slices.Backward(before) {
		for _, boat := range rd.In(earlier) {
			if !p.Has(phrase.Of(phrase.Plain(boat.builder()).String())) {
				continue
			}
			calls := regexp.MustCompile(`(?i)\b(?:the|this|that|my|our|der|die|das|den|dem|la|le|mon|ma|notre) (` + regexp.QuoteMeta(boat.builder()) + `)(?:['’]s)?(?:[\s,;.?!]|$)`)
			if at := calls.FindStringSubmatchIndex(text); at != nil {
				return text[:at[2]] + boat.Name() + text[at[3]:], boat.Name()
			}
		}
	}
	return "", ""
}

// ofSize is how long a boat is, in feet.
var ofSize = regexp.MustCompile(`(?i)\b(\d{2})[ -]?(?:ft|feet|foot|footers?|fuß)\b`)

// Last is the only boat that a text names, else the one that the texts before it, the latest last, named last, and the one of them that said her
// name. A builder alone is completed from those, and from the size that the text gives, "Hallberg-Rassy 36 ft". It is "" where there is none,
// or the text names several.
func (rd *Reader) Last(text string, before []string) (name, said string) {
	if boats := rd.In(text); len(boats) == 1 {
		return boats[0].Name(), ""
	} else if len(boats) > 1 {
		return "", ""
	}
	p := phrase.Plain(text)
	size := ofSize.FindStringSubmatch(text)
	own := rd.Builder(p)
	for _, earlier := range slices.Backward(before) {
		if name := spokenOf(p, rd.In(earlier), own); name != "" && size == nil {
			return name, earlier
		}
		if own == "" && size != nil {
			own = rd.Builder(phrase.Plain(earlier))
		}
	}
	if own != "" && size != nil {
		return own + " " + size[1] + " ft", ""
	}
	return "", ""
}

// spokenOf is the one of some boats that a text is about: the one of which it says most of the name, else the only one, or the last of the
// builder that it names; "" for none.
func spokenOf(p phrase.Text, boats []Boat, builder string) (name string) {
	const leastWord = 4 // letters
	most := 0
	for _, boat := range boats {
		said := 0
		for word := range strings.FieldsSeq(phrase.Plain(boat.Name()).Spaced()) {
			if len(word) >= leastWord && strings.Contains(p.Spaced(), " "+word+" ") {
				said++
			}
		}
		if said >= max(1, most) && (builder == "" || builder == boat.builder()) {
			name, most = boat.Name(), said
		}
	}
	if name == "" && builder == "" && len(boats) == 1 {
		return boats[0].Name()
	}
	return name
}
