package stance

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// Of the two sides of a choice, "a Gin Fizz ketch or a Sun Fizz", what is said behind the first is of that one alone, and since a search asks
// the same of both it is told back.

// ofFirstArm reports whether phrase k tells only of the first of two boats, or kinds of boat, of which either will do.
func (r *Reader) ofFirstArm(k int) bool {
	s := r.Spans[k]
	field := s.Effects[0].Field
	if !ofOneBoat[field] {
		return false
	}
	last := k
	for last+1 < len(r.Spans) && r.Spans[last+1].Effects[0].Field != "type" && r.Joint(r.Spans[last].J, r.Spans[last+1].I) == "and" {
		last++
	}
	second := r.Spans[last].J
	if second >= len(r.Words) || r.Breaks(second-1) || !sentence.IsOr(r.Fold(second)) && !sentence.IsVersus(r.Fold(second)) {
		return false
	}
	second++
	for sentence.IsDeterminer(r.Fold(second)) {
		second++
	}
	for _, a := range r.boats {
		if a.I == second && r.followsBoat(s.I) {
			return true
		}
	}
	other := r.armAt(second)
	return other != "" && other != field && r.followsKind(k, other)
}

// isEither reports whether phrase k is equipment, or who built the engine, of which another will do as well, "either radar or AIS": a search
// would ask for both.
func (r *Reader) isEither(k int) bool {
	field := r.Spans[k].Effects[0].Field
	if field != "feature" && field != "engine" {
		return false
	}
	feature := func(at int) bool { return at >= 0 && at < len(r.Spans) && r.Spans[at].Effects[0].Field == field }
	either := func(a, b int) bool {
		if !feature(a) || !feature(b) || r.Spans[a].Effects[0].Value == r.Spans[b].Effects[0].Value {
			return false
		}
		joint := r.Joint(r.Spans[a].J, r.Spans[b].I)
		for joint == "," && feature(b+1) {
			joint = r.Joint(r.Spans[b].J, r.Spans[b+1].I)
			b++
		}
		return joint == "or"
	}
	if !either(k-1, k) && !either(k, k+1) {
		return false
	}
	from := r.Spans[k].I
	if either(k-1, k) {
		from = r.Spans[k-1].J
	}
	r.TellBack(from, r.Spans[k].J)
	return true
}

// ofOneBoat are the fields of what two boats may differ in.
var ofOneBoat = sentence.Set("rig|keel|hull|feature|category|engine_type|fuel|grade|text")

// followsBoat reports whether the words before word i go back to a boat that is named, without a break.
func (r *Reader) followsBoat(i int) bool {
	for _, a := range r.boats {
		if a.J <= i && i-a.J <= sentence.LongestItem && r.Unbroken(a.J, i) {
			return true
		}
	}
	return false
}

// followsKind reports whether phrase k goes back to one of a field, without a break.
func (r *Reader) followsKind(k int, field string) bool {
	for at := k - 1; at >= 0 && r.Unbroken(r.Spans[at].J, r.Spans[k].I) && r.Spans[k].I-r.Spans[at].J <= sentence.LongestItem; at-- {
		if kindOf(r.Spans[at]) == field {
			return true
		}
	}
	return false
}

// armAt is the field of the kind of boat that is named from word i on, adjectives before it or not; "" for none.
func (r *Reader) armAt(i int) string {
	for _, s := range r.Spans {
		if s.I >= i && s.I <= i+1 && r.Unbroken(i, s.I) {
			if field := kindOf(s); field != "" {
				return field
			}
		}
	}
	return ""
}

// kindOf is "type" or "rig" for a phrase that names a kind of boat, else "".
func kindOf(s sentence.Span) string {
	switch field := s.Effects[0].Field; field {
	case "type", "rig":
		return field
	case "category":
		return "type"
	}
	return ""
}

// endsOrder reports whether phrase k is the other end of an order: the "oldest" of "newest to oldest".
func (r *Reader) endsOrder(k int) bool {
	if k == 0 || r.Spans[k].Effects[0].Field != "sort" || r.Spans[k-1].Effects[0].Field != "sort" || r.Spans[k].I != r.Spans[k-1].J+1 {
		return false
	}
	to := r.Spans[k-1].J
	return toOrder[r.Fold(to)]
}

// toOrder stand between the two ends of an order.
var toOrder = sentence.Set("to|bis|a|zu|zum|au")
