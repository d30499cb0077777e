package survey

import (
	"fmt"
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
