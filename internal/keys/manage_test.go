package keys_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
)

func TestACreatedKeyIsAsAsked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := &memory{}
		ring := keys.New(store, keys.Config{DefaultPlan: "free"})
		expires := time.Now().Add(time.Hour)
		key, secret := create(t, ring, "dev", keys.Params{
			Name: strings.Repeat("é", 100), Description: strings.Repeat("海", 500), Expires: expires,
			Plan: "pro", Scopes: []keys.Scope{keys.ScopeAdmin},
		})
		want := keys.Key{
			ID: key.ID, Name: strings.Repeat("é", 100), Description: strings.Repeat("海", 500), Prefix: secret[:len("svc-user-dev-")+6],
			UserID: "dev", Scopes: []keys.Scope{keys.ScopeAdmin}, Plan: "pro", Created: time.Now().UTC(), Expires: expires.UTC(),
		}
		if diff := cmp.Diff(want, key); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if len(store.hashes[0]) != 64 || strings.Contains(secret, store.hashes[0]) || !strings.HasPrefix(key.ID, "key_") {
			t.Errorf("id %q is stored by hash %q", key.ID, store.hashes[0])
		}
	})
}

func TestParamsThatBreakARuleAreRefused(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{})
	for name, c := range map[string]struct {
		params      keys.Params
		param, code string
		says        string
	}{
		"no name":               {keys.Params{}, "name", "missing_required_parameter", "1 to 100 characters"},
		"a blank name":          {keys.Params{Name: " \t"}, "name", "missing_required_parameter", "1 to 100 characters"},
		"a long name":           {keys.Params{Name: strings.Repeat("é", 101)}, "name", "string_above_max_length", "at most 100 characters, not 101"},
		"a long description":    {keys.Params{Name: "n", Description: strings.Repeat("é", 501)}, "description", "string_above_max_length", "at most 500 characters, not 501"},
		"broken UTF-8":          {keys.Params{Name: "a\xff"}, "name", "invalid_value", "UTF-8"},
		"an end in the past":    {keys.Params{Name: "n", Expires: time.Unix(1, 0)}, "expire_time", "invalid_value", "1970-01-01"},
		"a scope of no meaning": {keys.Params{Name: "n", Scopes: []keys.Scope{keys.ScopeChat, "fly"}}, "scopes[1]", "invalid_value", `"fly"`},
	} {
		t.Run(name, func(t *testing.T) {
			_, _, err := ring.Create(t.Context(), "dev", c.params)
			f := fault.From(err)
			if f.Kind != fault.Invalid || f.Param != c.param || f.Code != c.code || !strings.Contains(f.Message, c.says) {
				t.Errorf("got %+v, want %s at %s saying %q", f, c.code, c.param, c.says)
			}
		})
	}
}

func TestAUserIDThatASecretCannotHoldIsAnInternalError(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{})
	for _, user := range []string{"", "Dev", "a-b", strings.Repeat("a", 65)} {
		if _, _, err := ring.Create(t.Context(), user, keys.Params{Name: "n"}); err == nil || fault.From(err).Kind != fault.Internal {
			t.Errorf("user %q: got %v", user, err)
		}
	}
}

func TestKeysAreListedNewestFirstAndOnlyTheUsersOwn(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{})
	first, _ := create(t, ring, "ann", keys.Params{})
	create(t, ring, "bob", keys.Params{})
	second, _ := create(t, ring, "ann", keys.Params{})
	got, err := ring.List(t.Context(), "ann")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]keys.Key{second, first}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestRevokingAgainChangesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ring := keys.New(&memory{}, keys.Config{})
		key, _ := create(t, ring, "dev", keys.Params{})
		once, err := ring.Revoke(t.Context(), "dev", key.ID)
		if err != nil || !once.Revoked.Equal(time.Now()) {
			t.Fatalf("got %+v, %v", once, err)
		}
		time.Sleep(time.Hour)
		again, err := ring.Revoke(t.Context(), "dev", key.ID)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(once, again); diff != "" {
			t.Errorf("(-first +second):\n%s", diff)
		}
	})
}

func TestAnotherUsersKeyIsNotFound(t *testing.T) {
	ring := keys.New(&memory{}, keys.Config{})
	key, secret := create(t, ring, "ann", keys.Params{})
	_, missing := ring.Revoke(t.Context(), "bob", "key_none")
	_, foreign := ring.Revoke(t.Context(), "bob", key.ID)
	_, _, rotated := ring.Rotate(t.Context(), "bob", key.ID, time.Time{})
	for _, err := range []error{missing, foreign, rotated} {
		if fault.From(err).Kind != fault.NotFound || err.Error() != missing.Error() {
			t.Errorf("got %v, want %v", err, missing)
		}
	}
	if _, err := ring.Authenticate(t.Context(), "Bearer "+secret); err != nil {
		t.Errorf("ann's key: %v", err)
	}
}

func TestBothKeysOfARotationAreValidUntilTheOldOneEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ring := keys.New(&memory{}, keys.Config{CacheFor: time.Hour})
		old, oldSecret := create(t, ring, "dev", keys.Params{
			Name: "ci", Description: "builds", Plan: "pro", Scopes: []keys.Scope{keys.ScopeChat}, Expires: time.Now().Add(48 * time.Hour),
		})
		time.Sleep(time.Hour)
		if _, err := ring.Authenticate(t.Context(), "Bearer "+oldSecret); err != nil {
			t.Fatal(err)
		}
		key, secret, err := ring.Rotate(t.Context(), "dev", old.ID, time.Now().Add(time.Minute))
		if err != nil {
			t.Fatal(err)
		}
		want := old
		want.ID, want.Prefix = key.ID, secret[:len(old.Prefix)]
		want.Created, want.Expires = time.Now().UTC(), time.Now().Add(48*time.Hour).UTC()
		if diff := cmp.Diff(want, key); diff != "" {
			t.Errorf("new key (-want +got):\n%s", diff)
		}
		if key.ID == old.ID || secret == oldSecret {
			t.Error("the new key is the old one")
		}
		for _, s := range []string{oldSecret, secret} {
			if _, err := ring.Authenticate(t.Context(), "Bearer "+s); err != nil {
				t.Errorf("in the overlap: %v", err)
			}
		}
		time.Sleep(time.Minute)
		if _, err := ring.Authenticate(t.Context(), "Bearer "+oldSecret); codeOf(err) != "invalid_api_key" {
			t.Errorf("the old key after its end: %v", err)
		}
		if _, err := ring.Authenticate(t.Context(), "Bearer "+secret); err != nil {
			t.Errorf("the new key: %v", err)
		}
		if _, _, err := ring.Rotate(t.Context(), "dev", old.ID, time.Time{}); fault.From(err).Kind != fault.Invalid {
			t.Errorf("rotating a key that has ended: %v", err)
		}
	})
}

func TestARotationNeverLengthensTheOldKeysLife(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ring := keys.New(&memory{}, keys.Config{})
		old, _ := create(t, ring, "dev", keys.Params{Expires: time.Now().Add(time.Minute)})
		if _, _, err := ring.Rotate(t.Context(), "dev", old.ID, time.Now().Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
		list, err := ring.List(t.Context(), "dev")
		if err != nil {
			t.Fatal(err)
		}
		if got := list[1].Expires; !got.Equal(old.Expires) {
			t.Errorf("expires %v, want %v", got, old.Expires)
		}
		if _, _, err := ring.Rotate(t.Context(), "dev", old.ID, time.Now()); codeOf(err) != "invalid_value" {
			t.Errorf("an end that is not in the future: %v", err)
		}
	})
}
