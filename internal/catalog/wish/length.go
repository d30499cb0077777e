package wish

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/meaning"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// tolerance is how far a boat may be from a single length.
const tolerance = 0.05

func (t *turn) length(a amount.Amount) bool {
	q := &t.query
	if done, ok := t.capitalM(&a); ok {
		return done
	}
	if far := slices.Contains([]string{"nm", "km", "miles", "mi"}, a.High.Unit); far {
		if _, ok := t.Before(a.I, ranging, 2); ok {
			return false
		}
		q.RadiusNM = round(a.High.Value/1852, 1)
		t.placeOfCountry()
		return true
	}
	low, high := a.Limits()
	of := t.lengthOf(a)
	if of == amount.OfLength && t.ofOneOfBoats(a) {
		return false
	}
	if (of == amount.OfBeam || of == amount.OfAirDraft) && high == 0 {
		return false // neither has a lower bound
	}
	switch of {
	case amount.OfDraft:
		if a.Comparison == amount.More || a.Comparison == amount.Newer || a.Pair {
			q.DraftMin = round(low, 2)
		}
		q.DraftMax = cmp.Or(round(high, 2), q.DraftMax)
	case amount.OfAirDraft:
		q.AirDraft = round(high, 2)
	case amount.OfBeam:
		q.BeamMax = round(high, 2)
	case amount.OfLength:
		switch {
		case low == high && t.ofMooring(a):
			low = 0
		case low == high:
			low, high = low*(1-tolerance), high*(1+tolerance)
		}
		low, high = round(low, 2), round(high, 2)
		if q.LengthMin > 0 && q.LengthMax > 0 && low > 0 && high > 0 && t.OrBetween(t.lengthAt, a.I) && math.Abs(low+high-q.LengthMin-q.LengthMax) > 2*tolerance*low {
			low, high = min(low, q.LengthMin), max(high, q.LengthMax) // "a 36 ft ketch or a 40 ft sloop"
		}
		t.setLength(low, high)
		t.lengthAt = a.J
	default:
		return false
	}
	return true
}

// moorings stand behind the length of the longest boat that fits: "a boat that fits a 30 ft slip".
var moorings = sentence.Set("berth|berths|slip|slips|mooring|moorings|dock|finger|pontoon|boathouse|liegeplatz|box|steg|bootshaus|anneau|ponton|poste")

// ofMooring reports whether a length is that of the place where a boat is to lie.
func (t *turn) ofMooring(a amount.Amount) bool {
	return !t.Breaks(a.J-1) && moorings[t.Fold(a.J)]
}

// fewMillions is up to how many millions boats cost; more is a length, of which boats have at least as many metres.
const fewMillions = 4

// capitalM reads a number before a capital M that is no distance from a place: nautical miles are rarely so written by buyers. A
// dimension of a boat is in metres, a small number a price in millions, "1.2M or less". ok is false where it is a distance after
// all, or the dimension is left to be read.
func (t *turn) capitalM(a *amount.Amount) (done, ok bool) {
	if a.High.Unit != "nm" || !strings.HasSuffix(a.High.Text, "M") || strings.HasSuffix(a.High.Text, "NM") || t.query.Place != "" || len(t.query.PlacesAny) > 0 {
		return false, false
	}
	low, high := a.Low.Given, a.High.Given
	if a.Subject == amount.OfPrice || a.Subject == amount.Unsaid && high < fewMillions {
		a.Low.Value, a.High.Value, a.Low.Unit, a.High.Unit = low*1e6, high*1e6, "", ""
		a.Low.Dim, a.High.Dim = quantity.Bare, quantity.Bare
		return t.price(*a), true
	}
	a.Low.Value, a.High.Value, a.Low.Unit, a.High.Unit = low, high, "m", "m"
	return false, false
}

// ranging are the words before how far a boat goes without a stop.
var ranging = sentence.Set("range|range of|cruising range|reichweite|reichweite von|autonomie|autonomie de")

// placeOfCountry takes a country for the place of its name, if it has one, where boats are looked for around it: "near Gibraltar".
func (t *turn) placeOfCountry() {
	q := &t.query
	c, ok := t.places.Country(q.Country)
	if !ok || q.Place+q.State+q.Region != "" {
		return
	}
	if found := t.places.Find(c.Name, 1); len(found) > 0 && lexicon.Key(found[0].Place.Name) == lexicon.Key(c.Name) {
		q.Place, q.Country = found[0].Place.Name, ""
	}
}

// setLength adds bounds to those the text has already, "under 30 ft" and then "longer than 25 ft".
func (t *turn) setLength(low, high float64) {
	if low > 0 {
		t.query.LengthMin = low
	}
	if high > 0 {
		t.query.LengthMax = high
	}
}

// lengthOf tells which length is meant; one that no hull has, said in passing, is a draft.
func (t *turn) lengthOf(a amount.Amount) amount.Subject {
	switch a.Subject {
	case amount.OfDraft, amount.OfAirDraft, amount.OfBeam, amount.OfLength:
		return a.Subject
	case amount.OfHours, amount.OfPrice, amount.OfOther:
		return amount.OfOther
	case amount.OfHeadroom:
		if a.High.Value < amount.MostHeadroom {
			return amount.OfOther
		}
		t.tellHeadroom()
		return amount.OfLength // "with headroom, under 27 feet"
	}
	switch v := a.High.Value; {
	case v < 2.5 && (t.speaksOfDraft() || keels[t.Fold(a.I-1)] || keels[t.Fold(a.J)]):
		return amount.OfDraft
	case v < 1.8 || v > 100:
		return amount.OfOther
	default:
		return amount.OfLength
	}
}

// tellHeadroom has the height that is wanted below told back where the number beside it is none of it.
func (t *turn) tellHeadroom() {
	for i, w := range t.Words {
		if headroom[w.Fold] {
			t.TellBack(i, i+1)
		}
	}
}

// keels stand beside what a boat draws: "deep keel 2.2 m".
var keels = sentence.Set("keel|kiel|quille")

var headroom = sentence.Set("headroom|stehhohe")

// speaksOfDraft reports whether the turn names the draft without a bound: "shallow draft sloop, max 1.2 m".
func (t *turn) speaksOfDraft() bool {
	return t.query.DraftMax == 0 && meaning.NamesDraft(t.Sentence)
}

// metresNear reports whether the turn has a length in metres that a bare number is near to, the 10 of "under 12 m but
// over 10", or the length that stood before is so near that a number can be no feet.
func (t *turn) metresNear(v float64) bool {
	for _, bound := range []float64{t.base.LengthMin, t.base.LengthMax} {
		if v > bound/nearLength && v < bound*nearLength {
			return true
		}
	}
	return slices.ContainsFunc(t.Quantities, func(q quantity.Quantity) bool {
		return q.Dim == quantity.Length && q.Unit == "m" && q.Given >= 5 && v > q.Given/2.5 && v < q.Given*2.5
	})
}

// nearLength is by what factor one changes one's mind about the length at most.
const nearLength = 1.6

// inFeet reads a bare number as feet.
func (t *turn) inFeet(a amount.Amount) bool { return t.inUnit(a, "ft") }

func (t *turn) inUnit(a amount.Amount, unit string) bool {
	low, ok := a.Low.As(quantity.Length, unit)
	high, also := a.High.As(quantity.Length, unit)
	a.Low, a.High = low, high
	return ok && also && t.length(a)
}

// inMetresOrFeet reads a bare number as metres, as feet where it is too much for metres.
func (t *turn) inMetresOrFeet(a amount.Amount) bool {
	unit := "m"
	if a.Subject == amount.OfDraft && a.High.Given > 3.5 || a.Subject == amount.OfLength && a.High.Given >= 19 || a.Subject == amount.OfBeam && a.High.Given > 9 || a.Subject == amount.OfAirDraft && a.High.Given > 35 {
		unit = "ft"
	}
	return t.inUnit(a, unit)
}

// unitsAlone are the words for a unit of length that all bare numbers of a turn may be in.
var unitsAlone = map[string]string{"metres": "m", "meters": "m", "metric": "m", "meter": "m", "metern": "m", "mètres": "m", "feet": "ft", "fuss": "ft", "pieds": "ft"}

// unitAlone is the unit of length that a turn names apart from any number, "switch to metres, 11 to 12"; "" for none.
func (t *turn) unitAlone() string {
	for i, w := range t.Words {
		if unit := unitsAlone[w.Fold]; unit != "" && (t.Fold(i-1) == "to" || t.Fold(i-1) == "in" || t.Fold(i-1) == "en") {
			return unit
		}
	}
	return ""
}

// ofOneOfBoats reports whether a length stands right before one of several boats that are told by their models: "34 ft Hunter Legend or 36
// Catalina".
func (t *turn) ofOneOfBoats(a amount.Amount) bool {
	if len(t.boats) < 2 || a.Pair || a.Comparison != amount.Same {
		return false
	}
	for k, b := range t.boats {
		if b.I == a.J && !t.Breaks(a.J-1) {
			other := t.boats[(k+1)%len(t.boats)]
			return strings.ContainsAny(other.Model, "0123456789")
		}
	}
	return false
}
