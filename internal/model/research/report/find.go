package report

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/study"
)

// finder measures one subject.
type finder struct {
	*Study
	of   plan.Subject
	draw *measure.Drawer
}

// about is evidence on the subject's boats.
func (m finder) about(title, by string) *measure.Evidence {
	return m.on(m.of.Filter, nil, title, by)
}

// on is evidence on some boats, beside others where the measure takes two sets.
func (m finder) on(boats, beside *study.Filter, title, by string) *measure.Evidence {
	return m.from.Query(m.draw, boats, beside, title, by)
}

// find measures a subject.
func (s *Study) find(subject plan.Subject) finding {
	m := finder{s, subject, measure.NewDrawer(s.ix, s.Plan.Currency)}
	f := finding{
		Subject:  subject,
		prices:   m.about("asking prices", measure.ByPrice),
		years:    m.about("asking prices by year built", measure.ByYearBuilt),
		places:   m.about("asking prices by country", measure.ByCountry),
		age:      m.about("asking price against age", measure.ByAge),
		orderly:  m.draw.Draw(subject.Filter).Orderly(),
		time:     m.about("days on sale so far", measure.ByTime),
		gear:     m.about("equipment named", measure.ByEquipment),
		gaps:     m.about("what the listings leave open", measure.ByGap),
		bargains: m.about("boats under the price expected of their age", measure.ByBargain),
		cost:     m.yearly(),
	}
	m.asked(&f)
	m.oneBoat(&f)
	m.among(&f)
	f.picks = m.picks(f)
	f.designs = m.designs(f.picks)
	f.outer = m.outer()
	f.boats = m.comparables(f)
	return f
}

// outer are the cheapest offers of the subject, or the dearest, where such models are asked for.
func (m finder) outer() []*measure.Evidence {
	ask := m.Plan.Ask
	if !ask.Ranks("price") || ask.By != "model" {
		return nil
	}
	priced := slices.Clone(m.draw.Draw(m.of.Filter).Priced)
	if !ask.Least {
		slices.Reverse(priced)
	}
	var offers []*measure.Evidence
	for _, l := range priced[:min(max(3, ask.Top), len(priced))] {
		offers = append(offers, measure.Listing(l, m.from.Links, m.draw))
	}
	return offers
}

// asked measures what the question asks of the subject beside its market.
func (m finder) asked(f *finding) {
	p := m.Plan
	if p.Focus.Certainty || f.prices.Value("priced").Number < fewForMedian {
		f.median = m.about("how surely the median is known", measure.ByMedian)
	}
	if p.Raises("price gap") {
		f.gap = m.about("the widest gap between asking prices", measure.ByPriceGap)
	}
	if limit := m.of.Filter.Query.PriceMax; limit != nil && m.of.Filter.Query.PriceMin == nil && p.Raises("choice") && m.of.Design == nil {
		f.near = m.on(m.nearLimit(), nil, "asking prices by model of the dearer ones within the limit", measure.ByModel)
	}
	if whole := m.of.Whole; whole != nil {
		part := m.of.Filter
		if p.Counted != nil {
			part = p.Counted.Among(part)
		}
		f.decades = m.on(part, whole, "share by decade", measure.ByDecades)
		f.decades.Phrases = []string{whole.Words}
	}
	if p.Cuts {
		f.cuts = m.about("lowered prices", measure.ByCuts)
	}
	if p.Focus.Brokers {
		f.brokers = m.about("offers by broker", measure.ByBroker)
	}
	for _, figure := range p.Figures {
		f.figures = append(f.figures, m.about(figure.Title, figure.Measure()))
	}
	m.divided(f)
	if i := slices.IndexFunc(measure.Records, func(r measure.Record) bool { return r.Matter == "newest offer" }); (p.Claim.Early || p.Claim.Ended) && i >= 0 {
		f.newest = m.record(measure.Records[i]).boat
	}
	if limit := p.Budget; limit != nil {
		within := *m.of.Filter
		within.Query.PriceMax, within.Query.Currency = &limit.Number, string(limit.Unit)
		within.Words += ", up to " + limit.String()
		f.budget = m.on(&within, nil, "asking prices within the budget", measure.ByPrice)
	}
}

// divided measures the groups, the figures and the parts that the question asks of the subject.
func (m finder) divided(f *finding) {
	p := m.Plan
	for _, b := range p.Ratios {
		f.ratios = append(f.ratios, m.about(b.Ratio+" by model", measure.RatioByModel(b.Ratio)))
	}
	for _, d := range p.Divisions {
		title, by := d.Title(), d.Measure()
		if p.Ask.Divides("value") {
			title, by = "asking price against age by "+d.By, d.Ageing()
		}
		f.groups = append(f.groups, m.about(title, by))
	}
	for _, r := range measure.Records {
		if p.Raises(r.Matter) {
			f.records = append(f.records, m.record(r))
		}
	}
	if p.Counted != nil {
		f.share = m.on(p.Counted.Among(m.of.Filter), m.of.Filter, "share of "+p.Counted.Words, measure.ByShare)
	}
	if p.Years > 1 && (p.Focus.Owning || p.Focus.Value) {
		var worth float64
		if p.Worth != nil {
			worth = p.Worth.Number
		}
		f.keeping = m.about("cost of "+strconv.Itoa(p.Years)+" years", measure.CostOver(p.Years, worth))
	}
}

// nearLimit are the boats of the subject that ask most of what the limit on the price allows.
func (m finder) nearLimit() *study.Filter {
	const most = 0.6
	f := *m.of.Filter
	least := study.Figures(most * *f.Query.PriceMax)
	f.Query.PriceMin = &least
	f.Words += ", of " + (study.Value{Number: least, Unit: study.Unit(cmp.Or(f.Query.Currency, catalog.DefaultCurrency))}).String() + " and more"
	return &f
}

// yearly is what a year costs, at the value that was told, else at the median price.
func (m finder) yearly() *measure.Evidence {
	if worth := m.Plan.Worth; worth != nil {
		return m.about("annual cost at a value of "+worth.String(), measure.CostAt(worth.Number))
	}
	return m.about("annual cost from the median price", measure.ByCost)
}

// among measures what stands beside the subject: a wider market, boats of its kind and length, the models of a kind.
func (m finder) among(f *finding) {
	if around := m.of.Wider; around != nil {
		f.supply = m.on(m.of.Filter, around.Filter, "share of the offers", measure.ByShare)
		f.supply.Phrases = []string{around.Filter.Words}
		f.supplyTime = m.on(around.Filter, nil, "days on sale of "+around.Filter.Words, measure.ByTime)
	}
	if d := cmp.Or(m.of.Design, m.of.Asked); d != nil && d.LOA > 0 && m.Plan.Raises("refit") {
		alike := plan.Subject{Design: d, Filter: &study.Filter{}}.Rivals()
		f.newer = m.on(alike, nil, "asking price against age of boats of this kind and length", measure.ByAge)
	}
	switch {
	case m.of.Design == nil:
		f.models = m.about("asking prices by model", measure.ByModel)
		if by := preferenceOf(m.Plan, m.of); by != nil {
			f.preferred = m.about(by.title, by.by)
		}
	case m.of.Design.LOA > 0:
		rivals := m.of.Rivals()
		if m.Plan.Raises("rivals") {
			f.class = m.on(m.of.Filter, rivals, "asking prices against those of boats of this kind and length", measure.ByContrast)
		}
		f.models = m.on(rivals, nil, "asking prices of boats of this kind and length", measure.ByModel)
	}
}

// designs are the subject's own design, or the two that are most offered; a design of unknown length stands beside the one
// that most boats of its name are of.
func (m finder) designs(picks []string) []*measure.Evidence {
	var found []*measure.Evidence
	subject, links := m.of, m.from.Links
	if subject.Asked != nil && len(subject.Asked.Ratios()) > 1 {
		found = append(found, measure.Design(*subject.Asked, links))
	}
	if subject.Design != nil {
		found = append(found, measure.Design(*subject.Design, links))
		if m.Plan.Compares() || subject.Design.LOA > 0 {
			return found
		}
	}
	for _, p := range m.picksFirst(measure.Divide(m.draw.Draw(subject.Filter).Boats, func(l *catalog.Listing) string { return l.DesignID }), picks) {
		if d, ok := m.from.Designs.ByID(p.Name); ok && (len(d.Ratios()) > 1 || d.LOA > 0 && m.isPick(d, picks)) && len(found) < 2 && (subject.Design == nil || d.ID != subject.Design.ID) {
			found = append(found, measure.Design(d, links))
		}
	}
	return found
}

// comparables are boats to look at first, each once: the middle ones of the models that are picked, then those under the price expected of
// them, then those nearest the median.
func (m finder) comparables(f finding) []*measure.Evidence {
	drawn := m.draw.Draw(f.Filter)
	ids := m.ofPicks(drawn, f)
	for _, id := range f.bargains.Parts() {
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	middle := len(drawn.Priced) / 2
	for i := 0; i < len(drawn.Priced) && len(ids) < 6; i++ {
		at := middle + (i+1)/2*(1-i%2*2)
		if at >= 0 && at < len(drawn.Priced) && !slices.Contains(ids, drawn.Priced[at].ID) {
			ids = append(ids, drawn.Priced[at].ID)
		}
	}
	var boats []*measure.Evidence
	for _, id := range ids {
		l, ok := m.ix.Get(id)
		if !ok || l.Year() == 0 || l.Price == 0 {
			continue
		}
		boats = append(boats, measure.Listing(l, m.from.Links, m.draw))
	}
	return boats
}

// fewForMedian is how many prices a median needs for a study not to say within which bounds it is known.
const fewForMedian = 30
