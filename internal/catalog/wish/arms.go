package wish

import "strings"

// arms are the two sides of a choice, "a Gin Fizz ketch or a Sun Fizz": what is said behind the first is of that one alone, and since a
// search asks the same of both it is told back.

// ofFirstArm reports whether phrase k tells only of the first of two boats, or kinds of boat, of which either will do.
func (t *turn) ofFirstArm(k int) bool {
	s := t.spans[k]
	field := s.effects[0].Field
	if !ofOneBoat[field] {
		return false
	}
	last := k
	for last+1 < len(t.spans) && t.spans[last+1].effects[0].Field != "type" && t.joint(t.spans[last].j, t.spans[last+1].i) == "and" {
		last++
	}
	second := t.spans[last].j
	if second >= len(t.words) || t.breaks(second-1) || !orWords[t.words[second].fold] && !comparing[t.words[second].fold] {
		return false
	}
	for second++; second < len(t.words) && determiners[t.words[second].fold]; {
		second++
	}
	for _, a := range t.boats {
		if a.i == second && t.followsBoat(s.i) {
			return true
		}
	}
	other := t.armAt(second)
	return other != "" && other != field && t.followsKind(k, other)
}

// isEither reports whether phrase k is equipment of which another will do as well, "either radar or AIS": a search would ask for both.
func (t *turn) isEither(k int) bool {
	feature := func(at int) bool { return at >= 0 && at < len(t.spans) && t.spans[at].effects[0].Field == "feature" }
	either := func(a, b int) bool {
		if !feature(a) || !feature(b) || t.spans[a].effects[0].Value == t.spans[b].effects[0].Value {
			return false
		}
		joint := t.joint(t.spans[a].j, t.spans[b].i)
		for joint == "," && feature(b+1) {
			joint = t.joint(t.spans[b].j, t.spans[b+1].i)
			b++
		}
		return joint == "or"
	}
	if !either(k-1, k) && !either(k, k+1) {
		return false
	}
	from := t.spans[k].i
	if either(k-1, k) {
		from = t.spans[k-1].j
	}
	t.cannotRefuse(from, t.spans[k].j)
	return true
}

// ofOneBoat are the fields of what two boats may differ in.
var ofOneBoat = set("rig|keel|hull|feature|category|engine_type|fuel|grade|text")

// followsBoat reports whether the words before word i go back to a boat that is named, without a break.
func (t *turn) followsBoat(i int) bool {
	for _, a := range t.boats {
		if a.j <= i && i-a.j <= longestItem && t.unbroken(a.j, i) {
			return true
		}
	}
	return false
}

// followsKind reports whether phrase k goes back to one of a field, without a break.
func (t *turn) followsKind(k int, field string) bool {
	for at := k - 1; at >= 0 && t.unbroken(t.spans[at].j, t.spans[k].i) && t.spans[k].i-t.spans[at].j <= longestItem; at-- {
		if kindOf(t.spans[at]) == field {
			return true
		}
	}
	return false
}

// armAt is the field of the kind of boat that is named from word i on, adjectives before it or not; "" for none.
func (t *turn) armAt(i int) string {
	for _, s := range t.spans {
		if s.i >= i && s.i <= i+1 && t.unbroken(i, s.i) {
			if field := kindOf(s); field != "" {
				return field
			}
		}
	}
	return ""
}

// kindOf is "type" or "rig" for a phrase that names a kind of boat, else "".
func kindOf(s span) string {
	switch field := s.effects[0].Field; field {
	case "type", "rig":
		return field
	case "category":
		return "type"
	}
	return ""
}

// unbroken reports whether nothing breaks the text between what ends before word i and word j, and no choice is offered there.
func (t *turn) unbroken(i, j int) bool {
	for k := i; k <= j && k < len(t.words); k++ {
		if k > 0 && t.breaks(k-1) || k < j && orWords[t.words[k].fold] {
			return false
		}
	}
	return true
}

// ofOneOfBoats reports whether a length stands right before one of several boats that are told by their models: "34 ft Hunter Legend or 36
// Catalina".
func (t *turn) ofOneOfBoats(a amount) bool {
	if len(t.boats) < 2 || a.pair || a.comparison != same {
		return false
	}
	for k, b := range t.boats {
		if b.i == a.j && !t.breaks(a.j-1) {
			other := t.boats[(k+1)%len(t.boats)]
			return strings.ContainsAny(other.model, "0123456789")
		}
	}
	return false
}

// orSince reports whether a choice is offered between the words i and j: the first bound is of one boat, the second of another.
func (t *turn) orSince(i, j int) bool {
	for k := i; k < j; k++ {
		if orWords[t.words[k].fold] {
			return true
		}
	}
	return false
}
