package place

import (
	"strings"

	"github.com/fairlead/fairlead/internal/geo"
)

// nationalities are the countries of adjectives, folded, empty of those that are of no one country. Before boats they tell who built
// them, which no search asks for, and never misspell a builder: "Italian yachts".
var nationalities = readNationalities("french FR|german DE|italian IT|swedish SE|finnish FI|dutch NL|danish DK|norwegian NO|british GB|english GB|irish IE|" +
	"american US|canadian CA|spanish ES|portuguese PT|polish PL|croatian HR|slovenian SI|turkish TR|greek GR|australian AU|aussie AU|kiwi NZ|chinese CN|taiwanese TW|" +
	"japanese JP|belgian BE|maltese MT|estonian EE|latvian LV|mexican MX|thai TH|montenegrin ME|cypriot CY|" +
	"italienische IT|italienischen IT|italienisch IT|franzosische FR|franzosischen FR|deutsche DE|deutschen DE|schwedische SE|schwedischen SE|" +
	"danischen DK|hollandische NL|hollandischen NL|niederlandischen NL|kroatischen HR|griechischen GR|spanischen ES|turkischen TR|polnischen PL|" +
	"norwegischen NO|britische GB|britischen GB|englische GB|amerikanische US|" +
	"italienne IT|italiennes IT|italien IT|francais FR|francaise FR|francaises FR|allemand DE|allemandes DE|suedois SE|hollandais NL|neerlandaises NL|" +
	"espagnoles ES|grecques GR|croates HR|anglais GB|anglaises GB|americain US|scottish |scandinavian |european ")

func readNationalities(text string) map[string]string {
	of := map[string]string{}
	for entry := range strings.SplitSeq(text, "|") {
		word, country, _ := strings.Cut(entry, " ")
		of[word] = country
	}
	return of
}

// IsNationality reports whether a word is the adjective of a country or of several.
func IsNationality(word string) bool {
	_, ok := nationalities[word]
	return ok
}

// Nation is the country that an adjective is of; ok is false for other words, and for those of several countries.
func (a *Atlas) Nation(adjective string) (m geo.Mention, ok bool) {
	code := nationalities[adjective]
	if code == "" {
		return m, false
	}
	return a.OfCode(code, false)
}
