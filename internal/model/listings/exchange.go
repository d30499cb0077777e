package listings

import (
	"fmt"
	"math"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish"
)

// exchange shows the last list again, or the boat that was opened, with prices in other money.
func (a *answer) exchange(money string) error {
	if boats, ok := a.shownThere(a.talk.Shown); ok && len(boats) == 1 {
		return a.picked(boats, nil)
	}
	q := a.wish.Context
	if q.PriceMin == nil && q.PriceMax == nil {
		q.Currency = money
	}
	a.wish = wish.Wish{Query: q, Context: q, About: true, Lang: a.wish.Lang}
	a.shownIn = money
	return a.search(q)
}

// pricesOf is a boat's price, behind what it is in the money that prices are wanted in.
func (a *answer) pricesOf(l *catalog.Listing) string {
	own := a.priceOf(l)
	v, ok := catalog.Convert(l.Price, l.Currency, a.shownIn)
	if a.shownIn == "" || !ok || l.Currency == a.shownIn || l.Price == 0 {
		return own
	}
	return fmt.Sprintf("%s (%s)", a.money(math.Round(v), a.shownIn), own)
}
