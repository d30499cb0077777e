package sample

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

// popularity is how often a builder's boats are for sale, per design, against 1 for most.
var popularity = map[string]float64{
	"Lagoon": 5, "Beneteau": 3, "Jeanneau": 3, "Bavaria": 4, "Hanse": 3, "Dufour": 3, "Fountaine Pajot": 3.5, "Leopard": 4,
	"Catalina": 4, "Hunter": 2.5, "J/Boats": 1.5, "Hallberg-Rassy": 1.2, "Island Packet": 1.8, "Bali": 3, "Elan": 2,
	"X-Yachts": 2, "Grand Soleil": 2.5, "Dehler": 2, "Moody": 2, "Westerly": 2, "Sea Ray": 6, "Bayliner": 4, "Boston Whaler": 4,
	"Grady-White": 3, "Four Winns": 2, "Regal": 3, "Carver": 3, "Mainship": 2, "Grand Banks": 2, "Princess": 3, "Fairline": 3,
	"Contessa": 1.5, "Najad": 1.5, "Amel": 1.5, "Nordic Tugs": 1.5, "Ranger Tugs": 2, "Formula": 2, "Cruisers": 2,
	"Pearson": 1.3, "MacGregor": 3, "O'Day": 1.5, "Laser": 3, "Hobie": 3, "Optimist": 2, "Highfield": 4, "Ribcraft": 4,
	"Axopar": 3, "Nimbus": 2, "Linssen": 3, "Excess": 2, "Nautitech": 2, "Corsair": 1.5,
}

// lot is the boats of one design, or those that are of none.
type lot struct {
	name   string // of all lots it alone has it: what its boats are like hangs by this name, not by the other lots
	design design.Design
	boats  int
}

// boatsByWeight is how many boats of a design of the weight 1 are for sale.
const boatsByWeight = 4.26

// oneOffs is the number of boats that are of no series.
const oneOffs = 380

// lotsOf is what is for sale of every design whose length is known, a boat of another one would say too little to be found, and
// the one-offs.
func lotsOf(table *design.Table) []lot {
	lots := []lot{{name: "one-off", boats: oneOffs}}
	for _, d := range table.All() {
		if d.LOA = lengthOf(d); d.LOA == 0 {
			continue
		}
		l := lot{name: d.ID, design: d}
		l.boats = int(weightOf(d)*boatsByWeight + l.chance("boats", 0).Float64())
		lots = append(lots, l)
	}
	return lots
}

// chance is the source of chance for one matter of boat i.
func (l lot) chance(matter string, i int) *rand.Rand {
	h := fnv.New64a()
	_, _ = h.Write([]byte(l.name + "/" + matter)) // never fails
	return rand.New(rand.NewPCG(seed^h.Sum64(), uint64(i)))
}

// lengthOf is how long boats of a design are in metres, 0 if that is not known. The model number of an inflatable is its
// length: 310 is 3.10 m, 5.85 is metres.
func lengthOf(d design.Design) float64 {
	if d.LOA > 0 || d.Category != design.RIB {
		return d.LOA
	}
	n, err := strconv.ParseFloat(strings.TrimLeft(d.Name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz "), 64)
	switch {
	case err != nil:
		return 0
	case n >= 100:
		return n / 100
	}
	return n
}

// weightOf is how many boats of a design are for sale, in proportion: the more years it was built the more, slowly.
func weightOf(d design.Design) float64 {
	w := popularity[d.Builder]
	if w == 0 {
		w = 1
	}
	first, last := yearsOf(d)
	w *= math.Sqrt(float64(last - first + 2))
	if d.Category == design.Dinghy {
		w *= 0.5
	}
	return w
}

// yearsOf is when boats of the design were built, at most since 1962. A run without a known end is taken for twelve years,
// that of a dinghy for one that lasts.
func yearsOf(d design.Design) (first, last int) {
	first, last = d.FirstBuilt, d.LastBuilt
	switch {
	case first == 0 && last == 0:
		first, last = 1988, 2014
	case first == 0:
		first = last - 8
	case last == 0 && d.Category == design.Dinghy:
		last = AsOf().Year()
	case last == 0:
		last = first + 12
	}
	last = max(min(last, AsOf().Year()), 1962)
	return min(max(first, 1962), last), last
}

// build makes b a boat of the lot, of some year.
func (b *boat) build(of lot) {
	d := of.design
	if d.ID == "" {
		b.oneOff()
		return
	}
	b.design, b.DesignID = d, d.ID
	first, last := builtIn(d)
	b.YearBuilt = first + b.IntN(last-first+1)
	b.ModelYear = b.YearBuilt
	if b.chance(0.1) && b.YearBuilt < last {
		b.ModelYear++
	}
	b.particulars(d)
}

// particulars copies what the design table knows; the listing leaves empty what the table does.
func (b *boat) particulars(d design.Design) {
	b.Category, b.Make, b.Builder, b.Designer = d.Category, d.Builder, d.Builder, d.Designer
	b.Model, b.ModelAliases = d.PlainName(), d.Aliases
	if d.Class != "" {
		b.Classes = []string{strings.ReplaceAll(d.Class, " ", "_")}
	}
	b.Classes = append(b.Classes, stationOf(d)...)
	b.LOA, b.LWL, b.Beam = d.LOA, d.LWL, d.Beam
	b.Displacement, b.Ballast, b.SailArea = d.Displacement, d.Ballast, d.SailArea
	b.HullMaterial, b.Rig, b.Keel = d.HullMaterial, d.Rig, d.Keel
	b.Cabins, b.Berths = d.Cabins, d.Berths
	b.drafts(d)
	b.length = d.LOA
}

// stationOf tells whether a sailing design is steered from under a roof, by its name, and a motor yacht from above it, as all are but
// those for canals.
func stationOf(d design.Design) []string {
	words := strings.Fields(d.Name)
	named := func(word string) bool { return slices.Contains(words, word) }
	switch {
	case d.Class == "motor yacht" && d.Builder != "Linssen":
		return []string{"flybridge"}
	case !d.Category.Sails() || d.Class != "":
	case d.Builder == "Nauticat", d.Builder == "Fisher", named("PH"), named("Pilothouse"):
		return []string{"pilothouse"}
	case d.Builder == "Sirius", named("DS"), d.Builder == "Moody" && strings.HasPrefix(d.Name, "DS"):
		return []string{"deck_saloon", "pilothouse"}
	}
	return nil
}

// drafts picks one of the keels a design was offered with.
func (b *boat) drafts(d design.Design) {
	b.DraftMin, b.DraftMax = d.DraftMin, d.DraftMax
	switch d.Keel {
	case "centreboard", "lifting", "swing", "daggerboard":
		return
	}
	if d.DraftMin == 0 || d.DraftMax == 0 {
		b.DraftMin = max(d.DraftMin, d.DraftMax)
		b.DraftMax = b.DraftMin
		return
	}
	if b.chance(0.3) {
		b.DraftMax = d.DraftMin
	} else {
		b.DraftMin = d.DraftMax
	}
}

// oneOff makes a boat that a small yard or its owner built.
func (b *boat) oneOff() {
	kinds := []struct {
		material, rig, keel string
		low, high           float64
		first, last         int
		category            design.Category
	}{
		{"steel", "ketch", "full", 10, 16, 1972, 2005, design.Sail},
		{"steel", "cutter", "long_fin", 10, 15, 1978, 2012, design.Sail},
		{"steel", "sloop", "bilge", 8.5, 12, 1972, 2000, design.Sail},
		{"aluminium", "cutter", "centreboard", 11, 16, 1982, 2018, design.Sail},
		{"aluminium", "sloop", "lifting", 10, 15, 1985, 2020, design.Sail},
		{"wood", "sloop", "full", 7.5, 12, 1948, 1980, design.Sail},
		{"wood", "yawl", "full", 9, 14, 1935, 1972, design.Sail},
		{"wood", "gaff", "full", 7, 13, 1905, 1995, design.Sail},
		{"wood", "schooner", "full", 12, 20, 1925, 2002, design.Sail},
		{"ferrocement", "ketch", "full", 10, 15, 1971, 1990, design.Sail},
		{"steel", "ketch", "full", 11, 16, 1975, 2002, design.Motorsailer},
		{"wood", "ketch", "full", 9, 14, 1955, 1985, design.Motorsailer},
		{"wood", "", "", 8, 14, 1950, 1985, design.Power},
		{"steel", "", "", 10, 16, 1975, 2008, design.Power},
	}
	k := kinds[b.IntN(len(kinds))]
	b.Category, b.HullMaterial, b.Rig, b.Keel = k.category, k.material, k.rig, k.keel
	b.Make, b.Builder = "Custom", "one-off"
	b.YearBuilt = k.first + b.IntN(k.last-k.first+1)
	b.LOA = math.Round(b.between(k.low, k.high)*100) / 100
	b.length = b.LOA
	b.LWL = math.Round(b.LOA*b.between(0.78, 0.88)*100) / 100
	b.Beam = math.Round(math.Pow(b.LOA, 0.66)*b.between(0.7, 0.78)*100) / 100
	b.DraftMax = math.Round(b.LOA*b.between(0.11, 0.17)*100) / 100
	b.DraftMin = b.DraftMax
	if k.keel == "centreboard" || k.keel == "lifting" {
		b.DraftMin = math.Round(b.LOA*b.between(0.07, 0.09)*100) / 100
	}
	b.Displacement = math.Round(math.Pow(b.LOA, 2.6)*b.between(16, 26)/50) * 50
	b.Model = oneOffName(k.material, k.rig, k.category)
	if k.category == design.Power && k.material == "steel" {
		b.Classes = []string{"trawler"}
	}
}

func oneOffName(material, rig string, category design.Category) string {
	title := fold.Capital(material)
	switch {
	case category == design.Motorsailer:
		return title + " Motorsailer"
	case rig == "":
		return title + " Motor Cruiser"
	case rig == "gaff":
		return title + " Gaff Cutter"
	}
	return title + " " + fold.Capital(rig)
}
