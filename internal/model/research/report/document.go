package report

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/study"
)

// PageTokens is what the line of CitePage takes of a budget.
const PageTokens = 24

// CitePage makes the page of the kept evidence, which has the address, the last citation, and says so below the sources; it does
// nothing where nothing is cited.
func (r *Report) CitePage(address string) {
	if len(r.Evidence) == 0 {
		return
	}
	number := len(r.Citations) + 1
	for i := range r.Sections {
		if r.Sections[i].Heading == sourcesMethod {
			r.Sections[i].Text += fmt.Sprintf("\n- Everything cited, each query with its boats and to be run again: [%d]", number)
			r.Citations = append(r.Citations, chat.Citation{
				Number: number, ID: "evidence", Title: "The evidence of this study", Source: "kept for 30 days", URL: address, Own: true,
			})
		}
	}
}

// mostRows is how many ids of a set of boats are kept.
const mostRows = 2000

// Document is the report with everything that it rests on, as it is kept and exported.
func (r Report) Document() study.Document {
	d := study.Document{
		Title: r.Title, Question: r.study.Plan.Question, Plan: planOf(r.study.Plan), Sample: r.study.sample, Sections: r.Sections,
		Evidence: make([]study.Evidence, len(r.Evidence)),
	}
	names := map[*study.Filter]string{}
	for i, e := range r.Evidence {
		d.Evidence[i] = e.Evidence
		if e.Kind != study.OfQuery {
			continue
		}
		if names[e.Filter] == "" {
			names[e.Filter] = fmt.Sprintf("B%d", len(d.Sets)+1)
			d.Sets = append(d.Sets, setOf(r.study.ix, names[e.Filter], e.Filter))
		}
		d.Evidence[i].Rows = names[e.Filter]
	}
	return d
}

func setOf(ix *catalog.Index, name string, f *study.Filter) study.Set {
	boats := measure.BoatsOf(ix, f)
	set := study.Set{Name: name, Filter: *f, Boats: len(boats), Listings: make([]string, 0, min(len(boats), mostRows))}
	for _, l := range boats[:min(len(boats), mostRows)] {
		set.Listings = append(set.Listings, l.ID)
	}
	set.Left = len(boats) - len(set.Listings)
	return set
}

// planOf is a plan as it is kept.
func planOf(p plan.Plan) study.Plan {
	kept := study.Plan{
		Subjects: []study.Subject{}, Focus: focusNames(p.Focus), Currency: p.Currency,
		Assumptions: append([]string{}, p.Readings...), Unanswered: append(append([]string{}, p.Short...), p.Lacking...),
	}
	for _, s := range p.Subjects {
		subject := study.Subject{Name: s.Name, Filter: s.Filter}
		if s.Design != nil {
			subject.Design = s.Design.ID
		}
		kept.Subjects = append(kept.Subjects, subject)
	}
	return kept
}

// focusNames are the parts of a focus that are set, as they are kept.
func focusNames(f plan.Focus) []string {
	names := []string{}
	for _, part := range []struct {
		set  bool
		name string
	}{{f.Buying, "buying"}, {f.Owning, "owning"}, {f.Value, "value"}, {f.Technical, "technical"}} {
		if part.set {
			names = append(names, part.name)
		}
	}
	return names
}
