package feed_test

import (
	"bytes"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/tools/txtar"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
)

// seed adds the feeds of testdata whose names begin so.
func seed(f *testing.F, prefixes ...string) {
	for _, prefix := range prefixes {
		files, err := filepath.Glob("testdata/" + prefix + "*.txtar")
		if err != nil || len(files) == 0 {
			f.Fatal(prefix, err)
		}
		for _, name := range files {
			archive, err := txtar.ParseFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(archive.Files[0].Data)
		}
	}
}

// fuzzRead reads foreign bytes and holds what becomes of them against what every listing must be.
func fuzzRead(t *testing.T, format feed.Format, data []byte) {
	cfg := config(t)
	cfg.Format, cfg.MaxBytes = format, 1<<20
	sum, err := feed.Read(t.Context(), bytes.NewReader(data), cfg, func(r feed.Record) error {
		if (r.Listing == nil) == (r.Refused == nil) {
			t.Errorf("listing %v, refused %v", r.Listing, r.Refused)
		}
		if r.Listing != nil {
			sane(t, r.Listing)
		} else if isKind(r.Refused, fault.Internal) {
			t.Error(r.Refused)
		}
		return nil
	})
	if err == nil && sum.Refused > sum.Records {
		t.Errorf("%+v", sum)
	}
}

func sane(t *testing.T, l *catalog.Listing) {
	t.Helper()
	if l.SourceID == "" || l.Make == "" && l.Model == "" && l.Title == "" {
		t.Errorf("nobody knows what this is: %+v", l)
	}
	if l.LOA < 0 || l.LOA > 120 || l.Beam < 0 || l.Price < 0 || l.Price > 5e8 || l.Hours() > 60_000 || l.Year() > 2027 || l.Displacement < 0 {
		t.Errorf("implausible and not set aside: %+v", l)
	}
	if len(l.Description) > 16<<10 || len(l.Title) > 300 || len(l.Make) > 120 || len(l.SetAside) > 40 || len(l.Engines) > 8 || len(l.Images) > 200 {
		t.Errorf("over a bound: %+v", l)
	}
	eachText(reflect.ValueOf(*l), func(s string) {
		if !utf8.ValidString(s) || strings.ContainsAny(s, "\x00\x07\x1b\u202e") {
			t.Errorf("not clean: %q", s)
		}
	})
}

func eachText(v reflect.Value, visit func(string)) {
	switch v.Kind() {
	case reflect.String:
		visit(v.String())
	case reflect.Slice:
		for i := range v.Len() {
			eachText(v.Index(i), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				eachText(v.Field(i), visit)
			}
		}
	}
}

func FuzzXML(f *testing.F) {
	seed(f, "openmarine", "nautix")
	f.Fuzz(func(t *testing.T, data []byte) {
		fuzzRead(t, feed.OpenMarine, data)
		fuzzRead(t, feed.NautiX, data)
	})
}

func FuzzCSV(f *testing.F) {
	seed(f, "csv", "money", "places", "words", "features", "implausible", "designs")
	f.Fuzz(func(t *testing.T, data []byte) { fuzzRead(t, feed.CSV, data) })
}

func FuzzJSON(f *testing.F) {
	seed(f, "boatsgroup", "iyba", "yatco", "boatsales", "jsonl")
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, format := range []feed.Format{feed.BoatsGroup, feed.IYBA, feed.YATCO, feed.BoatSales, feed.JSONLD, feed.JSONL} {
			fuzzRead(t, format, data)
		}
	})
}

func FuzzPage(f *testing.F) {
	seed(f, "jsonld")
	f.Fuzz(func(t *testing.T, data []byte) {
		page, err := feed.ReadPage(data, "https://broker.example/boats/1", config(t))
		if err != nil {
			return
		}
		if page.Listing != nil {
			sane(t, page.Listing)
		}
		if utf8.RuneCountInString(page.Text) > 20_000 || len(page.Facts) > 200 || !utf8.ValidString(page.Text) || !utf8.ValidString(page.Title) {
			t.Errorf("over a bound or not clean: %d characters, %d facts", len(page.Text), len(page.Facts))
		}
	})
}
