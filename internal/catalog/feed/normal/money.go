package normal

import (
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

// maxPrice is beyond what any boat is advertised at in any of the currencies.
const maxPrice = 5e8

// money fills price, currency and price history.
func (b *boat) money() {
	m, ok := written.PriceWords.Find(b.draft.PriceType)
	if ok && m == "poa" {
		b.draft.Hidden = true
	}
	price, name, words := written.SplitPrice(b.draft.Price)
	if b.draft.Currency != "" && (name == "" || written.CurrencyOf(name) == "" && written.Ambiguous(name) == nil || written.CurrencyOf(b.draft.Currency) != "" && written.Ambiguous(name) != nil) {
		name = b.draft.Currency
	}
	b.Currency = b.currencyNamed(name)
	if b.draft.Tax == "" && price > 0 {
		b.Tax = catalog.Tax(taxOfPrice(b.draft.Price))
	}
	switch {
	case ok && m != "poa" && price == 0:
		b.PriceType = catalog.PriceType(m)
	case b.draft.Hidden:
		b.PriceType = catalog.OnRequest
	case words != "":
		if m, ok = written.PriceWords.Find(words); ok {
			b.PriceType = catalog.PriceType(m)
		} else {
			b.setAside("price", b.draft.Price, whyNoPrice(b.draft.Price))
		}
	case price == 0 && b.draft.Price != "":
		b.PriceType = catalog.OnRequest
	case price == 0:
	case price < 0:
		b.setAside("price", b.draft.Price, "negative")
	case price > maxPrice:
		b.PriceType = catalog.OnRequest
		b.setAside("price", b.draft.Price, "above 500,000,000, which is how a price is hidden")
	case price < 10:
		b.PriceType = catalog.OnRequest
		b.setAside("price", b.draft.Price, "under 10, which is how a price is hidden")
	case b.Currency == "":
		b.setAside("price", b.draft.Price, "in a currency that is not told")
	default:
		b.PriceType, b.Price = catalog.Ask, price
	}
	if b.Price > 0 || b.exported() {
		b.pastPrices()
	}
}

// taxNames are what the tax is called.
var taxNames = fold.Set("vat mwst ust tva iva btw moms mva alv tax ttc ht")

// taxOfPrice is what a text says of the tax behind the price, "" if it says nothing: "240 000 € HT", "79.000 € (MwSt. bezahlt)".
func taxOfPrice(text string) string {
	behind := text[strings.LastIndexAny(text, "0123456789")+1:]
	if len(behind) < len(" € HT") {
		return ""
	}
	folded := design.Fold(strings.ReplaceAll(written.CutText(behind, written.MaxName), "+", " plus "))
	for word := range strings.FieldsSeq(folded) {
		if taxNames[word] {
			m, _ := taxWords.Find(folded)
			return m
		}
	}
	return ""
}

// currencyNamed settles which currency a name means; one that several countries share is that of the boat's country, then
// of the feed, then the dollar of the United States.
func (b *boat) currencyNamed(name string) string {
	if code := written.CurrencyOf(name); code != "" {
		return code
	}
	set := written.Ambiguous(name)
	country := b.n.cfg.Country
	if c, ok := b.n.places.country(b.draft.Country); ok {
		country = c
	}
	local := b.n.cfg.Places.Currency(country)
	fallback := written.CurrencyOf(b.n.cfg.Currency)
	switch {
	case set == nil && written.Unknown(name):
		return fallback
	case set == nil:
		b.setAside("currency", name, "not a currency that is known here")
		return ""
	case slices.Contains(set, local):
		return local
	case slices.Contains(set, fallback):
		return fallback
	case set[0] == "USD":
		return "USD"
	}
	b.setAside("currency", name, "the currency of several countries, and the boat's is not one of them")
	return ""
}

// whyNoPrice is why a text that splitPrice makes no price of is none.
func whyNoPrice(text string) string {
	if !strings.ContainsAny(text, "0123456789") {
		return "no number"
	}
	first, second := written.CurrencyIn(text), ""
	for _, part := range strings.Fields(text) {
		if code := written.CurrencyOf(part); code != "" && code != written.CurrencyOf(first) {
			second = code
		}
	}
	if second != "" {
		return "in two currencies"
	}
	return "several prices"
}

// pastPrices makes the history, oldest first, ending with the price of now where there is more than one.
func (b *boat) pastPrices() {
	var changes []catalog.PriceChange
	begin := b.ListedAt
	for _, h := range b.draft.History {
		at := b.date("price_history", h.At)
		price, name, _ := written.SplitPrice(h.Price)
		if price <= 0 || price > maxPrice || at.IsZero() || name != "" && b.currencyNamed(name) != b.Currency {
			if h.Price != "" {
				b.setAside("price_history", h.At+" "+h.Price, "no plausible price with a date in the currency of the present one")
			}
			continue
		}
		changes = append(changes, catalog.PriceChange{At: at, Price: price})
	}
	slices.SortStableFunc(changes, func(x, y catalog.PriceChange) int { return x.At.Compare(y.At) })
	if len(b.draft.History) > 0 && b.draft.History[0].Replaced {
		// The source dates when a price ended; each began when the one before it ended, the first with the advert.
		for i := range changes {
			begin, changes[i].At = changes[i].At, begin
		}
		if len(changes) > 0 {
			changes = append(changes, catalog.PriceChange{At: begin, Price: b.Price})
		}
		if len(changes) > 0 && changes[0].At.IsZero() {
			changes = changes[1:] // nobody knows since when
		}
		b.PriceHistory = changes
		return
	}
	if old, name, _ := written.SplitPrice(b.draft.OldPrice); len(changes) == 0 && old > 0 && old <= maxPrice && !b.ListedAt.IsZero() && old != b.Price &&
		(name == "" || b.currencyNamed(name) == b.Currency) {
		since := b.UpdatedAt
		if since.Before(b.ListedAt) {
			since = b.ListedAt
		}
		changes = []catalog.PriceChange{{At: b.ListedAt, Price: old}, {At: since, Price: b.Price}}
	}
	if n := len(changes); n > 0 && b.Price > 0 && math.Abs(changes[n-1].Price-b.Price) > 0.005 && b.UpdatedAt.After(changes[n-1].At) {
		changes = append(changes, catalog.PriceChange{At: b.UpdatedAt, Price: b.Price})
	}
	b.PriceHistory = changes
}
