package research

import (
	"slices"
	"strings"
	"sync"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
)

// Study is a plan with the evidence gathered for it. It is safe for concurrent use.
type Study struct {
	Plan Plan

	from     Sources
	ix       *catalog.Index
	sample   bool // the catalogue holds generated listings
	findings []finding
	gaps     []*Evidence // of each further subject against the first
	passages []*Evidence // that the question itself brings, best first
	texts    map[*Evidence]*knowledge.Passage
	guides   map[string]*Evidence // passages every study may quote, by id
}

// finding is the evidence on one subject.
type finding struct {
	Subject
	prices, years, places, models, age, time, gear, gaps, bargains, cost *Evidence

	designs []*Evidence // the subject's design, or the most offered ones of a kind
	boats   []*Evidence // comparables
	known   *Evidence   // the passage on the design, nil if there is none
}

// guides are the passages on how prices, costs and purchases work that studies quote.
var guides = []string{
	"buying-valuation", "costs-depreciation", "costs-annual-ownership", "costs-berth", "costs-insurance", "buying-viewing-checklist",
	"buying-process", "buying-ex-charter", "design-ratios-interpretation", "costs-refit",
}

// gather collects the evidence of a plan, each subject on its own goroutine.
func gather(from Sources, ix *catalog.Index, plan Plan) *Study {
	s := &Study{
		Plan: plan, from: from, ix: ix, findings: make([]finding, len(plan.Subjects)),
		texts: map[*Evidence]*knowledge.Passage{}, guides: map[string]*Evidence{},
	}
	var work sync.WaitGroup
	for i, subject := range plan.Subjects {
		work.Go(func() { s.findings[i] = s.find(subject) })
	}
	if !plan.Outside {
		s.read()
	}
	work.Wait()
	for i := range s.findings {
		s.know(&s.findings[i])
	}
	s.compare()
	s.sample = holdsSamples(ix)
	return s
}

// find measures one subject.
func (s *Study) find(subject Subject) finding {
	f := finding{Subject: subject}
	from := newDrawer(s.ix, s.Plan.Currency)
	measured := func(title string, m measure) *Evidence { return query(from, subject.Filter, title, m) }
	f.prices = measured("asking prices", askingPrices)
	f.years = measured("asking prices by year built", pricesByYear)
	f.places = measured("asking prices by country", pricesBy(func(l *catalog.Listing) string { return s.country(l) }, 6))
	f.age = measured("asking price against age", priceAgainstAge)
	f.time = measured("days on sale so far", timeOnSale)
	f.gear = measured("equipment named", equipment)
	f.gaps = measured("what the listings leave open", gaps)
	f.bargains = measured("boats under the price expected of their age", below)
	f.cost = measured("annual cost from the median price", annualCost)
	if subject.Design == nil {
		f.models = measured("asking prices by model", pricesBy(modelOf, 6))
	} else {
		f.models = query(from, rivalsOf(subject), "asking prices of boats of this kind and length", pricesBy(modelOf, 6))
	}
	f.designs = s.designsOf(subject, from)
	f.boats = s.comparables(f, from)
	return f
}

func (s *Study) country(l *catalog.Listing) string {
	if l.Country == "" {
		return ""
	}
	return s.from.countryName(l.Country)
}

func modelOf(l *catalog.Listing) string {
	return nameOf(design.Design{Builder: l.Make, Name: l.Model, Category: l.Category})
}

// rivalsOf is the boats of the design's category whose length is within five per cent.
func rivalsOf(subject Subject) *Filter {
	d := subject.Design
	f := &Filter{Query: bounds(subject.Filter.Query), Words: "boats of the kind and length of the " + nameOf(*d)}
	f.Query.TypesAny = []string{string(d.Category)}
	f.Query.LengthMin, f.Query.LengthMax = 0.95*d.LOA, 1.05*d.LOA
	return f
}

// designsOf is the subject's own design, or the two that are most offered.
func (s *Study) designsOf(subject Subject, from *drawer) []*Evidence {
	if subject.Design != nil {
		return []*Evidence{designEvidence(*subject.Design, s.from.Links)}
	}
	var found []*Evidence
	for _, p := range divide(from.draw(subject.Filter).boats, func(l *catalog.Listing) string { return l.DesignID }) {
		if d, ok := s.from.Designs.ByID(p.name); ok && len(d.Ratios()) > 1 && len(found) < 2 {
			found = append(found, designEvidence(d, s.from.Links))
		}
	}
	return found
}

// comparables are boats to look at first: those under the price expected of them, else those nearest the median.
func (s *Study) comparables(f finding, from *drawer) []*Evidence {
	var ids []string
	ids = append(ids, f.bargains.parts()...)
	drawn := from.draw(f.Filter)
	middle := len(drawn.priced) / 2
	for i := 0; i < len(drawn.priced) && len(ids) < 6; i++ {
		at := middle + (i+1)/2*(1-i%2*2)
		if at >= 0 && at < len(drawn.priced) && !slices.Contains(ids, drawn.priced[at].ID) {
			ids = append(ids, drawn.priced[at].ID)
		}
	}
	var boats []*Evidence
	for _, id := range ids {
		l, ok := s.ix.Get(id)
		if !ok || l.Year() == 0 || l.Price == 0 {
			continue
		}
		e := listingEvidence(l, s.from.Links)
		e.Boats, e.Values = e.run(from)
		boats = append(boats, e)
	}
	return boats
}

// compare sets each further subject against the first.
func (s *Study) compare() {
	if len(s.findings) < 2 {
		return
	}
	first := s.findings[0]
	for _, f := range s.findings[1:] {
		run := func(d *drawer) (int, []Value) { return against(d.draw(first.Filter), d.draw(f.Filter)) }
		e := &Evidence{
			Kind: OfQuery, Title: f.Name + " against " + first.Name, Filter: f.Filter, AsOf: f.prices.AsOf, Currency: f.prices.Currency,
			RateDate: orElse(f.prices.RateDate, first.prices.RateDate), Sample: f.prices.Sample, run: run,
			phrases: []string{first.Name},
		}
		e.Boats, e.Values = e.run(newDrawer(s.ix, s.Plan.Currency))
		s.gaps = append(s.gaps, e)
	}
}

// read finds the passages that the question brings and those that studies quote.
func (s *Study) read() {
	for _, id := range guides {
		if p, ok := s.from.Passages.Passage(id); ok {
			s.guides[id] = s.passage(&p)
		}
	}
	s.search(subjectOf(s.Plan.Question), 0.5, nil)
	if len(s.passages) == 0 {
		return
	}
	var topics []string
	for _, e := range s.passages[:min(2, len(s.passages))] {
		topics = append(topics, s.texts[e].Topic)
	}
	best := s.texts[s.passages[0]]
	s.search(best.Title+". "+strings.Join(best.Terms, ". "), 0.12, topics)
}

// mostPassages is how many passages a question brings.
const mostPassages = 7

// search adds the passages whose score is at least a share of the best one's, of some topics only if there are any.
func (s *Study) search(question string, share float64, topics []string) {
	hits := s.from.Passages.Search(question, nil)
	for _, h := range hits {
		if h.Score < share*hits[0].Score || len(s.passages) == mostPassages {
			return
		}
		e := s.passage(h.Passage)
		if (topics == nil || slices.Contains(topics, h.Passage.Topic)) && !slices.Contains(s.passages, e) {
			s.passages = append(s.passages, e)
		}
	}
}

// holdsSamples reports whether the catalogue holds generated listings; its newest boat tells.
func holdsSamples(ix *catalog.Index) bool {
	page, err := ix.Search(catalog.Query{}, catalog.Paging{Limit: 1})
	return err == nil && len(page.Items) > 0 && page.Items[0].Sample
}

// errand are words that ask for a report and say nothing of its subject.
var errand = []string{
	"deep", "research", "report", "detailed", "investigate", "investigation", "study", "analysis", "market", "full", "write", "please", "me", "a", "an",
}

// subjectOf is a question without the words that only ask for a report.
func subjectOf(question string) string {
	words := strings.Fields(question)
	return strings.Join(slices.DeleteFunc(words, func(w string) bool {
		return slices.Contains(errand, strings.ToLower(strings.Trim(w, ".,:;?!")))
	}), " ")
}

// passage makes a passage evidence, each only once.
func (s *Study) passage(p *knowledge.Passage) *Evidence {
	for e, known := range s.texts {
		if known.ID == p.ID {
			return e
		}
	}
	e := passageEvidence(p, s.from.Links)
	s.texts[e] = p
	return e
}

// know finds the passage that is about the subject's design.
func (s *Study) know(f *finding) {
	if f.Design == nil || s.Plan.Outside {
		return
	}
	name := design.Fold(nameOf(*f.Design))
	for _, h := range s.from.Passages.Search(nameOf(*f.Design)+" known problems", nil) {
		about := design.Fold(h.Passage.Title + " " + strings.Join(h.Passage.Terms, " ") + " " + h.Passage.Summary)
		if holdsAll(about, name) {
			f.known = s.passage(h.Passage)
			return
		}
	}
}

// holdsAll reports whether every word of a folded name is a word of a folded text.
func holdsAll(text, name string) bool {
	text = " " + text + " "
	for w := range strings.FieldsSeq(name) {
		if !strings.Contains(text, " "+w+" ") {
			return false
		}
	}
	return true
}
