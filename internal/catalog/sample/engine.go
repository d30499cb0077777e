package sample

import (
	"math"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// motor is an engine one finds in boats.
type motor struct {
	make, model string
	hp          float64
	first, last int
	fuel, kind  string
}

var sailDiesels = []motor{
	{"Yanmar", "1GM10", 9, 1983, 2006, "diesel", "inboard"}, {"Yanmar", "2GM20", 18, 1983, 2006, "diesel", "inboard"},
	{"Yanmar", "3GM30", 27, 1983, 2006, "diesel", "inboard"}, {"Yanmar", "2YM15", 14, 2005, 2030, "diesel", "saildrive"},
	{"Yanmar", "3YM20", 21, 2005, 2030, "diesel", "saildrive"}, {"Yanmar", "3YM30", 29, 2005, 2030, "diesel", "saildrive"},
	{"Yanmar", "3JH5E", 39, 2008, 2018, "diesel", "saildrive"}, {"Yanmar", "4JH45", 45, 2016, 2030, "diesel", "saildrive"},
	{"Yanmar", "4JH3E", 56, 1998, 2007, "diesel", "saildrive"}, {"Yanmar", "4JH57", 57, 2016, 2030, "diesel", "saildrive"},
	{"Yanmar", "4JH80", 80, 2016, 2030, "diesel", "inboard"}, {"Yanmar", "4JH3-TE", 75, 1996, 2008, "diesel", "inboard"},
	{"Volvo Penta", "MD7A", 13, 1975, 1983, "diesel", "inboard"}, {"Volvo Penta", "MD11C", 23, 1975, 1984, "diesel", "inboard"},
	{"Volvo Penta", "2002", 18, 1981, 1993, "diesel", "saildrive"}, {"Volvo Penta", "2003", 28, 1981, 1994, "diesel", "saildrive"},
	{"Volvo Penta", "MD2020", 19, 1994, 2005, "diesel", "saildrive"}, {"Volvo Penta", "MD2030", 29, 1994, 2005, "diesel", "saildrive"},
	{"Volvo Penta", "MD22L", 50, 1995, 2005, "diesel", "inboard"}, {"Volvo Penta", "TMD22", 78, 1995, 2006, "diesel", "inboard"},
	{"Volvo Penta", "D1-20", 19, 2005, 2030, "diesel", "saildrive"}, {"Volvo Penta", "D1-30", 28, 2005, 2030, "diesel", "saildrive"},
	{"Volvo Penta", "D2-40", 39, 2005, 2018, "diesel", "saildrive"}, {"Volvo Penta", "D2-55", 55, 2004, 2018, "diesel", "saildrive"},
	{"Volvo Penta", "D2-75", 75, 2006, 2030, "diesel", "saildrive"}, {"Perkins", "4-108", 50, 1962, 1992, "diesel", "inboard"},
	{"Perkins", "4-154", 62, 1970, 1990, "diesel", "inboard"}, {"Universal", "M-25", 23, 1983, 1990, "diesel", "inboard"},
	{"Universal", "5424", 24, 1975, 1984, "diesel", "inboard"}, {"Universal", "M-35", 35, 1988, 2000, "diesel", "inboard"},
	{"Westerbeke", "30", 27, 1978, 1992, "diesel", "inboard"}, {"Westerbeke", "44B", 44, 1996, 2012, "diesel", "inboard"},
	{"Beta Marine", "Beta 30", 30, 1998, 2030, "diesel", "inboard"}, {"Beta Marine", "Beta 14", 14, 2000, 2030, "diesel", "inboard"},
	{"Nanni", "N4.50", 50, 2006, 2030, "diesel", "inboard"}, {"Bukh", "DV20", 20, 1974, 1998, "diesel", "inboard"},
	{"Ford Lehman", "80", 80, 1965, 1985, "diesel", "inboard"},
}

var bigEngines = []motor{
	{"Ford Lehman", "120", 120, 1965, 1988, "diesel", "inboard"}, {"Perkins", "6.354", 135, 1968, 1992, "diesel", "inboard"},
	{"Cummins", "6BT", 210, 1986, 2004, "diesel", "inboard"}, {"Cummins", "QSB 5.9", 380, 2002, 2012, "diesel", "inboard"},
	{"Cummins", "QSB 6.7", 480, 2010, 2030, "diesel", "inboard"}, {"Caterpillar", "3208", 375, 1978, 1998, "diesel", "inboard"},
	{"Caterpillar", "3116", 300, 1988, 2001, "diesel", "inboard"}, {"John Deere", "4045", 150, 1998, 2030, "diesel", "inboard"},
	{"Yanmar", "6LPA", 315, 1997, 2012, "diesel", "inboard"}, {"Yanmar", "4BY", 180, 2007, 2018, "diesel", "inboard"},
	{"Volvo Penta", "D4-300", 300, 2005, 2030, "diesel", "sterndrive"}, {"Volvo Penta", "D6-400", 400, 2008, 2030, "diesel", "sterndrive"},
	{"Volvo Penta", "TAMD41", 200, 1988, 2004, "diesel", "inboard"}, {"Volvo Penta", "IPS 500", 370, 2007, 2030, "diesel", "pod"},
	{"MerCruiser", "5.7", 260, 1975, 2015, "petrol", "sterndrive"}, {"MerCruiser", "7.4", 330, 1978, 2002, "petrol", "inboard"},
	{"MerCruiser", "4.3", 190, 1985, 2014, "petrol", "sterndrive"}, {"Crusader", "454", 350, 1974, 2001, "petrol", "inboard"},
	{"Mercury", "Verado 300", 300, 2008, 2030, "petrol", "outboard"}, {"Yamaha", "F150", 150, 2004, 2030, "petrol", "outboard"},
	{"Yamaha", "F300", 300, 2009, 2030, "petrol", "outboard"}, {"Suzuki", "DF140", 140, 2002, 2030, "petrol", "outboard"},
	{"Mercury", "F115", 115, 2003, 2030, "petrol", "outboard"}, {"Honda", "BF90", 90, 1999, 2030, "petrol", "outboard"},
	{"Evinrude", "90", 90, 1972, 2006, "petrol", "outboard"}, {"Mercury", "F60", 60, 2002, 2030, "petrol", "outboard"},
	{"Yamaha", "F40", 40, 1999, 2030, "petrol", "outboard"},
}

var kickers = []motor{
	{"Yamaha", "F8", 8, 1998, 2030, "petrol", "outboard"}, {"Honda", "BF5", 5, 1990, 2030, "petrol", "outboard"},
	{"Tohatsu", "MFS 6", 6, 2002, 2030, "petrol", "outboard"}, {"Mercury", "9.9", 9.9, 1975, 2030, "petrol", "outboard"},
	{"Johnson", "8", 8, 1965, 2005, "petrol", "outboard"}, {"Torqeedo", "Cruise 2.0", 5, 2010, 2030, "electric", "outboard"},
}

// power fits the boat with engines.
func (b *boat) power() {
	if b.Category == design.Dinghy {
		return
	}
	choice, hp, count := b.wanted()
	m, ok := b.pick(choice, hp)
	if !ok {
		return
	}
	year := b.YearBuilt
	hours := math.Exp(b.NormFloat64()*0.5) * 65 * float64(b.age()+1)
	if b.age() > 22 && b.chance(0.35) || year < m.first || year > m.last {
		year = max(m.first, min(m.last, b.YearBuilt+b.IntN(max(b.age(), 1)), AsOf().Year()))
		hours *= float64(AsOf().Year()-year+1) / float64(b.age()+1)
	}
	if b.charter {
		hours *= 3
	}
	if b.chance(0.25) {
		hours = 0
	}
	for n := range count {
		e := catalog.Engine{
			Make: m.make, Model: m.model, Year: year, KW: math.Round(m.hp*quantity.Horsepower/100) / 10, Fuel: m.fuel, Type: m.kind,
			Hours: math.Round(min(hours, 12_000)/10) * 10,
		}
		if count == 2 {
			e.Position = [2]string{"port", "starboard"}[n]
		}
		b.Engines = append(b.Engines, e)
	}
}

// wanted tells from which engines to choose, how strong each should be and how many there are.
func (b *boat) wanted() (choice []motor, hp float64, count int) {
	length, count := b.length, max(b.design.Engines, 1)
	switch {
	case b.Category.Sails() && length < 7.6:
		return kickers, 7, 1
	case b.Category == design.Catamaran:
		return sailDiesels, 1.1 * math.Pow(length, 1.5), 2
	case b.Category == design.Motorsailer:
		return sailDiesels, 0.9 * math.Pow(length, 1.85), count
	case b.Category.Sails():
		return sailDiesels, 0.34 * math.Pow(length, 1.95), count
	case b.Category == design.PowerCat:
		return bigEngines, 3.4 * math.Pow(length, 1.7), 2
	case b.Category == design.RIB:
		return bigEngines, 12 * length, 1
	case len(b.Classes) > 0 && (b.Classes[0] == "trawler" || b.Classes[0] == "tug"):
		return bigEngines, 1.0 * math.Pow(length, 2.05), count
	}
	if b.design.Engines == 0 && length > 10.5 {
		count = 2
	}
	return bigEngines, 4.6 * math.Pow(length, 1.75), count
}

// pick chooses an engine of about the strength, of the design's fuel and, if one exists, of the boat's time.
func (b *boat) pick(choice []motor, hp float64) (motor, bool) {
	if b.design.EngineKW > 0 {
		hp = b.design.EngineKW * 1000 / quantity.Horsepower
	}
	var best motor
	least := math.Inf(1)
	for _, m := range choice {
		if b.design.Fuel != "" && m.fuel != b.design.Fuel && m.fuel != "electric" {
			continue
		}
		off := math.Abs(math.Log(m.hp/hp)) + 0.25*b.Float64()
		if b.YearBuilt < m.first || b.YearBuilt > m.last {
			off += 1.2
		}
		if m.kind == "outboard" && b.length > 10 || m.kind == "saildrive" && b.HullMaterial == "wood" {
			off += 1
		}
		if off < least {
			least, best = off, m
		}
	}
	return best, !math.IsInf(least, 1)
}
