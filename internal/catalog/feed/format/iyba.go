package format

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// decodeIYBA reads an advert of the yacht brokers' association's interface.
func decodeIYBA(v tree.Value, d *draft.Draft) {
	get := func(names ...string) string {
		for _, n := range names {
			if t := v.Get(n).Text(); !written.Unknown(t) {
				return t
			}
		}
		return ""
	}
	d.ID, d.Status, d.Condition = get("ID"), get("Status"), get("Condition")
	d.Kinds = append(d.Kinds, get("Type"), get("Category"))
	d.Make, d.Model, d.BoatName = get("Manufacturer"), get("Model"), get("VesselName")
	d.Year = get("Year")
	d.HIN, d.Hull, d.Tax = get("HullIdentificationNumber"), get("HullMaterial"), get("TaxStatus")
	d.LOA = metresOrFeet(v, "LOA")
	d.Beam = metresOrFeet(v, "Beam")
	d.DraftMax = metresOrFeet(v, "MaximumDraft")
	d.DraftMin = metresOrFeet(v, "MinimumDraft")
	d.Dry = jsonAmount(v.Get("DryWeight"), "lb")
	d.Displacement = jsonAmount(v.Get("Displacement"), "lb")
	d.Fuel, d.Water = jsonAmount(v.Get("FuelTankCapacityGallons"), "gal"), jsonAmount(v.Get("FreshWaterCapacityGallons"), "gal")
	d.Holding = jsonAmount(v.Get("HoldingTankCapacityGallons"), "gal")
	d.Cabins, d.Heads, d.Berths = get("CabinCount"), get("HeadCount"), get("SleepCount")
	// Both prices are filled; the one that is converted changes every day.
	if d.Price, d.Currency = get("PriceUSD"), "USD"; d.Price == "" || get("Currency") == "EUR" {
		if euro := get("PriceEuro"); euro != "" {
			d.Price, d.Currency = euro, "EUR"
		}
	}
	hidden := strings.ToLower(get("PriceHidden"))
	d.Hidden = hidden == "true" || hidden == "yes" || hidden == "1"
	d.City, d.State, d.Country = get("City"), get("State"), get("Country")
	d.EngineCount = get("EngineQty")
	for e := range v.Get("Engines").Items() {
		d.Engines = append(d.Engines, draft.Engine{
			Make: e.Get("EngineMake").Text(), Model: e.Get("EngineModel").Text(), Year: e.Get("EngineYear").Text(), Fuel: e.Get("FuelType").Text(),
			Kind: e.Get("EngineType").Text(), Hours: e.Get("Hours").Text(), Power: jsonAmount(e.Get("PowerHP"), "hp"), Position: e.Get("EngineLocation").Text(),
		})
	}
	for g := range v.Get("gallery").Items() {
		d.Images = append(d.Images, draft.Image{URL: g.Get("HD").Text(), Caption: g.Get("Title").Text()})
	}
	d.Title = get("Title")
	d.Texts = append(d.Texts, v.Get("Summary").Text(), v.Get("Description").Text())
	for t := range v.Get("Textblocks").Items() {
		d.Texts = append(d.Texts, t.Get("Title").Text()+"\n"+t.Get("Description").Text())
	}
	d.Updated, d.Listed = get("UpdatedTimestamp"), get("CreatedTimestamp")
	d.Broker = get("ListingOwnerBrokerageName", "ListingOwnerCompany")
	d.BrokerCity = get("ListingOwnerBrokerageCity", "ListingOwnerCity")
	d.Office = d.Broker
}

// metresOrFeet reads a length of which there are members for metres, feet and inches. Metres are taken only where there
// are no feet: they are computed from them.
func metresOrFeet(v tree.Value, name string) draft.Amount {
	feet, inch := v.Get(name+"Feet").Text(), v.Get(name+"Inch").Text()
	if written.Unknown(feet) {
		if metres := jsonAmount(v.Get(name+"Meters"), "m"); !written.Unknown(metres.Text) || written.Unknown(inch) {
			return metres
		}
		return draft.AmountIn(inch+" in", "in")
	}
	if written.Unknown(inch) {
		return jsonAmount(v.Get(name+"Feet"), "ft")
	}
	return draft.AmountIn(feet+" ft "+inch+" in", "ft")
}
