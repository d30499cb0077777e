package place

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/geo"
)

// areaName is a name of a country, a region or a state with what it stands for.
type areaName struct {
	key    spelling.Word
	strict bool // one error at most
	geo.Mention
}

// shortestRegion is how many letters the name of a region needs for an error to be forgiven.
const shortestRegion = 6

// Unmistakable is how many letters make a word long enough to be a misspelt place without a preposition before it, and with two errors.
const Unmistakable = 9

// areaNames lists the names of the countries, then those of the regions and the states.
func areaNames(places *geo.Gazetteer) []areaName {
	var out []areaName
	for _, c := range places.Countries() {
		m := ofCountry(c)
		for _, name := range append([]string{c.Name}, c.Aliases...) {
			if key := lexicon.Key(name); name == c.Name || len(key) >= shortestRegion {
				out = append(out, areaName{key: spelling.New(key), strict: true, Mention: m})
			}
		}
	}
	for _, r := range places.Regions() {
		m := ofRegion(r)
		if all := places.Mentions(r.Name); len(all) == 1 {
			m = all[0] // Florida is a state first
		}
		for _, name := range append([]string{r.Name}, r.Aliases...) {
			if key := lexicon.Key(name); len(key) >= shortestRegion {
				out = append(out, areaName{key: spelling.New(key), Mention: m})
			}
		}
	}
	for _, s := range places.States() {
		if key := lexicon.Key(s.Name); len(key) >= shortestRegion {
			out = append(out, areaName{key: spelling.New(key), strict: true, Mention: ofState(s)})
		}
	}
	return out
}

// MisspeltArea looks for a country, state or region of which folded words are a misspelling, rather one with their first letter: one error,
// in a region of Unmistakable letters two.
func (a *Atlas) MisspeltArea(word string) (found geo.Mention, ok bool) {
	letters := spelling.LettersOf(word)
	for _, n := range a.areas {
		allowed := 1
		if !n.strict && len(word) >= Unmistakable {
			allowed = 2
		}
		if n.key.Unlike(letters) > 2*allowed {
			continue
		}
		if ok && n.key.Name[0] != word[0] {
			continue
		}
		if d := fold.Distance(word, n.key.Name, allowed); d > 0 && d <= allowed {
			if found, ok = n.Mention, true; n.key.Name[0] == word[0] {
				break
			}
		}
	}
	return found, ok
}

// MisspeltPlace looks for a place of which a folded word is a misspelling.
func (a *Atlas) MisspeltPlace(word string) (geo.Mention, bool) {
	found := a.Find(word, 1)
	if len(found) == 0 || found[0].Score < 0.8 || len(word) < 6 && found[0].Score < 1 {
		return geo.Mention{}, false
	}
	p := found[0].Place
	if !slices.ContainsFunc(append([]string{p.Name}, p.Aliases...), func(name string) bool { return strings.HasPrefix(lexicon.Key(name), word[:1]) }) {
		return geo.Mention{}, false // Narnia is no misspelt Sarnia
	}
	p.Name = nearestName(p, word)
	return Mention(p), true
}

// nearestName is the name of a place that a misspelt word is nearest to: "tortolla" is Tortola, which is found at Road Town.
func nearestName(p geo.Place, word string) string {
	best, least := p.Name, len(word)
	for _, name := range append([]string{p.Name}, p.Aliases...) {
		if d := fold.Distance(word, lexicon.Key(name), least); d < least {
			best, least = name, d
		}
	}
	return best
}
