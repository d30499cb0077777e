package study_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/study"
)

func TestADocumentComesBackAsItWasKept(t *testing.T) {
	d := newDesk(t, hangs)
	most := 150000.0
	filter := &study.Filter{Words: "boats", Query: catalog.Query{Make: "Lagoon", PriceMax: &most, Currency: "EUR"}, Except: []string{"x"}}
	want := study.Document{
		Title: "T", Question: "Q?", Plan: study.Plan{Subjects: []study.Subject{{Name: "boats", Filter: filter}}, Focus: []string{"value"}, Assumptions: []string{"a"}, Unanswered: []string{}},
		Sections: []study.Section{{Heading: "H", Text: "x [Q1]"}},
		Evidence: []study.Evidence{{ID: "Q1", Kind: study.OfQuery, Measure: "prices", Filter: filter, Against: filter, Values: []study.Value{{Name: "median", Number: 1.25, Unit: "EUR"}}}},
		Sets:     []study.Set{{Name: "B1", Filter: *filter, Boats: 1, Listings: []string{"l"}}},
	}
	d.archive.Keep(t.Context(), study.Study{ID: "a", UserID: "u", Token: "t", Title: "T", Created: time.Now(), Document: want})
	s, err := d.archive.Page(t.Context(), "t")
	if diff := cmp.Diff(want, s.Document); diff != "" || err != nil {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
}

func TestADocumentThatIsTooLargeLosesIdsAndSaysHowMany(t *testing.T) {
	d := newDesk(t, hangs)
	ids := make([]string, 40_000)
	for i := range ids {
		ids[i] = fmt.Sprintf("listing-%d", i)
	}
	d.archive.Keep(t.Context(), study.Study{ID: "a", UserID: "u", Token: "t", Title: "T", Created: time.Now(), Document: study.Document{
		Title: "T", Sets: []study.Set{{Name: "B1", Boats: len(ids), Listings: ids}},
	}})
	s, err := d.archive.Get(t.Context(), "u", "a")
	if err != nil {
		t.Fatal(err)
	}
	set := s.Document.Sets[0]
	if len(set.Listings) == 0 || len(set.Listings)+set.Left != len(ids) || set.Left == 0 {
		t.Errorf("%d ids are kept and %d left out of %d", len(set.Listings), set.Left, len(ids))
	}
}

func TestWhatCanBeNoIDIsNotFound(t *testing.T) {
	d := newDesk(t, hangs)
	for _, id := range []string{"", "\x00", "a b", "chatcmpl-", "\xff", strings.Repeat("a", 65)} {
		_, a := d.archive.Get(t.Context(), "u", id)
		_, b := d.archive.Page(t.Context(), id)
		for _, err := range []error{a, b, d.archive.Delete(t.Context(), "u", id)} {
			if fault.From(err).Kind != fault.NotFound {
				t.Errorf("%q: got %v", id, err)
			}
		}
	}
	if _, _, err := d.archive.List(t.Context(), "u", 0, "\x00"); fault.From(err).Kind != fault.Invalid {
		t.Errorf("got %v", err)
	}
}

func TestAListIsBounded(t *testing.T) {
	d := newDesk(t, hangs)
	for _, size := range []int{-1, 101} {
		if _, _, err := d.archive.List(t.Context(), "u", size, ""); fault.From(err).Kind != fault.Invalid {
			t.Errorf("%d: got %v", size, err)
		}
	}
}

func TestWhatIsComputedAgainIsComparedValueByValue(t *testing.T) {
	then := study.Evidence{ID: "Q1", Boats: 7, Values: []study.Value{
		{Name: "median", Number: 100, Unit: "EUR"}, {Name: "median", Of: "France", Number: 90, Unit: "EUR"}, {Name: "gone", Number: 1, Unit: study.Count},
	}}
	same := study.Compare(then, 7, then.Values)
	if !same.Same {
		t.Errorf("the same values are not the same: %+v", same)
	}
	for name, now := range map[string][]study.Value{
		"another number": {{Name: "median", Number: 101, Unit: "EUR"}, then.Values[1], then.Values[2]},
		"another unit":   {{Name: "median", Number: 100, Unit: "USD"}, then.Values[1], then.Values[2]},
		"one is gone":    then.Values[:2],
		"one is new":     append([]study.Value{{Name: "new", Number: 1}}, then.Values...),
	} {
		if study.Compare(then, 7, now).Same {
			t.Errorf("%s is the same", name)
		}
	}
	if study.Compare(then, 8, then.Values).Same {
		t.Error("another n is the same")
	}
}
