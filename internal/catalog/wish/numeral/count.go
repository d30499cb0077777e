package numeral

import (
	"iter"
	"maps"

	"github.com/fairlead/fairlead/internal/fold"
)

// counting are the nouns behind a number, "4 cabins", by what they count.
var counting = map[string]string{
	"cabin": "cabins", "cab": "cabins", "cabs": "cabins", "cabins": "cabins", "stateroom": "cabins", "staterooms": "cabins", "bedroom": "cabins", "bedrooms": "cabins",
	"doubles": "cabins", "doppelkabine": "cabins", "doppelkabinen": "cabins", "schlafkabinen": "cabins", "gastekabinen": "cabins", "suites": "cabins", "camarotes": "cabins", "camarote": "cabins", "hutten": "cabins",
	"kabine": "cabins", "kabinen": "cabins", "cabine": "cabins", "cabines": "cabins", "kajuten": "cabins", "kajute": "cabins",
	"berth": "berths", "berths": "berths", "bunks": "berths", "bunk": "berths", "beds": "berths", "bed": "berths", "koje": "berths", "kojen": "berths",
	"schlafplatze": "berths", "schlafplatzen": "berths", "couchette": "berths", "couchettes": "berths", "couchages": "berths",
	"people": "berths", "persons": "berths", "guests": "berths", "adults": "berths", "personen": "berths", "personnes": "berths", "pax": "berths",
	"sleeper": "berths", "sleepers": "berths", "leute": "berths", "schlafer": "berths",
	"head": "heads", "heads": "heads", "toilet": "heads", "toilets": "heads", "bathroom": "heads", "bathrooms": "heads", "wc": "heads", "wcs": "heads",
	"toilette": "heads", "toiletten": "heads", "nasszellen": "heads", "nasszelle": "heads", "sdb": "heads", "badezimmer": "heads", "salles": "heads", "bader": "heads",
	"engine": "engines", "engines": "engines", "motors": "engines", "motoren": "engines", "moteurs": "engines", "outboards": "engines", "diesels": "engines",
}

// Counted is what a noun behind a number counts, both folded; false where it counts nothing.
func Counted(noun string) (what string, ok bool) {
	what, ok = counting[noun]
	return what, ok
}

// Nouns are those that may stand behind a number, folded, in no order.
func Nouns() iter.Seq[string] { return maps.Keys(counting) }

// adjectives stand between a number and the noun it counts.
var adjectives = fold.Set("double guest private separate separated separaten getrennten getrennter separees sleeping single ensuite en suite large full twin or more plus proper good comfortable sea doppelte getrennte oder mehr ou electric real and")

// Between reports whether a word, folded, may stand between a number and the noun that it counts.
func Between(word string) bool { return adjectives[word] }

// Few is a number of up to ten that a word in lower case is, 0 for none.
func Few(word string) int { return few[word] }
