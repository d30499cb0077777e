package stance

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// isRefused reports whether phrase k is refused: by a negator of its own, or with the one before it in a list, as in
// "no teak, saildrive or charter".
func (r *Reader) isRefused(k int, before bool) bool {
	s := r.Spans[k]
	noun := s.J
	if boat.IsBoat(r.Fold(noun)) && !r.Breaks(noun-1) {
		noun++ // "ex charter boats excluded"
	}
	if n, ok := r.Refused(noun); ok {
		r.Use(s.J, noun+n)
		return true
	}
	if r.NegatedAt(s.I) || r.DescribedNo(s.I) || r.AnsweredNo(s.J) || r.isThing(k) && r.Headed(s.I, refusingHeads) {
		return true
	}
	if k > 0 && before && r.Spans[k-1].J == s.I && !r.Breaks(s.I-1) && r.Spans[k-1].Effects[0].Field == "skip" {
		return true // "no inboard petrol engine"
	}
	if k == 0 || !before {
		return false
	}
	switch r.Joint(r.Spans[k-1].J, s.I) {
	case "or":
		return true
	case "and":
		return r.lacks(k)
	case ",":
		if a, b := r.Spans[k-1].Effects[0].Field, s.Effects[0].Field; a != b && kinds[a] && kinds[b] {
			return false // "not clinker, gaff or lug rig"
		}
		return r.EndsInOr(s.J) || k+1 < len(r.Spans) && r.Joint(s.J, r.Spans[k+1].I) == "and" && r.lacks(k)
	}
	return false
}

// refusingHeads stand over a list of what is not wanted: "No: teak, wood".
var refusingHeads = sentence.Set("no|not|without|avoid|exclude|excluding|excluded|no go|no gos|no no s|don t want|do not want|not wanted|unwanted|dislikes|deal breaker|deal breakers|dealbreaker|dealbreakers|must not have|must not|" +
	"nicht|kein|keine|ohne|nicht erwunscht|unerwunscht|ausschluss|sans|pas de|a eviter|exclus")

// kinds are the fields of what every boat has one of.
var kinds = sentence.Set("hull|rig|keel")

// lacks reports whether phrase k goes on a list of what boats are to be without, all of it: "without teak, saildrive and charter".
func (r *Reader) lacks(k int) bool {
	if !r.isThing(k) {
		return false
	}
	for k > 0 && r.Joint(r.Spans[k-1].J, r.Spans[k].I) != "" {
		k--
	}
	return r.Lacked(r.Spans[k].I)
}

// isThing reports whether phrase k names what a boat is or has rather than what is done with boats.
func (r *Reader) isThing(k int) bool {
	field := r.Spans[k].Effects[0].Field
	_, thing := demands[field]
	return (thing || field == "feature") && field != "sort"
}
