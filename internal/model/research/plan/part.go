package plan

import (
	"regexp"
	"strings"
)

// Part is what of a study is wanted by a question that goes on from one.
type Part int

// The parts of a study.
const (
	Whole  Part = iota
	Answer      // to the question alone
	Advice      // what to do
	Risks       // what may go wrong
	Years       // which year of build to look for
	Detail      // what advice has the words of the question
)

var (
	// wholeAgain asks for a study, however it goes on from another.
	wholeAgain = regexp.MustCompile(`(?i)\b(?:study|report|analysis|in (?:full|depth|detail)|thorough\w*|sections?|everything|studie|bericht|ausführlich\w*|étude|rapport|en détail)\b`)
	// parts are how each part is asked for, the first that is holds.
	parts = []struct {
		of   Part
		says *regexp.Regexp
	}{
		{Years, regexp.MustCompile(`(?i)\b(?:which|what|best|ideal|right) (?:model |build |building |construction )?(?:years?|ages?|vintages?|model years?|generations?)\b(?:[^.?!]{0,40}\b(?:best|value|buy|choose|pick|go for|look for|get|recommend\w*|sweet|money|sensible|avoid)\b|\W*$)|\bsweet spot\b|\bhow old (?:should|can|may) (?:she|it|they|one|the boat)\b|\bwelche[rsn]? (?:baujahre?|jahrg[aä]ng\w*)\b|\bquelle (?:année|génération)\b|\bquels? âges?\b`)},
		{Risks, regexp.MustCompile(`(?i)\b(?:risks?|dangers?|downsides?|drawbacks?|pitfalls?|traps?|red flags?|(?:the )?catch|cons|disadvantages?|go(?:es)? wrong|watch out|look out for|beware|worr(?:y|ied|ies) about|be careful|risik\w*|nachteile?|haken|schiefgehen|aufpassen|risques?|inconvénients?|pièges?|dangers?)\b`)},
		{Advice, regexp.MustCompile(`(?i)\b(?:what|how|where|when) (?:should|shall|must|can|could|would|do|does|to|ought)\b[^.?!]{0,40}\b(?:do|offer|bid|tell|say to|recommend|advise|suggest|proceed|start|act|prepare|begin|list|advertise|negotiate)\b|\bwhat (?:now|next)\b|\bwhat about (?:the )?(?:sellers?|buyers?)\b|\b(?:any |your |some )?(?:advice|recommendations?|tips|next steps?|to-?do)\b|\bwhat does (?:that|this|it) mean for\b|\bwas (?:soll\w*|muss|müssen|kann|tun|nun|jetzt|rätst|raten|empfiehlst|empfehlen)\b|\bque (?:doit|dois|faire|conseill\w+|recommand\w+|devrai\w+)\b|\bconseils?\b`)},
	}
)

// shortTurn is how many words a question has at most that asks of a study only what it says.
const shortTurn = 6

// partOf is what of a study a plan's question wants where it goes on from one with the same boats: the whole where it bounds them anew, asks
// for a study, or for nothing that can be told apart.
func (p planner) partOf(plan Plan, question string, earlier []string) Part {
	if len(earlier) == 0 || len(plan.Subjects) > 0 && !plan.follows || p.tellsBounds(question) || wholeAgain.MatchString(question) {
		return Whole
	}
	for _, part := range parts {
		if part.says.MatchString(question) {
			return part.of
		}
	}
	if len(plan.Subjects) > 0 && (plan.Focus.Time || len(plan.Ask.Measures) > 0 || len(plan.Matters) > 0) {
		return Answer
	}
	switch role := roleOf(question); {
	case len(plan.Subjects) == 0:
	case role == Seller || role == Buyer:
		return Advice
	case (plan.Role == Seller || plan.Role == Buyer) && strings.Contains(question, "?"):
		return Detail
	case len(strings.Fields(question)) <= shortTurn && strings.Contains(question, "?"):
		return Answer
	}
	return Whole
}
