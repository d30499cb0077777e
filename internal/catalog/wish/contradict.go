package wish

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/quantity"
)

// conflict is the sentences of a language about demands that exclude each other. Of two bounds the upper stands first.
type conflict struct {
	length, price, year, age, draft, cabins string
	newAndOld                               string // new, and at least some years old
	newOfYear                               string // new, and of a year long ago
	notBuilt                                string // of a year that is yet to come
	stateAbroad                             string // in a state, and in a country that it is no part of
	wantedAndExcluded                       string
	opposed                                 string // things of which a boat is one
	belowZero                               string // an amount is below nothing
}

var conflicts = map[string]conflict{
	English: {
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
	German: {
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
	},
	French: {
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
	},
}

// conflictsIn are the sentences of a language, English where there are none.
func conflictsIn(lang string) conflict {
	if c, ok := conflicts[lang]; ok {
		return c
	}
	return conflicts[English]
}

// contradictions is what no boat can meet, amounts below nothing first.
func (t *turn) contradictions(lang string) []string {
	c := conflictsIn(lang)
	var out []string
	for _, amount := range t.impossible {
		out = append(out, fmt.Sprintf(c.belowZero, amount))
	}
	if said := t.apart(c); said != "" {
		out = append(out, said)
	}
	if said := t.opposed(c); said != "" {
		out = append(out, said)
	}
	for _, country := range demand.List(t.query.Country, t.query.CountriesAny) {
		if slices.ContainsFunc(t.query.ExcludeRegions, func(region string) bool { return t.places.Wholly(country, region) }) {
			named, _ := t.places.Country(country)
			out = append(out, fmt.Sprintf(c.wantedAndExcluded, named.Name))
		}
	}
	return append(out, exclusive(t.query, lang)...)
}

// apart tells of a state and a country that it is no part of, "" where there are none.
func (t *turn) apart(c conflict) string {
	q := t.query
	if q.State == "" || q.Country == "" {
		return ""
	}
	if _, ok := t.places.State(q.Country, q.State); ok {
		return ""
	}
	state := q.State
	if m, ok := t.places.OfCode(q.State, true); ok {
		state = m.Name
	}
	country, _ := t.places.Country(q.Country)
	return fmt.Sprintf(c.stateAbroad, state, country.Name)
}

// atDealer is how many years a new boat may stand at a dealer's; a year that lies further back than longAgo is no bound for new boats.
// Boats are sold yearsAhead of their model year.
const (
	atDealer   = 2
	longAgo    = 10
	yearsAhead = 2
)

// exclusive tells which bounds of one turn exclude each other and what is wanted and refused at once.
func exclusive(q catalog.Query, lang string) []string {
	c := conflictsIn(lang)
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if q.LengthMin > 0 && q.LengthMax > 0 && q.LengthMin > q.LengthMax {
		say(c.length, length(q.LengthMax, lang), length(q.LengthMin, lang))
	}
	if q.PriceMin != nil && q.PriceMax != nil && *q.PriceMin > *q.PriceMax {
		say(c.price, amountIn(*q.PriceMax, lang), amountIn(*q.PriceMin, lang))
	}
	if q.YearMin > 0 && q.YearMax > 0 && q.YearMin > q.YearMax {
		say(c.year, q.YearMax+1, q.YearMin-1)
	}
	if oldest := time.Now().Year() - q.AgeMin; q.AgeMin > 0 && q.YearMin > oldest {
		say(c.year, oldest+1, q.YearMin-1)
	}
	if newest := time.Now().Year() - q.AgeMax; q.AgeMax > 0 && q.YearMax > 0 && q.YearMax < newest {
		say(c.year, q.YearMax+1, newest-1)
	}
	if q.AgeMin > 0 && q.AgeMax > 0 && q.AgeMin > q.AgeMax {
		say(c.age, q.AgeMax, q.AgeMin)
	}
	if q.NewUsed == "new" && q.AgeMin > atDealer {
		say(c.newAndOld, q.AgeMin)
	}
	if year := cmp.Or(q.YearMax, q.YearMin); q.NewUsed == "new" && year > 0 && year < time.Now().Year()-longAgo {
		say(c.newOfYear, year)
	}
	if ahead := time.Now().Year() + yearsAhead; q.YearMin > ahead {
		say(c.notBuilt, q.YearMin)
	}
	if q.DraftMin > 0 && q.DraftMax > 0 && q.DraftMin > q.DraftMax {
		say(c.draft, q.DraftMax, q.DraftMin)
	}
	if q.CabinsMin > 0 && q.CabinsMax > 0 && q.CabinsMin > q.CabinsMax {
		say(c.cabins, q.CabinsMax, q.CabinsMin)
	}
	for _, pair := range [][2][]string{
		{q.Features, q.Exclude}, {demand.List(q.Make, q.MakesAny), q.ExcludeMakes}, {q.HullMaterial, q.ExcludeHullMaterial},
		{q.Keel, q.ExcludeKeel}, {q.Rig, q.ExcludeRig}, {demand.List(q.Type, q.TypesAny), q.ExcludeTypes},
		{demand.List(q.Country, q.CountriesAny), q.ExcludeCountries}, {demand.List(q.Fuel, nil), q.ExcludeFuel},
	} {
		for _, v := range pair[0] {
			if slices.Contains(pair[1], v) {
				say(c.wantedAndExcluded, strings.ReplaceAll(v, "_", " "))
			}
		}
	}
	return out
}

// amountIn writes an amount of money with its thousands apart, as the language does.
func amountIn(v float64, lang string) string {
	digits := strconv.FormatFloat(math.Round(v), 'f', -1, 64)
	switch lang {
	case German:
		return quantity.Grouped(digits, ".")
	case French:
		return quantity.Grouped(digits, "\u202f")
	}
	return quantity.Grouped(digits, ",")
}

// length writes a bound in feet, in German and French in metres.
func length(metres float64, lang string) string {
	if lang == German || lang == French {
		return strings.Replace(fmt.Sprintf("%.1f m", metres), ".", ",", 1)
	}
	return fmt.Sprintf("%.0f ft", metres/quantity.Foot)
}
