package wish

import "strings"

// What a list is headed by says how all of it is meant: "No: teak, wood", "Nice: solar, a windlass".
var (
	refusingHeads = set("no|not|without|avoid|exclude|excluding|excluded|no go|no gos|no no s|don t want|do not want|not wanted|unwanted|dislikes|deal breaker|deal breakers|dealbreaker|dealbreakers|must not have|must not|" +
		"nicht|kein|keine|ohne|nicht erwunscht|unerwunscht|ausschluss|sans|pas de|a eviter|exclus")
	wishingHeads = set("nice|nice to have|nice to haves|would be nice|bonus|extras|optional|wish list|wishlist|wishes|preferred|preferences|plus|pluses|wunsch|wunsche|schon ware|schon waren|souhaits|souhaite|en option|ideally|ideal")
)

const longestHead = 3

// headed reports whether word i stands in a list that one of some heads begins, with a colon behind it.
func (t *turn) headed(i int, heads map[string]bool) bool {
	if !strings.Contains(t.text, ":") {
		return false
	}
	for k := i - 1; k >= 0; k-- {
		gap := t.gap(k)
		if strings.Contains(gap, ":") {
			n, ok := t.before(k+1, heads, longestHead)
			return ok && (k+1 == n || strings.ContainsAny(t.gap(k-n), ".,;:!?\n"))
		}
		if strings.ContainsAny(gap, ".;!?\n") {
			return false
		}
	}
	return false
}
