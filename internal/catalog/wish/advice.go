package wish

import (
	"regexp"
	"strings"
)

// advice asks which boat of a list to take.
var advice = regexp.MustCompile(`(?i)\b(?:(?:which|what)(?: one| boat|(?: [\p{L}-]+){0,4}? (?:boats?|yachts?|sailboats?|cruisers?|catamarans?|multihulls?))?(?: of (?:these|those|them|the \w+))? (?:would|should|do|could) (?:you|i|we) (?:buy|choose|pick|take|recommend|go for|get|prefer)` +
	`|which(?: one| boat)?(?: of (?:these|those|them))? is (?:the )?best(?: value| deal| buy)?(?:\?|$)` +
	`|(?:which|what)(?: one| boat)? is the best (?:value|deal|buy)\b` +
	`|welche[sn]?(?: (?:davon|von diesen|von denen|(?:[\p{L}-]+ ){0,3}?[\p{L}-]*(?:boot|yacht|schiff|katamaran)))? (?:würdest du|würden sie|soll(?:te)? ich|empfiehlst du|empfehlen sie)(?: (?:kaufen|nehmen|wählen))?` +
	`|(?:le)?(?:quel|squels)(?: de ces bateaux|(?: [\p{L}-]+){0,3}? (?:voilier|bateau|catamaran)(?: [\p{L}-]+){0,2}?)? (?:acheteriez|achèteriez|achèterais|choisiriez|choisirais|dois-je|devrais-je|me conseill))`)

// verdict asks for an opinion of what was shown, and names no boat.
var verdict = regexp.MustCompile(`(?i)^(?:(?:and|so|but|und|et)[, ]+)?(?:(?:is|are|was|were) (?:it|this|that|they|these|those|he|she)(?: one| boat| boats| ones| yacht)? (?:really |any |still |generally )?(?:an? )?(?:really )?(?:good|decent|solid|reliable|seaworthy|safe|any good|well built|worth (?:it|the money|buying|seeing|the price))(?: boats?| ones?| yachts?| buy| deal| choice| value)?` +
	`|what do you think (?:of|about) (?:it|this|that|them|these|this one|this boat)|any good` +
	`|(?:ist|sind) (?:das|es|sie|die|diese[sr]?)(?: boote?| yacht)? (?:denn )?(?:ein |eine )?(?:gut|gute|gutes|guter|solide|solides|zuverlässig|zuverlässiges|seetüchtig)(?: boote?| schiffe?| yacht| kauf| wahl)?` +
	`|was hältst du (?:davon|von (?:dem|diesem) boot)|taugt (?:das|es|sie)(?: was| etwas)?` +
	`|(?:est[- ]ce|c['’]est|sont[- ]ce) (?:que c['’]est )?(?:un |une |de )?(?:bons?|bonne) (?:bateaux?|voiliers?|affaire|choix|achat)|qu['’]en pensez[- ]vous)\s*[?.!]*\s*$`)

// opinion is what a turn wants to hear of boats beyond what they are.
type opinion struct {
	choose bool // which of them to take
	seeks  bool // of boats that it looks for itself
	judge  bool // whether they are good ones
}

// ofNothing reports whether an opinion is wanted of boats that were neither shown nor are looked for.
func (o opinion) ofNothing(shown bool) bool { return (o.choose || o.judge) && !o.seeks && !shown }

// tell makes the opinion part of a wish; it is of boats that were shown before, if any were.
func (o opinion) tell(w *Wish, shown bool) {
	w.Choose, w.Judge = o.choose && shown, o.judge && shown
	w.Recommend = o.choose && o.seeks && !shown
}

// readVerdict notices a question for an opinion.
func (t *turn) readVerdict() {
	if verdict.MatchString(strings.TrimSpace(t.Text)) {
		t.opinion.judge, t.about = true, true
		t.Use(0, len(t.Words))
	}
}

// readAdvice notices a question for a decision.
func (t *turn) readAdvice() {
	if advice.MatchString(strings.TrimSpace(t.Text)) {
		t.opinion.seeks = t.about || len(t.Spans) > 0
		t.opinion.choose, t.about = true, true
		t.Use(0, len(t.Words))
	}
}
