package wish

import (
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/meaning"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
)

// isStray reports whether the number at words i to j is the name of something, or of something else than the boat, and bounds nothing.
func (t *turn) isStray(q quantity.Quantity, i, j int) bool {
	switch q.Dim {
	case quantity.Bare:
		return q.Unit == "" && (t.engineModel(q, i) || t.postcode(i, j))
	case quantity.Time:
		return q.Unit == "h" && t.travelled(q, j)
	case quantity.Power:
		_, ok := t.After(j, powered, 2)
		return ok && !t.Breaks(j-1)
	}
	return false
}

// codeFrom is the word at which the code of an engine begins that has the number at word i, behind who builds it: the "D2-40" of "Volvo Penta
// D2-40"; i where it is none.
func (t *turn) codeFrom(i int) int {
	at := i
	for at > 0 && i-at < longestCode && (t.Gap(at-1) == "" || t.Gap(at-1) == "-") {
		at--
	}
	if at == i || !meaning.EngineMaker(t.Sentence, at) {
		return i
	}
	return at
}

// longestCode is of how many words the code of an engine is made at most before its last number.
const longestCode = 3

// engineModel reports whether the number at word i is that of an engine: "Perkins 4108", "Volvo Penta 2003", "Volvo D2-40".
func (t *turn) engineModel(q quantity.Quantity, i int) bool {
	if t.codeFrom(i) < i {
		return true
	}
	if !meaning.EngineMaker(t.Sentence, i) || t.Breaks(i-1) {
		return false
	}
	if w := t.Fold(i - 1); (w == "cat" || w == "cats") && q.Given < 100 {
		return false // a catamaran of so many feet
	}
	return !t.IsYear(i) || math.Mod(q.Given, 10) < 4 && math.Trunc(q.Given/10) == 200 // Volvo Penta's 2001 to 2003
}

// placeWords are what says that five figures are those of a place, posting those that can say nothing else.
var (
	placeWords = sentence.Set("in|near|of|from|at|bei|nahe|von|aus|a|pres de|de|autour de|around|umkreis")
	posting    = sentence.Set("zip|zip code|zipcode|postcode|postal code|post code|plz|postleitzahl|code postal")
)

// postcode reports whether the word at i is the number of a place: five plain figures behind a word of places that are no round price,
// or beside the word itself.
func (t *turn) postcode(i, j int) bool {
	w := t.Fold(i)
	if j != i+1 || len(w) != 5 || !sentence.IsFigures(w) {
		return false
	}
	_, named := t.Before(i, posting, 2)
	if _, behind := t.After(j, posting, 2); named || behind {
		return true
	}
	_, led := t.Before(i, placeWords, 2)
	led = led || i > 0 && t.InPlace(i-1) && strings.TrimSpace(t.Gap(i-1)) == ""
	return led && w[3:] != "00" && w[3:] != "50" && w[3:] != "90" && w[3:] != "95" && w[3:] != "99"
}

// powered is what has a power of its own on a boat: "5 kW generator".
var powered = sentence.Set("generator|genset|inverter|charger|battery charger|solar|solar panels|panels|windlass|thruster|bow thruster|heater|heating|air conditioning|aircon|alternator|" +
	"generatoren|wechselrichter|ladegerat|solaranlage|bugstrahlruder|ankerwinde|heizung|klimaanlage|lichtmaschine|groupe electrogene|convertisseur|chargeur|guindeau|propulseur|chauffage")

// mostTravelled is how many hours at most one travels to a boat.
const mostTravelled = 24

// travelling are the words behind the hours that it takes to get somewhere, and from where.
var (
	travelling = sentence.Set("drive|driving|by car|by train|by plane|flight|away|car|autofahrt|fahrt|fahrzeit|entfernt|autominuten|de route|de voiture|de trajet|de vol|en voiture|en train|sail|sailing|motoring|ride")
	fromWhere  = sentence.Set("of|from|von|de|d|um|to|nach|a")
)

// travelled reports whether the hours before word j are those of a journey: "within 2 hours of Hamburg".
func (t *turn) travelled(q quantity.Quantity, j int) bool {
	if q.Given > mostTravelled || j >= len(t.Words) || t.Breaks(j-1) {
		return false
	}
	if _, ok := t.After(j, travelling, 2); ok || t.Fold(j) == "s" && travelling[t.Fold(j+1)] {
		return true
	}
	at := j + 1
	for sentence.IsArticle(t.Fold(at)) {
		at++
	}
	return fromWhere[t.Fold(j)] && at < len(t.Words) && (t.InPlace(at) || t.IsName(at) || t.Words[at].Used)
}
