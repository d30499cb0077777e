package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

// affordable are questions for what a sum of money buys.
var affordable = phrase.Of(`
	would you buy, would you choose, would you pick, would you get, would you recommend, can i buy, could i buy, can we buy, can i get, could i get, can we get, do i get, will buy, buys me
	würdest du kaufen, würden sie kaufen, kann ich kaufen, bekomme ich, puis je acheter, achèteriez vous, achèterais tu`)

// spends reports whether a text names a sum of money, or a number that can only be one.
func spends(text string) bool {
	return slices.ContainsFunc(quantity.Find(text), isSum)
}

// isSum reports whether a quantity is a sum of money, or a number that can only be one.
func isSum(q quantity.Quantity) bool {
	return q.Dim == quantity.Money || q.Dim == quantity.Bare && q.Given >= leastPrice
}

// bounds reports whether a text has a length, price or year to search by, and whether one is a price.
func bounds(text string) (bounded, priced bool) {
	found, limited := quantity.Find(text), phrase.Plain(text).Has(limits)
	bounded = slices.ContainsFunc(found, func(q quantity.Quantity) bool { return q.Dim == quantity.Bare }) && yearBound.MatchString(text)
	for _, q := range found {
		switch q.Dim {
		case quantity.Bare:
			if limited && q.Given >= leastPrice {
				bounded, priced = true, true
			}
		case quantity.Money:
			bounded, priced = true, true
		case quantity.Length, quantity.Calendar:
			bounded = true
		}
	}
	return bounded, priced
}

// yearBound is a year to search by.
var yearBound = regexp.MustCompile(`(?i)\b(?:built|from|since|after|before|newer than|older than|baujahr|ab|construit)\b(?: \w+){0,2} (?:19|20)\d\d\b`)

// leastPrice is a number that, as a limit and without a unit, is a price rather than a length or a year.
const leastPrice = 3000

var (
	// finding are questions for what there is to be had, whatever it is.
	finding = phrase.Of(`
		what can i get, what can we get, what could i get, what could we get, what would i get, what do i get, what can i buy, what can we buy, what could i buy, what will i get
		what can you find, can you find anything, can you find something, can you find me anything, can you find me something, what could you find, what can you offer, what do you have, what have you got, what is there, whats there
		what is available, whats available, anything available, is there anything, do you have anything, have you got anything, show me what you have, show me what there is, find me something, show me something
		was findest du, was finden sie, was bekomme ich, was bekommen wir, was gibt es, was hast du, was haben sie, was habt ihr, que trouvez vous, que trouves tu, qu avez vous, qu as tu, qu est ce que je peux avoir, que puis je avoir, que puis je acheter`)
	// ofBudget are the other words of one who tells what he can pay.
	ofBudget = phrase.Of(`
		i have, we have, ive, i ve, weve, we ve, i can spend, we can spend, i want to spend, we want to spend, i would spend, to spend, can pay, i can pay, we can pay, my, our, budget, price, limit, maximum, max, minimum, min, is, of, a, the
		for, with, under, below, over, above, up to, about, around, roughly, between, at most, at least, and, but, to, in, on, so, only, not more than, no more than, less than, more than, please, there, around here, right now, now
		euro, euros, eur, dollar, dollars, usd, us, pound, pounds, quid, gbp, chf, francs, k, thousand, grand, million, m
		ich habe, wir haben, mein, unser, für, mit, unter, über, bis, zu, etwa, rund, ungefähr, zwischen, höchstens, und, aber, nur, tausend, bitte, ist, ein, von
		j ai, jai, nous avons, mon, notre, pour, avec, moins de, jusqu à, environ, entre, et, mais, mille, est, un, de`)
)

// tellsBudget reports whether a turn tells a sum of money, asks what there is for it, and speaks of nothing else: "I have 50k, what can you
// find?".
func (t turn) tellsBudget() bool {
	if !t.plain.Has(finding) || !spends(t.text) {
		return false
	}
	rest := t.plain.Less(finding).Less(ofBudget)
	return strings.TrimSpace(amounts.ReplaceAllString(rest.Spaced(), "")) == ""
}

// amounts are numbers of a plain text, with what is written behind them.
var amounts = regexp.MustCompile(`\b\d+(?:k|m|eur|usd|gbp)?\b|[€$£]`)
