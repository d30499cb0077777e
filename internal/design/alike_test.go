package design_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
)

func named(t *testing.T, table *design.Table, name string) design.Design {
	t.Helper()
	found := table.Find(name, 1)
	if len(found) == 0 || !found[0].Exact {
		t.Fatalf("no %s in the table", name)
	}
	return found[0].Design
}

func TestBoatsThatAreAlikeByTheirNumbers(t *testing.T) {
	table := load(t)
	for name, like := range map[string]string{
		"Contessa 32":              "Sadler 32",
		"Catalina 36":              "Sabre 362",
		"Bavaria 46 Cruiser":       "Hanse 461",
		"Beneteau First 40.7":      "J/120",
		"Grand Banks 42":           "Kadey-Krogen 42",
		"Westsail 32":              "Hans Christian 33",
		"Lagoon 380":               "Fountaine Pajot Athena 38",
		"Jeanneau Sun Odyssey 410": "Oceanis 40.1",
	} {
		of, want := named(t, table, name), named(t, table, like)
		alike := table.Alike(of, 8)
		if !slices.ContainsFunc(alike, func(d design.Design) bool { return d.ID == want.ID }) {
			t.Errorf("%s is not told to be like %s: %v", like, name, names(alike))
		}
		for _, d := range alike {
			if d.Category != of.Category || d.LOA < 0.9*of.LOA || d.LOA > 1.1*of.LOA {
				t.Errorf("%s, %.1f m, is no boat like %s, %.1f m", d.FullName(), d.LOA, name, of.LOA)
			}
		}
	}
}

func TestABoatIsNotLikeItselfNorItsOwnVersions(t *testing.T) {
	table := load(t)
	for _, d := range table.All() {
		alike := table.Alike(d, 5)
		if len(alike) > 5 {
			t.Errorf("%s: %d boats, want at most 5", d.FullName(), len(alike))
		}
		for i, o := range alike {
			if o.ID == d.ID || slices.ContainsFunc(alike[:i], func(p design.Design) bool { return p.ID == o.ID }) {
				t.Errorf("%s is told to be like %s", o.FullName(), d.FullName())
			}
		}
	}
	if got := names(table.Alike(named(t, table, "Catalina 36"), 20)); slices.Contains(got, "Catalina 36 MkII") {
		t.Errorf("a version of the boat is among those like it: %v", got)
	}
}

func TestOfABoatWithoutMeasuresNoneIsAlike(t *testing.T) {
	if got := load(t).Alike(design.Design{Builder: "Nobody", Name: "1", Category: design.Sail}, 5); len(got) > 0 {
		t.Errorf("got %v", names(got))
	}
}

func names(list []design.Design) []string {
	var out []string
	for _, d := range list {
		out = append(out, d.FullName())
	}
	return out
}
