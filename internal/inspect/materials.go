package inspect

import (
	"fmt"
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// wording is what a surveyor says of a problem on a boat that is not of plastic, instead of what the rule says.
type wording struct {
	material string
	item     part.Item
	problem  part.Problem // "*" for any
	why, correction,
	standard, passage string
}

func loadMaterials() ([]wording, error) {
	rows, err := readTable("materials.csv", 7)
	if err != nil {
		return nil, err
	}
	var out []wording
	for i, row := range rows {
		w := wording{row[0], part.Item(row[1]), part.Problem(row[2]), row[3], row[4], row[5], row[6]}
		if !w.item.Known() || w.problem != "*" && w.problem.Phrase() == "" {
			return nil, fmt.Errorf("row %d: no %s %s", i+2, row[1], row[2])
		}
		out = append(out, w)
	}
	return out, nil
}

// housed matches what stands on a deck.
var housed = regexp.MustCompile(`(?i)\b(?:wheelhouse|pilothouse|deckhouse|steuerhaus|timonerie)\b`)

// byMaterial says of what was found in a hull or deck of another material than plastic what is true of that. What the work costs there nobody
// has published.
func (in *Inspector) byMaterial(b boat, found []Finding) []Finding {
	for i := range found {
		f := &found[i]
		at := slices.IndexFunc(in.materials, func(w wording) bool {
			return w.material == b.material && w.item == f.Item && (w.problem == f.Problem || w.problem == "*")
		})
		if at < 0 || f.Item == part.DeckItem && housed.MatchString(f.Evidence[0].Quote) {
			continue // the roof of a house may be of anything
		}
		w := in.materials[at]
		if f.Item == part.HullShell && f.Problem == part.Crack && !hairline.MatchString(f.Evidence[0].Quote) {
			f.Grade = "A" // there is no gelcoat that it may be of
		}
		f.Why, f.Correction, f.Standard, f.Cost, f.Budget = w.why, w.correction, w.standard, "", nil
		f.Evidence = slices.DeleteFunc(f.Evidence, func(e Evidence) bool { return e.Kind == "practice" })
		f.Evidence = append(f.Evidence, rule{passage: w.passage}.evidence()...)
	}
	return found
}
