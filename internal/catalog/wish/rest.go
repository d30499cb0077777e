package wish

import "strings"

// leftover returns the words that nothing was made of and that could have meant something, neighbours together.
func (t *turn) leftover() []string {
	var out []string
	last := -2
	for i, w := range t.words {
		if !w.unmet && (w.used || t.lexicon.noise[w.fold] && !t.missedCode(i) || groupNames[w.fold] != 0 || negators[w.fold] || len(w.fold) == 1 && isLetter(w.fold)) {
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
