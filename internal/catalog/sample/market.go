package sample

import (
	"slices"
	"sort"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// zone is a part of the world whose boat trade is one market.
type zone int

const (
	zoneUS zone = iota
	zoneCanada
	zoneCaribbean
	zoneBritain
	zoneNordic
	zoneGermany // and the Low Countries, Poland
	zoneAtlantic
	zoneMed
	zoneOceania
	zoneAsia
	zoneElse
	zoneCount
)

var zones = map[string]zone{
	"US": zoneUS, "CA": zoneCanada, "GB": zoneBritain, "IE": zoneBritain, "JE": zoneBritain, "GG": zoneBritain, "IM": zoneBritain,
	"SE": zoneNordic, "NO": zoneNordic, "DK": zoneNordic, "FI": zoneNordic, "AX": zoneNordic, "EE": zoneNordic, "IS": zoneNordic,
	"DE": zoneGermany, "NL": zoneGermany, "BE": zoneGermany, "PL": zoneGermany, "CH": zoneGermany, "AT": zoneGermany,
	"LV": zoneGermany, "LT": zoneGermany, "FR": zoneAtlantic, "PT": zoneAtlantic,
	"ES": zoneMed, "IT": zoneMed, "HR": zoneMed, "GR": zoneMed, "TR": zoneMed, "MT": zoneMed, "ME": zoneMed, "SI": zoneMed,
	"MC": zoneMed, "CY": zoneMed, "GI": zoneMed, "TN": zoneMed, "MA": zoneMed, "AL": zoneMed, "EG": zoneMed, "IL": zoneMed,
	"AU": zoneOceania, "NZ": zoneOceania, "PF": zoneOceania, "FJ": zoneOceania, "NC": zoneOceania,
	"TH": zoneAsia, "MY": zoneAsia, "SG": zoneAsia, "HK": zoneAsia, "PH": zoneAsia, "ID": zoneAsia, "JP": zoneAsia, "CN": zoneAsia,
	"KR": zoneAsia, "VN": zoneAsia, "AE": zoneAsia,
}

// A trade is how the boats of a builder spread over the zones.
type trade [zoneCount]float64

var (
	american  = trade{zoneUS: 100, zoneCanada: 9, zoneCaribbean: 5, zoneElse: 2, zoneBritain: 0.5, zoneMed: 0.5, zoneOceania: 0.5, zoneAsia: 0.3}
	british   = trade{zoneBritain: 100, zoneAtlantic: 7, zoneGermany: 5, zoneMed: 12, zoneCaribbean: 3, zoneUS: 2, zoneOceania: 1.5, zoneElse: 1, zoneNordic: 1}
	nordic    = trade{zoneNordic: 50, zoneGermany: 32, zoneBritain: 22, zoneMed: 20, zoneAtlantic: 8, zoneUS: 9, zoneCaribbean: 8, zoneOceania: 3, zoneElse: 2, zoneCanada: 1.5}
	german    = trade{zoneGermany: 55, zoneNordic: 12, zoneBritain: 14, zoneMed: 42, zoneAtlantic: 10, zoneUS: 4, zoneCaribbean: 4, zoneOceania: 2, zoneElse: 2, zoneAsia: 1}
	french    = trade{zoneMed: 45, zoneAtlantic: 34, zoneUS: 24, zoneBritain: 20, zoneGermany: 18, zoneNordic: 10, zoneCaribbean: 18, zoneOceania: 8, zoneAsia: 3, zoneCanada: 4, zoneElse: 5}
	multihull = trade{zoneMed: 45, zoneCaribbean: 42, zoneUS: 30, zoneAtlantic: 18, zoneOceania: 14, zoneAsia: 9, zoneBritain: 3, zoneGermany: 4, zoneNordic: 2, zoneElse: 8, zoneCanada: 1}
	worldwide = trade{zoneUS: 30, zoneBritain: 20, zoneGermany: 22, zoneNordic: 14, zoneAtlantic: 16, zoneMed: 25, zoneCaribbean: 5, zoneOceania: 8, zoneCanada: 5, zoneAsia: 3, zoneElse: 3}
)

// homes tells the trade of builders that do not sell evenly.
var homes = map[*trade][]string{
	&american: {"Catalina", "Hunter", "Pearson", "Island Packet", "Cape Dory", "Tartan", "C&C", "Bristol", "Cal", "Ericson",
		"O'Day", "Sabre", "Viking", "Endeavour", "Pacific Seacraft", "Hatteras", "Bertram", "Marine Trader", "Mainship",
		"Carver", "Silverton", "Bayliner", "Back Cove", "Cruisers", "Four Winns", "Formula", "Regal", "Grady-White", "MacGregor",
		"Com-Pac", "Gemini", "Whitby", "Westsail", "Valiant", "Freedom", "Nonsuch", "Hinckley", "Shannon", "Nordic Tugs",
		"Ranger Tugs", "C-Dory", "Cutwater", "Camano", "Albin", "CHB", "Chris-Craft", "CSY", "Gulfstar", "Irwin", "Morgan", "S2",
		"Meridian", "Malibu", "Rosborough", "Trojan", "Willard", "Monk", "Kadey-Krogen", "PDQ", "Maine Cat", "Cabo Rico",
		"Hans Christian", "Tayana", "Baba", "Passport", "Hylas", "DeFever", "Island Gypsy", "Sunfish", "Lightning", "Boston Whaler",
		"Sea Ray", "J/Boats"},
	&british: {"Westerly", "Moody", "Sadler", "Contessa", "Rival", "Southerly", "Oyster", "Rustler", "Nicholson", "Cornish Crabbers",
		"Fisher", "Vancouver", "Prout", "Sigma", "Princess", "Fairline", "Mirror", "Enterprise", "Wayfarer", "GP14", "Ribcraft"},
	&nordic: {"Hallberg-Rassy", "Najad", "Malo", "Maxi", "Nauticat", "Nimbus", "X-Yachts", "Nautor's Swan", "Vindö", "Comfortina",
		"Marieholm", "Folkboat", "Nord Star", "Axopar", "Dragonfly", "Targa"},
	&german:    {"Bavaria", "Hanse", "Dehler", "Sirius", "Linssen", "Contest", "Etap", "Delphia", "Viko", "Elan", "Salona", "Fjord", "Greenline"},
	&french:    {"Beneteau", "Jeanneau", "Dufour", "Amel", "Alubat", "Garcia", "Allures", "Boreal", "Wauquiez", "Feeling", "Gib'Sea", "RM Yachts", "Pogo Structures", "Grand Soleil", "Solaris"},
	&multihull: {"Lagoon", "Fountaine Pajot", "Leopard", "Bali", "Nautitech", "Excess", "Outremer", "Neel", "Seawind", "Antares", "Aquila"},
}

// market is the places where boats lie, by zone.
type market struct {
	trades  map[string]*trade // by builder
	byZone  [zoneCount][]geo.Place
	sums    [zoneCount][]float64 // running sums of the places' weights
	country map[string]string    // currency asked in
}

func newMarket(g *geo.Gazetteer) market {
	m := market{trades: map[string]*trade{}, country: map[string]string{}}
	for t, builders := range homes {
		for _, b := range builders {
			m.trades[b] = t
		}
	}
	for _, p := range g.Places() {
		z := zoneOf(p)
		sum := 0.0
		if n := len(m.sums[z]); n > 0 {
			sum = m.sums[z][n-1]
		}
		m.byZone[z] = append(m.byZone[z], p)
		m.sums[z] = append(m.sums[z], sum+float64(p.Weight))
		m.country[p.Country] = askedIn(g, p)
	}
	return m
}

func zoneOf(p geo.Place) zone {
	if z, ok := zones[p.Country]; ok {
		return z
	}
	if slices.Contains(p.Regions, "caribbean") || slices.Contains(p.Regions, "bahamas") {
		return zoneCaribbean
	}
	return zoneElse
}

// askedIn is the currency that boats are priced in: the country's own where it is a usual one, else dollars or, around
// the Mediterranean, euros.
func askedIn(g *geo.Gazetteer, p geo.Place) string {
	switch c := g.Currency(p.Country); {
	case slices.Contains([]string{"EUR", "USD", "GBP", "SEK", "NOK", "DKK", "CHF", "CAD", "AUD", "NZD", "PLN"}, c):
		return c
	case zoneOf(p) == zoneMed:
		return "EUR"
	}
	return "USD"
}

// currency is what a boat in the country is priced in.
func (m market) currency(country string) string { return m.country[country] }

// choose puts b at a place where boats like it are sold.
func (m market) choose(b *boat) {
	t := m.trades[b.design.Builder]
	switch {
	case t == nil && b.Category.Multihull():
		t = &multihull
	case t == nil:
		t = &worldwide
	}
	if small := b.Category == design.Dinghy || b.Category == design.RIB; small && t == &multihull {
		t = &worldwide
	}
	z := m.zone(b, t)
	sums := m.sums[z]
	at := sort.SearchFloat64s(sums, b.Float64()*sums[len(sums)-1])
	p := m.byZone[z][min(at, len(sums)-1)]
	b.where = p
	b.Place, b.State, b.Country, b.Lat, b.Lon, b.Regions = p.Name, p.State, p.Country, p.Lat, p.Lon, p.Regions
}

func (m market) zone(b *boat, t *trade) zone {
	var sum float64
	for z, w := range t {
		if len(m.byZone[z]) > 0 {
			sum += w
		}
	}
	r := b.Float64() * sum
	for z, w := range t {
		if len(m.byZone[z]) == 0 {
			continue
		}
		if r -= w; r < 0 {
			return zone(z)
		}
	}
	return zoneUS
}
