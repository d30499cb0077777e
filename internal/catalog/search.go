package catalog

import (
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/fault"
)

// DefaultLimit is how many listings a page holds when nothing is asked; MaxLimit is the most.
const (
	DefaultLimit = 10
	MaxLimit     = 100
)

// Paging says which part of the results is wanted.
type Paging struct {
	Limit int    // at most MaxLimit; 0 means the query's Count, or DefaultLimit
	After string // Page.Next of the page before; empty for the first
}

// Page is what a search found.
type Page struct {
	Total  int // boats, each counted once however many brokers list it
	Merged int // listings left out because another of the same boat is there
	Sample int // of Total, how many are generated ones and no real offers
	Items  []*Listing
	Next   string // cursor of the next page, empty on the last

	Stats  Stats
	Facets []Facet

	Unknown []Unknown     // filters that left boats out because their value is not known
	Relaxed []Relaxed     // only where nothing was found
	Pairs   []RelaxedPair // only where leaving out one filter would bring nothing either; the most boats first
}

// Unknown is how many boats meet every other filter but do not tell this one's value.
type Unknown struct {
	Filter string
	Count  int
}

// Relaxed tells what leaving out one filter would bring.
type Relaxed struct {
	Filter  string
	Values  []string // which equipment, where the filter asks for some or refuses it
	Total   int      // boats that meet all the others, each counted once
	Alone   int      // listings for sale that meet this one
	Nearest *Listing // of those that meet all the others, the one that comes closest to this filter
}

// Search finds the boats that meet the query. The order is stable and pages never overlap, also when the catalogue
// changes between them. A cursor of another order and a currency without a rate are faults of kind Invalid.
func (ix *Index) Search(q Query, p Paging) (Page, error) {
	s, err := ix.search(q)
	if err != nil {
		return Page{}, err
	}
	defer s.end()
	page := Page{Total: s.count, Merged: s.merged}
	page.Items, page.Next, err = s.page(p)
	if err != nil {
		return Page{}, err
	}
	page.Stats, page.Facets = s.describe()
	page.Unknown = s.unknown()
	for _, e := range s.parts {
		if e.generated != nil {
			page.Sample += e.found.countWith(e.generated)
		}
	}
	if page.Total == 0 {
		page.Relaxed = s.relax()
		page.Pairs = s.relaxPairs(page.Relaxed)
	}
	return page, nil
}

// Match returns every boat that meets the query, the cheapest first, each once. It is an error as for Search.
func (ix *Index) Match(q Query) ([]*Listing, error) {
	s, err := ix.search(q)
	if err != nil {
		return nil, err
	}
	defer s.end()
	refs := make([]ref, 0, s.count)
	for _, e := range s.parts {
		e.found.each(func(d uint32) { refs = append(refs, ref{e.part, d}) })
	}
	if len(s.parts) > 1 {
		slices.SortFunc(refs, compareRefs)
	}
	return ix.listings(refs), nil
}

// search is a query put to every part of a snapshot.
type search struct {
	ix            *Index
	q             Query
	centres       centres
	parts         []*evaluation
	room          *scratch
	count, merged int
}

// search finds what meets the query. What it returns lives until end.
func (ix *Index) search(q Query) (*search, error) {
	if _, ok := rate(q.priceCurrency()); !ok {
		return nil, fault.New(fault.Invalid, "there is no exchange rate for %q", q.Currency).At("currency")
	}
	s := &search{ix: ix, q: q}
	s.room, _ = ix.shared.room.Get().(*scratch)
	if s.room == nil {
		s.room = &scratch{}
	}
	s.centres = ix.centresOf(q)
	asOf, anyModel := ix.AsOf(), ix.ofAnyModel(q)
	for _, p := range ix.parts {
		e := &evaluation{part: p, q: q, asOf: asOf, centres: s.centres, anyModel: anyModel, room: s.room}
		e.run()
		s.parts = append(s.parts, e)
	}
	s.merged = s.repeats(found(s.parts))
	for _, e := range s.parts {
		e.rank = rank(e.found)
		s.count += e.rank.count
	}
	return s, nil
}

// end gives back what the search borrowed.
func (s *search) end() {
	s.room.takeBack(lent{})
	s.ix.shared.room.Put(s.room)
}

func (s *search) unknown() []Unknown {
	if len(s.parts) == 0 {
		return nil
	}
	var out []Unknown
	for i, c := range s.parts[0].clauses {
		if i == 0 {
			continue
		}
		n := 0
		for _, e := range s.parts {
			n += e.unknown(i)
		}
		if n > 0 {
			out = append(out, Unknown{Filter: c.name, Count: n})
		}
	}
	return out
}

// relax tells of every filter what leaving it out would bring.
func (s *search) relax() []Relaxed {
	if len(s.parts) == 0 {
		return nil
	}
	for _, e := range s.parts {
		e.rest()
	}
	var out []Relaxed
	borrowed := s.room.lent()
	for i := range s.parts[0].clauses {
		if i > 0 {
			out = append(out, s.relaxed(i))
			s.room.takeBack(borrowed)
		}
	}
	return out
}

// relaxed tells what leaving out clause i would bring.
func (s *search) relaxed(i int) Relaxed {
	r := Relaxed{Filter: s.parts[0].clauses[i].name, Values: s.parts[0].clauses[i].values}
	others := make([]set, len(s.parts))
	for k, e := range s.parts {
		others[k] = e.others(i)
	}
	s.repeats(others)
	goals := s.goals(i)
	var best ref
	closest := math.Inf(1)
	for k, e := range s.parts {
		r.Total += others[k].count()
		r.Alone += e.open.countWith(e.clauses[i].match)
		d, gap, ok := e.closest(i, others[k], goals)
		if here := (ref{e.part, d}); ok && (best.part == nil || gap < closest || gap == closest && compareRefs(here, best) < 0) {
			best, closest = here, gap
		}
	}
	if best.part != nil {
		r.Nearest = s.ix.listings([]ref{best})[0]
	}
	return r
}

// goals returns the points of every part that pass clause i, where it is about where boats lie.
func (s *search) goals(i int) []vector {
	var out []vector
	for _, e := range s.parts {
		if where := e.clauses[i].where; where != nil {
			out = append(out, where()...)
		}
	}
	return out
}

// closest picks the listing that comes closest to passing clause i, the cheapest where closeness has no meaning.
func (e *evaluation) closest(i int, others set, goals []vector) (doc uint32, gap float64, ok bool) {
	nearest := e.clauses[i].nearest
	if goals != nil {
		nearest = func(among set) (uint32, float64, bool) { return e.positions.nearestTo(goals, among) }
	}
	if nearest != nil {
		if doc, gap, ok = nearest(others); ok {
			return doc, gap, true
		}
		gap = math.MaxFloat64 // none tells the value: any that does is closer
	}
	doc, ok = others.next(0)
	return doc, gap, ok
}
