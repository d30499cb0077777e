package talk

import "regexp"

var (
	// naming is a question that names one thing only, which a pronoun of the turn behind it stands for.
	naming = regexp.MustCompile(`(?i)^\W*(?:(?:please|so|ok|hi|hello)\W+)*(?:what(?:'s|s| is| are| does| do)|explain|define|describe|tell me about|(?:do|did|should) you know|is there such a thing as|was (?:ist|sind|bedeutet)|qu'est-ce (?:que c'est que|que|qu')|c'est quoi)\s+` +
		`(?:(?:the|some|main|usual|first|early|typical)\s+)*(?:(?:signs?|symptoms?|causes?|effects?|meaning|definition|purpose|point|use|benefits?|advantages?|risks?|dangers?)\s+of\s+)?` +
		`(?:(?:an?|the|ein|eine|un|une|le|la|les|der|die|das)\s+)?["“]?([\pL][\pL'-]*(?:\s+[\pL][\pL'-]*){0,3}?)["”]?(?:\s+(?:means?|do|does|for|used for|exactly|please|good for|like))*\W*$`)
	// standing is a pronoun that stands for a thing.
	standing = regexp.MustCompile(`(?i)\b(?:(it|them|they)\b|(?:is|are|was|were|do|does|did|can|could|will|would|should)\s+(that|this|those|these)\b|(that|this|those|these)\W*$)`)
	// filling are words around a pronoun that stands for nothing.
	filling = regexp.MustCompile(`(?i)\b(?:it (?:take|blow|rain|matter|get)s?|(?:is|was|does) it (?:take|matter|blow|possible|ok|okay|true|right|normal|legal)|like that)\b`)
)

// referring is a turn with the thing that the question before it names in the place of its pronoun: "What is weather helm?"
// and then "how do I get rid of it?"; "" where the question names no single thing, or the turn has no such pronoun.
func referring(question, turn string) string {
	named := naming.FindStringSubmatch(question)
	if named == nil || filling.MatchString(turn) {
		return ""
	}
	at := standing.FindStringSubmatchIndex(turn)
	if at == nil {
		return ""
	}
	from, to := max(at[2], at[4], at[6]), max(at[3], at[5], at[7])
	return turn[:from] + named[1] + turn[to:]
}
