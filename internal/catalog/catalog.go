// Package catalog holds boats for sale: what is known of one, how they are searched, and what a search says of the market.
package catalog

import (
	"sync"
	"sync/atomic"
	"time"
)

// Catalog is the boats that are for sale now. Searches read one snapshot each, which every change exchanges as a whole, so a
// search never sees half a change. It is safe for concurrent use.
type Catalog struct {
	now      atomic.Pointer[Index]
	changing sync.Mutex // held by whoever makes the next snapshot
}

// New returns a catalogue that answers from the index until it is changed. Of several catalogues made of one index only one may be
// changed.
func New(ix *Index) *Catalog {
	c := &Catalog{}
	c.now.Store(ix)
	return c
}

// Snapshot returns the index of this moment. It never changes; a caller that asks several questions which have to agree
// asks one snapshot.
func (c *Catalog) Snapshot() *Index { return c.now.Load() }

// Replace makes the index the one that later snapshots return.
func (c *Catalog) Replace(ix *Index) {
	c.changing.Lock()
	defer c.changing.Unlock()
	c.now.Store(ix)
}

// Exchange replaces one index by another, and says whether it did: not where the catalogue has changed since.
func (c *Catalog) Exchange(from, to *Index) bool {
	c.changing.Lock()
	defer c.changing.Unlock()
	return c.now.CompareAndSwap(from, to)
}

// Update puts listings in, replacing those of the same ID, and takes others out, in one step; of several listings with one ID the
// last counts, and an ID that is both put and removed is put. Snapshots show the change before Update tidies up and returns;
// searches go on meanwhile, other changes wait. The listings stay the caller's, who must not change them before it returns.
// Batches of thousands are much cheaper than single listings.
//
// One step comes after the other, so that searches wait for one goroutine and not for twenty.
func (c *Catalog) Update(put []*Listing, remove []string) {
	var turn sync.Mutex
	c.UpdateBy(put, remove, func(step func()) {
		turn.Lock()
		defer turn.Unlock()
		step()
	})
}

// UpdateBy is Update with its steps, of some milliseconds each for thousands of listings, done by do: many at once in goroutines of
// their own, as far as it lets them. It returns when all are done.
func (c *Catalog) UpdateBy(put []*Listing, remove []string, do func(step func())) {
	c.changing.Lock()
	defer c.changing.Unlock()
	ix := c.now.Load().updated(lastOfEach(put), remove, do)
	for changed := true; changed; {
		c.now.Store(ix)
		do(func() { ix, changed = ix.tidied() })
	}
}

// Seen tells that a source was read whole at a time: all its listings that are still for sale were seen then, or later where
// they say so.
func (c *Catalog) Seen(source string, at time.Time) {
	c.changing.Lock()
	defer c.changing.Unlock()
	ix := c.now.Load()
	parts := make([]*part, len(ix.parts))
	for i, p := range ix.parts {
		parts[i] = p.sawSource(source, instantOf(at))
	}
	c.now.Store(ix.with(parts))
}

func lastOfEach(put []*Listing) []*Listing {
	at := make(map[string]int, len(put))
	var last []*Listing
	for _, l := range put {
		if i, twice := at[l.ID]; twice {
			last[i] = l
			continue
		}
		at[l.ID] = len(last)
		last = append(last, l)
	}
	return last
}
