package feed

import "strings"

// decodeYATCO reads a vessel of the YATCO interface, out of the search or with its details.
func decodeYATCO(v jsonValue, d *draft) {
	text := func(name string) string { return v.get(name).text() }
	d.id, d.status, d.condition = text("VesselID"), text("VesselStatusText"), text("VesselConditionText")
	d.kinds = append(d.kinds, text("MainCategoryText"), text("SubCategoryText"))
	d.make, d.model, d.boatName = text("BuilderName"), text("Model"), text("VesselName")
	d.year, d.modelYear = text("Year"), text("ModelYear")
	d.loa, d.beam = metresOrFeet(v, "LOA"), metresOrFeet(v, "Beam")
	d.draftMax = metresOrFeet(v, "MaxDraft")
	d.cabins, d.hull = text("StateRooms"), text("HullMaterial")
	d.city, d.state, d.country = text("LocationCity"), text("LocationState"), text("LocationCountry")
	d.updated = text("ModifiedDate")
	yatcoPrice(v, d)
	for p := range v.get("PhotoGallery").items() {
		d.images = append(d.images, imageDraft{url: p.get("largeImageURL").text(), caption: p.get("Caption").text()})
	}
	d.broker = v.get("Company").get("CompanyName").text()
	d.office = d.broker
	weights := v.get("SpeedWeight")
	d.displacement, d.dry = jsonAmount(weights.get("Displacement"), "lb"), jsonAmount(weights.get("DryWeight"), "lb")
	d.fuel, d.water, d.holding = jsonAmount(weights.get("FuelCapacity"), "gal"), jsonAmount(weights.get("WaterCapacity"), "gal"), jsonAmount(weights.get("HoldingTank"), "gal")
	rooms := v.get("Accommodations")
	d.heads = rooms.get("HeadsValue").text()
	if berths := rooms.get("SleepsValue").text(); berths != "" {
		d.berths = berths
	}
	d.hin = v.get("HullDeck").get("HullID").text()
	d.engineCount = text("NumberOfEngines")
	for e := range v.get("Engines").items() {
		d.engines = append(d.engines, engineDraft{
			make: e.get("Manufacturer").text(), model: e.get("Model").text(), year: e.get("Year").text(), fuel: e.get("FuelType").text(),
			kind: e.get("EngineType").text(), power: jsonAmount(e.get("Horsepower"), "hp"), hours: e.get("AppoxHours").text(),
		})
	}
	d.texts = append(d.texts, text("DescriptionShortDescription"), text("VD"))
	for s := range v.get("Sections").items() {
		d.texts = append(d.texts, s.get("SectionName").text()+"\n"+s.get("SectionText").text())
	}
}

// yatcoPrice takes the number from one member and the currency from the other, which is written for people: "€2,950,000".
func yatcoPrice(v jsonValue, d *draft) {
	d.price = v.get("AskingPrice").text()
	formatted := v.get("AskingPriceFormatted").text()
	_, name, words := splitPrice(formatted)
	switch {
	case words != "":
		if m, ok := onRequest.find(words); ok {
			d.priceType = m
		}
	case unknown(d.price):
		d.price = formatted
	}
	d.currency = name
	if code := v.get("Currency").text(); currencyOf(code) != "" {
		d.currency = strings.ToUpper(code)
	}
}
