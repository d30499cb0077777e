package advert

import (
	"slices"
	"strings"
)

// Words of which the subject of a sentence is made that speaks of another boat than the one for sale.
var (
	determiners = wordClass("determiners")
	sisters     = wordClass("sisters")
	crafts      = wordClass("crafts")
	apart       = wordClass("apart")
	people      = wordClass("people")
	belonging   = wordClass("belonging")
	nextDoor    = wordClass("nextdoor")
)

// ofAnother reports whether the subject of a sentence is another boat: a sister ship, "my wife's boat", "das Boot meiner Frau", "our
// other yacht". What it says is not said of the boat for sale. A comparison that begins otherwise ("as on her sister ship, the deck
// is soft") is of the boat herself.
func ofAnother(words []word, s sentence) bool {
	if besideHer(words, s) {
		return true
	}
	var said []string
	for _, w := range words[s.first:min(s.last, s.first+5)] {
		said = append(said, w.text)
	}
	if len(said) > 0 && determiners[said[0]] {
		said = said[1:]
	}
	switch {
	case len(said) < 2:
		return false
	case sisters[said[0]]:
		return said[0] != "sister" || slices.ContainsFunc(said[1:min(len(said), 4)], func(w string) bool { return crafts[w] || hulls[w] || smallCrafts[w] })
	case apart[said[0]] && people[said[1]] && len(said) > 2: // "the previous owner's boat"
		return crafts[said[2]]
	case apart[said[0]] || people[said[0]]:
		return crafts[said[1]]
	case !crafts[said[0]]:
		return false
	case nextDoor[said[1]] || said[1] == "next" && len(said) > 2 && (said[2] == "door" || said[2] == "to"), slices.Contains(said[1:], "cote") && said[1] == "d": // "le bateau d'à côté"
		return true
	}
	for said = said[1:]; len(said) > 0 && belonging[said[0]]; said = said[1:] {
		if len(said) > 1 && people[said[1]] {
			return true
		}
	}
	return false
}

// besideHer reports whether a sentence tells of what a boat beside her did or suffered: "the storm sank the boat in the next slip".
func besideHer(words []word, s sentence) bool {
	const near = 3 // words between the boat and where she lies
	for k := s.first; k < s.last; k++ {
		if !crafts[words[k].text] {
			continue
		}
		for n := k + 1; n+1 < min(s.last, k+2+near); n++ {
			if words[n].text == "next" && (berths[words[n+1].text] || words[n+1].text == "door" || words[n+1].text == "to") {
				return true
			}
		}
	}
	return false
}

var (
	berths      = wordClass("berths")
	smallCrafts = wordClass("small_crafts")
)

// Words of who tells of another boat that he has: "we have another boat, a Moody with a leaking deck".
var (
	having  = wordClass("having")
	another = wordClass("another")
)

// likes stand before the other boats in what a page says of the other boats on offer: "Similar boats you may like". Where "other boats" stand within
// a line a seller writes of them, in that sentence alone: "other boats of this age have had it".
var likes = wordClass("likes")

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
