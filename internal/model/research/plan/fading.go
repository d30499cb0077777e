package plan

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/study"
)

// whole are the boats of which a subject has something that others lack, such as a rig, with those others; nil where nothing is told apart.
func (p planner) whole(s Subject, counted *Trait) *study.Filter {
	if counted != nil {
		return s.Filter
	}
	q := s.Filter.Query
	switch {
	case s.Design != nil:
		q = catalog.Query{Type: string(s.Design.Category)}
	case len(q.Rig)+len(q.Keel)+len(q.HullMaterial)+len(q.Features) > 0:
		q.Rig, q.Keel, q.HullMaterial, q.Features = nil, nil, nil, nil
	case len(q.Category) > 0:
		q.Category = nil
	case q.Make != "":
		q.Make, q.ModelContains = "", ""
	case q.Type != "":
		q.Type = ""
	default:
		return nil
	}
	return p.ofKind(q).Filter
}
