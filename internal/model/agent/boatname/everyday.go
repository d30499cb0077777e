package boatname

import (
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// everyday are builders whose name means something else too, so that it takes a number to know them.
var everyday = phrase.Of(`
	sabre, victoria, comet, dolphin, elan, express, fisher, freedom, grand, hunter, island, j, legend, marine, moody, ocean, pacific, rival, sun, swan, tartan, viking, windy, explorer, mariner, laser
	optimist, nordic, north, ranger, crown, bay, cape, coast, marlin, shark, regal, axis, baltic, atlantic, contest, contender, horizon, wave, storm, pilot, x, com pac, formula
	420, 470, 505, bali, bristol, cal, cruisers, endeavour, enterprise, excess, feeling, gemini, lightning, mirror, monk, maxi, meridian, morgan, passport, princess, privilege, sigma, snipe, sunfish
	targa, trojan, valiant, vancouver, whitby, wayfarer, zodiac, kraken, corsair, boreal, shannon, antares, carver, malibu, gulfstar, leopard, oyster`)

// Plural reports whether a text has the name of a builder that means something else too as that of several boats, "swans". Whether boats are
// meant shows by what is said beside it.
func Plural(p phrase.Text) bool {
	for word := range strings.FieldsSeq(p.Spaced()) {
		if one, ok := strings.CutSuffix(word, "s"); ok && phrase.Plain(one).Has(everyday) {
			return true
		}
	}
	return false
}
