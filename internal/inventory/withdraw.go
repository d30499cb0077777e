package inventory

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
)

// withdraw takes back the listings that a whole snapshot of the source does not hold any more.
func (r *run) withdraw(ctx context.Context) (err error) {
	for _, name := range slices.Sorted(maps.Keys(r.sources)) {
		err = errors.Join(err, r.withdrawFrom(ctx, r.sources[name]))
	}
	return err
}

func (r *run) withdrawFrom(ctx context.Context, s *source) error {
	missing, err := r.missing(ctx, s)
	if err != nil {
		return err
	}
	if len(missing)*2 > s.live && !r.opt.Force {
		return fault.New(fault.Invalid, "%d of %d boats of %s are missing in the feed, which is more than half: none is withdrawn; force it if that is right, or call the feed partial",
			len(missing), s.live, s.name).Coded("too_many_missing").Because(ErrTooManyMissing)
	}
	for from := 0; from < len(missing); from += batchRecords {
		part := missing[from:min(len(missing), from+batchRecords)]
		ids := make([]string, len(part))
		for i, at := range part {
			ids[i] = r.table.entries.at(at).id.String()
		}
		if err := r.im.store.WithdrawListings(ctx, ids, r.now); err != nil {
			return fmt.Errorf("withdraw %d listings: %w", len(ids), err)
		}
		for _, at := range part {
			r.become(r.table.entries.at(at), catalog.Withdrawn)
		}
		r.counts.Withdrawn += len(part)
	}
	if s.restored {
		return nil
	}
	if err := r.im.store.SourceRead(ctx, s.name, r.now); err != nil {
		return fmt.Errorf("note that %s was read: %w", s.name, err)
	}
	return nil
}

// missing returns the entries of the source that the feed does not hold. A boat whose advert may be among the refused
// ones is not missing.
func (r *run) missing(ctx context.Context, s *source) ([]int32, error) {
	var missing []int32
	for i := range r.table.entries.size {
		if e := r.table.entries.at(i); s.holds(e) && !e.seen {
			missing = append(missing, i)
		}
	}
	if r.counts.Refused == 0 || len(missing) == 0 {
		return missing, nil
	}
	kept := map[int32]bool{}
	err := r.im.store.ListingMarks(ctx, s.name, func(m catalog.Mark) error {
		id, err := parseIdentity(m.ID)
		if err == nil && r.refused.hold(m.SourceID) {
			kept[r.table.byID[id]] = true
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("compare with the refused adverts: %w", err)
	}
	var gone []int32
	for _, i := range missing {
		if !kept[i] {
			gone = append(gone, i)
		}
	}
	return gone, nil
}

// maxMentions bounds how many words of refused adverts are kept.
const maxMentions = 200_000

// mentions are the words of refused adverts, among which their ids are.
type mentions struct {
	words map[string]struct{}
	lost  bool // there were more, or an advert without its text
}

func (m *mentions) add(raw []byte) {
	if m.words == nil {
		m.words = map[string]struct{}{}
	}
	if len(raw) == 0 || len(m.words) > maxMentions {
		m.lost = true
		return
	}
	from := -1
	for i := 0; i <= len(raw); i++ {
		if i < len(raw) && partOfID(raw[i]) {
			if from < 0 {
				from = i
			}
			continue
		}
		if from >= 0 && i-from <= 64 {
			m.words[string(raw[from:i])] = struct{}{}
		}
		from = -1
	}
}

// hold reports whether a refused advert may be the one with the id.
func (m *mentions) hold(id string) bool {
	if m.lost {
		return true
	}
	for i := range len(id) {
		if !partOfID(id[i]) {
			return true // it may be written in several ways
		}
	}
	_, ok := m.words[id]
	return ok
}

func partOfID(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-' || c == '_' || c == '.'
}
