package statement

import (
	"slices"
	"strings"
)

// cite puts the marks of its sources to a sentence: those it has itself where they hold what it states, and else those of
// the evidence that does. Where the model has a check of its own, that decides which of these it is.
func (h *Hearing) cite(text string, found, counts [][]*spot) (string, bool) {
	given := slices.DeleteFunc(marksIn(text), func(m string) bool { return !h.isKnown(m) })
	right := sources(given, found, counts)
	as := text
	if strings.Contains(text, "[") {
		as = marks.ReplaceAllStringFunc(text, h.onlyKnown)
	}
	if strings.Contains(as, " .") || strings.Contains(as, " ,") {
		as = unspaced.Replace(as)
	}
	if !slices.Equal(given, right) {
		text = marked(text, right)
	} else {
		text = as
	}
	if h.holds == nil || len(found) == 0 || !slices.ContainsFunc(right, func(m string) bool { return h.base.isKnown(m) }) {
		return text, true
	}
	for _, tried := range []string{as, text, marked(text, sources(nil, found, nil))} {
		if h.holds(strings.TrimSpace(emphasis.Replace(tried))) {
			return tried, true
		}
	}
	return "", false
}

// onlyKnown is a mark without the numbers of sources that there are not.
func (h *Hearing) onlyKnown(mark string) string {
	kept := ""
	for _, n := range listed(mark[1 : len(mark)-1]) {
		if h.isKnown(n) {
			kept += "[" + n + "]"
		}
	}
	return kept
}

// sources are the marks for what was found: those that are given already where they hold it, else those that hold most of
// it. What stands in the evidence without a source needs none. Marks that hold none of the facts and none of the counts are
// left out; a sentence without facts keeps what it has.
func sources(given []string, found, counts [][]*spot) []string {
	var right []string
	open := slices.Clone(found)
	take := func(mark string) bool {
		before := len(open)
		open = slices.DeleteFunc(open, func(spots []*spot) bool { return cites(spots, mark) })
		return len(open) < before
	}
	for _, mark := range given {
		counted := slices.ContainsFunc(counts, func(spots []*spot) bool { return cites(spots, mark) })
		if len(found) == 0 || take(mark) || counted {
			right = append(right, mark)
		}
	}
	open = slices.DeleteFunc(open, uncited)
	if len(open) == 0 && len(right) == 0 {
		return given // what the user said, in the words of a source
	}
	for len(open) > 0 {
		mark := mostCited(open)
		take(mark)
		right = append(right, mark)
	}
	return right
}

func cites(spots []*spot, mark string) bool {
	return slices.ContainsFunc(spots, func(at *spot) bool { return slices.Contains(at.marks, mark) })
}

// uncited reports whether a fact stands in the evidence without a source, as the result of a calculation does.
func uncited(spots []*spot) bool {
	return slices.ContainsFunc(spots, func(at *spot) bool { return len(at.marks) == 0 })
}

// mostCited is the mark that holds most of the facts, the first of those that hold as many.
func mostCited(open [][]*spot) string {
	best, most := "", 0
	for _, spots := range open {
		for _, at := range spots {
			for _, mark := range at.marks {
				n := 0
				for _, other := range open {
					if cites(other, mark) {
						n++
					}
				}
				if n > most {
					best, most = mark, n
				}
			}
		}
	}
	return best
}

// marked is a sentence with the marks at its end, before its full stop.
func marked(text string, with []string) string {
	text = marks.ReplaceAllString(text, "")
	end := strings.TrimRight(strings.TrimRight(text, " \t\n"), ".!?:*_")
	behind := text[len(end):]
	end = strings.ReplaceAll(strings.TrimRight(end, " "), "  ", " ")
	if len(with) == 0 {
		return end + behind
	}
	var b strings.Builder
	b.Grow(len(text) + len(with)*len(" [Q999]"))
	b.WriteString(end)
	b.WriteByte(' ')
	for _, mark := range with {
		b.WriteByte('[')
		b.WriteString(mark)
		b.WriteByte(']')
	}
	b.WriteString(behind)
	return b.String()
}
