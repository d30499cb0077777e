package store_test

import (
	"context"
	"io"
	"net"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/store/storetest"
	"github.com/fairlead/fairlead/internal/usage"
)

func TestServersThatStartAtOnceMakeTheTablesOnce(t *testing.T) {
	for name, address := range map[string]string{"SQLite": t.TempDir() + "/test.db", "PostgreSQL": ""} {
		t.Run(name, func(t *testing.T) {
			if address == "" {
				address = storetest.Postgres(t)
			}
			var wg sync.WaitGroup
			for range 6 {
				wg.Go(func() {
					s, err := store.Open(t.Context(), address)
					if err != nil {
						t.Error(err)
						return
					}
					if err := s.Close(); err != nil {
						t.Error(err)
					}
				})
			}
			wg.Wait()
			open(t, address)
		})
	}
}

// link stands between the store and PostgreSQL, and can be cut.
type link struct {
	listener net.Listener
	target   string
	mu       sync.Mutex
	open     []net.Conn
	mute     bool // takes connections and says nothing
	wg       sync.WaitGroup
}

// newLink returns the link and the address of the store through it.
func newLink(t *testing.T) (l *link, address string) {
	t.Helper()
	u, err := url.Parse(storetest.Postgres(t))
	if err != nil {
		t.Fatal(err)
	}
	options := u.Query()
	l = &link{target: options.Get("host") + "/.s.PGSQL.5432"}
	if l.listener, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	l.wg.Go(l.accept)
	t.Cleanup(func() {
		_ = l.listener.Close()
		l.cut(false)
		l.wg.Wait()
	})
	options.Del("host")
	u.Host, u.RawQuery, u.User = l.listener.Addr().String(), options.Encode()+"&sslmode=disable", url.UserPassword("postgres", "s3cret-wörd")
	return l, u.String()
}

func (l *link) accept() {
	for {
		client, err := l.listener.Accept()
		if err != nil {
			return
		}
		server, err := net.Dial("unix", l.target)
		if err != nil {
			_ = client.Close()
			continue
		}
		l.mu.Lock()
		l.open = append(l.open, client, server)
		mute := l.mute
		l.mu.Unlock()
		if !mute {
			l.wg.Go(func() { _, _ = io.Copy(server, client) })
			l.wg.Go(func() { _, _ = io.Copy(client, server) })
		}
	}
}

// cut ends all connections. After it new ones are answered, or not.
func (l *link) cut(mute bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, c := range l.open {
		_ = c.Close()
	}
	l.open, l.mute = nil, mute
}

func TestARecordIsWrittenThoughItsConnectionWasCut(t *testing.T) {
	l, address := newLink(t)
	s := open(t, address)
	for i := range 5 {
		appendAll(t, s, usage.Record{ID: string(rune('a' + i)), KeyID: "k", Created: noon})
		l.cut(false)
	}
	if got := len(listAll(t, open(t, address), "k")); got != 5 {
		t.Errorf("%d records, want 5", got)
	}
}

func TestADeadDatabaseIsToldWithinTwoSecondsAndWithoutThePassword(t *testing.T) {
	l, address := newLink(t)
	s := open(t, address)
	check := func(what string) {
		t.Helper()
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
		defer cancel()
		err := s.Healthy(ctx)
		if err == nil || ctx.Err() != nil {
			t.Errorf("%s: %v, %v", what, err, ctx.Err())
		}
		checkNoPassword(t, err)
	}
	l.cut(true)
	check("silent")
	_ = l.listener.Close()
	l.cut(true)
	check("gone")
	_, err := store.Open(t.Context(), address)
	if err == nil {
		t.Fatal("opened what is gone")
	}
	checkNoPassword(t, err)
	_, err = s.KeyByHash(t.Context(), "h")
	checkUnavailable(t, err)
	_, err = s.Sums(t.Context(), "k", noon, noon)
	checkUnavailable(t, err)
	checkUnavailable(t, s.Append(t.Context(), usage.Record{ID: "a", KeyID: "k", Created: noon}))
	checkUnavailable(t, s.InsertKey(t.Context(), keys.Key{ID: "a"}, "h"))
	_, err = s.KeysOfUser(t.Context(), "u")
	checkUnavailable(t, err)
	_, err = s.EndKey(t.Context(), "u", "a", noon, noon)
	checkUnavailable(t, err)
	_, err = s.Records(t.Context(), "k", usage.Position{}, 1)
	checkUnavailable(t, err)
}

func checkNoPassword(t *testing.T, err error) {
	t.Helper()
	if err == nil || strings.Contains(err.Error(), "s3cret") {
		t.Errorf("got %v", err)
	}
}

func checkUnavailable(t *testing.T, err error) {
	t.Helper()
	checkNoPassword(t, err)
	if f := fault.From(err); f.Kind != fault.Overloaded || f.Code != "storage_unavailable" || f.RetryAfter == 0 {
		t.Errorf("got %v", err)
	}
}

func TestAnAddressIsShownAndRefusedWithoutItsPassword(t *testing.T) {
	for address, want := range map[string]string{
		"postgres://ann:s3cret@db:5432/fair?sslmode=disable": "postgres://ann@db:5432/fair",
		"postgresql://db/fair?user=ann&password=s3cret":      "postgresql://db/fair",
		"postgres://ann:s3cret%zz@db/fair":                   "postgres://",
		"sqlite:///srv/fairlead.db":                          "sqlite:///srv/fairlead.db",
		"/srv/fairlead.db":                                   "/srv/fairlead.db",
	} {
		if got := store.Redacted(address); got != want {
			t.Errorf("%s is shown as %s, want %s", address, got, want)
		}
	}
	for _, address := range []string{
		"postgres://ann:s3cret%zz@db/fair", "postgres://ann:s3cret@db:port/fair", "postgres://ann:s3cret@db/fair?connect_timeout=s3cret",
		"postgres://ann:s3cret@db/fair?default_query_exec_mode=simple_protocol", "postgres://ann:s3cret/x@db/fair",
	} {
		_, err := store.Open(t.Context(), address)
		checkNoPassword(t, err)
	}
}
