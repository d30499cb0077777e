package particulars

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/prose"
)

// tongue is how the figures of a boat are told in another language than English.
type tongue struct {
	names     map[string]string // what a particular is called, by its name in English
	words     *strings.Replacer // of values, that are not numbers
	thousands string            // what parts them in a number; the decimal comma is in all
	colon     string            // behind the boat, with the blanks that stand beside it
	and       string
	presumed  string    // behind the name of a boat that was not named in full
	lacks     string    // before what is not known, behind what is
	noneKnown string    // behind the name of a boat of which nothing of what is asked is known, before what that is
	built     [3]string // how the years of a boat are told, as yearsAs has them
}

// tongues are the languages beside English, by their codes.
var tongues = map[string]*tongue{
	"de": {
		names: map[string]string{
			"designer": "Konstrukteur", builtYears: "gebaut", "rig": "Rigg", "keel": "Kiel", "length": "Länge", "waterline length": "Wasserlinie", "beam": "Breite",
			"draught": "Tiefgang", "displacement": "Verdrängung", "ballast": "Ballast", "sail area": "Segelfläche", "number of cabins": "Kabinen", "number of berths": "Kojen",
			"engine": "Motor", "fuel": "Kraftstoff", "material": "Rumpf aus", "tank capacity": "Tankinhalt", "height above the water": "Höhe über Wasser",
			"bridgedeck clearance": "Brückendeckhöhe", "headroom": "Stehhöhe", "range": "Reichweite", "SA/D": "SA/D", "D/L": "D/L", "ballast ratio": "Ballastanteil",
			"capsize screening": "Kenterwert (CSV)", "comfort ratio": "Komfortwert", "hull speed": "Rumpfgeschwindigkeit", lastYear: "letztes Baujahr",
		},
		words: strings.NewReplacer(
			"by the keel she was built with", "je nach Kiel", "board or keel up and down", "Schwert oder Kiel oben und unten", " to ", " bis ",
			"long fin keel", "langer Flossenkiel", "fin keel", "Flossenkiel", "bulb keel", "Bombenkiel", "full keel", "Langkiel", "lifting keel", "Hubkiel", "swing keel", "Schwenkkiel",
			"wing keel", "Flügelkiel", "bilge keels", "Kimmkiele", "daggerboards", "Steckschwerter", "centreboard", "Schwert",
			"sloop", "Slup", "ketch", "Ketsch", "cutter", "Kutter", "yawl", "Yawl", "gaff", "Gaffel", "cat", "Cat", "diesel", "Diesel", "petrol", "Benzin", " hp", " PS",
			"GRP (fibreglass)", "GFK", "aluminium", "Aluminium", "steel", "Stahl", "wood", "Holz",
		),
		thousands: ".", colon: ": ", and: "und", presumed: " (die wohl gemeint ist)", lacks: "; hier nicht bekannt: ",
		noneKnown: " steht in meiner Tabelle der Typen, doch hier nicht bekannt: ", built: [3]string{"von %d bis %d", "ab %d", "bis %d"},
	},
	"fr": {
		names: map[string]string{
			"designer": "architecte", builtYears: "construit", "rig": "gréement", "keel": "quille", "length": "longueur", "waterline length": "longueur à la flottaison", "beam": "largeur",
			"draught": "tirant d'eau", "displacement": "déplacement", "ballast": "lest", "sail area": "surface de voile", "number of cabins": "cabines", "number of berths": "couchettes",
			"engine": "moteur", "fuel": "carburant", "material": "coque en", "tank capacity": "capacité des réservoirs", "height above the water": "tirant d'air",
			"bridgedeck clearance": "hauteur sous nacelle", "headroom": "hauteur sous barrot", "range": "autonomie", "SA/D": "SA/D", "D/L": "D/L", "ballast ratio": "taux de lest",
			"capsize screening": "indice de chavirage (CSV)", "comfort ratio": "indice de confort", "hull speed": "vitesse de carène", lastYear: "dernière année de construction",
		},
		words: strings.NewReplacer(
			"by the keel she was built with", "selon la quille", "board or keel up and down", "dérive ou quille haute et basse", " to ", " à ",
			"long fin keel", "aileron long", "fin keel", "aileron", "bulb keel", "quille à bulbe", "full keel", "quille longue", "lifting keel", "quille relevable", "swing keel", "quille pivotante",
			"wing keel", "quille à ailettes", "bilge keels", "biquille", "daggerboards", "dérives sabres", "centreboard", "dérive",
			"cutter", "cotre", "gaff", "aurique", "petrol", "essence", " hp", " ch", "GRP (fibreglass)", "polyester", "steel", "acier", "wood", "bois",
		),
		thousands: " ", colon: " : ", and: "et", presumed: " (dont il s'agit sans doute)", lacks: " ; inconnu ici : ",
		noneKnown: " est dans ma table des modèles, mais inconnu ici : ", built: [3]string{"de %d à %d", "à partir de %d", "jusqu'à %d"},
	},
}

var englishNumber = regexp.MustCompile(`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+`)

// value is that of a particular in the language, "" where it is not known.
func (t *tongue) value(p particular, d design.Design) string {
	switch p.name {
	case "designer":
		return p.value(d)
	case builtYears:
		return yearsAs(d, t.built)
	}
	return englishNumber.ReplaceAllStringFunc(t.words.Replace(p.value(d)), func(n string) string {
		return strings.NewReplacer(",", t.thousands, ".", ",").Replace(n)
	})
}

// told is a sentence of the figures of a boat that are asked, and of those that are not known.
func (t *tongue) told(b Boat, figures []particular, presumed bool) string {
	var has, lacks []string
	for _, f := range figures {
		value := t.value(f, b.Design)
		if value == "" {
			lacks = append(lacks, t.names[f.name])
			continue
		}
		has = append(has, t.names[f.name]+" **"+value+"**")
		if f.name == builtYears && b.LastBuilt == 0 {
			lacks = append(lacks, t.names[lastYear])
		}
	}
	name := b.FullName()
	if presumed {
		name += t.presumed
	}
	missing := prose.List(lacks, t.and)
	switch {
	case len(has) == 0:
		return name + t.noneKnown + missing + "." + b.Mark
	case len(lacks) == 0:
		return name + t.colon + prose.List(has, t.and) + "." + b.Mark
	}
	return name + t.colon + prose.List(has, t.and) + t.lacks + missing + "." + b.Mark
}
