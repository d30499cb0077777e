package plan

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// fitting are the designs that fit a mention equally well.
func fitting(m design.Mention) []design.Match {
	var all []design.Match
	for _, match := range m.Matches {
		if match.Score == m.Matches[0].Score {
			all = append(all, match)
		}
	}
	return all
}

// yearsBeside are the years of build of the design that stands beside one whose name several have; 0 where no design of known years does.
func (p planner) yearsBeside(mentions []design.Mention) (from, to int) {
	if len(mentions) != 2 {
		return 0, 0
	}
	for i, m := range mentions {
		if of := fitting(m); len(of) == 1 && len(fitting(mentions[1-i])) > 1 && of[0].Design.FirstBuilt > 0 {
			return of[0].Design.FirstBuilt, cmp.Or(of[0].Design.LastBuilt, p.ix.AsOf().Year())
		}
	}
	return 0, 0
}

// offeredOf is how many boats of a design are for sale that were built within some years.
func (p planner) offeredOf(d design.Design, from, to int) int {
	n := 0
	for _, l := range measure.BoatsOf(p.ix, &study.Filter{Query: catalog.Query{Make: d.Builder, ModelContains: d.PlainName()}}) {
		if l.DesignID == d.ID && l.Year() >= from && l.Year() <= to {
			n++
		}
	}
	return n
}

// likeliest picks the design a mention means: of several that fit equally one whose own name has the number, of those the one that is most
// offered of the years of a design beside her, where enough are, else of all years.
func (p planner) likeliest(m design.Mention, from, to int, plan *Plan) design.Design {
	fitting := fitting(m)
	best := fitting[0]
	var others []design.Design
	if len(fitting) > 1 {
		best, others = p.mostOffered(fitting, m.Text, from, to)
	}
	switch {
	case len(others) > 0:
		plan.note("“" + m.Text + "” is read as the " + dated(best.Design) + "; the name also stands for the " + datedList(others) + ".")
	case best.Design.FirstBuilt != 0 && best.Exact:
		plan.note("“" + m.Text + "” is read as the " + dated(best.Design) + ".")
	case !best.Exact && !strings.EqualFold(m.Text, measure.NameOf(best.Design)):
		plan.note("“" + m.Text + "” is read as the " + measure.NameOf(best.Design) + ", the nearest version in the design table.")
	}
	return best.Design
}

// mostOffered is the first of several designs that fit a name equally well, by what likeliest says, and the others behind it.
func (p planner) mostOffered(fitting []design.Match, name string, from, to int) (best design.Match, others []design.Design) {
	type candidate struct {
		design.Match
		own             bool // her name has the number
		beside, offered int  // boats of hers: of the years beside her, and of all
	}
	var all []candidate
	for _, match := range fitting {
		c := candidate{Match: match, own: hasNumbersOf(match.Design, name), offered: p.offered(match.Design)}
		if to > 0 {
			c.beside = p.offeredOf(match.Design, from, to)
		}
		all = append(all, c)
	}
	slices.SortStableFunc(all, func(a, b candidate) int {
		switch {
		case a.own && !b.own:
			return -1
		case b.own && !a.own:
			return 1
		case max(a.beside, b.beside) >= measure.FewestFitted:
			return cmp.Compare(b.beside, a.beside)
		}
		return cmp.Compare(b.offered, a.offered)
	})
	for _, c := range all[1:] {
		others = append(others, c.Design)
	}
	return all[0].Match, others
}
