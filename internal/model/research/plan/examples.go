package plan

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/catalog"
)

// exemplified are names behind a kind of boat that only say what is meant: "aluminium centreboarders like the Ovni or Garcia".
var exemplified = regexp.MustCompile(`,?\s+(?:like|such as|similar to|e\.?g\.?|for example|wie|wie zum beispiel|comme|du genre|à la)\s+(?:an? |the |eine? |die |der |une? |les? |la )?` +
	`(\p{Lu}[\pL\d'’.-]*(?:\s+(?:\p{Lu}|\d)[\pL\d'’.-]*)*(?:(?:,\s*|\s+(?:or|and|oder|und|ou|et)\s+)(?:an? |the |eine? |die |der |une? |les? |la )?\p{Lu}[\pL\d'’.-]*(?:\s+(?:\p{Lu}|\d)[\pL\d'’.-]*)*)*)`)

// takeExamples takes the names out of a text that only exemplify a kind of boat which it describes otherwise, and notes that.
func (p planner) takeExamples(text string, plan *Plan) string {
	m := exemplified.FindStringSubmatchIndex(text)
	if m == nil {
		return text
	}
	rest := text[:m[0]] + text[m[1]:]
	if q := p.wish(readable(rest)); q.Make != "" || len(q.MakesAny) > 0 || !described(q) {
		return text
	}
	if q := p.wish(readable(text[m[2]:m[3]])); q.Make == "" && len(q.MakesAny) == 0 && len(p.Designs.Mentions(text[m[2]:m[3]])) == 0 {
		return text
	}
	plan.note("“" + text[m[2]:m[3]] + "” is read as an example of what is meant: the figures are of all such boats, whoever built them.")
	if !says(rest, marketWords) {
		rest += " market"
	}
	return rest
}

// described reports whether a query tells a kind of boat by more than her type and her length.
func described(q catalog.Query) bool {
	return len(q.HullMaterial)+len(q.Keel)+len(q.Rig)+len(q.Category)+len(q.Features) > 0 || q.Use != ""
}
