package feed_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
)

var update = flag.Bool("update", false, "rewrite what the feeds of testdata should become")

// TestEveryFeedOfTestdataIsReadAsItsFileSays reads the files in testdata. Each has a comment that says what it shows, with
// settings as "key: value" (format, country, currency, column ours = theirs); the feed; and what becomes of it: a listing
// a line without its empty fields, the reason of a refusal, and the summary.
func TestEveryFeedOfTestdataIsReadAsItsFileSays(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) < 20 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			archive, err := txtar.ParseFile(name)
			if err != nil || len(archive.Files) == 0 {
				t.Fatal("no feed in the file", err)
			}
			got := readCase(t, string(archive.Comment), archive.Files[0])
			if *update {
				archive.Files = append(archive.Files[:1], txtar.File{Name: "want", Data: got})
				if err := os.WriteFile(name, txtar.Format(archive), 0o600); err != nil {
					t.Fatal(err)
				}
				return
			}
			if len(archive.Files) != 2 {
				t.Fatal("the file does not say what becomes of the feed")
			}
			if diff := cmp.Diff(string(archive.Files[1].Data), string(got)); diff != "" {
				t.Errorf("want (-) and got (+):\n%s", diff)
			}
		})
	}
}

func readCase(t *testing.T, comment string, file txtar.File) []byte {
	t.Helper()
	cfg := config(t)
	format, ok := feed.Detect(file.Name, file.Data[:min(len(file.Data), 4096)])
	cfg.Format = format
	for l := range strings.Lines(comment) {
		key, value, _ := strings.Cut(strings.TrimSpace(l), ": ")
		switch key {
		case "format":
			cfg.Format = feed.Format(value)
		case "country":
			cfg.Country = value
		case "currency":
			cfg.Currency = value
		case "column":
			ours, theirs, _ := strings.Cut(value, " = ")
			cfg.Columns = map[string]string{ours: theirs}
		case "undetected":
			ok = true
		}
	}
	if !ok || cfg.Format != format && format != "" {
		t.Errorf("the format is taken for %q", format)
	}
	var out bytes.Buffer
	sum, err := feed.Read(t.Context(), bytes.NewReader(file.Data), cfg, func(r feed.Record) error {
		if (r.Listing == nil) == (r.Refused == nil) {
			t.Errorf("record %d has listing %v and refusal %v", r.Line, r.Listing, r.Refused)
		}
		if r.Listing == nil {
			fmt.Fprintf(&out, "%d refused: %s\n", r.Line, shown(t, r.Refused))
			return nil
		}
		fmt.Fprintf(&out, "%d ", r.Line)
		return feed.WriteJSONL(&out, slices.Values([]*catalog.Listing{r.Listing}))
	})
	columns, _ := json.Marshal(sum.Columns)
	fmt.Fprintf(&out, "%s: %d records, %d refused, total %d, next %q, columns %s\n", sum.Format, sum.Records, sum.Refused, sum.Total, sum.Next, columns)
	if err != nil {
		fmt.Fprintf(&out, "error: %s\n", shown(t, err))
	}
	checkCount(t, file.Data, cfg, sum, err)
	return out.Bytes()
}

// checkCount compares what Count says of a feed with what Read says.
func checkCount(t *testing.T, data []byte, cfg feed.Config, want feed.Summary, wantErr error) {
	t.Helper()
	got, err := feed.Count(t.Context(), bytes.NewReader(data), cfg)
	if got.Refused > want.Refused || fmt.Sprint(err) != fmt.Sprint(wantErr) {
		t.Errorf("counted %d refused and %v, want at most %d and %v", got.Refused, err, want.Refused, wantErr)
	}
	got.Refused = want.Refused
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("read (-) and counted (+):\n%s", diff)
	}
}

// shown is the message of an error for clients, with the field that it names.
func shown(t *testing.T, err error) string {
	t.Helper()
	var f *fault.Fault
	if !errors.As(err, &f) || f.Kind == fault.Internal {
		t.Errorf("not for clients: %v", err)
		return err.Error()
	}
	return fmt.Sprintf("%s (%s)", f.Message, f.Param)
}
