package advert

import (
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// validity is the words before the year up to which something counts, "next service 05/2023", "gültig bis 2024".
var validity = map[string]bool{"next service": true, "service due": true, "valid until": true, "valid to": true, "valid till": true, "good until": true, "in date until": true,
	"date until": true, "in date to": true, "expire": true, "expiring": true, "expire in": true, "expiry": true, "expiry date": true, "certified until": true, "test due": true,
	"inspection due": true, "gultig bis": true, "wartung bis": true, "gepruft bis": true, "valable jusqu en": true, "valable jusquen": true, "valable jusqua": true, "valide jusquen": true, "valide jusqua": true, "valable jusqu a": true, "next test": true,
	"date to": true, "good to": true, "good till": true, "use by": true,
	"next was": true, "next service was": true, "next one was": true, "next due": true, "ttb": true,
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
		m := mark{meaning: meaning{action: Serviced}, i: first, j: k + 1, upTo: y}
		switch {
		case y < r.now:
			m = mark{meaning: meaning{problem: part.Expired}, i: first, j: k + 1}
		case y == r.now && r.inMonth(k):
			m = mark{meaning: meaning{problem: part.Expiring}, i: first, j: k + 1}
		}
		marks = append(kept, m)
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
		if end-n < s.first || comma(r.gap(end)) {
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
	if end > s.first && until[r.words[end-1].text] && !comma(r.gap(end)) && r.countsTo(k, end-1, s) {
		return end - 1
	}
	return k
}

// countsTo reports whether the year at word k, before which "to" or "until" stands at word n, is the one up to which something counts: one that is
// still to come, or one told of a paper or a battery. "Chartered until 2019" is neither.
func (r *reading) countsTo(k, n int, s sentence) bool {
	if y := yearOf(r.words[k], r.now+farthest); y > r.now {
		return true
	}
	return anyIn(r.words[max(s.first, n-3):n], certificates)
}

// inMonth reports whether a month stands before the year at word k.
func (r *reading) inMonth(k int) bool { return k > 0 && months[r.words[k-1].text] }

// Words before the year up to which something counts, and of what has such a year.
var (
	until        = wordClass("until")
	certificates = wordClass("certificates")
)
