package talk

var (
	greatest = saying(`most|biggest|largest|greatest|highest|widest|deepest|heaviest|beamiest|strongest|roomiest|meisten|grosste\S*|hochste\S*|breiteste\S*|tiefste\S*|schwerste\S*|le plus de|plus grande?|plus lourde?|plus large|plus profonde?`)
	smallest = saying(`fewest|least|smallest|lowest|narrowest|shallowest|lightest|wenigsten|kleinste\S*|niedrigste\S*|schmalste\S*|flachste\S*|leichteste\S*|le moins de|plus petite?|plus legere?|moins profonde?`)
	// byNature are superlatives that name by themselves what they are of.
	byNature = map[Fact]string{Weight: `heaviest|lightest|schwerste\S*|leichteste\S*|plus lourde?|plus legere?`, Draft: `deepest|shallowest|tiefste\S*|flachste\S*|plus profonde?|moins profonde?`, Beam: `widest|beamiest|narrowest|breiteste\S*|schmalste\S*|plus large`}
	whose    = saying(`which|what|who|show me the one|the one|of (?:these|those|them)|welches?|welcher|lequel|laquelle`)
)

// Extreme is of which particular the last question asks for the boat of the last list that has most of it, or least; ok is
// false where it asks for none.
func (t Talk) Extreme() (of Fact, most, ok bool) {
	text := words(t.Request.Question())
	if len(t.Listed) < 2 || !whose.MatchString(text) {
		return "", false, false
	}
	most = greatest.MatchString(text)
	if !most && !smallest.MatchString(text) {
		return "", false, false
	}
	for fact, says := range byNature {
		if saying(says).MatchString(text) {
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
