package design

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/trie"
)

// nearMisses looks, outside of what mentions found, for a make or a line and returns its designs, those with the
// number that is most like the one behind it first.
func (s *scan) nearMisses() []Match {
	var out []Match
	for i := 0; i < len(s.words); i++ {
		head := s.head(i)
		if head.j == i {
			continue
		}
		out = append(out, s.rank(head)...)
		i = head.j - 1
	}
	return out
}

// head finds the longest make or line that starts with word i.
func (s *scan) head(i int) span {
	best := span{i: i, j: i}
	if s.used[i] || s.partOfNumber(i) {
		return best
	}
	s.walk(s.table.heads, trie.Root, i, 0, func(ends []end, j int, _ float64) {
		if j <= best.j || slices.Contains(s.used[i:j], true) || len(s.words[i].text) == 1 && !s.numberAt(j) {
			return
		}
		best = span{i, j, ends}
	})
	return best
}

func (s *scan) numberAt(j int) bool {
	return j < len(s.words) && s.words[j].number() && !s.used[j] && !s.broken(j)
}

func (s *scan) rank(head span) []Match {
	number := ""
	if s.numberAt(head.j) && (head.j+1 == len(s.words) || !units[s.words[head.j+1].text]) {
		number = s.words[head.j].text
	}
	var out []Match
	for _, e := range head.ends {
		d := s.table.designs[e.design]
		score := 0.4
		if number != "" {
			score += 0.4 * alike(number, numberIn(d.Name))
		}
		out = append(out, Match{Design: d, Score: score})
	}
	slices.SortFunc(out, func(a, b Match) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), strings.Compare(a.Design.ID, b.Design.ID))
	})
	return out
}

func numberIn(name string) string {
	for _, w := range words(name, true) {
		if w.number() {
			return w.text
		}
	}
	return ""
}

// alike compares two model numbers from 0 to 1, by their size and by their digits: 451 is like 450, 40.1 like 40.
func alike(a, b string) float64 {
	if b == "" {
		return 0
	}
	x, y := numberOf(a), numberOf(b)
	size := max(0, 1-5*(max(x, y)-min(x, y))/max(x, y, 1))
	if fold.WithinOneEdit(a, b) {
		return max(size, 0.5)
	}
	return size
}

func numberOf(s string) float64 {
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		return 0
	}
	return v
}
