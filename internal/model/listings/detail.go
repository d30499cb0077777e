package listings

import (
	"cmp"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
)

// selected shows boat n of the list that the earlier turns asked for.
func (a *answer) selected(q catalog.Query, n int) error {
	page, ok, err := a.look(q, catalog.Paging{Limit: max(n, catalog.DefaultLimit)})
	if err != nil || !ok {
		return err
	}
	r := resultOf(a.wish.Query, page)
	if n < 0 {
		n = max(1, min(len(page.Items), catalog.DefaultLimit))
	}
	if n > len(page.Items) || n > catalog.MaxLimit {
		text := fmt.Sprintf(a.noNumber, n, a.count(page.Total))
		return a.sendAll(text, nil, r)
	}
	r.Total = 1
	return a.detail(page.Items[n-1], r)
}

// selectedOf sets boats of a list side by side that are picked by their places.
func (a *answer) selectedOf(q catalog.Query, picks []catalog.Query) error {
	page, ok, err := a.look(q, catalog.Paging{Limit: catalog.DefaultLimit})
	if err != nil || !ok {
		return err
	}
	var boats []*catalog.Listing
	for _, p := range picks {
		n := p.SelectIndex
		if n < 0 {
			n = len(page.Items)
		}
		if n < 1 || n > len(page.Items) {
			return a.sendAll(fmt.Sprintf(a.noNumber, n, a.count(page.Total)), nil, resultOf(a.wish.Query, page))
		}
		boats = append(boats, page.Items[n-1])
	}
	a.hits, a.made = 0, 0
	return a.picked(boats, nil)
}

// detail shows one listing with everything that is known of it.
func (a *answer) detail(l *catalog.Listing, r result) error {
	var b strings.Builder
	b.WriteString(a.lead)
	fmt.Fprintf(&b, "**[%s](%s)**, %s, %s\n\n", plain(l.Name()), a.links.Listing(l.ID), a.priceOf(l), placeOf(l))
	for _, f := range a.facts(l) {
		if f[1] != "" {
			fmt.Fprintf(&b, "- %s: %s\n", a.label(f[0]), f[1])
		}
	}
	if others := a.index.Duplicates(l.ID); len(others) > 0 {
		for _, o := range others {
			fmt.Fprintf(&b, "- "+a.also+"\n", plain(o.Broker), a.priceOf(o))
		}
	}
	if l.Description != "" {
		fmt.Fprintf(&b, "\n"+a.brokerWrites+"\n", plain(l.Description))
	}
	rest := a.sisters(l)
	text, _ := a.fit(b.String(), &table{}, append(rest, a.lastLine("")))
	return a.sendAll(text, []*catalog.Listing{l}, r)
}

// sisters says what boats of the same model are asked for.
func (a *answer) sisters(l *catalog.Listing) []string {
	page, err := a.index.Search(catalog.Query{Make: l.Make, ModelContains: l.Model}, catalog.Paging{Limit: 1})
	if err != nil || page.Stats.N < 5 || l.Model == "" {
		return nil
	}
	s := page.Stats
	return []string{fmt.Sprintf(a.market,
		a.number(float64(page.Total)), a.money(s.Median, s.Currency), a.number(s.Q1), a.money(s.Q3, s.Currency))}
}

// facts is what is known of a boat, label and value; unknown values are empty.
func (p *phrases) facts(l *catalog.Listing) [][2]string {
	out := [][2]string{
		{"Year", known(l.Year())}, {"Type", joined(p.word(string(l.Category)), strings.Join(p.wordsOf(l.Classes), ", "))},
		{"Designer", plain(l.Designer)},
		{"Length", p.both(l.LOA)}, {"Waterline", p.metres(l.LWL)}, {"Beam", p.metres(l.Beam)}, {"Draft", p.draftOf(l)},
		{"Air draft", p.metres(l.AirDraft)},
		{"Displacement", p.amount(l.Displacement, "kg")}, {"Ballast", p.amount(l.Ballast, "kg")}, {"Sail area", p.amount(l.SailArea, "m²")},
		{"Hull, rig, keel", joined(p.wordsOf([]string{l.HullMaterial, l.Rig, l.Keel})...)},
		{"Cabins, berths, heads", counted(l.Cabins, l.Berths, l.Heads)},
		{"Engine", p.enginesOf(l)}, {"Tanks", p.tanks(l)},
		{"Rigging of", known(l.RiggingYear)}, {"Sails of", known(l.SailsYear)},
		{"Condition", p.word(string(l.Grade))}, {"New or used", p.word(string(l.NewUsed))},
		{"Tax", p.taxOf(l)}, {"Status", p.word(string(l.Status))}, {"Price history", p.history(l)},
		{"Equipment", strings.Join(p.features(l.Features), ", ")},
		{"Pictures", pictures(l)},
		{"Broker", plain(l.Broker)}, {"Seen", fmt.Sprintf(p.seen, l.SeenDays(), p.day(l.LastSeen))},
		{"Source", linked(plain(l.Source+" "+l.SourceID), l.SourceURL)},
	}
	return out
}

// mostPictures is how many pictures of a boat are linked.
const mostPictures = 6

// pictures links the first pictures of a boat by their number.
func pictures(l *catalog.Listing) string {
	var links []string
	for i, p := range l.Images[:min(mostPictures, len(l.Images))] {
		links = append(links, linked(fmt.Sprint(i+1), p.URL))
	}
	if more := len(l.Images) - len(links); more > 0 {
		links = append(links, fmt.Sprintf("+%d", more))
	}
	return strings.Join(links, " ")
}

// linked is a text with the address it leads to, alone where that is no plain one of the web.
func linked(text, address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || strings.ContainsAny(address, " <>()[]|`\n") {
		return text
	}
	return "[" + text + "](" + address + ")"
}

// counted joins numbers in their order, a dash for one that is unknown; it is empty where all are.
func counted(numbers ...int) string {
	var out []string
	for _, n := range numbers {
		out = append(out, cmp.Or(known(n), "–"))
	}
	if slices.Max(numbers) == 0 {
		return ""
	}
	return strings.Join(out, ", ")
}

func known(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

func (p *phrases) metres(v float64) string {
	if v == 0 {
		return ""
	}
	return p.decimal(v, 2) + " m"
}

func (p *phrases) both(v float64) string {
	if v == 0 {
		return ""
	}
	return p.decimal(v, 2) + " m (" + p.decimal(v/quantity.Foot, 1) + " ft)"
}

func (p *phrases) amount(v float64, unit string) string {
	if v == 0 {
		return ""
	}
	return p.number(v) + " " + unit
}

// joined joins what is known with commas.
func joined(values ...string) string {
	var out []string
	for _, v := range values {
		if v != "" {
			out = append(out, v)
		}
	}
	return strings.Join(out, ", ")
}

func (p *phrases) draftOf(l *catalog.Listing) string {
	if l.DraftMin > 0 && l.DraftMax > l.DraftMin {
		return fmt.Sprintf(p.between, p.decimal(l.DraftMin, 2), p.decimal(l.DraftMax, 2)+" m")
	}
	return p.metres(l.Draft())
}

func (p *phrases) enginesOf(l *catalog.Listing) string {
	var out []string
	for _, e := range l.Engines {
		text := strings.TrimSpace(plain(e.Make + " " + e.Model))
		if e.KW > 0 {
			text += fmt.Sprintf(", %.0f kW (%.0f %s)", e.KW, e.KW/p.horse, p.horsepower)
		}
		text += ", " + joined(p.word(e.Fuel), p.word(e.Type), known(e.Year))
		if e.Hours > 0 {
			text += fmt.Sprintf(", %s h", p.number(e.Hours))
		}
		out = append(out, text)
	}
	return strings.Join(out, p.semicolon)
}

func (p *phrases) tanks(l *catalog.Listing) string {
	var out []string
	for _, t := range []struct {
		name   string
		litres float64
	}{{"fuel", l.Fuel}, {"water", l.Water}, {"holding", l.Holding}} {
		if t.litres > 0 {
			out = append(out, fmt.Sprintf("%s %.0f L", p.label(t.name), t.litres))
		}
	}
	return strings.Join(out, ", ")
}

// taxOf is empty where there is no such tax.
func (p *phrases) taxOf(l *catalog.Listing) string {
	if l.Tax == catalog.TaxNA {
		return ""
	}
	return p.word(string(l.Tax))
}

func (p *phrases) history(l *catalog.Listing) string {
	if len(l.PriceHistory) < 2 {
		return ""
	}
	var out []string
	for _, c := range l.PriceHistory {
		out = append(out, fmt.Sprintf(p.since, p.money(c.Price, l.Currency), p.day(c.At)))
	}
	return strings.Join(out, ", ")
}
