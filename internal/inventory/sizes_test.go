package inventory_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inventory"
	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/store/storetest"
)

func TestAdvertsOfEverySizeComeBackWithTheirRecord(t *testing.T) {
	for name, address := range map[string]string{"sqlite": filepath.Join(t.TempDir(), "boats.db"), "postgres": storetest.Postgres(t)} {
		t.Run(name, func(t *testing.T) {
			s, err := store.Open(t.Context(), address)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			const boats = 500
			lines := make([]string, boats)
			feed := "id,make,model,year,description\n"
			for i := range lines {
				said := strings.Repeat(fmt.Sprintf("She has %d berths. ", i), 1+i*i%700) + "No offers."
				lines[i] = fmt.Sprintf("%d,Marlowe,Petrel,1998,%s", i, said)
				if i%3 == 0 {
					lines[i] = fmt.Sprintf("%d,Marlowe,Petrel,1998,\"%s <b>&amp; more</b>\"", i, said)
				}
				feed += lines[i] + "\n"
			}
			for range 2 {
				counts, err := inventory.New(s, known()).Import(t.Context(), "quay", strings.NewReader(feed), inventory.Options{Format: "csv"})
				if err != nil || counts.New+counts.Unchanged != boats {
					t.Fatalf("got %+v, %v", counts, err)
				}
			}
			found := 0
			if _, err := s.Listings(t.Context(), func(l *catalog.Listing) error {
				found++
				var i int
				fmt.Sscan(l.SourceID, &i)
				if !strings.HasPrefix(l.Description, fmt.Sprintf("She has %d berths.", i)) || len(l.Description) < min(len(lines[i])-60, 16_000) {
					t.Errorf("boat %d is described by %d bytes: %.60s", i, len(l.Description), l.Description)
				}
				raw, _, err := s.RawListing(t.Context(), l.ID)
				if string(raw) != lines[i] {
					t.Errorf("the record of boat %d has %d bytes, not %d", i, len(raw), len(lines[i]))
				}
				return err
			}); err != nil || found != boats {
				t.Errorf("%d boats, %v", found, err)
			}
		})
	}
}
