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
	put    int64       // the number of the next text
	known  []string    // the ids of those that may be on record
	bodies []byte      // those that the caller has not written
	groups [][2]string // of listings that are only regrouped: ID and group
}

// fill makes the rows, their change numbers left open, their texts numbered from first on.
func (r *listingRows) fill(changes []catalog.Change, first int64) error {
	r.put = first
	r.rows.room(len(changes))
	r.texts.room(len(changes))
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
	l, text := c.Listing, c.Body
	if text == nil {
		from := len(r.bodies)
		if r.bodies, err = body.Append(r.bodies, l, c.Raw); err != nil {
			return err
		}
		text = r.bodies[from:len(r.bodies):len(r.bodies)]
	}
	r.rows.open(int64(len(r.ids)))
	r.ids = append(r.ids, l.ID)
	if !c.New {
		r.known = append(r.known, l.ID)
	}
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
	r.rows.whole(r.put)

	before, behind := body.Rest(text, c.Raw)
	r.texts.whole(r.put)
	r.texts.name(c.RawType)
	r.texts.bytes(before, behind)
	r.texts.bytes(text, nil)
	r.put++
	return nil
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
