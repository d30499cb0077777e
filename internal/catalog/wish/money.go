package wish

// moneys are the currencies that are named apart from an amount: "max 60k, in pounds".
var moneys = map[string]string{
	"pounds": "GBP", "sterling": "GBP", "gbp": "GBP", "pfund": "GBP", "livres": "GBP", "euro": "EUR", "euros": "EUR", "eur": "EUR",
	"dollars": "USD", "dollar": "USD", "usd": "USD", "francs": "CHF", "franken": "CHF", "chf": "CHF", "sek": "SEK", "nok": "NOK", "dkk": "DKK",
}

// readMoney takes the currency of a price from where it is named apart from the amount.
func (t *turn) readMoney() {
	q := &t.query
	if q.Currency != "" || q.PriceMin == nil && q.PriceMax == nil {
		return
	}
	for i := 1; i < len(t.words); i++ {
		money, named := moneys[t.words[i].fold]
		if before := t.words[i-1].fold; named && !t.words[i].used && (before == "in" || before == "en") {
			t.use(i, i+1)
			q.Currency = money
			return
		}
	}
}
