package design_test

import (
	"math"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
)

// catalina34 has the particulars of the brochure: 11,950 lb, 5,000 lb of ballast, 29 ft 10 in, 11 ft 9 in, 528 sq ft.
var catalina34 = design.Design{
	Category: design.Sail, LOA: 10.516, LWL: 9.093, Beam: 3.581, Displacement: 5420.4, Ballast: 2268, SailArea: 49.05,
}

func near(t *testing.T, name string, got float64, ok bool, want, tolerance float64) {
	t.Helper()
	if !ok || math.Abs(got-want) > tolerance {
		t.Errorf("%s: got %v, %v, want %v", name, got, ok, want)
	}
}

// The wanted figures are worked by hand in pounds and feet from the formulas.
func TestRatiosOfAKnownDesign(t *testing.T) {
	d := catalina34
	v, ok := d.SailAreaDisplacement()
	near(t, "SA/D", v, ok, 16.16, 0.05) // 528 / 186.7^(2/3)
	v, ok = d.DisplacementLength()
	near(t, "D/L", v, ok, 201, 1) // 5.335 / 0.2983^3
	v, ok = d.BallastRatio()
	near(t, "ballast ratio", v, ok, 41.8, 0.1)
	v, ok = d.CapsizeScreening()
	near(t, "capsize screening", v, ok, 2.056, 0.01) // 11.75 / 5.716
	v, ok = d.ComfortRatio()
	near(t, "comfort ratio", v, ok, 22.1, 0.2) // 11950 / (0.65 × 31.23 × 26.69)
	v, ok = d.HullSpeed()
	near(t, "hull speed", v, ok, 7.32, 0.01)
}

func TestARatioNeedsItsInputs(t *testing.T) {
	for name, d := range map[string]design.Design{
		"nothing known":    {Category: design.Sail},
		"only beam":        {Category: design.Sail, Beam: 3},
		"negative":         {Category: design.Sail, LOA: -1, LWL: -1, Beam: -1, Displacement: -1, SailArea: -1, Ballast: -1},
		"not a number":     {Category: design.Sail, LWL: math.NaN(), Displacement: math.NaN(), Beam: 3, SailArea: 3},
		"infinite weights": {Category: design.Sail, Displacement: math.Inf(1), Beam: 3, SailArea: 3},
	} {
		if got := d.Ratios(); len(got) != 0 {
			t.Errorf("%s: got %v, want no ratio", name, got)
		}
	}
	if _, ok := design.BallastRatio(0, 5000); ok {
		t.Error("unknown ballast must not read as none")
	}
}

func TestMultihullsHaveNoCapsizeScreening(t *testing.T) {
	d := design.Design{Category: design.Catamaran, LOA: 13.96, LWL: 13.6, Beam: 7.87, Displacement: 15000, SailArea: 130}
	for _, r := range d.Ratios() {
		if r.Name == "capsize screening" || r.Name == "comfort ratio" {
			t.Errorf("got %s, which is not made for multihulls", r.Name)
		}
	}
	if got := len(d.Ratios()); got != 3 {
		t.Errorf("got %d ratios, want SA/D, D/L and hull speed", got)
	}
}

func TestEveryRatioIsReadInPlainWords(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range catalina34.Ratios() {
		if r.Reading == "" || r.Formula == "" || r.Title == "" {
			t.Errorf("%s has no reading, formula or title: %+v", r.Name, r)
		}
		seen[r.Name] = true
	}
	if len(seen) != 6 {
		t.Errorf("got %d ratios, want 6", len(seen))
	}
	for _, c := range []struct {
		name  string
		value float64
		want  string
	}{
		{"SA/D", 15.99, "conservative cruiser"}, {"SA/D", 16, "moderate cruiser"}, {"SA/D", 19.9, "moderate cruiser"},
		{"D/L", 99, "ultralight"}, {"D/L", 401, "very heavy cruiser"},
		{"capsize screening", 2, "2 or more: light and beamy, for coastal use by this screen"},
		{"no such ratio", 1, ""},
	} {
		if got := design.Reading(c.name, c.value); got != c.want {
			t.Errorf("%s %v: got %q, want %q", c.name, c.value, got, c.want)
		}
	}
}
