// Package answer words what a sum comes to: amounts with their units, in the languages answers are written in.
package answer

import (
	"slices"

	"github.com/fairlead/fairlead/internal/quantity"
)

// Answer is what a calculator's compute function gives.
type Answer struct {
	Outcomes []Outcome
	Working  string
	Notes    []Text
}

// Outcome is one computed thing.
type Outcome struct {
	Label   Text     `json:"label"`            // with the article in German and French, without in English
	Amount  Amount   `json:"amount,omitzero"`  // the value; unused when Plain is set
	Also    []Amount `json:"also,omitempty"`   // the same value in other units
	Plain   string   `json:"text,omitempty"`   // a time, a place or a course instead of an amount
	Lead    bool     `json:"-"`                // stands in the first sentence beside the first outcome
	Remark  Text     `json:"remark,omitzero"`  // a few words after the value: how it is judged
	Verdict Text     `json:"verdict,omitzero"` // yes or no, before the first sentence
}

// Amount is a number with its unit.
type Amount struct {
	Value    float64 `json:"value"`
	Unit     string  `json:"unit"`
	Decimals int     `json:"-"` // digits after the point; -1 chooses by size
}

// In is a value in a unit, with as many digits as its size is worth.
func In(value float64, unit string) Amount { return Amount{Value: value, Unit: unit, Decimals: -1} }

// Fixed is In with so many digits after the point.
func Fixed(value float64, unit string, decimals int) Amount {
	return Amount{Value: value, Unit: unit, Decimals: decimals}
}

// Value is the outcome of an amount, with the same in other units.
func Value(label Text, amount Amount, also ...Amount) Outcome {
	return Outcome{Label: label, Amount: amount, Also: also}
}

// Plain is an outcome that is no amount: a time, a place or a course.
func Plain(label Text, text string) Outcome { return Outcome{Label: label, Plain: text} }

// Led puts an outcome into the first sentence.
func (o Outcome) Led() Outcome {
	o.Lead = true
	return o
}

// Judged says yes or no before the first sentence.
func (o Outcome) Judged(t Text) Outcome {
	o.Verdict = t
	return o
}

// Remarked adds a few words behind the value.
func (o Outcome) Remarked(t Text) Outcome {
	o.Remark = t
	return o
}

// InUnit is the outcome with its value in another unit of its kind in front; a time in words keeps them.
func (o Outcome) InUnit(u quantity.Unit) Outcome {
	all := slices.Clone(o.Also)
	if o.Plain == "" {
		all = append([]Amount{o.Amount}, all...)
	}
	at := slices.IndexFunc(all, func(a Amount) bool { return a.Unit == u.Symbol })
	switch {
	case at >= 0:
	case len(all) == 0:
		return o
	default:
		value, err := quantity.Convert(all[0].Value, all[0].Unit, u.Symbol)
		if err != nil {
			return o
		}
		all, at = append(all, In(value, u.Symbol)), len(all)
	}
	wanted := all[at]
	if wanted.Show("en") == o.Plain {
		return o
	}
	all = append([]Amount{wanted}, slices.Delete(all, at, at+1)...)
	if o.Plain != "" {
		o.Also = all
		return o
	}
	o.Amount, o.Also = all[0], all[1:]
	return o
}

// Dimension is what an outcome measures.
func (o Outcome) Dimension() quantity.Dimension {
	if o.Plain == "" {
		u, ok := quantity.Lookup(o.Amount.Unit)
		switch {
		case ok:
			return u.Dim
		case o.Amount.Unit == "":
			return quantity.Bare
		}
		return quantity.Money
	}
	if one, ok := quantity.Parse(o.Plain); ok {
		return one.Dim
	}
	for _, also := range o.Also {
		if u, ok := quantity.Lookup(also.Unit); ok {
			return u.Dim
		}
	}
	return ""
}
