package survey

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/talk"
)

// followUp answers what the last turn asks, without the report it was told before.
func (a *assessment) followUp() {
	name := a.report.Boat.Name
	if name == "" {
		name = "your boat"
	}
	if a.writeFurther(name) {
		return
	}
	switch a.input.topic {
	case aboutMeaning:
		a.meaning()
		return
	case aboutItem:
		if !a.ofFound(name, "") {
			a.meaning()
		}
		return
	case aboutFirst:
		a.add(block{weight: always, text: "## What comes first: " + name})
		a.priorities()
	case aboutBuying:
		if leaving.MatchString(a.input.asked) && len(a.input.parts) > 0 && a.ofFound(name, a.leave()) {
			return
		}
		if a.ofUnclear(name) {
			return
		}
		heading := "## Whether to buy: "
		if a.ofPart() {
			heading = "## How serious it is: "
		}
		a.add(block{weight: always, text: heading + name})
		a.verdict()
		if offering.MatchString(a.input.asked) && !a.ofPart() {
			a.add(block{weight: weightA, text: a.reckoning()})
		}
	case aboutGoing:
		a.add(block{weight: always, text: "## Whether to take her out: " + name})
		a.clearance()
		a.disclaimer()
		return
	case aboutAsking:
		a.add(block{weight: always, text: "## What to ask the seller: " + name})
		a.inquiries()
	case aboutPrice:
		a.add(block{weight: always, text: fmt.Sprintf("## Whether at %s: %s", amount(a.input.offer), name)})
		a.atPrice()
		a.add(block{weight: weightValue, text: a.value()})
	case aboutOffer:
		a.add(block{weight: always, text: "## What to offer: " + name})
		if walking.MatchString(a.input.asked) {
			a.walkAway()
			break
		}
		a.add(block{weight: weightSummary, text: a.reckoning()})
		a.add(block{weight: weightSummary, text: a.offer()})
		a.add(block{weight: weightValue, text: a.value()})
		a.costs()
	default:
		a.add(block{weight: always, text: "## Repair costs: " + name})
		a.costs()
	}
	if warning := a.report.Warning(); warning != "" {
		a.add(block{weight: weightA, text: "**" + warning + "**"})
	}
	a.disclaimer()
}

// leaving asks whether to leave the boat for something of her.
var leaving = regexp.MustCompile(`(?i)\b(?:walk away|deal ?breaker|run away|finger weg)\b`)

// leave says whether what was found of a part is a reason to leave her.
func (a *assessment) leave() string {
	if slices.ContainsFunc(a.named(), func(f inspect.Finding) bool { return f.Grade == "A" }) {
		return "**Walk away?** Only if the price does not pay for putting it right: it is a finding A, to be put right before she is used. Have it looked at by a surveyor and quoted first."
	}
	return "**Walk away?** Not for that alone: have it measured or looked at by a surveyor and quoted, and take it off the price; walk away if the seller allows neither."
}

// named are the findings that the last turn speaks of: of the parts that it names, or with a word of its own in what was said of them.
func (a *assessment) named() (found []inspect.Finding) {
	for _, f := range a.report.Findings {
		if !f.Told() {
			continue
		}
		said := strings.ToLower(f.Title + " " + f.Evidence[0].Quote)
		if slices.Contains(a.input.parts, f.Item) && !a.namesOther(f, said) || sharesStem(said, a.input.asked) {
			found = append(found, f)
		}
	}
	return found
}

// namesOther reports whether a finding of the part that the turn names is of another trouble than a finding whose words it has.
func (a *assessment) namesOther(f inspect.Finding, said string) bool {
	return !sharesStem(said, a.input.asked) && slices.ContainsFunc(a.report.Findings, func(o inspect.Finding) bool {
		return o.Item == f.Item && o.Title != f.Title && sharesStem(strings.ToLower(o.Title+" "+o.Evidence[0].Quote), a.input.asked)
	})
}

// commonWords are words of a question that every finding may have.
var commonWords = map[string]bool{"about": true, "should": true, "would": true, "could": true, "which": true, "there": true, "explain": true, "please": true, "boat": true, "years": true, "away": true, "walk": true, "does": true, "that": true, "this": true, "with": true, "what": true, "like": true, "from": true, "have": true, "they": true, "them": true, "tell": true, "more": true, "come": true, "five": true}

// sharesStem reports whether a text has a word that begins as a telling word of another does.
func sharesStem(text, asked string) bool {
	const least, stem = 4, 5 // characters
	for word := range strings.FieldsFuncSeq(strings.ToLower(asked), func(r rune) bool { return r < 'a' || r > 'z' }) {
		if len(word) < least || commonWords[word] {
			continue
		}
		for other := range strings.FieldsFuncSeq(text, func(r rune) bool { return r < 'a' || r > 'z' }) {
			if len(other) >= least && other[:min(len(other), stem)] == word[:min(len(word), stem)] {
				return true
			}
		}
	}
	return false
}

// ofFound tells of the findings that the last turn names what they are, why they matter, and what they cost, with what is said behind; false where it names none.
func (a *assessment) ofFound(name, behind string) bool {
	found := a.named()
	if len(found) == 0 {
		return false
	}
	a.add(block{weight: always, text: "## How serious it is: " + name})
	for _, f := range found {
		text := fmt.Sprintf("**%s** (%s). %s", f.Title, f.Grade, f.Why)
		if simply.MatchString(a.input.asked) {
			text += " What to do: " + f.Correction
		} else {
			text += fmt.Sprintf(" %s *%s*", f.Deficiency, f.Correction)
		}
		if f.Cost != "" && !simply.MatchString(a.input.asked) {
			text += " " + f.Cost + "."
		}
		a.add(block{weight: weightA, text: text + a.cite(f.Evidence)})
	}
	a.add(block{weight: weightA, text: behind})
	a.disclaimer()
	return true
}

// simply asks for it in plain words.
var simply = regexp.MustCompile(`(?i)\b(?:like i(?:'?m| am)|simple|simply|plain|beginner|child|five)\b`)

// ofPart reports whether a follow-up asks how serious something of her is, rather than whether to buy her.
func (a *assessment) ofPart() bool {
	return (len(a.input.Focus)+len(a.input.parts) > 0 || gravity.MatchString(a.input.asked)) && !purchase.MatchString(a.input.asked)
}

// priorities are what to look at before all else, the gravest first: what was found of her, then what her design is known for.
func (a *assessment) priorities() {
	most := mostReasons
	if m := howMany.FindString(a.input.asked); m != "" {
		n, err := strconv.Atoi(m)
		if err != nil {
			n = figures[strings.ToLower(m)]
		}
		most = n
	}
	n := 0
	for _, grade := range []string{"A", "B", "C"} {
		for _, f := range a.report.Findings {
			if f.Grade != grade || n == most || f.Evidence[0].Kind == "image" {
				continue
			}
			n++
			a.add(block{weight: weightA + n/3, text: fmt.Sprintf("%d. **%s** (%s). %s%s", n, f.Title, f.Grade, urging(f), a.cite(f.Evidence)), short: fmt.Sprintf("%d. **%s** (%s)", n, f.Title, f.Grade)})
		}
	}
	for _, q := range a.report.Questions {
		if n < most {
			n++
			a.add(block{weight: weightQuestion, text: fmt.Sprintf("%d. %s", n, q)})
		}
	}
}

// urging is why a finding comes first and what to do; what is only known of her kind tells where to look.
func urging(f inspect.Finding) string {
	if !f.Told() {
		return f.Deficiency
	}
	return f.Why + " *" + f.Correction + "*"
}

// costs lists what the findings cost to put right, the gravest first; those without a figure are named behind them.
func (a *assessment) costs() {
	var open, watched []string
	known := map[string]bool{}
	for _, f := range a.report.Findings {
		switch {
		case !a.asksOf(f.Item), f.Evidence[0].Kind == "image", f.Problem == part.Aged && f.Confidence == "low": // nobody says that it has to be renewed
		case f.Evidence[0].Kind == "watchlist":
			watched = append(watched, strings.ToLower(f.Item.Label()))
		case f.Cost == "":
			open = append(open, f.Title)
		case known[f.Cost] && f.Budget != nil: // a whole job, which is done once for all its findings
			a.add(a.costLine(f, "in the sum above"))
		default:
			known[f.Cost] = true
			a.add(a.costLine(f, f.Cost))
		}
	}
	priced := slices.DeleteFunc(slices.Clone(a.report.Findings), func(f inspect.Finding) bool { return !a.asksOf(f.Item) })
	a.add(block{weight: weightA, text: together(priced)})
	a.add(block{weight: weightA, text: exchanged(priced, talk.MoneyIn(a.input.asked))})
	renewals := a.renewals()
	if len(known) == 0 && len(open) == 0 && !renewals {
		a.add(block{weight: weightA, text: "**Nothing to price yet:** what was supplied names no fault" + a.about() + "."})
	}
	if len(open) > 0 {
		a.add(block{weight: weightB, text: "**No published figure, get a quote:** " + strings.Join(open, "; ") + "."})
	}
	if len(watched) > 0 {
		a.add(block{weight: weightC, text: "**Not priced:** what boats of this design are known for and nobody has seen on her (" + strings.Join(watched, ", ") + ")."})
	}
}

// asksOf reports whether a follow-up asks of a part: all of them where it names none.
func (a *assessment) asksOf(item part.Item) bool {
	return a.input.topic == aboutOffer || len(a.input.parts) == 0 || slices.Contains(a.input.parts, item)
}

// renewals tell what it costs to renew the parts that a question about costs names and no finding prices; it reports whether there are any.
func (a *assessment) renewals() bool {
	any := false
	for _, item := range a.input.parts {
		priced := slices.ContainsFunc(a.report.Findings, func(f inspect.Finding) bool {
			return f.Item == item && f.Cost != "" && f.Evidence[0].Kind != "watchlist"
		})
		cost, correction, evidence := a.inspector.Renewal(a.report.Boat, item)
		if priced || a.input.topic != aboutCosts || cost == "" {
			continue
		}
		any = true
		a.add(block{weight: weightA, head: "**To renew it,** whatever its state (yard prices, for a first budget)",
			text: fmt.Sprintf("- **%s:** %s. *%s*%s", item.Label(), cost, correction, a.cite(evidence))})
	}
	return any
}

func (a *assessment) costLine(f inspect.Finding, cost string) block {
	return block{weight: grades[f.Grade].weight, head: "**What the findings cost** (yard prices, for a first budget)",
		text:  fmt.Sprintf("- **%s** (%s): %s. *%s*%s", f.Title, f.Grade, cost, f.Correction, a.cite(f.Evidence)),
		short: fmt.Sprintf("- **%s** (%s): %s", f.Title, f.Grade, cost)}
}

// offer sets the sum a client thinks of beside what is asked for her and for boats like her.
func (a *assessment) offer() string {
	var parts []string
	offer, m := a.input.offer, a.market
	asking, currency := a.input.asking(a.inspector)
	if offer > 0 && asking > 0 {
		parts = append(parts, fmt.Sprintf("She is offered at %s %s; %s is %.0f %% of that.", currency, amount(asking), amount(offer), 100*offer/asking))
	}
	switch {
	case m.N == 0:
		parts = append(parts, "The inventory has too few boats like her to tell what she is worth.")
	case offer == 0:
	case offer < m.Low:
		parts = append(parts, fmt.Sprintf("%s %s is below what most boats like her are offered at.", m.Currency, amount(offer)))
	case offer > m.High:
		parts = append(parts, fmt.Sprintf("%s %s is above what most boats like her are offered at.", m.Currency, amount(offer)))
	default:
		parts = append(parts, fmt.Sprintf("%s %s is within what most boats like her are offered at.", m.Currency, amount(offer)))
	}
	parts = append(parts, "Take what the findings cost off the price of a sound boat, and make every offer subject to survey and sea trial.")
	return strings.Join(parts, " ")
}
