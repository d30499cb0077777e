package plan

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// wider is the market around a subject: the same boats everywhere, else all of their type, else all boats.
func (p planner) wider(subject Subject) *Wider {
	q := anywhere(subject.Filter.Query)
	switch where := p.where(subject.Filter.Query); {
	case subject.Design != nil && where != "":
		same := &study.Filter{Query: q, Except: subject.Filter.Except, Words: "boats of the " + measure.NameOf(*subject.Design)}
		return &Wider{same, "lie in " + where}
	case subject.Design != nil:
		return &Wider{p.ofKind(catalog.Query{Type: string(subject.Design.Category)}).Filter, "are of the " + subject.Name}
	case where != "":
		return &Wider{p.ofKind(q).Filter, "lie in " + where}
	}
	around := p.ofKind(catalog.Query{Type: q.Type})
	if around.Name == subject.Name {
		around = p.ofKind(catalog.Query{})
	}
	return &Wider{around.Filter, "are " + subject.Name}
}

// Rivals are the boats of the category of a subject's design whose length is within five per cent of its own, within the same bounds. The
// subject has a design of known length.
func (s Subject) Rivals() *study.Filter {
	d := s.Design
	f := &study.Filter{Query: bounds(s.Filter.Query), Words: measure.RivalsWords + measure.NameOf(*d)}
	f.Query.TypesAny = []string{string(d.Category)}
	f.Query.LengthMin, f.Query.LengthMax = (1-nearLength)*d.LOA, (1+nearLength)*d.LOA
	return f
}

// nearLength is by what part of its length a boat differs at most from a design that is of its length.
const nearLength = 0.05
