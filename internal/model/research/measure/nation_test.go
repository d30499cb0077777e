package measure_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/researchtest"
)

func TestEveryBuilderOfANationIsOneNationsAndOffered(t *testing.T) {
	from, _ := researchtest.Built(t)
	boats, err := from.Boats.Snapshot().Match(catalog.Query{})
	if err != nil {
		t.Fatal(err)
	}
	of := map[string]string{}
	for _, n := range measure.Nations {
		for _, builder := range n.Builders {
			if other := of[builder]; other != "" {
				t.Errorf("%s is of %s and of %s", builder, other, n.Name)
			}
			of[builder] = n.Name
			if !slices.ContainsFunc(boats, func(l *catalog.Listing) bool { return l.Make == builder }) {
				t.Errorf("no boat of %s is offered", builder)
			}
		}
	}
}
