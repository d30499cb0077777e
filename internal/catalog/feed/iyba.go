package feed

import "strings"

// decodeIYBA reads an advert of the yacht brokers' association's interface.
func decodeIYBA(v jsonValue, d *draft) {
	get := func(names ...string) string {
		for _, n := range names {
			if t := v.get(n).text(); !unknown(t) {
				return t
			}
		}
		return ""
	}
	d.id, d.status, d.condition = get("ID"), get("Status"), get("Condition")
	d.kinds = append(d.kinds, get("Type"), get("Category"))
	d.make, d.model, d.boatName = get("Manufacturer"), get("Model"), get("VesselName")
	d.year = get("Year")
	d.hin, d.hull, d.tax = get("HullIdentificationNumber"), get("HullMaterial"), get("TaxStatus")
	d.loa = metresOrFeet(v, "LOA")
	d.beam = metresOrFeet(v, "Beam")
	d.draftMax = metresOrFeet(v, "MaximumDraft")
	d.draftMin = metresOrFeet(v, "MinimumDraft")
	d.dry = jsonAmount(v.get("DryWeight"), "lb")
	d.displacement = jsonAmount(v.get("Displacement"), "lb")
	d.fuel, d.water = jsonAmount(v.get("FuelTankCapacityGallons"), "gal"), jsonAmount(v.get("FreshWaterCapacityGallons"), "gal")
	d.holding = jsonAmount(v.get("HoldingTankCapacityGallons"), "gal")
	d.cabins, d.heads, d.berths = get("CabinCount"), get("HeadCount"), get("SleepCount")
	// Both prices are filled; the one that is converted changes every day.
	if d.price, d.currency = get("PriceUSD"), "USD"; d.price == "" || get("Currency") == "EUR" {
		if euro := get("PriceEuro"); euro != "" {
			d.price, d.currency = euro, "EUR"
		}
	}
	hidden := strings.ToLower(get("PriceHidden"))
	d.hidden = hidden == "true" || hidden == "yes" || hidden == "1"
	d.city, d.state, d.country = get("City"), get("State"), get("Country")
	d.engineCount = get("EngineQty")
	for e := range v.get("Engines").items() {
		d.engines = append(d.engines, engineDraft{
			make: e.get("EngineMake").text(), model: e.get("EngineModel").text(), year: e.get("EngineYear").text(), fuel: e.get("FuelType").text(),
			kind: e.get("EngineType").text(), hours: e.get("Hours").text(), power: jsonAmount(e.get("PowerHP"), "hp"), position: e.get("EngineLocation").text(),
		})
	}
	for g := range v.get("gallery").items() {
		d.images = append(d.images, imageDraft{url: g.get("HD").text(), caption: g.get("Title").text()})
	}
	d.title = get("Title")
	d.texts = append(d.texts, v.get("Summary").text(), v.get("Description").text())
	for t := range v.get("Textblocks").items() {
		d.texts = append(d.texts, t.get("Title").text()+"\n"+t.get("Description").text())
	}
	d.updated, d.listed = get("UpdatedTimestamp"), get("CreatedTimestamp")
	d.broker = get("ListingOwnerBrokerageName", "ListingOwnerCompany")
	d.brokerCity = get("ListingOwnerBrokerageCity", "ListingOwnerCity")
	d.office = d.broker
}

// metresOrFeet reads a length of which there are members for metres, feet and inches. Metres are taken only where there
// are no feet: they are computed from them.
func metresOrFeet(v jsonValue, name string) amount {
	feet, inch := v.get(name+"Feet").text(), v.get(name+"Inch").text()
	if unknown(feet) {
		if metres := jsonAmount(v.get(name+"Meters"), "m"); !unknown(metres.text) || unknown(inch) {
			return metres
		}
		return in(inch+" in", "in")
	}
	if unknown(inch) {
		return jsonAmount(v.get(name+"Feet"), "ft")
	}
	return in(feet+" ft "+inch+" in", "ft")
}
