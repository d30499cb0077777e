package wish

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// leftover returns the words that nothing was made of and that could have meant something, neighbours together.
func (t *turn) leftover() []string {
	var out []string
	last := -2
	for i, w := range t.words {
		if w.used || t.lexicon.noise[w.fold] || groupNames[w.fold] != 0 || len(w.fold) == 1 && isLetter(w.fold) {
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

// maxLeftover bounds what is reported of a text that is no wish.
const maxLeftover = 8

func spaceOf(gap string) string {
	if strings.HasSuffix(gap, " ") {
		return " "
	}
	return ""
}

// contradictions tells which bounds of one turn exclude each other and what is wanted and refused at once.
func contradictions(q catalog.Query) []string {
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if q.LengthMin > 0 && q.LengthMax > 0 && q.LengthMin > q.LengthMax {
		say("under %s and longer than %s contradict each other", feet(q.LengthMax), feet(q.LengthMin))
	}
	if q.PriceMin != nil && q.PriceMax != nil && *q.PriceMin > *q.PriceMax {
		say("a price of at most %.0f and of at least %.0f contradict each other", *q.PriceMax, *q.PriceMin)
	}
	if q.YearMin > 0 && q.YearMax > 0 && q.YearMin > q.YearMax {
		say("built before %d and after %d contradict each other", q.YearMax+1, q.YearMin-1)
	}
	if q.AgeMin > 0 && q.AgeMax > 0 && q.AgeMin > q.AgeMax {
		say("at most %d and at least %d years old contradict each other", q.AgeMax, q.AgeMin)
	}
	if q.DraftMin > 0 && q.DraftMax > 0 && q.DraftMin > q.DraftMax {
		say("a draft of at most %.2f m and of at least %.2f m contradict each other", q.DraftMax, q.DraftMin)
	}
	if q.CabinsMin > 0 && q.CabinsMax > 0 && q.CabinsMin > q.CabinsMax {
		say("at most %d and at least %d cabins contradict each other", q.CabinsMax, q.CabinsMin)
	}
	for _, pair := range [][2][]string{
		{q.Features, q.Exclude}, {single(q.Make, q.MakesAny), q.ExcludeMakes}, {q.HullMaterial, q.ExcludeHullMaterial},
		{q.Keel, q.ExcludeKeel}, {q.Rig, q.ExcludeRig}, {single(q.Type, q.TypesAny), q.ExcludeTypes},
	} {
		for _, v := range pair[0] {
			if slices.Contains(pair[1], v) {
				say("%s is both asked for and excluded", strings.ReplaceAll(v, "_", " "))
			}
		}
	}
	return out
}

func feet(metres float64) string {
	return fmt.Sprintf("%.0f ft", metres/0.3048)
}
