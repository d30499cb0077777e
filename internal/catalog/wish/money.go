package wish

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// readMoney takes the currency of a price, or of a figure of all prices, from where it is named apart from the amount.
func (t *turn) readMoney() {
	q := &t.query
	if q.Currency != "" || q.PriceMin == nil && q.PriceMax == nil && len(q.Aggregate) == 0 {
		return
	}
	for i, w := range t.Words {
		if money := amount.Currency(w.Fold); money != "" && !w.Used && !t.NegatedAt(i) && !t.amountBefore(i) {
			t.Use(i, i+1)
			q.Currency = money
			return
		}
	}
}

// amountBefore reports whether a figure that nothing was made of stands before word i, which then is its unit: "18000 pound displacement".
func (t *turn) amountBefore(i int) bool {
	return i > 0 && !t.Words[i-1].Used && t.Figure(i-1)
}

var (
	gifts      = sentence.Set("free|for free|gratis|kostenlos|zu verschenken|verschenken|gratuit|gratuitement|a donner|give away|giveaway|given away")
	freeOf     = sentence.Set("tax|vat|duty|osmosis|rust|leak|maintenance|fee|debt|damage|wear|work|hassle|worry|obligation")
	freeBefore = sentence.Set("of|standing|berth|mooring|from|board|delivery")
)

// readGift reads "free" as a price of nothing, unless a price says more or cheap boats will do as well.
func (t *turn) readGift() {
	for i := range t.Words {
		n, ok := t.After(i, gifts, 2)
		if !ok || !t.Free(i, i+n) || freeOf[t.Fold(i-1)] {
			continue
		}
		if freeBefore[t.Fold(i+n)] {
			continue
		}
		t.Use(i, i+n)
		t.about = true
		if nothing := 0.0; t.query.PriceMin == nil && t.query.PriceMax == nil && t.query.Sort != catalog.PriceAsc {
			t.query.PriceMax = &nothing
		}
	}
}
