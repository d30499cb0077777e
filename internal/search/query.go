package search

import (
	"slices"

	"github.com/fairlead/fairlead/internal/fold"
)

// maxWords is how many words of a query count; a longer question keeps its weightiest.
const maxWords = 64

// maxRead is how many words of a text are read at all.
const maxRead = 1000

// Word is a word or phrase of a query.
type Word struct {
	Text   string  // as it was written, folded
	Weight float64 // how much it tells: its inverse document frequency, lowered in phrases and earlier questions
	Known  bool    // the documents have it or a synonym of it
	Guess  bool    // it is not the word that was written but one like it, or two that it was taken apart into

	term  Term   // none where it is not in the vocabulary
	forms []form // of the term itself and its synonyms those that documents have
}

// form is a term that answers a word, and how well.
type form struct {
	term   Term
	factor float64
}

// Query is a question prepared for Rank and Match. It does not change.
type Query struct {
	words []Word
}

// Words returns what the query looks for. The slice is the query's own; it must not be changed.
func (q Query) Words() []Word { return q.words }

// Weight is the sum of the weights of the query's words.
func (q Query) Weight() float64 {
	var sum float64
	for _, w := range q.words {
		sum += w.Weight
	}
	return sum
}

// Heaviest is the weight of the query's weightiest word, 0 where it has none.
func (q Query) Heaviest() float64 {
	most := 0.0
	for _, w := range q.words {
		most = max(most, w.Weight)
	}
	return most
}

// And returns a query that also looks for the words of other, at factor times their weight.
func (q Query) And(other Query, factor float64) Query {
	words := slices.Clone(q.words)
	for _, w := range other.words {
		w.Weight *= factor
		words = add(words, w)
	}
	return Query{cut(words)}
}

// Weigh returns the query with each word's weight times its factor.
func (q Query) Weigh(factor func(Word) float64) Query {
	words := slices.Clone(q.words)
	for i, w := range words {
		words[i].Weight *= factor(w)
	}
	return Query{words}
}

// Match is the weight of those of the query's words that the terms have; a synonym counts its share.
func (q Query) Match(terms []Term) float64 {
	var sum float64
	for _, w := range q.words {
		sum += w.Weight * w.in(terms)
	}
	return sum
}

// Count is how many of the query's words the terms have, synonyms included.
func (q Query) Count(terms []Term) int {
	n := 0
	for _, w := range q.words {
		if w.in(terms) > 0 {
			n++
		}
	}
	return n
}

// Without returns the query less the words that a term answers for which said is true.
func (q Query) Without(said func(Term) bool) Query {
	answered := func(f form) bool { return said(f.term) }
	var rest []Word
	for i, w := range q.words {
		if slices.ContainsFunc(w.forms, answered) {
			continue
		}
		if rest == nil {
			rest = make([]Word, 0, len(q.words)-i)
		}
		rest = append(rest, w)
	}
	return Query{rest}
}

// Term is the term of the word itself; ok is false where no document and no synonym has it.
func (w Word) Term() (t Term, ok bool) { return w.term, w.term != none }

func (w Word) in(terms []Term) float64 {
	var best float64
	for _, f := range w.forms {
		if f.factor > best && slices.Contains(terms, f.term) {
			best = f.factor
		}
	}
	return best
}

// Terms returns the content terms of a text, for Query.Match. Words that no document has are left out.
func (x *Index) Terms(text string) []Term {
	return slices.DeleteFunc(x.words.read(text), func(t Term) bool { return t == none })
}

// Vocabulary is how many terms there are; they are numbered from 0.
func (x *Index) Vocabulary() int { return len(x.idf) }

// Weight is the inverse document frequency of a term.
func (x *Index) Weight(t Term) float64 { return x.idf[t] }

// Query reads a question. Words of a recognised phrase count less than the phrase, two words that the documents write as
// one count as one, and an unknown word is taken for the known one that it is two of or that it was probably meant to be.
func (x *Index) Query(text string) Query {
	var buf [48]word
	words := split(buf[:0], text)
	words = words[:min(len(words), maxRead)]
	ids := make([]Term, len(words))
	for i, w := range words {
		ids[i] = x.words.lookup(w.text)
	}
	found := make([]Word, 0, len(words))
	phrased := 0 // words before this index belong to a phrase
	for i := 0; i < len(words); i++ {
		if p, ok := x.words.phraseAt(ids[i:]); ok && i+len(p.words) > phrased {
			found = add(found, x.known(joined(words[i:i+len(p.words)]), p.term, 1))
			phrased = i + len(p.words)
		}
		if stopWords[words[i].text] {
			continue
		}
		factor := 1.0
		if i < phrased {
			factor = x.cfg.Phrased
		}
		if i+1 < len(words) && !verbFollows(words, i) {
			if t, ok := x.words.compound(words[i].text, words[i+1].text); ok {
				found = add(found, x.known(words[i].text+words[i+1].text, t, factor))
				i++
				continue
			}
		}
		found = x.appendWord(found, words[i].text, ids[i], factor)
	}
	return Query{cut(found)}
}

// verbFollows reports whether the word behind the one at i is what that does, and no second half of a compound: an auxiliary stands before
// them and an article behind, as in "how does a sail drive a boat?".
func verbFollows(words []word, i int) bool {
	return i+2 < len(words) && !words[i+1].fresh && !words[i+2].fresh && articles[words[i+2].text] &&
		slices.ContainsFunc(words[:i], func(w word) bool { return auxiliaries[w.text] })
}

var (
	articles    = fold.Set("a an the my your his her its our their")
	auxiliaries = fold.Set("do does did can could will would may might must should to")
)

func joined(words []word) string {
	text := words[0].text
	for _, w := range words[1:] {
		text += " " + w.text
	}
	return text
}

// appendWord adds a single word of the question, as it is or as what it was meant to be.
func (x *Index) appendWord(found []Word, text string, t Term, factor float64) []Word {
	if t != none && x.answered(t) {
		return add(found, x.known(text, t, factor))
	}
	if a, b, ok := x.words.halves(text); ok {
		return add(add(found, x.guess(text, a, factor)), x.guess(text, b, factor))
	}
	if meant, ok := x.words.spelling.correct(text); ok {
		return add(found, x.guess(text, x.words.word(meant).term, factor))
	}
	if text[0] >= '0' && text[0] <= '9' {
		return found // a figure that no document has says nothing about the subject
	}
	return add(found, Word{Text: text, Weight: factor * x.rarest, term: none})
}

// answered reports whether a document has the term or a synonym of it.
func (x *Index) answered(t Term) bool {
	return len(x.postings[t]) > 0 ||
		slices.ContainsFunc(x.words.alternatives[t], func(f form) bool { return len(x.postings[f.term]) > 0 })
}

// known is a word whose term the vocabulary has. A term that only its synonyms stand for weighs as the commonest of them.
func (x *Index) known(text string, t Term, factor float64) Word {
	w := Word{Text: text, Known: true, term: t, forms: make([]form, 0, 1+len(x.words.alternatives[t]))}
	weight := x.idf[t]
	absent := len(x.postings[t]) == 0
	if !absent {
		w.forms = append(w.forms, form{t, 1})
	}
	for _, f := range x.words.alternatives[t] {
		if len(x.postings[f.term]) == 0 {
			continue
		}
		if absent {
			weight = min(weight, x.idf[f.term])
			f.factor = 1
		}
		w.forms = append(w.forms, f)
	}
	if len(w.forms) == 0 {
		w.Known = false
	}
	if x.words.generic[t] {
		weight *= genericFactor
	}
	w.Weight = weight * factor
	return w
}

// genericFactor lowers the weight of a word that says little in this collection, however few documents have it.
const genericFactor = 0.4

func (x *Index) guess(text string, t Term, factor float64) Word {
	w := x.known(text, t, factor)
	w.Guess = true
	return w
}

// halves splits a word that no document has into two that they have, such as towline.
func (v *vocabulary) halves(text string) (a, b Term, ok bool) {
	for i := 3; i <= len(text)-3; i++ {
		first, second := v.word(text[:i]), v.word(text[i:])
		if first.count > 1 && second.count > 1 && !stopWords[text[:i]] && !stopWords[text[i:]] {
			return first.term, second.term, true
		}
	}
	return none, none, false
}

// add appends w, or raises the weight of the same word that is there already.
func add(words []Word, w Word) []Word {
	for i := range words {
		same := words[i].Text == w.Text
		if len(w.forms) > 0 && len(words[i].forms) > 0 {
			same = words[i].forms[0].term == w.forms[0].term
		}
		if same {
			words[i].Weight = max(words[i].Weight, w.Weight)
			return words
		}
	}
	return append(words, w)
}

// cut keeps the maxWords weightiest words in their order.
func cut(words []Word) []Word {
	for len(words) > maxWords {
		least := 0
		for i := range words {
			if words[i].Weight <= words[least].Weight {
				least = i
			}
		}
		words = slices.Delete(words, least, least+1)
	}
	return words
}
