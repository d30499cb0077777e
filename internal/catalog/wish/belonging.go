package wish

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// tenders are the small boats that a yacht brings with her.
	tenders = sentence.Set("dinghy|dingy|dinghi|tender|rib tender|beiboot|dingi|schlauchboot|annexe|inflatable dinghy|inflatable tender|rigid dinghy|rib dinghy")
	// onlyTenders are those that nobody calls another boat when it is not wanted.
	onlyTenders = sentence.Set("tender|beiboot|annexe")
	// bringing are the words before a small boat that is brought, brought those behind it.
	bringing = sentence.Set("with|w|includes|including|include|incl|plus|comes with|mit|inkl|inklusive|samt|avec|and|und|et|has|having")
	brought  = sentence.Set("included|includes|inclusive|incl|inkl|inklusive|inbegriffen|dabei|inclus|incluse|comprise|included in the price|included in price")
	// pushing are the motors that push a small boat, pushed the words between one and the other.
	pushing = sentence.Set("outboard|outboards|outboard motor|outboard engine|aussenborder|außenborder|aussenbordmotor|hors bord|moteur hors bord|motor|engine|ob")
	pushed  = sentence.Set("and|with|w|plus|und|mit|samt|et|avec|a|an|the|its|its own|own|einem|un|new")
	forIts  = sentence.Set("for|for the|for its|fur|fur das|furs|pour|pour l|on|on the|am")
)

// readTender reads the small boat that a yacht brings with her as equipment, and its motor as nothing that drives the yacht: "sailboat
// with dinghy & outboard".
func (t *turn) readTender() {
	for i := range t.Words {
		n, ok := t.After(i, tenders, 2)
		if !ok || !t.Free(i, i+n) || t.itsStorage(i+n) {
			continue
		}
		if t.NegatedAt(i) {
			if onlyTenders[t.Fold(i)] {
				t.bring(i, i+n)
			}
			continue
		}
		if at, motor := t.motorFor(i); motor {
			t.bring(i, i+n)
			t.Use(at, i)
			t.TellBack(at, at+1)
			continue
		}
		j := t.motorOf(i + n)
		k, included := t.After(j, brought, 4)
		if !included && !t.isBrought(i) {
			continue
		}
		t.bring(i, i+n)
		t.Use(i+n, j+k)
		t.TellBack(max(i+n, j-1), j)
	}
}

// itsStorage reports whether word j is where a small boat is kept: "dinghy davits".
func (t *turn) itsStorage(j int) bool {
	dinghy, _ := t.lexicon.Context("dinghy")
	return j < len(t.Words) && !t.Breaks(j-1) && !dinghy.Allows("", t.Fold(j)) && !pushing[t.Fold(j)]
}

// bring has the small boat at words i to j asked for as equipment.
func (t *turn) bring(i, j int) {
	t.Use(i, j)
	t.Spans = append(t.Spans, sentence.Span{I: i, J: j, Effects: []lexicon.Effect{{Field: "feature", Value: "dinghy"}}})
}

// isBrought reports whether what starts with word i stands behind a word of what a boat has, articles between, and behind a boat where
// that word may as well join two boats.
func (t *turn) isBrought(i int) bool {
	i = t.skipIndefinite(i)
	n, ok := t.Before(i, bringing, 2)
	return ok && i > n && !t.Breaks(i-1)
}

// skipIndefinite goes back over articles and adjectives before word i.
func (t *turn) skipIndefinite(i int) int {
	for !t.Breaks(i-1) && (sentence.IsIndefinite(t.Fold(i-1)) || sentence.IsArticle(t.Fold(i-1)) || t.Fold(i-1) == "new") {
		i--
	}
	return i
}

// motorOf returns the word behind the motor of the small boat that ends before word j, j if it has none.
func (t *turn) motorOf(j int) int {
	k := j
	for k < len(t.Words) && !t.Breaks(k-1) && (pushed[t.Fold(k)] || t.powerAt(k)) {
		k++
	}
	if n, ok := t.After(k, pushing, 3); ok && t.Free(k, k+n) && !t.Breaks(k-1) {
		return k + n
	}
	return j
}

// motorFor reports whether a motor for the small boat at word i is named before it, and where: "outboard for the tender".
func (t *turn) motorFor(i int) (at int, ok bool) {
	n, led := t.Before(i, forIts, 2)
	if !led {
		return i, false
	}
	m, ok := t.Before(i-n, pushing, 3)
	return i - n - m, ok
}

// powerAt reports whether word k belongs to a power: the "5 hp" of an outboard.
func (t *turn) powerAt(k int) bool {
	for _, q := range t.Quantities {
		if q.Dim == quantity.Power && q.Start <= t.Words[k].Start && t.Words[k].Start < q.End {
			return true
		}
	}
	return false
}

// tankWords are the words of what a boat stores fuel in.
var tankWords = sentence.Set("tank|tanks|tankage|capacity|kanister|reservoir|reservoirs|tankinhalt|stored|storage|onboard|on board")

// inTank reports whether the fuel at words i to j is what a tank holds rather than what the engine burns: "60 gal diesel", "400 l diesel
// tank".
func (t *turn) inTank(i, j int) bool {
	if _, ok := t.After(j, tankWords, 2); ok && !t.Breaks(j-1) {
		return true
	}
	for _, q := range t.Quantities {
		if _, end := t.At(q.Start, q.End); q.Dim == quantity.Volume && (end == i || end+1 == i && amount.Fills(t.Fold(end))) && !t.Breaks(end-1) {
			return true
		}
	}
	return false
}
