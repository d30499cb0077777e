package calc

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// fitted reads a question that no phrase recognises by everything else that it tells: the calculator that has a use for all
// quantities, lacks none, computes what is asked for, and speaks of the same things in its title, question, inputs and
// outcomes. nil when none does, or two do equally.
func (s *Set) fitted(q *question.Question) *Draft {
	wanted := q.Wanted()
	if len(q.Quantities) < 2 || len(wanted) == 0 {
		return nil
	}
	said := stemsOf(q.Tokens)
	var best, second *Draft
	able := 0
	for i := range s.calculators {
		about := s.about(i, said)
		if about == 0 || s.calculators[i].Read == nil && s.calculators[i].needs() > len(q.Quantities) {
			continue
		}
		d := s.fill(i, q, 1)
		if d == nil || d.found == 0 || !s.computes(d, wanted) {
			continue
		}
		able++
		d.fitness = about + d.Quality/float64(len(q.Quantities))
		switch {
		case best == nil || d.fitness > best.fitness:
			best, second = d, best
		case second == nil || d.fitness > second.fitness:
			second = d
		}
	}
	if able == 1 && best.different(q) {
		return best
	}
	if best == nil || best.fitness < leastFit || second != nil && best.fitness-second.fitness < clearlyFitter {
		return nil
	}
	return best
}

// different reports whether a question's quantities are of different kinds, each with a unit, so that they can hardly be taken
// for one another.
func (d *Draft) different(q *question.Question) bool {
	seen := map[quantity.Dimension]bool{}
	for _, one := range q.Quantities {
		if one.Unit == "" || seen[one.Dim] || one.Dim == quantity.Bare {
			return false
		}
		seen[one.Dim] = true
	}
	return len(seen) > 1
}

// needs is how many quantities a question has to give at least.
func (c *Calculator) needs() int {
	n := 0
	for _, in := range c.Inputs {
		if in.Required() && in.Kind == Measure && len(in.Values) == 0 && in.Design == nil {
			n++
		}
	}
	return n
}

// leastFit is how well a question has to fit a calculator without any of its phrases, and clearlyFitter by how much more than
// the next one: three or four words that few calculators share, and quantities that their neighbours announce.
const (
	leastFit      = 3.2
	clearlyFitter = 0.3
)

// about weighs the words that a question and calculator i share, by how few calculators have them.
func (s *Set) about(i int, said []string) float64 {
	sum, words, rarity := 0.0, s.vocabulary()[i], s.rarity()
	for _, stem := range said { // in order, so that the sum is the same each time
		if words[stem] {
			sum += rarity[stem]
		}
	}
	return sum
}

// computes reports whether what a complete draft comes to is what is wanted.
func (s *Set) computes(d *Draft, wanted map[quantity.Dimension]bool) bool {
	result, err := s.Call(d.Calculator.Name, d.Args)
	return err == nil && result.Measures(wanted)
}

// AsksKind reports whether a clause names the kind of thing that it asks the number of: a speed, hours, a price.
func (s *Set) AsksKind(clause string) bool { return len(s.asker.Read(clause).Wanted()) > 0 }

// Asked are those of a sum's outcomes that are of a kind that a clause asks the number of; where it names no kind, those of the first sentence. There are
// none of a sum that cannot be calculated.
func (s *Set) Asked(clause string, r Reading) []answer.Outcome {
	wanted := s.asker.Read(clause).Wanted()
	result, err := s.Call(r.Calculator, r.Args)
	if err != nil {
		return nil
	}
	var list []answer.Outcome
	for i, o := range result.Outcomes {
		if wanted[o.Dimension()] || len(wanted) == 0 && (i == 0 || o.Lead) {
			list = append(list, o)
		}
	}
	return list
}

// Measures reports whether what the first sentence tells is of one of the dimensions.
func (r Result) Measures(wanted map[quantity.Dimension]bool) bool {
	for i, o := range r.Outcomes {
		if i > 0 && !o.Lead {
			continue
		}
		if wanted[o.Dimension()] {
			return true
		}
	}
	return false
}

// vocabularies are the words of every calculator, by stem.
func (s *Set) vocabularies() []map[string]bool {
	list := make([]map[string]bool, len(s.calculators))
	for i, c := range s.calculators {
		words := map[string]bool{}
		add := func(text string) {
			for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(" |*_?.,:;()/-'#0123456789", r) }) {
				if stem := stemOf(strings.ToLower(word)); stem != "" {
					words[stem] = true
				}
			}
		}
		for _, text := range []string{c.Title.EN, c.Title.DE, c.Title.FR, c.Answers} {
			add(text)
		}
		for _, phrases := range [][]string{c.Topic, c.Asks} {
			for _, phrase := range phrases {
				add(phrase)
			}
		}
		for _, in := range c.Inputs {
			add(in.Label)
			for _, phrase := range in.Words {
				add(phrase)
			}
		}
		list[i] = words
	}
	return list
}

// rarities weighs every stem by how few calculators have it: 0 for one that a third of them have, 1 for one of its own.
func rarities(vocabularies []map[string]bool) map[string]float64 {
	in := map[string]float64{}
	for _, words := range vocabularies {
		for stem := range words {
			in[stem]++
		}
	}
	n := float64(len(vocabularies)) / 3
	for stem, count := range in {
		in[stem] = max(0, 1-math.Log(count)/math.Log(n))
	}
	return in
}

// stemsOf are the stems of a question's words, each once.
func stemsOf(tokens []question.Token) []string {
	var stems []string
	for _, t := range tokens {
		if t.Quantity >= 0 {
			continue
		}
		if stem := stemOf(t.Text); stem != "" && !slices.Contains(stems, stem) {
			stems = append(stems, stem)
		}
	}
	return stems
}

// stemOf cuts a word to what its forms share; "" for a short word, which is hardly ever a thing.
func stemOf(word string) string {
	const short, long = 4, 6
	if utf8.RuneCountInString(word) < short || strings.Contains(dullWords, " "+word+" ") {
		return ""
	}
	word = strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(word, "s"), "e"), "ing"), "ed")
	for i, n := 0, 0; i < len(word); n++ {
		if n == long {
			return word[:i]
		}
		_, size := utf8.DecodeRuneInString(word[i:])
		i += size
	}
	return word
}

// dullWords say nothing of what a question is about.
const dullWords = " what which when where much many long will would with from that this have does your their there then than been only " +
	"into after before each other need needs take takes give gives make makes want should could about over under more less left " +
	"eine einer einem wird sind haben brauche combien quelle avec dans pour "
