package geo

import (
	"strconv"
	"strings"
)

// everydayWords are names that are also words or first names, folded. Those with true are words of boats, before which a
// comma proves nothing: "main, Genoa, spinnaker".
var everydayWords = wordTable(
	"amble avalon bar barry barth bath bergen bluff bol bordeaux boston buffalo bursa cabo cartagena clinton como darwin deal destin "+
		"dominique douglas eden essex eureka flores flushing freeport grenade hals hampton hel hilo homer ios jamestown jordan jupiter leiden male marken "+
		"marathon marion monterey moss mystic nelson nice norwalk oriental oxford peel ponce providence ramsey robe roses rota russell rye saba "+
		"salem sale sandwich savona scarborough seaview split stade stanley strande stuart velas venice ventura victoria waren wick yap",
	"beaufort bimini colon damp genoa greenwich hatteras hull hydra kiel medway mobile vannes vis westerly")

func wordTable(ordinary, nautical string) map[string]bool {
	table := map[string]bool{}
	for w := range strings.FieldsSeq(ordinary) {
		table[w] = false
	}
	for w := range strings.FieldsSeq(nautical) {
		table[w] = true
	}
	return table
}

// locating words come before the name of a place.
var locating = wordSet("in near from to of around between at towards toward via off into lying location located nach von bis bei um aus zwischen à de vers depuis du entre près liegeplatz standort")

// codesLikeWords are codes of states that are words, units or countries in capitals too; they need a place before them.
var codesLikeWords = wordSet("IN OR ME HI OK PA MA AL ID CO MS LA DE NL ON SA NT MO OH MT ND")

// clearCodes are codes that also count after "in" or "from".
var clearCodes = wordSet("FL CA WA NY NJ TX RI CT MD VA NC SC NH MI WI BC NSW QLD VIC TAS GA")

// beforeModels are builders who name models after places: "Fountaine Pajot Elba", "Amel Santorin".
var beforeModels = wordSet("pajot fp amel sunseeker cranchi westerly")

// unitWords follow a number that is a measure, not the number of a model.
var unitWords = wordSet("ft foot feet fort m metre metres meter meters nm nmi mile miles k km kn kts knots h hours hour days day percent eur euro euros usd gbp")

// rangeWords join two numbers: "Florida 30 to 40 ft".
var rangeWords = wordSet("to or and bis à und et")

// inCapitals are names of several ordinary words, folded, that count only when the last word is capitalised.
var inCapitals = map[string]bool{
	"little current": true, "west end": true, "the channel": true, "down under": true, "the states": true, "north channel": true, "the keys": true,
	"great harbour": true, "middle harbour": true, "little bay": true, "young island": true, "blue lagoon": true, "road bay": true,
	"clear lake": true, "north haven": true, "little river": true, "middle river": true, "the virgins": true, "the pearl": true,
	"les sables": true, "vieux port": true, "le palais": true, "north cape": true, "holy island": true, "la manche": true, "en manche": true, "maritimes": true, "false bay": true,
}

// otherUses are words that take a name's meaning as a place away when they follow it.
var otherUses = map[string]map[string]bool{
	"antigua":       wordSet("sailing"),
	"manche":        wordSet("boote schiffe yachten segelboote motorboote segelyachten motoryachten katamarane segler verkaufer eigner leute angebote anzeigen inserate preise modelle werften von der dieser davon"),
	"baltic":        wordSet("yacht yachts dry exchange"),
	"beaufort":      wordSet("scale force wind"),
	"bermuda":       wordSet("rig rigged rigs sloop sloops ketch cutter yawl schooner main mainsail sail sails"),
	"boston":        wordSet("whaler"),
	"bristol":       wordSet("channel cutter fashion"),
	"cork":          wordSet("deck decks sole board"),
	"east coast":    wordSet("of"),
	"falmouth":      wordSet("cutter cutters pilot"),
	"florida":       wordSet("bay current"),
	"genoa":         wordSet("winch winches track tracks sheet sheets furler halyard car cars sail and"),
	"greenwich":     wordSet("mean meridian hour"),
	"med":           wordSet("moor moors moored mooring moorings style"),
	"norfolk":       wordSet("punt"),
	"panama":        wordSet("chock"),
	"plymouth":      wordSet("pilot"),
	"portland":      wordSet("cement"),
	"rhodes":        wordSet("reliant bounty ranger"),
	"south coast":   wordSet("of"),
	"tahiti":        wordSet("ketch"),
	"uk":            wordSet("gal gallon gallons pint pints flag flagged"),
	"united states": wordSet("coast"),
	"us":            wordSet("gal gallon gallons dollar dollars pint pints quart quarts ton tons flag flagged coast sailing"),
	"west coast":    wordSet("of"),
}

func wordSet(list string) map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		set[w] = true
	}
	return set
}

// introduced is true when an everyday word follows a preposition, or a comma if it is no word of boats.
func (s scan) introduced(i int) bool {
	if i == 0 {
		return false
	}
	gap := strings.TrimSpace(s.gap(i - 1))
	if strings.HasSuffix(gap, ",") {
		return !everydayWords[s.words[i].fold]
	}
	return gap == "" && locating[s.lower(i-1)]
}

// isModel is true for a name that is a boat's model or builder: before a number without a unit, as in "Bristol 40", or
// behind a builder. A preposition before it makes it a place again.
func (s scan) isModel(first, last int) bool {
	if first > 0 && beforeModels[s.words[first-1].fold] && !strings.ContainsAny(s.gap(first-1), ",;:.") {
		return true
	}
	if last+1 >= len(s.words) || strings.TrimSpace(s.gap(last)) != "" {
		return false
	}
	v, err := strconv.Atoi(s.words[last+1].fold)
	if err != nil || v < 18 || v > 99 || first > 0 && (locating[s.lower(first-1)] || s.lower(first-1) == "the") {
		return s.words[last].fold == "beaufort" && err == nil
	}
	rest := s.text[s.words[last+1].end:]
	if rest != "" && strings.ContainsAny(rest[:1], `'"°%`) || strings.HasPrefix(rest, "’") || strings.HasPrefix(rest, "′") {
		return false
	}
	if last+2 >= len(s.words) {
		return true
	}
	spans := rangeWords[s.lower(last+2)] && last+3 < len(s.words) && s.words[last+3].number()
	return !spans && !unitWords[s.words[last+2].fold]
}

// closes is true for a word behind which the text ends, or a clause of it.
func (s scan) closes(last int) bool {
	return last+1 == len(s.words) || strings.ContainsAny(s.gap(last), ",;.!?)")
}

// notAPlace is true when the word behind a name gives it another meaning.
func (s scan) notAPlace(first, last int) bool {
	name := foldOf(s.words[first : last+1])
	if inCapitals[name] && !s.words[last].capitalised(s.text) && !(name == "down under" && s.closes(last)) || name == "us" && strings.HasPrefix(s.text[s.words[last].end:], "$") {
		return true
	}
	return last+1 < len(s.words) && strings.TrimSpace(s.gap(last)) == "" && otherUses[name][s.words[last+1].fold]
}
