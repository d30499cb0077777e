package feed_test

import (
	"bytes"
	"encoding/csv"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/design"
)

var writers = map[feed.Format]func(io.Writer, []*catalog.Listing) error{
	feed.CSV:   func(w io.Writer, l []*catalog.Listing) error { return feed.WriteCSV(w, slices.Values(l)) },
	feed.JSONL: func(w io.Writer, l []*catalog.Listing) error { return feed.WriteJSONL(w, slices.Values(l)) },
}

func exchange(t *testing.T, format feed.Format, listings []*catalog.Listing) []*catalog.Listing {
	t.Helper()
	var file bytes.Buffer
	if err := writers[format](&file, listings); err != nil {
		t.Fatal(err)
	}
	cfg := config(t)
	cfg.Format = format
	cfg.Now = time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)
	var out []*catalog.Listing
	if _, err := feed.Read(t.Context(), &file, cfg, func(r feed.Record) error {
		if r.Listing == nil {
			t.Errorf("record %d: %v", r.Line, r.Refused)
			return nil
		}
		out = append(out, r.Listing)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return out
}

// TestAnExportIsImportedAsTheSameListings sends the sample inventory out and in. What belongs to the importer stays here;
// a feature that only the description tells of is found on the way.
func TestAnExportIsImportedAsTheSameListings(t *testing.T) {
	cfg := config(t)
	var generated []*catalog.Listing
	for i, l := range sample.Listings(cfg.Designs, cfg.Places) {
		if i%10 == 0 {
			l.SourceID = l.ID
			generated = append(generated, l)
		}
	}
	for format := range writers {
		first := exchange(t, format, generated)
		second := exchange(t, format, first)
		ignore := cmpopts.IgnoreFields(catalog.Listing{}, "SetAside")
		for i := range first {
			if diff := cmp.Diff(first[i], second[i], ignore, cmpopts.EquateEmpty()); diff != "" {
				t.Fatalf("%s, %s:\n%s", format, first[i].SourceID, diff)
			}
		}
		importers := cmpopts.IgnoreFields(catalog.Listing{}, "ID", "Source", "FeedID", "DupGroup", "Features", "FirstSeen", "LastSeen", "SetAside")
		for i, want := range generated {
			got := first[i]
			if want.HullMaterial == "other" {
				want.HullMaterial = "" // an advert that says so says nothing
			}
			if diff := cmp.Diff(want, got, importers, cmpopts.EquateEmpty(), cmpopts.EquateApprox(0, 0.06)); diff != "" {
				t.Errorf("%s, %s:\n%s", format, want.SourceID, diff)
			}
			for _, f := range want.Features {
				if !slices.Contains(got.Features, f) {
					t.Errorf("%s, %s has lost %s", format, want.SourceID, f)
				}
			}
		}
	}
}

func TestASpreadsheetDoesNotRunATextOfAListing(t *testing.T) {
	var file bytes.Buffer
	listings := []*catalog.Listing{{SourceID: "1", Make: "=cmd|' /C calc'!A0", Model: "-2+3", Title: "@sum", Lon: -1.5}}
	if err := feed.WriteCSV(&file, slices.Values(listings)); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for i, cell := range rows[1] {
		if cell != "" && strings.ContainsAny(cell[:1], "=+@") || strings.HasPrefix(cell, "-") && rows[0][i] != "lon" {
			t.Errorf("%s is %q", rows[0][i], cell)
		}
	}
}

func TestNoPriceOfTheSampleIsImplausible(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does everything: left to make test")
	}
	cfg := config(t)
	all := sample.Listings(cfg.Designs, cfg.Places)
	for _, l := range all {
		l.SourceID = l.ID
	}
	set := 0
	for _, l := range exchange(t, feed.JSONL, all) {
		for _, a := range l.SetAside {
			if a.Field == "price" || a.Field == "loa_m" {
				set++
				t.Errorf("%s, %s: %+v", l.SourceID, l.Name(), a)
			}
		}
	}
	t.Logf("%d of %d sample boats", set, len(all))
}

// The other side of it: bounds so wide that no sample boat is beyond them must still tell a price that lacks two figures, unless the
// text speaks of damage.
func TestAHundredthOfAPriceOfTheSampleIsImplausible(t *testing.T) {
	cfg := config(t)
	var cheap []*catalog.Listing
	young := time.Now().Year() - 14
	for _, l := range sample.Listings(cfg.Designs, cfg.Places) {
		if l.Price > 0 && l.LOA > 0 && l.Year() > young && l.Grade != catalog.Restorable && !slices.Contains(l.Features, "project") {
			l.SourceID, l.Price, l.PriceHistory = l.ID, l.Price/100, nil
			cheap = append(cheap, l)
		}
	}
	judged, believed := map[design.Category]int{}, map[design.Category]int{}
	for _, l := range exchange(t, feed.JSONL, cheap) {
		judged[l.Category]++
		if l.Price > 0 {
			believed[l.Category]++
		}
	}
	for category, n := range judged {
		if believed[category]*8 > n {
			t.Errorf("%s: a hundredth of the price is believed of %d of %d boats", category, believed[category], n)
		}
	}
	if len(judged) < 5 {
		t.Errorf("boats of only %d categories were judged: %v", len(judged), judged)
	}
}
