package inventory

import (
	"hash/maphash"
	"math"

	"github.com/fairlead/fairlead/internal/catalog"
)

// entry is one listing of the table.
type entry struct {
	id, group identity // group 0: none
	hash      [16]byte
	hin, kind uint64 // hashed; 0 is none
	broker    uint64
	source    uint32
	withdrawn bool
	forSale   bool
	seen      bool  // in this import
	sole      bool  // it and all behind it in the chain of its kind are of one source and broker
	nextHIN   int32 // the next entry of the same hull number, -1 for none
}

// size is what tells most boats of an entry's kind from it. The sizes lie together, because all of a kind are looked through and an
// entry that is not at hand costs more than the comparison.
type size struct {
	loa, euros float32
	nextKind   int32 // the next entry of the same kind, -1 for none
}

// table holds what an import has to know of every listing on record, in about 130 bytes each.
type table struct {
	seed    maphash.Seed
	entries paged[entry]
	sizes   paged[size] // of the entries
	byID    map[identity]int32
	byHIN   map[uint64]int32
	byKind  map[uint64]int32
	sources map[string]uint32
}

func newTable() *table {
	return &table{
		seed: maphash.MakeSeed(), byID: map[identity]int32{}, byHIN: map[uint64]int32{}, byKind: map[uint64]int32{},
		sources: map[string]uint32{},
	}
}

func (t *table) sourceNumber(name string) uint32 {
	n, ok := t.sources[name]
	if !ok {
		n = uint32(len(t.sources))
		t.sources[name] = n
	}
	return n
}

func (t *table) hashed(text string) uint64 {
	if text == "" {
		return 0
	}
	return maphash.String(t.seed, text) | 1
}

// load takes over a mark of the record.
func (t *table) load(m catalog.Mark) error {
	id, err := parseIdentity(m.ID)
	if err != nil {
		return err
	}
	group, err := parseIdentity(m.DupGroup)
	if err != nil {
		group = 0
	}
	i := t.add(id, m.Source)
	e := t.entries.at(i)
	e.hash, e.group = m.Hash, group
	e.become(m.Status)
	t.describe(i, parseBoat(m.DupKey), m.LOA, m.Price)
	return nil
}

func (e *entry) become(s catalog.Status) {
	e.withdrawn, e.forSale = s == catalog.Withdrawn, s.ForSale()
}

// add makes an entry without a description.
func (t *table) add(id identity, source string) int32 {
	i := t.entries.add(entry{id: id, source: t.sourceNumber(source), nextHIN: -1})
	t.sizes.add(size{nextKind: -1})
	t.byID[id] = i
	return i
}

// describe sets what duplicates are found by.
func (t *table) describe(i int32, b boat, loa, price float64) {
	e, s := t.entries.at(i), t.sizes.at(i)
	euros, _ := catalog.Convert(price, b.currency, "EUR")
	broker := t.hashed(b.broker)
	moved := e.broker != broker
	e.broker, s.loa, s.euros = broker, float32(loa), float32(euros)
	if key := t.hashed(b.hin); key != e.hin {
		unlink(t.byHIN, e.hin, i, t.nextHIN)
		e.hin, e.nextHIN = key, link(t.byHIN, key, i)
	}
	if key := t.hashed(b.kind); key != e.kind || moved {
		unlink(t.byKind, e.kind, i, t.nextKind)
		e.kind, s.nextKind = key, link(t.byKind, key, i)
		e.sole = s.nextKind < 0 || t.entries.at(s.nextKind).sole && t.alike(i, s.nextKind)
	}
}

func (t *table) nextHIN(i int32) *int32  { return &t.entries.at(i).nextHIN }
func (t *table) nextKind(i int32) *int32 { return &t.sizes.at(i).nextKind }

// link puts an entry at the head of its chain and returns the next one.
func link(heads map[uint64]int32, key uint64, i int32) int32 {
	if key == 0 {
		return -1
	}
	head, ok := heads[key]
	heads[key] = i
	if !ok {
		return -1
	}
	return head
}

func unlink(heads map[uint64]int32, key uint64, i int32, next func(int32) *int32) {
	at, ok := heads[key]
	if key == 0 || !ok {
		return
	}
	after := *next(i)
	if at == i {
		if heads[key] = after; after < 0 {
			delete(heads, key)
		}
		return
	}
	for at >= 0 {
		following := next(at)
		if *following == i {
			*following = after
			return
		}
		at = *following
	}
}

// maxLooks bounds how many adverts are compared with one. Of a popular model and year there are some dozens in a country.
const maxLooks = 1000

// twin finds another advert of an entry's boat, preferably one of the group that the entry is in.
func (t *table) twin(i int32) (int32, bool) {
	e := t.entries.at(i)
	byHIN, ok := t.twinIn(i, t.byHIN, e.hin, t.nextHIN)
	if ok && t.settles(e, byHIN) {
		return byHIN, true
	}
	if e.hin == 0 && t.alone(i) {
		return byHIN, ok
	}
	byKind, also := t.twinIn(i, t.byKind, e.kind, t.nextKind)
	if also && (!ok || t.settles(e, byKind)) {
		return byKind, true
	}
	return byHIN, ok
}

// settles reports whether no better twin can be found.
func (t *table) settles(e *entry, twin int32) bool {
	return e.group == 0 || t.entries.at(twin).group == e.group
}

// twinIn looks through one chain. Without a hull number the size decides most, and needs no entry.
func (t *table) twinIn(i int32, heads map[uint64]int32, key uint64, next func(int32) *int32) (found int32, ok bool) {
	e := t.entries.at(i)
	at, chained := heads[key]
	for looks := 0; key != 0 && chained && at >= 0 && looks < maxLooks; looks++ {
		if at != i && (e.hin != 0 || t.sameSize(i, at)) && !t.entries.at(at).withdrawn && t.sameBoat(i, at) && t.meetsFirst(i, at) && !t.sellsOther(i, at) {
			if t.settles(e, at) {
				return at, true
			}
			if !ok {
				found, ok = at, true
			}
		}
		at = *next(at)
	}
	return found, ok
}

func (t *table) sameBoat(i, j int32) bool {
	a, b := t.entries.at(i), t.entries.at(j)
	if a.hin != 0 && b.hin != 0 {
		return a.hin == b.hin
	}
	if a.kind == 0 || a.kind != b.kind || sameSeller(a, b) {
		return false
	}
	return t.sameSize(i, j)
}

func (t *table) sameSize(i, j int32) bool {
	a, b := t.sizes.at(i), t.sizes.at(j)
	return near(a.loa, b.loa, lengthApart) && near(a.euros, b.euros, priceApart)
}

// alike reports whether two adverts are of one source and one broker.
func (t *table) alike(i, j int32) bool {
	a, b := t.entries.at(i), t.entries.at(j)
	return a.source == b.source && a.broker == b.broker
}

// alone reports whether all adverts of an entry's kind are its seller's own, so that none of them is its twin.
func (t *table) alone(i int32) bool {
	head, ok := t.byKind[t.entries.at(i).kind]
	return ok && t.entries.at(head).sole && t.alike(i, head)
}

// sameSeller reports whether two adverts are of one source and not of two brokers there.
func sameSeller(a, b *entry) bool {
	return a.source == b.source && (a.broker == b.broker || a.broker == 0 || b.broker == 0)
}

// sellsOther reports whether the group of a twin holds another boat of an entry's seller already.
func (t *table) sellsOther(i, j int32) bool {
	e, group := t.entries.at(i), t.entries.at(j).group
	at, chained := t.byKind[e.kind]
	for looks := 0; group != 0 && e.kind != 0 && chained && at >= 0 && looks < maxLooks; looks++ {
		other := t.entries.at(at)
		if at != i && other.group == group && !other.withdrawn && sameSeller(e, other) && (e.hin == 0 || e.hin != other.hin) {
			return true
		}
		at = t.sizes.at(at).nextKind
	}
	return false
}

// meetsFirst reports whether an entry is also the boat that the group of its twin began with. Without it a fleet whose prices
// lie close together would be one boat from its cheapest to its dearest. A first one that has left its group tells nothing.
func (t *table) meetsFirst(i, j int32) bool {
	e, twin := t.entries.at(i), t.entries.at(j)
	if twin.group == 0 || e.hin != 0 && e.hin == twin.hin {
		return true
	}
	at, ok := t.byID[twin.group]
	if !ok {
		return true
	}
	first := t.entries.at(at)
	return at == i || at == j || first.group != twin.group || t.sameBoat(i, at)
}

// near reports whether two known values differ by no more than a share of the greater.
func near(a, b float32, share float64) bool {
	return a > 0 && b > 0 && math.Abs(float64(a-b)) <= share*float64(max(a, b))*(1+1e-6)
}
