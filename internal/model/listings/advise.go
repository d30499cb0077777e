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
)

// advise answers which boat of the last list to buy: that is for the buyer to decide, but the price can be judged.
func (a *answer) advise(q catalog.Query) error {
	p, _ := a.paging(q)
	page, ok, err := a.look(q, p)
	if err != nil || !ok {
		return err
	}
	r := result{Query: q, Total: page.Total, Stats: statsOf(page.Stats)}
	if page.Total == 0 {
		return a.sendAll(a.advice+"\n\n"+a.noBoat(q, page), nil, r)
	}
	best, market, share := a.bestValue(page.Items)
	shown := a.number(float64(len(page.Items)))
	if best == nil {
		return a.sendAll(a.advice+"\n\n"+fmt.Sprintf(a.noValue, shown, a.sampleNote())+"\n", nil, r)
	}
	a.cited = best
	text := fmt.Sprintf(a.phrases.bestValue, shown, plain(best.Name()), a.links.Listing(best.ID), a.priceOf(best),
		a.number(100*(1-share)), a.money(market.Median, market.Currency), a.number(float64(market.N)), a.sampleNote())
	return a.sendAll(a.advice+"\n\n"+text+"\n", []*catalog.Listing{best}, r)
}

// judge answers whether what was shown is good: of one boat with what is known of it, of a list with how to choose one and
// which is asked for least in proportion.
func (a *answer) judge(q catalog.Query) error {
	a.lead = a.verdict + "\n\n"
	if q.SelectIndex > 0 {
		return a.selected(a.wish.Context, q.SelectIndex)
	}
	q.Aggregate, q.Compare = nil, nil
	p, _ := a.paging(q)
	page, ok, err := a.look(q, p)
	if err != nil || !ok {
		return err
	}
	r := result{Query: q, Total: page.Total, Stats: statsOf(page.Stats)}
	switch page.Total {
	case 0:
		return a.sendAll(a.lead+a.noBoat(q, page), nil, r)
	case 1:
		return a.detail(page.Items[0], r)
	}
	text := a.lead + fmt.Sprintf(a.verdictOfList, a.number(float64(page.Total)))
	best, market, share := a.bestValue(page.Items)
	if best == nil {
		return a.sendAll(text+a.sampleEnd(), nil, r)
	}
	a.cited = best
	text += "\n\n" + fmt.Sprintf(a.phrases.bestValue, a.number(float64(len(page.Items))), plain(best.Name()), a.links.Listing(best.ID),
		a.priceOf(best), a.number(100*(1-share)), a.money(market.Median, market.Currency), a.number(float64(market.N)), a.sampleNote())
	return a.sendAll(text+"\n", []*catalog.Listing{best}, r)
}

// sampleEnd is a line of its own that says what the boats are.
func (a *answer) sampleEnd() string { return "\n\n" + a.lastLine("") + "\n" }

// bestValue is the boat that is asked for least in proportion to the median of those like it, nil when none is below.
func (a *answer) bestValue(boats []*catalog.Listing) (best *catalog.Listing, market catalog.Stats, share float64) {
	share = 1
	for _, l := range boats {
		if l.Price <= 0 || l.LOA <= 0 || l.Year() == 0 {
			continue
		}
		page, err := a.index.Search(catalog.Query{
			TypesAny: []string{string(l.Category)}, LengthMin: l.LOA * (1 - alikeLength), LengthMax: l.LOA * (1 + alikeLength),
			YearMin: l.Year() - alikeYears, YearMax: l.Year() + alikeYears,
		}, catalog.Paging{Limit: 1})
		if err != nil || page.Stats.N < fewestAlike {
			continue
		}
		price, ok := catalog.Convert(l.Price, l.Currency, page.Stats.Currency)
		if ok && price < share*page.Stats.Median {
			best, market, share = l, page.Stats, price/page.Stats.Median
		}
	}
	return best, market, share
}
