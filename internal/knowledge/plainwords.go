package knowledge

import (
	"slices"
	"strings"
)

// plainWords explains the words of the trade that a beginner meets first, in the order in which they matter.
var plainWords = [][2]string{
	{"windward", "windward: the side the wind comes from"},
	{"leeward", "leeward: the side away from the wind"},
	{"starboard", "starboard: the right-hand side, looking forward; port is the left"},
	{"tack", "tack: the side the wind comes over; to tack is to turn the bow through the wind"},
	{"gybe", "gybe (jibe): to turn the stern through the wind"},
	{"astern", "astern: backwards, or behind the boat"},
	{"abeam", "abeam: at right angles to the boat, out to the side"},
	{"bow", "bow: the front of the boat"},
	{"stern", "stern: the back of the boat"},
	{"helm", "helm: the wheel or tiller, and the person who steers"},
	{"sheet", "sheet: the rope that pulls a sail in or lets it out"},
	{"halyard", "halyard: the rope that hoists a sail"},
	{"reef", "reef: to make a sail smaller"},
	{"scope", "scope: the length of chain or rope let out, compared with the depth"},
	{"rode", "rode: the chain or rope that joins the anchor to the boat"},
	{"snubber", "snubber: a stretchy line that takes the jerks off the anchor chain"},
	{"jib", "jib: the sail in front of the mast"},
	{"mainsail", "mainsail: the sail behind the mast"},
	{"spinnaker", "spinnaker: the large, light sail for running before the wind"},
	{"shroud", "shroud: a wire that holds the mast up sideways"},
	{"forestay", "forestay: the wire that holds the mast up from the bow"},
	{"keel", "keel: the fin under the boat that keeps her upright and stops her sliding sideways"},
	{"draught", "draught (draft): how deep the boat reaches below the water"},
	{"leeway", "leeway: how far the wind pushes the boat sideways"},
	{"bearing", "bearing: the direction in which something lies"},
	{"transit", "transit: two fixed things seen in line"},
	{"fender", "fender: a cushion hung over the side"},
	{"cleat", "cleat: a fitting with two horns to make a rope fast on"},
	{"bilge", "bilge: the lowest part inside the boat, where water gathers"},
	{"seacock", "seacock: a valve in an opening through the hull"},
	{"trysail", "trysail: a small strong sail set instead of the mainsail in a storm"},
	{"drogue", "drogue: a brake towed behind the boat"},
	{"neap", "neaps: the tides with the smallest range; springs have the largest"},
	{"VHF", "VHF: the radio used at sea"},
	{"DSC", "DSC: the digital call of a radio, with a red button for distress"},
	{"COLREGs", "COLREGs: the rules of the road at sea"},
}

// maxPlainWords is how many words an answer explains.
const maxPlainWords = 5

// explainWords adds a paragraph that explains the words of the trade that the answer uses.
func (c *composer) explainWords() {
	text := c.answer.Text()
	var said []string
	for _, w := range plainWords {
		if len(said) < maxPlainWords && holdsWord(text, w[0]) {
			said = append(said, w[1])
		}
	}
	if len(said) == 0 {
		return
	}
	s := c.base.sentence("In plain words: " + strings.Join(said, "; ") + ".")
	if s.tokens <= c.left {
		c.left -= s.tokens
		c.answer.Parts = append(c.answer.Parts, Part{Text: s.text})
	}
}

// holdsWord reports whether text has the word, in any case and also as a plural or another form that begins with it.
func holdsWord(text, word string) bool {
	return slices.ContainsFunc(strings.Fields(text), func(w string) bool {
		w = strings.TrimLeft(w, "(\"")
		return len(w) >= len(word) && len(w) <= len(word)+3 && strings.EqualFold(w[:len(word)], word)
	})
}
