package listings

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/catalog"
)

// Boats are alike whose length and year are this near; a median of fewer tells nothing.
const (
	alikeLength = 0.05 // of the length
	alikeYears  = 4
	fewestAlike = 5
	// tooCheap is the share of the median below which a price has a reason that the advert may not tell.
	tooCheap = 0.4
)

// advise answers which boat of the last list to buy: that is for the buyer to decide, but the price can be judged.
func (a *answer) advise(q catalog.Query) error {
	said := a.advice + "\n\n"
	page, r, ok, err := a.again(q, said)
	if err != nil || !ok {
		return err
	}
	none := fmt.Sprintf(a.noValue, a.number(float64(len(page.Items))), a.sampleNote()) + "\n"
	return a.value(page, r, said, none)
}

// judge answers whether what was shown is good: of one boat with what is known of it, of a list with how to choose one and
// which is asked for least in proportion.
func (a *answer) judge(q catalog.Query) error {
	a.lead = a.verdict + "\n\n"
	if q.SelectIndex != 0 {
		return a.selected(a.wish.Context, q.SelectIndex)
	}
	q.Aggregate, q.Compare = nil, nil
	page, r, ok, err := a.again(q, a.lead)
	switch {
	case err != nil || !ok:
		return err
	case page.Total == 1:
		return a.detail(page.Items[0], r)
	}
	said := a.lead + fmt.Sprintf(a.verdictOfList, a.number(float64(page.Total))) + "\n\n"
	return a.value(page, r, said, a.lastLine("")+"\n")
}

// again searches for the last list. Where that has no boat it is answered here, behind what is said first, and ok is false.
func (a *answer) again(q catalog.Query, said string) (page catalog.Page, r result, ok bool, err error) {
	p, _ := a.paging(q)
	page, ok, err = a.look(q, p)
	if err != nil || !ok {
		return page, r, false, err
	}
	r = resultOf(q, page)
	if page.Total == 0 {
		return page, r, false, a.nothing(said, q, page, r)
	}
	return page, r, true, nil
}

// value ends an answer with the boat of a page that is asked for least in proportion, or with what is said where there is none.
func (a *answer) value(page catalog.Page, r result, said, none string) error {
	best, market, share := a.bestValue(page.Items)
	if best == nil {
		return a.sendAll(said+none, nil, r)
	}
	a.cited = best
	return a.sendAll(said+a.praise(page, best, market, share)+"\n", []*catalog.Listing{best}, r)
}

// praise says what the boat of a page that is asked for least in proportion costs beside those like it.
func (a *answer) praise(page catalog.Page, best *catalog.Listing, market catalog.Stats, share float64) string {
	return fmt.Sprintf(a.phrases.bestValue, a.number(float64(len(page.Items))), plain(best.Name()), a.links.Listing(best.ID),
		a.priceOf(best), a.number(100*(1-share)), a.money(best.Price/share, best.Currency), a.number(float64(market.N)), a.sampleNote())
}

// tip is the advice below a list that was asked for with the question which boat of it to buy.
func (a *answer) tip(page catalog.Page) string {
	best, market, share := a.bestValue(page.Items)
	if best == nil {
		return a.advice
	}
	return a.advice + " " + a.praise(page, best, market, share)
}

// bestValue is the boat that is asked for least in proportion to the median of those like it, nil when none is below. One that
// is to be restored or far too cheap is no good value.
func (a *answer) bestValue(boats []*catalog.Listing) (best *catalog.Listing, market catalog.Stats, share float64) {
	share = 1
	for _, l := range boats {
		if m, s, ok := a.marketOf(l); ok && s < share && s >= tooCheap && l.Grade != catalog.Restorable {
			best, market, share = l, m, s
		}
	}
	return best, market, share
}

// marketOf is what boats like one are asked for, and the share of their median that she is; ok is false where too few tell.
func (a *answer) marketOf(l *catalog.Listing) (market catalog.Stats, share float64, ok bool) {
	if l.Price <= 0 || l.LOA <= 0 || l.Year() == 0 {
		return market, 0, false
	}
	page, err := a.index.Search(catalog.Query{
		TypesAny: []string{string(l.Category)}, LengthMin: l.LOA * (1 - alikeLength), LengthMax: l.LOA * (1 + alikeLength),
		YearMin: l.Year() - alikeYears, YearMax: l.Year() + alikeYears,
	}, catalog.Paging{Limit: 1})
	if err != nil || page.Stats.N < fewestAlike {
		return market, 0, false
	}
	price, ok := catalog.Convert(l.Price, l.Currency, page.Stats.Currency)
	return page.Stats, price / page.Stats.Median, ok
}
