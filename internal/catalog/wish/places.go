package wish

import (
	"bytes"
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// area is where a turn wants its boats.
type area struct {
	i, j int // words
	geo.Mention
	denied bool
	name   string // as it was written, without what follows a comma
	told   bool   // the text names its country behind it
}

// measuresMasked hides the figures of lengths, so that the place of "en Bretagne 30 pieds" is not taken for a model.
func measuresMasked(text string, found []quantity.Quantity) string {
	masked := []byte(text)
	for _, q := range found {
		if q.Dim == quantity.Length && strings.ContainsFunc(q.Text, unicode.IsLetter) {
			copy(masked[q.Start:q.End], bytes.Repeat([]byte{'-'}, q.End-q.Start))
		}
	}
	return string(masked)
}

// readPlaces finds places, states, countries and regions.
func (t *turn) readPlaces() {
	var areas []area
	for _, m := range t.mentions {
		m = t.whereMoneyIs(m)
		i, j := t.at(m.Start, m.End)
		if i == j || !t.free(i, j) || t.notPlace(i, j) || m.Kind == geo.KindPlace && t.ofCanal(j) {
			continue
		}
		own, told := t.countryAtEnd(m, i, j)
		name := t.written(m, i, own)
		for j < len(t.words) && surroundings[t.words[j].fold] && t.free(j, j+1) && !t.breaks(j-1) {
			j++
		}
		t.use(i, j)
		if n, ok := t.takesBack(t.skipArticles(i)); ok {
			at := t.skipArticles(i)
			t.use(at-n, at)
			t.withdrawn.Places, t.about = append(t.withdrawn.Places, m), true
			continue
		}
		areas = append(areas, area{i: i, j: j, Mention: m, name: name, told: told})
	}
	areas = withoutHomes(append(areas, t.codes(areas)...))
	areas = append(areas, t.namesakes()...)
	areas = append(areas, t.severals()...)
	areas = append(areas, t.nations()...)
	areas = append(areas, t.waters()...)
	areas = append(areas, t.misspelt()...)
	areas = append(areas, t.besidePlaces(areas)...)
	if len(areas) == 0 {
		areas = t.lastWord()
	}
	slices.SortFunc(areas, func(a, b area) int { return a.i - b.i })
	t.lakes(areas)
	denied := false
	for k := range areas {
		denied = t.negatedAt(areas[k].i) || denied && k > 0 && t.listed(areas, k)
		areas[k].denied = denied
	}
	t.excludeAreas(areas)
	t.applyAreas(slices.DeleteFunc(areas, func(a area) bool { return a.denied }))
}

// whereMoneyIs chooses of several places of one name one where the money of the turn is spent, if it is not the dollar of all the
// world: the Essex of "under £5000 in Essex".
func (t *turn) whereMoneyIs(m geo.Mention) geo.Mention {
	at := slices.IndexFunc(t.quantities, func(q quantity.Quantity) bool { return q.Dim == quantity.Money && q.Unit != "USD" })
	if at < 0 || m.Kind != geo.KindPlace || strings.Contains(t.text[m.Start:m.End], ",") {
		return m
	}
	spent := func(p geo.Place) bool { return t.places.Currency(p.Country) == t.quantities[at].Unit }
	if k := slices.IndexFunc(m.Places, spent); k > 0 {
		chosen := place.Mention(m.Places[k])
		chosen.Start, chosen.End = m.Start, m.End
		return chosen
	}
	return m
}

// surroundings belong to the place before them: "Seattle area".
var surroundings = set("area|region|coast|coasts|waters|archipelago|gegend|raum|umgebung")

// lastWord reads a place that is called like a part of a boat and stands alone behind the last comma or number: "Dehler 34, Kiel". Behind
// equipment it goes on a list: "spinnaker, Genoa".
func (t *turn) lastWord() []area {
	i := len(t.words) - 1
	if i == 0 && !t.words[i].used && groupNames[t.words[i].fold] != 0 && unicode.IsUpper(rune(t.raw(i)[0])) {
		return t.placeAt(i) // "Kiel" and nothing else
	}
	if i < 1 || t.words[i].used || !strings.Contains(t.gap(i-1), ",") && !isDigit(t.words[i-1].fold[0]) || !unicode.IsUpper(rune(t.raw(i)[0])) {
		return nil
	}
	for k := i - 1; k >= 0 && (k == i-1 || !t.breaks(k)); k-- {
		if e := t.lexicon.Effects(t.words[k].fold); len(e) > 0 && e[0].Field == "feature" {
			return nil
		}
	}
	return t.placeAt(i)
}

// placeAt takes word i for a place of its name, if there is one.
func (t *turn) placeAt(i int) []area {
	found := t.places.Find(t.raw(i), 1)
	if len(found) == 0 || lexicon.Key(found[0].Place.Name) != t.words[i].fold {
		return nil
	}
	p := found[0].Place
	t.use(i, i+1)
	return []area{{i: i, j: i + 1, Mention: place.Mention(p), name: p.Name}}
}

// besidePlaces reads places that are called like something else and stand on a list with another place: "Kiel or Flensburg",
// "Lorient, Vannes ou La Trinité".
func (t *turn) besidePlaces(areas []area) []area {
	var out []area
	for i, w := range t.words {
		if w.used || groupNames[w.fold] == 0 && (t.known(i) || t.lexicon.Noise(w.fold)) || !unicode.IsUpper(rune(t.raw(i)[0])) {
			continue
		}
		if slices.ContainsFunc(areas, func(a area) bool {
			begins := (i == 0 || t.breaks(i-1) || locators[t.words[i-1].fold]) && t.joint(i+1, a.i) == "," && t.endsInOr(i+1)
			amid := groupNames[w.fold] == 0 && t.joint(a.j, i) == "," && t.endsInOr(i+1)
			return a.Kind == geo.KindPlace && (begins || amid || t.joint(i+1, a.i) == "or" || t.joint(a.j, i) == "or")
		}) {
			out = append(out, t.placeAt(i)...)
		}
	}
	return out
}

// takenBack are the words before a place that is looked in no longer.
var takenBack = set("not only|not just|nicht nur|pas seulement|pas que|instead of|statt|anstatt|anstelle von|au lieu de|au lieu d|a la place de|rather than|doesn t have to be|does not have to be|don t have to be|do not have to be|need not be|needn t be|doesn t need to be|don t need|do not need|doesn t need|no need for|no longer need|doesn t have to have|muss kein|muss keine|brauche kein|brauche keine|brauche keinen|brauchen kein|brauchen keine|brauchen keinen|pas besoin de|pas besoin d|forget|forget about|drop|remove|ignore|scrap|take out|take off|leave out|lose|cancel|delete|never mind|vergiss|streiche|oublie|oubliez|enleve|enlevez")

const longestTakenBack = 5

// takesBack tells how many words before word i take back what follows, unless they end a phrase that means something: "price drop".
func (t *turn) takesBack(i int) (words int, ok bool) {
	words, ok = t.before(i, takenBack, longestTakenBack)
	return words, ok && !t.meansSomething(i-words-1, i)
}

// notPlace refuses flags, currencies, waterways and destinations: "US flagged", "US dollars", "sail to Spain".
func (t *turn) notPlace(i, j int) bool {
	if t.words[i].fold == "icw" || t.words[i].fold == "intracoastal" {
		return true // a waterway that a boat has to fit
	}
	if _, led := t.before(t.skipArticles(i), locators, 3); !led && j == i+1 && t.known(i) && unicode.IsLower([]rune(t.raw(i))[0]) {
		return true // a "péniche" is not Peniche
	}
	if _, ok := t.before(t.skipArticles(i), originating, 3); ok {
		t.use(i, j)
		t.cannotRefuse(i, j)
		return true
	}
	if n, ok := t.destined(i); ok {
		t.use(i, j)
		t.cannotRefuse(i-n, j)
		return true
	}
	if _, ok := t.before(t.skipArticles(i), paying, 2); ok && t.lyingElsewhere(i, j) {
		t.use(i, j)
		return true
	}
	if strings.HasPrefix(t.text[t.words[j-1].end:], "$") {
		return true // "NZ$80k"
	}
	if j >= len(t.words) || t.breaks(j-1) {
		return false
	}
	switch t.words[j].fold {
	case "dollar", "dollars":
		return true
	case "flag", "flagged", "registered", "registration", "built", "made":
		if _, led := t.before(t.skipArticles(i), locators, 3); led && t.datedAt(j+1) { // "in Brittany built before 1975"
			return false
		}
		t.use(i, j) // or the "New" of "New Zealand built" is asked for
		t.cannotRefuse(i, j)
		return true
	}
	return false
}

// datedAt reports whether word i, with a comparison before it or not, is a year.
func (t *turn) datedAt(i int) bool {
	if _, n, ok := startingAt(t, leading, i); i < len(t.words) && ok {
		i += n
	}
	for i < len(t.words) && (t.words[i].fold == "in" || t.words[i].fold == "between" || t.words[i].fold == "the") {
		i++
	}
	return i < len(t.words) && t.isYearOnly(i)
}

// originating are the words before where a boat comes from, which no search asks for; behind paying the tax was paid, which the lying
// place need not be.
var (
	originating = set("built in|made in|manufactured in|constructed in|produced in|registered in|flagged in|designed in|imported from|gebaut in|hergestellt in|registriert in|produziert in|importiert aus|construit en|construit au|construit aux|fabrique en|fabrique au|immatricule en|immatricule au")
	paying      = set("paid in|bezahlt in|payee en|payee au|acquittee en|acquittee au")
)

// lyingElsewhere reports whether another area is named than the one at words i to j, and not on one list with it.
func (t *turn) lyingElsewhere(i, j int) bool {
	elsewhere := false
	for _, m := range t.mentions {
		a, b := t.at(m.Start, m.End)
		switch {
		case a == i:
		case t.joint(j, a) == "or" || t.joint(j, a) == "and" || t.joint(b, i) == "or":
			return false
		default:
			elsewhere = true
		}
	}
	return elsewhere
}

// ofCanal reports whether a canal stands at word j, which is called after a town far from most of it: "Oxford canal".
func (t *turn) ofCanal(j int) bool {
	return j < len(t.words) && !t.breaks(j-1) && (t.words[j].fold == "canal" || t.words[j].fold == "kanal")
}

// countryAtEnd is where in the words from i up to but not including j, which name a place, the name of its country begins, j where the text
// does not tell it: "Auckland New Zealand".
func (t *turn) countryAtEnd(m geo.Mention, i, j int) (at int, told bool) {
	c, ok := t.places.Country(m.Country)
	if !ok || m.Kind != geo.KindPlace {
		return j, false
	}
	for _, name := range append([]string{c.Name}, c.Aliases...) {
		key := lexicon.Key(name)
		at := j - 1 - strings.Count(key, " ")
		if at <= i {
			continue
		}
		var words []string
		for _, w := range t.words[at:j] {
			words = append(words, w.fold)
		}
		if strings.Join(words, " ") == key {
			return at, true
		}
	}
	return j, false
}

// written is a place as the text names it, without state or country.
func (t *turn) written(m geo.Mention, i, j int) string {
	for j > i+1 && m.State != "" && strings.EqualFold(t.raw(j-1), m.State) {
		j--
	}
	end := t.words[j-1].end
	for k := i; k < j-1; k++ {
		if t.breaks(k) {
			end = t.words[k].end
			break
		}
	}
	return t.text[t.words[i].start:end]
}

// locators come before a place.
var locators = set("in|near|around|at|from|of|off|close to|nearby|lying in|located in|based in|nahe|bei|um|rund um|nach|aus|a|pres de|autour de|vers|en|au|aux|within reach of|next to")
