// Package stance tells how a phrase of a sentence is meant: whether what it names is asked for or refused, or is only wished for, put up with,
// taken back, or said of one of two boats, so that a search must not ask for it.
package stance

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// Stance is how a phrase is meant.
type Stance int

// The stances.
const (
	Asked   Stance = iota // it is what boats have to be or to have
	Refused               // it is what they must not be or have
	Passed                // a search asks neither for it nor against it; it is told back where it was hoped for
)

// Reader tells how the phrases of one sentence are meant, and uses the words that say so.
type Reader struct {
	*sentence.Sentence
	// Welcome is what will do as well but is not asked for.
	Welcome []lexicon.Effect

	boats         []boat.Name // that are wanted
	withdrawn     *demand.Withdrawal
	refused, soft bool // the phrase before is refused, or only wished for
	upTo          int  // the word behind the last phrase that is put up with
}

// New returns a reader of a sentence in which all phrases were found. What they take back goes into a withdrawal.
func New(s *sentence.Sentence, boats []boat.Name, withdrawn *demand.Withdrawal) Reader {
	return Reader{Sentence: s, boats: boats, withdrawn: withdrawn}
}

// Of tells how phrase k is meant. It is to be asked of all phrases in their order, once each.
func (r *Reader) Of(k int) Stance {
	r.refused = r.isRefused(k, r.refused)
	if r.soft = !r.refused && r.isSoft(k, r.soft); r.soft {
		return Passed
	}
	if r.isIndifferent(k) || r.isTakenBack(r.Spans[k]) || r.endsOrder(k) {
		return Passed
	}
	if r.refused {
		return Refused
	}
	if r.isEither(k) {
		return Passed
	}
	if r.ofFirstArm(k) {
		r.TellBack(r.Spans[k].I, r.Spans[k].J)
		return Passed
	}
	return Asked
}

// Wished is the word behind what makes a wish of that which ends before word j, and is no equipment; j where nothing does.
func Wished(s *sentence.Sentence, j int) int {
	r := Reader{Sentence: s}
	return r.wished(j, false)
}
