package plan

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// item ends a name of a list.
var item = regexp.MustCompile(`(?i)[,:;?!.]\s*|\s(?:or|and|vs\.?|versus|against|oder|und|gegen|ou|et|contre)\s`)

// lines reads a list of builders and of lines of theirs, each of which bounds only itself: "Beneteau Oceanis, Sun Odyssey or Hanse". A line
// without its builder is that of the one who offers most boats of it. It is nil where the text names no line, fewer than two builders, or two
// of which each says its builder, which sides reads.
func (p planner) lines(r request) []catalog.Query {
	var all []catalog.Query
	alone, lined := false, false
	for _, chunk := range item.Split(r.text, -1) {
		q := p.Wish(chunk)
		if q.Make == "" && q.ModelContains == "" || len(q.MakesAny)+len(q.ModelsAny) > 0 {
			continue
		}
		if q.Make == "" {
			q.Make, alone = p.makerOf(q.ModelContains), true
		}
		one := catalog.Query{Make: q.Make, ModelContains: q.ModelContains}
		if q.Make == "" || !p.enough(Subject{Filter: &study.Filter{Query: one}}) {
			return nil
		}
		if slices.ContainsFunc(all, func(other catalog.Query) bool { return other.Make == one.Make }) {
			return nil
		}
		lined = lined || one.ModelContains != ""
		all = append(all, one)
	}
	if !lined || len(all) > maxSubjects || len(all) < 2 || len(all) == 2 && !alone {
		return nil
	}
	within := bounds(r.asked)
	within.LengthMin, within.LengthMax = r.asked.LengthMin, r.asked.LengthMax
	for i := range all {
		all[i] = complete(all[i], within)
		all[i].Type = r.asked.Type
	}
	return all
}

// makerOf is the builder who offers most boats of a model, empty for none.
func (p planner) makerOf(model string) string {
	parts := measure.Divide(measure.BoatsOf(p.ix, &study.Filter{Query: catalog.Query{ModelContains: model}}), func(l *catalog.Listing) string { return l.Make })
	if len(parts) == 0 {
		return ""
	}
	return parts[0].Name
}
