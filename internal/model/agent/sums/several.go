package sums

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

// mostAsks is how many questions of a turn are read one by one, each in several ways; one of more is no sum of a sailor's.
const mostAsks = 6

// withSeveral is a reading together with what else the turn asks: each of its questions is read with what is stated before them, those
// behind the first as turns that follow it. ok tells whether there is any.
func (rd Reader) withSeveral(t Turn, read calc.Reading, ok bool) (calc.Reading, bool) {
	if !quantity.Counts(t.Text) {
		return read, ok
	}
	stated, asks := questions(t.Text)
	if each := eachAsked(stated, asks); each != nil {
		return rd.ofEach(t, each, read, ok)
	}
	if len(asks) < 2 || len(asks) > mostAsks {
		return read, ok
	}
	lead := strings.TrimSpace(stated + " " + asks[0])
	first, good := rd.alone(t.saying(lead))
	if !good {
		return read, ok
	}
	more, open := rd.further(t.saying(lead), stated, first, asks[1:])
	complete := ok && len(read.Missing) == 0 && !read.Doubtful
	if complete && len(more) == 0 {
		read.Open = rd.leftOpen(read, open)
		return read, ok
	}
	if !complete || !rd.tells(read, first) {
		read = first
	}
	for _, r := range more {
		if !rd.tells(read, r) {
			read.Also = append(read.Also, r)
		}
	}
	read.Open = rd.leftOpen(read, open)
	used := fmt.Sprint(read.Also)
	read.Unused = slices.DeleteFunc(slices.Clone(read.Unused), func(said string) bool { return len(read.Also) > 0 && uses(used, said) })
	return read, true
}

// further reads the questions of a turn behind its first, lead, which is read as a sum: the sums of those that it does not answer as well, and those with
// figures for which none was found.
func (rd Reader) further(lead Turn, stated string, first calc.Reading, asks []string) (more []calc.Reading, open []string) {
	came := rd.cameTo(lead.Text, first)
	for _, ask := range asks {
		r, good := rd.next(lead, stated, came, ask)
		switch {
		case good && !rd.hasTold(first, r, ask):
			more = append(more, rd.sharing(first, r))
		case !good && countedHead.MatchString(ask) && len(quantity.Find(ask)) > 0:
			open = append(open, ask)
		}
	}
	return more, open
}

// hasTold reports whether the first sum of a turn tells what a further question asks for, so that another sum of it would only tell it again or contradict it: it
// comes to the same, or to something of the kind for which the same figures were taken for other things, a track for a heading.
func (rd Reader) hasTold(first, r calc.Reading, ask string) bool {
	mine, theirs := rd.calcs.Asked(ask, first), rd.calcs.Asked(ask, r)
	kindred := false
	for _, o := range mine {
		for _, other := range theirs {
			if o.Plain == "" && other.Plain == "" && sameAmount(o.Amount, other.Amount) {
				return true
			}
			kindred = kindred || o.Dimension() == other.Dimension() && o.Dimension() != quantity.Bare
		}
	}
	return kindred && takenOtherwise(first.Args, r.Args)
}

// takenOtherwise reports whether two sums are made of the same values under other names.
func takenOtherwise(a, b map[string]any) bool {
	values := func(args map[string]any) []string {
		var list []string
		for _, value := range args {
			list = append(list, fmt.Sprint(value))
		}
		slices.Sort(list)
		return list
	}
	return slices.Equal(values(a), values(b)) && !maps.EqualFunc(a, b, func(x, y any) bool { return fmt.Sprint(x) == fmt.Sprint(y) })
}

// sharing gives a sum what the one before it in the same turn was told, where it would else assume it: the height of eye.
func (rd Reader) sharing(first, r calc.Reading) calc.Reading {
	c, _ := rd.calcs.Find(r.Calculator)
	for _, in := range c.Inputs {
		told, had := first.Args[in.Name]
		if _, given := r.Args[in.Name]; !had || given || in.Default == nil {
			continue
		}
		args := maps.Clone(r.Args)
		args[in.Name] = told
		r.Args = args
	}
	return r
}

// ofEach is the sum of each of two things that are asked for alike.
func (rd Reader) ofEach(t Turn, each []string, read calc.Reading, ok bool) (calc.Reading, bool) {
	first, good := rd.alone(t.saying(each[0]))
	second, also := rd.alone(t.saying(each[1]))
	if !good || !also || first.Calculator != second.Calculator || ok && len(read.Missing) == 0 && rd.tells(read, first) && rd.tells(read, second) {
		return read, ok
	}
	first.Also = append(first.Also, second)
	return first, true
}

// leftOpen are those of the questions that no sum was found for of which a figure is not in the sums that were.
func (rd Reader) leftOpen(read calc.Reading, open []string) []string {
	used := fmt.Sprint(read.Args, read.Also)
	return slices.DeleteFunc(open, func(ask string) bool {
		return !slices.ContainsFunc(quantity.Find(ask), func(one quantity.Quantity) bool {
			return strings.ContainsAny(one.Text, "0123456789") && !uses(used, one.Text)
		})
	})
}

// uses reports whether a figure stands among the values of sums, which write a million out where it has a unit and as 1e+06 where it has none.
func uses(args, said string) bool {
	for _, one := range quantity.Find(said) {
		if strings.Contains(args, strconv.FormatFloat(one.Given, 'f', -1, 64)) || strings.Contains(args, fmt.Sprint(one.Given)) {
			return true
		}
	}
	return false
}

// alone reads a turn that asks one thing; ok is false unless the sum lacks nothing.
func (rd Reader) alone(t Turn) (calc.Reading, bool) {
	r, ok := rd.readOne(t)
	return r, ok && len(r.Missing) == 0 && !r.Doubtful
}

// next reads a further question of a turn: with what is stated before them all, with what the first came to, "" for nothing, or as one
// that goes on from it.
func (rd Reader) next(first Turn, stated, came, ask string) (calc.Reading, bool) {
	texts := []string{strings.TrimSpace(stated + " " + ask)}
	if came != "" {
		texts = append(texts, stated+" for "+came+", "+ask, came+", "+ask)
	}
	for _, text := range texts {
		if r, good := rd.alone(first.saying(text)); good && rd.tellsAsked(ask, r) {
			return r, true
		}
	}
	r, good := rd.alone(rd.following(first, ask))
	return r, good && rd.tellsAsked(ask, r)
}

// cameTo is what the first question of a turn, which is read as a sum, came to, as a statement for the next; "" where that is no amount.
func (rd Reader) cameTo(lead string, r calc.Reading) string {
	result, err := rd.calcs.Call(r.Calculator, r.Args)
	if err != nil || result.Outcomes[0].Plain != "" && len(result.Outcomes[0].Also) == 0 {
		return ""
	}
	each := ""
	if phrase.Plain(lead).Has(daily) {
		each = " a day"
	}
	if o := result.Outcomes[0]; o.Plain != "" {
		return quantity.FourFigures(o.Also[0].Value) + " " + o.Also[0].Unit + each
	}
	return amountOf(result) + each
}

// daily are words for an amount of each day.
var daily = phrase.Of(`a day, per day, daily, each day, am tag, pro tag, par jour`)

// tells reports whether what a sum comes to holds what another comes to.
func (rd Reader) tells(r, other calc.Reading) bool {
	mine, err := rd.calcs.Call(r.Calculator, r.Args)
	if err != nil {
		return false
	}
	theirs, err := rd.calcs.Call(other.Calculator, other.Args)
	if err != nil {
		return true
	}
	wanted := theirs.Outcomes[0]
	for _, o := range mine.Outcomes {
		for _, amount := range append(o.Also, o.Amount) {
			inUnit := other.Calculator != "convert" || amount.Unit == wanted.Amount.Unit || r.Unit == wanted.Amount.Unit // the same in another unit is what was asked for
			if wanted.Plain == "" && inUnit && sameAmount(amount, wanted.Amount) || wanted.Plain != "" && len(wanted.Also) > 0 && sameAmount(amount, wanted.Also[0]) {
				return true
			}
		}
		if wanted.Plain != "" && o.Plain == wanted.Plain {
			return true
		}
	}
	return false
}

// sameAmount reports whether two amounts are one, be it in different units.
func sameAmount(a, b answer.Amount) bool {
	value, err := quantity.Convert(a.Value, a.Unit, b.Unit)
	if err != nil {
		value = a.Value
	}
	const nearly = 0.002
	return (err == nil || a.Unit == b.Unit) && math.Abs(value-b.Value) <= nearly*math.Abs(b.Value)
}
