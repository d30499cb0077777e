package plan

import (
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// around is a kind of boat in the country around the place that was asked, else everywhere, where in that place some are offered and too few
// to tell a market, which the plan says with what those ask; the zero Subject where enough are, or none, or a price is asked within.
func (p planner) around(q catalog.Query, asked Subject, plan *Plan) Subject {
	few := measure.BoatsOf(p.ix, asked.Filter)
	if len(few) == 0 || len(few) >= measure.Fewest || p.where(q) == "" || q.Make+q.ModelContains != "" || q.PriceMin != nil || q.PriceMax != nil {
		return Subject{}
	}
	country := anywhere(q)
	country.Country = few[0].Country
	for _, wider := range []catalog.Query{country, anywhere(q)} {
		s := p.ofKind(wider)
		if s.Name == asked.Name || !p.enough(s) || wider.Country == "" && p.where(wider) != "" {
			continue
		}
		how := "Only " + strconv.Itoa(len(few)) + " " + asked.Name + " are for sale"
		if len(few) == 1 {
			how = "Of " + asked.Name + " only one is for sale"
		}
		plan.fallShort(how + bracketed(p.asking(asked, q)) + ": the figures are of " + all(s.Name) + ".")
		return s
	}
	return Subject{}
}
