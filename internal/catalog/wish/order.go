package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/lexicon"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// directed is an order as the words from word j on turn it: "cheapest last", "by price descending".
func (t *turn) directed(order string, j int) string {
	way, n, ok := sentence.StartingAt(t.Sentence, ways, j)
	if !ok || t.Breaks(j-1) && !strings.Contains(t.Gap(j-1), "(") && !strings.Contains(t.Gap(j-1), ",") || j+n < len(t.Words) && !t.Breaks(j+n-1) && way == turned {
		return order
	}
	field, ascends := strings.CutSuffix(order, "_asc")
	field = strings.TrimSuffix(field, "_desc")
	if way == falling || way == turned && ascends {
		ascends = false
	} else {
		ascends = true
	}
	directed := field + "_desc"
	if ascends {
		directed = field + "_asc"
	}
	if !orders[catalog.Sort(directed)] {
		return order
	}
	t.Use(j, j+n)
	return directed
}

// way is in which direction an order goes.
type way int

const (
	turned way = iota // the other way than usual
	rising
	falling
)

var ways = sentence.Table(map[way]string{
	turned:  "last|zuletzt|en dernier",
	rising:  "ascending|asc|low to high|lowest first|lowest to highest|upwards|aufsteigend|croissant|par ordre croissant|small to large|smallest first|shortest first|oldest first",
	falling: "descending|desc|high to low|highest first|highest to lowest|downwards|absteigend|decroissant|par ordre decroissant|large to small|biggest first|largest first|longest first|newest first|dearest first|most expensive first",
})

var orders = map[catalog.Sort]bool{
	catalog.PriceAsc: true, catalog.PriceDesc: true, catalog.LengthAsc: true, catalog.LengthDesc: true,
	catalog.YearAsc: true, catalog.YearDesc: true, catalog.ListedDesc: true, catalog.ListedAsc: true,
}

// tellOrder has an order told back that another one takes the place of: the "newest" of "10 newest trawlers, longest first".
func (t *turn) tellOrder(s sentence.Span, order catalog.Sort) {
	field := func(o catalog.Sort) string { return string(o[:strings.IndexByte(string(o), '_')]) }
	if before := t.ordered; before.J > 0 && t.query.Sort == order && field(t.orderedBy) != field(order) && field(order) != "listed" && field(t.orderedBy) != "listed" {
		t.TellBack(before.I, before.J)
	}
	t.ordered, t.orderedBy = s, order
}

// applySort orders the boats. The two ends of the prices are no order: "cheapest and dearest".
func (t *turn) applySort(e lexicon.Effect) {
	q := &t.query
	ends := [2]catalog.Sort{q.Sort, catalog.Sort(e.Value)}
	switch {
	case e.Weak && (demand.Bounds(t.query, catalog.Sort(e.Value)) || len(q.Compare) > 0):
	case ends == [2]catalog.Sort{catalog.ListedDesc, catalog.YearDesc}: // "newest listings, most recent first"
	case t.byField:
		q.Sort, t.byField = ends[1], false // "sort by price, dearest first"
	case ends == [2]catalog.Sort{catalog.PriceAsc, catalog.PriceDesc} || ends == [2]catalog.Sort{catalog.PriceDesc, catalog.PriceAsc}:
		q.Sort, q.Aggregate = "", demand.With(q.Aggregate, catalog.AggregatePriceRange)
	default:
		q.Sort = ends[1]
	}
}
