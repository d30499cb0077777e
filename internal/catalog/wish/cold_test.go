package wish_test

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// coldLine is a search that was written, with the query it means, before it was first read.
type coldLine struct {
	line
	AcceptAlso    []map[string]any `json:"accept_also"`
	Contradiction bool             `json:"contradiction"`
}

func (l coldLine) holds(got map[string]any) bool {
	for _, want := range append([]map[string]any{l.Filter}, l.AcceptAlso...) {
		if cmp.Equal(want, got, aboutEqual) {
			return true
		}
	}
	return false
}

func coldLines(t *testing.T, name string) []coldLine {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []coldLine
	for s := bufio.NewScanner(f); s.Scan(); {
		var l coldLine
		if err := json.Unmarshal(s.Bytes(), &l); err != nil {
			t.Fatalf("%s: %v", s.Text(), err)
		}
		out = append(out, l)
	}
	return out
}

// leastRight is the share of the cold searches that is read rightly by now; what is still wrong stays in the files.
const leastRight = 0.98

func TestSearchesThatWereWrittenColdAreRead(t *testing.T) {
	names, err := filepath.Glob("testdata/cold*.jsonl")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files, %v", len(names), err)
	}
	for _, name := range names {
		t.Run(filepath.Base(name), func(t *testing.T) {
			all, right := coldLines(t, name), 0
			for _, l := range all {
				w := parser().Parse(l.Query, l.History)
				got := fields(t, w.Query)
				if l.holds(got) && (len(w.Contradictions) > 0) == l.Contradiction {
					right++
					continue
				}
				t.Logf("%q after %q, not understood %q, contradictions %q (-want +got)\n%s",
					l.Query, l.History, w.NotUnderstood, w.Contradictions, cmp.Diff(l.Filter, got, aboutEqual))
			}
			if float64(right) < leastRight*float64(len(all)) {
				t.Errorf("%d of %d are right, want a share of %.2f", right, len(all), leastRight)
			}
		})
	}
}
