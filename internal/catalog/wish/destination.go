package wish

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// sailingTo are the words before where a boat is to sail, which is not where she is looked for; of goingTo it is unless she is viewed there.
var (
	sailingTo = sentence.Set("sail to|sail over to|sail across to|sail down to|sail up to|sail her to|sail it to|sailing to|sailing over to|sailing down to|sailing her to|cruise to|cruising to|cruising down to|bound for|voyage to|voyages to|voyaging to|passage to|passages to|sailing trip to|crossing to|cross to|cross over to|sailed to|take her to|taking her to|take it to|bring it to|bring her to|bring it back to|bring her back to|bring it home to|bring the boat to|bringing it to|bringing her to|ship it to|ship her to|shipping it to|deliver it to|deliver her to|transport it to|transport her to|uberfuhrung nach|uberfahrt nach|torn nach|segeltorn nach|traversee vers|naviguer vers")
	goingTo   = sentence.Set("going to|going down to|going across to|heading to|heading for|head for|heading down to|off to")
	viewing   = sentence.Set("there|view|viewing|viewings|look at|look around|see|visit|visiting|inspect|fly|flying|moving|move")
)

const longestSailingTo = 4

// destined returns the words before word i that say that a place there is where the boat is to sail, as those do that lead a list with it:
// "a couple going to the Azores and Madeira".
func (t *turn) destined(i int) (words int, ok bool) {
	if n, ok := t.Before(t.SkipArticles(i), sailingTo, longestSailingTo); ok {
		return i - t.SkipArticles(i) + n, true
	}
	if n, ok := t.Before(t.SkipArticles(i), goingTo, longestSailingTo); ok && !t.says(viewing) {
		return i - t.SkipArticles(i) + n, true
	}
	for _, m := range t.Mentions {
		if a, b := t.At(m.Start, m.End); b <= i && a < b && t.Joint(b, i) != "" {
			if _, ok := t.destined(a); ok {
				return i - b, true
			}
		}
	}
	return 0, false
}

// says reports whether the turn has one of the phrases.
func (t *turn) says(phrases map[string]bool) bool {
	for i := range t.Words {
		if _, ok := t.After(i, phrases, longestSailingTo); ok {
			return true
		}
	}
	return false
}
