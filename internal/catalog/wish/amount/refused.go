package amount

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// opposite is what is asked for where a comparison is refused.
var opposite = map[Comparison]Comparison{Less: More, More: Less, Older: NotOlder, Newer: NotNewer, NotOlder: Older, NotNewer: Newer}

// refusers are the words that refuse a bound, ofBoats those that may stand between them and it: "keine Boote über 20 Jahre".
var (
	refusers = sentence.Set("no|not|don|doesn|none|nothing|avoid|skip|exclude|excluding|except|omit|kein|keine|keinen|nicht|nichts|pas|aucun|aucune|rien|sans|sauf|ausser|nor")
	ofBoats  = sentence.Set("boats|boat|yachts|yacht|vessel|vessels|ones|one|listings|listing|offers|offer|adverts|advert|ads|ad|results|result|hits|matches|angebote|inserate|anzeigen|offres|offre|boote|boot|schiffe|schiff|yachten|bateau|bateaux|annonces|built|gebaut|gebauten|" +
		"construit|construits|with|mit|avec|that|which|are|is|have|costing|d|de|a|qui|die|priced|anything|an|asking|to|be|been|t|want|need|from|von|aus")
)

// refusesBound reports whether a comparison that starts with word i is refused: "no boats over 20 years old".
func (r *reader) refusesBound(i int) bool {
	for ; i > 0 && !r.Breaks(i-1); i-- {
		w := r.Fold(i - 1)
		if sentence.Joins(w) == "or" && r.refusedBefore(i-1) {
			return true
		}
		if _, subject := subjects[w]; !subject && !ofBoats[w] {
			return refusers[w]
		}
	}
	return false
}

// refusedBefore reports whether the bound before word i is refused: that of "nothing before 2005 or longer than 42 ft".
func (r *reader) refusedBefore(i int) bool {
	if r.refusedAt == 0 || i-r.refusedAt > longestBound {
		return false
	}
	for k := r.refusedAt; k < i-1; k++ {
		if r.Breaks(k) {
			return false
		}
	}
	return true
}

// longestBound is how many words a number has with what tells its unit.
const longestBound = 4

// OfRefused reports whether the bound at word i is of boats that are refused: "no steel boats over 20 tons".
func OfRefused(s *sentence.Sentence, i int) bool {
	for k := i - 1; k >= 0 && k >= i-longestBound-1 && !s.Breaks(k); k-- {
		if refusers[s.Fold(k)] {
			return true
		}
	}
	return false
}

// Opposite is what is asked for where a comparison is refused; ok is false where the refusal leaves no bound.
func (c Comparison) Opposite() (other Comparison, ok bool) {
	other, ok = opposite[c]
	return other, ok
}
