package geo_test

import (
	"fmt"
	"testing"

	"github.com/fairlead/fairlead/internal/geo"
)

func TestSmoke(t *testing.T) {
	g, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	fmt.Println(len(g.Places()), len(g.Countries()), len(g.Regions()))
	for _, r := range g.Regions() {
		if r.Hub != "" {
			if _, ok := g.Place(r.Hub); !ok {
				fmt.Println("no hub", r.ID, r.Hub)
			}
		}
	}
}
