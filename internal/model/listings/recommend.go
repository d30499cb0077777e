package listings

import (
	_ "embed" // what is said to who asks which boat to buy
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/model/listings/proposal"
)

var (
	//go:embed proposal.txt
	proposalText string

	proposalWords = readNames(proposalText)
)

// proposes is a sentence of proposal.txt in the language of the answer.
func (a *answer) proposes(id string, values ...any) string {
	return a.filled(proposalWords[id], values)
}

// recommend answers which boat to buy for a sum: with a few designs, with one of them, or with those that are for sale; ok is false where the
// turn asks for none.
func (a *answer) recommend() (ok bool, err error) {
	step, asked, one := proposal.Of(a.talk)
	if step == proposal.None {
		return false, nil
	}
	q := a.wishes.Query(asked)
	if q.PriceMax == nil || q.Make != "" || q.Type != "" && q.Type != "sail" {
		return false, nil
	}
	if q.Currency == "" {
		q.Currency = catalog.DefaultCurrency
	}
	list, err := proposal.Propose(asked, q, a.index, a.designs)
	if err != nil {
		return false, err
	}
	budget := a.money(*q.PriceMax, q.Currency)
	if len(list) == 0 {
		return true, a.sendAll(a.proposes("few", budget)+"\n\n"+a.proposes("nothing suits", budget)+"\n", nil, result{Query: q})
	}
	for _, p := range list {
		a.hits += p.Stats.N
	}
	switch step {
	case proposal.Offer:
		if one {
			list = list[:1]
		}
		return true, a.offersOf(q, list)
	case proposal.One:
		return true, a.pickOf(q, list)
	}
	return true, a.fewOf(q, list)
}

// fewOf proposes designs in a table, with what is to be kept back.
func (a *answer) fewOf(q catalog.Query, list []proposal.Boat) error {
	shortest, longest := list[0].Design.LOA, list[0].Design.LOA
	for _, p := range list {
		shortest, longest = min(shortest, p.Design.LOA), max(longest, p.Design.LOA)
	}
	budget := *q.PriceMax
	var b strings.Builder
	b.WriteString(a.proposes("few", a.money(budget, q.Currency)) + "\n\n")
	b.WriteString(a.proposes("few because", a.decimal(shortest, 1), a.decimal(longest, 1), a.sampleNote()) + "\n\n")
	row := "|"
	for _, h := range []string{"head", "head length", "head built", "head sale", "head median", "head why"} {
		row += " " + a.proposes(h) + " |"
	}
	b.WriteString(row + "\n|" + strings.Repeat("---|", 6) + "\n")
	for _, p := range list {
		s := p.Stats
		fmt.Fprintf(&b, "| [%s](%s) | %s | %s | %s | %s (%s–%s) | %s |\n", plain(p.Design.PlainFullName()), a.links.Design(p.Design.ID), a.lengthOf(p.Design.LOA), a.built(p), a.number(float64(s.N)),
			a.money(s.Median, s.Currency), a.number(s.Q1), a.number(s.Q3), strings.Join(a.reasonsOf(p, budget)[1:], "; "))
	}
	b.WriteString("\n" + a.proposes("reserve", a.money(budget, q.Currency), a.money(math.Round(0.15*budget), q.Currency), a.money(math.Round(0.2*budget), q.Currency)) + "\n\n" + a.proposes("go on") + "\n\n" + a.lastLine("") + "\n")
	return a.proposed(q, b.String(), list)
}

// built is when a design was built.
func (a *answer) built(p proposal.Boat) string {
	switch d := p.Design; {
	case d.FirstBuilt == 0:
		return "–"
	case d.LastBuilt == 0:
		return a.proposes("built from", d.FirstBuilt)
	default:
		return fmt.Sprintf("%d–%d", d.FirstBuilt, d.LastBuilt)
	}
}

// reasonsOf are the reasons for a design in words, that she is common before the others.
func (a *answer) reasonsOf(p proposal.Boat, budget float64) (reasons []string) {
	for _, r := range p.Reasons {
		switch r {
		case proposal.Common:
			reasons = append(reasons, a.proposes("common", a.number(float64(p.Stats.N))))
		case proposal.Leaves:
			reasons = append(reasons, a.proposes("leaves", a.money(roundly(budget-p.Stats.Median), p.Stats.Currency)))
		case proposal.Stable:
			reasons = append(reasons, a.proposes("stable", a.decimal(p.Capsize, 2)))
		case proposal.Seakind:
			reasons = append(reasons, a.proposes("seakind", a.decimal(p.Comfort, 0)))
		case proposal.Roomy:
			reasons = append(reasons, a.proposes("roomy", p.Design.Cabins))
		default:
			reasons = append(reasons, a.proposes(string(r)))
		}
	}
	return reasons
}

// roundly rounds a sum to hundreds.
func roundly(v float64) float64 { return 100 * math.Round(v/100) }

// pickOf takes the first of the designs, with the reasons and what to look for on her.
func (a *answer) pickOf(q catalog.Query, list []proposal.Boat) error {
	first := list[0]
	s, name := first.Stats, first.Design.PlainFullName()
	parts := []string{a.proposes("one", name),
		a.proposes("one because", name, strings.Join(a.reasonsOf(first, *q.PriceMax), "; "), a.money(s.Median, s.Currency), a.money(s.Q1, s.Currency), a.money(s.Q3, s.Currency),
			a.money(roundly(*q.PriceMax-s.Median), s.Currency))}
	if len(list) > 1 {
		second := list[1]
		parts = append(parts, a.proposes("one second", second.Design.PlainFullName(), a.money(second.Stats.Median, second.Stats.Currency), a.number(float64(second.Stats.N))))
	}
	if a.watch != nil {
		const most = 3
		if known := a.watch(first.Design.Builder, first.Design.PlainName(), 0); len(known) > 0 {
			parts = append(parts, knownList(a.proposes("one known"), known[:min(most, len(known))]))
		}
	}
	parts = append(parts, a.proposes("one honest"), a.lastLine(""))
	return a.proposed(q, strings.Join(parts, "\n\n")+"\n", list[:1])
}

// proposed sends a text on designs, with a boat of the first for its source.
func (a *answer) proposed(q catalog.Query, text string, list []proposal.Boat) error {
	page, ok, err := a.look(ofDesigns(q, list), catalog.Paging{Limit: 1})
	if err != nil || !ok {
		return err
	}
	return a.sendAll(text, nil, resultOf(ofDesigns(q, list), page))
}

// ofDesigns is the search for boats of some designs within a budget.
func ofDesigns(q catalog.Query, list []proposal.Boat) catalog.Query {
	search := catalog.Query{PriceMax: q.PriceMax, Currency: q.Currency}
	if len(list) == 1 {
		search.Make, search.ModelContains = list[0].MakeName, list[0].Model
		return search
	}
	for _, p := range list {
		if !slices.Contains(search.MakesAny, p.MakeName) {
			search.MakesAny = append(search.MakesAny, p.MakeName)
		}
		search.ModelsAny = append(search.ModelsAny, p.Model)
	}
	return search
}

// offersOf lists boats of the designs that are for sale within the budget, where the turn wants them.
func (a *answer) offersOf(q catalog.Query, list []proposal.Boat) error {
	search := ofDesigns(q, list)
	there := a.wishes.Query(a.talk.Came.Question())
	search.Country, search.CountriesAny, search.Region, search.RegionsAny = there.Country, there.CountriesAny, there.Region, there.RegionsAny
	search.State, search.StatesAny, search.Place, search.PlacesAny, search.UnknownPlace = there.State, there.StatesAny, there.Place, there.PlacesAny, there.UnknownPlace
	a.wish = wish.Wish{Query: search, Context: search, About: true, Lang: a.wish.Lang}
	a.hits = 0
	return a.search(search)
}
