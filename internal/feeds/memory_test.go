package feeds_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/feeds"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store/storetest"
)

// memory keeps the record and the states of feeds in maps.
type memory struct {
	mu     sync.Mutex
	rows   map[string]catalog.Change
	seen   map[string]int // how often a source was read whole
	states map[string]catalog.FeedState
	slow   time.Duration          // how long the states are on their way
	put    chan catalog.FeedState // every state that ends a try
}

func newMemory() *memory {
	return &memory{
		rows: map[string]catalog.Change{}, seen: map[string]int{}, states: map[string]catalog.FeedState{},
		put: make(chan catalog.FeedState, 1000),
	}
}

func (m *memory) ListingMarks(_ context.Context, source string, visit func(catalog.Mark) error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for id, c := range m.rows {
		if source == "" || c.Listing.Source == source {
			if err := visit(catalog.Mark{
				ID: id, Source: c.Listing.Source, SourceID: c.Listing.SourceID, Hash: c.Hash, Status: c.Listing.Status,
				DupKey: c.DupKey, DupGroup: c.Listing.DupGroup, LOA: c.Listing.LOA, Price: c.Listing.Price,
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

func (m *memory) PutListings(_ context.Context, changes []catalog.Change) (int64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, c := range changes {
		m.rows[c.Listing.ID] = c
	}
	return 0, nil
}

func (m *memory) StageListings(_ context.Context, changes []catalog.Change) (catalog.Staged, error) {
	return storetest.Staged(func(ctx context.Context) (int64, error) { return m.PutListings(ctx, changes) }), nil
}

func (m *memory) WithdrawListings(_ context.Context, ids []string, _ time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, id := range ids {
		c := m.rows[id]
		l := *c.Listing
		l.Status, c.Listing = catalog.Withdrawn, &l
		m.rows[id] = c
	}
	return nil
}

func (m *memory) SourceRead(_ context.Context, source string, _ time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.seen[source]++
	return nil
}

func (m *memory) FeedStates(context.Context) ([]catalog.FeedState, error) {
	m.mu.Lock()
	all := slices.Collect(maps.Values(m.states))
	m.mu.Unlock()
	time.Sleep(m.slow)
	return all, nil
}

func (m *memory) PutFeedState(_ context.Context, s catalog.FeedState) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	before := m.states[s.Name]
	m.states[s.Name] = s
	if s.LastSuccess != before.LastSuccess || s.Failures != before.Failures {
		m.put <- s
	}
	return nil
}

func (m *memory) AddFeedState(ctx context.Context, s catalog.FeedState) error {
	m.mu.Lock()
	_, there := m.states[s.Name]
	m.mu.Unlock()
	if there {
		return nil
	}
	return m.PutFeedState(ctx, s)
}

func (m *memory) ClaimFeed(_ context.Context, name string, due, until time.Time) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.states[name]
	if !s.NextTry.Equal(due) {
		return false, nil
	}
	s.NextTry = until
	m.states[name] = s
	return true, nil
}

// state is how a feed goes now.
func (m *memory) state(name string) catalog.FeedState {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.states[name]
}

// timesSeen is how often a source was read whole.
func (m *memory) timesSeen(source string) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.seen[source]
}

// active counts the listings of a source that are not withdrawn.
func (m *memory) active(source string) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := 0
	for _, c := range m.rows {
		if c.Listing.Source == source && c.Listing.Status != catalog.Withdrawn {
			n++
		}
	}
	return n
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

// environment is the variables that the tests' feeds name.
func environment(name string) (string, bool) {
	value, ok := map[string]string{"FEED_TOKEN": "s3cret-token", "FEED_KEY": "k3y/value"}[name]
	return value, ok
}

// written reads feeds from text.
func written(t *testing.T, text string) ([]feeds.Feed, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "feeds.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return feeds.ReadFile(path, environment)
}

// keep works a schedule of feeds until the test ends, and returns what it logs.
func keep(t *testing.T, store *memory, text string, cfg feeds.Config) *journal {
	t.Helper()
	log, stop := work(t, store, text, cfg)
	t.Cleanup(stop)
	return log
}

// work works a schedule of feeds until it is told to stop.
func work(t *testing.T, store *memory, text string, cfg feeds.Config) (log *journal, stop func()) {
	t.Helper()
	list, err := written(t, text)
	if err != nil {
		t.Fatal(err)
	}
	log = &journal{}
	cfg.Logger, cfg.Dir = slog.New(slog.NewTextHandler(log, nil)), t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	stopped := make(chan struct{})
	go func() {
		feeds.New(list, inventory.New(store, known()), store, cfg).Run(ctx)
		close(stopped)
	}()
	return log, func() {
		cancel()
		<-stopped
		if left, err := os.ReadDir(cfg.Dir); err != nil || len(left) > 0 {
			t.Errorf("files are left behind: %v, %v", left, err)
		}
	}
}

// journal is a log that several goroutines write.
type journal struct {
	mu   sync.Mutex
	text strings.Builder
}

func (j *journal) Write(p []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.Write(p)
}

func (j *journal) String() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.String()
}

// next waits for the state after the next try.
func (m *memory) next(t *testing.T) catalog.FeedState {
	t.Helper()
	select {
	case s := <-m.put:
		return s
	case <-time.After(30 * time.Second):
		t.Fatal("no feed was tried within 30 s")
	}
	return catalog.FeedState{}
}

// results is a page of Boats Group with so many adverts from a number on.
func results(total, from, n int) string {
	var adverts []string
	for i := range n {
		adverts = append(adverts, fmt.Sprintf(`{"DocumentID":"%d","SalesStatus":"Active","MakeString":"Marlowe","Model":"Petrel %d","ModelYear":2004,
			"LengthOverall":"34 ft","Price":"%d.00 EUR","BoatLocation":{"BoatCityName":"Brest","BoatCountryID":"FR"}}`, 1000+from+i, from+i, 50000+from+i))
	}
	return fmt.Sprintf(`{"numResults":%d,"results":[%s]}`, total, strings.Join(adverts, ","))
}

var errNoNetwork = errors.New("no network")
