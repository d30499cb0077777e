package area

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// whereMoneyIs chooses of several places of one name one where the money of the turn is spent, if it is not the dollar of all the
// world: the Essex of "under £5000 in Essex".
func (r *Reader) whereMoneyIs(m geo.Mention) geo.Mention {
	at := slices.IndexFunc(r.Quantities, func(q quantity.Quantity) bool { return q.Dim == quantity.Money && q.Unit != "USD" })
	if at < 0 || m.Kind != geo.KindPlace || strings.Contains(r.Text[m.Start:m.End], ",") {
		return m
	}
	spent := func(p geo.Place) bool { return r.places.Currency(p.Country) == r.Quantities[at].Unit }
	if k := slices.IndexFunc(m.Places, spent); k > 0 {
		chosen := place.Mention(m.Places[k])
		chosen.Start, chosen.End = m.Start, m.End
		return chosen
	}
	return m
}

// surroundings belong to the place before them: "Seattle area".
var surroundings = sentence.Set("area|region|coast|coasts|waters|archipelago|islands|isles|inseln|iles|gegend|raum|umgebung")

// lastWord reads a place that is called like a part of a boat and stands alone behind the last comma or number: "Dehler 34, Kiel". Behind
// equipment it goes on a list: "spinnaker, Genoa".
func (r *Reader) lastWord() []Area {
	i := len(r.Words) - 1
	if i == 0 && !r.Words[i].Used && command.IsGroup(r.Fold(i)) && unicode.IsUpper(rune(r.Raw(i)[0])) {
		return r.placeAt(i) // "Kiel" and nothing else
	}
	if i < 1 || r.Words[i].Used || !strings.Contains(r.Gap(i-1), ",") && !r.Figure(i-1) || !unicode.IsUpper(rune(r.Raw(i)[0])) {
		return nil
	}
	for k := i - 1; k >= 0 && (k == i-1 || !r.Breaks(k)); k-- {
		if e := r.lexicon.Effects(r.Fold(k)); len(e) > 0 && e[0].Field == "feature" {
			return nil
		}
	}
	return r.placeAt(i)
}

// placeAt takes word i for a place of its name, if there is one.
func (r *Reader) placeAt(i int) []Area {
	found := r.places.Find(r.Raw(i), 1)
	if len(found) == 0 || lexicon.Key(found[0].Place.Name) != r.Fold(i) {
		return nil
	}
	p := found[0].Place
	r.Use(i, i+1)
	return []Area{{I: i, J: i + 1, Mention: place.Mention(p), Written: p.Name}}
}

// besidePlaces reads places that are called like something else and stand on a list with another place: "Kiel or Flensburg",
// "Lorient, Vannes ou La Trinité".
func (r *Reader) besidePlaces(areas []Area) []Area {
	var out []Area
	for i, w := range r.Words {
		if w.Used || !command.IsGroup(w.Fold) && (r.Known(i) || r.lexicon.Noise(w.Fold)) || !unicode.IsUpper(rune(r.Raw(i)[0])) {
			continue
		}
		if slices.ContainsFunc(areas, func(a Area) bool {
			begins := (i == 0 || r.Breaks(i-1) || sentence.Locates(r.Fold(i-1))) && r.Joint(i+1, a.I) == "," && r.EndsInOr(i+1)
			amid := !command.IsGroup(w.Fold) && r.Joint(a.J, i) == "," && r.EndsInOr(i+1)
			return a.Kind == geo.KindPlace && (begins || amid || r.Joint(i+1, a.I) == "or" || r.Joint(a.J, i) == "or")
		}) {
			out = append(out, r.placeAt(i)...)
		}
	}
	return out
}

// ofCanal reports whether a canal stands at word j, which is called after a town far from most of it: "Oxford canal".
func (r *Reader) ofCanal(j int) bool {
	return !r.Breaks(j-1) && (r.Fold(j) == "canal" || r.Fold(j) == "kanal")
}

// countryAtEnd is where in the words from i up to but not including j, which name a place, the name of its country begins, j where the text
// does not tell it: "Auckland New Zealand".
func (r *Reader) countryAtEnd(m geo.Mention, i, j int) (at int, told bool) {
	c, ok := r.places.Country(m.Country)
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
		for _, w := range r.Words[at:j] {
			words = append(words, w.Fold)
		}
		if strings.Join(words, " ") == key {
			return at, true
		}
	}
	return j, false
}

// written is a place as the text names it, without state or country.
func (r *Reader) written(m geo.Mention, i, j int) string {
	for j > i+1 && m.State != "" && strings.EqualFold(r.Raw(j-1), m.State) {
		j--
	}
	end := r.Words[j-1].End
	for k := i; k < j-1; k++ {
		if r.Breaks(k) {
			end = r.Words[k].End
			break
		}
	}
	return r.Text[r.Words[i].Start:end]
}
