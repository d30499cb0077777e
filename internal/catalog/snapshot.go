package catalog

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Position is where in a record's log of changes a catalogue stands.
type Position struct {
	Database string // which record it is
	Seq      int64  // the last change that is in
}

// snapshotFormat changes whenever a file of before cannot be read any more, or would mean something else.
const snapshotFormat = 3

// magic begins every snapshot file.
const magic = "fairlead boats\n\x00"

// header is what stands behind the magic, in the byte order of the machine that wrote it.
type header struct {
	Order     uint32 // byteOrder
	Format    uint32
	Directory section
	_         uint32
}

// byteOrder reads otherwise on a machine of the other order.
const byteOrder = 0x01020304

// headerSize holds magic and header.
const headerSize = 64

// directory tells what lies in a snapshot file. The sections are the texts that listings share, the names of groups, and for each
// part its segment, what is alive and when it was seen.
type directory struct {
	At       Position
	Sizes    []int // of the parts, in listings
	Sections []section
}

// Save writes the catalogue of this moment, which stands at a position, to a file that Open reads. The file is either written whole
// or, with an error, not at all.
func (c *Catalog) Save(path string, at Position) error {
	c.changing.Lock()
	ix, groups := c.now.Load(), c.now.Load().shared.groups.names()
	c.changing.Unlock()
	file, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".new-*")
	if err != nil {
		return fmt.Errorf("save the catalogue: %w", err)
	}
	err = ix.write(file, groups, at)
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err == nil {
		err = os.Rename(file.Name(), path)
	}
	if err != nil {
		return fmt.Errorf("save the catalogue to %s: %w", path, errors.Join(err, os.Remove(file.Name())))
	}
	return nil
}

func (ix *Index) write(file *os.File, groups []string, at Position) error {
	buffer := bufio.NewWriterSize(file, 1<<20)
	if _, err := buffer.Write(make([]byte, headerSize)); err != nil {
		return err
	}
	s := &sectioner{to: buffer, at: headerSize}
	pileOf(ix.names).visit(s)
	pileOf(groups).visit(s)
	d := directory{At: at}
	for _, p := range ix.parts {
		d.Sizes = append(d.Sizes, p.size)
		p.segment.visit(s)
		visit(s, (*[]uint64)(&p.alive))
		visit(s, &p.seen)
	}
	if s.err != nil {
		return s.err
	}
	d.Sections = s.sections
	data, err := json.Marshal(d)
	if err != nil {
		return err
	}
	s.write(data)
	if s.err != nil {
		return s.err
	}
	if err := buffer.Flush(); err != nil {
		return err
	}
	head := bytes.NewBufferString(magic)
	h := header{Order: byteOrder, Format: snapshotFormat, Directory: s.sections[len(s.sections)-1]}
	if err := binary.Write(head, binary.NativeEndian, h); err != nil {
		return err
	}
	_, err = file.WriteAt(head.Bytes(), 0)
	return err
}

// Open maps a file of Save and answers from it; pages are read as searches need them. A file that is torn, changed, of another
// format or of another kind of machine is an error, after which the catalogue has to be built anew. Nothing may write to the file
// while the process lives, but another may be renamed to its place. Locate is as for NewIndex.
func Open(path string, locate Locate) (*Catalog, Position, error) {
	file, err := mapped(path)
	if err != nil {
		return nil, Position{}, fmt.Errorf("open the catalogue: %w", err)
	}
	c, at, err := open(file, locate)
	if err != nil {
		return nil, at, fmt.Errorf("open the catalogue in %s: %w", path, errors.Join(err, unmap(file)))
	}
	return c, at, nil
}

func open(file []byte, locate Locate) (*Catalog, Position, error) {
	d, err := readDirectory(file)
	if err != nil {
		return nil, d.At, err
	}
	s := &sectioner{file: file, sections: d.Sections}
	if err := s.check(); err != nil {
		return nil, d.At, err
	}
	ix := NewIndex(nil, locate)
	ix.shared.words.texts = readNames(s)
	ix.shared.groups.texts = readNames(s)
	var parts []*part
	for _, size := range d.Sizes {
		seg, seen := &segment{size: size}, []int64(nil)
		var alive []uint64
		seg.visit(s)
		visit(s, &alive)
		visit(s, &seen)
		if s.err != nil {
			return nil, d.At, s.err
		}
		if len(seen) != size || len(alive) != wordsOf(size) || seg.details.len() != size {
			return nil, d.At, fmt.Errorf("a part of %d listings has %d", size, len(seen))
		}
		seg.setFree()
		parts = append(parts, partOf(seg, seen, alive))
	}
	return New(ix.with(parts)), d.At, s.err
}

func readDirectory(file []byte) (directory, error) {
	var d directory
	if len(file) < headerSize || string(file[:len(magic)]) != magic {
		return d, errors.New("it is no snapshot of a catalogue")
	}
	var h header
	if err := binary.Read(bytes.NewReader(file[len(magic):]), binary.NativeEndian, &h); err != nil {
		return d, err
	}
	if h.Order != byteOrder || h.Format != snapshotFormat {
		return d, fmt.Errorf("it has format %d, not %d, or the byte order of another machine", h.Format, snapshotFormat)
	}
	at := &sectioner{file: file, sections: []section{h.Directory}}
	if err := at.check(); err != nil {
		return d, fmt.Errorf("its directory: %w", err)
	}
	data, err := at.read()
	if err != nil {
		return d, err
	}
	return d, json.Unmarshal(data, &d)
}

func readNames(s *sectioner) []string {
	var p pile
	p.visit(s)
	names := make([]string, p.len())
	for i := range names {
		names[i] = p.text(i)
	}
	return names
}

func pileOf(texts []string) *pile {
	var p pile
	for _, t := range texts {
		p.pushText(t)
	}
	return &p
}
