package survey

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/quantity"
)

// leastPrice is the smallest sum that is taken for the price of a boat.
const leastPrice = 1000

// asking is the price of the boat: the listing's, or the sum of money in the messages that is called so, or else the first that is not what
// something else costs or did cost. What another boat is asked for is none of hers.
func (in *input) asking(reader *inspect.Inspector) (price float64, currency string) {
	if l := in.told(); l != nil && (l.Price > 0 || l == in.listing) {
		return l.Price, l.Currency
	}
	texts := in.Texts
	if (in.topic == aboutOffer || in.topic == aboutPrice) && len(texts) > 1 {
		texts = texts[:len(texts)-1] // it names the offer
	}
	for _, t := range texts {
		body := reader.Hers(t, in.Year).Body
		for _, q := range quantity.Find(body) {
			if q.Dim != quantity.Money || q.Per != "" || q.Value < leastPrice {
				continue
			}
			before, behind := besides(body, q)
			if priced.MatchString(before) {
				return q.Value, q.Unit
			}
			if price == 0 && !spent.MatchString(before) && !spentBehind.MatchString(behind) {
				price, currency = q.Value, q.Unit
			}
		}
		if at := inPounds.FindStringSubmatch(body); at != nil && price == 0 {
			return sumIn(at[1]), "GBP" // "pounds" is a weight elsewhere
		}
	}
	return price, currency
}

// Words beside a sum: those that call it the price, and those that tell what was or is to be paid for something else.
var (
	priced      = regexp.MustCompile(`(?i)\b(?:worth (?:it|her|buying|having|looking at)|(?:good|fair|sensible) (?:deal|buy|value|price)|too (?:much|dear)|overpriced|asking|asks|price|priced|for sale (?:at|for)|offers? (?:over|around|above)|preis|vb|fp|prix|prezzo|precio|prijs|vraagprijs)\b[^.;\d]{0,15}$`)
	spent       = regexp.MustCompile(`(?i)\b(?:cost(?:s|ing)?|spent|paid|invested|invoices?|receipts?|quoted?|worth|value|valued|estimated?|bill|insured|for an? extra|optional for|kosten|kostete|rechnung|bezahlt|wert|facture|co[uû]t\w*|pay[ée]|valeur)\b[^.;]{0,25}$`)
	spentBehind = regexp.MustCompile(`(?i)^\W{0,3}(?:\+ )?(?:worth|spent|invested|receipts?|invoices?|bill|job|refit|of work|in (?:upgrades|receipts|invoices|work)|rechnung|investiert|de travaux|de factures|investis)\b`)
	inPounds    = regexp.MustCompile(`(?i)\b(?:asking|price|priced at|offers (?:over|around))\b[^.;\d]{0,12}(\d[\d,.]*k?)\s*pounds\b`)
)

// besides is what stands before a sum and behind it, within its sentence as far as that matters.
func besides(text string, q quantity.Quantity) (before, behind string) {
	const reach = 45 // bytes
	before, behind = text[max(0, q.Start-reach):q.Start], text[q.End:min(len(text), q.End+reach)]
	if at := strings.LastIndexAny(before, "\n;"); at >= 0 {
		before = before[at+1:]
	}
	return before, behind
}
