package catalog

import (
	"bytes"
	"slices"

	"github.com/RoaringBitmap/roaring/v2"
)

// origin is where a listing of a merged segment comes from.
type origin struct {
	part int
	doc  uint32
}

// merger makes one segment of what is left of several, without reading a single listing: every column, list and order follows
// from those of the parts.
type merger struct {
	parts  []*part
	origin []origin   // by new number
	number [][]uint32 // by part and old number: the new one, or gone
	into   *segment

	dense set      // room for one list of listings
	list  []uint32 // as well
}

// gone is the new number of a listing that is not alive.
const gone = ^uint32(0)

// merge returns one segment of the parts, whose live IDs differ, and when each listing was last seen.
func merge(parts []*part) (*segment, []int64) {
	m := &merger{parts: parts, into: &segment{}}
	m.line()
	s := m.into
	s.size = len(m.origin)
	m.dense = make(set, wordsOf(s.size))
	m.rows()
	s.number()
	for f := range s.fields {
		s.fields[f] = m.lists(func(from *segment) *lists { return &from.fields[f] })
	}
	s.words = m.lists(func(from *segment) *lists { return &from.words })
	s.models = m.lists(func(from *segment) *lists { return &from.models })
	s.setModelKeys()
	m.columns()
	m.positions()
	m.kinds()
	var marks []*roaring.Bitmap
	for i := range markCount {
		marks = append(marks, m.gather(func(p int) *roaring.Bitmap { return parts[p].marks.docs(i) }))
	}
	s.setMarks(marks)
	seen := make([]int64, s.size)
	for d, o := range m.origin {
		seen[d] = parts[o.part].seen[o.doc]
	}
	return s, seen
}

// line brings the listings of all parts into one order.
func (m *merger) line() {
	heads := make([]int, 0, len(m.parts))
	next := make([]uint32, len(m.parts))
	live := 0
	for i, p := range m.parts {
		live += p.live
		numbers := make([]uint32, p.size)
		for d := range numbers {
			numbers[d] = gone
		}
		m.number = append(m.number, numbers)
		if d, ok := p.alive.next(0); ok {
			next[i] = d
			heads = append(heads, i)
		}
	}
	m.origin = make([]origin, 0, live)
	for len(heads) > 0 {
		best := 0
		for h := 1; h < len(heads); h++ {
			a, b := heads[h], heads[best]
			if compareRefs(ref{m.parts[a], next[a]}, ref{m.parts[b], next[b]}) < 0 {
				best = h
			}
		}
		i := heads[best]
		m.number[i][next[i]] = uint32(len(m.origin))
		m.origin = append(m.origin, origin{i, next[i]})
		d, ok := m.parts[i].alive.next(int(next[i]) + 1)
		next[i] = d
		if !ok {
			heads = slices.Delete(heads, best, best+1)
		}
	}
}

// rows takes over what a segment holds by listing.
func (m *merger) rows() {
	s := m.into
	s.groups = make([]uint32, s.size)
	s.details.ends = make([]uint64, 0, s.size)
	size := 0
	for _, o := range m.origin {
		size += len(m.parts[o.part].details.at(int(o.doc)))
	}
	s.details.data = make([]byte, 0, size)
	s.euros = make([]float64, 0, s.size)
	for d, o := range m.origin {
		from := m.parts[o.part]
		s.details.push(from.details.at(int(o.doc)))
		s.groups[d] = from.groups[o.doc]
		if int(o.doc) < len(from.euros) {
			s.euros = append(s.euros, from.euros[o.doc])
		}
	}
}

// lists merges lists by their sorted names.
func (m *merger) lists(of func(*segment) *lists) lists {
	from := make([]*lists, len(m.parts))
	for i, p := range m.parts {
		from[i] = of(p.segment)
	}
	at := make([]int, len(from))
	var l lists
	for {
		var name []byte
		for i, f := range from {
			if at[i] < f.names.len() && (name == nil || bytes.Compare(f.names.at(at[i]), name) < 0) {
				name = f.names.at(at[i])
			}
		}
		if name == nil {
			return l
		}
		docs := m.gather(func(p int) *roaring.Bitmap {
			if at[p] == from[p].names.len() || !bytes.Equal(from[p].names.at(at[p]), name) {
				return nil
			}
			at[p]++
			return from[p].docs.docs(at[p] - 1)
		})
		if !docs.IsEmpty() {
			l.names.push(name)
			l.docs.pushDocs(docs)
		}
	}
}

// fewer is how many words of a set there are for each listing below which a list is cheaper than the set.
const fewer = 2

// gather returns the new numbers of listings of all parts. The bitmap holds until the next call.
func (m *merger) gather(of func(part int) *roaring.Bitmap) *roaring.Bitmap {
	from := make([]*roaring.Bitmap, len(m.parts))
	total := 0
	for p := range m.parts {
		if from[p] = of(p); from[p] != nil {
			total += int(from[p].GetCardinality())
		}
	}
	few := total*fewer < len(m.dense)
	m.list = m.list[:0]
	if !few {
		clear(m.dense)
	}
	var buffer [256]uint32
	for p, docs := range from {
		if docs == nil {
			continue
		}
		numbers := m.number[p]
		it := docs.ManyIterator()
		for got := it.NextMany(buffer[:]); got > 0; got = it.NextMany(buffer[:]) {
			for _, d := range buffer[:got] {
				switch n := numbers[d]; {
				case n == gone:
				case few:
					m.list = append(m.list, n)
				default:
					m.dense.add(n)
				}
			}
		}
	}
	if few {
		slices.Sort(m.list)
		return roaring.BitmapOf(m.list...)
	}
	return roaring.FromDense(m.dense, false)
}

func (m *merger) columns() {
	old := make([][]uint32, len(m.parts))
	for c := range m.into.columns {
		var values []float32
		for i, p := range m.parts {
			old[i] = p.columns[c].codes(p.size)
			values = append(values, p.columns[c].values...)
		}
		slices.Sort(values)
		values = slices.Compact(values)
		renumbered := make([][]uint32, len(m.parts))
		for i, p := range m.parts {
			renumbered[i] = append(renumbered[i], 0)
			for _, v := range p.columns[c].values {
				at, _ := slices.BinarySearch(values, v)
				renumbered[i] = append(renumbered[i], uint32(at+1))
			}
		}
		codes := make([]uint32, m.into.size)
		for d, o := range m.origin {
			codes[d] = renumbered[o.part][old[o.part][o.doc]]
		}
		m.into.setColumn(c, values, codes)
	}
}

func (m *merger) positions() {
	var points []vector
	seen := map[vector]uint32{}
	renumbered := make([][]uint32, len(m.parts))
	for i, p := range m.parts {
		for _, v := range p.positions.points {
			renumbered[i] = append(renumbered[i], numberOf(seen, &points, v))
		}
	}
	of := make([]uint32, m.into.size)
	for d, o := range m.origin {
		of[d] = nowhere
		if at := m.parts[o.part].positions.of[o.doc]; at != nowhere {
			of[d] = renumbered[o.part][at]
		}
	}
	m.into.positions = newPositions(points, of)
}

func (m *merger) kinds() {
	for division, properties := range divided {
		maker := newKindMaker(m.into.size, len(properties))
		adopted := make([][]uint32, len(m.parts))
		for i, p := range m.parts {
			adopted[i] = maker.adopt(p.kinds[division])
		}
		for _, o := range m.origin {
			maker.add(adopted[o.part][m.parts[o.part].kinds[division].of[o.doc]])
		}
		m.into.kinds[division] = maker.kinds
	}
}
