package catalog

import (
	"math"
	"slices"
	"sync/atomic"

	"github.com/RoaringBitmap/roaring/v2"
)

// part is a segment as one snapshot sees it: without what was taken out or replaced since. It never changes either.
type part struct {
	*segment
	alive set     // what is left
	open  set     // of that, what is still for sale
	seen  []int64 // by listing: instantOf of LastSeen

	live      int   // how many are left
	latest    int64 // the greatest seen of them, the least number for none
	generated set   // of those left, nil where there are none
	totals    tally // of open

	kept []atomic.Pointer[Listing] // read before; nil for a large segment
}

// fewEnough is up to how many listings a catalogue keeps those that were read. Research reads thousands at a time, again and again,
// and a listing is read in a microsecond; but it weighs a kilobyte, which many more of them are not worth.
const fewEnough = 1 << 16

// newPart is a whole segment.
func newPart(s *segment, seen []int64) *part {
	alive := make(set, wordsOf(s.size))
	alive.addRange(0, s.size)
	return partOf(s, seen, alive)
}

func partOf(s *segment, seen []int64, alive set) *part {
	p := &part{segment: s, alive: alive, seen: seen, latest: math.MinInt64}
	p.forget()
	p.open = make(set, len(alive))
	for _, status := range []Status{Active, UnderOffer, OnOrder} {
		part := make(set, len(alive))
		if docs := s.fields[fieldStatus].of(string(status)); docs != nil {
			part.load(docs)
		}
		p.open.or(part)
	}
	p.open.and(alive)
	p.totals = s.newTally()
	s.add(&p.totals, p.open, 1)
	alive.each(func(d uint32) { p.latest = max(p.latest, seen[d]) })
	p.count()
	return p
}

// count refreshes what follows from alive.
func (p *part) count() {
	p.live = p.alive.count()
	generated := make(set, len(p.alive))
	generated.load(p.marks.docs(markSample))
	generated.and(p.alive)
	p.generated = generated
	if generated.empty() {
		p.generated = nil
	}
}

// without returns the part without some listings that are alive in it.
func (p *part) without(docs []uint32) *part {
	if len(docs) == 0 {
		return p
	}
	q := *p
	q.alive, q.open, q.totals = slices.Clone(p.alive), slices.Clone(p.open), p.totals.clone()
	gone := make(set, len(p.alive))
	for _, d := range docs {
		gone.add(d)
	}
	q.alive.without(gone)
	q.open.without(gone)
	gone.and(p.open)
	q.add(&q.totals, gone, -1)
	q.count()
	q.latest = q.latestUpTo(p.latest)
	return &q
}

// latestUpTo returns the greatest seen, which is not more than so much.
func (p *part) latestUpTo(most int64) int64 {
	latest := int64(math.MinInt64)
	for d, ok := p.alive.next(0); ok && latest < most; d, ok = p.alive.next(int(d) + 1) {
		latest = max(latest, p.seen[d])
	}
	return latest
}

// sawSource returns the part with the listings of a source that are still for sale seen at an instant, if not later.
func (p *part) sawSource(source string, instant int64) *part {
	docs := p.fields[fieldSource].of(source)
	if docs == nil {
		return p
	}
	here := make(set, len(p.open))
	here.load(docs)
	here.and(p.open)
	if here.empty() {
		return p
	}
	q := *p
	q.seen = slices.Clone(p.seen)
	here.each(func(d uint32) { q.seen[d] = max(q.seen[d], instant) })
	q.latest = max(q.latest, instant)
	q.forget()
	return &q
}

// forget makes room for listings that will be read.
func (p *part) forget() {
	if p.size <= fewEnough {
		p.kept = make([]atomic.Pointer[Listing], p.size)
	}
}

// read reads a listing.
func (p *part) read(doc uint32, c *coder, into *Listing) {
	c.decode(p.details.at(int(doc)), into)
	into.LastSeen = timeAt(p.seen[doc])
}

// anyAlive reports whether one of the listings is left.
func (p *part) anyAlive(docs *roaring.Bitmap) bool {
	for it := docs.Iterator(); it.HasNext(); {
		if p.alive.has(it.Next()) {
			return true
		}
	}
	return false
}
