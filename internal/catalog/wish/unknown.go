package wish

import (
	"regexp"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
)

var (
	// placing come before a place rather than before anything else.
	placing = set("in|near|around|off|at|close to|nearby|next to|lying in|located in|based in|nahe|bei|rund um|pres de|autour de|en")
	// placeArticles may stand between them and the name.
	placeArticles = set("the|der|die|den|la|le|l|lake|lac|gulf|bay|island|isle|sea")
)

// states are what a boat is in, rather than where.
var states = set("condition|shape|order|state|zustand|etat|colour|color")

// noPlace are the ends of German nouns that "in" and "bei" lead too.
var noPlace = regexp.MustCompile(`(?:zustand|besitz|bauweise|form|bau|ausstattung|zeit|jahr|familie|betrieb|nahe|optik|farbe|klasse|hand|kauf|urlaub|schaft|ung|heit|keit|qualitat|preis|stahl|holz|gfk)$`)

// readUnknownPlace finds a name behind a preposition of places that no table has. Only a turn without any known place has
// one: behind a known place the name tells where in it.
func (t *turn) readUnknownPlace() {
	if demand.HasPlace(t.query) {
		return
	}
	for i := range t.words {
		if !t.isName(i) || t.negatedAt(i) || t.negatedAt(t.skipArticles(i)) {
			continue
		}
		if _, ok := t.before(t.skipArticles(i), placing, 2); !ok {
			continue
		}
		j := i + 1
		for j < len(t.words) && !t.breaks(j-1) && t.isName(j) {
			j++
		}
		if j < len(t.words) && states[t.words[j].fold] {
			continue // "in Turnkey condition"
		}
		t.query.UnknownPlace, t.about = t.rawOf(i, j), true
		return
	}
}

func (t *turn) skipArticles(i int) int {
	for i > 0 && placeArticles[t.words[i-1].fold] && !t.breaks(i-1) {
		i--
	}
	return i
}

// isName reports whether word i is capitalised, long enough for a name, and nothing was made of it.
func (t *turn) isName(i int) bool {
	w := t.words[i]
	first, _ := utf8.DecodeRuneInString(t.raw(i))
	switch {
	case w.used, len(w.fold) < 4, !unicode.IsUpper(first), t.lexicon.Noise(w.fold), groupNames[w.fold] != 0, placeArticles[w.fold]:
		return false
	case noPlace.MatchString(w.fold), t.lexicon.Everyday(w.fold):
		return false
	}
	_, subject := subjects[w.fold]
	return !subject && !t.cat.Snapshot().Holds(w.fold)
}
