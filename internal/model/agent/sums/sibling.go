package sums

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// sibling reads a turn that gives, after a sum, the one value more that another sum of the same input needs: a light's height
// after the distance of the horizon from a height of eye.
func (rd Reader) sibling(t Turn) (calc.Reading, bool) {
	before, ok := t.before()
	given := quantity.Find(t.Text)
	if !ok || len(given) != 1 || !t.Plain.Begins(talk.Joining) {
		return calc.Reading{}, false
	}
	last, ok := rd.calcs.Read(before.Text, before.Earlier)
	if !ok {
		return calc.Reading{}, false
	}
	was, _ := rd.calcs.Find(last.Calculator)
	for _, c := range rd.calcs.List() {
		if r, fits := takesOver(c, was, last, given[0], t.Plain); fits {
			return r, true
		}
	}
	return calc.Reading{}, false
}

// takesOver makes a sum of c from the only value of the sum before and one quantity that only words of c announce.
func takesOver(c, was calc.Calculator, last calc.Reading, q quantity.Quantity, p phrase.Text) (calc.Reading, bool) {
	args := map[string]any{}
	for name, value := range last.Args {
		if !takes(c, name) {
			return calc.Reading{}, false
		}
		args[name] = value
	}
	for _, in := range c.Inputs {
		_, shared := args[in.Name]
		switch {
		case shared || !in.Required() && in.Dim != q.Dim:
		case len(args) > len(last.Args) || in.Dim != q.Dim || takes(was, in.Name) || !p.Has(naming(in)):
			return calc.Reading{}, false
		default:
			args[in.Name] = q.Text
		}
	}
	ok := len(last.Args) > 0 && len(args) == len(last.Args)+1
	return calc.Reading{Calculator: c.Name, Args: args, Follows: true}, ok
}

// naming are the words of an input that name it, not the short ones that stand before anything.
func naming(in calc.Input) phrase.List {
	const short = 3
	return phrase.Of(strings.Join(slices.DeleteFunc(slices.Clone(in.Words), func(w string) bool { return len(w) <= short }), ","))
}

func takes(c calc.Calculator, name string) bool {
	for _, in := range c.Inputs {
		if in.Name == name {
			return true
		}
	}
	return false
}
