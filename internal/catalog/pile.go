package catalog

import (
	"fmt"
	"sort"
	"unsafe"

	"github.com/RoaringBitmap/roaring/v2"
)

// pile is many pieces of bytes in one, which costs the garbage collector nothing and can lie in a mapped file.
type pile struct {
	data []byte
	ends []uint64
}

func (p pile) len() int { return len(p.ends) }

// at returns a piece, which must not be changed.
func (p pile) at(i int) []byte {
	from := uint64(0)
	if i > 0 {
		from = p.ends[i-1]
	}
	return p.data[from:p.ends[i]:p.ends[i]]
}

// text returns a piece as a string that shares its memory.
func (p pile) text(i int) string { return textOf(p.at(i)) }

func (p *pile) push(piece []byte) {
	p.data = append(p.data, piece...)
	p.ends = append(p.ends, uint64(len(p.data)))
}

func (p *pile) pushText(piece string) {
	p.data = append(p.data, piece...)
	p.ends = append(p.ends, uint64(len(p.data)))
}

// find returns where a text stands among sorted ones.
func (p pile) find(text string) (at int, ok bool) {
	return sort.Find(p.len(), func(i int) int {
		switch other := p.text(i); {
		case text < other:
			return -1
		case text > other:
			return 1
		}
		return 0
	})
}

// pushDocs adds the listings of a bitmap, in roaring's portable format.
func (p *pile) pushDocs(docs *roaring.Bitmap) {
	if docs.GetCardinality() > 8 {
		docs.RunOptimize()
	}
	data, err := docs.ToBytes()
	if err != nil {
		panic(fmt.Errorf("write a bitmap to memory: %w", err)) // only a writer can fail
	}
	p.push(data)
}

// docs reads what pushDocs wrote. The bitmap shares the memory of the pile and must not be changed.
func (p pile) docs(i int) *roaring.Bitmap {
	docs := roaring.New()
	if _, err := docs.FromBuffer(p.at(i)); err != nil {
		panic(fmt.Errorf("bitmap %d of a segment whose checksum was right: %w", i, err))
	}
	return docs
}

// textOf returns bytes that never change as a string, without a copy.
func textOf(b []byte) string {
	return unsafe.String(unsafe.SliceData(b), len(b)) //nolint:gosec // the bytes of a segment never change
}

// lists says of values, sorted, which listings have them.
type lists struct{ names, docs pile }

// of returns the listings that have a value, nil for none.
func (l lists) of(name string) *roaring.Bitmap {
	at, ok := l.names.find(name)
	if !ok {
		return nil
	}
	return l.docs.docs(at)
}
