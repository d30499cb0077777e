package store

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store/body"
)

// listingRows is a batch of listings as it is written, made before the database is kept from others.
type listingRows struct {
	ids    []string
	rows   tableRows   // of listing
	texts  tableRows   // of listing_text
	known  []string    // the ids of those that may be on record
	bodies []byte      // those that the caller has not written
	groups [][2]string // of listings that are only regrouped: ID and group
}

// fill makes the rows, their numbers left open.
func (r *listingRows) fill(changes []catalog.Change) error {
	size := 0
	for i := range changes {
		size += len(changes[i].Body) + len(changes[i].Raw)
	}
	r.texts.room(len(changes), size)
	for i := range changes {
		c := &changes[i]
		if err := c.Check(); err != nil {
			return fmt.Errorf("listing %q: %w", c.Listing.ID, err)
		}
		if c.Regroup {
			r.groups = append(r.groups, [2]string{c.Listing.ID, c.Listing.DupGroup})
			continue
		}
		if err := r.add(c); err != nil {
			return fmt.Errorf("listing %q: %w", c.Listing.ID, err)
		}
	}
	return nil
}

func (r *listingRows) add(c *catalog.Change) (err error) {
	l, text, number := c.Listing, c.Body, int64(len(r.ids))
	if text == nil {
		from := len(r.bodies)
		if r.bodies, err = body.Append(r.bodies, l, c.Raw); err != nil {
			return err
		}
		text = r.bodies[from:len(r.bodies):len(r.bodies)]
	}
	r.ids = append(r.ids, l.ID)
	if !c.New {
		r.known = append(r.known, l.ID)
	}
	r.rows.open(number)
	r.rows.text(l.ID)
	r.rows.name(l.Source)
	r.rows.text(l.SourceID)
	r.rows.bytes(c.Hash[:], nil)
	r.rows.name(string(l.Status))
	r.rows.whole(micros(l.UpdatedAt))
	r.rows.whole(micros(l.LastSeen))
	r.rows.text(c.DupKey)
	r.rows.text(l.DupGroup)
	r.rows.number(l.LOA)
	r.rows.number(l.Price)
	r.rows.open(number)

	before, behind := body.Rest(text, c.Raw)
	r.texts.open(number)
	r.texts.name(c.RawType)
	r.texts.bytes(before, behind)
	r.texts.bytes(text, nil)
	return nil
}

// number gives the rows their change numbers, from first on.
func (r *listingRows) number(first int64) {
	r.rows.close(first)
	r.texts.close(first)
}

// keptRoom bounds the room that is kept for the next batch: few need more.
const keptRoom = 16 << 20

// borrow returns an empty batch.
func (w *listingWriter) borrow() *listingRows {
	if r, ok := w.spare.Get().(*listingRows); ok {
		return r
	}
	return &listingRows{rows: w.table.rows(), texts: w.texts.rows()}
}

// giveBack lets go of a batch and keeps its room for the next one, unless few need so much.
func (w *listingWriter) giveBack(r *listingRows) {
	if cap(r.bodies)+r.rows.size()+r.texts.size() > keptRoom {
		return
	}
	clear(r.ids)
	clear(r.known)
	clear(r.groups)
	r.rows.empty()
	r.texts.empty()
	r.ids, r.known, r.bodies, r.groups = r.ids[:0], r.known[:0], r.bodies[:0], r.groups[:0]
	w.spare.Put(r)
}
