package listings

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/quantity"
)

// mostRead is how many boats are read for an answer to a question about all of them: a listing takes a microsecond.
const mostRead = 50_000

// yearsAround is by how many years more each way the boats may differ in age that tell what one is worth, until there are enough.
var yearsAround = []int{2, 4, 6}

// worth answers what boats are worth, by what they are asked for, and whether a price is a fair one.
func (a *answer) worth(q catalog.Query) error {
	q.Aggregate, q.Sort, q.Currency = nil, "", cmp.Or(q.Currency, a.wish.OfferIn)
	page, ok, err := a.look(q, catalog.Paging{})
	if err != nil || !ok {
		return err
	}
	asked := q
	for _, more := range yearsAround {
		if page.Stats.N >= fewestAlike || asked.YearMin == 0 || asked.YearMax == 0 {
			break
		}
		q.YearMin, q.YearMax = asked.YearMin-more, asked.YearMax+more
		if page, err = a.index.Search(q, catalog.Paging{}); err != nil {
			return err
		}
	}
	if page.Total == 0 {
		return a.nothing("", q, page, resultOf(a.wish.Query, page))
	}
	a.cite(page)
	if page.Stats.N < fewestAlike {
		return a.listed(a.tooFew+"\n\n", q, page, resultOf(a.wish.Query, page))
	}
	s := page.Stats
	said := fmt.Sprintf(a.asksFor, a.number(float64(s.N)), a.money(s.Q1, s.Currency), a.money(s.Q3, s.Currency), a.money(s.Median, s.Currency))
	if a.wish.Offer > 0 {
		offer, err := a.offered(q, s)
		if err != nil {
			return err
		}
		said = offer + " " + said
	}
	return a.listed(said+" "+a.notSold+"\n\n", q, page, resultOf(a.wish.Query, page))
}

// offered says how a price lies among those that boats like it are asked for.
func (a *answer) offered(q catalog.Query, s catalog.Stats) (string, error) {
	price := a.wish.Offer
	q.Currency = cmp.Or(a.wish.OfferIn, q.Currency, s.Currency)
	in, ok := catalog.Convert(price, q.Currency, s.Currency)
	if !ok {
		return "", nil
	}
	q.PriceMax = &price
	below, err := a.index.Search(q, catalog.Paging{Limit: 1})
	if err != nil {
		return "", err
	}
	share := in/s.Median - 1
	side := a.aboveMedian
	if share < 0 {
		side = a.belowMedian
	}
	where := a.withinHalf
	switch {
	case in < s.Q1:
		where = a.underHalf
	case in > s.Q3:
		where = a.overHalf
	}
	named := a.money(price, q.Currency)
	if a.wish.OfferIn == "" {
		named += " " + a.noCurrency
	}
	return fmt.Sprintf(a.offerLies, named, fmt.Sprintf(side, a.number(math.Abs(100*share))), where,
		a.number(float64(below.Stats.N)), a.number(float64(s.N))), nil
}

// figures are a quantity of many boats: how many tell it, its least and greatest fourth and its median.
type figures struct {
	n              int
	q1, median, q3 float64
}

// figuresOf describes values, with the quantiles that lie between two of them by proportion.
func figuresOf(values []float64) figures {
	slices.Sort(values)
	if len(values) == 0 {
		return figures{}
	}
	return figures{len(values), catalog.Quantile(values, 0.25), catalog.Quantile(values, 0.5), catalog.Quantile(values, 0.75)}
}

// about answers a question about the boats of a query with what is said of them, without a list.
func (a *answer) about(q catalog.Query, say func(page catalog.Page) (string, error)) error {
	q.Aggregate, q.Sort = nil, ""
	page, ok, err := a.look(q, catalog.Paging{})
	if err != nil || !ok {
		return err
	}
	r := resultOf(a.wish.Query, page)
	if page.Total == 0 {
		return a.nothing("", q, page, r)
	}
	said, err := say(page)
	if err != nil {
		return err
	}
	tail := []string{a.lastLine("")}
	if notes := a.unread(); notes != "" {
		tail = append([]string{notes}, tail...)
	}
	head := a.head(q, page)
	text, _ := a.fit(head+said+"\n\n", &table{}, tail)
	if err := a.led(head); err != nil {
		return err
	}
	return a.sendAll(text, nil, r)
}

// ofAll is about with all boats at hand, unless there are too many of them to be read.
func (a *answer) ofAll(q catalog.Query, say func(page catalog.Page, boats []*catalog.Listing) (string, error)) error {
	return a.about(q, func(page catalog.Page) (string, error) {
		if page.Total > mostRead {
			return fmt.Sprintf(a.tooMany, a.number(mostRead)), nil
		}
		boats, err := a.index.Match(q)
		if err != nil {
			return "", err
		}
		return say(page, boats)
	})
}

// timeOnMarket says how long boats have been seen.
func (a *answer) timeOnMarket(_ catalog.Page, boats []*catalog.Listing) (string, error) {
	var days []float64
	long := 0
	for _, l := range boats {
		seen := l.SeenDays()
		days = append(days, float64(seen))
		if seen > 365 {
			long++
		}
	}
	f := figuresOf(days)
	return fmt.Sprintf(a.onMarket, a.number(float64(f.n)), a.number(f.median), a.number(f.q1), a.number(f.q3), a.number(float64(long))), nil
}

// perLength says what a foot and a metre of boats is asked for.
func (a *answer) perLength(page catalog.Page, boats []*catalog.Listing) (string, error) {
	currency := cmp.Or(page.Stats.Currency, catalog.DefaultCurrency)
	var metre []float64
	for _, l := range boats {
		if price, ok := l.PriceIn(currency); ok && l.LOA > 0 {
			metre = append(metre, price/l.LOA)
		}
	}
	f := figuresOf(metre)
	if f.n == 0 {
		return a.tooFew, nil
	}
	foot := func(v float64) string { return a.money(math.Round(v*quantity.Foot), currency) }
	return fmt.Sprintf(a.perFoot, foot(f.median), a.money(math.Round(f.median), currency), a.number(float64(f.n)), foot(f.q1), foot(f.q3)), nil
}

// makes are the builders of which a page counts most.
func makes(page catalog.Page) (all []catalog.ModelCount) {
	for _, f := range page.Facets {
		if f.Name != "make" {
			continue
		}
		for _, c := range f.Counts {
			all = append(all, catalog.ModelCount{Make: c.Value, N: c.N})
		}
	}
	return all
}

// leaders is a table of the makes or models of which there are most, with what they are asked for.
func (a *answer) leaders(q catalog.Query, page catalog.Page, most []catalog.ModelCount) (string, error) {
	var b strings.Builder
	fmt.Fprintf(&b, a.mostOf+"\n\n| %s | %s | %s |\n|---|---|---|", a.number(float64(page.Total)), a.label("Boat"), a.label("Boats"), a.label("Median"))
	for _, m := range most {
		part := q
		part.Sort, part.Make, part.MakesAny, part.ModelContains, part.ModelsAny = "", m.Make, nil, m.Model, nil
		median, err := a.medianOfPart(part, page)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "\n| %s | %s | %s |", plain(strings.TrimSpace(m.Make+" "+m.Model)), a.number(float64(m.N)), median)
	}
	return b.String(), nil
}

// mostMakes answers of which builders there are most, which every page counts.
func (a *answer) mostMakes(q catalog.Query) error {
	return a.about(q, func(page catalog.Page) (string, error) { return a.leaders(q, page, atMost(makes(page), q.Count)) })
}

// shownModels is how many models are shown where nobody says how many, mostModelsShown how many at most: each is searched for.
const (
	shownModels     = 10
	mostModelsShown = 25
)

// atMost are the first of some counts, as many as are wanted, or shownModels for 0.
func atMost(all []catalog.ModelCount, wanted int) []catalog.ModelCount {
	return all[:min(cmp.Or(wanted, shownModels), mostModelsShown, len(all))]
}

// mostModels answers of which models there are most.
func (a *answer) mostModels(q catalog.Query) error {
	return a.about(q, func(page catalog.Page) (string, error) {
		all, err := a.index.CountModels(q)
		if err != nil {
			return "", err
		}
		return a.leaders(q, page, atMost(all, q.Count))
	})
}

// question answers what is asked about the boats of a query; ok is false where nothing is, or they are only to be listed.
func (a *answer) question(q catalog.Query) (ok bool, err error) {
	switch a.wish.Question {
	case wish.FairPrice:
		return true, a.worth(q)
	case wish.TimeOnMarket:
		return true, a.ofAll(q, a.timeOnMarket)
	case wish.PricePerLength:
		return true, a.ofAll(q, a.perLength)
	case wish.MostMakes:
		return true, a.mostMakes(q)
	case wish.MostModels:
		return true, a.mostModels(q)
	}
	return false, nil
}
