package money

import (
	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/quantity"
)

// premiumCalculator is the premium of an insurance that is told as a share of the value, beside an excess that it does not hang on.
func premiumCalculator() calc.Calculator {
	return calc.Calculator{
		Name: "insurance_premium", Title: answer.Say("Insurance premium", "Versicherungsprämie", "Prime d'assurance"),
		Answers: "what insuring a boat costs a year at a rate of her value, and what is left to the owner of a claim",
		Formula: "premium = value × rate",
		Source:  "the definition; the excess is what the owner bears of each claim and no part of the premium",
		Inputs: []calc.Input{
			{Name: "value", Label: "insured value", Dim: quantity.Money, Min: 100, Max: 1e9, Bare: true, Words: []string{"value", "agreed value", "insured value|sum|for", "value|worth of", "of", "boat|yacht", "wert", "valeur"}},
			{Name: "rate", Label: "rate a year", Dim: quantity.Percent, Unit: "%", Min: 0.01, Max: 50},
			{Name: "excess", Label: "excess of a claim", Dim: quantity.Money, Min: 1, Max: 1e7, Optional: true, Announced: true, Words: []string{"excess", "excess|deductible of", "deductible", "selbstbehalt|selbstbeteiligung", "franchise"}},
		},
		Topic:   []string{"premium|premiums", "insurance|insure|insured|insuring", "versicherung*|prämie", "assurance|prime"},
		Asks:    []string{"what", "how much", "annual|yearly|year", "cost*", "premium ?", "wie hoch|viel", "combien"},
		Never:   []string{"months|instal*", "claim*|damage*|pays out", "budget|total|running|berth|mooring|fuel", "third party"},
		Whole:   true,
		Rank:    1,
		Compute: premium,
	}
}

func premium(v *calc.Values) (answer.Answer, error) {
	value, rate := v.Number("value"), v.In("rate", "%")
	a := answer.Answer{
		Outcomes: []answer.Outcome{
			v.Priced(answer.Say("annual premium", "Die Jahresprämie", "La prime annuelle"), value*rate/100, "value"),
			v.Priced(answer.Say("a month", "Im Monat", "Par mois"), value*rate/1200, "value"),
		},
		Working: answer.Working("%s × %s%% = %s", value, rate, value*rate/100),
	}
	if v.Has("excess") {
		a.Notes = append(a.Notes, answer.Say("The excess is what you bear of each claim; it does not change this premium.", "Den Selbstbehalt tragen Sie je Schaden; diese Prämie ändert er nicht.",
			"La franchise reste à votre charge par sinistre ; elle ne change pas cette prime."))
	}
	return a, nil
}
