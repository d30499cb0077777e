package advert

// mark is a term or a year where it stands in a text.
type mark struct {
	meaning
	i, j int // words, j not included
	year int // of a number that is one, else 0
	age  int // of a length of time as written, else 0; year is counted from it
	upTo int // of what counts up to a year to come, that year
	gone bool
}

// marks finds the terms among the words of one sentence.
func (l *lexicon) marks(text string, words []word, s sentence) []mark {
	var out []mark
	for i := s.first; i < s.last; {
		m, j := l.longest(text, words, i, s.last)
		if j == i {
			i++
			continue
		}
		out = append(out, mark{meaning: m, i: i, j: j})
		i = j
	}
	return out
}

func (m mark) isItem() bool { return len(m.items) > 0 && m.problem == "" && m.action == "" }

// covers reports whether a word is one of the mark's.
func (m mark) covers(k int) bool { return m.i <= k && k < m.j }

func (m mark) isYear() bool { return m.year != 0 }

// isDoing reports whether the mark says what was done or is to be done.
func (m mark) isDoing() bool {
	return m.action != "" || m.sign == newSign || m.sign == needing || m.sign == original
}
