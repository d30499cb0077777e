// Package researchtest has what the tests of studies rest on: the data that is built in, and questions of every kind.
package researchtest

import (
	"slices"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/plan"
)

// built is the data, with what reads wishes for the boats.
type built struct {
	measure.Sources
	wish plan.Wish
}

// load reads the data once for all tests of a package; nothing changes it.
var load = sync.OnceValues(func() (built, error) {
	designs, err := design.Load()
	if err != nil {
		return built{}, err
	}
	places, err := geo.Load()
	if err != nil {
		return built{}, err
	}
	passages, err := knowledge.Load()
	if err != nil {
		return built{}, err
	}
	boats := catalog.New(catalog.NewIndex(sample.Listings(designs, places), nil))
	wishes, err := wish.New(designs, places, boats)
	if err != nil {
		return built{}, err
	}
	return built{
		measure.Sources{Boats: boats, Designs: designs, Places: places, Passages: passages, Links: "http://localhost"},
		wishes.Query,
	}, nil
})

// Built returns the data with the sample inventory, and what reads wishes for its boats.
func Built(t testing.TB) (measure.Sources, plan.Wish) {
	t.Helper()
	all, err := load()
	if err != nil {
		t.Fatal(err)
	}
	return all.Sources, all.wish
}

// Reader returns a reader with the data.
func Reader(t testing.TB) *plan.Reader {
	t.Helper()
	from, wish := Built(t)
	return plan.New(plan.Sources{Designs: from.Designs, Places: from.Places, Passages: from.Passages, Wish: wish})
}

// Boats returns the sample inventory cut or repeated to a number of listings.
func Boats(t testing.TB, n int) *catalog.Catalog {
	t.Helper()
	from, _ := Built(t)
	all, err := from.Boats.Snapshot().Match(catalog.Query{})
	if err != nil {
		t.Fatal(err)
	}
	listings := slices.Clone(all[:min(n, len(all))])
	for i := 0; len(listings) < n; i++ {
		again := *all[i%len(all)]
		again.ID += "-again"
		again.Price *= 1.07 // so that it is another boat
		again.HIN = ""
		listings = append(listings, &again)
	}
	return catalog.New(catalog.NewIndex(listings, nil))
}

// Questions are requests of every kind.
var Questions = []string{
	"Market study of the Lagoon 42",
	"Compare the Hallberg-Rassy 352 and the Contessa 32 for bluewater sailing",
	"Lagoon 450 versus Leopard 45: which holds its value better?",
	"Should I buy a Catalina 34 or a Hunter 34?",
	"Full market analysis for 38 to 42 ft cruising catamarans in the Mediterranean",
	"Price trends for used Bavaria sailboats built after 2010",
	"Deep research: competitive analysis of Beneteau versus Jeanneau versus Bavaria",
	"What is the cost of ownership of a 40 ft sailboat?",
	"Annual cost of owning a Beneteau Oceanis 46.1",
	"Market report on steel ketches",
	"Trawlers 36 to 42 ft in Florida: market study",
	"Which is the better investment, a Lagoon 40 or a Bali 4.1?",
	"Detailed technical comparison of the J/24 and the J/105",
	"Bluewater monohulls under 150k EUR between 11 and 13 m: detailed report",
	"Catamaran versus monohull market in the Caribbean",
	"Resale value analysis of the Island Packet 350",
	"Which size of sailing yacht sells fastest in the UK?",
	"What drives the price of 40 ft catamarans?",
	"Which builders dominate the market for trawlers?",
	"Is there an oversupply of trimarans in Germany?",
	"When should I sell a five-year-old Hanse 418, now or in two years?",
	"Research the market for Sea Ray motor boats",
	"Hanse 388 prices in Germany compared with the Hanse 418",
	"Amel Super Maramu 2000: buying decision and known problems",
	"Is a Westsail 32 a safe offshore boat? Technical investigation",
	"Swan 45 vs X-Yachts X-43 performance",
	"Deep report on osmosis: how serious is it and what does treatment cost?",
	"Investigate lithium batteries on cruising boats: benefits, risks and installation",
	"Research report on standing rigging replacement",
	"Is the market for RIBs between 5 and 8 m bigger in Europe or in the United States?",
	"Marktstudie Hallberg-Rassy in der Ostsee",
	"Dufour 412 Grand Large charter ROI study",
	"Catalina 34 from 1990 market report",
	"steel vs aluminium",
	"Bavaria 37 market report",
	"Was kostet der Unterhalt einer Segelyacht von 12 m?",
	"Compare Beneteau and Jeanneau 40 ft boats in France",
	"Is a used catamaran over 45 ft a better buy in the Caribbean or in the Mediterranean?",
	"Which first boat under 30,000 EUR in the Netherlands? Detailed report",
	"Rapport détaillé: Bénéteau First 35 ou Pogo 30 ?",
	"Moody 36 market report",
	"Research: does a teak deck lower the price of a Hallberg-Rassy 36?",
}
