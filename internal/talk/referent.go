package talk

import (
	"regexp"
	"strings"
)

var (
	// naming is a question that names one thing only, which a pronoun of the turn behind it stands for.
	naming = regexp.MustCompile(`(?i)^\W*(?:(?:please|so|ok|hi|hello)\W+)*(?:what(?:'s|s| is| are| does| do)|explain|define|describe|tell me about|(?:do|did|should) you know|is there such a thing as|was (?:ist|sind|bedeutet)|qu'est-ce (?:que c'est que|que|qu')|c'est quoi)\s+` +
		`(?:(?:the|some|main|usual|first|early|typical)\s+)*(?:(?:signs?|symptoms?|causes?|effects?|meaning|definition|purpose|point|use|benefits?|advantages?|risks?|dangers?)\s+of\s+)?` +
		`(?:(?:an?|the|ein|eine|un|une|le|la|les|der|die|das)\s+)?["“]?([\pL][\pL'-]*(?:\s+[\pL][\pL'-]*){0,3}?)["”]?(?:\s+(?:means?|do|does|look|for|used for|for (?:me|us|you)|exactly|please|good for|like))*\W*$`)
	// counting asks how long, how much or how often of one thing, needing whether somebody needs one.
	counting = regexp.MustCompile(`(?i)^\W*how (?:much|long|often|heavy|big|old|soon)(?: \pL+)? (?:would|does|do|will|should|can|must|is|are) ((?:(?:an?|the|my|our) )?\pL[\pL'-]*(?: \pL[\pL'-]*){0,2}?) (?:costs?|last|weigh|live|keep)\b`)
	needing  = regexp.MustCompile(`(?i)^\W*(?:do|should|must) (?:i|you|we)(?: really| still| also)? (?:need|have|carry|buy|get|fit) (an? \pL[\pL'-]*(?: \pL[\pL'-]*){0,2}?)(?: (?:to|for|on|in|when|if|with|from|at)\b.*)?$`)
	handling = regexp.MustCompile(`(?i)^\W*(?:how to|(?:how|when|why) (?:do|can|should|would) (?:i|you|we|one)) \pL+(?: up| down| off| out)? ((?:an?|the|my|our) \pL[\pL'-]*(?: \pL[\pL'-]*){0,2}?)(?: (?:to|for|on|in|when|if|with|from|at|under|by)\b.*)?$`)
	// bySelf is with whom a deed is done, which tells nothing of when it is.
	bySelf = regexp.MustCompile(`(?i) (?:single-?handed|short-?handed|alone|solo|by myself|on my own)$`)
	// standing is a pronoun that stands for a thing.
	standing = regexp.MustCompile(`(?i)\b(?:(it|them|they)\b|(?:is|are|was|were|do|does|did|can|could|will|would|should)\s+(that|this|those|these)\b|(that|this|those|these)\W*$)`)
	// deed is a question for how something is done, or whether; doing and leaving are turns that speak of doing it and of not doing it.
	deed    = regexp.MustCompile(`(?i)^\W*(?:how to|(?:how(?: often)? |when |why |where )?(?:do|can|should|would|could|must|shall) (?:i|you|we|one)(?: (?:have|need) to)?) (\pL[\pL' -]{3,50})\W*$`)
	passive = regexp.MustCompile(`(?i)\b(?:should|must|can|has to|have to) ((?:an?|the|my|our) \pL[\pL'-]*(?: \pL[\pL'-]*)?) be (\pL+ed)\W*$`)
	doing   = regexp.MustCompile(`(?i)\b(do (?:it|that|this))\b(?: yourself| ourselves)?`)
	working = regexp.MustCompile(`(?i)^(\W*(?:(?:and|but|so)\W+)*)(?:does|would|will|can) (?:it|that|this) work\b`)
	leaving = regexp.MustCompile(`(?i)\bif (?:i|you|we|one) (do not|don'?t)\W*$`)
	// doneTo is a question for how something is done to a thing, around its verb.
	doneTo = regexp.MustCompile(`(?i)^(\W*how (?:to|(?:do|can|should|would) (?:i|you|we|one)) )\pL+( .+)$`)
	// indefinite names a thing of which there are many, up to a word that goes on; one is a turn that speaks of one of them.
	indefinite = regexp.MustCompile(`(?i)\ban? (\pL[\pL'-]*(?: \pL[\pL'-]*){0,2}?)(?: (?:for|in|on|of|to|with|at|from|and|or|cost|costs|work|works|mean|means|look|do|is|be|need|take|last|weigh)\b|\W*$)`)
	one        = regexp.MustCompile(`(?i)\b(?:need|want|have|get|buy|use|fit|carry|rig|install|make|without|having|is|choose|hire|find) (one)\W*$`)
	// telling says how a thing of the user's is; another is a turn that speaks of others of its kind.
	telling = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|so|now)\W+)?(?:the|my|our) (\pL[\pL'-]*(?: \pL[\pL'-]*)?) (?:is|are|was|were|looks?|seems?|has|have|feels?|leaks?|drips?|smells?|sounds?|slips?)\b`)
	another = regexp.MustCompile(`(?i)\b(?:new|another|other|second hand|used|different) (ones?)\b`)
	// twoThings is a question that ends with two things, of which a turn behind it names one by its place.
	twoThings = regexp.MustCompile(`(?i)\b(?:an?|the|between|explain|is|are|of|what)\s+(\pL[\pL'-]*(?: \pL[\pL'-]*)?) (?:and|or|vs\.?|versus|und|oder|et|ou) (?:(?:an?|the) )?(\pL[\pL'-]*(?: \pL[\pL'-]*)?)\W*$`)
	ofPair    = regexp.MustCompile(`(?i)\bthe (?:(first|former)|second|latter)(?: one)?\b`)
	// kept asks for the upkeep of one part, the last that was spoken of; fitted, where it goes.
	kept = regexp.MustCompile(`(?i)\b(?:how often|how|when|where)(?: \pL+){1,2}? (it)\b(?: \pL+){0,2} (?:changed|replaced|renewed|cleaned|serviced|greased|fitted|mounted)\b`)
	// ofThem begins a question for one of two things.
	ofThem = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but)\W+)*(?:which(?: one| of (?:them|the two))? (?:is|are|would|should|do|does|sails|has|costs|lasts)\b)`)
	// boatWith is a question for a boat of a kind, which is about what that kind has.
	boatWith = regexp.MustCompile(`(?i)\b(?:an?|the|any) (?:boat|yacht|sailboat|one) with ((?:an? )?\pL[\pL'-]*(?: \pL[\pL'-]*)?)$`)
	// filling are words around a pronoun that stands for nothing.
	filling = regexp.MustCompile(`(?i)\b(?:it (?:take|blow|rain|matter|get)s?|(?:is|was|does) it (?:take|matter|blow|possible|ok|okay|true|right|normal|legal)|like that)\b`)
)

// referring is a turn with what the question before it speaks of in the place of the pronoun that stands for it: a thing, "What is
// weather helm?" and then "how do I get rid of it?", a deed, "how do I set a preventer?" and then "when should I do it?", or one of
// several, "what does a survey cost?" and then "do I need one?", or one of two, "Explain CPA and TCPA" and then "how is the second one worked
// out?", or others of a kind, "the seacocks look green" and then "what do new ones cost?". It is "" where the question names no such thing,
// or the turn has no such pronoun.
func referring(question, turn string) string {
	for _, r := range []struct {
		named, standing *regexp.Regexp
		before          string
	}{{deed, doing, ""}, {deed, leaving, "don't "}, {indefinite, one, "a "}, {telling, another, ""}} {
		if m, at, ok := paired(r.named, question, r.standing, turn); ok {
			return turn[:at[2]] + strings.TrimSpace(r.before+bySelf.ReplaceAllString(m[1], "")) + turn[at[3]:]
		}
	}
	if m, at, ok := paired(passive, question, doing, turn); ok {
		return turn[:at[2]] + active(m[2]) + " " + m[1] + turn[at[3]:]
	}
	if m, at, ok := paired(deed, question, working, turn); ok {
		return turn[:at[3]] + "can I " + strings.TrimSpace(m[1]) + turn[at[1]:]
	}
	if m, at, ok := paired(telling, question, kept, turn); ok {
		return turn[:at[2]] + "the " + m[1] + turn[at[3]:]
	}
	if m := twoThings.FindStringSubmatch(question); m != nil {
		if at := ofPair.FindStringSubmatchIndex(turn); at != nil {
			meant := m[2]
			if at[2] >= 0 {
				meant = m[1]
			}
			return turn[:at[0]] + meant + turn[at[1]:]
		}
		if ofThem.MatchString(turn) && !standing.MatchString(turn) {
			return m[1] + " or " + m[2] + ": " + turn
		}
	}
	for _, naming := range []*regexp.Regexp{naming, counting, needing, handling} {
		if named := naming.FindStringSubmatch(question); named != nil {
			if with := boatWith.FindStringSubmatch(question); with != nil {
				return forPronoun(turn, with[1])
			}
			return forPronoun(turn, named[1])
		}
	}
	return ""
}

// paired matches a question and the turn behind it, each with a pattern of its own; the turn first, which is the shorter and mostly does not.
func paired(named *regexp.Regexp, question string, standing *regexp.Regexp, turn string) (m []string, at []int, ok bool) {
	if at = standing.FindStringSubmatchIndex(turn); at == nil {
		return nil, nil, false
	}
	m = named.FindStringSubmatch(question)
	return m, at, m != nil
}

// goingOn are words before a question that tell only that it goes on.
var goingOn = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|so|or|then|ok|okay|thanks|thank you)\b[\s,!.]*)+`)

// active is the verb of a participle: "recaulk", "replace".
func active(participle string) string {
	stem := strings.TrimSuffix(participle, "ed")
	if strings.HasSuffix(stem, "c") || strings.HasSuffix(stem, "v") || strings.HasSuffix(stem, "g") || strings.HasSuffix(stem, "s") {
		stem += "e"
	}
	return stem
}

// referred is a turn with what its pronoun stands for, looked for in the question before it and, while that one points back itself, in those
// before: "What is weather helm?", "why does it happen?", and then "how do I get rid of it?". It is "" where there is none.
func referred(earlier, stood []string, turn string) string {
	turn = goingOn.ReplaceAllString(turn, "")
	for i := len(stood) - 1; i >= max(0, len(stood)-farBack); i-- {
		if meant := referring(strings.TrimRight(stood[i], " ?!."), turn); meant != "" {
			return meant
		}
		if !standing.MatchString(earlier[i]) && !doing.MatchString(earlier[i]) {
			return ""
		}
	}
	return ""
}
