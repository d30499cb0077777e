package wish

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/work"
)

var (
	quoted = regexp.MustCompile(`["“]([^"“”]{3,40})["”]`)
)

// readText takes words in quotation marks, and words behind "with" that stand in listings, as text to look for.
func (t *turn) readText() {
	for _, m := range quoted.FindAllStringSubmatchIndex(t.Text, -1) {
		if i, j := t.At(m[2], m[3]); t.Free(i, j) && i < j {
			t.Use(i, j)
			t.lookFor(t.Text[m[2]:m[3]])
		}
	}
	for i := range t.Words {
		if !sentence.IsWith(t.Fold(i)) || t.NegatedAt(i+1) {
			continue
		}
		for k := i + 1; k < min(i+4, len(t.Words)) && !t.Breaks(k-1); k++ {
			w := t.Words[k]
			if amount.IsSubject(w.Fold) {
				break
			}
			if k+1 < len(t.Words) && t.Words[k+1].Used && !t.Breaks(k) && sentence.IsLetter(t.Fold(k+1)) {
				continue // tells more of what is understood
			}
			if work.IsNew(t.Fold(k-1)) && !t.Words[k-1].Used {
				break // "with new cushions", of which a listing may have old ones
			}
			if !w.Used && len(w.Fold) > 3 && sentence.IsLetter(w.Fold) && !t.lexicon.Noise(w.Fold) && !t.Known(k) && !isGroup(w.Fold) && t.cat.Snapshot().Holds(w.Fold) {
				t.Use(k, k+1)
				t.lookFor(w.Fold)
			}
		}
	}
}

func (t *turn) lookFor(text string) {
	t.query.Text = strings.TrimSpace(t.query.Text + " " + text)
}
