package search

import (
	"slices"
	"strings"

	"github.com/kljensen/snowball/english"

	"github.com/fairlead/fairlead/internal/fold"
)

// Term is a stem, or a phrase of the synonyms, that the documents or the synonyms have.
type Term int32

// none stands between the terms of two sentences, and for a word that is not in the vocabulary.
const none Term = -1

// vocabulary knows the words of the documents and the synonyms. It does not change after newVocabulary.
type vocabulary struct {
	terms        map[string]Term  // by stem, or by the stems of a phrase joined by spaces
	surfaces     map[string]int32 // by folded word, so that a known word is not stemmed again: its place in known
	known        []surface
	phrases      map[Term][]phrase
	alternatives [][]form // by term: the other members of its groups
	generic      map[Term]bool
	spelling     spelling
}

// surface is a word as it stands in texts.
type surface struct {
	term  Term
	count int32 // how often the documents have it
}

// phrase is a sequence of words that counts as one term.
type phrase struct {
	words []Term
	term  Term
}

// newVocabulary learns the words of documents, field by field.
func newVocabulary(docs [][][]word, cfg Config) *vocabulary {
	v := &vocabulary{
		terms:    map[string]Term{},
		surfaces: map[string]int32{},
		phrases:  map[Term][]phrase{},
		generic:  map[Term]bool{},
	}
	for _, doc := range docs {
		for _, words := range doc {
			for _, w := range words {
				v.known[v.surface(w.text)].count++
			}
		}
	}
	variants, synonyms := v.members(cfg.Variants), v.members(cfg.Synonyms)
	for _, text := range cfg.Generic {
		v.generic[v.member(text)] = true
	}
	v.alternatives = make([][]form, len(v.terms))
	v.group(variants, 1)
	v.group(synonyms, cfg.Synonym)
	v.spelling = newSpelling(v)
	return v
}

// surface returns the place of a folded word, new if need be.
func (v *vocabulary) surface(text string) int32 {
	i, ok := v.surfaces[text]
	if !ok {
		text = strings.Clone(text) // or else its document would be kept for it
		i = int32(len(v.known))
		v.known = append(v.known, surface{term: v.internStem(stem(text))})
		v.surfaces[text] = i
	}
	return i
}

// intern returns the term of a folded word, new if need be.
func (v *vocabulary) intern(text string) Term { return v.known[v.surface(text)].term }

// word returns what is known of a folded word; its term is none, and its count 0, where it is not known.
func (v *vocabulary) word(text string) surface {
	if i, ok := v.surfaces[text]; ok {
		return v.known[i]
	}
	return surface{term: none}
}

func (v *vocabulary) internStem(stem string) Term {
	t, ok := v.terms[stem]
	if !ok {
		t = Term(len(v.terms))
		v.terms[stem] = t
	}
	return t
}

// member returns the term of a word or phrase of a synonym group.
func (v *vocabulary) member(text string) Term {
	var terms []Term
	var stems []string
	for _, w := range split(nil, text) {
		terms = append(terms, v.intern(w.text))
		stems = append(stems, stem(w.text))
	}
	if len(terms) == 1 {
		return terms[0]
	}
	p := phrase{terms, v.internStem(strings.Join(stems, " "))}
	known := v.phrases[terms[0]]
	if !slices.ContainsFunc(known, func(k phrase) bool { return k.term == p.term }) {
		known = append(known, p)
		slices.SortStableFunc(known, func(a, b phrase) int { return len(b.words) - len(a.words) })
		v.phrases[terms[0]] = known
	}
	return p.term
}

// members returns the terms of each group.
func (v *vocabulary) members(groups [][]string) [][]Term {
	terms := make([][]Term, len(groups))
	for i, group := range groups {
		for _, member := range group {
			terms[i] = append(terms[i], v.member(member))
		}
	}
	return terms
}

// group makes the members of each group forms of each other.
func (v *vocabulary) group(groups [][]Term, factor float64) {
	for _, members := range groups {
		for _, m := range members {
			for _, other := range members {
				if other != m && !slices.ContainsFunc(v.alternatives[m], func(f form) bool { return f.term == other }) {
					v.alternatives[m] = append(v.alternatives[m], form{other, factor})
				}
			}
		}
	}
}

func (v *vocabulary) size() int { return len(v.terms) }

// lookup returns the term of a folded word, none if no document or synonym has it.
func (v *vocabulary) lookup(text string) Term {
	if t := v.word(text).term; t != none {
		return t
	}
	if t, ok := v.terms[stem(text)]; ok {
		return t
	}
	return none
}

// phraseAt returns the longest phrase that the words begin with.
func (v *vocabulary) phraseAt(words []Term) (phrase, bool) {
	if len(words) == 0 || words[0] == none {
		return phrase{}, false
	}
	for _, p := range v.phrases[words[0]] {
		if len(words) >= len(p.words) && slices.Equal(words[:len(p.words)], p.words) {
			return p, true
		}
	}
	return phrase{}, false
}

// compound returns the term of two words written as one, such as life jacket, where the documents write it so too.
func (v *vocabulary) compound(a, b string) (Term, bool) {
	if stopWords[a] || stopWords[b] || len(a)+len(b) < 6 {
		return none, false
	}
	s := v.word(a + b)
	return s.term, s.count > 0
}

// read returns the content terms of a document's text in order: stop words left out, phrases and compounds added after
// the words they begin with, none between sentences.
func (v *vocabulary) read(text string) []Term {
	var buf [64]word
	return v.termsOf(split(buf[:0], text))
}

func (v *vocabulary) termsOf(words []word) []Term {
	var buf [64]Term
	ids := buf[:0]
	for _, w := range words {
		ids = append(ids, v.lookup(w.text))
	}
	terms := make([]Term, 0, len(words))
	for i, w := range words {
		if w.fresh && i > 0 {
			terms = append(terms, none)
		}
		if ids[i] != none && !stopWords[w.text] {
			terms = append(terms, ids[i])
		}
		if p, ok := v.phraseAt(ids[i:]); ok {
			terms = append(terms, p.term)
		}
		if i+1 < len(words) {
			if t, ok := v.compound(w.text, words[i+1].text); ok {
				terms = append(terms, t)
			}
		}
	}
	return terms
}

// stem is Porter's second English stemmer; figures keep their form, and the names of gear that it would take for what they are named
// after: an inverter is nothing inverted. Stop words have stems too: phrases have them.
func stem(text string) string {
	if text[0] >= '0' && text[0] <= '9' {
		return text
	}
	if one := strings.TrimSuffix(text, "s"); gear[one] {
		return one
	}
	return english.Stem(text, true)
}

// gear is what has the stem of another word.
var gear = fold.Set(`alternator container converter generator indicator inverter isolator preventer regulator separator`)
