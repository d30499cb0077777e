package plan

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// Uneven is a comparison that prices cannot carry: of one side hardly a boat is for sale, or one side is nearly all of the other.
type Uneven struct {
	Few, Many string // the words that tell the sides apart: "electric" and "diesel"
	Of        string // what both are a kind of: "propulsion", empty where they are kinds of boat
}

// uneven is the side of a comparison of two kinds of boat of which enough are for sale, where prices cannot carry the comparison, which the
// plan says. Builders, models, places, years and lengths are compared as far as their boats go: ok is false for them.
func (p planner) uneven(queries []catalog.Query, plan *Plan) (side catalog.Query, ok bool) {
	if len(queries) != 2 || !ofOneKindApart(queries[0], queries[1]) {
		return side, false
	}
	few, many := queries[0], queries[1]
	boats := func(q catalog.Query) []*catalog.Listing { return measure.BoatsOf(p.ix, p.ofKind(q).Filter) }
	a, b := boats(few), boats(many)
	if len(a) > len(b) {
		few, many, a, b = many, few, b, a
	}
	if len(b) < measure.Fewest {
		return side, false
	}
	var why string
	switch one, other := p.ofKind(few), p.ofKind(many); {
	case len(a) == 0:
		why = "no " + one.Name + " are for sale"
	case len(a) == 1:
		why = "of " + one.Name + " only one is for sale" + bracketed(p.asking(one, few))
	case len(a) < measure.Fewest:
		why = "only " + strconv.Itoa(len(a)) + " " + one.Name + " are for sale" + bracketed(p.asking(one, few))
	case mostlyThese(a, b):
		why = "nearly all " + other.Name + " are " + one.Name
		few, many = many, few
	default:
		return side, false
	}
	one, other := p.ofKind(few).Name, p.ofKind(many).Name
	plan.Uneven = &Uneven{wordsApart(one, other), wordsApart(other, one), sharedKind(one, other)}
	plan.fallShort("Prices cannot compare them, since " + why + ": they are set beside each other by what is known of each, and the figures are of " + thoseOf(other, one) + ".")
	return many, true
}

// oneRead is a comparison of boats of which none are for sale with what was not read as boats, in the place of which wider ones are studied.
func (p planner) oneRead(asked, wider string) *Uneven {
	apart := strings.Fields(wordsApart(asked, wider))
	apart = slices.DeleteFunc(apart, func(w string) bool { return w == "with" })
	if len(apart) == 0 {
		return nil
	}
	u := &Uneven{Few: apart[0]}
	if len(apart) > 1 {
		u.Of = apart[len(apart)-1]
	}
	return u
}

// sharedKind is the last word of two names of boats that have something of one kind: "propulsion"; empty where they do not end alike.
func sharedKind(one, other string) string {
	a, b := strings.Fields(one), strings.Fields(other)
	if last := a[len(a)-1]; slices.Contains(a, "with") && last == b[len(b)-1] {
		return last
	}
	return ""
}

// thoseOf is a name of boats behind another one of which it has the boats: "those with diesel propulsion".
func thoseOf(name, before string) string {
	boats, with, ok := strings.Cut(name, " with ")
	if ok && strings.HasPrefix(before, boats+" ") {
		return "those with " + with
	}
	return name
}

// bracketed is what few boats ask, as it stands behind how many they are.
func bracketed(asking string) string {
	if asking == "" {
		return ""
	}
	return " (" + strings.TrimSuffix(asking, "; ") + ")"
}

// ofOneKindApart reports whether two queries differ in what boats are or have, not in who built them, where they lie, or how old and long they are.
func ofOneKindApart(a, b catalog.Query) bool {
	named := func(q catalog.Query) bool {
		return q.Make+q.ModelContains != "" || len(q.MakesAny)+len(q.ModelsAny) > 0
	}
	return !named(a) && !named(b) && !reflect.DeepEqual(a, b) && reflect.DeepEqual(bounds(a), bounds(b)) && reflect.DeepEqual(lengthOf(a), lengthOf(b))
}

// mostlyThese reports whether nine tenths of all boats of some are the others.
func mostlyThese(part, all []*catalog.Listing) bool {
	const share = 0.9
	of := map[string]bool{}
	for _, l := range all {
		of[l.ID] = true
	}
	both := 0
	for _, l := range part {
		if of[l.ID] {
			both++
		}
	}
	return float64(both) >= share*float64(len(all))
}

// wordsApart are the words of a name that another one has not.
func wordsApart(name, other string) string {
	others := strings.Fields(strings.ToLower(other))
	words := slices.DeleteFunc(strings.Fields(strings.ToLower(name)), func(w string) bool { return slices.Contains(others, w) || len(w) < 3 })
	return strings.Join(words, " ")
}

// tells reports whether the knowledge base has something on what a question is about.
func (p planner) tells(question string) bool {
	subject := subjectOf(question)
	return subject != "" && p.Passages.Answer(knowledge.Question{Text: subject}).Evidence == knowledge.Solid
}

// ofAllBoats reports whether the price is asked of boats of which none are for sale, and all boats stand in their stead, whose prices tell nothing
// of it.
func (plan Plan) ofAllBoats() bool {
	return plan.Loosened && plan.Raises("price") && !plan.Raises("supply") && len(plan.Subjects) == 1 && plan.Subjects[0].Name == "boats" && len(plan.Short) > 0
}

// untraded takes what is not for sale at all out of a plan: a comparison of it is carried by what is told of it, where something is, else there
// is nothing to study.
func (plan *Plan) untraded(says string, told bool, question string) {
	if !told || !setsApart(question) {
		plan.Unknown = says
		return
	}
	none, _, _ := strings.Cut(strings.TrimPrefix(says, "None for sale: "), ", so there")
	plan.Subjects, plan.Short = nil, nil
	plan.Untraded = "Prices cannot compare them, since none are for sale: " + none + "."
}
