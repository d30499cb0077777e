package wish

import (
	"cmp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// Of boats that are for sale, the least and the most displacement in kilograms.
const (
	lightestBoat  = 300
	heaviestYacht = 1_000_000
)

// otherMasses are the words beside a mass that is not the boat's.
var otherMasses = sentence.Set("ballast|crane|lift|hoist|travelift|anchor|tow|towing|trailer|capacity|payload|kran|krananlage|anker|anhangelast|ballastanteil|grue|lest|keel|kiel")

// mass bounds the displacement, or the price by a mass that is money: "8,000 pounds".
func (t *turn) mass(a amount.Amount) bool {
	if a.Subject != amount.OfDisplacement {
		if t.pounds(a) {
			return true
		}
		if a.Subject != amount.Unsaid || a.Comparison == amount.Same && !a.Pair || amount.OfRefused(t.Sentence, a.I) {
			return false
		}
	}
	if a.High.Value < lightestBoat || a.High.Value > heaviestYacht || t.ofOtherMass(a) || t.corrected(a.J) {
		return false
	}
	low, high := a.Limits()
	switch {
	case a.Pair:
		low *= t.sameUnit(a)
	case a.Comparison == amount.Roughly, a.Comparison == amount.Same:
		low, high = low*0.9, high*1.1
	}
	q := &t.query
	q.DisplacementMin, q.DisplacementMax = cmp.Or(round(low, 0), q.DisplacementMin), cmp.Or(round(high, 0), q.DisplacementMax)
	return true
}

// sameUnit is what the lower end of a range is to be multiplied by where only the other one tells that it is in thousands: "18-24,000 lb".
func (t *turn) sameUnit(a amount.Amount) float64 {
	if a.Low.Given < 1000 && a.Low.Given*100 <= a.High.Given && strings.Contains(t.Text[a.Low.Start:a.High.End], "000") {
		return 1000
	}
	return 1
}

// ofOtherMass reports whether a word beside a mass tells that it is not the boat's.
func (t *turn) ofOtherMass(a amount.Amount) bool {
	for k := max(a.I-2, 0); k < min(a.J+2, len(t.Words)); k++ {
		if (k < a.I || k >= a.J) && otherMasses[t.Fold(k)] {
			return true
		}
	}
	return false
}

// corrected reports whether a turn takes back at word j what it has just said: "over 15 tonnes... no wait".
func (t *turn) corrected(j int) bool {
	_, ok := t.After(j, corrections, 2)
	return ok
}

var corrections = sentence.Set("no wait|wait|no sorry|sorry|i mean|i meant|correction|nein|ach nein|pardon|non")
