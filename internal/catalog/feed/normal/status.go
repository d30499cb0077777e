package normal

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

// notSold deny a word for a sale that is the next or the next but one.
var notSold = fold.Set("not non nicht noch pas niet nog no nao ikke inte ei nie nije")

// offered is whether the boat can still be bought. A text that is not understood leaves it for sale, which its advert in the
// feed says, unless there is a word for a sale in it.
func (b *boat) offered() catalog.Status {
	if written.Unknown(b.draft.Status) && b.draft.Status != "0" {
		return catalog.Active
	}
	text := design.Fold(written.SchemaTerm(b.draft.Status))
	if s, ok := statusWords[text]; ok {
		return catalog.Status(s)
	}
	if s, ok := statusWithin[text]; ok {
		return catalog.Status(s)
	}
	words := strings.Fields(written.CutText(text, 200))
	s, within := statusWithin.Find(text)
	for i := 1; i < len(words) && within; i++ {
		_, sale := statusWithin[words[i]]
		within = !sale || !notSold[words[i-1]] && !notSold[words[max(0, i-2)]]
	}
	if within {
		b.setAside("status", b.draft.Status, "not a text that is known here; a word in it says "+strings.ReplaceAll(s, "_", " "))
		return catalog.Status(s)
	}
	b.setAside("status", b.draft.Status, "not a word that is known here; the advert is in the feed, so the boat is taken to be for sale")
	return catalog.Active
}

// saysSale reports whether a text that stands for the condition of a boat says no more than that it is sold, or nearly so.
func saysSale(text string) bool {
	if text == "" {
		return false
	}
	if _, ok := newUsedWords[text]; ok {
		return false
	}
	folded := design.Fold(text)
	_, ok := statusWithin[folded]
	return ok || statusWords[folded] == string(catalog.Sold) || statusWords[folded] == string(catalog.UnderOffer)
}
