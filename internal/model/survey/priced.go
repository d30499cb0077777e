package survey

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// yardstick is what a price for her is held against: what boats like her are offered at, or else what is asked for her; 0 where neither is known.
type yardstick struct {
	price    float64
	currency string
	words    string
	weak     bool // it tells little of what she is worth
}

// against is the yardstick for a price of hers.
func (a *assessment) against() yardstick {
	asking, currency := a.input.asking(a.inspector)
	m := a.market
	if m.N == 0 {
		return yardstick{asking, currency, "what is asked for her, since no boats like her are listed here to compare", true}
	}
	ofSize := strings.HasPrefix(m.What, "boats of")
	if asking > 0 && currency == m.Currency && asking < m.Median {
		return yardstick{asking, currency, fmt.Sprintf("what is asked for her, less than the median of %d %s", m.N, m.What), ofSize}
	}
	return yardstick{m.Median, m.Currency, fmt.Sprintf("the median of %d %s", m.N, m.What), ofSize}
}

// atPrice judges whether to buy her for the sum that a turn names: what she costs with the work that is due, beside what boats like her are
// offered at, and above which price to walk away.
func (a *assessment) atPrice() {
	y, offer := a.against(), a.input.offer
	if y.price == 0 {
		a.add(block{weight: always, text: fmt.Sprintf("**Whether %s is a good price nobody can say from this:** no price is told of her, and no boats like her are listed here. What can be said is what has to come off it.", amount(offer))})
		return
	}
	w := workOn(a.owing(), y.currency)
	low, high := offer+w.low, offer+w.high
	named := y.currency + " " + amount(offer)
	var verdict string
	switch {
	case high <= y.price && y.weak:
		verdict = "**At " + named + ": perhaps, subject to survey and sea trial.**"
	case high <= y.price && len(w.open) > 0:
		verdict = "**At " + named + ": yes, if the quotes for the rest leave it so, and subject to survey and sea trial.**"
	case high <= y.price:
		verdict = "**At " + named + ": yes, subject to survey and sea trial.**"
	case low <= y.price:
		verdict = "**At " + named + ": only if the work comes in at the cheaper end.**"
	default:
		verdict = "**At " + named + ": no, not as she is.**"
	}
	text := verdict + fmt.Sprintf(" Beside %s, %s %s:", y.words, y.currency, amount(y.price))
	if len(w.jobs) > 0 {
		text += fmt.Sprintf(" with the A and B work that has a figure (%s) she costs you %s %s–%s.", strings.Join(w.jobs, "; "), y.currency, amount(low), amount(high))
	} else {
		text += " no A or B work has a figure for the whole job, so nothing is added to it."
	}
	a.add(block{weight: always, text: text, short: verdict})
	a.add(block{weight: weightSummary, text: a.ceiling(y, w)})
	a.add(block{weight: weightA, text: a.reserve()})
}

// ceiling is the price above which to walk away: the yardstick less the work.
func (a *assessment) ceiling(y yardstick, w work) string {
	text := fmt.Sprintf("**Walk away above** about %s %s–%s, that price less the work.", y.currency, amount(hundreds(y.price-w.high)), amount(hundreds(y.price-w.low)))
	switch {
	case w.low >= y.price:
		text = "**Walk away** at any price but that of her gear and hull: the work comes to as much as sound boats like her are offered at."
	case w.high >= y.price:
		text = fmt.Sprintf("**Walk away above** about %s %s, that price less the work at its cheapest; at its dearer end nothing is left.", y.currency, amount(hundreds(y.price-w.low)))
	case len(w.jobs) == 0:
		text = fmt.Sprintf("**Walk away above** about %s %s, less what the quotes come to.", y.currency, amount(y.price))
	}
	if len(w.open) > 0 {
		text += " Off that too, once quoted: " + strings.Join(w.open, "; ") + "."
	}
	return text
}

// reserve says what is not known and may cost more.
func (a *assessment) reserve() string {
	text := fmt.Sprintf("**Not known:** only %.0f %% of what should be known was told", 100*a.report.Coverage)
	if grave := graveOf(a.report.Unclear); grave > 0 {
		text += ", and " + counted(grave, "sentence is", "sentences are") + " grave if so today (“" + a.report.Unclear[0].Quote + "”)"
	}
	text += ". Keep a reserve for what a survey finds, and make the offer subject to it."
	return text
}

// walkAway tells above which price to leave her.
func (a *assessment) walkAway() {
	y := a.against()
	if y.price == 0 {
		a.add(block{weight: always, text: "No price is told of her, and no boats like her are listed here to compare: there is nothing to take the work off."})
		return
	}
	a.add(block{weight: always, text: fmt.Sprintf("Held against %s, %s %s.", y.words, y.currency, amount(y.price))})
	a.add(block{weight: always, text: a.ceiling(y, workOn(a.owing(), y.currency))})
	a.add(block{weight: weightA, text: a.reserve()})
}

// noReason reports whether a finding of an engine is no reason for a new one yet.
func noReason(f inspect.Finding) bool {
	return f.Item == part.EngineItem && (f.Problem == part.Aged || f.Problem == part.Used || f.Problem == part.Trouble || f.Problem == part.Smoke)
}

// walking asks for the price above which to leave her.
var walking = regexp.MustCompile(`(?i)\bwalk[- ]away\b|\b(?:most|maximum|highest|upper limit)\b`)

// ofUnclear tells of a sentence that is not plain, where the last turn speaks of it and of nothing that was found; false where it does not.
func (a *assessment) ofUnclear(name string) bool {
	if len(a.named()) > 0 {
		return false
	}
	found := false
	for _, u := range a.report.Unclear {
		if !sharesStem(fold.String(u.Quote), a.input.asked) {
			continue
		}
		if !found {
			a.heading("How serious it is", name)
		}
		found = true
		says := "It does not tell plainly what is wrong and how far it goes, so nothing was concluded from it. Ask the seller whether it is so today, and have a surveyor look at it before you decide."
		if u.Grave {
			says = "If it is so today it is grave. Have it looked at before anything else, and walk away if the seller does not allow that."
		}
		a.add(block{weight: weightA, text: "**The advert says:** “" + u.Quote + "”. " + says})
	}
	if found {
		a.disclaimer()
	}
	return found
}
