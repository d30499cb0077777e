package listings

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/tokens"
)

// search answers a query with the boats that meet it.
func (a *answer) search(q catalog.Query) error {
	p, more := a.paging(q)
	page, ok, err := a.look(q, p)
	if err != nil || !ok {
		return err
	}
	if !more && page.Total > 0 {
		text := fmt.Sprintf("That was all: the list has %s%s. Ask for something else, or drop a filter.\n", boats(page.Total), a.sampleNote())
		return a.sendAll(text, nil, result{Query: a.wish.Query, Total: page.Total, Stats: statsOf(page.Stats)})
	}
	r := result{Query: a.wish.Query, Total: page.Total, Stats: statsOf(page.Stats)}
	switch {
	case page.Total == 0:
		return a.sendAll(a.nothing(q, page), nil, r)
	case q.ID != "":
		return a.detail(page.Items[0], r)
	case slices.Contains(q.Aggregate, catalog.AggregateByYear):
		return a.byYear([]catalog.Query{q}, r)
	}
	head, tail := a.head(q, page), a.tail(q, page)
	var rows []string
	if len(q.Aggregate) == 0 {
		for i, l := range page.Items {
			rows = append(rows, a.row(a.wish.More*catalog.DefaultLimit+i+1, l))
		}
	}
	text, n := fit(a.budget, head, rows, tail)
	return a.sendAll(text, page.Items[:n], r)
}

// mostPages is how often one can ask for more.
const mostPages = 50

// paging finds the page that is asked for, going on from the first one; there is false where the list has ended.
func (a *answer) paging(q catalog.Query) (p catalog.Paging, there bool) {
	for range min(a.wish.More, mostPages) {
		page, err := a.index.Search(q, p)
		if err != nil || page.Next == "" {
			return p, false
		}
		p.After = page.Next
	}
	return p, true
}

// head says what was looked for, how many there are and what they are asked for.
func (a *answer) head(q catalog.Query, page catalog.Page) string {
	var b strings.Builder
	a.preface(&b, q)
	fmt.Fprintf(&b, "**%s**%s", boats(page.Total), a.sampleNote())
	if page.Merged > 0 {
		fmt.Fprintf(&b, "; duplicates merged: %d", page.Merged)
	}
	b.WriteString(".")
	if left := unknowns(page.Unknown); left != "" {
		b.WriteString(" Left out because the value is not known: " + left + ".")
	}
	if s := page.Stats; s.N > 0 {
		fmt.Fprintf(&b, "\n\nAsking prices: cheapest %s, median %s", money(s.Min, s.Currency), money(s.Median, s.Currency))
		a.moreStats(&b, q, s)
		b.WriteString(".")
		if s.Converted {
			b.WriteString(" Converted at the rates of " + day(catalog.RateDate()) + ".")
		}
	}
	b.WriteString("\n\n")
	return b.String()
}

// moreStats adds the figures that an aggregate asks for.
func (a *answer) moreStats(b *strings.Builder, q catalog.Query, s catalog.Stats) {
	if len(q.Aggregate) == 0 {
		return
	}
	fmt.Fprintf(b, ", mean %s, middle half %s to %s, dearest %s (%d with a price)", money(s.Mean, s.Currency), thousands(s.Q1),
		money(s.Q3, s.Currency), money(s.Max, s.Currency), s.N)
}

// preface writes the contradictions and the filter as it was understood.
func (a *answer) preface(b *strings.Builder, q catalog.Query) {
	for _, c := range a.wish.Contradictions {
		fmt.Fprintf(b, "**Please check:** %s.\n\n", c)
	}
	words := inWords(q)
	if words == "" {
		words = "every boat"
	}
	fmt.Fprintf(b, "Looking for: %s.\n\n", words)
}

// unknowns lists how many boats do not tell what was asked for.
func unknowns(all []catalog.Unknown) string {
	var out []string
	for _, u := range all {
		out = append(out, fmt.Sprintf("%d %s", u.Count, filterName(u.Filter)))
	}
	return strings.Join(out, ", ")
}

const tableHead = "| # | Boat | Length | Price | Place | Seen |\n|---|---|---|---|---|---|\n"

// row is a line of the table; n is by which number one can ask for the boat.
func (a *answer) row(n int, l *catalog.Listing) string {
	mark := ""
	switch {
	case l.Status == catalog.UnderOffer || l.Status == catalog.Sold:
		mark = " (" + strings.ReplaceAll(string(l.Status), "_", " ") + ")"
	case l.Reduced():
		mark = " ↓"
	}
	return fmt.Sprintf("| %d | [%s](%s) | %s | %s%s | %s | %d d |\n",
		n, plain(l.Name()), a.links.Listing(l.ID), lengthOf(l.LOA), priceOf(l), mark, placeOf(l), l.SeenDays())
}

// orders names the order of the results.
var orders = map[catalog.Sort]string{
	"": "newest listings first", catalog.ListedDesc: "newest listings first", catalog.ListedAsc: "longest on the market first",
	catalog.PriceAsc: "cheapest first", catalog.PriceDesc: "dearest first", catalog.LengthAsc: "shortest first",
	catalog.LengthDesc: "longest first", catalog.YearAsc: "oldest first", catalog.YearDesc: "newest first",
	catalog.EngineHoursAsc: "fewest engine hours first", catalog.DistanceAsc: "nearest first",
}

// tail says what is shown, what was not understood, how to go on, and what the data are.
func (a *answer) tail(q catalog.Query, page catalog.Page) []string {
	var out []string
	if notes := a.notUnderstood(); notes != "" {
		out = append(out, notes)
	}
	if hints := refine(q, page); hints != "" {
		out = append(out, hints)
	}
	return append(out, a.closing(orders[q.Sort]))
}

func (a *answer) notUnderstood() string {
	if len(a.wish.NotUnderstood) == 0 {
		return ""
	}
	var words []string
	for _, w := range a.wish.NotUnderstood {
		words = append(words, "“"+plain(w)+"”")
	}
	return "Not understood: " + strings.Join(words, ", ") + "."
}

// closing says what the list is; it is the last that is left out.
func (a *answer) closing(order string) string {
	text := "Asking prices"
	if order != "" {
		text = strings.ToUpper(order[:1]) + order[1:]
	}
	if a.sample() {
		return text + ". Sample data as of " + day(a.index.AsOf()) + ", no real offers [1]."
	}
	return text + ". As of " + day(a.index.AsOf()) + " [1]."
}

// refine tells how the results divide, so that the next turn can choose.
func refine(q catalog.Query, page catalog.Page) string {
	if page.Total <= catalog.DefaultLimit && len(q.Aggregate) == 0 {
		return ""
	}
	var parts []string
	for _, f := range page.Facets {
		asked := map[string]bool{
			"make": q.Make != "" || q.MakesAny != nil, "type": q.Type != "",
			"country": q.Country != "" || q.Place != "", "decade": q.YearMin > 0 && q.YearMax > 0,
		}[f.Name]
		if asked || len(f.Counts) < 2 {
			continue
		}
		var counts []string
		for _, c := range f.Counts[:min(3, len(f.Counts))] {
			counts = append(counts, fmt.Sprintf("%s %d", strings.ReplaceAll(c.Value, "_", " "), c.N))
		}
		parts = append(parts, f.Name+" "+strings.Join(counts, ", "))
	}
	if len(parts) == 0 {
		return "Say “more” for the next boats, or narrow it by price, year or equipment."
	}
	return "Narrow it by " + strings.Join(parts, "; ") + "; or say “more”."
}

// fit composes an answer of at most so many tokens: as many rows as there is room for, then as much of the tail, whose
// last line comes first.
func fit(budget int, head string, rows, tail []string) (text string, shown int) {
	last := "\n" + tail[len(tail)-1] + "\n"
	room := budget - tokens.Count(head) - tokens.Count(last) - margin
	if len(rows) > 0 {
		room -= tokens.Count(tableHead)
	}
	middle, wanted := "", 0
	for _, line := range tail[:len(tail)-1] {
		middle += "\n" + line + "\n"
	}
	wanted = tokens.Count(middle)
	if spare := room - wanted; spare < 3*rowTokens && len(rows) > 0 {
		middle, wanted = "", 0
	}
	var table strings.Builder
	for _, row := range rows {
		cost := tokens.Count(row)
		if room-wanted < cost {
			break
		}
		room -= cost
		table.WriteString(row)
		shown++
	}
	if shown > 0 {
		head += tableHead + table.String()
	}
	return strings.TrimRight(head, "\n") + "\n" + middle + last, shown
}

// rowTokens is about what a row costs; margin keeps clear of the budget where pieces join.
const (
	rowTokens = 60
	margin    = 8
)
