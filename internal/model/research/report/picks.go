package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// mostPicks is how many models an answer names that are to be looked at first.
const mostPicks = 4

// picks are the models of a kind of boat that the answer names: those that are preferred by what was asked, else those most offered where it
// was asked what to choose.
func (m finder) picks(f finding) []string {
	if m.of.Design != nil || m.Plan.Compares() {
		return nil
	}
	if models := f.preferred.Parts(); len(models) > 1 && f.preferred.Measure != measure.ByBuilderAge {
		return models[:min(mostPicks, len(models))]
	}
	if !m.Plan.Raises("choice") || len(f.preferred.Parts()) > 1 {
		return nil
	}
	models := f.series()
	return models[:min(mostPicks, len(models))]
}

// picked reports whether the answer names models to look at first.
func (w *writer) picked() bool { return len(w.findings[0].picks) > 0 }

// picksFirst puts the parts of designs that are picked before the others, in the order of the picks.
func (m finder) picksFirst(parts []measure.Part, picks []string) []measure.Part {
	if len(picks) == 0 {
		return parts
	}
	place := map[string]int{}
	for _, p := range parts {
		place[p.Name] = len(picks)
		if d, ok := m.from.Designs.ByID(p.Name); ok {
			if at := slices.Index(picks, measure.Labelled(m.from.Designs, d)); at >= 0 {
				place[p.Name] = at
			}
		}
	}
	return sortedBy(parts, func(p measure.Part) int { return place[p.Name] })
}

// isPick reports whether a design is among the models that the answer names.
func (m finder) isPick(d design.Design, picks []string) bool {
	return len(picks) > 0 && slices.Contains(picks, measure.Labelled(m.from.Designs, d))
}

// ofPicks are the offers nearest the median of each of the models that are picked.
func (m finder) ofPicks(drawn measure.Sample, f finding) []string {
	if len(f.picks) == 0 {
		return nil
	}
	var ids []string
	if f.chosen() == f.near {
		drawn = m.draw.Draw(f.near.Filter)
	}
	for _, part := range m.from.ByModel(drawn.Priced) {
		if slices.Contains(f.picks, part.Name) {
			ids = append(ids, part.Boats[len(part.Boats)/2].ID)
		}
	}
	return ids
}

// under is how far an offer stands under the fit of all, by its id, "–" where it does not.
func (f finding) under(id string) string {
	if v, ok := f.bargains.At(id, "below"); ok {
		return v.String() + " under"
	}
	return "–"
}

// idOf is the listing's id of an offer's evidence.
func idOf(boat *measure.Evidence) string { return boat.ID[len("L-"):] }
