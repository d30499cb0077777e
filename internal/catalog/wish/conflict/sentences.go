package conflict

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/quantity"
)

// sentences is those of a language about demands that exclude each other. Of two bounds the upper stands first.
type sentences struct {
	length, price, year, age, draft, cabins string
	newAndOld                               string // new, and at least some years old
	newOfYear                               string // new, and of a year long ago
	notBuilt                                string // of a year that is yet to come
	stateAbroad                             string // in a state, and in a country that it is no part of
	wantedAndExcluded                       string
	opposed                                 string            // things of which a boat is one
	belowZero                               string            // an amount is below nothing
	things                                  map[string]string // of opposed, by how the lexicon calls them where that is not what the language does
}

// spoken is how each language says it.
var spoken = map[string]sentences{
	lexicon.English: {
		length:            "under %s and longer than %s contradict each other",
		price:             "a price of at most %s and of at least %s contradict each other",
		year:              "built before %d and after %d contradict each other",
		age:               "at most %d and at least %d years old contradict each other",
		newAndOld:         "new and at least %d years old contradict each other",
		draft:             "a draft of at most %.2f m and of at least %.2f m contradict each other",
		cabins:            "at most %d and at least %d cabins contradict each other",
		wantedAndExcluded: "%s is both asked for and excluded",

		newOfYear:   "new and built in %d contradict each other",
		notBuilt:    "no boat has been built in %d yet",
		stateAbroad: "no boat lies both in %s and in %s",
		opposed:     "%s and %s contradict each other",

		belowZero: "%s is below zero, so I did not use it",
	},
	lexicon.German: {
		length:            "unter %s und über %s widersprechen sich",
		price:             "ein Preis von höchstens %s und von mindestens %s widersprechen sich",
		year:              "gebaut vor %d und nach %d widersprechen sich",
		age:               "höchstens %d und mindestens %d Jahre alt widersprechen sich",
		newAndOld:         "neu und mindestens %d Jahre alt widersprechen sich",
		draft:             "ein Tiefgang von höchstens %.2f m und von mindestens %.2f m widersprechen sich",
		cabins:            "höchstens %d und mindestens %d Kabinen widersprechen sich",
		wantedAndExcluded: "etwas ist zugleich gewünscht und ausgeschlossen (%s)",

		newOfYear:   "neu und gebaut %d widersprechen sich",
		notBuilt:    "%d ist noch kein Boot gebaut worden",
		stateAbroad: "kein Boot liegt zugleich in %s und in %s",
		opposed:     "%s und %s widersprechen sich",

		belowZero: "%s liegt unter null und wurde nicht verwendet",
		things:    map[string]string{"new": "neu", "used": "gebraucht", "petrol": "Benzin", "diesel": "Diesel", "monohull": "Einrumpf", "catamaran": "Katamaran", "trimaran": "Trimaran", "multihull": "Mehrrumpf"},
	},
	lexicon.French: {
		length:            "moins de %s et plus de %s se contredisent",
		price:             "un prix d’au plus %s et d’au moins %s se contredisent",
		year:              "construit avant %d et après %d se contredisent",
		age:               "au plus %d ans et au moins %d ans se contredisent",
		newAndOld:         "neuf et âgé d’au moins %d ans se contredisent",
		draft:             "un tirant d’eau d’au plus %.2f m et d’au moins %.2f m se contredisent",
		cabins:            "au plus %d et au moins %d cabines se contredisent",
		wantedAndExcluded: "une même chose est à la fois demandée et exclue (%s)",

		newOfYear:   "neuf et construit en %d se contredisent",
		notBuilt:    "aucun bateau n’a encore été construit en %d",
		stateAbroad: "aucun bateau n’est à la fois en %s et en %s",
		opposed:     "%s et %s se contredisent",

		belowZero: "%s est inférieur à zéro et n’a pas été retenu",
		things:    map[string]string{"new": "neuf", "used": "d’occasion", "petrol": "essence", "monohull": "monocoque", "multihull": "multicoque"},
	},
}

// thing is what the language calls one of two things that are opposed.
func (s sentences) thing(name string) string { return cmp.Or(s.things[name], name) }

// in are the sentences of a language, English where there are none.
func in(lang string) sentences {
	if s, ok := spoken[lang]; ok {
		return s
	}
	return spoken[lexicon.English]
}

// amountIn writes an amount of money with its thousands apart, as the language does.
func amountIn(v float64, lang string) string {
	digits := strconv.FormatFloat(math.Round(v), 'f', -1, 64)
	switch lang {
	case lexicon.German:
		return quantity.Grouped(digits, ".")
	case lexicon.French:
		return quantity.Grouped(digits, "\u202f")
	}
	return quantity.Grouped(digits, ",")
}

// length writes a bound in feet, in German and French in metres.
func length(metres float64, lang string) string {
	if lang == lexicon.German || lang == lexicon.French {
		return strings.Replace(fmt.Sprintf("%.1f m", metres), ".", ",", 1)
	}
	return fmt.Sprintf("%.0f ft", metres/quantity.Foot)
}
