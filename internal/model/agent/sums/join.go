package sums

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

// joined reads a turn together with those before it as one text, the nearest first: what one stated is a value of the sum
// that the other asks for.
func (rd Reader) joined(t Turn, read calc.Reading, ok bool) (calc.Reading, bool) {
	complete := ok && len(read.Missing) == 0
	if !ok && !t.Plain.Has(numeric) && !t.Plain.Has(computable) && !givesValue(t) {
		return calc.Reading{}, false
	}
	for i := len(t.Earlier) - 1; i >= max(0, len(t.Earlier)-carryBack); i-- {
		if complete && !read.Follows && !phrase.Plain(t.Earlier[i]).Begins(stating) {
			return calc.Reading{}, false
		}
		before := strings.TrimRight(strings.Join(t.Earlier[i:], ". "), " .?!")
		texts := []string{before + ". " + t.Text, before + ", " + t.Text, strings.TrimRight(t.Text, " .?!") + ", " + before}
		for _, piece := range pieces(before) {
			texts = append(texts, piece+". "+t.Text)
		}
		for _, text := range texts {
			both, good := rd.calcs.Read(text, nil)
			if good && len(both.Missing) == 0 && rd.tellsAsked(t.Text, both) && usesOwn(t.Text, both) && rd.addsTo(read, ok, both) && !rd.strays(t, both) && !rd.sameSum(before, both) && !picksOne(before, t.Text, both) {
				return both, true
			}
		}
	}
	return calc.Reading{}, false
}

// usesOwn reports whether a sum has a use for one of the figures that a turn gives, if it gives any: "what size anchor for an 11 metre boat"
// asks anew.
func usesOwn(text string, r calc.Reading) bool {
	used, figures := fmt.Sprint(r.Args), false
	for _, one := range quantity.Find(text) {
		if !strings.ContainsAny(one.Text, "0123456789") {
			continue
		}
		if figures = true; uses(used, one.Text) {
			return true
		}
	}
	return !figures
}

// givesValue reports whether a turn has a value that a sum before it may lack. A count in words within a question, "two boats meet, who gives
// way?", is none.
func givesValue(t Turn) bool {
	if !strings.Contains(t.Text, "?") {
		return len(quantity.Find(t.Text)) > 0
	}
	return slices.ContainsFunc(quantity.Find(t.Text), func(q quantity.Quantity) bool {
		return q.Dim != quantity.Bare || strings.ContainsAny(q.Text, "0123456789")
	})
}

// countedIn is the unit that a turn asks a number of: "how many solar watts", "how many litres".
var countedIn = regexp.MustCompile(`(?i)\b(?:how many|wie ?viele?|combien de) (\pL+)(?: (\pL+))?`)

// tellsAsked reports whether a sum comes to what a turn asks the number of, as far as that is a unit.
func (rd Reader) tellsAsked(text string, r calc.Reading) bool {
	for _, m := range countedIn.FindAllStringSubmatch(text, -1) {
		unit, known := quantity.Lookup(m[1])
		if !known {
			unit, known = quantity.Lookup(m[2])
		}
		if !known || unit.Dim == quantity.Bare {
			continue
		}
		result, err := rd.calcs.Call(r.Calculator, r.Args)
		if err != nil {
			return true
		}
		for _, o := range result.Outcomes {
			if o.Dimension() == unit.Dim {
				return true
			}
		}
		return false
	}
	return true
}

// picksOne reports whether a sum took one of several loads that the turns before gave and leaves out the others.
func picksOne(before, own string, r calc.Reading) bool {
	used := strings.ToLower(fmt.Sprint(r.Args))
	taken, left := map[quantity.Dimension]bool{}, map[quantity.Dimension]bool{}
	for _, q := range quantity.Find(before) {
		if strings.Contains(used, strings.ToLower(q.Text)) {
			taken[q.Dim] = true
			continue
		}
		left[q.Dim] = q.Dim == quantity.Power || q.Dim == quantity.Current || q.Dim == quantity.Charge
	}
	for _, q := range quantity.Find(own) {
		delete(taken, q.Dim)
	}
	for dim := range taken {
		if left[dim] {
			return true
		}
	}
	return false
}

// pieces are the statements of a text that has several.
func pieces(text string) []string {
	var list []string
	for _, part := range strings.FieldsFunc(strings.NewReplacer(" and ", ";", " und ", ";", " et ", ";", ". ", ";", ", ", ";").Replace(text), func(r rune) bool { return r == ';' || r == '\n' }) {
		if part = strings.TrimSpace(part); part != text {
			list = append(list, part)
		}
	}
	return list
}

// addsTo reports whether a reading of several turns is better than that of the last alone: it completes the same sum, gives it
// more, or goes on from the sum before to another that needs more.
func (rd Reader) addsTo(read calc.Reading, ok bool, both calc.Reading) bool {
	switch {
	case !ok:
		return true
	case read.Follows && len(read.Missing) == 0:
		return both.Calculator != read.Calculator && len(both.Args) > len(read.Args) && rd.needsMore(both, read)
	case both.Calculator != read.Calculator:
		return len(read.Missing) > 0
	}
	for name, value := range read.Args {
		if fmt.Sprint(both.Args[name]) != fmt.Sprint(value) {
			return false
		}
	}
	return len(both.Args) > len(read.Args)
}

// needsMore reports whether a sum has a value for which another has no place.
func (rd Reader) needsMore(more, than calc.Reading) bool {
	c, _ := rd.calcs.Find(than.Calculator)
	for name := range more.Args {
		if !takes(c, name) {
			return true
		}
	}
	return false
}

// sameSum reports whether a text asks for a sum by itself in the same values, so that what was joined to it adds nothing.
func (rd Reader) sameSum(text string, both calc.Reading) bool {
	alone, ok := rd.calcs.Read(text, nil)
	return ok && alone.Calculator == both.Calculator && fmt.Sprint(alone.Args) == fmt.Sprint(both.Args)
}
