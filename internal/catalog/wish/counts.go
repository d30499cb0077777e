package wish

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/stance"
	"github.com/fairlead/fairlead/internal/quantity"
)

// readCounted reads "4 cabins", "sleeps 6", "top 5" and "3 cheapest".
func (t *turn) readCounted(a amount.Amount) bool {
	n := int(a.Low.Given)
	if a.Low.Dim != "number" || a.Low.Unit != "" || float64(n) != a.Low.Given || n < 1 || n > 50 {
		return false
	}
	if t.sleepsBounded(a, n) {
		return true
	}
	what, end, ok := t.CountedNoun(a.J)
	if w, words, before := t.sleepsBefore(a.I); before && !ok && n <= 20 && t.endsThought(a.J, w) {
		t.Use(a.I-words, a.J)
		t.query.BerthsMin, t.about = n, true
		return true
	}
	if !ok {
		what, ok = t.elided(a.I)
		end = a.J
	}
	if !ok {
		return t.readLabelled(a, n) || t.readHowMany(a, n)
	}
	if t.refusesCounted(a, what, end) {
		return true
	}
	without := t.isStrict(a.I)
	s := t.around(a.I, end)
	t.about = true
	without = without && !s.Turned
	if without && s.Comparison == amount.More {
		n++
	}
	if without && s.Comparison == amount.Less && n > 1 {
		n--
	}
	if s.Comparison == amount.Less || s.Comparison == amount.UntilYear {
		if t.setCount(what, 0, n) {
			t.Use(a.I, end)
		}
		return true
	}
	exactly := t.exactly(a.I, end)
	t.Use(a.I, end)
	if n, ok := t.TakesBackFrom(end); ok && t.Figure(end+n) && !t.Counts(end+n+1) {
		t.Use(end, end+n+1) // "3 cabins instead of 2"
	}
	if end+1 < len(t.Words) && sentence.Negates(t.Fold(end)) && t.Fold(end+1) == strconv.Itoa(n+1) && !t.Breaks(end) && !t.Counts(end+2) {
		t.Use(end, end+2) // "3 cabins not 4"
		exactly = true
	}
	t.counted = counted{what, end}
	if exactly && s.Comparison == amount.Same && t.setCount(what, n, n) {
		return true
	}
	return t.setCount(what, n, 0)
}

// refusesCounted reads an amount of what is counted, up to word end, that is wanted no longer or not at all, and reports whether it is.
func (t *turn) refusesCounted(a amount.Amount, what string, end int) bool {
	if words, ok := t.TakesBack(a.I); ok {
		if group, named := command.GroupOf(what); named {
			t.Use(a.I-words, end) // "instead of 4 cabins"
			t.withdrawn.Take(group)
			return true
		}
	}
	if words, refuses := t.Refused(end); refuses || t.Fold(end) == "non" {
		t.Use(a.I, end+max(words, 1)) // "4 cabines non"
		t.TellBack(a.I, end)
		return true
	}
	if j := stance.Wished(t.Sentence, end); j > end {
		t.Use(a.I, j) // "3 cabins would be nice"
		t.TellBack(a.I, j)
		return true
	}
	if _, _, bounded := amount.Leading(t.Sentence, a.I); !bounded && t.NegatedAt(a.I) {
		t.Use(a.I, end) // "no 4 cabin layouts"
		t.TellBack(a.I, end)
		return true
	}
	return false
}

// counted is what was counted last, and the word behind it.
type counted struct {
	what string
	end  int
}

// elided is what a number from word i counts that is the other bound of a count: "more than 2 cabins but less than 5".
func (t *turn) elided(i int) (what string, ok bool) {
	_, words, led := amount.Leading(t.Sentence, i)
	and := i - words - 1
	ok = led && and > 0 && and == t.counted.end && (sentence.Joins(t.Fold(and)) == "and" || sentence.IsBut(t.Fold(and)))
	return t.counted.what, ok
}

// readLabelled reads a count behind what it is of: "cabins: 3", "heads at least 2", "max cabins 3".
func (t *turn) readLabelled(a amount.Amount, n int) bool {
	_, words, led := amount.Leading(t.Sentence, a.I)
	noun := a.I - words - 1
	if noun < 0 || t.Words[noun].Used {
		return false
	}
	before, ahead, bounded := amount.Leading(t.Sentence, noun)                                                 // "max cabins 3"
	alone := t.Gap(noun) == " " && (a.J == len(t.Words) || t.Breaks(a.J-1)) && (noun == 0 || t.Breaks(noun-1)) // "cabins 3, heads 2"
	if !led && !bounded && !alone && !strings.ContainsAny(t.Gap(noun), ":=<>≥≤") {
		return false
	}
	what, ok := numeral.Counted(t.Fold(noun))
	if !ok || strings.ContainsAny(t.Gap(noun), ",;.") {
		return false
	}
	s := t.around(a.I, a.J)
	if s.Comparison == amount.Same && bounded {
		s.Comparison = before
	}
	low, high := n, 0
	if s.Comparison == amount.Less || s.Comparison == amount.UntilYear {
		low, high = 0, n
	}
	if !t.setCount(what, low, high) {
		return false
	}
	t.Use(noun-ahead, a.J)
	t.about = true
	return true
}

// exactly reports whether a number from word i up to but not including j is neither to be more nor less: "two cabins only".
func (t *turn) exactly(i, j int) bool {
	if exact[t.Fold(i-1)] && !t.Breaks(i-1) {
		t.Use(i-1, i)
		return true
	}
	return t.Fold(j) == "only" && !t.Breaks(j-1) && (j+1 == len(t.Words) || t.Breaks(j))
}

var exact = sentence.Set("exactly|precisely|genau|exactement")

// strict are comparisons that leave the number itself out, which tells only where things are counted.
var strict = sentence.Set("more than|over|above|less than|fewer than|under|below|mehr als|uber|weniger als|unter|plus de|plus que|moins de|moins que")

// isStrict reports whether the comparison before word i leaves the number out.
func (t *turn) isStrict(i int) bool {
	_, n, ok := amount.Leading(t.Sentence, i)
	p, _ := t.Phrase(i-n, i)
	return ok && strict[p]
}

// readCountedRange reads "2 to 3 cabins".
func (t *turn) readCountedRange(a amount.Amount) bool {
	low, high := int(a.Low.Given), int(a.High.Given)
	if a.Low.Dim != quantity.Bare || float64(low) != a.Low.Given || float64(high) != a.High.Given || low < 1 || high > 50 {
		return false
	}
	what, end, ok := t.CountedNoun(a.J)
	from := a.I
	if w, words, sleeps := t.sleepsBefore(a.I); !ok && sleeps && t.endsThought(a.J, w) {
		what, end, ok, from = "berths", a.J, true, a.I-words // "sleeps 4-6"
	}
	if !ok || !t.setCount(what, low, high) {
		return false
	}
	t.Use(from, end)
	t.about = true
	return true
}

// countsEither reports whether a number and the next are a choice of how many: "3 or 4 cabins".
func (t *turn) countsEither(a amount.Amount, next quantity.Quantity) bool {
	i, j := t.At(next.Start, next.End)
	return t.Joint(a.J, i) == "or" && t.Counts(j) && a.Low.Dim == quantity.Bare && next.Dim == quantity.Bare && a.Low.Given < next.Given && next.Given <= sentence.MostCounted
}

// mostEngines is how many engines a boat has at most.
const mostEngines = 8

// setCount bounds a number of something; 0 is no bound. It is false for what no search counts.
func (t *turn) setCount(what string, low, high int) bool {
	q := &t.query
	switch what {
	case "cabins":
		q.CabinsMin, q.CabinsMax = cmp.Or(low, q.CabinsMin), cmp.Or(high, q.CabinsMax)
	case "berths":
		q.BerthsMin, q.BerthsMax = cmp.Or(low, q.BerthsMin), cmp.Or(high, q.BerthsMax)
	case "heads":
		q.HeadsMin, q.HeadsMax = cmp.Or(low, q.HeadsMin), cmp.Or(high, q.HeadsMax)
	case "engines":
		if max(low, high) > mostEngines {
			return false // "Volvo D2-40 engine"
		}
		q.EnginesMin, q.EnginesMax = cmp.Or(low, q.EnginesMin), cmp.Or(high, q.EnginesMax)
	default:
		return false
	}
	return true
}
