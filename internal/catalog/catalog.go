// Package catalog holds boats for sale: what is known of one, how they are searched, and what a search says of the market.
package catalog

import "sync/atomic"

// Catalog is the boats that are for sale now. Searches read one snapshot each, which Replace exchanges as a whole, so a
// search never sees half a change. It is safe for concurrent use.
type Catalog struct {
	now atomic.Pointer[Index]
}

// New returns a catalogue that answers from the index until Replace brings another.
func New(ix *Index) *Catalog {
	c := &Catalog{}
	c.now.Store(ix)
	return c
}

// Snapshot returns the index of this moment. It never changes; a caller that asks several questions which have to agree
// asks one snapshot.
func (c *Catalog) Snapshot() *Index { return c.now.Load() }

// Replace makes the index the one that later snapshots return.
func (c *Catalog) Replace(ix *Index) { c.now.Store(ix) }
