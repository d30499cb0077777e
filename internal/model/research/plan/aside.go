package plan

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
)

// noteType says of which type the boats of a study are where a question names none: those of all types follow no one fit.
func (plan *Plan) noteType(asked catalog.Query) {
	if len(plan.Besides) > 0 || asked.Type != "" || len(asked.TypesAny)+len(asked.Compare) > 0 || asked.Make+asked.ModelContains != "" || len(plan.Subjects) == 0 {
		return
	}
	kind := plan.Subjects[0].Filter.Query.Type
	if kind == "" || slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return s.Design != nil || s.Filter.Query.Type != kind }) {
		return
	}
	plan.note("No type of boat was named: the figures are of " + measure.Nouns[design.Category(kind)] + ", since prices of all types follow no one fit.")
}

// howOftenCut asks for the share of prices that were lowered, and bounds no boats.
var howOftenCut = regexp.MustCompile(`(?i)\bhow (?:often|frequently|many times)\b[^.?!]{0,60}\b(?:reduced|lowered|cut|dropped|reductions?)\b`)

// sailingBoats are boats under sail of however many hulls.
var sailingBoats = regexp.MustCompile(`(?i)\b(?:sail(?:ing)?[\s-]?(?:boats?|yachts?)|segel(?:boote?n?|yacht(?:en)?|schiffe?)|voiliers?)\b`)

// noteHulls says that what is called a sailing boat is read as one of one hull.
func (plan *Plan) noteHulls(r request) {
	if sailingBoats.MatchString(r.text) && len(plan.Subjects) > 0 && !slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return s.Filter.Query.Type != string(design.Sail) }) {
		plan.note("Sailing boats are read as those of one hull: catamarans and trimarans are not among them.")
	}
}

// noteUse says by which numbers of a design a boat is taken for one of the ocean, where those are asked for.
func (plan *Plan) noteUse(asked catalog.Query) {
	if asked.Use == "bluewater" && len(plan.Subjects) > 0 {
		plan.note("For the ocean are taken monohulls whose design has a capsize screening under 2 and a comfort ratio of 26 or more, and larger cruising multihulls; the stability of none was tested.")
	}
}

// noteLeftOut names the builders of a list that is longer than what a report compares, as far as they are not compared.
func (plan *Plan) noteLeftOut(asked catalog.Query) {
	left := slices.DeleteFunc(slices.Clone(asked.MakesAny), func(builder string) bool {
		return slices.ContainsFunc(plan.Subjects, func(s Subject) bool { return s.Filter.Query.Make == builder })
	})
	if len(plan.Subjects) == maxSubjects && len(left) > 0 && len(left) == len(asked.MakesAny)-maxSubjects {
		plan.note("At most four are compared: left out is " + prose.List(left, "and") + ".")
	}
}

// takeAside takes out of what is asked everything that bounds no boats: what is to be counted or divided by, and what is told of one boat.
func (p planner) takeAside(r *request, plan *Plan) {
	history := len(r.asked.Features) == 1 && slices.Contains(measure.Histories, r.asked.Features[0]) && (r.raises("effect") || r.raises("dearer"))
	if r.raises("proportion") && !history {
		if plan.Counted = takeTrait(&r.asked); plan.Counted == nil {
			plan.Counted = p.takePart(&r.asked, r.text)
		}
	}
	if i := slices.Index(r.asked.Features, measure.Reduced); i >= 0 && (r.raises("proportion") || r.ask.Speaks("cuts") || howOftenCut.MatchString(r.text)) {
		r.asked.Features, plan.Cuts = slices.Delete(slices.Clone(r.asked.Features), i, i+1), true
	}
	if plan.Counted != nil && slices.Equal(plan.Counted.of.Features, []string{measure.Reduced}) {
		plan.Counted, plan.Cuts = nil, true // which is told with the size of the cuts
	}
	r.counted = plan.Counted
	plan.takeOffer(r)
	if plan.Own && r.asked.YearMin == r.asked.YearMax {
		plan.Year = r.asked.YearMin
	}
	if plan.At > 0 && len(r.named) == 1 && !plan.Own && p.offered(r.named[0].Design) > 0 && !setsApart(r.text) {
		plan.Year, plan.Pays, plan.At = p.ix.AsOf().Year()-plan.At, true, 0 // "what is one worth at 15 years old?"
	}
	if one := len(r.named) == 1 && !plan.Own && r.raises("value"); one && r.raises("offer") && yearsAhead(r.text) == 0 && ofYearAlone(r.asked) && p.offered(r.named[0].Design) > 0 {
		plan.Year, plan.Pays = r.asked.YearMin, true // "how do prices go with age, and what should I pay for one of 2015?"
		r.asked.YearMin, r.asked.YearMax = 0, 0
	}
	if focus := focusOf(r.raised); len(r.named) == 1 && !plan.Own && (!r.raises("offer") || yearsAhead(r.text) > 0) && !focus.Owning && (focus.Value || focus.Waiting) {
		plan.takeAge(r, p.offered(r.named[0].Design) > 0, p.ix.AsOf().Year())
	}
	if r.raises("value") && r.raises("choice") && len(r.named) == 0 { // models age over more than a few years
		r.asked.YearMin, r.asked.YearMax, r.asked.AgeMin, r.asked.AgeMax = 0, 0, 0, 0
	}
	if q := &r.asked; r.raises("value") && len(r.named) == 0 && q.Make != "" && q.ModelContains == "" && q.AgeMin*q.AgeMax > 0 {
		q.AgeMin, q.AgeMax = 0, 0
		plan.note("What a year takes is measured on boats of all ages, since those of one age tell nothing of it.")
	}
	if r.raises("refit") {
		r.asked.Features = nil // what is to be done to her, not what is looked for
	}
	plan.Divisions = takeGroups(r)
}
