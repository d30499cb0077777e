package calc

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// doubted reports whether a complete draft leaves out something that was given though the question neither asks for what it comes to
// nor speaks of it by name: then it is as likely that another sum is meant.
func (s *Set) doubted(d *Draft) bool {
	q := d.question
	if len(d.missing()) > 0 {
		return false
	}
	if d.dropsPart(q) || d.dropsLike(q) || d.dropsCount(q) || d.dropsShare(q) {
		return true
	}
	if d.Calculator.Spares || !d.leavesOut(q) {
		return false
	}
	i := s.byName[d.Calculator.Name]
	return !s.named(d, q) && !q.Has(s.patterns()[i].sure) && !q.AsksFor(s.patterns()[i].topic) && !s.computes(d, q.Wanted())
}

// dropsPart reports whether a sum takes a current for the whole way that a question tells of a part of it: "with 2 knots against me part of the way".
func (d *Draft) dropsPart(q *question.Question) bool {
	_, told := d.Args["current_part"]
	said := append(q.Find(shareOfWay...), q.Find("half|part|third|quarter|most|some of? the time", "# the? time")...)
	if d.Args["current"] == nil || told || len(said) == 0 {
		return false
	}
	var words []string
	for _, t := range q.Tokens[said[0].From:said[0].To] {
		words = append(words, t.Text)
	}
	d.unused = append(d.unused, strings.Join(words, " "))
	return true
}

// dropsLike reports whether an amount is left out that the question adds to one that is used: "3 litres and 4 more". The sum would be too
// small by it, whatever it is called.
func (d *Draft) dropsLike(q *question.Question) bool {
	for i := 1; i < len(q.Quantities); i++ {
		one, before := q.Quantities[i], q.Quantities[i-1]
		if !d.Used[i] && d.Used[i-1] && addsUp(before) && !d.repeated(q, i) && !q.CountsHeads(i) && q.Adds(i) &&
			(one.Dim == before.Dim && one.Unit == before.Unit || one.Dim == quantity.Bare && one.Unit == "" && q.NamesUse(i)) {
			return true
		}
	}
	return false
}

// dropsCount reports whether the number of the things is left out of which one is used: "two 100 Ah batteries".
func (d *Draft) dropsCount(q *question.Question) bool {
	for i := range q.Quantities {
		if !d.Used[i] && (counts(q, i) || countsHolders(q, i)) && i+1 < len(d.Used) && d.Used[i+1] && addsUp(q.Quantities[i+1]) && !q.CountsHeads(i) {
			return true
		}
	}
	return false
}

// holders stand between their number and what each of them holds: "two batteries with 110 Ah".
var holders = regexp.MustCompile(`(?i)^ (?:[a-zäöü-]+ ){0,3}(?:batteries|batterien|akkus|panels|panneaux|cans|jerrycans|bottles|flaschen|tanks|drums|kanister|bidons)\b[^.;?!\d]{0,24}$`)

// countsHolders reports whether quantity i is the number of things of which the next one tells what each holds.
func countsHolders(q *question.Question, i int) bool {
	one := q.Quantities[i]
	return one.Dim == quantity.Bare && one.Unit == "" && one.Given > 1 && i+1 < len(q.Quantities) && holders.MatchString(q.Text[one.End:q.Quantities[i+1].Start])
}

// dropsShare reports whether all of an amount is used of which the question tells a part: "a third of the 90 litres".
func (d *Draft) dropsShare(q *question.Question) bool {
	for i, used := range d.Used {
		if !used || !addsUp(q.Quantities[i]) {
			continue
		}
		part, told := q.ShareBefore(i)
		if !told {
			continue
		}
		whole, taken := false, false
		for name, value := range d.Args {
			whole = whole || value == Argument(q.Quantities[i])
			if in := d.Calculator.Input(name); in.Dim == quantity.Percent {
				taken = true // as a reserve, or what may be used
			}
		}
		if whole && !taken && part.Percent < 100 {
			return true
		}
	}
	return false
}

// addsUp reports whether an amount is of a kind that people add up.
func addsUp(one quantity.Quantity) bool {
	switch one.Dim {
	case quantity.Volume, quantity.VolumeRate, quantity.Mass, quantity.Money, quantity.Charge, quantity.Energy, quantity.Power, quantity.Current:
		return true
	}
	return false
}

// leavesOut reports whether something is left out besides numbers of people.
func (d *Draft) leavesOut(q *question.Question) bool {
	for i, one := range q.Quantities {
		if !d.Used[i] && slices.Contains(d.unused, strings.TrimSpace(one.Text)) && !q.CountsHeads(i) {
			return true
		}
	}
	return false
}

// named reports whether a word of the calculator's title is in the question.
func (s *Set) named(d *Draft, q *question.Question) bool {
	said := stemsOf(q.Tokens)
	title := d.Calculator.Title
	for _, text := range []string{title.EN, title.DE, title.FR} {
		for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" ,()/-'", r) }) {
			if stem := stemOf(word); stem != "" && slices.Contains(said, stem) {
				return true
			}
		}
	}
	return false
}
