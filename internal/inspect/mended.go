package inspect

import (
	"fmt"
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// mendings are the repairs of what carries a boat, and what befell her: none of it is a fault of now, and all of it is worth a look at the papers and the place.
func mendings(h history, found []Finding) []Finding {
	var out []Finding
	for _, c := range h.kinds(advert.SaysRepaired) {
		grade, ok := mendedGrades[c.Item]
		renewed := slices.ContainsFunc(h.of(c.Item).kinds(advert.SaysRenewed), func(o advert.Cue) bool { return o.Year >= c.Year })
		same := func(f Finding) bool { return f.Item == c.Item && (f.tells(c) || f.shows(c) || f.Problem == c.Problem) }
		if !ok || c.Problem == part.Leak && !leakTold.MatchString(c.Sentence()) || c.Problem.Noun() == "" || c.Item != part.Keel && renewed || c.Item == part.Other && c.Problem != part.Crack || slices.ContainsFunc(slices.Concat(found, out), same) {
			continue
		}
		if c.Item == part.HullShell && (c.Problem == part.Wear || c.Problem == part.Leak) || c.Item == part.Keel && (c.Problem == part.Corrosion || c.Problem == part.Wear) {
			continue // of the paint, or caulked again
		}
		f := Finding{Grade: grade, Area: c.Item.Area(), Item: c.Item, Problem: c.Problem, Confidence: "medium", Evidence: []Evidence{evidenceOf(c)}, mended: true}
		f.Title = fmt.Sprintf("%s: put right once (%s)", c.Label(), c.Problem.Noun())
		f.Deficiency = fmt.Sprintf("%s says: “%s”, and that it was looked at or put right.", sourceName(c.Source), c.Quote())
		f.Why, f.Correction = "A repair is as good as whoever did it.", "See report and invoice, and have the place looked at by a surveyor."
		if c.Problem == part.Grounding {
			f.Title = c.Label() + ": was aground, and was looked at since"
			f.Why, f.Correction = "A grounding can break the bond between keel grid and hull out of sight.", "See report and invoice, and have keel joint and grid sounded ashore."
		}
		out = append(out, f)
	}
	return out
}

// leakTold matches words of water that came in: what was bedded anew need not have leaked.
var leakTold = regexp.MustCompile(`(?i)leak|weep|wept|drip|\bwet\b|water|damp|undicht|wasser|tropf|fuite|fuyai|humid|infiltr|lekt|perd`)

// mendedGrades are the parts whose repair is worth a look.
var mendedGrades = map[part.Item]string{part.Keel: "B", part.KeelBolts: "B", part.Bulkheads: "B", part.Rudder: "C", part.HullShell: "C", part.Mast: "C", part.Chainplates: "C", part.Other: "C"}
