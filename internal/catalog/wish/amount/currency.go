package amount

// monies are the words that name a currency, folded.
var monies = map[string]string{
	"eur": "EUR", "euro": "EUR", "euros": "EUR", "usd": "USD", "dollar": "USD", "dollars": "USD", "gbp": "GBP", "pound": "GBP", "pounds": "GBP",
	"sterling": "GBP", "quid": "GBP", "livres": "GBP", "pfund": "GBP", "chf": "CHF", "franken": "CHF", "francs": "CHF", "sek": "SEK", "kronor": "SEK", "nok": "NOK",
	"dkk": "DKK", "cad": "CAD", "aud": "AUD", "nzd": "NZD",
}

// Currency is the code of the currency that a folded word names, "" for none.
func Currency(word string) string { return monies[word] }
