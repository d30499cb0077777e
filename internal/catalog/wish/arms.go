package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// arms are the two sides of a choice, "a Gin Fizz ketch or a Sun Fizz": what is said behind the first is of that one alone, and since a
// search asks the same of both it is told back.

// ofFirstArm reports whether phrase k tells only of the first of two boats, or kinds of boat, of which either will do.
func (t *turn) ofFirstArm(k int) bool {
	s := t.Spans[k]
	field := s.Effects[0].Field
	if !ofOneBoat[field] {
		return false
	}
	last := k
	for last+1 < len(t.Spans) && t.Spans[last+1].Effects[0].Field != "type" && t.Joint(t.Spans[last].J, t.Spans[last+1].I) == "and" {
		last++
	}
	second := t.Spans[last].J
	if second >= len(t.Words) || t.Breaks(second-1) || !sentence.IsOr(t.Fold(second)) && !sentence.IsVersus(t.Fold(second)) {
		return false
	}
	for second++; sentence.IsDeterminer(t.Fold(second)); {
		second++
	}
	for _, a := range t.boats {
		if a.I == second && t.followsBoat(s.I) {
			return true
		}
	}
	other := t.armAt(second)
	return other != "" && other != field && t.followsKind(k, other)
}

// isEither reports whether phrase k is equipment of which another will do as well, "either radar or AIS": a search would ask for both.
func (t *turn) isEither(k int) bool {
	feature := func(at int) bool { return at >= 0 && at < len(t.Spans) && t.Spans[at].Effects[0].Field == "feature" }
	either := func(a, b int) bool {
		if !feature(a) || !feature(b) || t.Spans[a].Effects[0].Value == t.Spans[b].Effects[0].Value {
			return false
		}
		joint := t.Joint(t.Spans[a].J, t.Spans[b].I)
		for joint == "," && feature(b+1) {
			joint = t.Joint(t.Spans[b].J, t.Spans[b+1].I)
			b++
		}
		return joint == "or"
	}
	if !either(k-1, k) && !either(k, k+1) {
		return false
	}
	from := t.Spans[k].I
	if either(k-1, k) {
		from = t.Spans[k-1].J
	}
	t.TellBack(from, t.Spans[k].J)
	return true
}

// ofOneBoat are the fields of what two boats may differ in.
var ofOneBoat = sentence.Set("rig|keel|hull|feature|category|engine_type|fuel|grade|text")

// followsBoat reports whether the words before word i go back to a boat that is named, without a break.
func (t *turn) followsBoat(i int) bool {
	for _, a := range t.boats {
		if a.J <= i && i-a.J <= sentence.LongestItem && t.Unbroken(a.J, i) {
			return true
		}
	}
	return false
}

// followsKind reports whether phrase k goes back to one of a field, without a break.
func (t *turn) followsKind(k int, field string) bool {
	for at := k - 1; at >= 0 && t.Unbroken(t.Spans[at].J, t.Spans[k].I) && t.Spans[k].I-t.Spans[at].J <= sentence.LongestItem; at-- {
		if kindOf(t.Spans[at]) == field {
			return true
		}
	}
	return false
}

// armAt is the field of the kind of boat that is named from word i on, adjectives before it or not; "" for none.
func (t *turn) armAt(i int) string {
	for _, s := range t.Spans {
		if s.I >= i && s.I <= i+1 && t.Unbroken(i, s.I) {
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

// ofOneOfBoats reports whether a length stands right before one of several boats that are told by their models: "34 ft Hunter Legend or 36
// Catalina".
func (t *turn) ofOneOfBoats(a amount.Amount) bool {
	if len(t.boats) < 2 || a.Pair || a.Comparison != amount.Same {
		return false
	}
	for k, b := range t.boats {
		if b.I == a.J && !t.Breaks(a.J-1) {
			other := t.boats[(k+1)%len(t.boats)]
			return strings.ContainsAny(other.Model, "0123456789")
		}
	}
	return false
}
