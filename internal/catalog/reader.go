package catalog

import "github.com/RoaringBitmap/roaring/v2"

// reader collects one thing of the listings of a segment in the making.
type reader interface {
	// read takes some of the listings, from that number on; it is called for all in their order.
	read(from int, block []*Listing)
	// end puts what was collected where it belongs.
	end()
}

// Listings are read in blocks that stay in a processor's cache while several readers look at them: what a reader needs is far less
// work than to fetch it from memory. A step is so many blocks that it takes a millisecond or so.
const (
	readBlock = 64
	readStep  = 16 * readBlock
)

// readAll lets readers read listings, each step by do.
func readAll(listings []*Listing, readers []reader, do func(step func())) {
	for from := 0; from < len(listings); from += readStep {
		do(func() {
			end := min(from+readStep, len(listings))
			for at := from; at < end; at += readBlock {
				for _, r := range readers {
					r.read(at, listings[at:min(at+readBlock, end)])
				}
			}
		})
	}
	for _, r := range readers {
		do(r.end)
	}
}

// readers returns those of everything but prices and groups, so grouped that each group takes about as long. Marks gets what is
// unknown.
func (s *segment) readers(listings []*Listing, words *interner, marks []*roaring.Bitmap) [][]reader {
	told := []reader{newWordReader(s, &marks[markFields+int(fieldClass)])}
	kept := []reader{newDetailReader(s, listings, words)}
	var fields, rest []reader
	for f := range s.fields {
		if field(f) != fieldClass { // told by the words
			fields = append(fields, newFieldReader(s, field(f), &marks[markFields+f]))
		}
	}
	for c := range columnValues {
		rest = append(rest, newColumnReader(s, c, &marks[markColumns+c]))
	}
	rest = append(rest, &modelReader{into: s, byName: newDocsByName(s.size)}, newPointReader(s, &marks[markNowhere]), newSampleReader(s.size, &marks[markSample]))
	for d, properties := range divided {
		rest = append(rest, newKindReader(s, d, properties))
	}
	return [][]reader{told, kept, fields, rest}
}

// sampleReader finds the generated listings.
type sampleReader struct {
	size    int
	sampled set
	marks   **roaring.Bitmap
}

func newSampleReader(size int, marks **roaring.Bitmap) *sampleReader {
	return &sampleReader{size: size, sampled: make(set, wordsOf(size)), marks: marks}
}

func (r *sampleReader) read(from int, block []*Listing) {
	for i, l := range block {
		if l.Sample {
			r.sampled.add(uint32(from + i))
		}
	}
}

func (r *sampleReader) end() { *r.marks = roaring.FromDense(r.sampled, false) }
