package money

import (
	"slices"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

func ownershipCostCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "ownership_cost", Title: answer.Say("Annual cost of ownership", "Jährliche Kosten", "Coût annuel"),
		Answers: "what a boat costs to keep in a year, as a share of its value",
		Formula: "cost per year = share × value",
		Source:  "the 10 % rule of thumb; older boats and expensive marinas cost more",
		Inputs: []calc.Input{
			priceInput(),
			{Name: "share", Label: "share of the value per year", Dim: quantity.Percent, Unit: "%", Min: 0.1, Max: 60,
				Default: "10 %", Words: []string{
					"rule", "share", "of value", "per cent", "percent", "annual*", "regel",
				}},
		},
		Topic: []string{
			"annual|yearly running|operating? cost*", "cost* ... year|annual*|own*|keep|run|maintain", "running cost*",
			"ownership", "upkeep", "cost* per year", "jährliche kosten", "unterhalt*", "coût annuel", "entretien",
			"jahreskosten", "kosten ... jahr", "budget ... year|annual*", "per year", "a year", "annually", "par an",
		},
		Asks:    []string{"how much", "what", "estimate", "wie viel|hoch", "combien", "calculate"},
		Never:   []string{"loan|mortgage|borrow*|interest|kredit", "syndicate", "share|stake in", "times|days|weeks a|per year|season", "depreciat*", "insurance", "discount*|surcharge*|deposit*|rabatt|remise"},
		Read:    refuseRates,
		Compute: ownershipCost,
	}
}

func ownershipTotalCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "ownership_total", Title: answer.Say("Cost of owning a boat from purchase to sale", "Gesamtkosten vom Kauf bis zum Verkauf",
			"Coût total de l'achat à la revente"),
		Answers: "what a boat has cost when it is sold again: loss of value and running costs",
		Formula: "total = purchase - sale + years × running cost, running cost an amount or a share of the purchase",
		Source:  "the definition; interest and inflation are left out",
		Inputs: []calc.Input{
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
		Topic: []string{
			"sell*|sold|resale|resell*|selling", "verkauf*|verkauft", "revend*|revente", "vendu|vends|vendre",
		},
		Asks: []string{
			"cost*", "total", "how much", "what", "all in", "gekostet", "kosten", "insgesamt", "coût*", "combien", "lost|lose",
		},
		Never:   []string{"loan|mortgage|borrow*|kredit", "for sale", "commission|broker*", "per foot|metre|meter"},
		Whole:   true,
		Either:  []string{"share", "yearly"},
		Read:    readYearly,
		Rank:    1,
		Compute: ownershipTotal,
	}
}

// readYearly takes money that is said to be per year or month.
func readYearly(q *question.Question, d *calc.Draft) {
	for i, one := range q.Quantities {
		if one.Dim != quantity.Money || one.Per != "years" && one.Per != "months" {
			continue
		}
		yearly := one.Given
		if one.Per == "months" {
			yearly *= 12
		}
		d.Used[i] = true
		d.Args["yearly"] = calc.Argument(question.InUnits(yearly, one.Unit))
		d.Quality++
		return
	}
}

func shareOfAmountCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "share_of_amount", Title: answer.Say("Percentage of an amount", "Prozentsatz eines Betrags", "Pourcentage d'un montant"),
		Answers: "what a percentage of a value comes to: an insurance premium, excess, commission, deposit or tax",
		Formula: "part = percentage × amount",
		Source:  "the definition",
		Inputs: []calc.Input{
			{Name: "share", Label: "percentage", Dim: quantity.Percent, Unit: "%", Min: 0.001, Max: 100, Words: []string{
				"premium", "rate", "deductible", "excess", "commission", "deposit", "vat", "tax", "prämie", "prime",
			}},
			{Name: "amount", Label: "amount", Dim: quantity.Money, Min: 1, Max: 1e10, Bare: true, Words: []string{
				"value", "insured", "insured value", "of", "on", "price", "for", "hull value", "agreed value", "boat", "worth",
				"sum", "wert", "versicherungssumme", "valeur", "valued at", "from", "von", "de", "sold for", "sells for",
			}},
			{Name: "second_share", Label: "second percentage of the same amount", Dim: quantity.Percent, Unit: "%", Min: 0.001, Max: 100, Optional: true, Announced: true},
			{Name: "left", Label: "1 where what is left of the amount is asked for", Dim: quantity.Bare, Max: 1, Optional: true, Announced: true, Values: []calc.Phrase{
				{Words: "walk* away with", Value: 1}, {Words: "do|will|would|can|could|shall i|we keep|net|pocket|clear|receive|get ?", Value: 1}, {Words: "is|are|s|will_be left", Value: 1}, {Words: "end up with", Value: 1},
				{Words: "take home", Value: 1}, {Words: "left ?", Value: 1}, {Words: "left for me|us|the", Value: 1}, {Words: "bleibt|bleiben|übrig", Value: 1}, {Words: "reste", Value: 1},
			}},
			{Name: "surcharge", Label: "tax or surcharge on the part, as a percentage of it", Dim: quantity.Percent, Unit: "%", Max: 100, Optional: true, Announced: true},
		},
		Topic: []string{
			"premium", "insurance ... cost*|a_year|per_year|how_much", "deductible", "excess", "franchise", "commission",
			"brokerage", "deposit", "vat", "sales tax", "mwst", "mehrwertsteuer", "tva", "prämie", "versicherungsprämie",
			"selbstbeteiligung", "provision", "anzahlung", "prime", "acompte", "broker* ... fee|takes|charges|share", "down payment",
			"discount*|surcharge*|rabatt|remise", "% of #", "# of # ?", "dropped|drops|fell|fallen|falls|reduced|lowered|cut|came_down|down by|with|of? # ... now|new|cost|price|pay", "price|asking|boat ... dropped|fell|reduced|lowered|down by? # ...", "versicherung kostet|kosten", "import duty", "insur* ... % ...", "insur*|versicher*|assur*",
		},
		Asks: []string{"what", "how much", "premium", "calculate", "wie viel|hoch", "combien", "quel*", "?"},
		Never: []string{
			"loan|borrow*|mortgage|interest|finance*|kredit", "incl*|including|inclusive|inkl*|net|netto|without|ohne|ttc|ht",
			"years|year ...  sell", "sell ... after", "battery|batteries|ah", "reserve", "should", "discharge*", "slip",
			"depreciat*", "years",
		},
		Sure:    []string{"# of #"},
		Whole:   true,
		Rank:    0.5,
		Read:    readAmount,
		Compute: shareOfAmount,
	}
}

func ownershipCost(v *calc.Values) (answer.Answer, error) {
	price, share := v.Number("price"), v.Number("share")
	return answer.Answer{
		Outcomes: []answer.Outcome{
			v.Priced(answer.Say("cost per year", "Die jährlichen Kosten", "Le coût par an"), price*share, "price"),
			v.Priced(answer.Say("cost per month", "Im Monat", "Par mois"), price*share/12, "price"),
		},
		Working: answer.Working("%s × %s = %s", price, share, price*share),
		Notes: []answer.Text{answer.Say("A rule of thumb for berth, insurance, maintenance and reserves together; expect up to 15 or 20 % on an old or neglected boat.",
			"Eine Faustregel für Liegeplatz, Versicherung, Wartung und Rücklagen; bei alten Booten bis 15 oder 20 %.",
			"Une règle empirique pour place, assurance, entretien et réserves ; jusqu'à 15 ou 20 % pour un vieux bateau.")},
	}, nil
}

func ownershipTotal(v *calc.Values) (answer.Answer, error) {
	bought, sold, years := v.Number("purchase"), v.Number("sale"), v.In("years", "years")
	yearly := v.Number("yearly") + v.Number("share")*bought
	total := bought - sold + years*yearly
	return answer.Answer{
		Outcomes: []answer.Outcome{
			v.Priced(answer.Say("total cost", "Die Gesamtkosten", "Le coût total"), total, "purchase"),
			v.Priced(answer.Say("cost per year", "Kosten im Jahr", "Coût par an"), total/years, "purchase"),
			v.Priced(answer.Say("loss of value", "Wertverlust", "Perte de valeur"), bought-sold, "purchase"),
			v.Priced(answer.Say("running costs together", "Laufende Kosten zusammen", "Frais courants au total"), years*yearly,
				"purchase"),
		},
		Working: answer.Working("%s - %s + %s × %s = %s", bought, sold, years, yearly, total),
	}, nil
}

func shareOfAmount(v *calc.Values) (answer.Answer, error) {
	share, amount := v.Number("share"), v.Number("amount")
	if v.Has("second_share") {
		second := v.Number("second_share")
		return answer.Answer{
			Outcomes: []answer.Outcome{partOf(v, share, amount), partOf(v, second, amount).Led()},
			Working:  answer.Working("%s × %s = %s; %s × %s = %s", share, amount, share*amount, second, amount, second*amount),
		}, nil
	}
	if v.Has("surcharge") {
		more := 1 + v.Number("surcharge")
		return answer.Answer{
			Outcomes: []answer.Outcome{
				v.Priced(answer.Say("part with the tax on it", "Der Anteil mit Steuer", "La part taxe comprise"), share*amount*more, "amount"), partOf(v, share, amount),
			},
			Working: answer.Working("%s × %s = %s; × %s = %s", share, amount, share*amount, more, share*amount*more),
		}, nil
	}
	if v.Number("left") == 1 {
		return answer.Answer{
			Outcomes: []answer.Outcome{
				v.Priced(answer.Say("amount left", "Der Rest", "Le reste"), amount*(1-share), "amount"),
				partOf(v, share, amount),
			},
			Working: answer.Working("%s × %s = %s; %s - %s = %s", share, amount, share*amount, amount, share*amount, amount*(1-share)),
		}, nil
	}
	return answer.Answer{
		Outcomes: []answer.Outcome{
			partOf(v, share, amount),
			v.Priced(answer.Say("amount with it added", "Betrag mit Aufschlag", "Montant majoré"), amount*(1+share), "amount"),
			v.Priced(answer.Say("amount with it taken off", "Betrag nach Abzug", "Montant diminué"), amount*(1-share), "amount"),
		},
		Working: answer.Working("%s × %s = %s", share, amount, share*amount),
	}, nil
}

// partOf is a percentage of an amount.
func partOf(v *calc.Values, share, amount float64) answer.Outcome {
	percent := answer.Show(100*share, "%")
	return v.Priced(answer.Text{EN: percent + " of it", DE: "Der Anteil von " + percent, FR: "La part de " + percent}, share*amount, "amount")
}

// takeBothShares takes two percentages of one amount, in their order, where neither is said to be of the other or of what it leaves.
func takeBothShares(q *question.Question, d *calc.Draft) {
	var shares []int
	for i, one := range q.Quantities {
		if one.Dim == quantity.Percent {
			shares = append(shares, i)
		}
	}
	if len(shares) != 2 || q.Says("vat|tax on|of the? commission|fee|deposit", "# vat|tax|mwst|tva", "vat|tax|mwst|tva of|at? #", "off|less|discount*|reduc*|rabatt|remise", "then|after", "years|year", "of that|the_rest|the_remainder|this") {
		return
	}
	d.Take("share", shares[0])
	d.Take("second_share", shares[1])
}

// takeSurcharge takes a tax that comes on top of the part, where the question first tells what the part is: "1.2 % plus 12 % tax".
func takeSurcharge(q *question.Question, d *calc.Draft) {
	for _, e := range q.Find("plus|and # insurance? premium? tax|ipt", "plus|and # vat on the? premium|commission|fee") {
		if i := q.QuantityIn(e, quantity.Percent); i >= 0 && q.Says("insur*|premium|commission|fee|broker*") {
			d.Take("surcharge", i)
			return
		}
	}
}

// readAmount takes the only number that can be money, where others count people or things.
func readAmount(q *question.Question, d *calc.Draft) {
	takeBothShares(q, d)
	takeSurcharge(q, d)
	amount, counts := -1, false
	for i, one := range q.Quantities {
		switch {
		case one.Dim != quantity.Money && (one.Dim != quantity.Bare || one.Unit != ""):
		case one.Dim == quantity.Bare && q.CountsHeads(i):
			counts = true
		case amount >= 0:
			return
		default:
			amount = i
		}
	}
	if counts && amount >= 0 {
		d.Take("amount", amount)
	} else if counts {
		d.Refused = true
	}
}

// refuseRates refuses money per length, which is no price of a boat.
func refuseRates(q *question.Question, d *calc.Draft) {
	d.Refused = slices.ContainsFunc(q.Quantities, func(one quantity.Quantity) bool {
		return one.Dim == quantity.Money && (one.Per != "")
	})
}
