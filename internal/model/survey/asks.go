package survey

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// guaranteeing are the words of people who want to be sure.
var guaranteeing = regexp.MustCompile(`(?i)\b(guarantee\w*|warrant(y|ies|ed) that|can you promise|promise me|100 ?%|(certain|sure|definitely) (to )?pass|will (it|she|this boat) pass)`)

// asking are the words by which somebody asks for it; an advert tells of a guarantee without them.
var asking = regexp.MustCompile(`(?i)\?\s*$|\b(?:you|me|us|please|promise|will pass|to pass|assure)\b`)

// wantsGuarantee reports whether a sentence of the text asks to be sure.
func wantsGuarantee(text string) bool {
	for _, sentence := range sentences.FindAllString(text, -1) {
		if guaranteeing.MatchString(sentence) && asking.MatchString(sentence) {
			return true
		}
	}
	return false
}

// sentences cuts a text at full stops, question marks and line ends; its question mark stays with a sentence.
var sentences = regexp.MustCompile(`[^.?!\n]+[.?!]*`)

// onlyAsks reports whether a turn brings nothing new to look at: "and the rig?".
func (s *Surveyor) onlyAsks(t turn) bool {
	said := s.inspector.Read(advert.Text{Body: t.text}, thisYear())
	return len(t.images) == 0 && !slices.ContainsFunc(said, func(c advert.Cue) bool { return c.Kind != advert.SaysAboard })
}

// asksOfTold reports whether a turn asks of nothing but what was told before: "is the stiff seacock dangerous?"
func (s *Surveyor) asksOfTold(t turn, before []advert.Text) bool {
	if len(t.images) > 0 || !strings.HasSuffix(strings.TrimSpace(t.text), "?") && !asksUnmarked.MatchString(t.text) || len(before) == 0 {
		return false
	}
	known := map[part.Item]bool{}
	for _, c := range s.inspector.Read(joined(before), thisYear()) {
		known[c.Item] = known[c.Item] || c.Kind == advert.SaysDefect
	}
	return !slices.ContainsFunc(s.inspector.Read(advert.Text{Body: t.text}, thisYear()), func(c advert.Cue) bool {
		return c.Kind != advert.SaysAboard && !known[c.Item]
	})
}

// asksUnmarked is a question without its mark.
var asksUnmarked = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|but|ok|okay|well|now)\W+)*(?:explain|what|why|how|which|is|are|does|do|should|would|could|can|tell me|was|warum|wie|pourquoi|comment)\b|[,;]\s*(?:do|should|would|shall|can|must|is|does) (?:i|we|you|it|that|this)\b`)
