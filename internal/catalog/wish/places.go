package wish

import (
	"bytes"
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
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
	for _, m := range t.Mentions {
		m = t.whereMoneyIs(m)
		i, j := t.At(m.Start, m.End)
		if i == j || !t.Free(i, j) || t.notPlace(i, j) || m.Kind == geo.KindPlace && t.ofCanal(j) {
			continue
		}
		own, told := t.countryAtEnd(m, i, j)
		name := t.written(m, i, own)
		for surroundings[t.Fold(j)] && t.Free(j, j+1) && !t.Breaks(j-1) {
			j++
		}
		t.Use(i, j)
		if n, ok := t.takesBack(t.SkipArticles(i)); ok {
			at := t.SkipArticles(i)
			t.Use(at-n, at)
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
		denied = t.NegatedAt(areas[k].i) || denied && k > 0 && t.listed(areas, k)
		areas[k].denied = denied
	}
	t.excludeAreas(areas)
	t.applyAreas(slices.DeleteFunc(areas, func(a area) bool { return a.denied }))
}

// whereMoneyIs chooses of several places of one name one where the money of the turn is spent, if it is not the dollar of all the
// world: the Essex of "under £5000 in Essex".
func (t *turn) whereMoneyIs(m geo.Mention) geo.Mention {
	at := slices.IndexFunc(t.Quantities, func(q quantity.Quantity) bool { return q.Dim == quantity.Money && q.Unit != "USD" })
	if at < 0 || m.Kind != geo.KindPlace || strings.Contains(t.Text[m.Start:m.End], ",") {
		return m
	}
	spent := func(p geo.Place) bool { return t.places.Currency(p.Country) == t.Quantities[at].Unit }
	if k := slices.IndexFunc(m.Places, spent); k > 0 {
		chosen := place.Mention(m.Places[k])
		chosen.Start, chosen.End = m.Start, m.End
		return chosen
	}
	return m
}

// surroundings belong to the place before them: "Seattle area".
var surroundings = sentence.Set("area|region|coast|coasts|waters|archipelago|gegend|raum|umgebung")

// lastWord reads a place that is called like a part of a boat and stands alone behind the last comma or number: "Dehler 34, Kiel". Behind
// equipment it goes on a list: "spinnaker, Genoa".
func (t *turn) lastWord() []area {
	i := len(t.Words) - 1
	if i == 0 && !t.Words[i].Used && command.IsGroup(t.Fold(i)) && unicode.IsUpper(rune(t.Raw(i)[0])) {
		return t.placeAt(i) // "Kiel" and nothing else
	}
	if i < 1 || t.Words[i].Used || !strings.Contains(t.Gap(i-1), ",") && !t.Figure(i-1) || !unicode.IsUpper(rune(t.Raw(i)[0])) {
		return nil
	}
	for k := i - 1; k >= 0 && (k == i-1 || !t.Breaks(k)); k-- {
		if e := t.lexicon.Effects(t.Fold(k)); len(e) > 0 && e[0].Field == "feature" {
			return nil
		}
	}
	return t.placeAt(i)
}

// placeAt takes word i for a place of its name, if there is one.
func (t *turn) placeAt(i int) []area {
	found := t.places.Find(t.Raw(i), 1)
	if len(found) == 0 || lexicon.Key(found[0].Place.Name) != t.Fold(i) {
		return nil
	}
	p := found[0].Place
	t.Use(i, i+1)
	return []area{{i: i, j: i + 1, Mention: place.Mention(p), name: p.Name}}
}

// besidePlaces reads places that are called like something else and stand on a list with another place: "Kiel or Flensburg",
// "Lorient, Vannes ou La Trinité".
func (t *turn) besidePlaces(areas []area) []area {
	var out []area
	for i, w := range t.Words {
		if w.Used || !command.IsGroup(w.Fold) && (t.Known(i) || t.lexicon.Noise(w.Fold)) || !unicode.IsUpper(rune(t.Raw(i)[0])) {
			continue
		}
		if slices.ContainsFunc(areas, func(a area) bool {
			begins := (i == 0 || t.Breaks(i-1) || sentence.Locates(t.Fold(i-1))) && t.Joint(i+1, a.i) == "," && t.EndsInOr(i+1)
			amid := !command.IsGroup(w.Fold) && t.Joint(a.j, i) == "," && t.EndsInOr(i+1)
			return a.Kind == geo.KindPlace && (begins || amid || t.Joint(i+1, a.i) == "or" || t.Joint(a.j, i) == "or")
		}) {
			out = append(out, t.placeAt(i)...)
		}
	}
	return out
}

// takenBack are the words before a place that is looked in no longer.
var takenBack = sentence.Set("not only|not just|nicht nur|pas seulement|pas que|instead of|statt|anstatt|anstelle von|au lieu de|au lieu d|a la place de|rather than|doesn t have to be|does not have to be|don t have to be|do not have to be|need not be|needn t be|doesn t need to be|don t need|do not need|doesn t need|no need for|no longer need|doesn t have to have|muss kein|muss keine|brauche kein|brauche keine|brauche keinen|brauchen kein|brauchen keine|brauchen keinen|pas besoin de|pas besoin d|forget|forget about|drop|remove|ignore|scrap|take out|take off|leave out|lose|cancel|delete|never mind|vergiss|streiche|oublie|oubliez|enleve|enlevez")

const longestTakenBack = 5

// takesBack tells how many words before word i take back what follows, unless they end a phrase that means something: "price drop".
func (t *turn) takesBack(i int) (words int, ok bool) {
	words, ok = t.Before(i, takenBack, longestTakenBack)
	return words, ok && !t.Means(i-words-1, i)
}

// notPlace refuses flags, currencies, waterways and destinations: "US flagged", "US dollars", "sail to Spain".
func (t *turn) notPlace(i, j int) bool {
	if t.Fold(i) == "icw" || t.Fold(i) == "intracoastal" {
		return true // a waterway that a boat has to fit
	}
	if !t.Located(t.SkipArticles(i)) && j == i+1 && t.Known(i) && unicode.IsLower([]rune(t.Raw(i))[0]) {
		return true // a "péniche" is not Peniche
	}
	if _, ok := t.Before(t.SkipArticles(i), originating, 3); ok {
		t.Use(i, j)
		t.TellBack(i, j)
		return true
	}
	if n, ok := t.destined(i); ok {
		t.Use(i, j)
		t.TellBack(i-n, j)
		return true
	}
	if _, ok := t.Before(t.SkipArticles(i), paying, 2); ok && t.lyingElsewhere(i, j) {
		t.Use(i, j)
		return true
	}
	if strings.HasPrefix(t.Text[t.Words[j-1].End:], "$") {
		return true // "NZ$80k"
	}
	if j >= len(t.Words) || t.Breaks(j-1) {
		return false
	}
	switch t.Fold(j) {
	case "dollar", "dollars":
		return true
	case "flag", "flagged", "registered", "registration", "built", "made":
		if t.Located(t.SkipArticles(i)) && t.datedAt(j+1) { // "in Brittany built before 1975"
			return false
		}
		t.Use(i, j) // or the "New" of "New Zealand built" is asked for
		t.TellBack(i, j)
		return true
	}
	return false
}

// datedAt reports whether word i, with a comparison before it or not, is a year.
func (t *turn) datedAt(i int) bool {
	if _, n, ok := amount.LeadingFrom(t.Sentence, i); i < len(t.Words) && ok {
		i += n
	}
	for t.Fold(i) == "in" || t.Fold(i) == "between" || t.Fold(i) == "the" {
		i++
	}
	return i < len(t.Words) && t.IsYear(i)
}

// originating are the words before where a boat comes from, which no search asks for; behind paying the tax was paid, which the lying
// place need not be.
var (
	originating = sentence.Set("built in|made in|manufactured in|constructed in|produced in|registered in|flagged in|designed in|imported from|gebaut in|hergestellt in|registriert in|produziert in|importiert aus|construit en|construit au|construit aux|fabrique en|fabrique au|immatricule en|immatricule au")
	paying      = sentence.Set("paid in|bezahlt in|payee en|payee au|acquittee en|acquittee au")
)

// lyingElsewhere reports whether another area is named than the one at words i to j, and not on one list with it.
func (t *turn) lyingElsewhere(i, j int) bool {
	elsewhere := false
	for _, m := range t.Mentions {
		a, b := t.At(m.Start, m.End)
		switch {
		case a == i:
		case t.Joint(j, a) == "or" || t.Joint(j, a) == "and" || t.Joint(b, i) == "or":
			return false
		default:
			elsewhere = true
		}
	}
	return elsewhere
}

// ofCanal reports whether a canal stands at word j, which is called after a town far from most of it: "Oxford canal".
func (t *turn) ofCanal(j int) bool {
	return !t.Breaks(j-1) && (t.Fold(j) == "canal" || t.Fold(j) == "kanal")
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
		for _, w := range t.Words[at:j] {
			words = append(words, w.Fold)
		}
		if strings.Join(words, " ") == key {
			return at, true
		}
	}
	return j, false
}

// written is a place as the text names it, without state or country.
func (t *turn) written(m geo.Mention, i, j int) string {
	for j > i+1 && m.State != "" && strings.EqualFold(t.Raw(j-1), m.State) {
		j--
	}
	end := t.Words[j-1].End
	for k := i; k < j-1; k++ {
		if t.Breaks(k) {
			end = t.Words[k].End
			break
		}
	}
	return t.Text[t.Words[i].Start:end]
}
