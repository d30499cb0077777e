package listings

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// selected shows boat n of the list that the earlier turns asked for.
func (a *answer) selected(q catalog.Query, n int) error {
	page, ok, err := a.look(q, catalog.Paging{Limit: max(n, catalog.DefaultLimit)})
	if err != nil || !ok {
		return err
	}
	r := result{Query: a.wish.Query, Total: page.Total, Stats: statsOf(page.Stats)}
	if n > len(page.Items) || n > catalog.MaxLimit {
		text := fmt.Sprintf("There is no boat number %d: the last list has %s. Which one do you mean?\n", n, boats(page.Total))
		return a.sendAll(text, nil, r)
	}
	r.Total = 1
	return a.detail(page.Items[n-1], r)
}

// detail shows one listing with everything that is known of it.
func (a *answer) detail(l *catalog.Listing, r result) error {
	var b strings.Builder
	fmt.Fprintf(&b, "**[%s](%s)**, %s, %s\n\n", plain(l.Name()), a.links.Listing(l.ID), priceOf(l), placeOf(l))
	for _, f := range facts(l) {
		if f[1] != "" {
			fmt.Fprintf(&b, "- %s: %s\n", f[0], f[1])
		}
	}
	if others := a.index.Duplicates(l.ID); len(others) > 0 {
		for _, o := range others {
			fmt.Fprintf(&b, "- Also listed by %s for %s\n", plain(o.Broker), priceOf(o))
		}
	}
	if l.Description != "" {
		fmt.Fprintf(&b, "\nThe broker writes: “%s”\n", plain(l.Description))
	}
	rest := a.market(l)
	text, _ := fit(a.budget, b.String(), nil, append(rest, a.closing("")))
	return a.sendAll(text, []*catalog.Listing{l}, r)
}

// market says what boats of the same model are asked for.
func (a *answer) market(l *catalog.Listing) []string {
	page, err := a.index.Search(catalog.Query{Make: l.Make, ModelContains: l.Model}, catalog.Paging{Limit: 1})
	if err != nil || page.Stats.N < 5 || l.Model == "" {
		return nil
	}
	s := page.Stats
	return []string{fmt.Sprintf("%d boats of the model are for sale: median %s, middle half %s to %s.",
		page.Total, money(s.Median, s.Currency), thousands(s.Q1), money(s.Q3, s.Currency))}
}

// facts is what is known of a boat, name and value; unknown values are empty.
func facts(l *catalog.Listing) [][2]string {
	out := [][2]string{
		{"Year", count(l.Year())}, {"Type", joined(string(l.Category), strings.Join(spaced(l.Classes), ", "))},
		{"Designer", plain(l.Designer)},
		{"Length", both(l.LOA)}, {"Waterline", metres(l.LWL)}, {"Beam", metres(l.Beam)}, {"Draft", draft(l)}, {"Air draft", metres(l.AirDraft)},
		{"Displacement", amount(l.Displacement, "kg")}, {"Ballast", amount(l.Ballast, "kg")}, {"Sail area", amount(l.SailArea, "m²")},
		{"Hull, rig, keel", joined(spaced([]string{l.HullMaterial, l.Rig, l.Keel})...)},
		{"Cabins, berths, heads", joined(count(l.Cabins), count(l.Berths), count(l.Heads))},
		{"Engine", engines(l)}, {"Tanks", tanks(l)},
		{"Rigging of", count(l.RiggingYear)}, {"Sails of", count(l.SailsYear)},
		{"Condition", strings.ReplaceAll(string(l.Grade), "_", " ")}, {"New or used", strings.ReplaceAll(string(l.NewUsed), "_", " ")},
		{"Tax", taxOf(l)}, {"Status", strings.ReplaceAll(string(l.Status), "_", " ")}, {"Price history", history(l)},
		{"Equipment", strings.Join(spaced(l.Features), ", ")},
		{"Broker", plain(l.Broker)}, {"Seen", fmt.Sprintf("for %d days, last on %s", l.SeenDays(), day(l.LastSeen))},
		{"Source", l.Source + " " + l.SourceID},
	}
	return out
}

func count(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

func metres(v float64) string {
	if v == 0 {
		return ""
	}
	return fmt.Sprintf("%.2f m", v)
}

func both(v float64) string {
	if v == 0 {
		return ""
	}
	return fmt.Sprintf("%.2f m (%.1f ft)", v, v/metresPerFoot)
}

func amount(v float64, unit string) string {
	if v == 0 {
		return ""
	}
	return thousands(v) + " " + unit
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

func draft(l *catalog.Listing) string {
	if l.DraftMin > 0 && l.DraftMax > l.DraftMin {
		return fmt.Sprintf("%.2f to %.2f m", l.DraftMin, l.DraftMax)
	}
	return metres(l.Draft())
}

func engines(l *catalog.Listing) string {
	var out []string
	for _, e := range l.Engines {
		text := strings.TrimSpace(plain(e.Make + " " + e.Model))
		if e.KW > 0 {
			text += fmt.Sprintf(", %.0f kW (%.0f hp)", e.KW, e.KW/0.745699872)
		}
		text += ", " + joined(e.Fuel, e.Type, count(e.Year))
		if e.Hours > 0 {
			text += fmt.Sprintf(", %s h", thousands(e.Hours))
		}
		out = append(out, text)
	}
	return strings.Join(out, "; ")
}

func tanks(l *catalog.Listing) string {
	var out []string
	for _, t := range []struct {
		name   string
		litres float64
	}{{"fuel", l.Fuel}, {"water", l.Water}, {"holding", l.Holding}} {
		if t.litres > 0 {
			out = append(out, fmt.Sprintf("%s %.0f L", t.name, t.litres))
		}
	}
	return strings.Join(out, ", ")
}

func taxOf(l *catalog.Listing) string {
	switch l.Tax {
	case catalog.VATPaid:
		return "VAT paid"
	case catalog.VATNotPaid:
		return "VAT not paid"
	case catalog.VATExcluded:
		return "VAT not included"
	}
	return ""
}

func history(l *catalog.Listing) string {
	if len(l.PriceHistory) < 2 {
		return ""
	}
	var out []string
	for _, c := range l.PriceHistory {
		out = append(out, fmt.Sprintf("%s since %s", money(c.Price, l.Currency), day(c.At)))
	}
	return strings.Join(out, ", ")
}
