package proposal

import (
	"cmp"
	"math"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// Boat is a design to look at.
type Boat struct {
	Design   design.Design
	Stats    catalog.Stats // of what boats of her are asked for, in the money of the budget
	Reasons  []Reason      // the strongest first
	Capsize  float64       // screening value, 0 where it is not known
	Comfort  float64       // ratio of motion comfort, 0 where it is not known
	MakeName string        // as the catalogue writes her
	Model    string
	score    float64
}

// Reason is why a design is proposed.
type Reason string

// The reasons.
const (
	Common    Reason = "common"  // many are for sale, so that spares, advice and buyers are found
	Leaves    Reason = "leaves"  // her median leaves money for the refit
	Stable    Reason = "stable"  // she passes the capsize screening
	Easy      Reason = "easy"    // short enough for two
	Roomy     Reason = "roomy"   // cabins for a family
	Younger   Reason = "younger" // built from the nineties on
	Seakind   Reason = "seakind" // an easy motion by the comfort ratio
	mostEach         = 2         // of one builder
	Most             = 5         // that are proposed
	looked           = 60        // models, of those of which there are most
	fewest           = 8         // boats for sale
	spent            = 0.85      // share of the budget that the median may take
	least            = 0.3       // and must take: for less there are better boats
	fitting          = 0.65      // that fits best
	unfit            = 6.0       // what a share off that weighs beside the logarithm of how many there are
	easyFeet         = 10.2      // metres
	ofLate           = 1990      // from when a boat counts as younger
	racing           = 19.5      // sail area to displacement of a racer
	seakindly        = 24.0      // comfort ratio
	screen           = 2.05      // capsize screening
	voyaging         = 9.0       // metres
)

// homes are the countries in which boats are looked for by who names a money; those of any country count for another.
var homes = map[string][]string{
	"USD": {"US"}, "GBP": {"GB", "IE"}, "EUR": {"DE", "FR", "IT", "ES", "NL", "GR", "HR", "PT", "BE", "IE", "FI", "AT", "SI", "MT", "CY", "EE", "LV", "LT"},
	"SEK": {"SE", "DK", "NO", "FI"}, "NOK": {"NO", "SE", "DK"}, "DKK": {"DK", "SE", "DE"}, "AUD": {"AU"}, "NZD": {"NZ", "AU"}, "CAD": {"CA"},
}

// lengths are how long boats are that suit who asks, in metres: knowledge base, "First boat: how to choose" and "Best size of boat for a couple
// or a family".
func lengths(asked string, q catalog.Query) (from, to float64) {
	from, to = 8.2, 10.8
	switch {
	case q.LengthMin > 0 || q.LengthMax > 0:
		return q.LengthMin, cmp.Or(q.LengthMax, math.Inf(1))
	case families.MatchString(asked):
		from, to = 9.4, 11.8
	case voyages.MatchString(asked):
		from, to = voyaging, 12.5
	case starters.MatchString(asked):
		from, to = 6.8, 9.8
	}
	return from, to
}

// Propose are designs that suit a question, at most Most, the best first; the query has its budget, its money and its bounds.
func Propose(asked string, q catalog.Query, index *catalog.Index, designs *design.Table) ([]Boat, error) {
	if q.PriceMax == nil || *q.PriceMax <= 0 {
		return nil, nil
	}
	from, to := lengths(asked, q)
	search := catalog.Query{TypesAny: []string{string(design.Sail)}, PriceMax: q.PriceMax, Currency: q.Currency, LengthMin: from, Exclude: []string{"project"}}
	if !math.IsInf(to, 1) {
		search.LengthMax = to
	}
	if voyages.MatchString(asked) {
		search.Use = "bluewater"
	}
	near := search
	near.CountriesAny = homes[q.Currency]
	models, err := index.CountModels(near)
	if err != nil {
		return nil, err
	}
	var list []Boat
	for _, m := range models[:min(looked, len(models))] {
		if m.N < fewest {
			break
		}
		p, ok, err := asBoat(m, asked, *q.PriceMax, search, index, designs)
		if err != nil {
			return nil, err
		}
		if ok && p.Design.LOA >= from && p.Design.LOA <= to {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(a, b Boat) int { return cmp.Compare(b.score, a.score) })
	return varied(list), nil
}

// asBoat is a model as one to propose; ok is false where she does not suit.
func asBoat(m catalog.ModelCount, asked string, budget float64, search catalog.Query, index *catalog.Index, designs *design.Table) (p Boat, ok bool, err error) {
	matches := designs.Find(m.Make+" "+m.Model, 1)
	if len(matches) == 0 || !matches[0].Exact {
		return p, false, nil
	}
	d := matches[0].Design
	sad, _ := d.SailAreaDisplacement()
	if d.Category != design.Sail || sad >= racing || d.Cabins < 2 && d.Displacement == 0 || d.Berths == 0 && d.Cabins == 0 {
		return p, false, nil
	}
	all, err := index.Search(catalog.Query{Make: m.Make, ModelContains: m.Model, LengthMin: search.LengthMin, LengthMax: search.LengthMax, Currency: search.Currency}, catalog.Paging{Limit: 1})
	if err != nil {
		return p, false, err
	}
	share := all.Stats.Median / budget
	if all.Stats.N < fewest || share > spent || share < least {
		return p, false, nil
	}
	p = Boat{Design: d, Stats: all.Stats, MakeName: m.Make, Model: m.Model}
	p.Capsize, _ = d.CapsizeScreening()
	p.Comfort, _ = d.ComfortRatio()
	p.score = math.Log(float64(m.N)) - unfit*math.Abs(share-fitting)
	add := func(r Reason, points float64) { p.Reasons, p.score = append(p.Reasons, r), p.score+points }
	add(Common, 0)
	add(Leaves, 0)
	if p.Comfort >= seakindly {
		add(Seakind, 0.4)
	}
	if p.Capsize > 0 && p.Capsize < screen {
		add(Stable, 0.3)
	}
	switch family := families.MatchString(asked); {
	case family && d.Cabins >= 2:
		add(Roomy, 0.5)
	case !family && d.LOA <= easyFeet:
		add(Easy, 0.2)
	}
	if d.FirstBuilt >= ofLate {
		add(Younger, 0.3)
	}
	return p, true, nil
}

// varied are the first of a list, at most mostEach of one builder.
func varied(list []Boat) (some []Boat) {
	of := map[string]int{}
	for _, p := range list {
		if of[p.Design.Builder]++; of[p.Design.Builder] <= mostEach && len(some) < Most {
			some = append(some, p)
		}
	}
	return some
}
