package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/model/research/plan"
	"github.com/fairlead/fairlead/internal/prose"
)

// sells reports whether the reader has a boat to sell, not one to find.
func (w *writer) sells() bool { return w.Plan.Focus.Selling && !w.Plan.Compares() }

// byHerAge says what boats of her age ask, since a price is set by those and not by all: of each span of years the middle half, the spans
// with most offers, the youngest first. It reports whether there are several.
func (w *writer) byHerAge(say func(level, string, ...any)) bool {
	const most = 3
	f := w.findings[0]
	bands := f.dated()
	if len(bands) < 2 || w.Plan.Unseen || f.Asked != nil {
		return false
	}
	priced := func(band string) int { return int(valueOf(f.years, band, "priced")) }
	chosen := sortedBy(bands, func(band string) int { return -priced(band) })[:min(most, len(bands))]
	var each []string
	for _, band := range bands {
		if slices.Contains(chosen, band) {
			each = append(each, band+" ("+cell(f.years, band, "lower quartile")+" to "+cell(f.years, band, "upper quartile")+")")
		}
	}
	say(essential, "Price a boat by those of her years, of which the middle half asks, by year built: %s %s.", prose.List(each, "and"), w.ref(f.years))
	return true
}

// toSell says first what a seller has to know of the market, where no one boat is priced.
func (w *writer) toSell(s *section) {
	if !w.sells() || w.Plan.Part != plan.Whole || w.Plan.Year > 0 || w.Plan.Unseen || w.Plan.Aged {
		return
	}
	w.pricedByAge = w.byHerAge(s.say)
}

// sellingAdvice is what follows for who sells: the price, how long it takes, what to show, when and where to list, and the papers.
func (w *writer) sellingAdvice(s *section) {
	f := w.findings[0]
	if w.Plan.Part != plan.Advice || !w.byHerAge(s.item) {
		w.priceAdvice(s, essential, f)
	}
	if w.Plan.Focus.Waiting {
		w.waitingCosts(s)
	}
	if f.time.Has("median") {
		lowered := ""
		if reduced := f.time.Value("reduced"); reduced.Number > 0 && f.cuts == nil {
			lowered = ", and " + reduced.String() + " of them show a lowered price"
		}
		s.item(essential, "Reckon with some months: the offers now open have stood for a median of %s%s %s.", f.time.Value("median"), lowered, w.ref(f.time))
	}
	w.preparing(s)
	w.listing(s)
	w.papers(s)
}

// waitingCosts says what a year of waiting takes off the price of who sells, where the offers tell it.
func (w *writer) waitingCosts(s *section) {
	f := w.findings[0]
	if year, losing := f.losing(); losing {
		s.item(essential, "Waiting costs who sells: while the market stands still another year of age takes %s off the same boat %s.", year, w.ref(f.age))
	}
}

// preparing is what to repair and to document before a boat is offered.
func (w *writer) preparing(s *section) {
	for _, e := range w.findings[0].telling() {
		for _, fact := range w.texts[e].Facts {
			if mentionsAny(fact, faultWords...) {
				s.item(usual, "Look first at what a surveyor will look at: %s", w.quote(e, fact))
				break
			}
		}
	}
	w.tip(s, essential, "buying-write-advert", "buyers look for dates")
	w.tip(s, usual, "buying-write-advert", "a fault that is told")
	w.tip(s, usual, "buying-selling", "returns only partly")
}

// listing is when and where to offer a boat.
func (w *writer) listing(s *section) {
	w.tip(s, essential, "buying-selling", "late winter")
	w.buyersLookIn(s, usual)
	w.tip(s, usual, "buying-selling", "first weeks")
	w.tip(s, deeper, "buying-sell-broker-or-private", "central")
}

// buyersLookIn names the countries in which buyers find most of the boats beside hers.
func (w *writer) buyersLookIn(s *section, l level) {
	f := w.findings[0]
	if parts := f.places.Parts(); len(parts) > 1 && !f.inCountry() {
		s.item(l, "Buyers will set her beside what lies in %s and %s, where most are offered with a price: %s and %s %s.",
			geo.Article(parts[0]), geo.Article(parts[1]), cell(f.places, parts[0], "priced"), cell(f.places, parts[1], "priced"), w.ref(f.places))
	}
}

// papers is what a seller lays out for the first viewing.
func (w *writer) papers(s *section) {
	if e := w.guides["buying-papers"]; e != nil {
		s.item(essential, "Lay out the papers before the first viewing: the bills of sale back to the builder, the hull number (HIN), proof that VAT was paid and the CE declaration of conformity %s.", w.ref(e))
	}
}

// tip is a point that quotes the first fact of a guide with a word.
func (w *writer) tip(s *section, l level, guide, word string) {
	if fact, ok := w.fact(guide, word); ok {
		s.item(l, "%s", fact)
	}
}

// askingAdvice says to who sells between what to ask, where the reader may be either.
func (w *writer) askingAdvice(s *section) {
	if f := w.findings[0]; f.priced() && f.Asked == nil && f.prices.Value("priced").Number >= fewForMedian {
		w.toAsk(s, deeper, f)
	}
}

// toAsk says to who sells between which prices to ask.
func (w *writer) toAsk(s *section, l level, f finding) {
	s.item(l, "Sellers: half of the offers of %s ask between %s and %s; asking beyond that wants invoices for rig, sails or engine %s.",
		w.the(f), f.prices.Value("lower quartile"), f.prices.Value("upper quartile"), w.ref(f.prices))
}

// forBoth says what follows for who buys and for who sells, where the reader does neither.
func (w *writer) forBoth(s *section) {
	for i, f := range w.findings {
		l := levelOf(i, essential)
		p := f.prices
		if !f.priced() || f.Asked != nil {
			s.item(l, "Neither side finds a market price of %s here: fewer than five tell one.", w.the(f))
			continue
		}
		s.item(l, "Buyers: above %s, the upper quartile of %s, an offer needs a reason, and below %s, the lower one, find out what is wrong %s.",
			p.Value("upper quartile"), w.the(f), p.Value("lower quartile"), w.ref(p))
		w.toAsk(s, l, f)
	}
	f := w.findings[0]
	if year, losing := f.losing(); losing && !w.Plan.Compares() {
		s.item(usual, "Both: correct by %s for each year of age before two offers are compared %s.", year, w.ref(f.age))
	}
}
