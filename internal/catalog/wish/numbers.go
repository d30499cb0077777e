package wish

import (
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// amount is a number of the text, or the two ends of a range, with what is said of it.
type amount struct {
	low, high quantity.Quantity // of a single number both are it
	pair      bool
	i, j      int // words
	setting
}

// readNumbers turns the numbers that are left into bounds.
func (t *turn) readNumbers() {
	found := t.Quantities
	for k := 0; k < len(found); k++ {
		i, j := t.At(found[k].Start, found[k].End)
		if !t.Unread(i, j) || !t.countable(found[k]) {
			continue
		}
		if t.isStray(found[k], i, j) {
			t.TellBack(i, j)
			continue
		}
		if found[k].Given < 0 && found[k].Dim == quantity.Money {
			t.impossible = append(t.impossible, strings.TrimSpace(t.Text[found[k].Start:found[k].End]))
			t.Use(i, j)
			continue
		}
		a := amount{low: found[k], high: found[k], i: i, j: j}
		if found[k].Part == quantity.Low && k+1 < len(found) && found[k+1].Part == quantity.High {
			k++
			a.high, a.pair = found[k], true
			_, a.j = t.At(found[k].Start, found[k].End)
			if a.low.Value > a.high.Value {
				a.low, a.high = a.high, a.low
			}
		}
		if !a.pair && k+1 < len(found) && t.countsEither(a, found[k+1]) {
			k++
			a.high, a.pair = found[k], true
			_, a.j = t.At(found[k].Start, found[k].End)
		}
		if !a.pair && t.readMoved(a) {
			continue
		}
		if a.pair && t.readCountedRange(a) || !a.pair && t.readCounted(a) {
			continue
		}
		if !a.pair && a.low.Part == quantity.High && a.low.Dim == quantity.Money {
			a.comparison = untilYear // "Bavaria 37 bis 80.000 €": the other end is a model
		}
		i, j = t.FreeAround(a.i, a.j)
		s := t.around(a.i, a.j)
		if a.comparison == same || s.comparison != same {
			a.comparison = s.comparison
		}
		a.subject, a.exclusive = s.subject, s.exclusive
		if !t.place(a) {
			t.tellAround(a, i, j)
		}
	}
	t.inThousands()
}

// tellAround has what was read around a number told back with it where nothing came of it: the "at least 1.95 headroom".
func (t *turn) tellAround(a amount, from, to int) {
	for from < a.i && (!t.Words[from].Used || joinsOn[t.Fold(from)]) {
		from++
	}
	for to > a.j && !t.Words[to-1].Used {
		to--
	}
	if from < a.i || to > a.j {
		t.TellBack(from, to)
	}
}

// joinsOn are the words that only lead to a number.
var joinsOn = sentence.Set("of|for|a|an|the|in|is|my|with|was|on|from|de|du|von|der|die|das|mit|pour|fur|und|and|et|i")

// countable leaves out what quantity reads but a wish cannot mean: wind directions, dates, percentages.
func (t *turn) countable(q quantity.Quantity) bool {
	switch q.Dim {
	case quantity.Bare, quantity.Length, quantity.Money, quantity.Time, quantity.Power, quantity.Mass, quantity.Speed:
		return true
	case quantity.Charge, quantity.Volume, quantity.Area:
		return true
	}
	return false
}

// place finds what the amount bounds and sets it, or leaves its words unused and is false.
func (t *turn) place(a amount) bool {
	if !t.bound(a) {
		return false
	}
	t.Use(a.i, a.j)
	t.about = true
	return true
}

func (t *turn) bound(a amount) bool {
	if a.subject == ofOther {
		return false
	}
	switch a.low.Dim {
	case quantity.Money:
		return t.price(a)
	case quantity.Mass:
		return t.mass(a)
	case quantity.Length:
		return t.length(a)
	case quantity.Time:
		return t.time(a)
	case quantity.Power:
		if a.comparison == less || a.low.Unit == "W" {
			return false // of solar panels and inverters
		}
		least := round(a.low.Value/quantity.Horsepower, 0)
		if before := t.query.EnginePowerMin; before > 0 && t.OffersChoice() {
			least = min(least, before)
		}
		t.query.EnginePowerMin = least
		return true
	case quantity.Bare:
		return t.bare(a)
	}
	return false
}

// limits turns a comparison into bounds; the comparisons of years are taken as plain ones. A single number that is
// compared with nothing is both bounds.
func (a amount) limits() (low, high float64) {
	if a.pair {
		return a.low.Value, a.high.Value
	}
	switch a.comparison {
	case less, untilYear, older, notNewer:
		return 0, a.low.Value
	case more, newer, notOlder:
		return a.low.Value, 0
	}
	return a.low.Value, a.low.Value
}

// bare reads a number without a unit by its size and its neighbours.
func (t *turn) bare(a amount) bool {
	switch {
	case a.low.Unit == "decade":
		return t.decade(a)
	case a.subject == ofDisplacement:
		return false // of no unit
	case a.subject == ofHours:
		if a.comparison != more {
			t.query.EngineHoursMax = a.high.Given
		}
		return a.comparison != more
	case t.isYear(a):
		return t.year(a)
	case !a.pair && a.high.Given <= 100 && t.olderThan(a.i):
		a.low.Value, a.high.Value = a.low.Given*yearSeconds, a.high.Given*yearSeconds
		return t.age(a)
	case a.subject == unsaid && !a.pair && a.high.Given >= 20 && t.wantsCheaper():
		a.comparison = less
		return t.price(a)
	case a.subject == unsaid && !a.pair && a.comparison != same && t.newBudget(a.high.Given):
		if a.comparison == roughly && t.Fold(a.i-1) == "say" {
			a.comparison = less // "and let's say 110"
		}
		return t.price(a)
	case a.subject == unsaid && !a.pair && a.comparison == less && a.high.Given > mostFeet && t.namesYacht():
		return t.price(a) // "45-50 ft, 250 max"
	case a.subject == unsaid && (!a.pair && a.comparison == less && t.lengthIsKnown(a.high.Given) || a.pair && t.lengthIsTold(a)):
		return t.price(a) // "Gulfstar 50 under 100", "32 to 36, 60-90"
	case a.subject == ofPrice && a.high.Given >= 100 || a.high.Given >= 1000 || a.comparison != same && a.high.Given >= 300:
		return t.price(a)
	case a.subject == unsaid && a.high.Given <= mostFeet && t.unitAlone() != "":
		return t.inUnit(a, t.unitAlone())
	case a.subject == ofDraft || a.subject == ofBeam || a.subject == ofAirDraft:
		return t.inMetresOrFeet(a)
	case a.comparison != same && (a.subject == unsaid || a.subject == ofLength) && t.metresNear(a.high.Given):
		return t.inUnit(a, "m")
	case a.high.Given >= 15 && a.high.Given <= mostFeet && (a.pair || a.comparison != same || a.subject == ofLength):
		return t.inFeet(a)
	case a.subject == ofLength && a.high.Given >= 4:
		return t.inMetresOrFeet(a)
	}
	return false
}

// olderThan reports whether the number that begins at word i is an age without its unit: "no older than 30".
func (t *turn) olderThan(i int) bool {
	return i > 1 && thanWords[t.Fold(i-1)] && olderWords[t.Fold(i-2)]
}

var (
	thanWords  = sentence.Set("than|als|que")
	olderWords = sentence.Set("older|alter|vieux|ancien")
)

func round(v float64, decimals int) float64 {
	scale := math.Pow10(decimals)
	return math.Round(v*scale) / scale
}
