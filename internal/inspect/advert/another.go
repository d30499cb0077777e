package advert

// sisters are the words for another boat of the same design.
var sisters = map[string]bool{"sistership": true, "sisterships": true, "schwesterschiff": true, "zusterschip": true, "sister": true}

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
