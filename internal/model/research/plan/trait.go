package plan

import (
	"reflect"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// Trait is one thing that boats have or lack, of which a question asks what share has it, or what it goes with: a feature, a material,
// a rig or a keel.
type Trait struct {
	Words  string
	of     catalog.Query // only that
	Listed bool          // a listing may leave it unsaid
}

// predicate parts boats of which a share is asked from what they are: "what share of boats in Spain are catamarans".
var predicate = regexp.MustCompile(`(?i)\s(?:are|is|belong to|belongs to|come from|comes from|lie|lies|were|was|ask|asks|cost|costs|sind|liegen|kosten|sont)\s`)

// takePart takes out of a query what a text says behind the verb of the boats before it; nil where it says nothing of the kind.
func (p planner) takePart(q *catalog.Query, text string) *Trait {
	cut := predicate.FindStringIndex(text)
	if cut == nil {
		return nil
	}
	part, whole := boatsOnly(*q), boatsOnly(p.wish(text[:cut[0]]))
	if reflect.DeepEqual(part, whole) {
		return nil
	}
	*q = whole
	return &Trait{Words: strings.TrimPrefix(p.ofKind(part).Name, p.ofKind(whole).Name+" "), of: part}
}

// lowering is of prices that were lowered, which offers show.
var lowering = regexp.MustCompile(`(?i)\b(?:reduc|cut|lower|drop|slash|senk|gesenkt|preissenk|baiss|rédu)`)

// projects is the grade of boats to restore.
const projects = "project"

// takeTrait takes the only such thing out of a query: "what share of catamarans have solar panels"; nil where it names none or several.
func takeTrait(q *catalog.Query) *Trait {
	found, n := &Trait{}, 0
	take := func(from, to *[]string) {
		if len(*from) == 1 {
			n++
			found.Words, *to = prose.Spaced((*from)[0]), *from
		} else if len(*from) > 1 {
			n += 2
		}
	}
	take(&q.Features, &found.of.Features)
	take(&q.HullMaterial, &found.of.HullMaterial)
	take(&q.Rig, &found.of.Rig)
	take(&q.Keel, &found.of.Keel)
	if found.of.Keel != nil {
		found.Words += " keel"
	}
	if q.ConditionGrade == projects {
		n++
		found.Words, found.of.ConditionGrade = "project condition", projects
	}
	if n != 1 {
		return nil
	}
	q.ConditionGrade = ""
	found.Listed = true
	q.Features, q.HullMaterial, q.Rig, q.Keel = nil, nil, nil, nil
	return found
}

// Among are the boats of a filter that have what is counted.
func (t *Trait) Among(all *study.Filter) *study.Filter {
	f := *all
	if !t.Listed {
		f.Words, f.Query = t.Words, t.of
		return &f
	}
	f.Words += " naming " + t.Words
	t.with(&f.Query)
	return &f
}

func (t *Trait) with(q *catalog.Query) {
	q.Features, q.HullMaterial, q.Rig, q.Keel = t.of.Features, t.of.HullMaterial, t.of.Rig, t.of.Keel
	q.ConditionGrade = t.of.ConditionGrade
}

// without are the boats of a filter that do not have it.
func (t *Trait) without(q *catalog.Query) {
	q.Exclude, q.ExcludeHullMaterial = t.of.Features, t.of.HullMaterial
	q.ExcludeRig, q.ExcludeKeel = t.of.Rig, t.of.Keel
	if t.of.ConditionGrade == projects {
		q.Exclude = []string{projects}
	}
}
