package worded

import (
	"container/list"
	"crypto/sha256"
	"encoding/binary"
	"math"
	"sync"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/worded/statement"
	"github.com/fairlead/fairlead/internal/tokens"
)

// prepared is what of a draft depends on nothing but the draft: the same question has the same, and reading one as evidence
// takes longer than all else about an answer. It is safe for concurrent use.
type prepared struct {
	frame   frame
	fixed   int  // tokens of the frame
	prompt  gaps // the evidence as the engine gets it
	size    int  // tokens of that
	weight  int  // bytes of the draft
	reading sync.Once
	base    *statement.Evidence
}

// evidence reads the draft, once.
func (p *prepared) evidence(d *draft, judge *statement.Judge) *statement.Evidence {
	p.reading.Do(func() { p.base = judge.Read(d.stated()) })
	return p.base
}

// mostWeight bounds the bytes of the drafts that are remembered; what is read from one takes some ten times as much.
const mostWeight = 256 << 10

// shelf remembers what was prepared, the latest used first. It is safe for concurrent use.
type shelf struct {
	mu     sync.Mutex
	places map[[sha256.Size]byte]*list.Element
	recent list.List // of shelved
	weight int
	rooms  sync.Pool // of *[]byte, in which keys are made
}

type shelved struct {
	key [sha256.Size]byte
	*prepared
}

// find returns what is kept of a draft, or keeps what prepare returns.
func (s *shelf) find(d *draft, prepare func() *prepared) *prepared {
	room, ok := s.rooms.Get().(*[]byte)
	if !ok {
		room = new([]byte)
	}
	key := d.key(room)
	s.rooms.Put(room)
	s.mu.Lock()
	if at, ok := s.places[key]; ok {
		s.recent.MoveToFront(at)
		s.mu.Unlock()
		return at.Value.(shelved).prepared
	}
	s.mu.Unlock()
	p := prepare()
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.places[key]; ok || p.weight > mostWeight/4 {
		return p
	}
	s.places[key] = s.recent.PushFront(shelved{key, p})
	for s.weight += p.weight; s.weight > mostWeight; {
		last := s.recent.Remove(s.recent.Back()).(shelved)
		delete(s.places, last.key)
		s.weight -= last.weight
	}
	return p
}

// key is a digest of all of a draft that is evidence or is shown. It is made in room, which may grow.
func (d *draft) key(room *[]byte) [sha256.Size]byte {
	b := (*room)[:0]
	text := func(list ...string) {
		for _, s := range list {
			b = binary.AppendUvarint(b, uint64(len(s))) // so that no text can look like two
			b = append(b, s...)
		}
	}
	text(d.text, d.lead)
	b = binary.AppendUvarint(b, uint64(len(d.sources)))
	for _, c := range d.sources {
		b = binary.AppendVarint(b, int64(c.Number))
		text(c.ID, c.Title, c.Source, c.URL)
	}
	b = binary.AppendUvarint(b, uint64(len(d.boats)))
	for _, l := range d.boats {
		b = binary.AppendVarint(b, int64(l.Year))
		b = binary.BigEndian.AppendUint64(b, math.Float64bits(l.Price))
		b = binary.BigEndian.AppendUint64(b, math.Float64bits(l.LengthM))
		text(l.ID, l.Title, l.Make, l.Model, l.Place, l.Country, l.URL, l.Currency)
	}
	b = binary.AppendUvarint(b, uint64(len(d.looks)))
	text(d.looks...)
	for _, ev := range d.events {
		if f, ok := ev.(chat.Finding); ok {
			text(f.Title, f.Detail, f.Advice, f.Standard, f.Cost, f.Evidence)
		}
	}
	*room = b
	return sha256.Sum256(b)
}

// prepare takes a draft apart and writes it as the engine gets it.
func (m *Model) prepare(d *draft) *prepared {
	p := &prepared{weight: len(d.text) + 512}
	var shown string
	p.frame, shown = frameOf(d.text, d.lead)
	p.fixed = p.frame.fixedTokens()
	f := found{fenced: fenced{m.place}, Lead: p.frame.lead, Draft: shown, Sources: d.sources}
	for i, t := range p.frame.tables {
		f.Tables = append(f.Tables, tableText{placeOf(i + 1), t})
	}
	text := render(m.prompt.evidence, f)
	p.prompt, p.size = m.gapsIn(text), tokens.Count(text)
	return p
}
