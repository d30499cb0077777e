package inventory

import (
	"maps"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
)

// source is one whose adverts are in the feed.
type source struct {
	name     string
	number   uint32 // in the table
	live     int    // listings that were not withdrawn before, sold ones with them
	restored bool   // by an export: that was no reading of the source
}

// sourceOf returns whose advert it is.
func (r *run) sourceOf(l *catalog.Listing) (*source, error) {
	name, restored := r.given, r.restores(l)
	if restored {
		name = l.Source
	}
	if s := r.sources[name]; s != nil {
		return s, nil
	}
	if err := CheckSource(name); err != nil {
		return nil, err
	}
	return r.source(name, restored), nil
}

func (r *run) source(name string, restored bool) *source {
	s := &source{name: name, number: r.table.sourceNumber(name), restored: restored}
	r.sources[name] = s
	for i := range r.table.entries.size {
		e := r.table.entries.at(i)
		if s.holds(e) {
			s.live++
		}
		if e.source == s.number && e.forSale {
			r.forSale++
			r.counts.Listings++
		}
	}
	return s
}

// holds reports whether an entry is one that the source has to go on telling of: a sold one need not stand in an export, which is
// mostly of those for sale.
func (s *source) holds(e *entry) bool {
	return e.source == s.number && !e.withdrawn && (e.forSale || !s.restored)
}

// restores reports whether an advert is of an export and comes back to the source that it names.
func (r *run) restores(l *catalog.Listing) bool { return r.opt.Restore && l.Source != "" }

// restore joins an advert that comes back with what is on record of it, and reports whether that is the same. The bytes
// differ from those of its source, so that only the boats can be compared.
func (r *run) restore(l *catalog.Listing, known recalled) (same bool, err error) {
	id := identify(l.Source, l.SourceID)
	if !r.onRecordUnseen(id) {
		return false, nil
	}
	old, err := known.of(id)
	if err != nil {
		return false, err
	}
	earlier := !l.FirstSeen.IsZero() && l.FirstSeen.Before(old.FirstSeen)
	if !earlier {
		l.FirstSeen = old.FirstSeen
	}
	if old.LastSeen.After(l.LastSeen) {
		l.LastSeen = old.LastSeen
	}
	if len(l.PriceHistory) == 0 {
		l.PriceHistory = history(old, l, r.now)
	}
	return r.digest.sum(old, nil) == r.digest.sum(l, nil) && !earlier, nil
}

// become changes the status of a listing of one of the sources.
func (r *run) become(e *entry, s catalog.Status) {
	before := e.forSale
	e.become(s)
	switch {
	case e.forSale && !before:
		r.counts.Listings++
	case before && !e.forSale:
		r.counts.Listings--
	}
}

// onRecord is the counts of an import whose last batches did not come to the record.
func (r *run) onRecord() Counts {
	c := r.counts
	c.New, c.Changed, c.Unchanged = r.stored.New, r.stored.Changed, r.stored.Unchanged
	c.Listings = r.forSale + r.stored.Listings
	c.Sources = slices.Sorted(maps.Keys(r.sources))
	return c
}
