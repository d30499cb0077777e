package store

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store/body"
)

// listingRows is a batch of listings as it is written, made before the database is kept from others.
type listingRows struct {
	ids    []string
	values []any    // of the columns of listing, row after row
	texts  []any    // of listing_text
	known  []string // the ids of those that may be on record
	bodies []byte
	groups [][2]string // of listings that are only regrouped: ID and group

	source, status, rawType repeated
}

// repeated is a text as a parameter that many rows have one after the other, so that it is allocated once.
type repeated struct {
	text  string
	boxed any
}

func (r *repeated) of(text string) any {
	if r.boxed == nil || r.text != text {
		r.text, r.boxed = text, text
	}
	return r.boxed
}

// fill makes the rows, their numbers left out.
func (r *listingRows) fill(changes []catalog.Change) error {
	for _, c := range changes {
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

func (r *listingRows) add(c catalog.Change) (err error) {
	l, text := c.Listing, c.Body
	from := len(r.bodies)
	if text == nil {
		if r.bodies, err = body.Append(r.bodies, l, c.Raw); err != nil {
			return err
		}
		text = r.bodies[from:len(r.bodies):len(r.bodies)]
		from = len(r.bodies)
	}
	r.bodies = body.Rest(r.bodies, text, c.Raw)
	rest := r.bodies[from:len(r.bodies):len(r.bodies)]
	r.ids = append(r.ids, l.ID)
	r.values = append(r.values, nil, l.ID, r.source.of(l.Source), l.SourceID, c.Hash[:], r.status.of(string(l.Status)), micros(l.UpdatedAt), micros(l.LastSeen),
		c.DupKey, l.DupGroup, l.LOA, l.Price, nil)
	r.texts = append(r.texts, nil, r.rawType.of(c.RawType), orEmpty(rest), text)
	if !c.New {
		r.known = append(r.known, l.ID)
	}
	return nil
}

// number gives the rows their change numbers, from first on.
func (r *listingRows) number(first int64) {
	columns, texts := len(r.values)/len(r.ids), len(r.texts)/len(r.ids)
	for i := range r.ids {
		n := any(first + int64(i))
		r.values[i*columns], r.values[(i+1)*columns-1], r.texts[i*texts] = n, n, n
	}
}

// giveBack lets go of a batch and keeps its room for the next one, unless few need so much.
func (w *listingWriter) giveBack(r *listingRows) {
	if cap(r.bodies) > 16<<20 {
		return
	}
	clear(r.ids)
	clear(r.values)
	clear(r.texts)
	clear(r.known)
	clear(r.groups)
	r.ids, r.values, r.texts, r.known = r.ids[:0], r.values[:0], r.texts[:0], r.known[:0]
	r.bodies, r.groups = r.bodies[:0], r.groups[:0]
	w.spare.Put(r)
}
