package sample

import (
	"math"
	"math/rand/v2"

	"github.com/fairlead/fairlead/internal/catalog"
)

// premium is how much dearer than a Beneteau of the same size and age a builder's boats are asked for, as ln of the ratio.
var premium = map[string]float64{
	"Hallberg-Rassy": 0.944, "X-Yachts": 0.571, "Island Packet": 0.56, "Tartan": 0.536, "Wauquiez": 0.432, "J/Boats": 0.385,
	"Grand Soleil": 0.231, "Dehler": 0.131, "Catalina": 0.049, "Hanse": -0.083, "Dufour": -0.117, "Hunter": -0.174,
	"Jeanneau": -0.198, "Elan": -0.301, "Bavaria": -0.342, "Bali": -0.073, "Leopard": -0.186, "Fountaine Pajot": 0.01,
	"Nautor's Swan": 0.9, "Oyster": 0.95, "Najad": 0.75, "Malo": 0.8, "Amel": 0.5, "Contest": 0.5, "Hinckley": 1.1, "Sabre": 0.4,
	"Pacific Seacraft": 0.65, "Nordhavn": 0.9, "Grand Banks": 0.35, "Kadey-Krogen": 0.4, "Hatteras": 0.3, "Viking": 0.4,
	"Rustler": 0.7, "Garcia": 0.7, "Boreal": 0.7, "Allures": 0.5, "Alubat": 0.4, "Outremer": 0.4, "Bayliner": -0.45,
	"MacGregor": -0.3, "O'Day": -0.2, "Cal": -0.15, "Endeavour": -0.15, "Westsail": 0.2, "Hans Christian": 0.3, "Linssen": 0.4,
	"Boston Whaler": 0.35, "Grady-White": 0.35, "Back Cove": 0.5, "Axopar": 0.3, "Custom": -0.25, "Contessa": 0.25,
}

// charterDiscount is by how much less a boat out of charter is asked for than a private one alike, as ln of the ratio; an assumption.
const charterDiscount = 0.12

// marketFactor is what the boat's market asks against the United States, as ln of the ratio: monohulls elsewhere 1/1.27,
// in the Caribbean 12 % less still; multihulls 1/1.15 and 7 %.
func (b *boat) marketFactor() float64 {
	multi := b.Category.Multihull()
	switch {
	case zoneOf(b.where) == zoneUS || zoneOf(b.where) == zoneCanada:
		return 0
	case zoneOf(b.where) == zoneCaribbean && multi:
		return -0.14 - 0.07
	case zoneOf(b.where) == zoneCaribbean:
		return -0.24 - 0.13
	case multi:
		return -0.14
	}
	return -0.24
}

// ask sets price, currency and tax.
func (b *boat) ask(currency func(country string) string) {
	age := float64(min(max(b.age(), 0), 60))
	ln := math.Log(catalog.UsualPrice(b.Category, b.length, age))
	ln += premium[b.Make] + b.marketFactor() + 0.17*b.quality + 0.18*b.NormFloat64()
	if b.charter {
		ln -= charterDiscount
	}
	b.Currency, b.PriceType = currency(b.Country), catalog.Ask
	b.tax()
	if b.Grade == catalog.Restorable {
		ln -= b.between(0.5, 1.2)
		if b.chance(0.3) && b.length < 9 && age >= 30 {
			b.PriceType = catalog.Free
			return
		}
	}
	price, _ := catalog.Convert(math.Exp(ln), "USD", b.Currency)
	b.Price = round(max(price, 250), b.Rand)
}

// round makes an amount an asking price: 24,900, 39,500, 128,000.
func round(amount float64, r *rand.Rand) float64 {
	step := math.Pow(10, math.Floor(math.Log10(amount))-1) // two leading digits
	switch p := r.Float64(); {
	case p < 0.45:
		return math.Max(math.Round(amount/step)*step-step/10, step)
	case p < 0.75:
		return math.Round(amount/step*2) * step / 2
	}
	return math.Round(amount/step) * step
}

// withVAT are the countries outside the European Union that have value added tax on boats.
var withVAT = map[string]bool{"GB": true, "NO": true, "CH": true, "IM": true}

func (b *boat) tax() {
	eu := false
	for _, r := range b.Regions {
		eu = eu || r == "eu"
	}
	if !eu && !withVAT[b.Country] {
		b.Tax = catalog.TaxNA
		return
	}
	switch p := b.Float64(); {
	case p < 0.05:
		b.Tax = ""
	case b.NewUsed != catalog.Used && p < 0.6:
		b.Tax = catalog.VATExcluded
	case b.charter && p < 0.4 || p < 0.1:
		b.Tax = catalog.VATNotPaid
	default:
		b.Tax = catalog.VATPaid
	}
}
