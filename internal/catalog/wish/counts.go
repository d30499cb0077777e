package wish

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// readCounted reads "4 cabins", "sleeps 6", "top 5" and "3 cheapest".
func (t *turn) readCounted(a amount) bool {
	n := int(a.low.Given)
	if a.low.Dim != "number" || a.low.Unit != "" || float64(n) != a.low.Given || n < 1 || n > 50 {
		return false
	}
	if t.sleepsBounded(a, n) {
		return true
	}
	what, end, ok := t.CountedNoun(a.j)
	if w, words, before := t.sleepsBefore(a.i); before && !ok && n <= 20 && t.endsThought(a.j, w) {
		t.Use(a.i-words, a.j)
		t.query.BerthsMin, t.about = n, true
		return true
	}
	if !ok {
		what, ok = t.elided(a.i)
		end = a.j
	}
	if !ok {
		return t.readLabelled(a, n) || t.readHowMany(a, n)
	}
	if t.refusesCounted(a, what, end) {
		return true
	}
	without := t.isStrict(a.i)
	s := t.around(a.i, end)
	t.about = true
	without = without && !s.refused
	if without && s.comparison == more {
		n++
	}
	if without && s.comparison == less && n > 1 {
		n--
	}
	if s.comparison == less || s.comparison == untilYear {
		if t.setCount(what, 0, n) {
			t.Use(a.i, end)
		}
		return true
	}
	exactly := t.exactly(a.i, end)
	t.Use(a.i, end)
	if n, ok := t.After(end, takenBack, longestTakenBack); ok && t.Figure(end+n) && !t.Counts(end+n+1) {
		t.Use(end, end+n+1) // "3 cabins instead of 2"
	}
	if end+1 < len(t.Words) && sentence.Negates(t.Fold(end)) && t.Fold(end+1) == strconv.Itoa(n+1) && !t.Breaks(end) && !t.Counts(end+2) {
		t.Use(end, end+2) // "3 cabins not 4"
		exactly = true
	}
	t.counted = counted{what, end}
	if exactly && s.comparison == same && t.setCount(what, n, n) {
		return true
	}
	return t.setCount(what, n, 0)
}

// refusesCounted reads an amount of what is counted, up to word end, that is wanted no longer or not at all, and reports whether it is.
func (t *turn) refusesCounted(a amount, what string, end int) bool {
	if words, ok := t.takesBack(a.i); ok && groupNames[what] != 0 {
		t.Use(a.i-words, end) // "instead of 4 cabins"
		t.withdrawn.Take(groupNames[what])
		return true
	}
	if words, refuses := t.Refused(end); refuses || t.Fold(end) == "non" {
		t.Use(a.i, end+max(words, 1)) // "4 cabines non"
		t.TellBack(a.i, end)
		return true
	}
	if j := t.wished(end, false); j > end {
		t.Use(a.i, j) // "3 cabins would be nice"
		t.TellBack(a.i, j)
		return true
	}
	if _, _, bounded := sentence.EndingAt(t.Sentence, leading, a.i); !bounded && t.NegatedAt(a.i) {
		t.Use(a.i, end) // "no 4 cabin layouts"
		t.TellBack(a.i, end)
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
	_, words, led := sentence.EndingAt(t.Sentence, leading, i)
	and := i - words - 1
	ok = led && and > 0 && and == t.counted.end && (sentence.Joins(t.Fold(and)) == "and" || sentence.IsBut(t.Fold(and)))
	return t.counted.what, ok
}

// readLabelled reads a count behind what it is of: "cabins: 3", "heads at least 2", "max cabins 3".
func (t *turn) readLabelled(a amount, n int) bool {
	_, words, led := sentence.EndingAt(t.Sentence, leading, a.i)
	noun := a.i - words - 1
	if noun < 0 || t.Words[noun].Used {
		return false
	}
	before, ahead, bounded := sentence.EndingAt(t.Sentence, leading, noun)                                     // "max cabins 3"
	alone := t.Gap(noun) == " " && (a.j == len(t.Words) || t.Breaks(a.j-1)) && (noun == 0 || t.Breaks(noun-1)) // "cabins 3, heads 2"
	if !led && !bounded && !alone && !strings.ContainsAny(t.Gap(noun), ":=<>≥≤") {
		return false
	}
	what, ok := numeral.Counted(t.Fold(noun))
	if !ok || strings.ContainsAny(t.Gap(noun), ",;.") {
		return false
	}
	s := t.around(a.i, a.j)
	if s.comparison == same && bounded {
		s.comparison = before
	}
	low, high := n, 0
	if s.comparison == less || s.comparison == untilYear {
		low, high = 0, n
	}
	if !t.setCount(what, low, high) {
		return false
	}
	t.Use(noun-ahead, a.j)
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
	_, n, ok := sentence.EndingAt(t.Sentence, leading, i)
	p, _ := t.Phrase(i-n, i)
	return ok && strict[p]
}

// readCountedRange reads "2 to 3 cabins".
func (t *turn) readCountedRange(a amount) bool {
	low, high := int(a.low.Given), int(a.high.Given)
	if a.low.Dim != quantity.Bare || float64(low) != a.low.Given || float64(high) != a.high.Given || low < 1 || high > 50 {
		return false
	}
	what, end, ok := t.CountedNoun(a.j)
	from := a.i
	if w, words, sleeps := t.sleepsBefore(a.i); !ok && sleeps && t.endsThought(a.j, w) {
		what, end, ok, from = "berths", a.j, true, a.i-words // "sleeps 4-6"
	}
	if !ok || !t.setCount(what, low, high) {
		return false
	}
	t.Use(from, end)
	t.about = true
	return true
}

// countsEither reports whether a number and the next are a choice of how many: "3 or 4 cabins".
func (t *turn) countsEither(a amount, next quantity.Quantity) bool {
	i, j := t.At(next.Start, next.End)
	return t.Joint(a.j, i) == "or" && t.Counts(j) && a.low.Dim == quantity.Bare && next.Dim == quantity.Bare && a.low.Given < next.Given && next.Given <= sentence.MostCounted
}

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
		q.EnginesMin, q.EnginesMax = cmp.Or(low, q.EnginesMin), cmp.Or(high, q.EnginesMax)
	default:
		return false
	}
	return true
}
