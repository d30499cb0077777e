package inventory

import (
	"context"
	"fmt"

	"github.com/fairlead/fairlead/internal/catalog"
)

// recalled are listings as they are on record.
type recalled map[identity]*catalog.Listing

// recall reads listings, all at once: one after the other would take ten times as long.
func (r *run) recall(ctx context.Context, ids []identity) (recalled, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	texts := make([]string, len(ids))
	for i, id := range ids {
		texts[i] = id.String()
	}
	found := make(recalled, len(ids))
	err := r.im.store.ListingsByID(ctx, texts, func(l *catalog.Listing) error {
		id, err := parseIdentity(l.ID)
		found[id] = l
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read what is on record: %w", err)
	}
	return found, nil
}

// of returns a listing that an import takes to be on record.
func (all recalled) of(id identity) (*catalog.Listing, error) {
	l, ok := all[id]
	if !ok {
		return nil, fmt.Errorf("listing %s is no longer on record", id)
	}
	return l, nil
}

// comingBack recalls what is on record of the waiting adverts that an export brings back.
func (r *run) comingBack(ctx context.Context) (recalled, error) {
	var ids []identity
	for _, rec := range r.waiting {
		if whyRefused(rec) != "" || !r.restores(rec.Listing) {
			continue
		}
		if id := identify(rec.Listing.Source, rec.Listing.SourceID); r.onRecordUnseen(id) {
			ids = append(ids, id)
		}
	}
	return r.recall(ctx, ids)
}

// onRecordUnseen reports whether a listing is on record that this import has not met yet.
func (r *run) onRecordUnseen(id identity) bool {
	i, known := r.table.byID[id]
	return known && !r.table.entries.at(i).seen
}

// changed recalls what is on record of the listings of a part that the feed has changed.
func (r *run) changed(ctx context.Context, part []*pending) (recalled, error) {
	var ids []identity
	for _, p := range part {
		if p.changed() {
			ids = append(ids, p.id)
		}
	}
	return r.recall(ctx, ids)
}

// changed reports whether a feed tells something else of a boat than is on record. What comes back was looked at already.
func (p *pending) changed() bool { return !p.change.Regroup && !p.change.New && !p.restored }
