package listings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish"
)

// search answers a query with the boats that meet it.
func (a *answer) search(q catalog.Query) error {
	p, more := a.paging(q)
	page, ok, err := a.look(q, p)
	if err != nil || !ok {
		return err
	}
	if !more && page.Total > 0 {
		text := fmt.Sprintf(a.thatWasAll, a.count(page.Total), a.sampleNote())
		return a.sendAll(text, nil, resultOf(a.wish.Query, page))
	}
	r := resultOf(a.wish.Query, page)
	said := ""
	if a.wish.Like {
		if r.Like, err = a.alike(q, page); err != nil {
			return err
		}
		said = a.likeTable(q, r.Like)
		if len(r.Like) == 0 && (page.Total == 0 || a.turnsAway(q)) {
			return a.ofHerSize(said, page.Total > 0)
		}
	}
	switch {
	case page.Total == 0:
		return a.nothing(said, q, page, r)
	case q.ID != "":
		return a.detail(page.Items[0], r)
	case slices.Contains(q.Aggregate, catalog.AggregateByYear):
		return a.byYear([]catalog.Query{q}, r)
	}
	if slices.Contains(q.Aggregate, catalog.AggregateByCountry) {
		countries, err := a.byCountry(q, page)
		if err != nil {
			return err
		}
		said = countries + said
	}
	a.column = a.askedOf(q)
	return a.listed(said, q, page, r)
}

// ofHerSize lists boats of the size and kind of the one that is named, where no design is known to be like her; there tells whether she is
// for sale herself.
func (a *answer) ofHerSize(said string, there bool) error {
	q := a.wish.Others
	page, ok, err := a.look(q, catalog.Paging{})
	if err != nil || !ok {
		return err
	}
	a.wish.Like = false
	if page.Total == 0 {
		return a.nothing(said, q, page, resultOf(q, page))
	}
	a.lead = said + a.ofSize + "\n\n"
	if !there {
		a.lead = said + a.notHers + " " + a.ofSize + "\n\n"
	}
	return a.listed("", q, page, resultOf(q, page))
}

// listed answers with how the wish was understood and what was found, which any wording begins with, what is said of it, and the
// boats of a page, unless they are only to be counted.
func (a *answer) listed(said string, q catalog.Query, page catalog.Page, r result) error {
	if a.turnsAway(q) {
		var b strings.Builder
		a.preface(&b, q)
		return a.sendAll(b.String()+said+a.lastLine("")+"\n", nil, r)
	}
	var rows []string
	if len(q.Aggregate) == 0 || countsFew(q, page) {
		for i, l := range page.Items {
			rows = append(rows, a.row(a.before+i+1, l))
		}
	}
	head := a.head(q, page)
	text, n := a.fitList(head+said, rows, a.ending(q, page), q, page.Total)
	if err := a.led(head); err != nil {
		return err
	}
	return a.sendAll(text, page.Items[:n], r)
}

// countsFew reports whether only the number of boats is asked for, and they are so few that one sees at a glance which they are.
func countsFew(q catalog.Query, page catalog.Page) bool {
	return slices.Equal(q.Aggregate, []string{catalog.AggregateCount}) && page.Total <= catalog.DefaultLimit
}

// turnsAway reports whether a turn asks for others like the boats that were searched before, which then are not listed once more.
func (a *answer) turnsAway(q catalog.Query) bool {
	was := a.wish.Context
	return a.wish.Like && was.Make == q.Make && was.ModelContains == q.ModelContains
}

// head says what was looked for, how many there are and what they are asked for.
func (a *answer) head(q catalog.Query, page catalog.Page) string {
	var b strings.Builder
	b.WriteString(a.lead)
	a.preface(&b, q)
	fmt.Fprintf(&b, "**%s**%s", a.count(page.Total), a.sampleNote())
	if page.Merged > 0 {
		fmt.Fprintf(&b, a.merged, page.Merged)
	}
	b.WriteString(".")
	if a.wish.More > 0 { // told with the first boats of the list
		return b.String() + "\n\n"
	}
	b.WriteString(a.unknowns(page.Unknown) + a.silence(q, page))
	if len(a.talk.Listed) == 0 {
		b.WriteString(a.uses[q.Use])
	}
	s := page.Stats
	if s.N == 1 && len(q.Aggregate) > 0 {
		fmt.Fprintf(&b, "\n\n"+a.onlyPrice, a.money(s.Median, s.Currency))
	}
	if s.N > 1 { // a list shows the price of a single boat
		median := a.money(s.Median, s.Currency)
		if slices.Contains(q.Aggregate, catalog.AggregateMedianPrice) {
			median = "**" + median + "**"
		}
		fmt.Fprintf(&b, "\n\n"+a.asking, a.money(s.Min, s.Currency), median)
		a.moreStats(&b, q, s)
		if slices.ContainsFunc(page.Items, func(l *catalog.Listing) bool { return l.PriceType == catalog.Free }) {
			b.WriteString(a.freeAside)
		}
		b.WriteString(".")
		if s.Converted {
			fmt.Fprintf(&b, " "+a.converted, a.day(catalog.RateDate()))
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
	mean := a.money(s.Mean, s.Currency)
	if slices.Contains(q.Aggregate, catalog.AggregateMeanPrice) {
		mean = "**" + mean + "**"
	}
	fmt.Fprintf(b, a.figures, mean, a.number(s.Q1), a.money(s.Q3, s.Currency), a.money(s.Max, s.Currency), a.number(float64(s.N)))
}

// preface writes the contradictions and the filter as it was understood.
func (a *answer) preface(b *strings.Builder, q catalog.Query) {
	if q.UnknownPlace != "" {
		fmt.Fprintf(b, a.unknownPlace+"\n\n", plain(q.UnknownPlace))
	}
	for _, c := range a.wish.Contradictions {
		fmt.Fprintf(b, a.pleaseCheck+"\n\n", c)
	}
	words := a.inWords(q)
	if words == "" {
		words = a.everything
	}
	fmt.Fprintf(b, a.lookingFor+"\n\n", words)
}

// unknowns is a sentence about how many boats do not tell what was asked for, "" if all do.
func (p *phrases) unknowns(all []catalog.Unknown) string {
	var out []string
	for _, u := range all {
		out = append(out, fmt.Sprintf(p.unknown, p.number(float64(u.Count)), p.filter(u.Filter)))
	}
	if len(out) == 0 {
		return ""
	}
	return fmt.Sprintf(p.leftOut, strings.Join(out, ", "))
}

// tableRule stands below the head of the table.
const tableRule = "\n|---|---|---|---|---|---|---|\n"

// row is a line of the table; n is by which number one can ask for the boat.
func (a *answer) row(n int, l *catalog.Listing) string {
	mark := ""
	switch {
	case l.Status == catalog.UnderOffer || l.Status == catalog.Sold:
		mark = " (" + a.word(string(l.Status)) + ")"
	case l.Reduced():
		mark = " ↓"
	}
	return fmt.Sprintf("| %d | [%s](%s) | %s | %s%s | %s | %s | %s |%s\n",
		n, plain(l.Name()), a.links.Listing(l.ID), a.lengthOf(l.LOA), a.pricesOf(l), mark, placeOf(l), fmt.Sprintf(a.days, l.SeenDays()), plain(l.Source), a.column.cell(l))
}

// ending says what was not understood, how to go on, and what the data are.
func (a *answer) ending(q catalog.Query, page catalog.Page) ending {
	e := ending{hints: a.refine(q, page), last: a.lastLine(a.orders[q.Sort])}
	if notes := a.unread(); notes != "" {
		e.notes = append(e.notes, notes)
	}
	if a.wish.Question == wish.Alert {
		e.notes = append(e.notes, a.noAlert)
	}
	if a.wish.Recommend && len(q.Aggregate) == 0 {
		e.notes = append(e.notes, a.tip(page))
	}
	if len(q.Aggregate) > 0 {
		e.last = a.lastLine("")
	}
	return e
}

func (a *answer) unread() string {
	var words []string
	for _, w := range a.wish.NotUnderstood {
		if place := a.wish.Query.UnknownPlace; place != "" && strings.HasSuffix(place, w) {
			continue // said at the beginning
		}
		words = append(words, fmt.Sprintf(a.quoted, plain(w)))
	}
	if len(words) == 0 {
		return ""
	}
	return fmt.Sprintf(a.notUnderstood, strings.Join(words, ", "))
}

// lastLine says what the list is; it is the last that is left out.
func (a *answer) lastLine(order string) string {
	text := cmp.Or(order, a.label("Asking prices"))
	if a.sample() {
		return fmt.Sprintf(a.closingSample, text, a.day(a.index.AsOf()))
	}
	return fmt.Sprintf(a.closing, text, a.day(a.index.AsOf()))
}

// refine tells how the results divide, so that the next turn can choose.
func (a *answer) refine(q catalog.Query, page catalog.Page) string {
	if page.Total <= catalog.DefaultLimit && len(q.Aggregate) == 0 {
		return ""
	}
	if len(a.talk.Listed) > 0 && len(q.Aggregate) == 0 { // how to narrow it was told with the list before
		return a.further(page)
	}
	var parts []string
	for _, f := range page.Facets {
		asked := map[string]bool{
			"make": q.Make != "" || q.MakesAny != nil, "type": q.Type != "",
			"country": q.Country != "" || q.Place != "" || q.PlacesAny != nil || slices.Contains(q.Aggregate, catalog.AggregateByCountry), "decade": q.YearMin > 0 && q.YearMax > 0,
		}[f.Name]
		if asked || len(f.Counts) < 2 {
			continue
		}
		var counts []string
		for _, c := range f.Counts[:min(3, len(f.Counts))] {
			counts = append(counts, fmt.Sprintf("%s (%s)", a.facet(f.Name, c.Value), a.number(float64(c.N))))
		}
		parts = append(parts, a.label(f.Name)+" "+strings.Join(counts, ", "))
	}
	divided := strings.Join(parts, a.semicolon)
	switch {
	case len(q.Aggregate) > 0 && len(parts) == 0:
		return ""
	case len(q.Aggregate) > 0: // there is no list to go on with
		return fmt.Sprintf(a.divide, divided)
	case len(parts) == 0:
		return a.more
	}
	return fmt.Sprintf(a.narrow, divided)
}

// facet writes a value by which results divide.
func (p *phrases) facet(name, value string) string {
	switch name {
	case "type":
		return p.word(value)
	case "decade":
		return fmt.Sprintf(p.decade, strings.TrimSuffix(value, "s"))
	}
	return strings.ReplaceAll(value, "_", " ")
}
