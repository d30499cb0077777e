package talk

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/fold"
)

var (
	greatest = saying(`most|biggest|largest|greatest|highest|widest|deepest|heaviest|beamiest|strongest|roomiest|meisten|grosste\S*|hochste\S*|breiteste\S*|tiefste\S*|schwerste\S*|le plus de|plus grande?|plus lourde?|plus large|plus profonde?`)
	smallest = saying(`fewest|least|smallest|lowest|narrowest|shallowest|lightest|wenigsten|kleinste\S*|niedrigste\S*|schmalste\S*|flachste\S*|leichteste\S*|le moins de|plus petite?|plus legere?|moins profonde?`)
	// latest and earliest are superlatives of years.
	latest   = saying(`newest|latest|youngest|most recent|neueste\S*|jungste\S*|plus recente?s?|plus neufs?`)
	earliest = saying(`oldest|earliest|alteste\S*|plus anciens?|plus anciennes?|plus vieux|plus vieille`)
	// greater, lesser, later and earlier are comparatives, which choose one of two.
	greater = saying(`more|bigger|larger|greater|higher|wider|deeper|heavier|beamier|stronger|roomier|mehr|grossere?|hohere?|breitere?|tiefere?|schwerere?|starkere?|plus de|plus grande?|plus large|plus lourde?|plus profonde?`)
	lesser  = saying(`fewer|less|smaller|lower|narrower|shallower|lighter|weniger|kleinere?|niedrigere?|schmalere?|flachere?|leichtere?|moins de|moins profonde?|plus petite?|plus legere?`)
	later   = saying(`newer|later|younger|more recent|neuere?n?|jungere?n?|plus recente?|plus neufs?`)
	earlier = saying(`older|earlier|altere?n?|plus ancienn?e?|plus vieux|plus vieille`)
	// byNature are superlatives that name by themselves what they are of.
	byNature = map[Fact]*regexp.Regexp{Weight: saying(`heavier|lighter|heaviest|lightest|schwerste\S*|leichteste\S*|plus lourde?|plus legere?`), Draft: saying(`deeper|shallower|deepest|shallowest|tiefste\S*|flachste\S*|plus profonde?|moins profonde?`), Beam: saying(`wider|narrower|beamier|widest|beamiest|narrowest|breiteste\S*|schmalste\S*|plus large`)}
	whose    = saying(`which|what|who|show me the one|the one|of (?:these|those|them)|welches?|welcher|lequel|laquelle`)
)

// two reports whether a list has two boats, of which a comparative chooses one.
func two(list []Boat) bool { return len(list) == 2 }

// Extreme is of which particular the last question asks for the boat of the last list that has most of it, or least; ok is
// false where it asks for none.
func (t Talk) Extreme() (of Fact, most, ok bool) {
	text := words(t.Request.Question())
	if len(t.Listed) < 2 || !whose.MatchString(text) {
		return "", false, false
	}
	for _, fact := range t.Facts() {
		switch most = latest.MatchString(text) || two(t.Listed) && later.MatchString(text); {
		case fact != Engine && fact != Rigging && fact != Sails:
		case most || earliest.MatchString(text) || two(t.Listed) && earlier.MatchString(text):
			if fact == Engine {
				fact = EngineYear
			}
			return fact, most, true
		}
	}
	most = greatest.MatchString(text) || two(t.Listed) && greater.MatchString(text)
	if !most && !smallest.MatchString(text) && !(two(t.Listed) && lesser.MatchString(text)) {
		return "", false, false
	}
	for fact, says := range byNature {
		if says.MatchString(text) {
			return fact, most, true
		}
	}
	for _, fact := range t.Facts() {
		switch fact {
		case Beam, Draft, Weight, Engine, Tanks, Cabins, Seen:
			return fact, most, true
		}
	}
	return "", false, false
}

var (
	theMost = regexp.MustCompile(` (?:the|das|die|der|den|le|la) (?:(\S+(?:est|ste[nrs]?))|(?:most|least|plus|moins) \S+)( one| boat| yacht| listing| boot| bateau)?(?: ([^ ]+))? `)
	// noOrder are words that end as superlatives do.
	noOrder = fold.Set(`rest west best worst test interest guest request forest honest beste besten bestes erste ersten letzte letzten kiste kuste liste meisten meiste ouest est reste`)
	// yearly is the head of a table of prices by year.
	yearly    = regexp.MustCompile(`(?m)^\| (?:Year|Jahr|Année) \|`)
	whyPrices = regexp.MustCompile(`^ (?:(?:and|but|so|und|aber|et|mais) )?(?:why|how come|warum|wieso|pourquoi)(?: (?:are|is|do|does|did|the|they|these|those|there|such|so|a|it|this|that|prices?|asking|much|very|all|big|large|sind|ist|die|der|preise?|les|le|des|prix|sont|est|si|il|y|de|telle|telles))* (?:different|differ|differing|difference|differences|vary|varies|varying|expensive|pricey|dear|cheap|spread|range|unterschiedlich|unterschiede|verschieden|teuer|billig|cher|chers|chere|differents?|differences?|ecart)(?: (?:prices?|in|price|of|boats?|preise?|prix|de|here|between|them))* $`)
	bestYear  = regexp.MustCompile(`^ (?:(?:and|but|so) )?(?:which|what) (?:model )?(?:years?|vintage|age) (?:is|are|was|would be|should i (?:buy|choose|take|look for))(?: (?:the|best|better|good|to buy|to choose|most|worth|value|for))* $`)
	whyList   = regexp.MustCompile(`^ (?:(?:and|but|so|und|aber|et|mais) )?(?:why|how come|warum|wieso|pourquoi)(?: (?:are|is|do|did|you|i|there|only|so|find|found|get|see|show|me|gibt|sind|es|das|nur|y|a|t|il|si|seulement|-))* (?:few|many|little|wenige?|viele?|peu|tant|beaucoup|\d+|none|nothing|keine|nichts|rien|aucun)(?: \S+){0,4} $`)
)

// Outermost reports whether the last question, behind boats that were shown, speaks of the one that comes first by some order of all that
// were found, "is the cheapest worth it?", rather than of a list in that order.
func (t Talk) Outermost() bool {
	if len(t.Shown) == 0 {
		return false
	}
	m := theMost.FindStringSubmatch(words(t.Request.Question()))
	return m != nil && !noOrder[m[1]] && (m[3] == "" || !nounLike(m[3]))
}

// AsksWhyList reports whether the last question asks why a search found so few boats, or so many.
func (t Talk) AsksWhyList() bool { return whyList.MatchString(words(t.Request.Question())) }

// AsksWhyPrices reports whether the last question, behind boats that were shown, asks why they are asked for so differently, or which year
// of them is the best.
func (t Talk) AsksWhyPrices() bool {
	return (len(t.Shown) > 0 || len(t.Listed) > 0 && yearly.MatchString(t.Said)) && (whyPrices.MatchString(words(t.Request.Question())) || bestYear.MatchString(words(t.Request.Question())))
}
