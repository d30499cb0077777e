package catalog

import (
	"cmp"
	"math"
	"slices"
	"sort"
	"sync"
	"time"

	"github.com/RoaringBitmap/roaring/v2"
)

// segment is listings made ready for searching. It never changes, holds no pointers to single listings, and all its parts may
// lie in a mapped file.
//
// Listings are numbered from the cheapest to the dearest at the rates of RateDate, by ID where that is equal, those without a
// price last. So a price range is a range of numbers, and the median of a search is the middle of its set.
type segment struct {
	size    int
	details pile     // the listings themselves, by coder
	ids     []uint32 // a hash table of numbers, counted from 1
	euros   []float64
	free    int      // how many of euros are of boats given away
	groups  []uint32 // by listing: the number of its DupGroup, 0 for none

	fields    [fieldCount]lists
	words     lists // of title, description, designer, variant and features
	models    lists // by modelName
	modelKeys pile  // by model: its make and its names, folded, apart by NUL
	columns   [columnCount]column
	orders    [orderCount]order
	positions positions
	kinds     [divisions]kinds
	marks     pile // listings by mark
}

// What marks tells of listings: that the value of a field or a column is unknown, and:
const (
	markFields  = 0
	markColumns = markFields + int(fieldCount)
	markNowhere = markColumns + columnCount
	markGrouped = markNowhere + 1 // another listing of the boat may be there
	markSample  = markGrouped + 1
	markCount   = markSample + 1
)

// shared is what the segments of a catalogue have in common.
type shared struct {
	words, groups interner
	room          sync.Pool // of *scratch
}

// priced is a listing and its price in euros, infinite where it is not known.
type priced struct {
	*Listing
	euros float64
}

// dearest is the highest price in euros that is believed; sums of so many as memory holds stay exact.
const dearest = 1e10

// eurosOf is the asking price in euros, 0 for a boat given away, infinite where it is not known or beyond belief.
func eurosOf(l *Listing) float64 {
	if l.PriceType == Free {
		return 0
	}
	e, ok := Convert(l.Price, l.Currency, "EUR")
	if !ok || !(e > 0 && e <= dearest) {
		return math.Inf(1)
	}
	return e
}

// newSegment builds a segment of listings whose IDs differ, and returns when each was last seen. Each step is done by do, in several
// goroutines.
func newSegment(listings []*Listing, with *shared, do func(step func())) (*segment, []int64) {
	s := &segment{size: len(listings), groups: make([]uint32, len(listings))}
	seen := make([]int64, len(listings))
	var work sync.WaitGroup
	do(func() {
		listings = s.line(listings)
		for i, l := range listings {
			seen[i] = instantOf(l.LastSeen)
			if l.DupGroup != "" {
				s.groups[i] = with.groups.number(l.DupGroup)
			}
		}
	})
	marks := make([]*roaring.Bitmap, markCount)
	marks[markGrouped] = marked(s.size, func(i int) bool { return s.groups[i] != 0 })
	for _, group := range s.readers(listings, &with.words, marks) {
		work.Go(func() { readAll(listings, group, do) })
	}
	work.Wait()
	s.setMarks(marks)
	return s, seen
}

// line sets the prices and returns the listings in their order.
func (s *segment) line(listings []*Listing) []*Listing {
	sorted := make([]priced, len(listings))
	for i, l := range listings {
		sorted[i] = priced{l, eurosOf(l)}
	}
	slices.SortFunc(sorted, func(a, b priced) int {
		if order := cmp.Compare(a.euros, b.euros); order != 0 {
			return order
		}
		return cmp.Compare(a.ID, b.ID)
	})
	inOrder := make([]*Listing, len(sorted))
	for i, l := range sorted {
		inOrder[i] = l.Listing
		if !math.IsInf(l.euros, 1) {
			s.euros = append(s.euros, l.euros)
		}
	}
	return inOrder
}

// setColumn makes a column, its order if there is one, and returns the listings it is unknown of.
func (s *segment) setColumn(c int, values []float32, codes []uint32) *roaring.Bitmap {
	s.columns[c] = newColumn(values, codes)
	if at := slices.Index(orderColumns[:], c); at >= 0 {
		s.orders[at] = newOrder(values, codes)
	}
	return marked(s.size, func(i int) bool { return codes[i] == 0 })
}

func (s *segment) setMarks(marks []*roaring.Bitmap) {
	for _, docs := range marks {
		s.marks.pushDocs(docs)
	}
	s.setFree()
}

// setFree counts the boats that are given away.
func (s *segment) setFree() {
	s.free = sort.Search(len(s.euros), func(i int) bool { return s.euros[i] > 0 })
}

// marked returns the listings of which something holds.
func marked(size int, holds func(i int) bool) *roaring.Bitmap {
	docs := make(set, wordsOf(size))
	for i := range size {
		if holds(i) {
			docs.add(uint32(i))
		}
	}
	return roaring.FromDense(docs, false)
}

// detailReader writes the listings themselves.
type detailReader struct {
	into    *segment
	words   *interner
	recent  recent
	texts   int // bytes that titles and descriptions come to, about
	written pile
}

// sampled is how many listings tell how long the others are.
const sampled = 500

func newDetailReader(into *segment, listings []*Listing, words *interner) *detailReader {
	r := &detailReader{into: into, words: words}
	step := max(1, len(listings)/sampled)
	for i := 0; i < len(listings); i += step {
		r.texts += step * (len(listings[i].Title) + len(listings[i].Description))
	}
	r.written.ends = make([]uint64, 0, len(listings))
	return r
}

func (r *detailReader) read(from int, block []*Listing) {
	told := 0
	before := len(r.written.data)
	for _, l := range block {
		r.written.data = encode(r.written.data, l, r.words, &r.recent)
		r.written.ends = append(r.written.ends, uint64(len(r.written.data)))
		told += len(l.Title) + len(l.Description)
	}
	if from == 0 {
		// An eighth more, so that the room seldom has to grow: that copies all.
		beside := (len(r.written.data) - before - told) * r.into.size / len(block)
		r.written.data = slices.Grow(r.written.data, (r.texts+beside)*9/8)
	}
}

func (r *detailReader) end() {
	r.written.data = slices.Clip(r.written.data)
	r.into.details = r.written
	r.into.number()
}

// number makes the hash table of IDs.
func (s *segment) number() {
	size := 1
	for size < 2*s.size {
		size *= 2
	}
	s.ids = make([]uint32, size)
	for d := range s.size {
		at := hash(s.id(uint32(d))) & uint64(size-1)
		for s.ids[at] != 0 {
			at = (at + 1) & uint64(size-1)
		}
		s.ids[at] = uint32(d + 1)
	}
}

// hash is FNV-1a, which is the same in every process.
func hash(text string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * 1099511628211
	}
	return h
}

// id returns the ID of a listing.
func (s *segment) id(doc uint32) string {
	var c coder
	var id string
	c.data = s.details.at(int(doc))
	c.text(&id)
	return id
}

// find returns the number of the listing with an ID.
func (s *segment) find(id string) (doc uint32, ok bool) {
	if s.size == 0 {
		return 0, false
	}
	mask := uint64(len(s.ids) - 1)
	for at := hash(id) & mask; s.ids[at] != 0; at = (at + 1) & mask {
		if doc := s.ids[at] - 1; s.id(doc) == id {
			return doc, true
		}
	}
	return 0, false
}

// eurosAt is the price of a listing in euros, infinite where it is not known.
func (s *segment) eurosAt(doc uint32) float64 {
	if int(doc) < len(s.euros) {
		return s.euros[doc]
	}
	return math.Inf(1)
}

// instantOf is a time in nanoseconds since 1970, the least number for none. It holds the years 1678 to 2262.
func instantOf(t time.Time) int64 {
	if t.IsZero() {
		return math.MinInt64
	}
	return t.UnixNano()
}

func timeAt(instant int64) time.Time {
	if instant == math.MinInt64 {
		return time.Time{}
	}
	return time.Unix(0, instant).UTC()
}
