package wish

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// refusesYear has a year told back, or the years of a range or a decade, that are refused: "not the 1976-1981 ones", "nothing from the
// 70s". A search knows no years that are left out between others. Where what follows makes a bound of it, "not 2005 or older", the bound on
// the other side is asked for.
func (t *turn) refusesYear(a amount.Amount) bool {
	if a.Low.Dim != quantity.Bare || a.Low.Unit != "decade" && !t.isYear(a) || amount.IsSubject(t.Fold(a.J)) && !t.Breaks(a.J-1) && !builtIn[t.Fold(a.J)] {
		return false
	}
	at, ok := t.Negation(a.I)
	if joint := t.Joint(t.refusedYear, a.I); t.refusedYear > 0 && (joint == "or" || joint == "and") {
		at, ok = t.refusedYear, true // "not the 2006 or 2007 ones"
	}
	if !ok {
		return false
	}
	t.about = true
	if c, n, bounded := amount.Trailing(t.Sentence, a.J); bounded && !t.Breaks(a.J-1) {
		if other, ok := c.Opposite(); ok {
			t.Use(a.J, a.J+n)
			a.Comparison = other
			return t.place(a)
		}
	}
	end := a.J
	t.refusedYear = end
	for end < len(t.Words) && builtIn[t.Fold(end)] && !t.Breaks(end-1) {
		end++
	}
	t.Use(at, end)
	t.TellBack(at, end)
	return true
}

// isOfRefusedYear reports whether only the boats of one year of a model are refused, "anything but a 2005 Lagoon 380", and has that told back.
func (t *turn) isOfRefusedYear(a boat.Name) bool {
	if a.I == 0 || !t.IsYear(a.I-1) || t.Breaks(a.I-1) {
		return false
	}
	at, ok := t.Negation(a.I - 1)
	if ok {
		t.Use(at, a.J)
		t.TellBack(at, a.J)
	}
	return ok
}

// builtIn may stand behind the year of a boat that is refused.
var builtIn = sentence.Set("built|build|builds|boat|boats|ones|one|model|models|year|years|vintage|vintages|yacht|yachts|gebaut|gebaute|gebauten|baujahr|boote|modelle|construits|construit|jahren|jahre|er|ern|s")
