package research

import (
	"context"
	"fmt"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/study"
)

const (
	// pageTokens is what the line that leads to the kept evidence takes of a budget.
	pageTokens = 24
	// mostRows is how many ids of a set of boats are kept.
	mostRows = 2000
)

// keeps reports whether the answer to a request is kept: it has an id and an owner.
func (m *Model) keeps(ctx context.Context, req chat.Request) bool {
	caller, ok := keys.From(ctx)
	return m.from.Keep != nil && req.ID != "" && ok && caller.UserID != ""
}

// keep keeps a report, with its evidence, for the caller in ctx under the request's id. It does nothing where
// there is no id, no caller or nothing to keep it with.
func (m *Model) keep(ctx context.Context, req chat.Request, r Report) {
	if !m.keeps(ctx, req) {
		return
	}
	caller, _ := keys.From(ctx)
	m.from.Keep(ctx, study.Study{
		ID: req.ID, UserID: caller.UserID, Token: r.token, Title: r.Title, Created: time.Now(), Finish: string(chat.FinishStop),
		Document: r.Document(),
	})
}

// citePage makes the page of the kept evidence the last citation, and says so below the sources where there is room and
// something to check.
func (r *Report) citePage(base links.Base, token string, budget int) {
	r.token = token
	if len(r.Evidence) == 0 || budget < narrow {
		return
	}
	number := len(r.Citations) + 1
	for i := range r.Sections {
		if r.Sections[i].Heading == sourcesMethod {
			r.Sections[i].Text += fmt.Sprintf("\n- Everything cited, each query with its boats and to be run again: [%d]", number)
			r.Citations = append(r.Citations, chat.Citation{
				Number: number, ID: "evidence", Title: "The evidence of this study", Source: "kept for 30 days", URL: base.Study(token), Own: true,
			})
		}
	}
}

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

// result is the report in its parts, which say the same as the text.
type result struct {
	chat.Plain
	Title    string             `json:"title"`
	Sections []study.Section    `json:"sections"`
	Evidence []measure.Evidence `json:"evidence"`
}

// result is the report in structured form: the answer as text with its sources, as every model gives it, and its parts only for who
// may have named them in a schema.
func (r Report) result(kind chat.FormatKind) chat.Result {
	plain := chat.Plain{Answer: r.Text(), Citations: chat.SourcesOf(r.Citations)}
	if kind != chat.FormatSchema {
		return chat.Result{Data: plain}
	}
	return chat.Result{Data: result{plain, r.Title, append([]study.Section{}, r.Sections...), append([]measure.Evidence{}, r.Evidence...)}}
}

// Recheck computes kept evidence again on the catalogue, the designs and the passages of now, in its order. On the snapshot
// that it was computed on everything is the same. It is safe for concurrent use.
func (m *Model) Recheck(kept []study.Evidence) []study.Recheck { return m.from.Recheck(kept) }
