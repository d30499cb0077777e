package sums

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	sentenceEnd = regexp.MustCompile(`[.!?;:]\s+|\s+[-–—]\s+`)
	askBorder   = regexp.MustCompile(`(?i)\?\s+|[,;]?\s+(?:and|und|et|&)(?: (?:also|then|so))?\s+|[,;]\s+`)
	beginsAsk   = regexp.MustCompile(`(?i)^(?:(?:to|for|with|at|in) [^?]{1,40}?,? |(?:if|when) [^?]{1,60}?, )?(?:also |so |then )?(?:how|what|whats|what's|when|which|where|is|are|will|would|can|could|do|does|wie|was|wann|welche[rsn]?|combien|quel(?:le)?s?)\b`)
	occasion    = regexp.MustCompile(`(?i)^(?:to|for|with|at|if|when) [^?]{1,60}?, (?:how|what)`)
	inUnitOnly  = regexp.MustCompile(`(?i)^(?:in|into|en) (\pL[\pL/²³° ]*)$`)
	countedHead = regexp.MustCompile(`(?i)\b(?:how many|how much|wie ?viele?|combien de?)\b`)
	whatHead    = regexp.MustCompile(`(?i)\b(?:what|whats|what's|calculate|work out|find)\b`)
	thingAsked  = regexp.MustCompile(`(?i)^(?:(?:the|my|our|its|her|their) \pL[\pL /-]{1,40}|[\pL/]{3,}(?: \pL{3,})?)$`)
)

// backAgain are words behind "and" that ask for nothing more.
var backAgain = regexp.MustCompile(`(?i)\b(?:back|forth|so on|return|return trip|home|all|why|more|less)$`)

// questions takes a text apart into what it states and what it asks, each question written out: "how many hours and Ah?" asks "how many
// hours?" and "how many Ah?".
func questions(text string) (stated string, asks []string) {
	var said []string
	for _, s := range sentences(text) {
		if !strings.HasSuffix(s, "?") && !beginsAsk.MatchString(s) {
			if asks == nil {
				said = append(said, s)
			}
			continue
		}
		asks = append(asks, divided(strings.TrimRight(s, " ?."))...)
	}
	return strings.Join(said, " "), asks
}

// sentences cuts a text at the ends of its sentences, which it leaves in place.
func sentences(text string) (list []string) {
	from := 0
	for _, at := range sentenceEnd.FindAllStringIndex(text, -1) {
		end := at[0] + 1
		list = append(list, strings.TrimSpace(text[from:end]))
		from = at[1]
	}
	if rest := strings.TrimSpace(text[from:]); rest != "" {
		list = append(list, rest)
	}
	return list
}

// divided are the questions of a sentence that asks.
func divided(sentence string) []string {
	var list []string
	from := 0
	for _, at := range askBorder.FindAllStringIndex(sentence, -1) {
		if at[0] <= from {
			continue
		}
		border := strings.TrimSpace(sentence[at[0]:at[1]])
		if tail, good := whole(sentence[from:at[0]], sentence[at[1]:]); good && (border != "," || beginsAsk.MatchString(tail)) {
			list = append(list, sentence[from:at[0]]+"?")
			if from = at[1]; tail != sentence[from:] {
				return append(list, occasionOf(sentence)+tail+"?")
			}
		}
	}
	return append(list, strings.TrimSpace(sentence[from:])+"?")
}

// occasionOf is what a sentence tells before it asks, which is true of all its questions: "to make 150 L a day, ".
func occasionOf(sentence string) string {
	found := occasion.FindString(sentence)
	if found == "" {
		return ""
	}
	return found[:strings.LastIndex(found, " ")+1]
}

// whole writes out a question that leans on the one before it; good is false where it is none, but goes on with that one.
func whole(head, tail string) (written string, good bool) {
	const long = 6 // words
	counted := countedHead.MatchString(head)
	asking := counted || beginsAsk.MatchString(head) || whatHead.MatchString(head)
	switch {
	case beginsAsk.MatchString(tail) && (asking || thingAsked.MatchString(head)):
		return tail, true
	case strings.ContainsAny(tail, "0123456789") || len(strings.Fields(tail)) > long:
		return "", false
	case inUnitOnly.MatchString(tail):
		_, _, known := quantity.UnitAt(tail, strings.Index(tail, " ")+1)
		return tail, known && asking
	case counted:
		if _, _, known := quantity.UnitAt(tail, 0); known {
			return "how many " + tail, true
		}
	}
	return "what is " + tail, thingAsked.MatchString(tail) && !backAgain.MatchString(tail) && (whatHead.MatchString(head) || thingAsked.MatchString(head))
}
