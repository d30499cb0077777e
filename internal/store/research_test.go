package store_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/study"
)

func keepStudy(t *testing.T, s *store.Store, k study.Kept) {
	t.Helper()
	if err := s.KeepStudy(t.Context(), k); err != nil {
		t.Fatal(err)
	}
}

func addRun(t *testing.T, s *store.Store, id string) {
	t.Helper()
	if err := s.AddRun(t.Context(), study.Run{ID: id, UserID: "u", KeyID: "k", Created: time.Now(), Request: []byte("{}")}, 9); err != nil {
		t.Fatal(err)
	}
}

func claim(t *testing.T, s *store.Store, now time.Time) study.Run {
	t.Helper()
	r, err := s.ClaimRun(t.Context(), now, now.Add(time.Minute))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func stateOf(t *testing.T, s *store.Store, id string) study.State {
	t.Helper()
	k, err := s.StudyOfUser(t.Context(), "u", id)
	if err != nil {
		t.Fatal(err)
	}
	return k.State
}

func testStudies(t *testing.T, open opener) {
	now := time.Now().UTC().Truncate(time.Microsecond)
	full := study.Kept{
		ID: "a1", UserID: "u", Token: "tok", Title: "Lagoon 42", Created: now, State: study.Done, Finish: "stop", Document: []byte{0, 1, 255},
	}
	t.Run("AStudyComesBackAsItWasKept", func(t *testing.T) {
		s := open(t)
		keepStudy(t, s, full)
		byID, err := s.StudyOfUser(t.Context(), "u", "a1")
		if diff := cmp.Diff(full, byID); diff != "" || err != nil {
			t.Errorf("%v (-want +got):\n%s", err, diff)
		}
		byToken, err := s.StudyByToken(t.Context(), "tok")
		if diff := cmp.Diff(full, byToken); diff != "" || err != nil {
			t.Errorf("%v (-want +got):\n%s", err, diff)
		}
	})
	t.Run("NobodyElseFindsIt", func(t *testing.T) {
		s := open(t)
		keepStudy(t, s, full)
		addRun(t, s, "a2") // has no token
		_, a := s.StudyOfUser(t.Context(), "v", "a1")
		_, b := s.StudyByToken(t.Context(), "")
		c := s.DeleteStudy(t.Context(), "v", "a1")
		d := s.CancelRun(t.Context(), "v", "a2")
		for _, err := range []error{a, b, c, d} {
			if !errors.Is(err, study.ErrNotFound) {
				t.Errorf("got %v, want study.ErrNotFound", err)
			}
		}
		theirs := full
		theirs.UserID, theirs.Title = "v", "stolen"
		keepStudy(t, s, theirs)
		if k, err := s.StudyOfUser(t.Context(), "u", "a1"); err != nil || k.Title != "Lagoon 42" {
			t.Errorf("another user's study took its place: %q, %v", k.Title, err)
		}
	})
	t.Run("OldStudiesAreNotFoundAndArePurgedWithTheirEvents", func(t *testing.T) {
		s := open(t)
		old := full
		old.ID, old.Created = "a0", now.Add(-study.Keep)
		keepStudy(t, s, old)
		keepStudy(t, s, full)
		if err := s.AppendStudyEvents(t.Context(), "a0", []study.Entry{{Number: 1, Event: []byte("x")}}); err != nil {
			t.Fatal(err)
		}
		if _, err := s.StudyOfUser(t.Context(), "u", "a0"); !errors.Is(err, study.ErrNotFound) {
			t.Errorf("an old study: %v", err)
		}
		for _, want := range []int64{1, 0} {
			if n, err := s.PurgeStudies(t.Context()); err != nil || n != want {
				t.Errorf("purged %d, %v, want %d", n, err, want)
			}
		}
		if events, err := s.StudyEvents(t.Context(), "a0", 0, 9); err != nil || len(events) > 0 {
			t.Errorf("its events are still there: %v, %v", events, err)
		}
	})
	t.Run("AListGoesFromTheNewestPageByPage", func(t *testing.T) {
		s := open(t)
		for i := range 5 {
			k := full
			k.ID, k.Token = fmt.Sprint("b", i), fmt.Sprint("t", i)
			keepStudy(t, s, k)
		}
		var got []string
		for before := ""; ; {
			page, err := s.StudiesOfUser(t.Context(), "u", before, 2)
			if err != nil {
				t.Fatal(err)
			}
			if len(page) == 0 {
				break
			}
			for _, k := range page {
				got = append(got, k.ID)
			}
			before = page[len(page)-1].ID
		}
		if diff := cmp.Diff([]string{"b4", "b3", "b2", "b1", "b0"}, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
}

func testRuns(t *testing.T, open opener) {
	now := time.Now()
	t.Run("ARunIsClaimedOnceAndOldestFirst", func(t *testing.T) {
		s := open(t)
		addRun(t, s, "a")
		addRun(t, s, "b")
		if a, b := claim(t, s, now), claim(t, s, now); a.ID != "a" || b.ID != "b" || a.Attempt != 1 || a.KeyID != "k" || string(a.Request) != "{}" {
			t.Errorf("got %+v and %+v", a, b)
		}
		if r, err := s.ClaimRun(t.Context(), now, now); !errors.Is(err, study.ErrNotFound) {
			t.Errorf("got %+v, %v", r, err)
		}
	})
	t.Run("ARunWhoseHolderIsSilentIsBegunAgainOnce", func(t *testing.T) {
		s := open(t)
		addRun(t, s, "a")
		first := claim(t, s, now)
		if err := s.AppendStudyEvents(t.Context(), "a", []study.Entry{{Number: 1, Event: []byte("x")}, {Number: 2, Event: []byte("y")}}); err != nil {
			t.Fatal(err)
		}
		second := claim(t, s, now.Add(2*time.Minute))
		if second.Attempt != 2 || second.Events != 2 {
			t.Errorf("got %+v", second)
		}
		if err := s.EndRun(t.Context(), first, study.End{State: study.Done}); err != nil {
			t.Fatal(err)
		}
		if got := stateOf(t, s, "a"); got != study.Running {
			t.Errorf("the attempt that was given up ended the run: %s", got)
		}
		if _, err := s.ClaimRun(t.Context(), now.Add(4*time.Minute), now); !errors.Is(err, study.ErrNotFound) {
			t.Errorf("a third attempt: %v", err)
		}
		if got := stateOf(t, s, "a"); got != study.Failed {
			t.Errorf("got %s", got)
		}
	})
	t.Run("ARunThatMustWaitKeepsItsAttempts", func(t *testing.T) {
		s := open(t)
		addRun(t, s, "a")
		for range 5 {
			r := claim(t, s, now)
			if err := s.EndRun(t.Context(), r, study.End{State: study.Queued, NotBefore: now}); err != nil {
				t.Fatal(err)
			}
		}
		if got := stateOf(t, s, "a"); got != study.Queued {
			t.Errorf("got %s", got)
		}
	})
	t.Run("ACancelledRunIsNotHeldAndAnEndedOneStays", func(t *testing.T) {
		s := open(t)
		addRun(t, s, "a")
		addRun(t, s, "b")
		a, b := claim(t, s, now), claim(t, s, now)
		if err := errors.Join(s.CancelRun(t.Context(), "u", "a"), s.EndRun(t.Context(), b, study.End{State: study.Done, Finish: "stop"}), s.CancelRun(t.Context(), "u", "b")); err != nil {
			t.Fatal(err)
		}
		if err := s.HoldRun(t.Context(), a, now); !errors.Is(err, study.ErrNotFound) {
			t.Errorf("hold: %v", err)
		}
		if x, y := stateOf(t, s, "a"), stateOf(t, s, "b"); x != study.Cancelled || y != study.Done {
			t.Errorf("got %s and %s", x, y)
		}
	})
	t.Run("ADeletedRunBringsNothingBack", func(t *testing.T) {
		s := open(t)
		addRun(t, s, "a")
		r := claim(t, s, now)
		if err := s.DeleteStudy(t.Context(), "u", "a"); err != nil {
			t.Fatal(err)
		}
		keepStudy(t, s, study.Kept{ID: "a", UserID: "u", Token: "t", Title: "late", Created: now, State: study.Done})
		if err := s.EndRun(t.Context(), r, study.End{State: study.Done}); err != nil {
			t.Fatal(err)
		}
		if k, err := s.StudyOfUser(t.Context(), "u", "a"); !errors.Is(err, study.ErrNotFound) {
			t.Errorf("got %+v, %v", k, err)
		}
		if err := s.DeleteStudy(t.Context(), "u", "a"); !errors.Is(err, study.ErrNotFound) {
			t.Errorf("deleted again: %v", err)
		}
	})
	t.Run("AUserHasOnlySoManyRunsThatHaveNotEnded", func(t *testing.T) {
		s := open(t)
		addRun(t, s, "a")
		if err := s.AddRun(t.Context(), study.Run{ID: "b", UserID: "u"}, 1); !errors.Is(err, study.ErrFull) {
			t.Errorf("got %v", err)
		}
		if err := s.AddRun(t.Context(), study.Run{ID: "c", UserID: "v"}, 1); err != nil {
			t.Errorf("another user's: %v", err)
		}
	})
	t.Run("EventsComeInOrderAfterANumber", func(t *testing.T) {
		s := open(t)
		want := []study.Entry{{Number: 1, Event: []byte("x")}, {Number: 2, Event: []byte("y")}, {Number: 3, Event: []byte("z")}}
		if err := s.AppendStudyEvents(t.Context(), "a", want); err != nil {
			t.Fatal(err)
		}
		got, err := s.StudyEvents(t.Context(), "a", 1, 9)
		if diff := cmp.Diff(want[1:], got); diff != "" || err != nil {
			t.Errorf("%v (-want +got):\n%s", err, diff)
		}
	})
}
