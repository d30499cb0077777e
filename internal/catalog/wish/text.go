package wish

import (
	"regexp"
	"strings"
)

var (
	quoted = regexp.MustCompile(`["“]([^"“”]{3,40})["”]`)
	withs  = set("with|mit|avec|having|featuring|including|inklusive")
)

// readText takes words in quotation marks, and words behind "with" that stand in listings, as text to look for.
func (t *turn) readText() {
	for _, m := range quoted.FindAllStringSubmatchIndex(t.text, -1) {
		if i, j := t.at(m[2], m[3]); t.free(i, j) && i < j {
			t.use(i, j)
			t.lookFor(t.text[m[2]:m[3]])
		}
	}
	for i := range t.words {
		if !withs[t.words[i].fold] || t.negatedAt(i+1) {
			continue
		}
		for k := i + 1; k < min(i+4, len(t.words)) && !t.breaks(k-1); k++ {
			w := t.words[k]
			if _, other := subjects[w.fold]; other {
				break
			}
			if k+1 < len(t.words) && t.words[k+1].used && !t.breaks(k) && isLetter(t.words[k+1].fold) {
				continue // tells more of what is understood
			}
			if newWords[t.words[k-1].fold] && !t.words[k-1].used {
				break // "with new cushions", of which a listing may have old ones
			}
			if !w.used && len(w.fold) > 3 && isLetter(w.fold) && !t.lexicon.Noise(w.fold) && !t.known(k) && !isGroup(w.fold) && t.cat.Snapshot().Holds(w.fold) {
				t.use(k, k+1)
				t.lookFor(w.fold)
			}
		}
	}
}

func (t *turn) lookFor(text string) {
	t.query.Text = strings.TrimSpace(t.query.Text + " " + text)
}
