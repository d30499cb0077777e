package wish

// What buyers say of a boat that no listing tells. It is no noise: who asks for a small boat has to be told that her size was not looked at.
var (
	// novices are those whom a boat is to suit.
	novices = set("beginner|beginners|novice|novices|newbie|newbies|anfanger|anfangerin|einsteiger|debutant|debutants|debutante")
	// inland are waters on which she is to sail.
	inland = set("lake|lakes|inland|reservoir|binnen|binnensee|stausee|lac|lacs")
	// unmeasured are words for a size without a measure, before a boat.
	unmeasured = set("small|smallish|smaller|little|tiny|big|large|largish|mid|medium|klein|kleine|kleines|kleinen|kleiner|grosse|grosses|grossen|petit|petits|grand|grands")
	// sizable are the words that name a boat as a thing of some size.
	sizable = set("boat|boats|yacht|yachts|sailboat|sailboats|cruiser|cruisers|sloop|sloops|catamaran|catamarans|cat|trawler|ketch|motorboat|sailer|segler|boot|boote|segelboot|segelyacht|motorboot|bateau|bateaux|voilier|voiliers|vessel|monohull|keelboat|daysailer|dinghy")
)

// tellBack has the words told back by which a turn asks for what no search finds: whom a boat suits, where she sails, a size without a
// measure.
func (t *turn) tellBack() {
	for i, w := range t.words {
		switch {
		case w.used:
		case novices[w.fold], inland[w.fold] && !t.inPlace(i):
			t.cannotRefuse(i, i+1)
		case unmeasured[w.fold] && t.query.LengthMin+t.query.LengthMax == 0 && t.sizesBoat(i):
			t.cannotRefuse(i, i+1)
		}
	}
}

// sizesBoat reports whether the size at word i is that of a boat, with words between that tell more of her.
func (t *turn) sizesBoat(i int) bool {
	const between = 3
	for k := i + 1; k < min(i+2+between, len(t.words)) && !t.breaks(k-1); k++ {
		if sizable[t.words[k].fold] {
			return true
		}
		if !t.words[k].used && !t.lexicon.Noise(t.words[k].fold) {
			return false
		}
	}
	return false
}
