package catalog

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// kinds counts several properties of listings at once: listings with the same values of all of them are of one kind.
type kinds struct {
	of     []uint32 // by listing
	codes  []uint32 // by kind, a code of each property
	values []pile   // by property: its values; code 0 is the unknown one, empty
}

// kindReader divides listings by properties.
type kindReader struct {
	into       *segment
	division   int
	properties []func(*Listing) string
	codes      []uint32
	*kindMaker
}

func newKindReader(into *segment, division int, properties []func(*Listing) string) *kindReader {
	return &kindReader{into, division, properties, make([]uint32, len(properties)), newKindMaker(into.size, len(properties))}
}

func (r *kindReader) read(_ int, block []*Listing) {
	for _, l := range block {
		for p, value := range r.properties {
			r.codes[p] = r.code(p, value(l))
		}
		r.add(r.kind(r.codes))
	}
}

func (r *kindReader) end() { r.into.kinds[r.division] = r.kinds }

// kindMaker makes kinds, a listing after the other.
type kindMaker struct {
	kinds
	byValue []map[string]uint32
	byCodes map[string]uint32
	key     []byte
}

func newKindMaker(size, properties int) *kindMaker {
	m := &kindMaker{byCodes: map[string]uint32{}}
	m.of = make([]uint32, 0, size)
	for range properties {
		m.byValue = append(m.byValue, map[string]uint32{"": 0})
		m.values = append(m.values, pile{ends: []uint64{0}})
	}
	return m
}

func (m *kindMaker) code(property int, value string) uint32 {
	code, ok := m.byValue[property][value]
	if !ok {
		code = uint32(m.values[property].len())
		m.byValue[property][value] = code
		m.values[property].pushText(value)
	}
	return code
}

func (m *kindMaker) kind(codes []uint32) uint32 {
	m.key = m.key[:0]
	for _, c := range codes {
		m.key = binary.LittleEndian.AppendUint32(m.key, c)
	}
	kind, ok := m.byCodes[string(m.key)]
	if !ok {
		kind = uint32(len(m.byCodes))
		m.byCodes[string(m.key)] = kind
		m.codes = append(m.codes, codes...)
	}
	return kind
}

func (m *kindMaker) add(kind uint32) { m.of = append(m.of, kind) }

// adopt returns the number here of each kind of another division by the same properties.
func (m *kindMaker) adopt(other kinds) []uint32 {
	n := len(other.values)
	here := make([]uint32, len(other.codes)/n)
	codes := make([]uint32, n)
	for k := range here {
		for p := range codes {
			codes[p] = m.code(p, other.values[p].text(int(other.codes[k*n+p])))
		}
		here[k] = m.kind(codes)
	}
	return here
}

// sum adds up by the values of a property what was counted by kind.
func (k kinds) sum(property int, counts []int32, room *scratch, add func(value string, n int)) {
	n := len(k.values)
	sums := room.counts.take(k.values[property].len())
	clear(sums)
	for kind, count := range counts {
		sums[k.codes[kind*n+property]] += count
	}
	for code, sum := range sums {
		if sum != 0 {
			add(k.values[property].text(code), int(sum))
		}
	}
}

// The kinds of every segment: two divisions, so that each fits the first cache whatever the number of listings.
const (
	byBuild = iota // make and type
	byPlace        // country, decade and the currency of the price, if it counts
	divisions
)

// tally is what a search counts of some listings of a segment.
type tally struct {
	counts [divisions][]int32
	cents  int64 // the sum of the prices that count, in euros/100 so that it is the same in any order
}

func (s *segment) newTally() tally {
	var t tally
	for d := range t.counts {
		t.counts[d] = make([]int32, len(s.kinds[d].codes)/len(s.kinds[d].values))
	}
	return t
}

// add counts the listings of a set once, or takes them off for a sign of -1.
func (s *segment) add(t *tally, found set, sign int32) {
	build, place := t.counts[byBuild], t.counts[byPlace]
	ofBuild, ofPlace := s.kinds[byBuild].of, s.kinds[byPlace].of
	cents, euros := int64(0), s.euros
	for i, w := range found {
		for base := uint32(i << 6); w != 0; w &= w - 1 {
			d := base + uint32(bits.TrailingZeros64(w))
			build[ofBuild[d]] += sign
			place[ofPlace[d]] += sign
			if int(d) < len(euros) {
				cents += int64(euros[d]*100 + 0.5)
			}
		}
	}
	t.cents += int64(sign) * cents
}

// clone returns a tally that can be changed.
func (t tally) clone() tally {
	for d := range t.counts {
		t.counts[d] = slices.Clone(t.counts[d])
	}
	return t
}
