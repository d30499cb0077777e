package listings

import (
	_ "embed" // what is said of a boat that is judged
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/model/listings/judgement"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/talk"
)

var (
	//go:embed judgement.txt
	judgementText string

	judgementWords = readNames(judgementText)
)

// says is a sentence of judgement.txt in the language of the answer.
func (a *answer) says(id string, values ...any) string { return a.filled(judgementWords[id], values) }

// sides are the words for how a price lies.
var sides = map[judgement.Side]string{judgement.Unknown: "unknown", judgement.Cheap: "cheap", judgement.Usual: "usual", judgement.Dear: "dear"}

// judged answers what to think of a boat, from what is known.
func (a *answer) judged(l *catalog.Listing, opinion talk.Opinion, r result) error {
	j := judgement.Of(l, a.index, a.watch)
	var b strings.Builder
	fmt.Fprintf(&b, "**[%s](%s)**, %s, %s\n\n", plain(l.Name()), a.links.Listing(l.ID), a.priceOf(l), placeOf(l))
	b.WriteString(a.lead)
	var parts []string
	switch opinion {
	case talk.OfPrice:
		parts = []string{a.priceLies(l, j.Price), a.onPrice(j), a.dueOf(j), a.notSold}
	case talk.OfOffer:
		parts = []string{a.offerOf(l, j), a.priceLies(l, j.Price), a.dueOf(j), a.untoldOf(j)}
	case talk.OfState:
		parts = []string{a.knownOf(j), a.dueOf(j), a.checksOf(j), a.untoldOf(j), a.says("honest")}
	default:
		parts = []string{a.verdictOn(j), a.priceLies(l, j.Price), a.lowOf(j), a.dueOf(j), a.knownOf(j), a.untoldOf(j), a.checksOf(j), a.says("honest")}
	}
	for _, p := range parts {
		if p != "" {
			b.WriteString(p + "\n\n")
		}
	}
	text, _ := a.fit(b.String(), &table{}, []string{a.lastLine("")})
	if err := a.fixed(); err != nil {
		return err
	}
	return a.sendAll(text, []*catalog.Listing{l}, r)
}

// verdictOn is the judgement in a sentence.
func (a *answer) verdictOn(j judgement.Judgement) string {
	side := sides[j.Price.Side]
	if len(j.Due) == 0 {
		return a.says(side)
	}
	return a.says(side+" due", a.shortly(j))
}

// shortly lists the first few things that are due.
func (a *answer) shortly(j judgement.Judgement) string {
	const most = 3
	var list []string
	for _, m := range j.Due[:min(most, len(j.Due))] {
		list = append(list, a.says("short "+string(m.Kind)))
	}
	return prose.List(list, a.and)
}

// priceLies says how the price lies among those of boats like her.
func (a *answer) priceLies(l *catalog.Listing, p judgement.Price) string {
	if p.Side == judgement.Unknown {
		return a.says("no price")
	}
	s := p.Stats
	n, name := a.number(float64(s.N)), plain(strings.TrimSpace(l.Make+" "+l.Model))
	var beside string
	switch p.Peers {
	case judgement.OfModelAndAge:
		beside = a.says("of model and age", n, name, p.From, p.To)
	case judgement.OfModel:
		beside = a.says("of model", n, name)
	default:
		beside = a.says("of kind", n, p.From, p.To)
	}
	apart := a.says("at it")
	switch share := math.Round(100 * (p.Asked/s.Median - 1)); {
	case share < 0:
		apart = a.says("below", a.number(-share))
	case share > 0:
		apart = a.says("above", a.number(share))
	}
	price := a.priceOf(l)
	if s.Currency != l.Currency {
		price += " (" + a.money(math.Round(p.Asked), s.Currency) + ")"
	}
	return a.says("price lies", a.says("price "+sides[p.Side]), price, beside+a.sampleNote(),
		a.money(s.Q1, s.Currency), a.money(s.Q3, s.Currency), a.money(s.Median, s.Currency), apart)
}

// farBelow is the share of the median below which a price has to have a reason.
const farBelow = 0.7

// onPrice says what a usual price is worth, and what of one that is far below.
func (a *answer) onPrice(j judgement.Judgement) string {
	if p := j.Price; p.Side == judgement.Unknown || p.Side == judgement.Dear {
		return ""
	}
	if low := a.lowOf(j); low != "" {
		return low
	}
	return a.says("price fair")
}

// lowOf is what to think of a price far below the median, "" for any other.
func (a *answer) lowOf(j judgement.Judgement) string {
	if p := j.Price; p.Side != judgement.Cheap || p.Asked >= farBelow*p.Stats.Median {
		return ""
	}
	return a.says("price low")
}

// offerOf says how an offer is reckoned.
func (a *answer) offerOf(l *catalog.Listing, j judgement.Judgement) string {
	if l.Price <= 0 && j.Price.Side == judgement.Unknown {
		return ""
	}
	from := a.priceOf(l)
	if p := j.Price; p.Side != judgement.Unknown && p.Stats.Median < p.Asked {
		from = a.money(p.Stats.Median, p.Stats.Currency)
	}
	behind := ""
	if len(j.Due) > 0 {
		behind = " " + strings.TrimSpace(a.says("behind offer", a.shortly(j)))
	}
	return a.says("offer", from, behind)
}

// dueOf lists what is due by its age.
func (a *answer) dueOf(j judgement.Judgement) string {
	if len(j.Due) == 0 {
		return a.says("nothing due")
	}
	var lines []string
	for _, m := range j.Due {
		switch id := string(m.Kind); m.Kind {
		case judgement.Hours, judgement.Near:
			lines = append(lines, "- "+a.says(id, a.number(m.Hours)))
		case judgement.Seal, judgement.Charter, judgement.Worn:
			lines = append(lines, "- "+a.says(id))
		default:
			lines = append(lines, "- "+a.says(id, m.Since, m.Years))
		}
	}
	return strings.Join(lines, "\n")
}

// knownOf lists what boats of her design are known for.
func (a *answer) knownOf(j judgement.Judgement) string {
	if len(j.Known) == 0 {
		return a.says("nothing known")
	}
	return knownList(a.says("known"), j.Known)
}

// knownList lists under a head what boats of a design are known for.
func knownList(head string, known []inspect.Watch) string {
	lines := []string{head}
	for _, w := range known {
		lines = append(lines, fmt.Sprintf("- %s: %s (%s)", w.Item.Label(), w.Prompt, w.Basis))
	}
	return strings.Join(lines, "\n")
}

// untoldOf names what nobody tells.
func (a *answer) untoldOf(j judgement.Judgement) string {
	var list []string
	for _, k := range j.Untold {
		list = append(list, a.says("untold "+string(k)))
	}
	return a.says("not told", strings.Join(append(list, a.says("untold always")), "; "))
}

// checksOf lists what to look at aboard.
func (a *answer) checksOf(j judgement.Judgement) string {
	lines := []string{a.says("check first")}
	for i, c := range j.Checks {
		lines = append(lines, fmt.Sprintf("%d. %s", i+1, a.says(string(c))))
	}
	return strings.Join(lines, "\n")
}
