package advert

import (
	"regexp"
	"slices"
)

// sentenceAt is the sentence that word k stands in; ok is false where it states nothing of the boat.
func (r *reading) sentenceAt(k int) (s sentence, ok bool) {
	at, _ := slices.BinarySearchFunc(r.sentences, k+1, func(s sentence, k int) int { return s.first - k })
	if at == 0 || k >= r.sentences[at-1].last {
		return sentence{}, false
	}
	return r.sentences[at-1], true
}

// lastMark is the last mark before word k in its sentence that meets a condition.
func (r *reading) lastMark(k int, meets func(mark) bool) (m mark, ok bool) {
	s, ok := r.sentenceAt(k)
	if !ok {
		return mark{}, false
	}
	for _, m := range slices.Backward(r.marksOf(s)) {
		if m.j <= k && meets(m) {
			return m, true
		}
	}
	return mark{}, false
}

// tells reports whether the text has a word of a list anywhere. It is asked clause by clause, so the words are collected once.
func (r *reading) tells(list map[string]bool) bool {
	if r.vocabulary == nil {
		r.vocabulary = map[string]bool{}
		for _, w := range r.words {
			r.vocabulary[w.text] = true
		}
	}
	for w := range list {
		if r.vocabulary[w] {
			return true
		}
	}
	return false
}

// firstEnd is where the first match of a pattern in the text ends, -1 for none. The text is searched once for each pattern.
func (r *reading) firstEnd(pattern *regexp.Regexp) int {
	end, known := r.matched[pattern]
	if !known {
		end = -1
		if at := pattern.FindStringIndex(r.Body); at != nil {
			end = at[1]
		}
		r.matched[pattern] = end
	}
	return end
}
