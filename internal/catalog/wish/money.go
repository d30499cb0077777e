package wish

import "github.com/fairlead/fairlead/internal/catalog"

// monies are the words that name a currency, folded.
var monies = map[string]string{
	"eur": "EUR", "euro": "EUR", "euros": "EUR", "usd": "USD", "dollar": "USD", "dollars": "USD", "gbp": "GBP", "pound": "GBP", "pounds": "GBP",
	"sterling": "GBP", "quid": "GBP", "livres": "GBP", "pfund": "GBP", "chf": "CHF", "franken": "CHF", "francs": "CHF", "sek": "SEK", "kronor": "SEK", "nok": "NOK",
	"dkk": "DKK", "cad": "CAD", "aud": "AUD", "nzd": "NZD",
}

// readMoney takes the currency of a price, or of a figure of all prices, from where it is named apart from the amount.
func (t *turn) readMoney() {
	q := &t.query
	if q.Currency != "" || q.PriceMin == nil && q.PriceMax == nil && len(q.Aggregate) == 0 {
		return
	}
	for i, w := range t.words {
		if money := monies[w.fold]; money != "" && !w.used && !t.negatedAt(i) && !t.amountBefore(i) {
			t.use(i, i+1)
			q.Currency = money
			return
		}
	}
}

// amountBefore reports whether a figure that nothing was made of stands before word i, which then is its unit: "18000 pound displacement".
func (t *turn) amountBefore(i int) bool {
	return i > 0 && !t.words[i-1].used && isDigit(t.words[i-1].fold[0])
}

var (
	gifts      = set("free|for free|gratis|kostenlos|zu verschenken|verschenken|gratuit|gratuitement|a donner|give away|giveaway|given away")
	freeOf     = set("tax|vat|duty|osmosis|rust|leak|maintenance|fee|debt|damage|wear|work|hassle|worry|obligation")
	freeBefore = set("of|standing|berth|mooring|from|board|delivery")
)

// readGift reads "free" as a price of nothing, unless a price says more or cheap boats will do as well.
func (t *turn) readGift() {
	for i := range t.words {
		n, ok := t.after(i, gifts, 2)
		if !ok || !t.free(i, i+n) || i > 0 && freeOf[t.words[i-1].fold] {
			continue
		}
		if i+n < len(t.words) && freeBefore[t.words[i+n].fold] {
			continue
		}
		t.use(i, i+n)
		t.about = true
		if nothing := 0.0; t.query.PriceMin == nil && t.query.PriceMax == nil && t.query.Sort != catalog.PriceAsc {
			t.query.PriceMax = &nothing
		}
	}
}
