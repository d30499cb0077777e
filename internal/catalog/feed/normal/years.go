package normal

import (
	"slices"
)

// yearReach is how far, in words, a year stands behind what it is the year of.
const yearReach = 7

// yearNear is the year told of a mark: the next one behind it, unless something else comes between that it belongs to, or
// the one right before it. A year that has not come or is older than the boat is that of something else.
func (b *boat) yearNear(marks []mark, k int) int {
	s, at := b.s, marks[k]
	plausible := func(y int) bool { return y <= b.n.now.Year() && y >= b.Year() }
	for _, next := range marks[k+1:] {
		if next.i-at.j > yearReach || s.parted(at.j, next.i+1) {
			break
		}
		if next.year == 0 {
			if !s.joined(at.j, next.i) || !dated(next) {
				break
			}
			at = next // "rigging and sails 2019"
			continue
		}
		if plausible(next.year) && !s.due(at.j, next.i) {
			return next.year
		}
		return 0
	}
	if k > 0 && marks[k-1].year != 0 && at.i-marks[k-1].j <= 1 && !s.parted(marks[k-1].j, at.i+1) && plausible(marks[k-1].year) {
		return marks[k-1].year
	}
	return 0
}

// dated reports whether years are told of what the mark names.
func dated(m mark) bool {
	return slices.ContainsFunc(m.meaning, func(s string) bool { return s == riggingMark || s == sailsMark })
}

// joined reports whether nothing but "and" stands between two tokens.
func (s *scanner) joined(from, to int) bool {
	for i := from; i < to; i++ {
		switch string(s.word(i)) {
		case "and", "und", "et", "new", "all":
		default:
			return false
		}
	}
	return true
}

// parted reports whether a sentence ends between two tokens.
func (s *scanner) parted(from, to int) bool {
	for i := from; i < to && i < len(s.words); i++ {
		if s.words[i].gap == '.' {
			return true
		}
	}
	return false
}

// due reports whether what stands between says that the year is one of inspection or of something still to be done.
func (s *scanner) due(from, to int) bool {
	for i := from; i < to; i++ {
		switch string(s.word(i)) {
		case "due", "needs", "engine", "last", "should", "original", "inspected", "checked", "surveyed", "tuned":
			return true
		}
	}
	return false
}
