package advert

import "strings"

// sisters are the words for another boat of the same design.
var sisters = map[string]bool{"sistership": true, "schwesterschiff": true, "zusterschip": true, "sister": true}

// determiners may stand before them: "her sister ship", "das Schwesterschiff".
var determiners = map[string]bool{"the": true, "a": true, "her": true, "our": true, "my": true, "das": true, "ihr": true, "ein": true, "het": true, "een": true, "haar": true}

// ofSister reports whether the subject of a sentence is a sister ship, so that what it says is not said of the boat
// for sale. A comparison that begins otherwise ("as on her sister ship, the deck is soft") is of the boat herself.
func ofSister(words []word, s sentence) bool {
	k := s.first
	if k < s.last && determiners[words[k].text] {
		k++
	}
	return k < s.last && sisters[words[k].text]
}

// likes and crafts begin what a page says of the other boats on offer: "Similar boats you may like". Where "other boats" stand within
// a line a seller writes of them, in that sentence alone: "other boats of this age have had it".
var (
	likes  = map[string]bool{"similar": true, "other": true, "related": true, "more": true}
	crafts = map[string]bool{"boat": true, "yacht": true, "vessel": true, "listing": true}
)

// afterOffers returns the first sentence behind those that tell of other boats on offer from i on, up to the end of the line; i if it tells of none.
func afterOffers(text string, words []word, all []sentence, i int) int {
	k := all[i].first
	if k+1 >= all[i].last || !likes[words[k].text] || !crafts[words[k+1].text] || text[words[k+1].end-1] != 's' {
		return i
	}
	if words[k].text == "other" && i > 0 && !beginsLine(text, words, all, i) {
		return i + 1
	}
	for i++; i < len(all) && !beginsLine(text, words, all, i); i++ {
	}
	return i
}

// beginsLine reports whether sentence i, which is not the first, stands at the beginning of a line.
func beginsLine(text string, words []word, all []sentence, i int) bool {
	return strings.Contains(text[words[all[i].first-1].end:words[all[i].first].start], "\n")
}
