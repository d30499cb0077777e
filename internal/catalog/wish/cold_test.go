package wish_test

import (
	"bufio"
	"encoding/json"
	"os"
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
	f, err := os.Open("testdata/" + name)
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

// TestSearchesThatWereWrittenColdAreRead holds the share of them that is right: what is still wrong stays in the files.
func TestSearchesThatWereWrittenColdAreRead(t *testing.T) {
	for name, least := range map[string]float64{"cold3.jsonl": 0.98, "cold4.jsonl": 0.98, "cold5.jsonl": 0.98, "cold6.jsonl": 0.98, "cold7.jsonl": 0.98, "cold8.jsonl": 0.98} {
		t.Run(name, func(t *testing.T) {
			all := coldLines(t, name)
			right := 0
			for _, l := range all {
				w := parser().Parse(l.Query, l.History)
				got := fields(t, w.Query)
				if l.holds(got) && (len(w.Contradictions) > 0) == l.Contradiction {
					right++
					continue
				}
				t.Logf("%q after %q, not understood %q, contradictions %q (-want +got)\n%s", l.Query, l.History, w.NotUnderstood, w.Contradictions, cmp.Diff(l.Filter, got, aboutEqual))
			}
			if share := float64(right) / float64(len(all)); share < least {
				t.Errorf("%d of %d are right, want a share of %.2f", right, len(all), least)
			} else {
				t.Logf("%d of %d are right", right, len(all))
			}
		})
	}
}
