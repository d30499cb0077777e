package catalog

import (
	"github.com/RoaringBitmap/roaring/v2"

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
	Items  []*Listing
	Next   string // cursor of the next page, empty on the last

	Stats  Stats
	Facets []Facet

	Unknown []Unknown // filters that left boats out because their value is not known
	Relaxed []Relaxed // only where nothing was found
}

// Unknown is how many boats meet every other filter but do not tell this one's value.
type Unknown struct {
	Filter string
	Count  int
}

// Relaxed tells what leaving out one filter would bring.
type Relaxed struct {
	Filter  string
	Total   int      // listings that meet all the others
	Alone   int      // listings for sale that meet this one
	Nearest *Listing // of those that meet all the others, the one that comes closest to this filter
}

// Search finds the boats that meet the query. The order is stable and pages never overlap, also when the catalogue
// changes between them. A cursor of another order and a currency without a rate are faults of kind Invalid.
func (ix *Index) Search(q Query, p Paging) (Page, error) {
	cs, err := ix.filters(q)
	if err != nil {
		return Page{}, err
	}
	all := intersect(cs)
	found, merged := ix.merge(all.whole)
	page := Page{Total: int(found.GetCardinality()), Merged: merged}
	page.Items, page.Next, err = ix.page(found, q, p)
	if err != nil {
		return Page{}, err
	}
	page.Stats, page.Facets = ix.describe(found, q)
	page.Unknown = all.unknown()
	if page.Total == 0 {
		page.Relaxed = ix.relax(all)
	}
	return page, nil
}

// Match returns every boat that meets the query, the cheapest first, each once. It is an error as for Search.
func (ix *Index) Match(q Query) ([]*Listing, error) {
	cs, err := ix.filters(q)
	if err != nil {
		return nil, err
	}
	found, _ := ix.merge(intersect(cs).whole)
	out := make([]*Listing, 0, found.GetCardinality())
	for it := found.Iterator(); it.HasNext(); {
		out = append(out, ix.listings[it.Next()])
	}
	return out, nil
}

func (ix *Index) filters(q Query) ([]clause, error) {
	if _, ok := rates[q.priceCurrency()]; !ok {
		return nil, fault.New(fault.Invalid, "there is no exchange rate for %q", q.Currency).At("currency")
	}
	cs := []clause{ix.status(q)}
	return append(cs, ix.clauses(q)...), nil
}

func (ix *Index) status(q Query) clause {
	switch {
	case q.Status != "":
		return clause{name: "status", match: ix.fields[fieldStatus].any(q.Status)}
	case q.ID != "":
		all := roaring.New()
		all.AddRange(0, uint64(len(ix.listings)))
		return clause{name: "status", match: all}
	}
	return clause{name: "status", match: ix.open}
}

// intersection is the listings that meet every filter, and for each filter those that meet all the others.
type intersection struct {
	clauses []clause
	whole   *roaring.Bitmap
	after   []*roaring.Bitmap // after[i] meets the filters from i on
	before  []*roaring.Bitmap // before[i] meets the filters before i; nil for i = 0
}

func intersect(cs []clause) intersection {
	n := len(cs)
	in := intersection{clauses: cs, after: make([]*roaring.Bitmap, n), before: make([]*roaring.Bitmap, n)}
	for i := n - 1; i >= 0; i-- {
		in.after[i] = cs[i].match
		if i < n-1 {
			in.after[i] = roaring.And(cs[i].match, in.after[i+1])
		}
	}
	for i := 1; i < n; i++ {
		in.before[i] = cs[0].match
		if i > 1 {
			in.before[i] = roaring.And(in.before[i-1], cs[i-1].match)
		}
	}
	in.whole = in.after[0]
	return in
}

// others returns the listings that meet every filter but one, which is not the first.
func (in intersection) others(i int) *roaring.Bitmap {
	if i == len(in.clauses)-1 {
		return in.before[i]
	}
	return roaring.And(in.before[i], in.after[i+1])
}

func (in intersection) unknown() []Unknown {
	var out []Unknown
	for i, c := range in.clauses {
		if i == 0 || c.unknown == nil || c.unknown.IsEmpty() {
			continue
		}
		count := in.before[i].AndCardinality(c.unknown)
		if i < len(in.clauses)-1 && count > 0 {
			count = in.others(i).AndCardinality(c.unknown)
		}
		if count > 0 {
			out = append(out, Unknown{Filter: c.name, Count: int(count)})
		}
	}
	return out
}

// relax tells of every filter what leaving it out would bring.
func (ix *Index) relax(in intersection) []Relaxed {
	var out []Relaxed
	for i := 1; i < len(in.clauses); i++ {
		c := in.clauses[i]
		others := in.others(i)
		r := Relaxed{Filter: c.name, Total: int(others.GetCardinality()), Alone: int(ix.open.AndCardinality(c.match))}
		if d, ok := nearest(c, others); ok {
			r.Nearest = ix.listings[d]
		}
		out = append(out, r)
	}
	return out
}

// nearest picks the listing that comes closest to a filter, the cheapest where closeness has no meaning.
func nearest(c clause, others *roaring.Bitmap) (uint32, bool) {
	if others.IsEmpty() {
		return 0, false
	}
	if c.nearest != nil {
		return c.nearest(others)
	}
	return others.Minimum(), true
}

// merge leaves one listing of each boat, the cheapest, and tells how many it left out.
func (ix *Index) merge(found *roaring.Bitmap) (boats *roaring.Bitmap, merged int) {
	if !found.Intersects(ix.repeats) {
		return found, 0
	}
	seen := map[uint32]bool{}
	var drop []uint32
	for it := roaring.And(found, ix.repeats).Iterator(); it.HasNext(); {
		d := it.Next()
		if seen[ix.groups[d]] {
			drop = append(drop, d)
		}
		seen[ix.groups[d]] = true
	}
	return roaring.AndNot(found, roaring.BitmapOf(drop...)), len(drop)
}
