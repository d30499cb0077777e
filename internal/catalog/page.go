package catalog

import (
	"cmp"
	"encoding/base64"
	"encoding/json"
	"math"
	"slices"
	"sort"
	"strings"

	"github.com/fairlead/fairlead/internal/fault"
)

// cursor names the last listing of a page so that the next page starts behind it, also in a later snapshot.
type cursor struct {
	Sort  Sort    `json:"s"`
	Key   float64 `json:"k"`
	Known bool    `json:"n"` // Key is a value, not an unknown one
	Euros float64 `json:"e"` // -1 for an unknown price
	ID    string  `json:"i"`
}

// spot is where a listing stands among those of all parts.
type spot struct {
	key float64
	ref
}

// page returns the listings of one page and the cursor of the next.
func (s *search) page(p Paging) ([]*Listing, string, error) {
	if !slices.Contains(sorts, s.q.Sort) {
		return nil, "", fault.New(fault.Invalid, "sort: %q is none of %s", fault.Clip(string(s.q.Sort)), sortNames()).At("sort")
	}
	after, err := resume(s.q.Sort, p.After)
	if err != nil {
		return nil, "", err
	}
	limit := p.Limit
	if limit <= 0 {
		limit = s.q.Count
	}
	if limit <= 0 {
		limit = DefaultLimit
	}
	limit = min(limit, MaxLimit)
	var first []spot
	for _, e := range s.parts {
		for _, at := range e.first(after.in(e.part), limit+1) {
			first = append(first, spot{at.key, ref{e.part, uint32(at.doc)}})
		}
	}
	if len(s.parts) > 1 {
		slices.SortFunc(first, func(a, b spot) int {
			if order := cmp.Compare(a.key, b.key); order != 0 {
				return order
			}
			return compareRefs(a.ref, b.ref)
		})
	}
	more := len(first) > limit
	first = first[:min(limit, len(first))]
	refs := make([]ref, len(first))
	for i, at := range first {
		refs[i] = at.ref
	}
	items := s.ix.listings(refs)
	if !more {
		return items, "", nil
	}
	return items, cursorAt(s.q.Sort, first[limit-1]), nil
}

var sorts = []Sort{
	"", PriceAsc, PriceDesc, LengthAsc, LengthDesc, YearAsc, YearDesc, EngineHoursAsc, ListedAsc, ListedDesc, DistanceAsc,
}

// sortNames lists the orders that can be named.
func sortNames() string {
	var names []string
	for _, s := range sorts[1:] {
		names = append(names, string(s))
	}
	return strings.Join(names, ", ")
}

// first returns the first n listings found behind a place in the query's order. Keys ascend; an unknown value is infinite.
func (e *evaluation) first(after place, n int) []place {
	switch e.q.Sort {
	case PriceAsc:
		return e.cheapest(after, n)
	case PriceDesc:
		return e.dearest(after, n)
	case LengthAsc:
		return e.byNumber(orderLength, 1, after, n)
	case LengthDesc:
		return e.byNumber(orderLength, -1, after, n)
	case YearAsc:
		return e.byNumber(orderYear, 1, after, n)
	case YearDesc:
		return e.byNumber(orderYear, -1, after, n)
	case EngineHoursAsc:
		return e.byNumber(orderHours, 1, after, n)
	case ListedAsc:
		return e.byNumber(orderListed, 1, after, n)
	case DistanceAsc:
		return e.positions.first(e.found, slices.Concat(e.centres.place, e.centres.places), after, n)
	}
	return e.byNumber(orderListed, -1, after, n)
}

func (e *evaluation) byNumber(at int, sign float64, after place, n int) []place {
	values := e.columns[orderColumns[at]].values
	return e.orders[at].first(e.found, e.rank.count, values, sign, after, n)
}

// cheapest follows the numbers of the listings.
func (e *evaluation) cheapest(after place, n int) []place {
	var first []place
	for d, ok := e.found.next(after.doc + 1); ok && len(first) < n; d, ok = e.found.next(int(d) + 1) {
		first = append(first, place{e.eurosAt(d), int(d)})
	}
	return first
}

// dearest follows the prices downwards, and among equal ones the numbers upwards.
func (e *evaluation) dearest(after place, n int) []place {
	var first []place
	end := len(e.euros)
	if after.key > math.Inf(-1) {
		end = sort.Search(end, func(i int) bool { return -e.euros[i] < after.key })
	}
	for d, ok := e.found.previous(end); ok && len(first) < n; d, ok = e.found.previous(end) {
		price := e.euros[d]
		run := sort.SearchFloat64s(e.euros, price)
		for i, ok := e.found.next(run); ok && int(i) < end && len(first) < n; i, ok = e.found.next(int(i) + 1) {
			if at := (place{-price, int(i)}); comparePlaces(at, after) > 0 {
				first = append(first, at)
			}
		}
		end = run
	}
	for d, ok := e.found.next(len(e.euros)); ok && len(first) < n; d, ok = e.found.next(int(d) + 1) {
		if at := (place{math.Inf(1), int(d)}); comparePlaces(at, after) > 0 {
			first = append(first, at)
		}
	}
	return first
}

func cursorAt(order Sort, at spot) string {
	c := cursor{Sort: order, Key: at.key, Known: !math.IsInf(at.key, 1), Euros: at.eurosAt(at.doc), ID: at.id(at.doc)}
	if !c.Known {
		c.Key = 0
	}
	if math.IsInf(c.Euros, 1) {
		c.Euros = -1
	}
	data, _ := json.Marshal(c)
	return base64.RawURLEncoding.EncodeToString(data)
}

// resume reads a cursor; no cursor stands before everything.
func resume(order Sort, text string) (cursor, error) {
	if text == "" {
		return cursor{Key: math.Inf(-1)}, nil
	}
	var c cursor
	data, err := base64.RawURLEncoding.DecodeString(text)
	if err == nil {
		err = json.Unmarshal(data, &c)
	}
	if err != nil || c.Sort != order {
		return c, fault.New(fault.Invalid, "the cursor is not one of this search").At("after").Because(err)
	}
	if !c.Known {
		c.Key = math.Inf(1)
	}
	if c.Euros < 0 {
		c.Euros = math.Inf(1)
	}
	return c, nil
}

// in is where the cursor's listing stands in a part, or the last that would stand before it.
func (c cursor) in(p *part) place {
	if math.IsInf(c.Key, -1) {
		return place{c.Key, -1}
	}
	at := sort.Search(p.size, func(i int) bool {
		if price := p.eurosAt(uint32(i)); price != c.Euros {
			return price > c.Euros
		}
		return p.id(uint32(i)) > c.ID
	})
	return place{c.Key, at - 1}
}
