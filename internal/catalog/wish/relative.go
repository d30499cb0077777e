package wish

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// direction is which way a bound is moved.
type direction int

const (
	lowered direction = -1
	raised  direction = 1
)

// movedBehind are the words behind an amount by which a bound that stood before is moved: "10k more", "2 feet longer".
var movedBehind = sentence.Table(map[direction]string{
	raised:  "more|higher|extra|on top|longer|bigger|larger|mehr|drauf|daruber|langer|grosser|de plus|en plus|plus long|plus grand|dearer|more expensive",
	lowered: "less|lower|cheaper|shorter|smaller|weniger|kurzer|kleiner|gunstiger|billiger|de moins|en moins|moins cher|plus court|plus petit|darunter",
})

// movedBefore are the words before such an amount, with "by" behind them.
var movedBefore = sentence.Table(map[direction]string{
	raised:  "raise|increase|up|bump|extend|stretch|add|hoher|erhohe|erhohen|steigere|augmente|augmenter|augmentez|rallonge",
	lowered: "lower|reduce|decrease|cut|drop|shorten|senke|senken|reduziere|verringere|baisse|baisser|reduis|reduire|diminue",
})

var amountsBy = sentence.Set("by|um|de")

// readMoved reads an amount by which a bound of the search before is moved, and reports whether it is one.
func (t *turn) readMoved(a amount.Amount) bool {
	way, j, ok := t.moved(a)
	if !ok || t.withdrawn.Everything {
		return false
	}
	by := a.Low.Value * float64(way)
	if a.Low.Dim == quantity.Length && a.Low.Value < mostMoved {
		ok = t.moveLength(by)
	} else if a.Low.Dim == quantity.Money || numeral.IsPrice(a.Low) {
		ok = t.movePrice(by)
	} else {
		return false
	}
	if ok {
		t.Use(t.skipVerb(a.I), j)
		t.about = true
	}
	return ok
}

// skipVerb goes back over what moves the bound before word i: "raise the budget by".
func (t *turn) skipVerb(i int) int {
	for i > 0 {
		w := t.Fold(i - 1)
		_, verb := movedBefore[w]
		if _, named := command.GroupOf(w); !verb && !named && !amountsBy[w] && !sentence.IsArticle(w) {
			return i
		}
		i--
	}
	return i
}

// mostMoved is by what length, in metres, one changes one's mind at most.
const mostMoved = 5

// moved tells which way an amount moves a bound, and the word behind those that say so.
func (t *turn) moved(a amount.Amount) (way direction, j int, ok bool) {
	if way, n, ok := sentence.StartingAt(t.Sentence, movedBehind, a.J); ok && !t.Breaks(a.J-1) && !t.goesOn(a.J+n) && !(a.I > 0 && t.compares(a.I)) {
		return way, a.J + n, true
	}
	if a.I == 0 || !amountsBy[t.Fold(a.I-1)] {
		return 0, a.J, false
	}
	for i := range t.Words {
		if way, n, ok := sentence.StartingAt(t.Sentence, movedBefore, i); ok && (i < a.I || i == a.J) {
			return way, max(a.J, i+n), true
		}
	}
	return 0, a.J, false
}

// goesOn reports whether what ends before word j is only the beginning of a comparison: "10k more than that", "60k more or less".
func (t *turn) goesOn(j int) bool {
	return sentence.IsThan(t.Fold(j)) || sentence.IsOr(t.Fold(j))
}

// compares reports whether a comparison ends before word i, which then is a bound itself: "over 10k more".
func (t *turn) compares(i int) bool {
	_, _, ok := amount.Leading(t.Sentence, i)
	return ok || sentence.IsOr(t.Fold(i-1))
}

// movePrice moves the bound of the price that stood before.
func (t *turn) movePrice(by float64) bool {
	for _, bound := range []struct{ old, to **float64 }{{&t.base.PriceMax, &t.query.PriceMax}, {&t.base.PriceMin, &t.query.PriceMin}} {
		if *bound.old == nil {
			continue
		}
		v := **bound.old + by
		if v <= 0 {
			return false
		}
		*bound.to = &v
		return true
	}
	return false
}

// moveLength moves the bounds of the length that stood before.
func (t *turn) moveLength(by float64) bool {
	low, high := t.base.LengthMin, t.base.LengthMax
	if low+high == 0 || low > 0 && low+by <= 0 || high > 0 && high+by <= 0 {
		return false
	}
	if low > 0 {
		t.query.LengthMin = round(low+by, 2)
	}
	if high > 0 {
		t.query.LengthMax = round(high+by, 2)
	}
	return true
}

var (
	doubles = sentence.Set("double|twice|doubled|verdopple|verdoppeln|doppeltes|doppelte|doppelten|double le|doubler|doublez")
	halves  = sentence.Set("halve|half|halved|halbiere|halbieren|halbes|halbe|moitie")
)

// readDoubled reads "double the budget" and "half the price" behind a search that bounds the price.
func (t *turn) readDoubled(base catalog.Query) {
	if base.PriceMax == nil || t.prices() || t.withdrawn.Everything {
		return
	}
	for i, w := range t.Words {
		times := timesOf(w.Fold)
		if times == 0 || w.Used {
			continue
		}
		j := i + 1
		for sentence.IsArticle(t.Fold(j)) {
			j++
		}
		if j >= len(t.Words) || j == i+1 && t.Fold(j) == "price" { // boats at half price are bargains
			continue
		}
		if g, named := command.GroupOf(t.Fold(j)); named && g == demand.Price {
			v := *base.PriceMax * times
			t.query.PriceMax, t.about = &v, true
			t.Use(i, j+1)
			return
		}
	}
}

// timesOf is by what a word multiplies a bound, 0 where it does not.
func timesOf(word string) float64 {
	switch {
	case doubles[word]:
		return 2
	case halves[word]:
		return 0.5
	}
	return 0
}
