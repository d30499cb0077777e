package advert

import "regexp"

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
