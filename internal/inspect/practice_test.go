package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect"
)

func TestCostNamesItsCurrencyAndYear(t *testing.T) {
	for _, c := range inspect.Costs() {
		for _, loa := range []float64{0, 9, 12} {
			got := c.For(loa)
			if !strings.Contains(got, c.Currency) || !strings.Contains(got, "2024") || !strings.Contains(got, "±50") {
				t.Errorf("%s for %v m: %q", c.Job, loa, got)
			}
		}
	}
	for _, c := range inspect.Costs() {
		if c.Job != "standing rigging" {
			continue
		}
		if got, want := c.For(12.192), "USD 6,500–11,000 for 40 ft (2024, ±50 %)"; got != want {
			t.Errorf("rigging of 40 ft: got %q, want %q", got, want)
		}
	}
}

func TestEveryLifespanHasOrder(t *testing.T) {
	for _, l := range inspect.Lifespans() {
		if l.Watch < 1 || l.Replace != 0 && l.Replace < l.Watch || l.Practice == "" {
			t.Errorf("%+v", l)
		}
	}
}

func TestWatchListIsOfKnownBuildersAndModels(t *testing.T) {
	in := load(t)
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	covered, hit := map[string]bool{}, map[string]bool{}
	for _, d := range designs.All() {
		for _, w := range in.Watch(d.Builder, d.Name, 0) {
			covered[d.ID], hit[w.ID] = true, true
		}
	}
	if len(covered) < 60 {
		t.Errorf("the watch-list covers %d designs of the table, want at least 60", len(covered))
	}
	for _, w := range in.WatchList() {
		known := func(m design.Make) bool { return m.Name == w.Builder || slices.Contains(m.Aliases, w.Builder) }
		if !slices.ContainsFunc(designs.Makes(), known) {
			t.Errorf("%s: no builder %q", w.ID, w.Builder)
		}
		if w.Basis == "" || w.Prompt == "" || w.First == 0 || w.Last != 0 && w.Last < w.First {
			t.Errorf("%+v", w)
		}
	}
	t.Logf("%d entries cover %d designs of the table; %d entries match one", len(in.WatchList()), len(covered), len(hit))
}

func TestWatchListKeepsToItsYears(t *testing.T) {
	in := load(t)
	has := func(year int) bool {
		for _, w := range in.Watch("Catalina", "30", year) {
			if w.ID == "catalina-30-keel-stub" {
				return true
			}
		}
		return false
	}
	if !has(1985) || has(1990) || !has(0) {
		t.Errorf("1985: %v, 1990: %v, unknown: %v; want true, false, true", has(1985), has(1990), has(0))
	}
	for _, f := range assess(t, "1985 Catalina 30, keel joint repaired 2020").Findings {
		if f.Evidence[0].ID == "catalina-30-keel-stub" {
			t.Error("the prompt is shown though the text says that it was dealt with")
		}
	}
}

func TestInspectionPromptsAreNoVerdicts(t *testing.T) {
	found := false
	for _, f := range assess(t, "1985 Catalina 30").Findings {
		if f.Evidence[0].Kind == "watchlist" {
			found = true
			if f.Confidence != "low" || f.Grade == "A" {
				t.Errorf("%+v", f)
			}
		}
	}
	if !found {
		t.Error("nothing is known of the Catalina 30")
	}
}
