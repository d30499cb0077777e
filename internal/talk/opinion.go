package talk

import (
	"regexp"
	"strings"
)

// Opinion is what the last question wants to hear of one boat that was shown, beyond what her listing tells.
type Opinion int

// The opinions.
const (
	NoOpinion Opinion = iota
	OfBoat            // whether she is a good one
	OfPrice           // whether her price is right
	OfOffer           // what to offer
	OfState           // her weak points, and what to check
)

// opinions are the words by which people ask for one, folded, in English, German and French, the narrower first.
var opinions = []struct {
	of   Opinion
	says *regexp.Regexp
}{
	{OfOffer, saying(`(?:what|how much|would|should|could|can)(?: \S+){0,4} (?:offer|bid|negotiate|haggle|pay)|(?:offer|bid) for (?:it|her)|anbieten|bieten|verhandeln|(?:sollte|wurde|soll)(?: \S+){0,4} (?:zahlen|bezahlen)|proposer|negocier|offrir`)},
	{OfState, saying(`weak (?:points?|spots?)|weakness(?:es)?|(?:what|anything|things|something|points?)(?: \S+){0,5} (?:check|checked|look (?:at|for|out)|inspect|watch|worry|pay attention|be careful)|(?:known |common |typical )?(?:problems?|issues|faults)|what is wrong|what's wrong|(?:what's |what is )?the catch|go wrong|goes wrong|red flags?|` +
		`prufen|uberprufen|achten|anschauen|ansehen|kontrollieren|schwach\S*|mangel|probleme|verifier|controler|points? faibles?|regarder|inspecter|defauts|problemes`)},
	{OfPrice, saying(`overpriced|under ?priced|(?:a |the )?fair(?:ly)? ?(?:price|priced|deal|one)?|(?:reasonable|realistic|justified|right|good|ok|okay|sensible)(?: asking)? price|price(?: \S+){0,4} (?:fair|reasonable|right|ok|okay|good|realistic|justified|too high|high|low)|too (?:much|dear|expensive|high)|good (?:value|deal)|worth (?:the money|the price|that much|that|what)|a bargain|` +
		`preis(?: \S+){0,5} (?:fair|ok|okay|angemessen|gerechtfertigt|gut|realistisch|in ordnung|zu hoch)|(?:fairer|guter|angemessener) preis|uberteuert|zu teuer|prix(?: \S+){0,4} (?:juste|correct|raisonnable|bon|eleve|justifie)|(?:juste|bon) prix|trop cher`)},
	{OfBoat, saying(`(?:good|bad|decent|sensible|safe|sound) (?:boat|buy|one|choice|yacht|option|purchase|catamaran|cruiser)|any good|worth (?:\S+ ){0,2}(?:look\S*|view\S*|visit\S*|see|seeing|buying|considering|trip|drive|journey|pursuing)|(?:think|opinion|make|verdict|view|thoughts)(?: \S+)? (?:of|on|about)|would you (?:still |really |ever )?(?:buy|recommend|take|go for|consider|view|choose)|should (?:i|we) (?:buy|go for|consider|view|choose|go and see)|recommend|` +
		`gutes (?:boot|schiff|angebot)|gute (?:yacht|wahl)|guter kauf|taugt|hal(?:tst du|ten sie)(?: \S+)? (?:von|davon)|empfehl\S*|empfiehlst|wurdest du|kaufen|lohnt|sehenswert|bon(?:ne)? (?:bateau|voilier|choix|achat|affaire)|vaut|penses(?:-| )tu|pensez-vous|acheter\S*|acheteriez`)},
}

// notOfHer are words of a question that is about no boat that was shown.
var notOfHer = saying(`under offer|a survey|the survey|surveyor|insurance|insure|berth|a boat|boats|other ones|others|instead|something else|ein boot|boote|un bateau|bateaux`)

// ofHerAlone reports whether a question for what to check names nothing that it may be about instead: "what should I check first?".
func ofHerAlone(text string) bool { return bareState.MatchString(text) }

var bareState = regexp.MustCompile(`^ (?:(?:and|so|ok|und|et) )*(?:what|anything|worauf|was|que|quoi)(?: else)? (?:(?:should|would|do|must|to|can|i|you|we|is|wrong|sollte|soll|muss|ich|man|dois|faut|il|je|check|checked|look|at|for|out|inspect|watch|first|there|particularly|prufen|achten|zuerst|besonders|regarder|verifier|d'abord) )+$`)

// Opinion is what the last question wants to hear of a boat of the last list that it picks, or of the one that was opened.
func (t Talk) Opinion() Opinion {
	const few = 8 // words of a turn that may leave out whom it means
	if len(t.Shown) == 0 {
		return NoOpinion
	}
	picks := t.Picks()
	if len(picks) > 1 || len(picks) == 0 && len(t.Shown) > 1 {
		return NoOpinion
	}
	text := words(t.Request.Question())
	if notOfHer.MatchString(text) {
		return NoOpinion
	}
	for _, o := range opinions {
		if !o.says.MatchString(text) {
			continue
		}
		if len(picks) == 1 || t.PointsBack() || len(strings.Fields(text)) <= few && (o.of == OfPrice || o.of == OfOffer || o.of == OfState && ofHerAlone(text)) {
			return o.of
		}
	}
	return NoOpinion
}
