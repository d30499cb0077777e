package meaning

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// The words of small boats that a yacht brings with her, and of what pushes them.
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

// ReadTender reads the small boat that a yacht brings with her as equipment, and its motor as nothing that drives the yacht: "sailboat
// with dinghy & outboard".
func (r *Reader) ReadTender() {
	for i := range r.Words {
		n, ok := r.After(i, tenders, 2)
		if !ok || !r.Free(i, i+n) || r.itsStorage(i+n) {
			continue
		}
		if r.NegatedAt(i) {
			if onlyTenders[r.Fold(i)] {
				r.bring(i, i+n)
			}
			continue
		}
		if at, motor := r.motorFor(i); motor {
			r.bring(i, i+n)
			r.Use(at, i)
			r.TellBack(at, at+1)
			continue
		}
		j := r.motorOf(i + n)
		k, included := r.After(j, brought, 4)
		if !included && !r.isBrought(i) {
			continue
		}
		r.bring(i, i+n)
		r.Use(i+n, j+k)
		r.TellBack(max(i+n, j-1), j)
	}
}

// itsStorage reports whether word j is where a small boat is kept: "dinghy davits".
func (r *Reader) itsStorage(j int) bool {
	dinghy, _ := r.lexicon.Context("dinghy")
	return j < len(r.Words) && !r.Breaks(j-1) && !dinghy.Allows("", r.Fold(j)) && !pushing[r.Fold(j)]
}

// bring has the small boat at words i to j asked for as equipment.
func (r *Reader) bring(i, j int) {
	r.Use(i, j)
	r.Spans = append(r.Spans, sentence.Span{I: i, J: j, Effects: []lexicon.Effect{{Field: "feature", Value: "dinghy"}}})
}

// isBrought reports whether what starts with word i stands behind a word of what a boat has, articles between, and behind a boat where
// that word may as well join two boats.
func (r *Reader) isBrought(i int) bool {
	i = r.skipIndefinite(i)
	n, ok := r.Before(i, bringing, 2)
	return ok && i > n && !r.Breaks(i-1)
}

// skipIndefinite goes back over articles and adjectives before word i.
func (r *Reader) skipIndefinite(i int) int {
	for !r.Breaks(i-1) && (sentence.IsIndefinite(r.Fold(i-1)) || sentence.IsArticle(r.Fold(i-1)) || r.Fold(i-1) == "new") {
		i--
	}
	return i
}

// motorOf returns the word behind the motor of the small boat that ends before word j, j if it has none.
func (r *Reader) motorOf(j int) int {
	k := j
	for k < len(r.Words) && !r.Breaks(k-1) && (pushed[r.Fold(k)] || r.powerAt(k)) {
		k++
	}
	if n, ok := r.After(k, pushing, 3); ok && r.Free(k, k+n) && !r.Breaks(k-1) {
		return k + n
	}
	return j
}

// motorFor reports whether a motor for the small boat at word i is named before it, and where: "outboard for the tender".
func (r *Reader) motorFor(i int) (at int, ok bool) {
	n, led := r.Before(i, forIts, 2)
	if !led {
		return i, false
	}
	m, ok := r.Before(i-n, pushing, 3)
	return i - n - m, ok
}

// powerAt reports whether word k belongs to a power: the "5 hp" of an outboard.
func (r *Reader) powerAt(k int) bool {
	for _, q := range r.Quantities {
		if q.Dim == quantity.Power && q.Start <= r.Words[k].Start && r.Words[k].Start < q.End {
			return true
		}
	}
	return false
}
