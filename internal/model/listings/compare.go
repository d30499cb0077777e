package listings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
)

// compare answers a question about several boats with one table.
func (a *answer) compare(q catalog.Query) error {
	if area := q.Compare[0]; area.Region+area.Country+area.State+area.Place != "" {
		return a.compareAreas(q)
	}
	var parts []catalog.Query
	for _, p := range q.Compare {
		parts = append(parts, side(q, p))
	}
	total := 0
	currency := ""
	for _, part := range parts {
		page, ok, err := a.look(part, catalog.Paging{Limit: 1})
		if err != nil || !ok {
			return err
		}
		total += page.Total
		switch {
		case page.Stats.N == 0:
		case currency == "":
			currency = page.Stats.Currency
		case page.Stats.Currency != currency:
			currency = catalog.DefaultCurrency
		}
	}
	for i := range parts {
		parts[i].Currency = currency
	}
	return a.byYear(parts, result{Query: a.wish.Query, Total: total})
}

// side is a query with what one of the things that it compares asks for besides.
func side(q, p catalog.Query) catalog.Query {
	q.Compare, q.Aggregate = nil, nil
	if p.Make+p.ModelContains != "" {
		q.Make, q.MakesAny, q.ModelContains, q.ModelsAny = p.Make, nil, p.ModelContains, nil
	}
	if p.Type != "" || p.TypesAny != nil {
		q.Type, q.TypesAny = p.Type, p.TypesAny
	}
	for own, of := range map[*[]string][]string{&q.Category: p.Category, &q.Rig: p.Rig, &q.Keel: p.Keel, &q.HullMaterial: p.HullMaterial} {
		if of != nil {
			*own = of
		}
	}
	q.Fuel, q.EngineType = cmp.Or(p.Fuel, q.Fuel), cmp.Or(p.EngineType, q.EngineType)
	return q
}

// compareAreas answers where boats are asked for less, with a line for each area.
func (a *answer) compareAreas(q catalog.Query) error {
	shared := q
	shared.Compare, shared.Aggregate = nil, nil
	var rows strings.Builder
	total, converted := 0, false
	q.Currency = cmp.Or(q.Currency, catalog.DefaultCurrency)
	for _, area := range q.Compare {
		part := side(q, area)
		part.Region, part.Country, part.State, part.Place = area.Region, area.Country, area.State, area.Place
		page, ok, err := a.look(part, catalog.Paging{Limit: 1})
		if err != nil || !ok {
			return err
		}
		total, converted = total+page.Total, converted || page.Stats.Converted
		median, half := "–", "–"
		if s := page.Stats; s.N > 0 {
			median, half = a.money(s.Median, s.Currency), a.number(s.Q1)+"–"+a.number(s.Q3)
		}
		fmt.Fprintf(&rows, "| %s | %s | %s | %s |\n", a.areaOf(area), a.number(float64(page.Total)), median, half)
	}
	var b strings.Builder
	a.preface(&b, shared)
	fmt.Fprintf(&b, "**%s**%s.\n\n", a.count(total), a.sampleNote())
	if err := a.led(b.String()); err != nil {
		return err
	}
	fmt.Fprintf(&b, "| %s | %s | %s | %s |\n|---|---|---|---|\n%s\n", a.label("Area"), a.label("Boats"), a.label("Median"), a.label("Middle half"), &rows)
	said := a.notSold
	if converted {
		said += " " + fmt.Sprintf(a.converted, a.day(catalog.RateDate()))
	}
	tail := []string{said, a.lastLine("")}
	if notes := a.unread(); notes != "" {
		tail = append([]string{notes}, tail...)
	}
	text, _ := a.fit(b.String(), &table{}, tail)
	return a.sendAll(text, nil, result{Query: a.wish.Query, Total: total})
}

// areaOf names the area that a query looks in.
func (p *phrases) areaOf(q catalog.Query) string {
	switch {
	case q.Place != "":
		return plain(q.Place)
	case q.State != "":
		return p.state(q.Country, q.State)
	}
	return p.place(cmp.Or(q.Country, q.Region))
}

// byYear answers with the asking prices of one or several boats by year.
func (a *answer) byYear(parts []catalog.Query, r result) error {
	var b strings.Builder
	b.WriteString(a.lead)
	for _, c := range a.wish.Contradictions {
		fmt.Fprintf(&b, a.pleaseCheck+"\n\n", c)
	}
	fmt.Fprintf(&b, a.phrases.byYear+"\n\n", a.sampleNote())
	var tail []string
	if notes := a.unread(); notes != "" {
		tail = append(tail, notes)
	}
	converted, currency := false, ""
	for _, part := range parts {
		page, err := a.index.Search(part, catalog.Paging{Limit: 1})
		if err != nil {
			return err
		}
		a.cite(page)
		converted, currency = converted || page.Stats.Converted, cmp.Or(page.Stats.Currency, currency)
		fmt.Fprintf(&b, "- %s: %s%s\n", a.inWords(part), a.count(page.Total), a.quartilesOf(page.Stats))
	}
	if converted {
		tail = append(tail, fmt.Sprintf(a.converted, a.day(catalog.RateDate())))
	}
	rows, err := a.yearRows(parts, a.budget/(12*(len(parts)+1)))
	if err != nil {
		return err
	}
	fmt.Fprintf(&b, "\n| %s%s |\n%s\n%s", a.label("Year"), a.header(parts, currency), strings.Repeat("|---", len(parts)+1)+"|", rows)
	text, _ := a.fit(b.String(), &table{}, append(tail, a.lastLine("")))
	return a.sendAll(text, nil, r)
}

// quartilesOf tells the prices of a part, with their mean where that is asked for.
func (a *answer) quartilesOf(s catalog.Stats) string {
	if s.N == 0 {
		return ""
	}
	text := fmt.Sprintf(a.quartiles, a.money(s.Median, s.Currency), a.number(s.Q1), a.money(s.Q3, s.Currency))
	if slices.Contains(a.wish.Query.Aggregate, catalog.AggregateMeanPrice) {
		text += fmt.Sprintf(a.meanOf, a.money(s.Mean, s.Currency))
	}
	return text
}

func (p *phrases) header(parts []catalog.Query, currency string) string {
	var b strings.Builder
	for _, part := range parts {
		name := strings.TrimSpace(plain(part.Make + " " + part.ModelContains))
		if name == "" {
			name = p.kindOf(part)
		}
		fmt.Fprintf(&b, " | "+p.medianOf, name, currency)
	}
	return b.String()
}

// kindOf names a query that asks for no model by the kind of its boats.
func (p *phrases) kindOf(q catalog.Query) string {
	var words []string
	for _, ids := range [][]string{q.HullMaterial, q.Keel, q.Rig, q.Category, single(q.Fuel), single(q.EngineType)} {
		words = append(words, p.wordsOf(ids)...)
	}
	if len(words) == 0 {
		words = p.wordsOf(choice(q.Type, q.TypesAny))
	}
	return strings.Join(words, ", ")
}

// yearRows writes a line for every year, or for every five years where there is no room for so many lines.
func (a *answer) yearRows(parts []catalog.Query, most int) (string, error) {
	for _, span := range []int{1, 5, 10} {
		columns, years, err := a.years(parts, span)
		if err != nil {
			return "", err
		}
		if len(years) > most && span < 10 {
			continue
		}
		var b strings.Builder
		for _, y := range years {
			b.WriteString("| " + yearsFrom(y, span))
			for _, c := range columns {
				b.WriteString(" | " + a.cell(c[y]))
			}
			b.WriteString(" |\n")
		}
		return b.String(), nil
	}
	return "", nil
}

// years returns the prices of every part by year, and the years that one of them has, in order.
func (a *answer) years(parts []catalog.Query, span int) ([]map[int]catalog.Stats, []int, error) {
	var years []int
	columns := make([]map[int]catalog.Stats, len(parts))
	for i, part := range parts {
		found, err := a.index.ByYear(part, span)
		if err != nil {
			return nil, nil, err
		}
		columns[i] = map[int]catalog.Stats{}
		for _, y := range found {
			columns[i][y.Year] = y.Stats
			years = append(years, y.Year)
		}
	}
	slices.Sort(years)
	return columns, slices.Compact(years), nil
}

func yearsFrom(from, span int) string {
	if span == 1 {
		return fmt.Sprint(from)
	}
	return fmt.Sprintf("%d–%d", from, from+span-1)
}

// cell is a median with the number of boats it is of.
func (p *phrases) cell(s catalog.Stats) string {
	if s.N == 0 {
		return "–"
	}
	return fmt.Sprintf("%s (%d)", p.number(s.Median), s.N)
}
