package calc

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/quantity"
)

func ownershipCalculators() []Calculator {
	return []Calculator{ownershipCostCalculator(), ownershipTotalCalculator(), shareOfAmountCalculator()}
}

func ownershipCostCalculator() Calculator {
	return Calculator{
		Name: "ownership_cost", Title: say("Annual cost of ownership", "Jährliche Kosten", "Coût annuel"),
		Answers: "what a boat costs to keep in a year, as a share of its value",
		Formula: "cost per year = share × value",
		Source:  "the 10 % rule of thumb; older boats and expensive marinas cost more",
		Inputs: []Input{
			priceInput(),
			{Name: "share", Label: "share of the value per year", Dim: quantity.Percent, Unit: "%", Min: 0.1, Max: 60,
				Default: "10 %", Words: []string{
					"rule", "share", "of value", "per cent", "percent", "annual*", "regel",
				}},
		},
		topic: []string{
			"annual|yearly running|operating? cost*", "cost* ... year|annual*|own*|keep|run|maintain", "running cost*",
			"ownership", "upkeep", "cost* per year", "jährliche kosten", "unterhalt*", "coût annuel", "entretien",
			"jahreskosten", "kosten ... jahr", "budget ... year|annual*", "per year", "a year", "annually", "par an",
		},
		asks:    []string{"how much", "what", "estimate", "wie viel|hoch", "combien", "calculate"},
		never:   []string{"loan|mortgage|borrow*|interest|kredit", "depreciat*", "insurance", "discount*|surcharge*|deposit*|rabatt|remise"},
		read:    refuseRates,
		compute: ownershipCost,
	}
}

func ownershipTotalCalculator() Calculator {
	return Calculator{
		Name: "ownership_total", Title: say("Cost of owning a boat from purchase to sale", "Gesamtkosten vom Kauf bis zum Verkauf",
			"Coût total de l'achat à la revente"),
		Answers: "what a boat has cost when it is sold again: loss of value and running costs",
		Formula: "total = purchase - sale + years × running cost, running cost an amount or a share of the purchase",
		Source:  "the definition; interest and inflation are left out",
		Inputs: []Input{
			{Name: "purchase", Label: "purchase price", Dim: quantity.Money, Min: 1, Max: 1e9, Bare: true, Words: []string{
				"buy*", "bought", "buy for", "bought for", "gekauft für|um", "acheté pour|à", "purchase*", "paid", "price", "cost me", "kauf*", "gekauft",
				"acheté*", "achat", "acheter", "bezahlt", "acquire*", "for", "kaufpreis", "prix d achat",
			}},
			{Name: "sale", Label: "price it sells for", Dim: quantity.Money, Max: 1e9, Bare: true, Announced: true, Words: []string{
				"sell*", "sold", "resale", "resell", "sell ... for|at", "sold ... for|at", "verkauf* ... für|um", "revend* ... pour|à", "resale|resell* ... for|at", "get back", "verkauf*", "verkauft",
				"revend*", "revente", "vend*", "selling", "worth ... after|then",
			}},
			{Name: "years", Label: "years", Dim: quantity.Time, Unit: "years", Min: 0.1, Max: 80, Words: []string{
				"after", "years", "for", "later", "nach", "jahre", "ans", "après", "kept", "own*", "over",
			}},
			{Name: "share", Label: "running cost a year as a share of the price", Dim: quantity.Percent, Unit: "%", Max: 60,
				Optional: true, Words: []string{
					"running cost*", "cost*", "per year|annum", "a|every|each year", "upkeep", "laufende*", "im|pro jahr",
					"par an", "maintenance", "annual*", "yearly",
				}},
			{Name: "yearly", Label: "running cost a year", Dim: quantity.Money, Max: 1e8, Optional: true, Announced: true,
				Words: []string{
					"running cost*", "per year|annum", "a|every|each year", "upkeep", "maintenance", "annual*", "yearly",
					"berth*", "cost*", "laufende*", "im|pro jahr", "par an", "unterhalt", "jährlich*", "entretien",
				}},
		},
		topic: []string{
			"sell*|sold|resale|resell*|selling", "verkauf*|verkauft", "revend*|revente", "vendu|vends|vendre",
		},
		asks: []string{
			"cost*", "total", "how much", "what", "all in", "gekostet", "kosten", "insgesamt", "coût*", "combien", "lost|lose",
		},
		never:   []string{"loan|mortgage|borrow*|kredit", "for sale", "commission|broker*", "per foot|metre|meter"},
		whole:   true,
		either:  []string{"share", "yearly"},
		read:    readYearly,
		rank:    1,
		compute: ownershipTotal,
	}
}

// readYearly takes money that is said to be per year or month.
func readYearly(q *question, d *draft) {
	for i, one := range q.quantities {
		if one.Dim != quantity.Money || one.Per != "years" && one.Per != "months" {
			continue
		}
		yearly := one.Given
		if one.Per == "months" {
			yearly *= 12
		}
		d.used[i] = true
		d.args["yearly"] = fmt.Sprintf("%g %s", yearly, one.Unit)
		d.quality++
		return
	}
}

func shareOfAmountCalculator() Calculator {
	return Calculator{
		Name: "share_of_amount", Title: say("Percentage of an amount", "Prozentsatz eines Betrags", "Pourcentage d'un montant"),
		Answers: "what a percentage of a value comes to: an insurance premium, excess, commission, deposit or tax",
		Formula: "part = percentage × amount",
		Source:  "the definition",
		Inputs: []Input{
			{Name: "share", Label: "percentage", Dim: quantity.Percent, Unit: "%", Min: 0.001, Max: 100, Words: []string{
				"premium", "rate", "deductible", "excess", "commission", "deposit", "vat", "tax", "prämie", "prime",
			}},
			{Name: "amount", Label: "amount", Dim: quantity.Money, Min: 1, Max: 1e10, Bare: true, Words: []string{
				"value", "insured", "insured value", "of", "on", "price", "for", "hull value", "agreed value", "boat", "worth",
				"sum", "wert", "versicherungssumme", "valeur", "valued at", "from", "von", "de", "sold for", "sells for",
			}},
		},
		topic: []string{
			"premium", "insurance ... cost*|a_year|per_year|how_much", "deductible", "excess", "franchise", "commission",
			"brokerage", "deposit", "vat", "sales tax", "mwst", "mehrwertsteuer", "tva", "prämie", "versicherungsprämie",
			"selbstbeteiligung", "provision", "anzahlung", "prime", "acompte", "broker* ... fee|takes|charges|share", "down payment",
			"discount*|surcharge*|rabatt|remise", "% of #", "# of # ?", "versicherung kostet|kosten", "import duty", "insur* ... % ...", "insur*|versicher*|assur*",
		},
		asks: []string{"what", "how much", "premium", "calculate", "wie viel|hoch", "combien", "quel*", "?"},
		never: []string{
			"loan|borrow*|mortgage|interest|finance*|kredit", "incl*|including|inclusive|inkl*|net|netto|without|ohne|ttc|ht",
			"years|year ...  sell", "sell ... after", "battery|batteries|ah", "reserve", "should", "discharge*", "slip",
			"depreciat*", "years",
		},
		sure:    []string{"# of #"},
		whole:   true,
		rank:    0.5,
		read:    readAmount,
		compute: shareOfAmount,
	}
}

func ownershipCost(v *values) (answer, error) {
	price, share := v.Number("price"), v.Number("share")
	return answer{
		Outcomes: []Outcome{
			v.priced(say("cost per year", "Die jährlichen Kosten", "Le coût par an"), price*share, "price"),
			v.priced(say("cost per month", "Im Monat", "Par mois"), price*share/12, "price"),
		},
		Working: fmt.Sprintf("%s × %s = %s", sh(price), sh(share), sh(price*share)),
		Notes: []Text{say("A rule of thumb for berth, insurance, maintenance and reserves together; expect up to 15 or 20 % on an old or neglected boat.",
			"Eine Faustregel für Liegeplatz, Versicherung, Wartung und Rücklagen; bei alten Booten bis 15 oder 20 %.",
			"Une règle empirique pour place, assurance, entretien et réserves ; jusqu'à 15 ou 20 % pour un vieux bateau.")},
	}, nil
}

func ownershipTotal(v *values) (answer, error) {
	bought, sold, years := v.Number("purchase"), v.Number("sale"), v.In("years", "years")
	yearly := v.Number("yearly") + v.Number("share")*bought
	total := bought - sold + years*yearly
	return answer{
		Outcomes: []Outcome{
			v.priced(say("total cost", "Die Gesamtkosten", "Le coût total"), total, "purchase"),
			v.priced(say("cost per year", "Kosten im Jahr", "Coût par an"), total/years, "purchase"),
			v.priced(say("loss of value", "Wertverlust", "Perte de valeur"), bought-sold, "purchase"),
			v.priced(say("running costs together", "Laufende Kosten zusammen", "Frais courants au total"), years*yearly,
				"purchase"),
		},
		Working: fmt.Sprintf("%s - %s + %s × %s = %s", sh(bought), sh(sold), sh(years), sh(yearly), sh(total)),
	}, nil
}

func shareOfAmount(v *values) (answer, error) {
	share, amount := v.Number("share"), v.Number("amount")
	return answer{
		Outcomes: []Outcome{
			v.priced(Text{EN: show(100*share, "%") + " of it", DE: "Der Anteil von " + show(100*share, "%"),
				FR: "La part de " + show(100*share, "%")}, share*amount, "amount"),
			v.priced(say("amount with it added", "Betrag mit Aufschlag", "Montant majoré"), amount*(1+share), "amount"),
			v.priced(say("amount with it taken off", "Betrag nach Abzug", "Montant diminué"), amount*(1-share), "amount"),
		},
		Working: fmt.Sprintf("%s × %s = %s", sh(share), sh(amount), sh(share*amount)),
	}, nil
}

// readAmount takes the only number that can be money, where others count people or things.
func readAmount(q *question, d *draft) {
	amount, counts := -1, false
	for i, one := range q.quantities {
		switch {
		case one.Dim != quantity.Money && (one.Dim != quantity.Bare || one.Unit != ""):
		case one.Dim == quantity.Bare && q.countsHeads(i):
			counts = true
		case amount >= 0:
			return
		default:
			amount = i
		}
	}
	if counts && amount >= 0 {
		d.take("amount", amount)
	} else if counts {
		d.refused = true
	}
}

// refuseRates refuses money per length, which is no price of a boat.
func refuseRates(q *question, d *draft) {
	d.refused = slices.ContainsFunc(q.quantities, func(one quantity.Quantity) bool {
		return one.Dim == quantity.Money && (one.Per != "")
	})
}
