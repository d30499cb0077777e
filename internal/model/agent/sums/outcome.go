package sums

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// streams are words for what carries a boat along, which changes how long a way takes and not how far it is.
var streams = phrase.Of(`tide, current, stream, foul tide, fair tide, tidal stream, strom, gegenstrom, strömung, courant`)

// whatOf are how a question begins that asks for another thing than the one before.
var whatOf = phrase.Of(`what, which, welche*, quel*`)

// outcome reads a turn with what the sum before it came to: "how far is it to Cherbourg?", "and with 2 knots of tide against
// us at 6 knots?". Where the turn asks for a sum by itself, which lacks something, it is that sum.
func (rd Reader) outcome(t Turn, own calc.Reading) (calc.Reading, bool) {
	before, ok := t.before()
	if !ok || len(quantity.Find(t.Text)) == 0 {
		return calc.Reading{}, false
	}
	last, ok := t.last()
	if !ok || len(last.Missing) > 0 {
		return calc.Reading{}, false
	}
	result, err := rd.calcs.Call(last.Calculator, last.Args)
	if err != nil || len(result.Outcomes) == 0 || result.Outcomes[0].Plain != "" {
		return calc.Reading{}, false
	}
	if !t.Plain.Has(streams) && !t.Plain.Has(numeric) && !t.Plain.Less(talk.Conjunctions).Begins(whatOf) && result.Outcomes[0].Amount.Unit != "nm" {
		return calc.Reading{}, false // another value of that sum, or a circumstance
	}
	lead := amountOf(result)
	asked := strings.TrimRight(strings.TrimPrefix(t.Text, "and "), " ?.!")
	for _, text := range []string{lead + ", " + strings.TrimRight(before.Text, " ?.!") + ", " + asked, "how long for " + lead + " " + asked, asked + " " + lead} {
		r, ok := rd.calcs.Read(text, nil)
		if ok && len(r.Missing) == 0 && r.Calculator != last.Calculator && !rd.strays(t, r) && (own.Calculator == "" || own.Follows || own.Calculator == r.Calculator) {
			r.Follows = true
			return r, true
		}
	}
	return calc.Reading{}, false
}

// winds are words for the wind, which is neither a current nor how fast a boat goes.
var winds = phrase.Of(`wind, winds, headwind, breeze, gale, gegenwind, vent`)

// strays reports whether another sum that a turn would go on to is hardly meant by it: the turn only tells of a tide without its speed, or of the wind, of
// which the sum takes nothing, or the sum is made of values that were given for something else.
func (rd Reader) strays(t Turn, r calc.Reading) bool {
	last, ok := t.last()
	if !ok || len(last.Missing) > 0 || last.Calculator == r.Calculator {
		return false
	}
	speeds := slices.ContainsFunc(quantity.Find(t.Text), func(q quantity.Quantity) bool { return q.Dim == quantity.Speed })
	asks := strings.Contains(t.Text, "?") || t.Plain.Has(numeric) || t.Plain.Has(computable)
	if !asks && t.Plain.Has(streams) && !speeds {
		return true
	}
	blows := slices.ContainsFunc(slices.Collect(maps.Keys(r.Args)), func(name string) bool { return strings.Contains(name, "wind") })
	return t.Plain.Has(winds) && speeds && !blows || rd.misplaces(t, last, r)
}

// misplaces reports whether a sum takes an angle of the last for another one, or a length for minutes: "9 m".
func (rd Reader) misplaces(t Turn, last, r calc.Reading) bool {
	c, _ := rd.calcs.Find(r.Calculator)
	timed := slices.ContainsFunc(quantity.Find(strings.Join(t.Earlier, ". ")+". "+t.Text), func(q quantity.Quantity) bool { return q.Dim == quantity.Time })
	for name, value := range r.Args {
		in, written := c.Input(name), fmt.Sprint(value)
		if in.Dim == quantity.Time && strings.HasSuffix(written, " min") && !timed {
			return true
		}
		if _, same := last.Args[name]; same || in.Dim != quantity.Angle {
			continue
		}
		for was, had := range last.Args {
			if was != name && fmt.Sprint(had) == written {
				return true
			}
		}
	}
	return false
}

// judging are turns that ask what to think of the number before them.
var judging = phrase.Of(`
	is that, is it, is this, thats, that, this, a lot, lot, much, too much, good, bad, high, low, too high, too low, normal, typical, reasonable, fast, slow, heavy, light, enough, ok, okay, fine, large, small, big, stiff, safe, quite, rather, or, not, and, so
	ist das, viel, gut, schlecht, hoch, niedrig, schnell, langsam, wenig, genug, est ce que c est, c est, est ce, beaucoup, bien, bon, élevé, peu, lent, rapide`)

// judged is the sum before a turn that only asks what to think of what it came to: it is told again, with what its working
// says of it and the passage on it.
func (t Turn) judged() (calc.Reading, bool) {
	const most = 7
	if t.Plain.Words() > most || !t.Plain.Less(talk.Fillers).Less(judging).Empty() {
		return calc.Reading{}, false
	}
	r, sum := t.last()
	return r, sum && len(r.Missing) == 0
}

// breaksBound reports whether a sum made of several turns has a value beyond its bounds for an input that the last, which does not begin as
// one that goes on, does not name: what it tells is hardly of that sum, as a price of thousands is none of a litre.
func (rd Reader) breaksBound(t Turn, r calc.Reading) bool {
	var wrong *calc.InputError
	if _, err := rd.calcs.Call(r.Calculator, r.Args); t.goesOn() || len(r.Missing) > 0 || !errors.As(err, &wrong) || r.Args[wrong.Field] == nil {
		return false
	}
	c, _ := rd.calcs.Find(r.Calculator)
	return !t.Plain.Has(naming(c.Input(wrong.Field)))
}

// repeats reports whether a sum that goes on from the one before is that one in the same values: what the turn tells changes
// nothing in it, so that it asks something else.
func (t Turn) repeats(r calc.Reading) bool {
	if t.InUnit {
		return false
	}
	last, ok := t.last()
	return ok && last.Calculator == r.Calculator && last.Unit == r.Unit && fmt.Sprint(last.Args) == fmt.Sprint(r.Args)
}
