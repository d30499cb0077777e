package inventory

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
)

// Adverts are decided on together, because going through the gate takes as long as deciding on one.
const (
	decidedTogether = 128
	decidedBytes    = 1 << 20
)

// visit decides what becomes of an advert and of those that wait.
func (r *run) visit(ctx context.Context, rec feed.Record) error {
	r.waiting = append(r.waiting, rec)
	r.bytes += len(rec.Raw)
	if len(r.waiting) < decidedTogether && r.bytes < decidedBytes {
		return nil
	}
	if err := r.decideWaiting(ctx); err != nil {
		return err
	}
	if len(r.batch.pending) >= r.fill || r.batch.bytes >= batchBytes {
		r.fill = min(2*r.fill, batchRecords)
		return r.send(ctx)
	}
	return nil
}

func (r *run) decideWaiting(ctx context.Context) (err error) {
	var known recalled
	if r.opt.Restore {
		r.im.cfg.Gate.Do(func() { known, err = r.comingBack(ctx) })
	}
	r.im.cfg.Gate.Do(func() {
		for _, rec := range r.waiting {
			if err == nil {
				err = r.decideOne(rec, known)
			}
		}
	})
	clear(r.waiting)
	r.waiting, r.bytes = r.waiting[:0], 0
	return err
}

func (r *run) decideOne(rec feed.Record, known recalled) error {
	reason, same := whyRefused(rec), false
	if reason == "" && r.restores(rec.Listing) {
		var err error
		if same, err = r.restore(rec.Listing, known); err != nil {
			return err
		}
	}
	if reason == "" {
		if refused := r.decide(rec, same); refused != nil {
			reason = refused.Error()
		}
	}
	if reason != "" {
		r.refuse(rec, reason)
	}
	return nil
}

// maxSourceID bounds the id of an advert in bytes.
const maxSourceID = 500

// whyRefused is why an advert cannot be on record, empty if it can. One that a database refuses would take its whole batch
// with it.
func whyRefused(rec feed.Record) string {
	if rec.Refused != nil {
		return rec.Refused.Error()
	}
	l := rec.Listing
	switch n := len(l.SourceID); {
	case n == 0:
		return "the advert has no id of its source"
	case n > maxSourceID:
		return fmt.Sprintf("the id of the advert may have at most %d bytes, not %d", maxSourceID, n)
	case !utf8.ValidString(l.SourceID) || strings.ContainsFunc(l.SourceID, unicode.IsControl):
		return fmt.Sprintf("the id of the advert is no text: %q", fault.Clip(l.SourceID))
	}
	return ""
}

func (r *run) refuse(rec feed.Record, reason string) {
	r.counts.Refused++
	r.refused.add(rec.Raw)
	if len(r.counts.Refusals) < MaxRefusals {
		r.counts.Refusals = append(r.counts.Refusals, Refusal{Line: rec.Line, Reason: reason})
	}
}

// decide tells new, changed and unchanged adverts apart; same says that it is on record word for word, whatever its source
// said last. It returns why an advert cannot be on record.
func (r *run) decide(rec feed.Record, same bool) error {
	l := rec.Listing
	restored := r.restores(l)
	s, err := r.sourceOf(l)
	if err != nil {
		return err
	}
	id := identify(s.name, l.SourceID)
	l.ID, l.Source, l.FeedID = id.String(), s.name, cmp.Or(r.opt.FeedID, l.FeedID)
	l.Broker, l.Region = cmp.Or(l.Broker, r.opt.Broker), cmp.Or(l.Region, r.opt.Region)
	l.UpdatedAt = l.UpdatedAt.Truncate(time.Microsecond) // as it comes back from the record
	text, err := r.digest.writer.Said(r.batch.room.free(len(rec.Raw)+usualBody), l, rec.Raw)
	if err != nil {
		return fmt.Errorf("the advert cannot be on record: %w", err)
	}
	hash := r.digest.of(rec.Raw, text)
	b := boatOf(l, r.parts)
	change := catalog.Change{Listing: l, Hash: hash, DupKey: b.String(), Raw: rec.Raw, RawType: rec.RawType}
	l.DupGroup = l.ID // it may come into a group, whose name is as long
	if err := change.Check(); err != nil {
		return err
	}
	i, known := r.table.byID[id]
	if known && r.table.entries.at(i).seen {
		r.counts.Repeated++
		return nil
	}
	if !known {
		i = r.table.add(id, s.name)
		r.counts.New++
	}
	e := r.table.entries.at(i)
	e.seen = true
	gone := l.Status == catalog.Withdrawn
	if known && (e.hash == hash && e.withdrawn == gone || same) {
		r.counts.Unchanged++
		return nil
	}
	if known {
		r.counts.Changed++
	}
	e.hash = hash
	r.become(e, l.Status)
	r.table.describe(i, b, l.LOA, l.Price)
	r.group(i)
	if change.New = !known; change.New {
		l.DupGroup = "" // the record keeps it beside the body
		r.first(l, restored)
		if text, err = r.digest.writer.Kept(text, l); err != nil {
			return fmt.Errorf("the advert cannot be on record: %w", err)
		}
		change.Body = r.batch.room.keep(text)
	}
	r.batch.put(pending{id: id, restored: restored, group: r.table.entries.at(i).group, change: change})
	return nil
}

// group gives an entry the group of another advert of its boat, and makes the group where there is none.
func (r *run) group(i int32) {
	j, ok := r.table.twin(i)
	if !ok {
		r.table.entries.at(i).group = 0
		return
	}
	twin := r.table.entries.at(j)
	if twin.group == 0 {
		twin.group = twin.id
		r.batch.regroup(twin.id, twin.group)
	}
	r.table.entries.at(i).group = twin.group
}
