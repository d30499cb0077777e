package listings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// filterNames are the filters of a search in words; those that are missing are called by their own name.
var filterNames = map[string]string{
	"make": "make", "makes_any": "make", "model_contains": "model", "models_any": "model", "type": "type", "types_any": "type",
	"category": "class", "use": "use", "hull_material": "hull material", "regions_any": "place", "region": "region",
	"new_used": "new or used", "condition_grade": "condition", "tax": "tax status", "features": "equipment", "exclude": "exclusion",
	"exclude_makes": "excluded make", "exclude_types": "excluded type", "engine_hours": "engine hours", "engine_type": "kind of engine",
	"engine_power": "engine power", "air_draft": "air draft", "listed_within_days": "time of listing", "text": "text",
}

func filterName(name string) string {
	if words, ok := filterNames[name]; ok {
		return words
	}
	return strings.ReplaceAll(name, "_", " ")
}

// nothing says that no boat was found, which filter is to blame, and what would match without it.
func (a *answer) nothing(q catalog.Query, page catalog.Page) string {
	var b strings.Builder
	a.preface(&b, q)
	fmt.Fprintf(&b, "**No boat matches**%s.", a.sampleNote())
	if left := unknowns(page.Unknown); left != "" {
		b.WriteString(" Left out because the value is not known: " + left + ".")
	}
	b.WriteString("\n")
	if len(a.wish.Contradictions) == 0 {
		a.blame(&b, page.Relaxed)
	}
	if notes := a.notUnderstood(); notes != "" {
		b.WriteString("\n" + notes + "\n")
	}
	return b.String()
}

func (a *answer) blame(b *strings.Builder, all []catalog.Relaxed) {
	var helps, never []catalog.Relaxed
	for _, r := range all {
		if r.Total > 0 {
			helps = append(helps, r)
		}
		if r.Alone == 0 && (len(never) == 0 || never[0].Filter != "make") { // a model is sought among the make's
			never = append(never, r)
		}
	}
	for _, r := range never {
		fmt.Fprintf(b, "- The %s alone matches no boat of the inventory.\n", filterName(r.Filter))
	}
	slices.SortStableFunc(helps, func(x, y catalog.Relaxed) int { return cmp.Compare(x.Total, y.Total) })
	for _, r := range helps[:min(3, len(helps))] {
		fmt.Fprintf(b, "- Without the %s filter there would be %d; ", filterName(r.Filter), r.Total)
		l := r.Nearest
		fmt.Fprintf(b, "the nearest is the [%s](%s), %s, %s, %s.\n", plain(l.Name()), a.links.Listing(l.ID), lengthOf(l.LOA), priceOf(l), placeOf(l))
	}
	if len(helps) == 0 && len(never) == 0 && len(all) > 1 {
		b.WriteString("- No single filter is to blame: try to leave out two of them.\n")
	}
}
