package agent

import (
	"regexp"
	"strings"
)

// pointless are questions that only point to something, where nothing was said before to point to.
var pointless = regexp.MustCompile(`^ (?:and |so |but |well )?(?:` +
	`(?:is|are|was|were) (?:it|this|that|they|these|those) (?:any |really |still |a |too )?(?:good|bad|ok|okay|worth it|enough|normal|expensive|cheap|right|fine|much|old|big|small|useful|reliable|better|one|deal|good one|good deal|good price|good idea|good boat)(?: or not| or bad)?` +
	`|(?:how much|what) (?:does|do|did|will|would) (?:it|this|that|they|these|those) cost|how much (?:is|are) (?:it|this|that|they)` +
	`|which (?:one )?(?:of (?:these|those|them|the two) )?(?:is|are) (?:the )?(?:better|best|right one|safer|cheaper|cheapest|fastest|biggest)|which one|which one (?:should|shall|do) i (?:take|buy|choose)` +
	`|(?:should|can|may|shall) (?:i|we) (?:do|buy|take|use|risk|try) (?:it|this|that)` +
	`|(?:does|will|would) (?:it|this|that) (?:work|fit|help|last|matter)|what do you think(?: of| about)?(?: it| this| that)?|how (?:good|bad|old|big|reliable) is (?:it|this|that)) $`)

// pointsAtNothing reports whether a turn asks about something that neither it nor anything before it names.
func (t turn) pointsAtNothing() bool {
	return len(t.earlier) == 0 && !t.images && t.url == "" && pointless.MatchString(t.plain.Spaced())
}

// vague reports whether a turn is only a word or two that many passages are about, and returns their titles.
func (a *Agent) vague(t turn) []string {
	if t.plain.Words() > 2 || len(t.earlier) > 0 || t.lang != "en" {
		return nil
	}
	hits := a.base.Search(t.text, nil)
	const many, near = 4, 0.8
	if len(hits) < many || hits[many-1].Score < near*hits[0].Score {
		return nil
	}
	var titles []string
	for _, h := range hits[:min(8, len(hits))] {
		titles = append(titles, h.Passage.Title)
	}
	return titles
}

// offersSubjects offers the subjects that a vague turn may mean; false for any other turn.
func (w *answer) offersSubjects() bool {
	titles := w.agent.vague(w.turn)
	if titles == nil {
		return false
	}
	w.paragraph("What would you like to know? I can tell you, for example, about:\n\n- " + strings.Join(titles, "\n- "))
	return true
}
