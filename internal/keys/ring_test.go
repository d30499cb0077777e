package keys_test

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
)

func create(t *testing.T, r *keys.Ring, user string, p keys.Params) (keys.Key, string) {
	t.Helper()
	if p.Name == "" {
		p.Name = "test"
	}
	key, secret, err := r.Create(t.Context(), user, p)
	if err != nil {
		t.Fatalf("create key: %v", err)
	}
	return key, secret
}

// codeOf is the code of a fault, empty for no error.
func codeOf(err error) string {
	if err == nil {
		return ""
	}
	return fault.From(err).Code
}

func TestAKeyAuthenticatesItsCaller(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{DefaultPlan: "free"})
	key, secret := create(t, ring, "dev", keys.Params{})
	want := keys.Caller{KeyID: key.ID, UserID: "dev", Plan: "free", Scopes: []keys.Scope{keys.ScopeChat, keys.ScopeKeys}}
	for _, header := range []string{"Bearer " + secret, "bearer " + secret, "BEARER  " + secret + " "} {
		got, err := ring.Authenticate(t.Context(), header)
		if err != nil {
			t.Fatalf("%.10s: %v", header, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%.10s (-want +got):\n%s", header, diff)
		}
	}
}

func TestWithoutAKeyNobodyPasses(t *testing.T) {
	store := &memory{}
	ring := keys.New(store, keys.Config{})
	_, secret := create(t, ring, "dev", keys.Params{})
	for name, c := range map[string]struct{ header, code string }{
		"nothing":              {"", "missing_api_key"},
		"only a space":         {" ", "missing_api_key"},
		"only a scheme":        {"Bearer", "missing_api_key"},
		"an empty key":         {"Bearer ", "missing_api_key"},
		"another scheme":       {"Basic " + secret, "invalid_api_key"},
		"no scheme":            {secret, "invalid_api_key"},
		"another's key":        {"Bearer sk-abcdefghijklmnopqrstuvwxyz", "invalid_api_key"},
		"a cut key":            {"Bearer " + secret[:len(secret)-1], "invalid_api_key"},
		"two keys":             {"Bearer " + secret + " " + secret, "invalid_api_key"},
		"two keys with commas": {"Bearer " + secret + "," + secret, "invalid_api_key"},
		"quotes":               {`Bearer "` + secret + `"`, "invalid_api_key"},
		"capitals":             {"Bearer " + strings.ToUpper(secret), "invalid_api_key"},
		"a zero byte":          {"Bearer " + secret + "\x00", "invalid_api_key"},
		"a very long one":      {"Bearer " + strings.Repeat("x", 1<<20), "invalid_api_key"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := ring.Authenticate(t.Context(), c.header)
			f := fault.From(err)
			if f.Kind != fault.Unauthenticated || f.Code != c.code {
				t.Errorf("got %v, want code %s", err, c.code)
			}
			if c.code == "invalid_api_key" && f.Message != "Invalid API key provided" {
				t.Errorf("message %q", f.Message)
			}
		})
	}
	if got := store.lookedUp(); got != 0 {
		t.Errorf("%d look-ups, want none for keys whose checksum is wrong", got)
	}
}

func TestAWellFormedKeyThatDoesNotExistIsRefused(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{})
	if _, err := ring.Authenticate(t.Context(), "Bearer "+keys.NewSecret("dev")); codeOf(err) != "invalid_api_key" {
		t.Errorf("got %v", err)
	}
}

func TestAStoreThatFailsIsNoInvalidKey(t *testing.T) {
	store := &memory{}
	ring := keys.New(store, keys.Config{})
	_, secret := create(t, ring, "dev", keys.Params{})
	store.setFail(errors.New("disk on fire"))
	_, err := ring.Authenticate(t.Context(), "Bearer "+secret)
	if kind := fault.From(err).Kind; kind != fault.Internal {
		t.Errorf("got %v of kind %d, want an internal error", err, kind)
	}
}

func TestRevokedKeyIsRefusedAtOnce(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{CacheFor: time.Hour})
	key, secret := create(t, ring, "dev", keys.Params{})
	if _, err := ring.Authenticate(t.Context(), "Bearer "+secret); err != nil {
		t.Fatal(err)
	}
	if _, err := ring.Revoke(t.Context(), "dev", key.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := ring.Authenticate(t.Context(), "Bearer "+secret); codeOf(err) != "invalid_api_key" {
		t.Errorf("got %v", err)
	}
}

func TestRevocationElsewhereHoldsAfterASecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := &memory{}
		here, elsewhere := keys.New(store, keys.Config{}), keys.New(store, keys.Config{})
		key, secret := create(t, here, "dev", keys.Params{})
		for range 100 {
			if _, err := here.Authenticate(t.Context(), "Bearer "+secret); err != nil {
				t.Fatal(err)
			}
		}
		if got := store.lookedUp(); got != 1 {
			t.Errorf("%d look-ups for 100 requests at once, want 1", got)
		}
		if _, err := elsewhere.Revoke(t.Context(), "dev", key.ID); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Second)
		if _, err := here.Authenticate(t.Context(), "Bearer "+secret); codeOf(err) != "invalid_api_key" {
			t.Errorf("got %v", err)
		}
	})
}

func TestExpiryHoldsToTheInstantAlsoForAKeyThatIsRemembered(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ring := keys.New(&memory{}, keys.Config{CacheFor: time.Hour})
		_, secret := create(t, ring, "dev", keys.Params{Expires: time.Now().Add(time.Minute)})
		time.Sleep(time.Minute - time.Microsecond)
		if _, err := ring.Authenticate(t.Context(), "Bearer "+secret); err != nil {
			t.Fatalf("refused before its end: %v", err)
		}
		time.Sleep(time.Microsecond)
		if _, err := ring.Authenticate(t.Context(), "Bearer "+secret); codeOf(err) != "invalid_api_key" {
			t.Errorf("got %v", err)
		}
	})
}

func TestNoKeyPassesAfterItsRevocationHasReturned(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{CacheFor: time.Hour})
	for range 100 {
		key, secret := create(t, ring, "dev", keys.Params{})
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() { _, _ = ring.Authenticate(context.Background(), "Bearer "+secret) }) // passes or not: a race
		}
		if _, err := ring.Revoke(t.Context(), "dev", key.ID); err != nil {
			t.Fatal(err)
		}
		wg.Wait()
		if _, err := ring.Authenticate(t.Context(), "Bearer "+secret); codeOf(err) != "invalid_api_key" {
			t.Fatalf("got %v", err)
		}
	}
}

func TestLastUseIsWrittenWithinSeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := &memory{}
		ring := keys.New(store, keys.Config{Logger: slog.New(slog.DiscardHandler)})
		_, secret := create(t, ring, "dev", keys.Params{})
		ctx, cancel := context.WithCancel(t.Context())
		var wg sync.WaitGroup
		wg.Go(func() { ring.Run(ctx) })
		used := time.Now()
		store.setFail(nil)
		if _, err := ring.Authenticate(ctx, "Bearer "+secret); err != nil {
			t.Fatal(err)
		}
		store.setFail(errors.New("disk full")) // the first try to write fails
		time.Sleep(6 * time.Second)
		store.setFail(nil)
		time.Sleep(5 * time.Second)
		if got := lastUse(t, ring); !got.Equal(used) {
			t.Errorf("last used %v, want %v", got, used)
		}
		later := time.Now()
		if _, err := ring.Authenticate(ctx, "Bearer "+secret); err != nil {
			t.Fatal(err)
		}
		cancel()
		wg.Wait()
		if got := lastUse(t, ring); !got.Equal(later) {
			t.Errorf("last used %v after the end, want %v", got, later)
		}
	})
}

func lastUse(t *testing.T, ring *keys.Ring) time.Time {
	t.Helper()
	list, err := ring.List(t.Context(), "dev")
	if err != nil || len(list) != 1 {
		t.Fatalf("got %d keys, %v, want 1", len(list), err)
	}
	return list[0].LastUsed
}

func TestAKnownKeyIsCheckedWithoutAllocating(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{CacheFor: time.Hour})
	_, secret := create(t, ring, "dev", keys.Params{})
	header, ctx := "Bearer "+secret, t.Context()
	if got := testing.AllocsPerRun(1000, func() {
		if _, err := ring.Authenticate(ctx, header); err != nil {
			t.Fatal(err)
		}
	}); got != 0 {
		t.Errorf("%v allocations, want 0", got)
	}
}

func BenchmarkAuthenticateCached(b *testing.B) {
	ring := keys.New(&memory{}, keys.Config{CacheFor: time.Hour})
	_, secret, err := ring.Create(b.Context(), "mz2xq7", keys.Params{Name: "bench"})
	if err != nil {
		b.Fatal(err)
	}
	header, ctx := "Bearer "+secret, b.Context()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := ring.Authenticate(ctx, header); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRefuseMistypedKey(b *testing.B) {
	ring := keys.New(&memory{}, keys.Config{})
	header, ctx := "Bearer "+strings.Replace(keys.NewSecret("mz2xq7"), "q7-", "q8-", 1), b.Context()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := ring.Authenticate(ctx, header); err == nil {
			b.Fatal("accepted")
		}
	}
}
