package advert

import (
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// validity is the words before the year up to which something counts, "next service 05/2023", "gültig bis 2024".
var validity = map[string]bool{"next service": true, "service due": true, "valid until": true, "valid to": true, "valid till": true, "good until": true, "in date until": true,
	"date until": true, "in date to": true, "expire": true, "expiring": true, "expire in": true, "expiry": true, "expiry date": true, "certified until": true, "test due": true,
	"inspection due": true, "gultig bis": true, "wartung bis": true, "gepruft bis": true, "valable jusqu en": true, "valable jusqu a": true, "next test": true,
	"date to": true, "good to": true, "good till": true, "use by": true,
	"exp": true, "exp date": true, "battery exp": true}

// expiries finds the years up to which something counts: one that is past is a problem, and what
// counts until one to come was looked at; none dates a renewal.
func (r *reading) expiries(s sentence, marks []mark) []mark {
	for k := s.first + 1; k < s.last; k++ {
		y := yearOf(r.words[k], r.now+farthest)
		if y == 0 {
			continue
		}
		first := r.expiryLabel(k, s)
		if first == k {
			continue
		}
		kept := marks[:0]
		for _, m := range marks {
			if m.j <= first || m.i > k {
				kept = append(kept, m)
			}
		}
		if marks = kept; y < r.now {
			marks = append(marks, mark{meaning: meaning{problem: part.Expired}, i: first, j: k + 1})
		} else {
			marks = append(marks, mark{meaning: meaning{action: Serviced}, i: first, j: k + 1})
		}
	}
	return marks
}

// expiryLabel is the word that the label of the year at word k begins with; k where there is none. A month may stand between.
func (r *reading) expiryLabel(k int, s sentence) int {
	end := k
	for end > s.first && (months[r.words[end-1].text] || len(r.words[end-1].text) <= 2 && digit(r.words[end-1].text[0])) {
		end--
	}
	for _, n := range []int{3, 2, 1} {
		if end-n < s.first || comma(r.Body[r.words[end-1].end:r.words[end].start]) {
			continue
		}
		var label []string
		for _, w := range r.words[end-n : end] {
			label = append(label, w.text)
		}
		if validity[strings.Join(label, " ")] {
			return end - n
		}
	}
	return k
}
