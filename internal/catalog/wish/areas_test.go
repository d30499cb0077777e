package wish_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
)

func TestNamesOfSeveralAreasAndOfWatersAreRead(t *testing.T) {
	for text, want := range map[string]catalog.Query{
		"ketch on the Great Loop":     {RegionsAny: []string{"us_east_coast", "us_gulf_coast", "great_lakes"}},
		"ketch for the Great Loop":    {}, // where she is to go
		"ketch in the tri-state area": {StatesAny: []string{"NY", "NJ", "CT"}},
		"ketch, Pacific":              {Region: "south_pacific"},
		"ketch in Majorca":            {Region: "balearics"},
		"ketch in Mallorca or Ibiza":  {Region: "balearics"},
		"ketch in the Cyclades":       {Region: "cyclades"},
		"Cyclades 39.3 in Greece":     {Make: "Beneteau", ModelContains: "39.3", Country: "GR"},
	} {
		got := parser().Parse(text, nil).Query
		got.Type, got.Rig = "", nil
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}
