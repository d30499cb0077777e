package design_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/design"
)

func load(t *testing.T) *design.Table {
	t.Helper()
	table, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestEveryDesignOfTheTableIsPlausible(t *testing.T) {
	for _, d := range load(t).All() {
		widest := 0.5
		if d.Category.Multihull() || d.Category == design.Dinghy {
			widest = 0.8
		}
		switch {
		case d.LOA == 0: // unknown, then nothing is measured against it
		case d.LWL > d.LOA:
			t.Errorf("%s: waterline %v of a boat of %v m", d.ID, d.LWL, d.LOA)
		case d.Beam >= widest*d.LOA:
			t.Errorf("%s: beam %v of a boat of %v m", d.ID, d.Beam, d.LOA)
		case d.Displacement > 0 && d.Ballast >= 0.65*d.Displacement:
			t.Errorf("%s: ballast %v of %v kg", d.ID, d.Ballast, d.Displacement)
		case d.Displacement > 0 && d.Displacement < 20*d.LOA && d.Category != design.Dinghy:
			t.Errorf("%s: %v kg for %v m", d.ID, d.Displacement, d.LOA)
		case d.DraftMin > d.DraftMax && d.DraftMax > 0:
			t.Errorf("%s: drafts %v and %v", d.ID, d.DraftMin, d.DraftMax)
		case d.Category.Sails() && d.Class != "":
			t.Errorf("%s: a sailing boat of class %q", d.ID, d.Class)
		}
	}
}

func TestRatiosOfTheTableAreThoseOfBoats(t *testing.T) {
	for _, d := range load(t).All() {
		if d.Category != design.Sail && d.Category != design.Motorsailer {
			continue
		}
		bounds := map[string][2]float64{
			"SA/D": {7, 45}, "D/L": {40, 550}, "ballast ratio": {10, 65}, "capsize screening": {1.2, 3.4},
			"comfort ratio": {5, 70}, "hull speed": {3, 15},
		}
		for _, r := range d.Ratios() {
			if b := bounds[r.Name]; r.Value < b[0] || r.Value > b[1] {
				t.Errorf("%s: %s is %.1f", d.ID, r.Name, r.Value)
			}
		}
	}
}

func TestEveryDesignIsFoundByItsOwnName(t *testing.T) {
	table := load(t)
	for _, d := range table.All() {
		for _, name := range append([]string{d.FullName()}, d.Aliases...) {
			if len(name) < 5 {
				continue
			}
			if name != d.FullName() && !strings.HasPrefix(name, d.Builder) {
				name = d.Builder + " " + name
			}
			found := table.Find(name, 0)
			i := slices.IndexFunc(found, func(m design.Match) bool { return m.Design.ID == d.ID })
			if i < 0 || !found[i].Exact {
				t.Errorf("%q does not find %s", name, d.ID)
			}
		}
	}
}

func TestAllIsSortedAndEveryIDLeadsToItsDesign(t *testing.T) {
	table := load(t)
	all := table.All()
	if !slices.IsSortedFunc(all, func(a, b design.Design) int { return strings.Compare(a.ID, b.ID) }) {
		t.Error("designs are not sorted by ID")
	}
	for _, d := range all {
		if got, ok := table.ByID(d.ID); !ok || got.Name != d.Name || got.Builder != d.Builder {
			t.Errorf("ByID(%q): got %q %q, %v", d.ID, got.Builder, got.Name, ok)
		}
	}
	if _, ok := table.ByID("no-such-boat"); ok {
		t.Error("ByID found a boat that does not exist")
	}
}

func TestTheCallerMayChangeWhatAllReturns(t *testing.T) {
	table := table(t, fleet)
	table.All()[0].ID = "changed"
	if got := table.All()[0].ID; got == "changed" {
		t.Error("the table shares its designs")
	}
}

func TestAWrongRowIsRefusedByRowAndColumn(t *testing.T) {
	good := "Catalina,34,,,sail,10.52,9.09,3.58,1.19,1.7,5420,2268,49,sloop,fin,grp,1986,,,,,,,"
	if got := len(table(t, header+good+"\n").All()); got != 1 {
		t.Fatalf("got %d designs, want 1", got)
	}
	for _, c := range []struct{ old, new, want string }{
		{"Catalina,34", "Catalina,", "row 2: column name: is empty"},
		{"Catalina,", ",", "row 2: column builder: is empty"},
		{",sail,", ",sailboat,", `column category: "sailboat" is not a category`},
		{"10.52", "34.5 ft", `column loa_m: "34.5 ft" is not a positive number`},
		{"10.52", "-10.52", "column loa_m"},
		{"10.52", "NaN", "column loa_m"},
		{"10.52", "8.52", "column lwl_m: 9.09 is longer"},
		{"3.58", "11.75", "column beam_m"},
		{"1.19", "1.91", "column draft_min_m"},
		{"1.7,", "5.7,", "column draft_max_m"},
		{"5420", "54.2", "column ballast_kg"},
		{"5420,2268", "54.2,", "column displacement_kg: 54.2 is light"},
		{"1986", "1986.5", "column first_built: 1986.5 is not a whole number"},
		{"1986", "198", "column first_built: 198 is not a year"},
		{"1986,", "1986,1980", "column last_built"},
		{"sloop", "sloop,more", "wrong number of fields"},
	} {
		_, err := design.Parse(strings.NewReader(header + strings.Replace(good, c.old, c.new, 1) + "\n"))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s for %s: got %v, want %q", c.new, c.old, err, c.want)
		}
	}
	_, err := design.Parse(strings.NewReader(header + good + "\n" + good + "\n"))
	if err == nil || !strings.Contains(err.Error(), "row 3: column name: catalina-34 is there twice") {
		t.Errorf("a design twice: got %v", err)
	}
	_, err = design.Parse(strings.NewReader("make,model\n"))
	if err == nil {
		t.Error("a foreign header is accepted")
	}
}

func TestABuilderIsFoundByName(t *testing.T) {
	table := load(t)
	for _, want := range table.Makes() {
		if got, ok := table.Make(want.Name); !ok || got.Name != want.Name || len(got.Lines) != len(want.Lines) {
			t.Errorf("%s: got %v, %v", want.Name, got, ok)
		}
	}
	if got, ok := table.Make("Nobody"); ok {
		t.Errorf("found %v", got)
	}
}

func TestTheDesignsOfABuilderAreAllOfItsDesigns(t *testing.T) {
	table := load(t)
	for _, m := range table.Makes() {
		var want, got []string
		for _, d := range table.All() {
			if d.Builder == m.Name {
				want = append(want, d.ID)
			}
		}
		for d := range table.By(m.Name) {
			got = append(got, d.ID)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("designs by %s (-want +got):\n%s", m.Name, diff)
		}
	}
}
