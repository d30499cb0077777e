package store_test

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/store"
)

var noon = time.Date(2026, 3, 1, 12, 0, 0, 123456000, time.UTC)

func insertKey(t *testing.T, s *store.Store, k keys.Key) keys.Key {
	t.Helper()
	if err := s.InsertKey(t.Context(), k, "hash of "+k.ID); err != nil {
		t.Fatalf("insert key %s: %v", k.ID, err)
	}
	return k
}

func testKeys(t *testing.T, open opener) {
	t.Run("AKeyComesBackAsItWasInserted", func(t *testing.T) {
		s := open(t)
		want := insertKey(t, s, keys.Key{
			ID: "a", Name: "né", Description: "O'Hara; DROP TABLE api_key\n", Prefix: "svc-user-ann-1", UserID: "ann",
			Scopes: []keys.Scope{keys.ScopeChat, keys.ScopeAdmin}, Plan: "pro",
			Created: noon, LastUsed: noon.Add(1), Expires: noon.Add(time.Hour), Revoked: noon.Add(time.Minute),
		})
		want.LastUsed = noon // times are kept to the microsecond
		bare := insertKey(t, s, keys.Key{ID: "b", UserID: "ann", Created: noon})
		for _, want := range []keys.Key{want, bare} {
			got, err := s.KeyByHash(t.Context(), "hash of "+want.ID)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		}
	})
	t.Run("AnUnknownHashIsNotFound", func(t *testing.T) {
		if _, err := open(t).KeyByHash(t.Context(), "x"); !errors.Is(err, keys.ErrNotFound) {
			t.Errorf("got %v", err)
		}
	})
	t.Run("WhatIsNoTextIsNotFound", func(t *testing.T) {
		s := open(t)
		for _, name := range []string{"\x00", "\xff"} {
			if list, err := s.KeysOfUser(t.Context(), name); len(list) != 0 || err != nil {
				t.Errorf("keys of %q: %v, %v", name, list, err)
			}
			if _, err := s.EndKey(t.Context(), "ann", name, noon, noon); !errors.Is(err, keys.ErrNotFound) {
				t.Errorf("end %q: %v", name, err)
			}
		}
	})
	t.Run("AHashIsInsertedOnce", func(t *testing.T) {
		s := open(t)
		insertKey(t, s, keys.Key{ID: "a", Created: noon})
		if err := s.InsertKey(t.Context(), keys.Key{ID: "b", Created: noon}, "hash of a"); err == nil {
			t.Error("inserted twice")
		}
	})
	t.Run("KeysOfAUserAreListedNewestFirst", func(t *testing.T) {
		s := open(t)
		old := insertKey(t, s, keys.Key{ID: "z", UserID: "ann", Created: noon})
		insertKey(t, s, keys.Key{ID: "y", UserID: "bob", Created: noon})
		young := insertKey(t, s, keys.Key{ID: "a", UserID: "ann", Created: noon.Add(time.Second)})
		got, err := s.KeysOfUser(t.Context(), "ann")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]keys.Key{young, old}, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
	t.Run("AnEndOnlyComesNearer", func(t *testing.T) { testEndKey(t, open(t)) })
	t.Run("LastUseNeverGoesBack", func(t *testing.T) {
		s := open(t)
		insertKey(t, s, keys.Key{ID: "a", Created: noon})
		insertKey(t, s, keys.Key{ID: "b", Created: noon, LastUsed: noon})
		used := map[string]time.Time{"a": noon, "b": noon.Add(-time.Hour), "gone": noon}
		if err := s.TouchKeys(t.Context(), used); err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{"a", "b"} {
			if got, err := s.KeyByHash(t.Context(), "hash of "+id); err != nil || !got.LastUsed.Equal(noon) {
				t.Errorf("%s: last used %v, %v, want %v", id, got.LastUsed, err, noon)
			}
		}
	})
	t.Run("ManyMayReadAndWriteAtOnce", func(t *testing.T) {
		s := open(t)
		var wg sync.WaitGroup
		for i := range 8 {
			wg.Go(func() {
				for j := range 25 {
					k := keys.Key{ID: fmt.Sprintf("%d-%d", i, j), UserID: "ann", Created: noon}
					if err := s.InsertKey(t.Context(), k, "hash of "+k.ID); err != nil {
						t.Error(err)
					}
					if got, err := s.KeyByHash(t.Context(), "hash of "+k.ID); err != nil || got.ID != k.ID {
						t.Errorf("what was just written: %v, %v", got.ID, err)
					}
				}
			})
		}
		wg.Wait()
		if list, err := s.KeysOfUser(t.Context(), "ann"); err != nil || len(list) != 200 {
			t.Errorf("%d keys, %v, want 200", len(list), err)
		}
	})
}

func testEndKey(t *testing.T, s *store.Store) {
	insertKey(t, s, keys.Key{ID: "a", UserID: "ann", Created: noon})
	var never time.Time
	early, late := noon.Add(time.Minute), noon.Add(time.Hour)
	for i, step := range []struct{ expires, revoked, wantExpires, wantRevoked time.Time }{
		{never, never, never, never},
		{late, never, late, never},
		{early, never, early, never},
		{late, late, early, late},
		{never, early, early, early},
		{never, late, early, early},
	} {
		got, err := s.EndKey(t.Context(), "ann", "a", step.expires, step.revoked)
		if err != nil || !got.Expires.Equal(step.wantExpires) || !got.Revoked.Equal(step.wantRevoked) {
			t.Errorf("step %d: expires %v, revoked %v, %v, want %v, %v", i, got.Expires, got.Revoked, err, step.wantExpires, step.wantRevoked)
		}
	}
	for _, c := range []struct{ user, id string }{{"bob", "a"}, {"ann", "b"}} {
		if _, err := s.EndKey(t.Context(), c.user, c.id, noon, noon); !errors.Is(err, keys.ErrNotFound) {
			t.Errorf("%s's key %s: %v", c.user, c.id, err)
		}
	}
}
