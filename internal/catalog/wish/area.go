package wish

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

// areaNames lists the names of the countries, then those of the regions and the states.
func areaNames(places *geo.Gazetteer) []areaName {
	var out []areaName
	for _, c := range places.Countries() {
		m := geo.Mention{Kind: geo.KindCountry, ID: c.Code, Name: c.Name, Country: c.Code}
		for _, name := range append([]string{c.Name}, c.Aliases...) {
			if key := lexicon.Key(name); name == c.Name || len(key) >= shortestRegion {
				out = append(out, areaName{key: spelling.New(key), strict: true, Mention: m})
			}
		}
	}
	for _, r := range places.Regions() {
		m := geo.Mention{Kind: geo.KindRegion, ID: r.ID, Name: r.Name}
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
			m := geo.Mention{Kind: geo.KindState, ID: s.Code, Name: s.Name, Country: s.Country, State: s.Code}
			out = append(out, areaName{key: spelling.New(key), strict: true, Mention: m})
		}
	}
	return out
}

// resemblingArea looks for a country, state or region of which a word is a misspelling, rather one with its first letter.
func (p *Parser) resemblingArea(word string) (found geo.Mention, ok bool) {
	letters := spelling.LettersOf(word)
	for _, a := range p.areas {
		allowed := 1
		if !a.strict && len(word) >= unmistakable {
			allowed = 2
		}
		if a.key.Unlike(letters) > 2*allowed {
			continue
		}
		if ok && a.key.Name[0] != word[0] {
			continue
		}
		if d := fold.Distance(word, a.key.Name, allowed); d > 0 && d <= allowed {
			if found, ok = a.Mention, true; a.key.Name[0] == word[0] {
				break
			}
		}
	}
	return found, ok
}

// mostMisspelt bounds how many words are compared with every place.
const mostMisspelt = 5

// unmistakable is how many letters make a word long enough to be a misspelt place without a preposition before it.
const unmistakable = 9

// misspelt finds a place of at least five letters behind a preposition, one letter wrong; in a very long one two may be.
func (t *turn) misspelt() []area {
	var out []area
	tried := 0
	for i, w := range t.words {
		if m, j, ok := t.misspeltWords(i); ok {
			t.use(i, j)
			out = append(out, area{i: i, j: j, Mention: m, name: m.Name})
			continue
		}
		if t.words[i].used || len(w.fold) < 5 || monies[w.fold] != "" || t.lexicon.Noise(w.fold) || t.lexicon.Everyday(w.fold) || t.known(i) || !isLetter(w.fold) {
			continue
		}
		_, led := t.before(t.skipArticles(i), locators, 3)
		if !led && len(w.fold) < unmistakable && !t.maybeTypo(i) {
			continue
		}
		if tried++; tried > mostMisspelt {
			break
		}
		m, ok := t.resemblingArea(w.fold)
		if !ok && (led || len(w.fold) >= unmistakable) {
			m, ok = t.resemblingPlace(w.fold)
		}
		if !ok || !led && len(w.fold) < spelling.ShortestTypo && !strings.HasSuffix(lexicon.Key(m.Name), w.fold[len(w.fold)-1:]) && !strings.HasPrefix(lexicon.Key(m.Name), w.fold) {
			continue
		}
		t.use(i, i+1)
		out = append(out, area{i: i, j: i + 1, Mention: m, name: m.Name})
	}
	return out
}

// withoutForeign drops the regions of one country that are named in one breath with another, or with a state they are no coast of,
// and tells them back: "west coast Sweden" is not that of the United States.
func (t *turn) withoutForeign(areas []area) []area {
	return slices.DeleteFunc(areas, func(a area) bool {
		home := t.home[a.ID]
		if a.Kind != geo.KindRegion || home == "" || !slices.ContainsFunc(areas, func(b area) bool {
			elsewhere := b.Country != home || b.Kind == geo.KindState && !t.touches(b.Mention, a.ID)
			return b.Country != "" && elsewhere && (t.oneBreath(a.j, b.i) || t.oneBreath(b.j, a.i))
		}) {
			return false
		}
		t.cannotRefuse(a.i, a.j)
		return true
	})
}

// touches reports whether any place of a state lies in a region.
func (t *turn) touches(state geo.Mention, region string) bool {
	return slices.ContainsFunc(t.places.Places(), func(p geo.Place) bool {
		return p.Country == state.Country && p.State == state.ID && slices.Contains(p.Regions, region)
	})
}

// oneBreath reports whether nothing but the words of a genitive stands between what ends before word i and what starts with word j.
func (t *turn) oneBreath(i, j int) bool {
	if j < i || j > i+2 {
		return false
	}
	for k := i; k <= j; k++ {
		if k > 0 && t.breaks(k-1) || k < j && !genitives[t.words[k].fold] {
			return false
		}
	}
	return true
}

var genitives = set("of|the|s|in")

// statesOfChoice takes a place that is called like its state for the state where it is a choice besides another: "New York or Maine".
func (t *turn) statesOfChoice(areas []area) []area {
	if states := t.asStates(slices.Clone(areas)); len(areas) == 2 && t.fromTo(states[0], states[1]) {
		return states // "New York to Maine"
	}
	if len(areas) < 2 || !t.isChoice(areas) || !slices.ContainsFunc(areas, func(a area) bool { return a.Kind == geo.KindState }) {
		return areas
	}
	return t.asStates(areas)
}

// asStates takes the places of a list that are called like their state for the states.
func (t *turn) asStates(areas []area) []area {
	for k, a := range areas {
		if s, ok := t.places.State(a.Country, a.State); ok && a.Kind == geo.KindPlace && strings.HasPrefix(a.Name, s.Name) {
			areas[k].Kind, areas[k].ID = geo.KindState, s.Code
		}
	}
	return areas
}

// mostInRegion is how many words of a name errors are looked for in.
const mostInRegion = 3

// misspeltWords looks for a region of several words, one of which is misspelt, from word i on: "pacfic northwest".
func (t *turn) misspeltWords(i int) (m geo.Mention, j int, ok bool) {
	for n := mostInRegion; n > 1; n-- {
		if !t.free(i, i+n) || !t.anyTypo(i, i+n) {
			continue
		}
		if p, whole := t.phrase(i, i+n); whole && len(p) >= unmistakable {
			if m, ok := t.resemblingArea(p); ok {
				return m, i + n, true
			}
		}
	}
	return geo.Mention{}, i, false
}

func (t *turn) anyTypo(i, j int) bool {
	for ; i < j; i++ {
		if t.maybeTypo(i) {
			return true
		}
	}
	return false
}

func isLetter(s string) bool { return s[0] > '9' }

// resemblingPlace looks for a place of which a word is a misspelling.
func (t *turn) resemblingPlace(word string) (geo.Mention, bool) {
	found := t.places.Find(word, 1)
	if len(found) == 0 || found[0].Score < 0.8 || len(word) < 6 && found[0].Score < 1 {
		return geo.Mention{}, false
	}
	p := found[0].Place
	if !slices.ContainsFunc(append([]string{p.Name}, p.Aliases...), func(name string) bool { return strings.HasPrefix(lexicon.Key(name), word[:1]) }) {
		return geo.Mention{}, false // Narnia is no misspelt Sarnia
	}
	p.Name = nearestName(p, word)
	return mentionOf(p), true
}

// mentionOf is a place as a text that names it has it: with its state where states have codes.
func mentionOf(p geo.Place) geo.Mention {
	m := geo.Mention{Kind: geo.KindPlace, ID: p.ID, Name: p.Name, Country: p.Country, Places: []geo.Place{p}}
	if slices.Contains(withStates, p.Country) {
		m.State = p.State
	}
	return m
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
