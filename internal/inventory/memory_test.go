package inventory_test

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store/storetest"
)

// memory is a store that keeps the record in a map, with its log of changes.
type memory struct {
	mu      sync.Mutex
	id      string
	seq     int64
	rows    map[string]*row
	sources map[string]row // when a source was read
	batches int
	// How many changes were read by ListingChanges.
	changesRead int
	fail        error // what every write returns
}

type row struct {
	catalog.Change
	seq  int64
	seen time.Time
}

func newMemory() *memory {
	return &memory{id: "memory", rows: map[string]*row{}, sources: map[string]row{}}
}

func (m *memory) ListingMarks(_ context.Context, source string, visit func(catalog.Mark) error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, id := range slices.Sorted(maps.Keys(m.rows)) {
		r := m.rows[id]
		if l := r.Listing; source == "" || l.Source == source {
			if err := visit(catalog.Mark{
				ID: id, Source: l.Source, SourceID: l.SourceID, Hash: r.Hash, Status: l.Status,
				DupKey: r.DupKey, DupGroup: l.DupGroup, LOA: l.LOA, Price: l.Price,
			}); err != nil {
				return err
			}
		}
	}
	return nil
}

func (m *memory) ListingsByID(_ context.Context, ids []string, visit func(*catalog.Listing) error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, id := range ids {
		r, ok := m.rows[id]
		if !ok {
			continue
		}
		l := *r.Listing
		if err := visit(&l); err != nil {
			return err
		}
	}
	return nil
}

func (m *memory) RawListing(_ context.Context, id string) ([]byte, string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.rows[id].Raw, m.rows[id].RawType, nil
}

func (m *memory) PutListings(_ context.Context, changes []catalog.Change) (first int64, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return 0, m.fail
	}
	m.batches++
	first = m.seq + 1
	seen := map[string]bool{}
	for _, c := range changes {
		if seen[c.Listing.ID] {
			return 0, errors.New("a listing stands twice in a batch")
		}
		seen[c.Listing.ID] = true
		m.seq++
		if c.Regroup {
			old := m.rows[c.Listing.ID].Change
			l := *old.Listing
			l.DupGroup, old.Listing = c.Listing.DupGroup, &l
			c = old
		}
		m.rows[c.Listing.ID] = &row{Change: c, seq: m.seq}
	}
	return first, nil
}

func (m *memory) StageListings(_ context.Context, changes []catalog.Change) (catalog.Staged, error) {
	return storetest.Staged(func(ctx context.Context) (int64, error) { return m.PutListings(ctx, changes) }), nil
}

func (m *memory) WithdrawListings(_ context.Context, ids []string, _ time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return m.fail
	}
	for _, id := range ids {
		l := *m.rows[id].Listing
		l.Status = catalog.Withdrawn
		m.seq++
		m.rows[id].Listing, m.rows[id].seq = &l, m.seq
	}
	return nil
}

func (m *memory) SourceRead(_ context.Context, source string, at time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.seq++
	m.sources[source] = row{seq: m.seq, seen: at}
	return m.fail
}

func (m *memory) DatabaseID(context.Context) (string, error) { return m.id, nil }

func (m *memory) LastChange(context.Context) (int64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.seq, m.fail
}

func (m *memory) Listings(_ context.Context, visit func(*catalog.Listing) error) (int64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, id := range slices.Sorted(maps.Keys(m.rows)) {
		l := *m.rows[id].Listing
		if at := m.sources[l.Source].seen; at.After(l.LastSeen) && l.Status.ForSale() {
			l.LastSeen = at
		}
		if err := visit(&l); err != nil {
			return 0, err
		}
	}
	return m.seq, nil
}

func (m *memory) ListingChanges(_ context.Context, after int64, limit int) (changes []catalog.Changed, last int64, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range m.rows {
		if r.seq > after {
			changes = append(changes, catalog.Changed{Seq: r.seq, Listing: r.Listing})
		}
	}
	for name, r := range m.sources {
		if r.seq > after {
			changes = append(changes, catalog.Changed{Seq: r.seq, Source: name, SeenAt: r.seen})
		}
	}
	slices.SortFunc(changes, func(a, b catalog.Changed) int { return int(a.Seq - b.Seq) })
	changes = changes[:min(limit, len(changes))]
	m.changesRead += len(changes)
	if len(changes) == 0 {
		return nil, after, nil
	}
	return changes, changes[len(changes)-1].Seq, nil
}

// bySource returns the listing of a source's id.
func (m *memory) bySource(t *testing.T, source, sourceID string) *catalog.Listing {
	t.Helper()
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range m.rows {
		if r.Listing.Source == source && r.Listing.SourceID == sourceID {
			return r.Listing
		}
	}
	t.Fatalf("%s of %s is not on record", sourceID, source)
	return nil
}

var known = sync.OnceValue(func() inventory.Config {
	designs, err := design.Load()
	if err != nil {
		panic(err)
	}
	places, err := geo.Load()
	if err != nil {
		panic(err)
	}
	return inventory.Config{Designs: designs, Places: places}
})

// boat is an invented advert that says all that duplicates are found by.
func boat(sourceID string, change ...func(*catalog.Listing)) *catalog.Listing {
	l := &catalog.Listing{
		SourceID: sourceID, Status: catalog.Active, Make: "Marlowe", Model: "Petrel " + sourceID, YearBuilt: 2004,
		LOA: 10.4, Price: 60000, Currency: "EUR", PriceType: catalog.Ask, Country: "FR", Title: "Marlowe Petrel " + sourceID,
	}
	for _, c := range change {
		c(l)
	}
	return l
}

// fleet is so many different boats, a0, a1, ...
func fleet(n int) []*catalog.Listing {
	var all []*catalog.Listing
	for i := range n {
		all = append(all, boat("a"+string(rune('0'+i/10))+string(rune('0'+i%10))))
	}
	return all
}

// jsonl is listings as a feed of ours.
func jsonl(t testing.TB, listings ...*catalog.Listing) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := feed.WriteJSONL(&out, slices.Values(listings)); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

var lines = inventory.Options{Name: "boats.jsonl", Format: "jsonl"}

// bring imports listings and expects no error.
func bring(t *testing.T, store inventory.Store, source string, listings ...*catalog.Listing) inventory.Counts {
	t.Helper()
	got, err := inventory.New(store, known()).Import(t.Context(), source, bytes.NewReader(jsonl(t, listings...)), lines)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// summary is the counts of an import in a line.
func summary(c inventory.Counts) [6]int {
	return [6]int{c.New, c.Changed, c.Unchanged, c.Withdrawn, c.Refused, c.Listings}
}

func mustContain(t *testing.T, err error, words ...string) {
	t.Helper()
	for _, word := range words {
		if err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("got error %v, want it to say %q", err, word)
		}
	}
}

func (m *memory) setFailure(err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.fail = err
}
