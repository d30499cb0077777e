package inspect_test

import (
	"encoding/csv"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
)

func TestNoDesignIsOlderThanItsBuilder(t *testing.T) {
	file, err := os.Open("founded.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r := csv.NewReader(file)
	r.Comment = '#'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		began, err := strconv.Atoi(row[1])
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(designs.Makes(), func(m design.Make) bool { return m.Name == row[0] }) {
			t.Errorf("no builder %q", row[0])
		}
		for _, d := range designs.All() {
			if d.Builder == row[0] && d.FirstBuilt != 0 && d.FirstBuilt < began {
				t.Errorf("%s was built from %d, its builder began in %d", d.FullName(), d.FirstBuilt, began)
			}
		}
	}
}
