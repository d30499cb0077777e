package research

import (
	"cmp"
	"slices"
	"strconv"
	"sync"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/study"
)

// Study is a plan with the evidence gathered for it. It is safe for concurrent use.
type Study struct {
	Plan plan.Plan

	from      Sources
	ix        *catalog.Index
	sample    bool // the catalogue holds generated listings
	made      bool // it holds no others
	findings  []finding
	contrasts []*measure.Evidence // of each further subject against the first
	passages  []*measure.Evidence // that the question itself brings, best first
	texts     map[*measure.Evidence]*knowledge.Passage
	guides    map[string]*measure.Evidence // passages every study may quote, by id
}

// finding is the evidence on one subject.
type finding struct {
	plan.Subject
	prices, years, places, models, age, time, gear, gaps, bargains, cost, median *measure.Evidence

	keeping *measure.Evidence // what the years cost that are asked about

	preferred *measure.Evidence   // of the models of a kind, where it is asked which of them to prefer; see preferences
	figures   []*measure.Evidence // what was asked of them beside the price

	groups []*measure.Evidence // what they are divided by, as the plan does

	offering *offering         // beside a wider market, where supply is asked
	class    *measure.Evidence // its prices against those of boats of its kind and length, where that is asked

	newer *measure.Evidence // what boats of its kind and length ask by age, where a newer one is thought of

	share    *measure.Evidence // of them that has what is counted, where that is asked
	brokers  *measure.Evidence // who offers them, where that is asked
	budget   *measure.Evidence // asking prices within the plan's budget, where there is one
	orderly  bool              // age orders the prices: see fit.ordered
	later    *measure.Evidence // of the age that she will have, where what becomes of her price is asked
	expected *measure.Evidence // of the age of the one boat that is asked about, by all of her design

	designs []*measure.Evidence // the subject's design, or the most offered ones of a kind
	boats   []*measure.Evidence // comparables
	known   *measure.Evidence   // the passage on the design, nil if there is none
}

// gather collects the evidence of a plan, each subject on its own goroutine.
func gather(from Sources, ix *catalog.Index, p plan.Plan) *Study {
	s := &Study{
		Plan: p, from: from, ix: ix, findings: make([]finding, len(p.Subjects)),
		texts: map[*measure.Evidence]*knowledge.Passage{}, guides: map[string]*measure.Evidence{},
	}
	var work sync.WaitGroup
	for i, subject := range p.Subjects {
		work.Go(func() { s.findings[i] = s.find(subject) })
	}
	if !p.Outside {
		s.read()
	}
	work.Wait()
	for i := range s.findings {
		s.know(&s.findings[i])
	}
	s.compare()
	s.made = ix.Sample()
	s.sample = s.made || holdsSamples(ix)
	return s
}

// find measures one subject.
func (s *Study) find(subject plan.Subject) finding {
	f := finding{Subject: subject}
	from := measure.NewDrawer(s.ix, s.Plan.Currency)
	about := func(title, measure string) *measure.Evidence {
		return s.from.figures.Query(from, subject.Filter, nil, title, measure)
	}
	f.prices = about("asking prices", measure.ByPrice)
	f.years = about("asking prices by year built", measure.ByYearBuilt)
	f.places = about("asking prices by country", measure.ByCountry)
	f.age = about("asking price against age", measure.ByAge)
	f.orderly = from.Draw(subject.Filter).Orderly()
	f.time = about("days on sale so far", measure.ByTime)
	f.gear = about("equipment named", measure.ByEquipment)
	f.gaps = about("what the listings leave open", measure.ByGap)
	f.bargains = about("boats under the price expected of their age", measure.ByBargain)
	f.cost = about("annual cost from the median price", measure.ByCost)
	if s.Plan.Focus.Certainty || f.prices.Value("priced").Number < fewForMedian {
		f.median = about("how surely the median is known", measure.ByMedian)
	}
	if s.Plan.Focus.Brokers {
		f.brokers = about("offers by broker", measure.ByBroker)
	}
	for _, figure := range s.Plan.Figures {
		f.figures = append(f.figures, about(figure.Title, figure.Measure()))
	}
	if subject.Wider != nil {
		f.offering = s.offered(subject, from)
	}
	for _, d := range s.Plan.Divisions {
		f.groups = append(f.groups, about(d.Title(), d.Measure()))
	}
	if s.Plan.Counted != nil {
		f.share = s.from.figures.Query(from, s.Plan.Counted.Among(subject.Filter), subject.Filter, "share of "+s.Plan.Counted.Words, measure.ByShare)
	}
	if s.Plan.Years > 1 && (s.Plan.Focus.Owning || s.Plan.Focus.Value) {
		f.keeping = about("cost of "+strconv.Itoa(s.Plan.Years)+" years from the median price", measure.CostOver(s.Plan.Years))
	}
	if limit := s.Plan.Budget; limit != nil {
		within := *subject.Filter
		within.Query.PriceMax, within.Query.Currency = &limit.Number, string(limit.Unit)
		within.Words += ", up to " + limit.String()
		f.budget = s.from.figures.Query(from, &within, nil, "asking prices within the budget", measure.ByPrice)
	}
	if year := s.Plan.Year; (s.Plan.Own || s.Plan.Aged) && subject.Design != nil && year > 0 {
		f.expected = s.expectedOf(year, subject, from)
		if s.Plan.Aged {
			f.later = s.expectedOf(cmp.Or(s.Plan.Later, year-max(s.Plan.Years, 1)), subject, from)
		}
	}
	if d := cmp.Or(subject.Design, subject.Asked); d != nil && d.LOA > 0 && s.Plan.Raises("refit") {
		f.newer = s.from.figures.Query(from, plan.Subject{Design: d, Filter: &study.Filter{}}.Rivals(), nil, "asking price against age of boats of this kind and length", measure.ByAge)
	}
	switch {
	case subject.Design == nil:
		f.models = about("asking prices by model", measure.ByModel)
		s.prefer(&f, about)
	case subject.Design.LOA > 0:
		if s.Plan.Raises("rivals") {
			f.class = s.from.figures.Query(from, subject.Filter, subject.Rivals(), "asking prices against those of boats of this kind and length", measure.ByContrast)
		}
		f.models = s.from.figures.Query(from, subject.Rivals(), nil, "asking prices of boats of this kind and length", measure.ByModel)
	}
	f.designs = s.designsOf(subject, from)
	f.boats = s.comparables(f, from)
	return f
}

// expectedOf is what a boat of a design that was built in a year is expected to ask by all that are offered.
func (s *Study) expectedOf(year int, subject plan.Subject, from *measure.Drawer) *measure.Evidence {
	whole := &study.Filter{Query: catalog.Query{Make: subject.Filter.Query.Make, ModelContains: subject.Filter.Query.ModelContains},
		Except: subject.Filter.Except, Words: measure.NameOf(*subject.Design)}
	hers := &study.Filter{Query: whole.Query, Except: whole.Except, Words: whole.Words + " built in " + strconv.Itoa(year)}
	hers.Query.YearMin, hers.Query.YearMax = year, year
	return s.from.figures.Query(from, hers, whole, "price expected of that year by all that are offered", measure.ByExpected)
}

// designsOf is the subject's own design, or the two that are most offered; a design of unknown length stands beside the one
// that most boats of its name are of.
func (s *Study) designsOf(subject plan.Subject, from *measure.Drawer) []*measure.Evidence {
	var found []*measure.Evidence
	if subject.Asked != nil && len(subject.Asked.Ratios()) > 1 {
		found = append(found, measure.Design(*subject.Asked, s.from.Links))
	}
	if subject.Design != nil {
		found = append(found, measure.Design(*subject.Design, s.from.Links))
		if s.Plan.Compares() || subject.Design.LOA > 0 {
			return found
		}
	}
	for _, p := range measure.Divide(from.Draw(subject.Filter).Boats, func(l *catalog.Listing) string { return l.DesignID }) {
		if d, ok := s.from.Designs.ByID(p.Name); ok && len(d.Ratios()) > 1 && len(found) < 2 && (subject.Design == nil || d.ID != subject.Design.ID) {
			found = append(found, measure.Design(d, s.from.Links))
		}
	}
	return found
}

// comparables are boats to look at first: those under the price expected of them, else those nearest the median.
func (s *Study) comparables(f finding, from *measure.Drawer) []*measure.Evidence {
	var ids []string
	ids = append(ids, f.bargains.Parts()...)
	drawn := from.Draw(f.Filter)
	middle := len(drawn.Priced) / 2
	for i := 0; i < len(drawn.Priced) && len(ids) < 6; i++ {
		at := middle + (i+1)/2*(1-i%2*2)
		if at >= 0 && at < len(drawn.Priced) && !slices.Contains(ids, drawn.Priced[at].ID) {
			ids = append(ids, drawn.Priced[at].ID)
		}
	}
	var boats []*measure.Evidence
	for _, id := range ids {
		l, ok := s.ix.Get(id)
		if !ok || l.Year() == 0 || l.Price == 0 {
			continue
		}
		boats = append(boats, measure.Listing(l, s.from.Links, from))
	}
	return boats
}

// compare sets each further subject against the first.
func (s *Study) compare() {
	if len(s.findings) < 2 {
		return
	}
	first, from := s.findings[0], measure.NewDrawer(s.ix, s.Plan.Currency)
	for _, f := range s.findings[1:] {
		e := s.from.figures.Query(from, f.Filter, first.Filter, f.Name+" against "+first.Name, measure.ByContrast)
		e.RateDate = cmp.Or(f.prices.RateDate, first.prices.RateDate)
		e.Phrases = []string{first.Name}
		s.contrasts = append(s.contrasts, e)
	}
}

// holdsSamples reports whether the catalogue holds generated listings, beside others or alone.
func holdsSamples(ix *catalog.Index) bool {
	page, err := ix.Search(catalog.Query{}, catalog.Paging{Limit: 1})
	return err == nil && page.Sample > 0
}
