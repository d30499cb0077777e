package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// recall takes a builder that a turn points back to, "the Lagoon then", for the model of hers that was named before.
func (t *turn) recall(named map[string][]string) {
	q := &t.query
	if q.Make == "" || q.ModelContains != "" || q.ModelsAny != nil || len(t.boats) != 1 || t.withdrawn.Everything || t.withdrawn.Holds(demand.Model) {
		return
	}
	models := named[q.Make]
	oneOf := slices.Contains(t.base.MakesAny, q.Make) // "just the Hunter ones" of what was asked for
	if len(models) == 0 || !oneOf && !t.pointsBackTo(t.boats[0]) {
		return
	}
	q.ModelContains, q.ModelsAny = demand.Unlist(slices.Clone(models))
	if t.question == NoQuestion { // what one is worth is only asked of a model
		t.readQuestion()
	}
}

// pointsBackTo reports whether a builder stands for one boat that was spoken of: "the Lagoon", not "the Lagoons" or "the Lagoon range". A
// year before it tells which one of them, "a 2008 Lagoon".
func (t *turn) pointsBackTo(a boat.Name) bool {
	if a.I == 0 || a.Model != "" || t.Breaks(a.I-1) || !t.names.Has(t.Fold(a.J-1)) && t.Plural(a.J-1) {
		return false
	}
	if !t.Breaks(a.J-1) && (ofMany[t.Fold(a.J)] || t.Figure(a.J)) {
		return false
	}
	return definite[t.Fold(a.I-1)] || contracted[t.Fold(a.I-1)] || t.IsYear(a.I-1) && t.base.Make == a.Make
}

// contracted are articles that are one word with what stands before them.
var contracted = sentence.Set("au|du|l|vom|zum|zur|beim")

// ofMany are words behind a builder that make all of its boats of it.
var ofMany = sentence.Set("range|line|models|boats|yachts|listings|ones|cats|catamarans|brand|make|builder|yard|boote|yachten|modelle|marke|werft|bateaux|voiliers|modeles|marque|chantier")
