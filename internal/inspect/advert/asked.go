package advert

import (
	"slices"
	"strings"
)

// Words with which a question begins and goes on.
var (
	asking    = wordClass("asking")
	helping   = wordClass("helping")
	persons   = wordClass("persons")
	owning    = wordClass("owning")
	wondering = wordClass("wondering")
	choosing  = wordClass("choosing")
	refusing  = wordClass("refusing")
)

// factual returns the parts of a text that state something of the boat. A question keeps what it takes for granted: "she has a
// cracked chainplate, can I sail?", "is it safe with corroded keel bolts?"
func factual(text string, words []word, terms *lexicon, boats []called) []sentence {
	var out []sentence
	all := sentences(text, words)
	of := scope{text: text, words: words, boats: boats}
	for i := 0; i < len(all); i++ {
		if i = afterOffers(text, words, all, i); i == len(all) {
			break
		}
		s := all[i]
		if hers := of.hers(s); !s.asked || len(hers) == 0 {
			out = append(out, hers...)
			continue
		}
		if i+1 < len(all) && heads(words, s, all[i+1], terms, text) {
			i++
			out = append(out, sentence{s.first, all[i].last, false})
			continue
		}
		q := question{text: text, words: words, sentence: s, terms: terms}
		if i+1 < len(all) {
			q.goesOn, q.refuted = true, refusing[words[all[i+1].first].text]
		}
		out = append(out, q.granted()...)
	}
	return out
}

// heads reports whether a question of one or two words is the head of the answer behind it: "Rigging? Replaced 2014." It
// names a part or a trouble and asks in no other way, and the answer neither denies nor asks.
func heads(words []word, q, answer sentence, terms *lexicon, text string) bool {
	first := words[answer.first].text
	if q.last-q.first > 2 || answer.asked || refusing[first] || first == "not" || first == "never" || first == "yes" {
		return false
	}
	plain := !slices.ContainsFunc(words[q.first:q.last], func(w word) bool { return asking[w.text] || wondering[w.text] })
	return plain && len(terms.marks(text, words, q)) > 0
}

// question is one sentence that ends with a question mark.
type question struct {
	text  string
	words []word
	sentence
	terms   *lexicon
	goesOn  bool // the text does behind it
	refuted bool // what follows denies it, "S-drive? no - shaft"
}

// granted returns the parts of the question that it states.
func (q question) granted() []sentence {
	var out []sentence
	for at := q.first; at < q.last; {
		from := q.beginsAsking(at)
		if from == q.last && at == q.first {
			from = q.doubted()
		}
		if from > at {
			out = append(out, sentence{at, from, false})
		}
		at = q.endsAsking(from + 1)
		out = append(out, q.presupposed(from, at)...)
	}
	return out
}

// beginsAsking is the first word from at on that begins a question.
func (q question) beginsAsking(at int) int {
	for k := at; k < q.last; k++ {
		if asking[q.words[k].text] && (k == q.first || q.parted(k) || k == at) {
			return k
		}
		if k+1 < q.last && helping[q.words[k].text] && persons[q.words[k+1].text] {
			return k
		}
	}
	return q.last
}

// endsAsking is the first clause from at on that states something again: "is it safe, the mast is bent?"
func (q question) endsAsking(at int) int {
	for k := at; k < q.last; k++ {
		if q.parted(k) && (owning[q.words[k].text] || persons[q.words[k].text]) && q.tells(k) {
			return k
		}
	}
	return q.last
}

// shortest is how many words a sentence has at least that states something although a question mark ends it.
const shortest = 4

// doubted is where that begins which a sentence without a word that asks leaves open. In the middle of an advert a question mark only tells that
// the writer is not sure: "gas locker drains into the bilge? Not sure." What the answer denies is not said, and "leaks?" says nothing outright.
func (q question) doubted() int {
	choice := anyIn(q.words[q.first:q.last], choosing)
	dated := slices.ContainsFunc(q.words[q.first:q.last], yearLike)
	if !q.goesOn || q.refuted || choice || q.last-q.first < shortest && !dated {
		return q.lastClause()
	}
	return q.last
}

// lastClause is where a question begins that no word opens: its last clause, if a verb stands before it, "the swage shows
// cracks, sailing tomorrow?", else all of it.
func (q question) lastClause() int {
	for k := q.last - 1; k > q.first; k-- {
		if q.parted(k) && q.tells(q.first) {
			return k
		}
	}
	return q.first
}

// tells reports whether the clause that begins at word k says something: by a verb, or by a part beside its state or its year.
func (q question) tells(k int) bool {
	end := k + 1
	for end < q.last && !q.parted(end) {
		end++
	}
	part, state := false, slices.ContainsFunc(q.words[k:end], yearLike)
	for _, m := range q.terms.marks(q.text, q.words, sentence{first: k, last: end}) {
		part, state = part || m.isItem(), state || m.problem != "" || m.action != ""
	}
	if part && state {
		return true
	}
	for i := k; i < q.last && (i == k || !q.parted(i)); i++ {
		switch q.words[i].text {
		case "is", "are", "has", "have", "was", "were", "show", "leak", "ist", "sind", "hat", "est", "sont":
			return true
		}
	}
	return false
}

// parted reports whether word k begins a clause.
func (q question) parted(k int) bool {
	return k > q.first && (comma(q.text[q.words[k-1].end:q.words[k].start]) || conjunctions[q.words[k-1].text] ||
		strings.Contains(q.text[q.words[k-1].end:q.words[k].start], ":"))
}

// presupposed returns what the question between two words takes for granted: what she is said to come "with", and a
// problem that stands as an adjective between an article and its noun.
func (q question) presupposed(from, to int) []sentence {
	for k := from; k < to; k++ {
		open := false
		switch q.words[k].text {
		case "with", "mit", "avec", "because", "since", "given", "despite":
			open = k > from && k+1 < to && !anyIn(q.words[from:k], wondering)
		case "that", "which":
			ofAny := k > from+1 && hulls[q.words[k-1].text] && (q.words[k-2].text == "a" || q.words[k-2].text == "any") // not of this boat
			open = k+1 < to && (q.words[k+1].text == "has" || q.words[k+1].text == "have") && !ofAny
		}
		if open {
			return []sentence{{k + 1, to, false}}
		}
	}
	var out []sentence
	marks := q.terms.marks(q.text, q.words, sentence{from, to, false})
	for i := range len(marks) - 1 {
		m, noun := marks[i], marks[i+1]
		article := m.i > from && owning[q.words[m.i-1].text]
		asked := anyIn(q.words[from:m.i], wondering)
		if article && !asked && m.problem != "" && noun.isItem() && noun.i == m.j {
			out = append(out, sentence{m.i, noun.j, false})
		}
	}
	return out
}
