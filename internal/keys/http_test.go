package keys_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
)

// ask is a request from addr with Authorization headers.
func ask(addr string, authorization ...string) *http.Request {
	r := httptest.NewRequest(http.MethodGet, "/v1/models", nil)
	r.RemoteAddr = addr
	r.Header["Authorization"] = authorization
	return r
}

func TestBearerPutsTheCallerIntoTheContext(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{})
	key, secret := create(t, ring, "dev", keys.Params{})
	ctx, err := ring.Bearer(ask("192.0.2.1:5000", "Bearer "+secret))
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := keys.From(ctx); !ok || got.KeyID != key.ID {
		t.Errorf("got %+v, %v", got, ok)
	}
}

func TestTwoAuthorizationHeadersAreRefused(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{})
	_, secret := create(t, ring, "dev", keys.Params{})
	if _, err := ring.Bearer(ask("192.0.2.1:5000", "Bearer "+secret, "Bearer "+secret)); codeOf(err) != "invalid_api_key" {
		t.Errorf("got %v", err)
	}
}

func TestTenFailuresAMinuteAreAnsweredAndThenRateLimited(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ring := keys.New(&memory{}, keys.Config{})
		_, secret := create(t, ring, "dev", keys.Params{})
		fail := func(addr string) error {
			_, err := ring.Bearer(ask(addr, "Bearer "+keys.NewSecret("dev")))
			return err
		}
		for i := range 10 {
			if err := fail("192.0.2.1:5000"); codeOf(err) != "invalid_api_key" {
				t.Fatalf("failure %d: %v", i+1, err)
			}
		}
		f := fault.From(fail("192.0.2.1:6000"))
		if f.Kind != fault.RateLimited || f.RetryAfter != 6*time.Second {
			t.Errorf("failure 11: %+v, want a rate limit for 6 s", f)
		}
		if _, err := ring.Bearer(ask("192.0.2.1:5000", "Bearer "+secret)); err != nil {
			t.Errorf("a valid key from the same address: %v", err)
		}
		if _, err := ring.Bearer(ask("192.0.2.1:5000")); codeOf(err) != "missing_api_key" {
			t.Errorf("no key from the same address: %v", err)
		}
		if err := fail("192.0.2.2:5000"); codeOf(err) != "invalid_api_key" {
			t.Errorf("from another address: %v", err)
		}
		time.Sleep(6 * time.Second)
		if err := fail("192.0.2.1:5000"); codeOf(err) != "invalid_api_key" {
			t.Errorf("after the time told: %v", err)
		}
	})
}

func TestFailuresCountByNetwork(t *testing.T) {
	for name, c := range map[string]struct {
		first, second string
		same          bool
	}{
		"two ports":                            {"192.0.2.1:1", "192.0.2.1:2", true},
		"two addresses":                        {"192.0.2.1:1", "192.0.2.2:1", false},
		"one /64":                              {"[2001:db8::1]:1", "[2001:db8::ffff:2]:1", true},
		"two /64":                              {"[2001:db8::1]:1", "[2001:db8:0:1::1]:1", false},
		"IPv4 in IPv6 and IPv4":                {"[::ffff:192.0.2.1]:1", "192.0.2.1:1", true},
		"two IPv4 in IPv6":                     {"[::ffff:192.0.2.1]:1", "[::ffff:192.0.2.2]:1", false},
		"what is no address, such as a socket": {"@", "@", true},
	} {
		t.Run(name, func(t *testing.T) {
			ring := keys.New(&memory{}, keys.Config{FailuresPerMinute: 1})
			if _, err := ring.AuthenticateFrom(t.Context(), c.first, "Bearer x"); codeOf(err) != "invalid_api_key" {
				t.Fatal(err)
			}
			_, err := ring.AuthenticateFrom(t.Context(), c.second, "Bearer x")
			if got := fault.From(err).Kind == fault.RateLimited; got != c.same {
				t.Errorf("counted together: %v, want %v", got, c.same)
			}
		})
	}
}

func TestFailuresAreNotLimitedWhereThatIsOff(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{FailuresPerMinute: -1})
	for range 100 {
		if _, err := ring.Bearer(ask("192.0.2.1:5000", "Bearer x")); codeOf(err) != "invalid_api_key" {
			t.Fatal(err)
		}
	}
}

func TestOurOwnFailuresAreNotCounted(t *testing.T) {
	store := &memory{}
	ring := keys.New(store, keys.Config{FailuresPerMinute: 1})
	_, secret := create(t, ring, "dev", keys.Params{})
	store.setFail(errors.New("disk on fire"))
	for range 3 {
		if _, err := ring.Bearer(ask("192.0.2.1:5000", "Bearer "+secret)); fault.From(err).Kind != fault.Internal {
			t.Fatalf("got %v, want an internal error", err)
		}
	}
}
