package premise

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// The ways in which a turn takes something for granted.
var (
	// because begins a clause with a reason, up to a comma.
	because = regexp.MustCompile(`(?i)^(?:since|because|as|given that|given|seeing (?:that|as)|now that|considering(?: that)?|assuming(?: that)?|if|even though|although) (.+?), `)
	// whyIs asks for the reason of what follows.
	whyIs = regexp.MustCompile(`(?i)^(?:so |but |and )?(?:why|how come|for what reason) (?:is|are|was|were|do|does|did|must|should|can|has|have|will|would)?(?:n['’]?t)?\b`)
	// symptom begins what is asked the reason of and happens to one boat, whatever is so of all others.
	symptom = regexp.MustCompile(`(?i)^ (?:my|our)\b`)
	// denying is how such a question begins that denies what follows.
	denying = regexp.MustCompile(`(?i)n['’]?t$`)
	// reasoned is a reason at the end.
	reasoned = regexp.MustCompile(`(?i)[, ](?:because|since) (.+)$`)
	// tagged ends a statement that wants a nod.
	tagged = regexp.MustCompile(`(?i)(?:,|-) ?(?:ok|okay|true|no|yes|agreed|fine)$|, (?:is|are|do|does|did|was|were|can|could|has|have|must|should|will|would|am|need) (?:it|they|he|she|i|we|you|that|there)$|,? (?:right|correct|is that (?:right|so|true|correct)|is it not|am i right|or not|(?:is|are|do|does|did|was|were|can|could|has|have|must|should|will|would)(?:n['’]t|nt) (?:it|they|he|she|i|we|you|that|there))$`)
	// reported begins a statement that somebody makes.
	reported = regexp.MustCompile(`(?i)^(?:is it (?:true|right|correct|a fact) that|am i right(?: in thinking)? that|i(?: have|['’]ve)? (?:heard|read|was told|know|think|believe|thought|learned|learnt)(?: that)?|everyone (?:says|knows)(?: that)?|they say(?: that)?|my \w+ (?:says|said|told me|claims|thinks)(?: that)?|you (?:say|said)(?: that)?|(?:you[’']?d|you would|wouldn[’']?t you|surely you) agree(?: that)?|surely|obviously|clearly|of course|(?:pretend|assume|imagine|suppose|let['’]?s say|say)(?: that)?)\b`)
	// happened tells what somebody thinks has happened, which is no opinion of how things are.
	happened = regexp.MustCompile(`(?i)^i (?:think|believe|know|guess|fear)(?: that)? (?:i|i['’]ve|we|we['’]ve|my \w+|our \w+|he|she|his \w+|her \w+|somebody|someone) (?:\w+ ){0,2}?(?:\w{3,}ed|broke|broken|lost|cut|hit|hurt|fell|fallen|got|ran|blew|bent|tore|torn|swallowed|ate|drank|burnt|bitten|stung)\b`)
	// questioned begins a question, or a request.
	questioned = regexp.MustCompile(`(?i)^(?:what|which|when|where|who|how|why|should|can|could|may|do|does|did|is|are|was|were|will|would|am|has|have|must|explain|tell|give|show|list|describe|compare|name|find|help|calculate|write|whats|what['’]s|please|best|difference|pretend|imagine|suppose|if|in|(?:first |main |best )?(?:things?|steps|ways|tips|reasons) (?:to|for))\b`)
	// ownAffairs are told of who asks, not of how things are.
	ownAffairs = regexp.MustCompile(`(?i)\b(?:i|we|my|our|me|us|im|i['’]m|ive|i['’]ve|\w+ (?:is|are) \w+ing)\b`)
	finite     = regexp.MustCompile(`(?i)\b(?:is|are|was|were|must|should|can|cannot|can['’]t|may|has|have|never|always|gives?|means?|does|do|needs?|shows?|blows?|turns?|makes?|holds?|runs?|points?|stands?|comes?|goes|go|works?|keeps?)\b`)
)

var (
	// encountered is another vessel that one meets with, of which it is asked what to do: "a yacht under sail comes from port".
	encountered = regexp.MustCompile(`(?i)\b(?:a|an|another|one|the other) (?:[\pL-]+ ){0,3}?(?:boats?|yachts?|ships?|vessels?|ferry|tanker|trawler|sailboat|dinghy|motorboat|powerboat|tug|cruiser|coaster|barge|sail|one)\b(?: [\pL-]+){0,3}? (?:comes?|approach(?:es)?|cross(?:es)?|converges?|overtakes?|passes|appears?|heads?|steers?|meets?|sails|motors|is (?:on|to|ahead|astern|behind|near|close))\b`)
	// ruling are words with which a sentence tells what holds for vessels, and not where one is.
	ruling = regexp.MustCompile(`(?i)\b(?:must|should|has|have|gives?|keeps?|stands? on|may|can|cannot|needs?|right of way|priority|stand-?on|give-?way|always|never|every|all|only)\b`)
)

// meets reports whether a statement only tells of a vessel that one meets with.
func meets(said string) bool { return encountered.MatchString(said) && !ruling.MatchString(said) }

// concluding parts a premise from what is asked because of it.
var concluding = regexp.MustCompile(`(?i)(?:,| -)? (?:so )?(?:what|how|why|which|who|where)\b.*$|,? so (?:i|we|that|should|can|could|do|does|did|what|how|why|which|when|where|who|is|are|it|there|my|the|a|please|tell|must|may)\b`)

// noTag is an end that is like a tag and is none.
var noTag = regexp.MustCompile(`(?i)\b(?:is|are|was|be|all|it|them|set|the|my|turn|to) right$`)

// noReason ends a sentence with a time, or points to what was said.
var noReason = regexp.MustCompile(`(?i) since (?:i|we|my|our|last|yesterday|this|then|it|he|she|they)\b| because of \w+$`)

// tagOf is where a sentence wants a nod to what it says, nil where it does not.
func tagOf(s string) []int {
	if noTag.MatchString(s) {
		return nil
	}
	return tagged.FindStringIndex(s)
}

// therefore draws a conclusion.
var therefore = regexp.MustCompile(`(?i), ?(?:so|hence|therefore|thus|which is why) `)

// explain asks what something is that was described before: "A buoy is red and white. What does it mean?"
var explain = regexp.MustCompile(`(?i)^(?:so |and )?(?:what|which|who) (?:(?:kind|sort|type|vessel|ship|boat|mark|buoy|light)s? )?(?:of \w+ )?(?:is|are|was|does|do|might|could|would|has|have) (?:it|that|this|she|he|they|these|those|her)\b(?: \w+){0,3}(?: and (?:what|how|who|which|should|must|can|do)\b.*)?$`)

// joined parts two statements, of which one may be so and the other not.
var joined = regexp.MustCompile(`(?i), ?(?:and|but|while|whereas) | and (?:on|answer|explain|tell|then) `)

// nod is a sentence that wants nothing but a nod to the one before.
var nod = regexp.MustCompile(`(?i)^(?:so |that['’]?s )?(?:fine|ok|okay|right|correct|true|agreed?|good(?: (?:idea|solution|plan|choice|enough))?|sensible|clever|any (?:objections?|downsides?|problems?|tips)|is that (?:good|wise|sensible|safe|enough)|sounds good|deal|yes)$`)

// asserts reports whether a turn wants a nod to something, asks because of it, or tells of a plan.
func (t Turn) asserts() bool {
	return t.Plain.Has(nodding) || slices.ContainsFunc(sentencesOf(t.Text), func(s string) bool {
		return nod.MatchString(s) || because.MatchString(s) && !supposing.MatchString(s) || reported.MatchString(s) && !happened.MatchString(s) || reasoned.MatchString(s) && !noReason.MatchString(s) || tagOf(s) != nil || phrase.Plain(s).Begins(planning) ||
			!questioned.MatchString(s) && therefore.MatchString(s)
	})
}

// mostTaken is how many words a premise has at most: longer ones tell a story.
const mostTaken = 24

// takenForGranted are the statements about the world on which a turn rests: what it says, or asks the reason of.
func takenForGranted(text string) (list []string) {
	take := func(s string) {
		for _, part := range joined.Split(s, -1) {
			if n := len(strings.Fields(part)); n >= 3 && n <= mostTaken {
				list = append(list, strings.TrimSpace(part))
			}
		}
	}
	all := sentencesOf(text)
	for i, s := range all {
		if i+1 < len(all) && explain.MatchString(all[i+1]) {
			continue
		}
		if m := because.FindStringSubmatch(s); m != nil {
			take(m[1])
			s = s[len(m[0]):]
		}
		if m := concluding.FindStringIndex(s); m != nil {
			s = s[:m[0]]
		}
		tag, report, why := tagOf(s), reported.FindStringIndex(s), whyIs.FindStringIndex(s)
		switch {
		case tag != nil:
			take(s[:tag[0]])
			continue
		case report != nil:
			take(s[report[1]:])
			continue
		case why != nil:
			if !denying.MatchString(s[:why[1]]) && !symptom.MatchString(s[why[1]:]) {
				take(s[why[1]:])
			}
			continue
		}
		if m := reasoned.FindStringSubmatch(s); m != nil {
			take(m[1])
		}
		if !questioned.MatchString(s) && !ownAffairs.MatchString(s) && finite.MatchString(s) && !meets(s) {
			take(s)
		}
	}
	return list
}

var (
	// single are subjects of which something is told as it is today, not in general.
	single = regexp.MustCompile(`(?i)^(?:the|this|that|these|those|there|it|its|he|she|they|today|tomorrow|tonight)\b`)
	// sweeping are words with which something is told in general all the same.
	sweeping = regexp.MustCompile(`(?i)\b(?:always|never|no|only|every|all|any|must|impossible|cannot|can['’]t)\b`)
	// supposing begins a reason that is only supposed, or granted.
	supposing = regexp.MustCompile(`(?i)^(?:if|even though|although)\b`)
)

// owned is something of one's own, of which it is told or asked how it behaves.
var owned = regexp.MustCompile(`(?i)\b(?:my|our)\b`)

// generalises reports whether a turn takes something for granted of things in general, rather than of what is the matter with one of them.
func (t Turn) generalises() bool {
	return slices.ContainsFunc(takenForGranted(t.Text), func(s string) bool { return !owned.MatchString(s) && !single.MatchString(s) })
}

// reasonsGiven are the general statements that a turn gives as the reason of what it asks, or wants a nod to.
func reasonsGiven(text string) (list []string) {
	for _, s := range sentencesOf(text) {
		if tag := tagOf(s); tag != nil && sweeping.MatchString(s[:tag[0]]) && !ownAffairs.MatchString(s[:tag[0]]) && !questioned.MatchString(s) {
			list = append(list, s[:tag[0]])
			continue
		}
		m := because.FindStringSubmatch(s)
		if m == nil || supposing.MatchString(s) || ownAffairs.MatchString(m[1]) || single.MatchString(m[1]) && !sweeping.MatchString(m[1]) {
			continue
		}
		if n := len(strings.Fields(m[1])); n >= 3 && n <= mostTaken {
			list = append(list, m[1])
		}
	}
	return list
}

// yesOrNo begins a question whether what follows is so.
var yesOrNo = regexp.MustCompile(`(?i)^(?:so |and |but )?(?:is|are|do|does|did|can|could|should|must|has|have|was|were|may) `)

// asksAfter is the question for leave or advice behind what is the case: "a hurricane comes, should I put to sea?".
var asksAfter = regexp.MustCompile(`(?i), (?:so |and |but |then )?(?:should|can|could|may|must|shall) ((?:i|we) .+)$`)

// asksWhether are the statements of which a turn asks whether they are so.
func asksWhether(text string) (list []string) {
	for _, s := range sentencesOf(text) {
		if m := yesOrNo.FindString(s); m != "" {
			list = append(list, s[len(m):])
		} else if m := asksAfter.FindStringSubmatch(s); m != nil {
			list = append(list, m[1])
		}
	}
	return list
}

// seeksAdvice is what is asked about a person's doing, which no statement of fact denies.
var seeksAdvice = regexp.MustCompile(`(?i)^(?:i|we|you|one)\b`)

// eitherOr parts what is asked for a choice from what is asked whether it is so.
var eitherOr = regexp.MustCompile(`(?i) or (?:not\b)?`)

// chooses reports whether a turn asks which of two things is so, and says neither. Who asks leave for either asks no such thing.
func (t Turn) chooses() bool {
	return !t.Plain.Begins(leave) && slices.ContainsFunc(asksWhether(t.Text), func(s string) bool {
		m := eitherOr.FindString(s)
		return m != "" && !strings.HasSuffix(strings.ToLower(m), "not")
	})
}

// necessity begins a question whether something has to be done, which most who have it wrong leave out.
var necessity = regexp.MustCompile(`(?i)^(?:must|need|(?:do|does) .+? (?:have|need) to|is it (?:necessary|compulsory|required)|(?:am|are) (?:i|we) (?:required|obliged))\b`)

// asksNeed reports whether a turn only asks whether something has to be done. To deny it may deny what is right.
func (t Turn) asksNeed() bool {
	return !t.asserts() && slices.ContainsFunc(sentencesOf(t.Text), necessity.MatchString)
}

// besides joins to a question another, for the reason of something.
var besides = regexp.MustCompile(`(?i),? (?:and|but|so) why `)

// sentencesOf are the pieces of a text between its marks.
func sentencesOf(text string) []string {
	list := strings.FieldsFunc(besides.ReplaceAllString(text, "? why "), func(r rune) bool { return strings.ContainsRune(".?!;:\n", r) })
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}
