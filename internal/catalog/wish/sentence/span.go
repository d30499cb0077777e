package sentence

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
)

// Known reports whether word i means something by itself.
func (s *Sentence) Known(i int) bool { return len(s.lexicon.Effects(s.Fold(i))) > 0 }

// Means reports whether the words from i up to but not including j are a phrase of the lexicon: "drop keel",
// "price drop".
func (s *Sentence) Means(i, j int) bool {
	p, whole := s.Phrase(i, j)
	return whole && len(s.lexicon.Effects(p)) > 0
}

// Span is a phrase from word i up to but not including j with what it asks for.
type Span struct {
	I, J    int
	Effects []lexicon.Effect // at least one
}

// Meant reports whether the words from i up to but not including j, a phrase that means something by itself, mean it where they stand.
type Meant func(i, j int) bool

// ReadPhrases finds the phrases that have at least so many words and are meant, and uses their words.
func (s *Sentence) ReadPhrases(least int, meant Meant) {
	for i := 0; i < len(s.Words); i++ {
		effects, j := s.Meaning(i, least)
		if j == i || !meant(i, j) {
			continue
		}
		s.Use(i, j)
		s.Spans = append(s.Spans, Span{i, j, effects})
		i = j - 1
	}
	slices.SortFunc(s.Spans, func(a, b Span) int { return a.I - b.I })
}

// Meaning finds the longest phrase of at least so many words that starts with word i and is free, and the word behind it, i for none.
func (s *Sentence) Meaning(i, least int) (effects []lexicon.Effect, j int) {
	for n := min(s.lexicon.Longest(), len(s.Words)-i); n >= least; n-- {
		if !s.Free(i, i+n) {
			continue
		}
		if p, whole := s.Phrase(i, i+n); whole {
			if found := s.lexicon.Effects(p); len(found) > 0 {
				return found, i + n
			}
		}
	}
	return nil, i
}

// secondParts end German compounds without saying anything: "Kuttertakelung", "Stahlrumpf".
var secondParts = Set("takelung|getakelt|getakelte|rigg|rumpf|rumpfe|boot|boote|booten|yacht|yachten|jacht|jachten|schiff|schiffe|bau|bauweise|motor|motoren|maschine|antrieb|version|ausfuhrung|segler")

// ReadCompounds takes the long words that German makes of two apart: "Stahlketsch".
func (s *Sentence) ReadCompounds() {
	for i, w := range s.Words {
		if w.Used || len(w.Fold) < 8 || s.lexicon.Noise(w.Fold) {
			continue
		}
		for cut := 3; cut <= len(w.Fold)-3; cut++ {
			first, second := s.lexicon.Effects(w.Fold[:cut]), s.lexicon.Effects(w.Fold[cut:])
			if len(first) > 0 && (len(second) > 0 || secondParts[w.Fold[cut:]]) {
				s.Use(i, i+1)
				if len(second) > 0 && second[0].Field == "feature" && first[0].Field == "fuel" {
					first = nil // "Dieselheizung"
				}
				s.Spans = append(s.Spans, Span{i, i + 1, slices.Concat(first, second)})
				break
			}
		}
	}
	slices.SortFunc(s.Spans, func(a, b Span) int { return a.I - b.I })
}
