package inventory

import (
	"sync"

	"github.com/fairlead/fairlead/internal/catalog"
)

// maxHanded is how many listings may wait to be shown; further ones are read from the record. One weighs about 3 KB.
const maxHanded = 30_000

// enoughHanded is how many listings are shown without waiting for the next look. One large segment of the index costs less
// than several small ones, and fewer snapshots disturb searches less.
const enoughHanded = 9000

// handed is what imports of this process have brought to the record, in the order of its numbers.
type handed struct {
	mu       sync.Mutex
	batches  []handedBatch
	listings int
	came     bool // something since coming was asked
}

// handedBatch holds the changes from number first to last.
type handedBatch struct {
	first, last int64
	changes     []handedChange
}

// handedChange is a catalog.Change without what only the record keeps.
type handedChange struct {
	listing *catalog.Listing
	isNew   bool // none of that ID was put before
	regroup bool
}

// add reports whether enough wait.
func (h *handed) add(b handedBatch) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.came = true
	if h.listings+len(b.changes) > maxHanded {
		return true
	}
	h.batches = append(h.batches, b)
	h.listings += len(b.changes)
	return h.listings >= enoughHanded
}

// take returns all batches behind a number that follow one another, as one. Older ones are forgotten.
func (h *handed) take(after int64) (all handedBatch, ok bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for len(h.batches) > 0 {
		b := h.batches[0]
		if b.first > after+1 {
			return all, ok
		}
		h.batches = h.batches[1:]
		h.listings -= len(b.changes)
		if b.first <= after {
			continue
		}
		if !ok {
			all.first, ok = b.first, true
		}
		all.changes = append(all.changes, b.changes...)
		all.last, after = b.last, b.last
	}
	return all, ok
}

// coming reports whether something was handed over since it was asked before.
func (h *handed) coming() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	came := h.came
	h.came = false
	return came
}

// next is the number of the first change that waits, 0 if none does.
func (h *handed) next() int64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	if len(h.batches) == 0 {
		return 0
	}
	return h.batches[0].first
}

// Stored tells what an import of this process has brought to the record, as Config.Stored does, so that it need not be
// read from there. It does not wait. It is shown when many listings have come, at the next look, or when Poke is called.
func (f *Follower) Stored(changes []catalog.Change, first int64) {
	b := handedBatch{first: first, last: first + int64(len(changes)) - 1}
	for _, c := range changes {
		b.changes = append(b.changes, handedChange{c.Listing, c.New, c.Regroup})
	}
	if !f.handed.add(b) {
		return
	}
	select {
	case f.enough <- struct{}{}:
	default: // it is going to be shown anyway
	}
}

// show applies what was handed over, without asking the record: that could tell of changes that are about to be handed over.
func (f *Follower) show() {
	if n := f.takeHanded(); n > 0 && f.cfg.Changed != nil {
		f.cfg.Changed()
	}
}

// takeHanded applies what was handed over as far as it follows what is shown, and tells how many changes that were.
func (f *Follower) takeHanded() (total int) {
	for {
		b, ok := f.handed.take(f.seq)
		if !ok {
			return total
		}
		var put []*catalog.Listing
		f.cfg.Gate.Do(func() { put, ok = b.listings(f.boats.Snapshot()) })
		if !ok {
			return total // it has to be read from the record
		}
		if f.waiting {
			f.showRecord(put, b.last)
		} else {
			f.boats.UpdateBy(put, nil, f.cfg.Gate.Do)
		}
		f.seq = b.last
		total += len(b.changes)
	}
}

// listings returns the changed listings as they are now, each once. It fails where one whose group changes is not shown.
func (b handedBatch) listings(shown *catalog.Index) (put []*catalog.Listing, ok bool) {
	at := make(map[string]int) // where listings stand that may come again
	for _, c := range b.changes {
		if !c.isNew {
			at[c.listing.ID] = -1
		}
	}
	put = make([]*catalog.Listing, 0, len(b.changes))
	for _, c := range b.changes {
		l := c.listing
		i, again := at[l.ID]
		here := again && i >= 0
		if c.regroup {
			old, known := shown.Get(l.ID)
			if here {
				old, known = put[i], true
			}
			if !known {
				return nil, false
			}
			changed := *old
			changed.DupGroup = l.DupGroup
			l = &changed
		}
		if here {
			put[i] = l
			continue
		}
		if again {
			at[l.ID] = len(put)
		}
		put = append(put, l)
	}
	return put, true
}
