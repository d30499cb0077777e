package wish

import (
	"regexp"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

var (
	// placing come before a place rather than before anything else.
	placing = sentence.Set("in|near|around|off|at|close to|nearby|next to|lying in|located in|based in|nahe|bei|rund um|pres de|autour de|en")
	// placeArticles may stand between them and the name.
	placeArticles = sentence.Set("the|der|die|den|la|le|l|lake|lac|gulf|bay|island|isle|sea")
)

// states are what a boat is in, rather than where.
var states = sentence.Set("condition|shape|order|state|zustand|etat|colour|color")

// noPlace are the ends of German nouns that "in" and "bei" lead too.
var noPlace = regexp.MustCompile(`(?:zustand|besitz|bauweise|form|bau|ausstattung|zeit|jahr|familie|betrieb|nahe|optik|farbe|klasse|hand|kauf|urlaub|schaft|ung|heit|keit|qualitat|preis|stahl|holz|gfk)$`)

// readUnknownPlace finds a name behind a preposition of places that no table has. Only a turn without any known place has
// one: behind a known place the name tells where in it.
func (t *turn) readUnknownPlace() {
	if demand.HasPlace(t.query) {
		return
	}
	for i := range t.Words {
		if !t.isName(i) || t.NegatedAt(i) || t.NegatedAt(t.skipArticles(i)) {
			continue
		}
		if _, ok := t.Before(t.skipArticles(i), placing, 2); !ok {
			continue
		}
		j := i + 1
		for j < len(t.Words) && !t.Breaks(j-1) && t.isName(j) {
			j++
		}
		if states[t.Fold(j)] {
			continue // "in Turnkey condition"
		}
		t.query.UnknownPlace, t.about = t.RawOf(i, j), true
		return
	}
}

func (t *turn) skipArticles(i int) int {
	for placeArticles[t.Fold(i-1)] && !t.Breaks(i-1) {
		i--
	}
	return i
}

// isName reports whether word i is capitalised, long enough for a name, and nothing was made of it.
func (t *turn) isName(i int) bool {
	w := t.Words[i]
	first, _ := utf8.DecodeRuneInString(t.Raw(i))
	switch {
	case w.Used, len(w.Fold) < 4, !unicode.IsUpper(first), t.lexicon.Noise(w.Fold), command.IsGroup(w.Fold), placeArticles[w.Fold]:
		return false
	case noPlace.MatchString(w.Fold), t.lexicon.Everyday(w.Fold):
		return false
	}
	return !amount.IsSubject(w.Fold) && !t.cat.Snapshot().Holds(w.Fold)
}
