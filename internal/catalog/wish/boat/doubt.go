package boat

import (
	"regexp"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/place"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
)

// MaybeTypo reports whether word i is long enough for an error and neither means anything nor stands in the listings.
func (r *Reader) MaybeTypo(i int) bool {
	w := r.Words[i]
	switch {
	case w.Used, len(w.Fold) < spelling.ShortestLink, !sentence.IsLetter(w.Fold), r.sources.Lexicon.Noise(w.Fold), command.IsGroup(w.Fold), w.Unmet:
		return false
	case r.sources.Lexicon.Everyday(w.Fold), place.IsNationality(w.Fold), sentence.Negates(w.Fold), r.Known(i), r.InPlace(i):
		return false
	}
	return !amount.IsSubject(w.Fold) && !amount.Fills(w.Fold) && !r.sources.Catalog.Snapshot().Holds(w.Fold)
}

// noPlace are the ends of German nouns that "in" and "bei" lead too.
var noPlace = regexp.MustCompile(`(?:zustand|besitz|bauweise|form|bau|ausstattung|zeit|jahr|familie|betrieb|nahe|optik|farbe|klasse|hand|kauf|urlaub|schaft|ung|heit|keit|qualitat|preis|stahl|holz|gfk)$`)

// IsName reports whether word i is capitalised, long enough for a name, and nothing was made of it.
func (r *Reader) IsName(i int) bool {
	w := r.Words[i]
	first, _ := utf8.DecodeRuneInString(r.Raw(i))
	switch {
	case w.Used, len(w.Fold) < 4, !unicode.IsUpper(first), r.sources.Lexicon.Noise(w.Fold), command.IsGroup(w.Fold), sentence.IsNameArticle(w.Fold):
		return false
	case noPlace.MatchString(w.Fold), r.sources.Lexicon.Everyday(w.Fold):
		return false
	}
	return !amount.IsSubject(w.Fold) && !r.sources.Catalog.Snapshot().Holds(w.Fold)
}
