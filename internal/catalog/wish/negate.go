package wish

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// isNegated reports whether phrase k is refused: by a negator of its own, or with the one before it in a list, as in
// "no teak, saildrive or charter".
func (t *turn) isNegated(k int, before bool) bool {
	s := t.Spans[k]
	noun := s.J
	if boat.IsBoat(t.Fold(noun)) && !t.Breaks(noun-1) {
		noun++ // "ex charter boats excluded"
	}
	if n, ok := t.Refused(noun); ok {
		t.Use(s.J, noun+n)
		return true
	}
	if t.NegatedAt(s.I) || t.DescribedNo(s.I) || t.AnsweredNo(s.J) || t.isThing(k) && t.Headed(s.I, refusingHeads) {
		return true
	}
	if k > 0 && before && t.Spans[k-1].J == s.I && !t.Breaks(s.I-1) && t.Spans[k-1].Effects[0].Field == "skip" {
		return true // "no inboard petrol engine"
	}
	if k == 0 || !before {
		return false
	}
	switch t.Joint(t.Spans[k-1].J, s.I) {
	case "or":
		return true
	case "and":
		return t.lacks(k)
	case ",":
		if a, b := t.Spans[k-1].Effects[0].Field, s.Effects[0].Field; a != b && kinds[a] && kinds[b] {
			return false // "not clinker, gaff or lug rig"
		}
		return t.EndsInOr(s.J) || k+1 < len(t.Spans) && t.Joint(s.J, t.Spans[k+1].I) == "and" && t.lacks(k)
	}
	return false
}

// refusingHeads stand over a list of what is not wanted: "No: teak, wood".
var refusingHeads = sentence.Set("no|not|without|avoid|exclude|excluding|excluded|no go|no gos|no no s|don t want|do not want|not wanted|unwanted|dislikes|deal breaker|deal breakers|dealbreaker|dealbreakers|must not have|must not|" +
	"nicht|kein|keine|ohne|nicht erwunscht|unerwunscht|ausschluss|sans|pas de|a eviter|exclus")

// kinds are the fields of what every boat has one of.
var kinds = sentence.Set("hull|rig|keel")

// lacks reports whether phrase k goes on a list of what boats are to be without, all of it: "without teak, saildrive and charter".
func (t *turn) lacks(k int) bool {
	if !t.isThing(k) {
		return false
	}
	for k > 0 && t.Joint(t.Spans[k-1].J, t.Spans[k].I) != "" {
		k--
	}
	return t.Lacked(t.Spans[k].I)
}

// isThing reports whether phrase k names what a boat is or has rather than what is done with boats.
func (t *turn) isThing(k int) bool {
	field := t.Spans[k].Effects[0].Field
	_, thing := demands[field]
	return (thing || field == "feature") && field != "sort"
}
