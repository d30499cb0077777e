package judgement_test

import (
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/model/listings/judgement"
)

func boat(id string, year int, price float64) *catalog.Listing {
	return &catalog.Listing{
		ID: id, Source: "s", SourceID: id, Make: "Contessa", Model: "32", YearBuilt: year, Category: design.Sail, LOA: 9.75, Price: price, Currency: "GBP", PriceType: catalog.Ask, Status: catalog.Active,
		FirstSeen: time.Date(2026, 10, 1, 0, 0, 0, 0, time.UTC), LastSeen: time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC),
	}
}

func TestABoatIsJudgedByHerPriceHerAgeAndHerDesign(t *testing.T) {
	hers := boat("hers", 1980, 9000)
	hers.RiggingYear, hers.Engines = 2008, []catalog.Engine{{Fuel: "diesel", Hours: 5200, Type: "inboard"}}
	boats := []*catalog.Listing{hers}
	for i, price := range []float64{14000, 15000, 16000, 17000, 18000, 19000} {
		boats = append(boats, boat(string(rune('a'+i)), 1978+i, price))
	}
	index := catalog.NewIndex(boats, nil)
	known := func(builder, model string, _ int) []inspect.Watch {
		return []inspect.Watch{{Builder: builder, Prompt: model}}
	}
	j := judgement.Of(hers, index, known)
	if p := j.Price; p.Side != judgement.Cheap || p.Peers != judgement.OfModelAndAge || p.Stats.N != 7 {
		t.Errorf("her price lies %+v", p)
	}
	if len(j.Due) != 2 || j.Due[0].Kind != judgement.Rig || j.Due[1].Kind != judgement.Hours {
		t.Errorf("due is %+v", j.Due)
	}
	if len(j.Untold) != 1 || j.Untold[0] != judgement.Sails || len(j.Known) != 1 {
		t.Errorf("untold is %v, known %v", j.Untold, j.Known)
	}
	dear := *hers
	dear.Price = 40000
	if side := judgement.Of(&dear, index, nil).Price.Side; side != judgement.Dear {
		t.Errorf("a dear price lies %v", side)
	}
	alone := boat("alone", 2020, 90000)
	alone.Make, alone.Model, alone.LOA = "Nobody", "1", 30
	if side := judgement.Of(alone, index, nil).Price.Side; side != judgement.Unknown {
		t.Errorf("a price with none beside it lies %v", side)
	}
}
