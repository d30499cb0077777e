package wish

import (
	"slices"
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

func isNationality(word string) bool {
	_, ok := nationalities[word]
	return ok
}

// shores stand behind the adjective of the country that they belong to, in French before it; so does what lies there.
var shores = set("based|market|markets|markt|marche|waters|islands|isles|inseln|iles|coast|coasts|waterways|coastline|ports|harbours|harbors|marinas|gewasser|gewassern|hafen|kuste|kusten|eaux|cotes")

// nations reads the countries of shores: "German, Dutch or Danish waters".
func (t *turn) nations() []area {
	var out []area
	for i := len(t.words) - 1; i >= 0; i-- {
		country := nationalities[t.words[i].fold]
		if country == "" || t.words[i].used || !t.beforeShore(i+1, out) && !(i > 0 && shores[t.words[i-1].fold]) {
			continue
		}
		if c, ok := t.places.Country(country); ok {
			t.use(i, i+1)
			out = append(out, area{i: i, j: i + 1, Mention: geo.Mention{Kind: geo.KindCountry, ID: c.Code, Name: c.Name, Country: c.Code}, name: c.Name})
		}
	}
	for i, w := range t.words {
		if len(out) > 0 && shores[w.fold] {
			t.use(i, i+1)
		}
	}
	return out
}

// beforeShore reports whether a shore stands at word i, or word i goes on a list with the adjective of one.
func (t *turn) beforeShore(i int, found []area) bool {
	if i < len(t.words) && !t.breaks(i-1) && (shores[t.words[i].fold] || t.startsRegion(i)) {
		return true
	}
	return len(found) > 0 && t.joint(i, found[len(found)-1].i) != ""
}

// startsRegion reports whether the name of a region starts with word i: "German Baltic coast".
func (t *turn) startsRegion(i int) bool {
	return slices.ContainsFunc(t.mentions, func(m geo.Mention) bool { return m.Kind == geo.KindRegion && m.Start == t.words[i].start })
}
