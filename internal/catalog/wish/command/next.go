package command

import (
	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

var (
	// nexts are the words for the boats behind those that were shown, besideNext those that may stand beside them and ask for nothing else.
	nexts      = sentence.Set("next|nachsten|nachste|prochains|prochaines|suivants|suivantes")
	besideNext = sentence.Set("ok|okay|and|now|then|show|me|us|give|list|see|let|s|the|boats|boat|ones|results|listings|hits|page|of|them|these|those|please|pls|und|zeig|zeige|mir|die|boote|treffer|ergebnisse|bitte|montre|montrez|moi|les|bateaux|resultats|annonces|svp|stp")
)

// longestNext is how many words such a turn has at most.
const longestNext = 8

// asksNext reports whether a turn asks for the next boats and nothing else: "show me the next five please".
func (r *reader) asksNext() bool {
	if len(r.Words) > longestNext || !r.HoldsOne(nexts) {
		return false
	}
	counts := 0
	for i, w := range r.Words {
		switch {
		case r.Figure(i) && len(w.Fold) <= 2 || numeral.Few(w.Fold) > 0:
			counts++
		case !nexts[w.Fold] && !besideNext[w.Fold]:
			return false
		}
	}
	return counts <= 1
}
