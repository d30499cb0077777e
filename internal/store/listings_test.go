package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/store"
)

// boat is a change that brings an invented listing of the source "s".
func boat(id string, change ...func(*catalog.Change)) catalog.Change {
	c := catalog.Change{
		Listing: &catalog.Listing{
			ID: id, Source: "s", SourceID: "of " + id, Status: catalog.Active, Make: "Marlowe", Model: "Petrel", LOA: 10.4,
			Price: 60000, Currency: "EUR", FirstSeen: noon, LastSeen: noon, UpdatedAt: noon,
		},
		Hash: [16]byte{1, 0, 255}, DupKey: "dup of " + id, Raw: []byte("{\x00\xff"), RawType: "application/json",
	}
	for _, f := range change {
		f(&c)
	}
	return c
}

func from(source string) func(*catalog.Change) {
	return func(c *catalog.Change) { c.Listing.Source = source }
}

func made(make string) func(*catalog.Change) {
	return func(c *catalog.Change) { c.Listing.Make = make }
}

func with(status catalog.Status) func(*catalog.Change) {
	return func(c *catalog.Change) { c.Listing.Status = status }
}

func put(t *testing.T, s *store.Store, changes ...catalog.Change) {
	t.Helper()
	if _, err := s.PutListings(t.Context(), changes); err != nil {
		t.Fatal(err)
	}
}

func listing(t *testing.T, s *store.Store, id string) *catalog.Listing {
	t.Helper()
	l, err := s.Listing(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// allListings returns all by their ids, and the change number at which they stand.
func allListings(t *testing.T, s *store.Store) (map[string]*catalog.Listing, int64) {
	t.Helper()
	all := make(map[string]*catalog.Listing)
	seq, err := s.Listings(t.Context(), func(l *catalog.Listing) error {
		all[l.ID] = l
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all, seq
}

// marks returns the marks of a source by their ids.
func marks(t *testing.T, s *store.Store, source string) map[string]catalog.Mark {
	t.Helper()
	all := make(map[string]catalog.Mark)
	err := s.ListingMarks(t.Context(), source, func(m catalog.Mark) error {
		if _, twice := all[m.ID]; twice {
			t.Errorf("%s is visited twice", m.ID)
		}
		all[m.ID] = m
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func testListings(t *testing.T, open opener) {
	t.Run("AListingComesBackAsItWasPut", func(t *testing.T) { testRoundTrip(t, open(t)) })
	t.Run("MarksTellWhatAnImportAsks", func(t *testing.T) {
		s := open(t)
		put(t, s, boat("a", func(c *catalog.Change) { c.Listing.DupGroup = "g" }), boat("b", with(catalog.Withdrawn)), boat("c", from("other")))
		want := map[string]catalog.Mark{
			"a": {ID: "a", Source: "s", SourceID: "of a", Hash: [16]byte{1, 0, 255}, Status: catalog.Active, DupKey: "dup of a", DupGroup: "g", LOA: 10.4, Price: 60000},
			"b": {ID: "b", Source: "s", SourceID: "of b", Hash: [16]byte{1, 0, 255}, DupKey: "dup of b", LOA: 10.4, Price: 60000, Status: catalog.Withdrawn},
		}
		if diff := cmp.Diff(want, marks(t, s, "s")); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if got := slices.Sorted(maps.Keys(marks(t, s, ""))); !slices.Equal(got, []string{"a", "b", "c"}) {
			t.Errorf("all sources: %v", got)
		}
		if got := marks(t, s, "none"); len(got) != 0 {
			t.Errorf("no source: %v", got)
		}
	})
	t.Run("AListingPutAgainIsReplaced", func(t *testing.T) {
		s := open(t)
		put(t, s, boat("a"), boat("b"))
		put(t, s, boat("c"), boat("a", made("Corvid"), func(c *catalog.Change) { c.Raw, c.RawType = nil, "text/csv" }), boat("d"), boat("d", made("Last")))
		got := make(map[string]string)
		all, _ := allListings(t, s)
		for id, l := range all {
			got[id] = l.Make
		}
		if diff := cmp.Diff(map[string]string{"a": "Corvid", "b": "Marlowe", "c": "Marlowe", "d": "Last"}, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if raw, kind, err := s.RawListing(t.Context(), "a"); len(raw) != 0 || kind != "text/csv" || err != nil {
			t.Errorf("raw: %q, %q, %v", raw, kind, err)
		}
	})
	t.Run("AListingCalledNewReplacesTheOneThatIsThere", func(t *testing.T) {
		s := open(t)
		fresh := func(c *catalog.Change) { c.New = true }
		put(t, s, boat("a"), boat("b", fresh))
		put(t, s, boat("c", fresh), boat("a", made("Corvid"), fresh), boat("b", made("Corvid")))
		got := make(map[string]string)
		all, seq := allListings(t, s)
		for id, l := range all {
			got[id] = l.Make
		}
		if diff := cmp.Diff(map[string]string{"a": "Corvid", "b": "Corvid", "c": "Marlowe"}, got); diff != "" || seq != 5 {
			t.Errorf("at change %d (-want +got):\n%s", seq, diff)
		}
	})
	t.Run("ListingsCalledNewReplaceThoseThatAreThereAgainAndAgain", func(t *testing.T) {
		s := open(t)
		fresh := func(c *catalog.Change) { c.New = true }
		put(t, s, boat("a"), boat("b"))
		for range 3 { // the room of one batch serves the next
			put(t, s, boat("a", fresh), boat("b", made("Corvid")))
		}
		all, _ := allListings(t, s)
		if len(all) != 2 || all["b"].Make != "Corvid" {
			t.Errorf("got %+v", all)
		}
	})
	t.Run("WithdrawnListingsWereSeenWithTheirSourceUntilThen", func(t *testing.T) { testWithdrawal(t, open(t)) })
	t.Run("WhatIsNotThereIsNotFound", func(t *testing.T) {
		s := open(t)
		for _, id := range []string{"a", "", "\x00", "\xff"} {
			_, err := s.Listing(t.Context(), id)
			_, _, rawErr := s.RawListing(t.Context(), id)
			for _, err := range []error{err, rawErr} {
				var f *fault.Fault
				if !errors.As(err, &f) || f.Kind != fault.NotFound {
					t.Errorf("%q: got %v", id, err)
				}
			}
		}
	})
	t.Run("ListingsAreReadByTheirIDsAtOnce", func(t *testing.T) {
		s := open(t)
		put(t, s, boat("a"), boat("b"), boat("c", from("other")))
		for _, ids := range [][]string{nil, {"none"}, {"c", "a", "none", "a"}} {
			got := map[string]*catalog.Listing{}
			if err := s.ListingsByID(t.Context(), ids, func(l *catalog.Listing) error { got[l.ID] = l; return nil }); err != nil {
				t.Fatal(err)
			}
			want := map[string]*catalog.Listing{}
			for _, id := range ids {
				if id != "none" {
					want[id] = listing(t, s, id)
				}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%q (-want +got):\n%s", ids, diff)
			}
		}
		stop := errors.New("enough")
		if err := s.ListingsByID(t.Context(), []string{"a", "b"}, func(*catalog.Listing) error { return stop }); !errors.Is(err, stop) {
			t.Errorf("got %v", err)
		}
	})
	t.Run("AListingThatCannotBeKeptIsNamedAndNothingIsWritten", func(t *testing.T) {
		s := open(t)
		for what, bad := range map[string]catalog.Change{
			"zero byte": boat("bad\x00"), "no UTF-8": boat("bad", from("\xff")), "no id": boat(""),
			"long names": boat("bad", func(c *catalog.Change) { c.Listing.SourceID = strings.Repeat("x", 1990) }),
			"no number":  boat("bad", func(c *catalog.Change) { c.Listing.Lat = nan() }),
		} {
			_, err := s.PutListings(t.Context(), []catalog.Change{boat("good"), bad})
			if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("%q", bad.Listing.ID)) {
				t.Errorf("%s: %v", what, err)
			}
		}
		if all, seq := allListings(t, s); len(all) != 0 || seq != 0 {
			t.Errorf("%d listings at change %d", len(all), seq)
		}
	})
	t.Run("ARegroupedListingKeepsEverythingElse", func(t *testing.T) {
		s := open(t)
		put(t, s, boat("a"), boat("b"))
		group := func(id string) catalog.Change {
			return catalog.Change{Listing: &catalog.Listing{ID: id, DupGroup: "g'\"g"}, Regroup: true}
		}
		first, err := s.PutListings(t.Context(), []catalog.Change{group("b"), boat("c"), group("a"), group("missing")})
		if err != nil || first != 3 {
			t.Fatalf("first change %d, %v", first, err)
		}
		want := boat("a").Listing
		want.DupGroup = "g'\"g"
		if diff := cmp.Diff(want, listing(t, s, "a")); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if got := marks(t, s, "s")["b"].DupGroup; got != want.DupGroup {
			t.Errorf("mark with group %q", got)
		}
		if raw, _, err := s.RawListing(t.Context(), "a"); !bytes.Equal(raw, boat("a").Raw) || err != nil {
			t.Errorf("raw %q, %v", raw, err)
		}
		changes, last, err := s.ListingChanges(t.Context(), 2, 10)
		var numbers []string
		for _, c := range changes {
			numbers = append(numbers, fmt.Sprint(c.Listing.ID, c.Seq))
		}
		if diff := cmp.Diff([]string{"c3", "b4", "a5"}, numbers); diff != "" || last != 6 || err != nil {
			t.Errorf("up to %d, %v (-want +got):\n%s", last, err, diff)
		}
	})
	t.Run("BatchesStagedAtOnceAreNumberedAsTheyArePut", func(t *testing.T) {
		s := open(t)
		stage := func(ids ...string) catalog.Staged {
			var changes []catalog.Change
			for _, id := range ids {
				changes = append(changes, boat(id, func(c *catalog.Change) { c.New, c.Raw = true, []byte("raw of "+id) }))
			}
			b, err := s.StageListings(t.Context(), changes)
			if err != nil {
				t.Fatal(err)
			}
			return b
		}
		later, dropped, sooner := stage("a", "b"), stage("c"), stage("d", "e", "a")
		dropped.Drop()
		if all, seq := allListings(t, s); len(all) != 0 || seq != 0 {
			t.Errorf("%d listings at change %d before any was put", len(all), seq)
		}
		for _, b := range []struct {
			catalog.Staged
			first int64
		}{{sooner, 1}, {later, 4}} {
			if first, err := b.Put(t.Context()); first != b.first || err != nil {
				t.Errorf("put as change %d, want %d; %v", first, b.first, err)
			}
		}
		changes, _, err := s.ListingChanges(t.Context(), 0, 10)
		var numbers []string
		for _, c := range changes {
			raw, _, err := s.RawListing(t.Context(), c.Listing.ID)
			numbers = append(numbers, fmt.Sprint(c.Listing.ID, c.Seq, " ", string(raw), err))
		}
		want := []string{"d1 raw of d<nil>", "e2 raw of e<nil>", "a4 raw of a<nil>", "b5 raw of b<nil>"}
		if diff := cmp.Diff(want, numbers); diff != "" || err != nil {
			t.Errorf("%v (-want +got):\n%s", err, diff)
		}
	})
	t.Run("DroppedBatchesGiveBackTheirConnections", func(t *testing.T) {
		s := open(t)
		for range 20 { // more than there are
			b, err := s.StageListings(t.Context(), []catalog.Change{boat("a")})
			if err != nil {
				t.Fatal(err)
			}
			b.Drop()
		}
		put(t, s, boat("a"))
	})
	t.Run("ABatchCanBeOnlyRegrouped", func(t *testing.T) {
		s := open(t)
		put(t, s, boat("a"))
		put(t, s, catalog.Change{Listing: &catalog.Listing{ID: "a", DupGroup: "g"}, Regroup: true})
		if got := listing(t, s, "a").DupGroup; got != "g" {
			t.Errorf("group %q", got)
		}
	})
	t.Run("LongNamesAndBodiesAreKept", func(t *testing.T) {
		s := open(t)
		random := rand.NewChaCha8([32]byte{})
		text := make([]byte, 100_000)
		_, _ = random.Read(text) // never fails
		names := fmt.Sprintf("%x", text[:490])
		long := boat("long", func(c *catalog.Change) {
			c.Listing.SourceID, c.DupKey, c.Listing.Description, c.Raw = names, names[:900], fmt.Sprintf("%x", text), text
		})
		put(t, s, boat("a"), long)
		if diff := cmp.Diff(long.Listing, listing(t, s, "long")); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if raw, _, err := s.RawListing(t.Context(), "long"); !bytes.Equal(raw, text) || err != nil {
			t.Errorf("%d bytes of %d, %v", len(raw), len(text), err)
		}
	})
	t.Run("AVisitorsErrorEndsTheVisit", func(t *testing.T) {
		s := open(t)
		put(t, s, boat("a"), boat("b"))
		enough, n := errors.New("enough"), 0
		_, err := s.Listings(t.Context(), func(*catalog.Listing) error { n++; return enough })
		marksErr := s.ListingMarks(t.Context(), "", func(catalog.Mark) error { n++; return enough })
		if !errors.Is(err, enough) || !errors.Is(marksErr, enough) || n != 2 {
			t.Errorf("%v, %v after %d visits", err, marksErr, n)
		}
	})
	t.Run("ABatchOfThousandsIsPutAndPutAgain", func(t *testing.T) {
		s := open(t)
		var batch []catalog.Change
		for i := range 3001 {
			batch = append(batch, boat(fmt.Sprintf("b-%d", i*7919%3001)))
		}
		put(t, s, batch...)
		put(t, s, batch[1000:2000]...)
		if all, seq := allListings(t, s); len(all) != 3001 || seq != 4001 {
			t.Errorf("%d listings at change %d", len(all), seq)
		}
	})
}

func nan() float64 { zero := 0.0; return zero / zero }

func testWithdrawal(t *testing.T, s *store.Store) {
	ctx := t.Context()
	first, second, gone := noon.Add(time.Hour), noon.Add(2*time.Hour), noon.Add(3*time.Hour)
	put(t, s, boat("stays"), boat("goes"), boat("sold", with(catalog.Sold)), boat("other", from("o")), boat("young", func(c *catalog.Change) {
		c.Listing.LastSeen = gone.Add(time.Hour)
	}))
	read := func(at time.Time) {
		t.Helper()
		if err := s.SourceRead(ctx, "s", at); err != nil {
			t.Fatal(err)
		}
	}
	withdraw := func(at time.Time) {
		t.Helper()
		if err := s.WithdrawListings(ctx, []string{"goes", "sold", "unknown"}, at); err != nil {
			t.Fatal(err)
		}
	}
	seen := func(want map[string]time.Time) {
		t.Helper()
		got := make(map[string]time.Time)
		all, _ := allListings(t, s)
		for id, l := range all {
			got[id] = l.LastSeen
			if diff := cmp.Diff(l, listing(t, s, id)); diff != "" {
				t.Errorf("alone and with all (-all +alone):\n%s", diff)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("last seen (-want +got):\n%s", diff)
		}
	}
	young := gone.Add(time.Hour)
	read(first)
	read(noon) // late, and no news
	seen(map[string]time.Time{"stays": first, "goes": first, "sold": noon, "other": noon, "young": young})
	withdraw(gone)
	read(second)
	seen(map[string]time.Time{"stays": second, "goes": first, "sold": noon, "other": noon, "young": young})
	_, before := allListings(t, s)
	withdraw(gone.Add(time.Hour)) // again, which changes nothing
	if l := listing(t, s, "goes"); l.Status != catalog.Withdrawn || !l.UpdatedAt.Equal(gone) {
		t.Errorf("status %s, updated %v", l.Status, l.UpdatedAt)
	}
	if changes, _, err := s.ListingChanges(ctx, before, 10); len(changes) != 0 || err != nil {
		t.Errorf("changes %+v, %v", changes, err)
	}
	put(t, s, boat("goes", func(c *catalog.Change) { c.Listing.LastSeen = gone })) // is offered again
	if l := listing(t, s, "goes"); l.Status != catalog.Active || !l.LastSeen.Equal(gone) || !l.UpdatedAt.Equal(noon) {
		t.Errorf("status %s, seen %v, updated %v", l.Status, l.LastSeen, l.UpdatedAt)
	}
	if raw, _, err := s.RawListing(ctx, "goes"); string(raw) != "{\x00\xff" || err != nil {
		t.Errorf("raw %q, %v", raw, err)
	}
}

func testFeeds(t *testing.T, open opener) {
	s := open(t)
	bare := catalog.FeedState{Name: "b"}
	full := catalog.FeedState{
		Name: "a", Source: "s", Format: "csv", URL: "https://example.com/feed", LastTry: noon, LastSuccess: noon.Add(1000), NextTry: noon.Add(time.Hour),
		ETag: `W/"1"`, LastModified: "x", Failures: 3, Error: "gone", New: 1, Changed: 2, Unchanged: 3, Withdrawn: 4, Refused: 5, Listings: 6,
	}
	for _, f := range []catalog.FeedState{bare, {Name: "a", Failures: 9}, full} {
		if err := s.PutFeedState(t.Context(), f); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range []catalog.FeedState{{Name: "a", Source: "other"}, {Name: "d"}} {
		if err := s.AddFeedState(t.Context(), f); err != nil {
			t.Fatal(err)
		}
	}
	got, err := s.FeedStates(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]catalog.FeedState{full, bare, {Name: "d"}}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for _, claim := range []struct {
		name       string
		due, until time.Time
		want       bool
	}{
		{"a", noon.Add(time.Hour), noon.Add(2 * time.Hour), true},
		{"a", noon.Add(time.Hour), noon.Add(2 * time.Hour), false},
		{"a", noon.Add(2 * time.Hour), noon.Add(3 * time.Hour), true},
		{"b", time.Time{}, noon, true},
		{"c", time.Time{}, noon, false},
	} {
		if claimed, err := s.ClaimFeed(t.Context(), claim.name, claim.due, claim.until); claimed != claim.want || err != nil {
			t.Errorf("claim of %s from %s: got %v, %v", claim.name, claim.due, claimed, err)
		}
	}
	if err := s.PutFeedState(t.Context(), catalog.FeedState{Name: "a", Error: "a \x00 or \xff", ETag: "\xff"}); err != nil {
		t.Errorf("what a server sent: %v", err)
	}
}
