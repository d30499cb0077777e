package catalog

import (
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"unsafe"
)

// flat is what the columns of a segment are made of: values without pointers, written as they lie in memory.
type flat interface {
	byte | uint32 | uint64 | int64 | float32 | float64 | vector
}

// section is where one slice lies in a snapshot file.
type section struct {
	Offset, Length int64  // in bytes
	Sum            uint32 // CRC-32C of the bytes and of the padding behind them
}

// alignment of every section, in bytes, is that of the widest flat type.
const alignment = 8

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// sectioner writes slices one after the other, or finds them again in the same order. The first error ends it.
type sectioner struct {
	to       io.Writer // nil for reading
	at       int64     // where the next byte is written
	file     []byte    // what is read
	sections []section
	next     int // section to be read
	err      error
}

// visit writes a slice, or lets it share the memory of the file.
func visit[T flat](s *sectioner, slice *[]T) {
	width := int64(unsafe.Sizeof(*new(T)))
	if s.err != nil {
		return
	}
	if s.to != nil {
		first := unsafe.Pointer(unsafe.SliceData(*slice))               //nolint:gosec // flat types have no pointers
		s.write(unsafe.Slice((*byte)(first), int64(len(*slice))*width)) //nolint:gosec // as long as the slice
		return
	}
	data, err := s.read()
	if err == nil && int64(len(data))%width != 0 {
		err = fmt.Errorf("section %d has %d bytes, which is no multiple of %d", s.next, len(data), width)
	}
	if err != nil || len(data) == 0 {
		s.err = err
		return
	}
	first := unsafe.Pointer(unsafe.SliceData(data))            //nolint:gosec // aligned, which read checks
	*slice = unsafe.Slice((*T)(first), int64(len(data))/width) //nolint:gosec // as long as the data
}

func (s *sectioner) write(data []byte) {
	padding := make([]byte, -len(data)&(alignment-1))
	sum := crc32.Update(crc32.Checksum(data, castagnoli), castagnoli, padding)
	s.sections = append(s.sections, section{s.at, int64(len(data)), sum})
	for _, piece := range [][]byte{data, padding} {
		n, err := s.to.Write(piece)
		s.at += int64(n)
		if err != nil {
			s.err = err
			return
		}
	}
}

// read returns the bytes of the next section. Its sum was checked before.
func (s *sectioner) read() ([]byte, error) {
	if s.next == len(s.sections) {
		return nil, errors.New("there are too few sections")
	}
	c := s.sections[s.next]
	s.next++
	return s.file[c.Offset : c.Offset+c.Length : c.Offset+c.Length], nil
}

// check refuses sections that do not lie in the file, or are not what was written.
func (s *sectioner) check() error {
	size := int64(len(s.file))
	for i, c := range s.sections {
		if c.Offset < 0 || c.Length < 0 || c.Offset%alignment != 0 || c.Offset > size || c.Length > size-c.Offset {
			return fmt.Errorf("section %d lies at %d for %d bytes in a file of %d", i, c.Offset, c.Length, size)
		}
		end := min(size, c.Offset+(c.Length+alignment-1)/alignment*alignment)
		if sum := crc32.Checksum(s.file[c.Offset:end], castagnoli); sum != c.Sum {
			return fmt.Errorf("section %d has the sum %08x, not %08x", i, sum, c.Sum)
		}
	}
	return nil
}

func (p *pile) visit(s *sectioner) {
	visit(s, &p.data)
	visit(s, &p.ends)
}

func (l *lists) visit(s *sectioner) {
	l.names.visit(s)
	l.docs.visit(s)
}

// visit is the list of everything that a segment is made of, but for its size.
func (s *segment) visit(v *sectioner) {
	s.details.visit(v)
	visit(v, &s.ids)
	visit(v, &s.euros)
	visit(v, &s.groups)
	for f := range s.fields {
		s.fields[f].visit(v)
	}
	s.words.visit(v)
	s.models.visit(v)
	s.modelKeys.visit(v)
	for c := range s.columns {
		visit(v, &s.columns[c].values)
		visit(v, &s.columns[c].slices)
	}
	for o := range s.orders {
		visit(v, &s.orders[o].keys)
		visit(v, &s.orders[o].docs)
		visit(v, &s.orders[o].starts)
	}
	visit(v, &s.positions.points)
	visit(v, &s.positions.of)
	visit(v, &s.positions.docs)
	visit(v, &s.positions.starts)
	for d := range s.kinds {
		k := &s.kinds[d]
		visit(v, &k.of)
		visit(v, &k.codes)
		if v.to == nil {
			k.values = make([]pile, len(divided[d]))
		}
		for p := range k.values {
			k.values[p].visit(v)
		}
	}
	s.marks.visit(v)
}
