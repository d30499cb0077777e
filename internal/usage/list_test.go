package usage_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/usage"
)

func TestPagesHoldEveryRecordOnceAndNewestFirst(t *testing.T) {
	ledger := &memory{}
	var want []string
	for i := range 25 {
		// Several records share a time, so that pages end between them.
		at := time.Date(2026, 3, 1, 0, 0, i/4, 0, time.UTC)
		rec := usage.Record{ID: fmt.Sprintf("%03d", i), KeyID: "k", Created: at}
		ledger.records = append(ledger.records, rec, usage.Record{ID: rec.ID, KeyID: "other", Created: at})
		want = append([]string{rec.ID}, want...)
	}
	m := usage.New(ledger)
	for _, size := range []int{1, 3, 5, 24, 25, 26} {
		var got []string
		token, pages := "", 0
		for {
			records, next, err := m.List(ctx, "k", size, token)
			if err != nil {
				t.Fatal(err)
			}
			for _, rec := range records {
				got = append(got, rec.ID)
			}
			pages++
			if next == "" {
				break
			}
			token = next
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("pages of %d (-want +got):\n%s", size, diff)
		}
		if full := (25 + size - 1) / size; pages != full {
			t.Errorf("%d pages of %d, want %d", pages, size, full)
		}
	}
}

func TestATokenThatListDidNotMakeIsInvalid(t *testing.T) {
	m := usage.New(&memory{})
	for _, token := range []string{"x", "AAAA", "!!!!", "AAAAAAAAAAA"} {
		if _, _, err := m.List(ctx, "k", 10, token); fault.From(err).Kind != fault.Invalid {
			t.Errorf("%q: got %v", token, err)
		}
	}
}
