package inventory_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store"
)

func TestASecondImportChangesNothing(t *testing.T) {
	store := newMemory()
	if got, want := summary(bring(t, store, "north", fleet(30)...)), [6]int{30, 0, 0, 0, 0, 30}; got != want {
		t.Errorf("first import: got %v, want %v", got, want)
	}
	batches := store.batches
	if got, want := summary(bring(t, store, "north", fleet(30)...)), [6]int{0, 0, 30, 0, 0, 30}; got != want {
		t.Errorf("second import: got %v, want %v", got, want)
	}
	if store.batches != batches {
		t.Error("the second import wrote listings")
	}
}

func TestTheIDOfAnAdvertIsStableAndItsOwn(t *testing.T) {
	store, other := newMemory(), newMemory()
	bring(t, store, "north", fleet(2)...)
	bring(t, store, "south", fleet(2)...)
	bring(t, other, "north", fleet(2)...)
	ids := map[string]bool{}
	for _, source := range []string{"north", "south"} {
		for _, sourceID := range []string{"a00", "a01"} {
			ids[store.bySource(t, source, sourceID).ID] = true
		}
	}
	if len(ids) != 4 {
		t.Errorf("four adverts have the ids %v", ids)
	}
	if a, b := store.bySource(t, "north", "a00").ID, other.bySource(t, "north", "a00").ID; a != b {
		t.Errorf("one advert is %s and %s", a, b)
	}
}

func TestAChangedPriceIsKeptAsHistory(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := newMemory()
		begun := time.Now().UTC()
		bring(t, store, "north", boat("a"))
		time.Sleep(48 * time.Hour)
		got := bring(t, store, "north", boat("a", func(l *catalog.Listing) { l.Price = 55000 }))
		if got.Changed != 1 {
			t.Errorf("got %+v, want one change", got)
		}
		l := store.bySource(t, "north", "a")
		want := []catalog.PriceChange{{At: begun, Price: 60000}, {At: begun.Add(48 * time.Hour), Price: 55000}}
		if diff := cmp.Diff(want, l.PriceHistory); diff != "" {
			t.Errorf("price history (-want +got)\n%s", diff)
		}
		if !l.Reduced() || !l.FirstSeen.Equal(begun) || !l.LastSeen.Equal(begun.Add(48*time.Hour)) {
			t.Errorf("reduced %v, seen from %s to %s", l.Reduced(), l.FirstSeen, l.LastSeen)
		}
	})
}

func TestAPriceInAnotherCurrencyBeginsANewHistory(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", boat("a"))
	bring(t, store, "north", boat("a", func(l *catalog.Listing) { l.Price = 55000 }))
	bring(t, store, "north", boat("a", func(l *catalog.Listing) { l.Price, l.Currency = 58000, "USD" }))
	if h := store.bySource(t, "north", "a").PriceHistory; h != nil {
		t.Errorf("got %v", h)
	}
}

func TestTheRawRecordIsKept(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", boat("a"))
	raw, rawType, _ := store.RawListing(t.Context(), store.bySource(t, "north", "a").ID)
	if !bytes.Contains(raw, []byte("Marlowe")) || rawType != "application/json" {
		t.Errorf("got %q of type %q", raw, rawType)
	}
}

func TestWhatIsMissingInASnapshotIsWithdrawn(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", fleet(10)...)
	bring(t, store, "south", fleet(3)...)
	if got, want := summary(bring(t, store, "north", fleet(10)[:6]...)), [6]int{0, 0, 6, 4, 0, 6}; got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	if l := store.bySource(t, "north", "a09"); l.Status != catalog.Withdrawn {
		t.Errorf("a missing boat is %s", l.Status)
	}
	if l := store.bySource(t, "south", "a02"); l.Status != catalog.Active {
		t.Errorf("a boat of another source is %s", l.Status)
	}
	if got, want := summary(bring(t, store, "north", fleet(10)...)), [6]int{0, 4, 6, 0, 0, 10}; got != want {
		t.Errorf("offered again: got %v, want %v", got, want)
	}
	if l := store.bySource(t, "north", "a09"); l.Status != catalog.Active {
		t.Errorf("a boat that is offered again is %s", l.Status)
	}
}

func TestMoreThanHalfOfASourceIsWithdrawnOnlyByForce(t *testing.T) {
	store := newMemory()
	im := inventory.New(store, known())
	bring(t, store, "north", fleet(10)...)
	few := func() io.Reader { return bytes.NewReader(jsonl(t, fleet(4)...)) }
	got, err := im.Import(t.Context(), "north", few(), lines)
	mustContain(t, err, "6 of 10 boats of north are missing")
	if !errors.Is(err, inventory.ErrTooManyMissing) || fault.From(err).Kind != fault.Invalid || got.Withdrawn != 0 || got.Listings != 10 {
		t.Errorf("got %+v, %v", got, err)
	}
	if len(store.sources) != 1 || store.sources["north"].seq > 11 {
		t.Error("the source counts as read, so that missing boats count as seen")
	}
	force := lines
	force.Force = true
	if got, err = im.Import(t.Context(), "north", few(), force); err != nil || got.Withdrawn != 6 || got.Listings != 4 {
		t.Errorf("by force: got %+v, %v", got, err)
	}
}

func TestAPartialFeedWithdrawsNothing(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", fleet(10)...)
	partial := lines
	partial.Partial = true
	got, err := inventory.New(store, known()).Import(t.Context(), "north", bytes.NewReader(jsonl(t, fleet(9)...)), partial)
	if err != nil || got.Withdrawn != 0 || got.Listings != 10 {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestATruncatedFeedWithdrawsNothingAndKeepsWhatItBrought(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", fleet(3)...)
	var whole bytes.Buffer
	for i := range 20 {
		fmt.Fprintf(&whole, `,{"DocumentID":"%d","MakeString":"Marlowe","Model":"Gannet","ModelYear":2001}`, i)
	}
	truncated := strings.NewReader(`{"results":[` + whole.String()[1:whole.Len()-30])
	got, err := inventory.New(store, known()).Import(t.Context(), "north", truncated, inventory.Options{Format: feed.BoatsGroup})
	if err == nil || got.New != 19 || got.Withdrawn != 0 || len(store.rows) != 22 {
		t.Errorf("got %+v, %v and %d listings", got, err, len(store.rows))
	}
	broken := io.MultiReader(bytes.NewReader(jsonl(t, fleet(2)...)), iotest.ErrReader(errors.New("connection reset")))
	got, err = inventory.New(store, known()).Import(t.Context(), "north", broken, lines)
	mustContain(t, err, "connection reset")
	if got.Withdrawn != 0 {
		t.Errorf("got %+v", got)
	}
}

func TestABrokenRecordRefusesItselfWithLineAndReason(t *testing.T) {
	store := newMemory()
	input := slices.Concat(jsonl(t, boat("a")), []byte("{broken}\n"), jsonl(t, boat(strings.Repeat("x", 1000)), boat("b")))
	got, err := inventory.New(store, known()).Import(t.Context(), "north", bytes.NewReader(input), lines)
	if err != nil || got.New != 2 || got.Refused != 2 || len(got.Refusals) != 2 {
		t.Fatalf("got %+v, %v", got, err)
	}
	if r := got.Refusals; r[0].Line != 2 || r[1].Line != 3 || r[0].Reason == "" || r[1].Reason == "" {
		t.Errorf("got %+v", r)
	}
}

func TestWhatADatabaseCannotKeepIsRefusedByItself(t *testing.T) {
	s, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "boats.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	long := func(l *catalog.Listing) {
		l.Make, l.Model, l.Broker = strings.Repeat("m", 900), strings.Repeat("n", 900), strings.Repeat("o", 900)
	}
	bad := []*catalog.Listing{
		boat("\x00"), boat("x\x00y"), boat("long names", long),
		boat("long source id", func(l *catalog.Listing) { l.SourceID = strings.Repeat("x", 501) }),
	}
	for _, l := range bad {
		input := slices.Concat(jsonl(t, boat("before "+l.SourceID[:1])), jsonl(t, l), jsonl(t, boat("after")),
			[]byte(`{"SourceID":"a`+"\xff"+`","Make":"Marlowe","Model":"Gannet","YearBuilt":2001,"Country":"`+"\xff\x00"+`"}`+"\n"))
		partial := lines
		partial.Partial = true
		got, err := inventory.New(s, known()).Import(t.Context(), "north", bytes.NewReader(input), partial)
		if err != nil || got.Refused == 0 {
			t.Errorf("%.20q: got %+v, %v", l.SourceID, got, err)
		}
		if _, err := s.Listing(t.Context(), identityOf(t, s, "after")); err != nil {
			t.Errorf("%.20q: a good advert of the batch: %v", l.SourceID, err)
		}
	}
}

func identityOf(t *testing.T, s *store.Store, sourceID string) (id string) {
	t.Helper()
	if err := s.ListingMarks(t.Context(), "", func(m catalog.Mark) error {
		if m.SourceID == sourceID {
			id = m.ID
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return id
}

func TestASoldBoatIsNotCountedAsForSale(t *testing.T) {
	m := newMemory()
	sold := boat("b", func(l *catalog.Listing) { l.Status = catalog.Sold })
	if got, want := summary(bring(t, m, "north", boat("a"), sold)), [6]int{2, 0, 0, 0, 0, 1}; got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestOnlyTheFirstRefusalsAreToldAndAllAreCounted(t *testing.T) {
	got, err := inventory.New(newMemory(), known()).Import(t.Context(), "north", bytes.NewReader(bytes.Repeat([]byte("{broken}\n"), 50)), lines)
	if err != nil || got.Refused != 50 || len(got.Refusals) != inventory.MaxRefusals {
		t.Errorf("got %d refused and %d told, %v", got.Refused, len(got.Refusals), err)
	}
}

func TestABoatWhoseAdvertIsBrokenIsNotWithdrawn(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", fleet(10)...)
	input := slices.Concat(jsonl(t, fleet(10)[2:]...), []byte(`{"SourceID": "a00", broken}`+"\n"))
	got, err := inventory.New(store, known()).Import(t.Context(), "north", bytes.NewReader(input), lines)
	if err != nil || got.Refused != 1 || got.Withdrawn != 1 {
		t.Errorf("got %+v, %v", got, err)
	}
	if l := store.bySource(t, "north", "a00"); l.Status != catalog.Active {
		t.Errorf("the boat with the broken advert is %s", l.Status)
	}
	if l := store.bySource(t, "north", "a01"); l.Status != catalog.Withdrawn {
		t.Errorf("the missing boat is %s", l.Status)
	}
}

func TestAnAdvertThatComesTwiceCountsOnce(t *testing.T) {
	got := bring(t, newMemory(), "north", boat("a"), boat("a", func(l *catalog.Listing) { l.Price = 1 }))
	if got.New != 1 || got.Repeated != 1 {
		t.Errorf("got %+v", got)
	}
}

func TestASourceHasAPlainName(t *testing.T) {
	for _, source := range []string{"", "North", "a b", "sample", "../x", "-a", string(make([]byte, 70))} {
		_, err := inventory.New(newMemory(), known()).Import(t.Context(), source, bytes.NewReader(nil), lines)
		if f := fault.From(err); f.Kind != fault.Invalid || f.Param != "source" {
			t.Errorf("%q: got %v", source, err)
		}
	}
}

func TestAStoreThatFailsEndsTheImport(t *testing.T) {
	store := newMemory()
	store.fail = errors.New("disk full")
	_, err := inventory.New(store, known()).Import(t.Context(), "north", bytes.NewReader(jsonl(t, fleet(3)...)), lines)
	mustContain(t, err, "disk full")
}

func TestAnImportThatFailsCountsWhatIsOnRecord(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", fleet(3)...)
	many := make([]*catalog.Listing, 10_000)
	for i := range many {
		many[i] = boat("b", func(l *catalog.Listing) { l.SourceID = fmt.Sprint(i) })
	}
	opt := lines
	opt.Progress = func(inventory.Counts) { store.setFailure(errors.New("disk full")) }
	got, err := inventory.New(store, known()).Import(t.Context(), "north", bytes.NewReader(jsonl(t, many...)), opt)
	mustContain(t, err, "disk full")
	if on := len(store.rows); on <= 3 || on == 10_003 || got.New != on-3 || got.Listings != on {
		t.Errorf("got %+v with %d listings on record", got, on)
	}
}

func TestALongFeedIsWrittenInBatchesAndTellsItsProgress(t *testing.T) {
	store := newMemory()
	many := make([]*catalog.Listing, 10_000)
	for i := range many {
		many[i] = boat("a", func(l *catalog.Listing) { l.SourceID = time.Unix(int64(i), 0).UTC().Format("150405") })
	}
	told, opt := []int{}, lines
	opt.Progress = func(c inventory.Counts) { told = append(told, c.New) }
	got, err := inventory.New(store, known()).Import(t.Context(), "north", bytes.NewReader(jsonl(t, many...)), opt)
	if err != nil || got.New != 10_000 || len(store.rows) != 10_000 {
		t.Fatalf("got %+v, %v", got, err)
	}
	if store.batches < 3 || len(told) != store.batches || !slices.IsSorted(told) || told[len(told)-1] != 10_000 {
		t.Errorf("%d batches, progress %v", store.batches, told)
	}
}

func TestAnImportThatIsCancelledWithdrawsNothing(t *testing.T) {
	store := newMemory()
	bring(t, store, "north", fleet(10)...)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := inventory.New(store, known()).Import(ctx, "north", bytes.NewReader(jsonl(t, fleet(9)...)), lines)
	if !errors.Is(err, context.Canceled) || store.bySource(t, "north", "a09").Status != catalog.Active {
		t.Errorf("got %v", err)
	}
}

// An advert that names no source is one of the source that is given, whatever the others in the file are.
func TestAnAdvertWithoutASourceBesideOnesOfAnExportKeepsSinceWhenItIsSeen(t *testing.T) {
	s := newMemory()
	bring(t, s, "north", boat("named"), boat("plain"))
	long := s.bySource(t, "north", "plain").FirstSeen.AddDate(0, -1, 0)
	s.bySource(t, "north", "plain").FirstSeen = long
	named := boat("named", func(l *catalog.Listing) { l.Source, l.FirstSeen, l.LastSeen = "north", long, long })
	cheaper := boat("plain", func(l *catalog.Listing) { l.Price = 40000 })
	opt := lines
	opt.Restore = true
	got, err := inventory.New(s, known()).Import(t.Context(), "north", bytes.NewReader(jsonl(t, named, cheaper)), opt)
	if err != nil || got.Changed == 0 {
		t.Fatalf("got %+v, %v", got, err)
	}
	after := s.bySource(t, "north", "plain")
	if !after.FirstSeen.Equal(long) || len(after.PriceHistory) != 2 {
		t.Errorf("seen since %v, not %v, at the prices %v", after.FirstSeen, long, after.PriceHistory)
	}
}
