package money

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// lessThanAsked are the ways to say that a percentage is taken off a price.
var lessThanAsked = []string{
	"# less|lower|below|under|beneath|cheaper|off", "# of? discount|reduction|rebate|allowance", "less|minus #", "discount|reduction|rebate of? #", "knock|knocks|knocked|take|taking|takes|get|got|gets # off",
	"offer*|bid # less|lower|below|under", "# weniger|unter|nachlass|rabatt", "# de? moins|remise|rabais|réduction",
}

func priceLessCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "price_less", Title: answer.Say("Price with a percentage off", "Preis nach Abzug eines Prozentsatzes", "Prix après remise"),
		Answers: "what a price or an offer comes to with a percentage taken off it, as an offer below the asking price",
		Formula: "price × (1 - percentage)",
		Source:  "the definition",
		Inputs: []calc.Input{
			priceInput("listed", "list", "quoted", "quote", "off", "at", "from", "is", "want*", "asks", "seller ... wants|asks|want"),
			{Name: "share", Label: "percentage taken off", Dim: quantity.Percent, Unit: "%", Min: 0.01, Max: 99, Words: lessThanAsked},
			{Name: "tax", Label: "tax that is added then", Dim: quantity.Percent, Unit: "%", Max: 40, Optional: true, Announced: true, Words: vatWords},
		},
		Topic:   lessThanAsked,
		Asks:    []string{"what", "how much", "offer", "price", "pay", "?", "wie viel|hoch", "combien", "quel*"},
		Never:   []string{"loan|borrow*|mortgage|interest|finance*|kredit", "depreciat*", "years|year", "insur*", "battery|ah|volts", "fuel|diesel"},
		Whole:   true,
		Rank:    0.8,
		Read:    readPriceLess,
		Compute: priceLess,
	}
}

// readPriceLess refuses a percentage that is taken off nothing, and one of several.
func readPriceLess(q *question.Question, d *calc.Draft) {
	share := withoutTax(q, d)
	d.Refused = share < 0
	for _, e := range q.Find(lessThanAsked...) {
		if share >= 0 && q.QuantityIn(e, quantity.Percent) == share {
			return
		}
	}
	d.Refused = true
}

// vatWords name a tax on a price.
var vatWords = []string{"vat", "tax", "sales tax", "gst", "mwst", "mehrwertsteuer", "umsatzsteuer", "tva"}

// taxAdded are the ways to say that a tax comes to a price, which else may hold it.
var taxAdded = []string{
	"plus|add|adding|zuzüglich|zzgl ... vat|tax|gst|mwst|mehrwertsteuer|tva", "excluding|excl|ex|without|before|ohne|sans|hors vat|tax|gst|mwst|mehrwertsteuer|tva|taxes", "vat|tax|gst|mwst|mehrwertsteuer|tva ... added|top|extra|dazu",
	"then|and # vat|tax|gst|mwst|tva",
}

// withoutTax is the only percentage besides that of a tax that is added to the price, which is taken; -1 for none or several.
func withoutTax(q *question.Question, d *calc.Draft) int {
	const beside = 1.5
	share, vat := -1, q.Where(vatWords...)
	for i, one := range q.Quantities {
		switch {
		case one.Dim != quantity.Percent:
		case q.Announced(i, vat) > beside && d.Args["tax"] == nil && q.Says(taxAdded...):
			d.Take("tax", i)
		case share >= 0:
			return -1
		default:
			share = i
		}
	}
	return share
}

func priceLess(v *calc.Values) (answer.Answer, error) {
	price, share := v.Number("price"), v.Number("share")
	if tax := v.Number("tax"); tax > 0 {
		return answer.Answer{
			Outcomes: []answer.Outcome{
				v.Priced(answer.Say("price with the tax", "Der Preis mit Steuer", "Le prix taxes comprises"), price*(1-share)*(1+tax), "price"),
				v.Priced(answer.Say("before the tax", "Vor der Steuer", "Hors taxes"), price*(1-share), "price"),
			},
			Working: answer.Working("%s × (1 - %s) × %s = %s", price, share, 1+tax, price*(1-share)*(1+tax)),
		}, nil
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			v.Priced(answer.Text{EN: "price with " + answer.Show(100*share, "%") + " off", DE: "Der Preis mit " + answer.Show(100*share, "%") + " Abzug",
				FR: "Le prix avec " + answer.Show(100*share, "%") + " de remise"}, price*(1-share), "price"),
			v.Priced(answer.Say("taken off", "Der Abzug", "La remise"), price*share, "price"),
		},
		Working: answer.Working("%s × (1 - %s) = %s", price, share, price*(1-share)),
	}, nil
}
