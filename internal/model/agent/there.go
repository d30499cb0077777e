package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/phrase"
)

var (
	// hereabouts are words that stand for a place named before, toThere with a verb of going.
	hereabouts = regexp.MustCompile(`(?i)(?:^|[^\pL'’-])((?:(?:over|up|down|out) )?there|dort|dorthin|dahin|là-bas)(?:[^\pL'’-]|$)`)
	toThere    = regexp.MustCompile(`(?i)\b(?:get|getting|go|going|gets|goes|come|sail|sailing|sailed|cross|crossing|travel|way|trip|passage|deliver|dorthin|dahin|komme[n]?|segel[n]?|aller)\s*$`)
	// noPlaceBefore and noPlaceBehind are what stands beside a "there" that stands for no place: "is there a rule", "there are two".
	noPlaceBefore = regexp.MustCompile(`(?i)\b(?:is|are|was|were|be|isn['’]?t|aren['’]?t|hi|hello|hey|will|if|that|when|because|from|say|says|so)\s*$`)
	noPlaceBehind = regexp.MustCompile(`(?i)^(?:['’]?s\b|\s+(?:is|are|was|were|will be|has been|have been|may be|might be|must be|should be|seems?|isn['’]?t|aren['’]?t)\b)`)
	// leadsTo is what stands before the name of a place.
	leadsTo = regexp.MustCompile(`(?i)(?:^|\s)((?:in|on|at|around|near|off|along|an|auf|bei|à|en|au|aux|dans)(?: (?:the|der|den|dem|la|le|les))?) $`)
)

// ofCountry is a coast called by its country, countries are those by what is called so.
var (
	ofCountry = regexp.MustCompile(`(?i)\b(greek|croatian|turkish|italian|spanish|french|portuguese|norwegian|swedish|danish|dutch|german|irish|scottish|maltese|montenegrin|cornish) (?:\pL+ )?(?:islands?|isles|coast|waters|archipelago|riviera|fjords?|lakes?|canals?|marinas?|ports?|harbours?)\b`)
	countries = map[string]string{"greek": "Greece", "croatian": "Croatia", "turkish": "Turkey", "italian": "Italy", "spanish": "Spain", "french": "France", "portuguese": "Portugal",
		"norwegian": "Norway", "swedish": "Sweden", "danish": "Denmark", "dutch": "the Netherlands", "german": "Germany", "irish": "Ireland", "scottish": "Scotland",
		"maltese": "Malta", "montenegrin": "Montenegro", "cornish": "Cornwall"}
)

// withPlace is a request with the place that was named last in the stead of a word of its last turn that points there: "what's the wind like
// there in July?", "welche Boote gibt es dort?".
func (a *Agent) withPlace(req chat.Request) chat.Request {
	if a.cfg.Places == nil {
		return req
	}
	last := len(req.Messages) - 1
	for last >= 0 && req.Messages[last].Role != chat.User {
		last--
	}
	if last < 0 {
		return req
	}
	text := req.Messages[last].Text
	start, end, ok := thereIn(text)
	if !ok {
		return req
	}
	in, name := a.placeBefore(req.Messages[:last])
	if name == "" || len(a.cfg.Places.Mentions(text)) > 0 {
		return req
	}
	there := in + " " + name
	if toThere.MatchString(text[:start]) {
		there = "to " + name
	}
	req.Messages = slices.Clone(req.Messages)
	req.Messages[last].Text = text[:start] + there + text[end:]
	return req
}

// thereIn is where the first word of a text stands that stands for a place named before; false where it has none.
func thereIn(text string) (start, end int, ok bool) {
	for _, at := range hereabouts.FindAllStringSubmatchIndex(text, -1) {
		if !noPlaceBefore.MatchString(text[:at[2]]) && !noPlaceBehind.MatchString(text[at[3]:]) {
			return at[2], at[3], true
		}
	}
	return 0, 0, false
}

// placeBefore is the last place that the user named within the last turns, and what it stood behind; "" for none.
func (a *Agent) placeBefore(messages []chat.Message) (in, name string) {
	back := 0
	for _, m := range slices.Backward(messages) {
		if m.Role != chat.User {
			continue
		}
		if found := a.cfg.Places.Mentions(m.Text); len(found) > 0 {
			p := found[len(found)-1]
			in = "in"
			if before := leadsTo.FindStringSubmatch(m.Text[:p.Start]); before != nil {
				in = strings.ToLower(before[1])
			}
			return in, m.Text[p.Start:p.End]
		}
		if m := ofCountry.FindStringSubmatch(m.Text); m != nil {
			return "in", countries[strings.ToLower(m[1])]
		}
		if back++; back > farBack {
			break
		}
	}
	return "", ""
}

var (
	// asksName asks what something is called, nameTold is the name at the beginning of what answers it, and standsFor the pronoun for it.
	asksName  = regexp.MustCompile(`(?i)\b(?:called|the name (?:of|for)|named|what['’]?s its name|heißt|heissen|s['’]appelle)\b`)
	nameTold  = regexp.MustCompile(`(?m)^(?:- )?(?:The|An?|Der|Die|Das|Le|La) (\pL[\pL-]*)(?: \([^)]*\))? (?:is|are|blows?|means?|in the|comes?)\b`)
	standsFor = regexp.MustCompile(`(?i)(^|[^\pL])(it)\b (\pL+)`)
)

// withName is a request with the name that the answer before its last turn gave, where that was asked for, in the stead of the pronoun for it:
// "what is it called again?" and then "what if it catches me at anchor?".
func (a *Agent) withName(req chat.Request) chat.Request {
	last, before := -1, -1
	said := ""
	for i, m := range slices.Backward(req.Messages) {
		switch {
		case m.Role == chat.Assistant && said == "":
			said = m.Text
		case m.Role == chat.User && last < 0:
			last = i
		case m.Role == chat.User && before < 0:
			before = i
		}
	}
	if before < 0 || !asksName.MatchString(req.Messages[before].Text) {
		return req
	}
	at, named := standsFor.FindStringSubmatchIndex(req.Messages[last].Text), nameTold.FindStringSubmatch(said)
	if at == nil || named == nil || phrase.Plain(req.Messages[last].Text).Has(expletive) {
		return req
	}
	req.Messages = slices.Clone(req.Messages)
	text := req.Messages[last].Text
	req.Messages[last].Text = text[:at[4]] + "the " + named[1] + text[at[5]:]
	return req
}
