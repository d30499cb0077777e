package question

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	speaksOfMoney  = regexp.MustCompile(`(?i)\b(?:pric\w*|asking|seller\w*|offers?|costs?|pays?|paying|paid|fees?|bills?|charters?|deposits?|premiums?|insur\w*|budgets?|spend\w*|spent|buy\w*|bought|sell\w*|sold|commission|discounts?|split\w*|owes?|mortgage|loans?|vat|tax|agreed value|wages?|berth|mooring|marina|haul)\b`)
	speaksOfWeight = regexp.MustCompile(`(?i)\b(?:weigh\w*|kg|kilos?|kilograms?|lbs?|tonn?es?|displac\w*|ballast|thrust|pulls?|tension|loads?|torque|heavy|breaking|swl)\b`)
)

// readSterling makes money of pounds where a question speaks of money and of no weight.
func (q *Question) readSterling() {
	pounds := func(one quantity.Quantity) bool {
		return one.Unit == "lb" && strings.Contains(strings.ToLower(one.Text), "pound")
	}
	if !slices.ContainsFunc(q.Quantities, pounds) || !speaksOfMoney.MatchString(q.Text) || speaksOfWeight.MatchString(q.Text) {
		return
	}
	for i, one := range q.Quantities {
		if money, ok := one.As(quantity.Money, "GBP"); ok && pounds(one) {
			q.Quantities[i] = money
		}
	}
}
