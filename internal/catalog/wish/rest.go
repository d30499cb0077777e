package wish

import "strings"

// leftover returns the words that nothing was made of and that could have meant something, neighbours together.
func (t *turn) leftover() []string {
	t.withUnits()
	var out []string
	last := -2
	for i, w := range t.words {
		if !w.unmet && (w.used || t.lexicon.Noise(w.fold) && !t.missedCode(i) || groupNames[w.fold] != 0 || negators[w.fold] || len(w.fold) == 1 && isLetter(w.fold)) {
			continue
		}
		text := t.text[w.start:w.end]
		if i == last+1 && len(out) > 0 {
			gap := t.gap(last)
			out[len(out)-1] += strings.TrimRight(gap, " ") + spaceOf(gap) + text
		} else if len(out) < maxLeftover {
			out = append(out, text)
		}
		last = i
	}
	return out
}

// withUnits has the units of numbers told back that nothing was made of: the "days" of "30 days".
func (t *turn) withUnits() {
	for _, q := range t.quantities {
		i, j := t.at(q.Start, q.End)
		if j-i > 1 && isDigit(t.words[i].fold[0]) && !t.words[i].used {
			t.cannotRefuse(i, j)
		}
	}
}

// cannotRefuse has words told back that a turn refuses and no search can leave out.
func (t *turn) cannotRefuse(i, j int) {
	for ; i < j; i++ {
		t.words[i].unmet = true
	}
}

// maxLeftover bounds what is reported of a text that is no wish.
const maxLeftover = 8

func spaceOf(gap string) string {
	if strings.HasSuffix(gap, " ") {
		return " "
	}
	return ""
}
