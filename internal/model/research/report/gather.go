package report

import (
	"cmp"
	"sync"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
)

// Study is a plan with the evidence gathered for it. It is safe for concurrent use.
type Study struct {
	Plan plan.Plan

	from      measure.Sources
	ix        *catalog.Index
	sample    bool                                     // the catalogue holds generated listings
	made      bool                                     // it holds no others
	findings  []finding                                // on each subject, in their order
	contrasts []*measure.Evidence                      // of each further subject against the first
	besides   []*measure.Evidence                      // the same of the boats of other types
	passages  []*measure.Evidence                      // that the question itself brings, best first
	money     []*measure.Evidence                      // passages on what its topic costs, where it names no boats
	sides     []*measure.Evidence                      // passages on what is compared and prices cannot compare
	trait     *measure.Evidence                        // the passage on what boats that are divided name
	guides    map[string]*measure.Evidence             // passages every study may quote, by id
	texts     map[*measure.Evidence]*knowledge.Passage // of all of these
}

// Gather collects the evidence of a plan, each subject on its own goroutine.
func Gather(from measure.Sources, ix *catalog.Index, p plan.Plan) *Study {
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
		s.trait = s.onTrait()
		s.sides = s.onSides()
	}
	work.Wait()
	for i := range s.findings {
		s.know(&s.findings[i])
	}
	s.compare()
	s.beside()
	s.made = ix.Sample()
	s.sample = s.made || holdsSamples(ix)
	return s
}

// compare sets each further subject against the first.
func (s *Study) compare() {
	if len(s.findings) < 2 {
		return
	}
	first, from := s.findings[0], measure.NewDrawer(s.ix, s.Plan.Currency)
	for _, f := range s.findings[1:] {
		by := measure.ByContrast
		if s.Plan.At > 0 {
			by = measure.ComparedAt(s.Plan.At)
		}
		e := s.from.Query(from, f.Filter, first.Filter, f.Name+" against "+first.Name, by)
		e.RateDate = cmp.Or(f.prices.RateDate, first.prices.RateDate)
		e.Phrases = []string{first.Name}
		s.contrasts = append(s.contrasts, e)
	}
}

// beside sets the two kinds of boat that are compared beside each other of other types.
func (s *Study) beside() {
	from := measure.NewDrawer(s.ix, s.Plan.Currency)
	for _, both := range s.Plan.Besides {
		e := s.from.Query(from, both[1].Filter, both[0].Filter, both[1].Name+" against "+both[0].Name, measure.ByContrast)
		e.Phrases = []string{both[0].Name}
		s.besides = append(s.besides, e)
	}
}

// holdsSamples reports whether the catalogue holds generated listings, beside others or alone.
func holdsSamples(ix *catalog.Index) bool {
	page, err := ix.Search(catalog.Query{}, catalog.Paging{Limit: 1})
	return err == nil && page.Sample > 0
}
