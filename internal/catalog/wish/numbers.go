package wish

import (
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// readNumbers turns the numbers that are left into bounds.
func (t *turn) readNumbers() {
	found := t.Quantities
	for k := 0; k < len(found); k++ {
		i, j := t.At(found[k].Start, found[k].End)
		if !t.Unread(i, j) || !t.countable(found[k]) {
			continue
		}
		if t.isStray(found[k], i, j) {
			t.TellBack(t.codeFrom(i), j)
			continue
		}
		if found[k].Given < 0 && found[k].Dim == quantity.Money {
			t.impossible = append(t.impossible, strings.TrimSpace(t.Text[found[k].Start:found[k].End]))
			t.Use(i, j)
			continue
		}
		var a amount.Amount
		if a, k = t.amountAt(k); !a.Pair && t.readMoved(a) {
			continue
		}
		if a.Pair && t.readCountedRange(a) || !a.Pair && t.readCounted(a) {
			continue
		}
		if !a.Pair && a.Low.Part == quantity.High && a.Low.Dim == quantity.Money {
			a.Comparison = amount.UntilYear // "Bavaria 37 bis 80.000 €": the other end is a model
		}
		if t.refusesYear(a) {
			continue
		}
		i, j = t.FreeAround(a.I, a.J)
		s := t.around(a.I, a.J)
		if a.Comparison == amount.Same || s.Comparison != amount.Same {
			a.Comparison = s.Comparison
		}
		a.Subject, a.Exclusive = s.Subject, s.Exclusive
		if !t.place(a) {
			t.tellAround(a, i, j)
		}
	}
	t.inThousands()
}

// amountAt is the amount that number k is, or begins with the one behind it, and the last of its numbers.
func (t *turn) amountAt(k int) (a amount.Amount, last int) {
	low := t.Quantities[k]
	a = amount.Amount{Low: low, High: low}
	a.I, a.J = t.At(low.Start, low.End)
	if k+1 == len(t.Quantities) {
		return a, k
	}
	next := t.Quantities[k+1]
	ranges := low.Part == quantity.Low && next.Part == quantity.High
	if !ranges && !t.countsEither(a, next) {
		return a, k
	}
	a.High, a.Pair = next, true
	_, a.J = t.At(next.Start, next.End)
	if ranges && a.Low.Value > a.High.Value {
		a.Low, a.High = a.High, a.Low
	}
	return a, k + 1
}

// around reads what is said of the number at words i to j, and uses it.
func (t *turn) around(i, j int) amount.Setting {
	s := amount.Around(t.Sentence, i, j, t.refusedAt)
	if s.Turned {
		t.refusedAt = i
	}
	return s
}

// tellAround has what was read around a number told back with it where nothing came of it: the "at least 1.95 headroom".
func (t *turn) tellAround(a amount.Amount, from, to int) {
	for from < a.I && (!t.Words[from].Used || joinsOn[t.Fold(from)]) {
		from++
	}
	for to > a.J && !t.Words[to-1].Used {
		to--
	}
	if from < a.I || to > a.J {
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
func (t *turn) place(a amount.Amount) bool {
	if !t.bound(a) {
		return false
	}
	t.Use(a.I, a.J)
	t.about = true
	return true
}

func (t *turn) bound(a amount.Amount) bool {
	if a.Subject == amount.OfOther {
		return false
	}
	switch a.Low.Dim {
	case quantity.Money:
		return t.price(a)
	case quantity.Mass:
		return t.mass(a)
	case quantity.Length:
		return t.length(a)
	case quantity.Time:
		return t.time(a)
	case quantity.Power:
		if a.Comparison == amount.Less || a.Low.Unit == "W" {
			return false // of solar panels and inverters
		}
		least := round(a.Low.Value/quantity.Horsepower, 0)
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

// bare reads a number without a unit by its size and its neighbours.
func (t *turn) bare(a amount.Amount) bool {
	switch {
	case a.Low.Unit == "decade":
		return t.decade(a)
	case a.Subject == amount.OfDisplacement:
		return false // of no unit
	case a.Subject == amount.OfHours:
		if a.Comparison != amount.More {
			t.query.EngineHoursMax = a.High.Given
		}
		return a.Comparison != amount.More
	case t.isYear(a):
		return t.year(a)
	case !a.Pair && a.High.Given <= 100 && t.olderThan(a.I):
		a.Low.Value, a.High.Value = a.Low.Given*yearSeconds, a.High.Given*yearSeconds
		return t.age(a)
	case a.Subject == amount.Unsaid && !a.Pair && a.High.Given >= 20 && t.wantsCheaper():
		a.Comparison = amount.Less
		return t.price(a)
	case a.Subject == amount.Unsaid && !a.Pair && a.Comparison != amount.Same && t.newBudget(a.High.Given):
		if a.Comparison == amount.Roughly && t.Fold(a.I-1) == "say" {
			a.Comparison = amount.Less // "and let's say 110"
		}
		return t.price(a)
	case a.Subject == amount.Unsaid && !a.Pair && a.Comparison == amount.Less && a.High.Given > mostFeet && t.namesYacht():
		return t.price(a) // "45-50 ft, 250 max"
	case a.Subject == amount.Unsaid && (!a.Pair && a.Comparison == amount.Less && t.lengthIsKnown(a.High.Given) || a.Pair && t.lengthIsTold(a)):
		return t.price(a) // "Gulfstar 50 under 100", "32 to 36, 60-90"
	case a.Subject == amount.OfPrice && a.High.Given >= 100 || a.High.Given >= 1000 || a.Comparison != amount.Same && a.High.Given >= 300:
		return t.price(a)
	case a.Subject == amount.Unsaid && a.High.Given <= mostFeet && t.unitAlone() != "":
		return t.inUnit(a, t.unitAlone())
	case a.Subject == amount.OfDraft || a.Subject == amount.OfBeam || a.Subject == amount.OfAirDraft:
		return t.inMetresOrFeet(a)
	case a.Comparison != amount.Same && (a.Subject == amount.Unsaid || a.Subject == amount.OfLength) && t.metresNear(a.High.Given):
		return t.inUnit(a, "m")
	case a.High.Given >= 15 && a.High.Given <= mostFeet && (a.Pair || a.Comparison != amount.Same || a.Subject == amount.OfLength):
		return t.inFeet(a)
	case a.Subject == amount.OfLength && a.High.Given >= 4:
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
