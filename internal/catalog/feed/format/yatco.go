package format

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// decodeYATCO reads a vessel of the YATCO interface, out of the search or with its details.
func decodeYATCO(v tree.Value, d *draft.Draft) {
	text := func(name string) string { return v.Get(name).Text() }
	d.ID, d.Status, d.Condition = text("VesselID"), text("VesselStatusText"), text("VesselConditionText")
	d.Kinds = append(d.Kinds, text("MainCategoryText"), text("SubCategoryText"))
	d.Make, d.Model, d.BoatName = text("BuilderName"), text("Model"), text("VesselName")
	d.Year, d.ModelYear = text("Year"), text("ModelYear")
	d.LOA, d.Beam = metresOrFeet(v, "LOA"), metresOrFeet(v, "Beam")
	d.DraftMax = metresOrFeet(v, "MaxDraft")
	d.Cabins, d.Hull = text("StateRooms"), text("HullMaterial")
	d.City, d.State, d.Country = text("LocationCity"), text("LocationState"), text("LocationCountry")
	d.Updated = text("ModifiedDate")
	yatcoPrice(v, d)
	for p := range v.Get("PhotoGallery").Items() {
		d.Images = append(d.Images, draft.Image{URL: p.Get("largeImageURL").Text(), Caption: p.Get("Caption").Text()})
	}
	d.Broker = v.Get("Company").Get("CompanyName").Text()
	d.Office = d.Broker
	weights := v.Get("SpeedWeight")
	d.Displacement, d.Dry = jsonAmount(weights.Get("Displacement"), "lb"), jsonAmount(weights.Get("DryWeight"), "lb")
	d.Fuel, d.Water, d.Holding = jsonAmount(weights.Get("FuelCapacity"), "gal"), jsonAmount(weights.Get("WaterCapacity"), "gal"), jsonAmount(weights.Get("HoldingTank"), "gal")
	rooms := v.Get("Accommodations")
	d.Heads = rooms.Get("HeadsValue").Text()
	if berths := rooms.Get("SleepsValue").Text(); berths != "" {
		d.Berths = berths
	}
	d.HIN = v.Get("HullDeck").Get("HullID").Text()
	d.EngineCount = text("NumberOfEngines")
	for e := range v.Get("Engines").Items() {
		d.Engines = append(d.Engines, draft.Engine{
			Make: e.Get("Manufacturer").Text(), Model: e.Get("Model").Text(), Year: e.Get("Year").Text(), Fuel: e.Get("FuelType").Text(),
			Kind: e.Get("EngineType").Text(), Power: jsonAmount(e.Get("Horsepower"), "hp"), Hours: e.Get("AppoxHours").Text(),
		})
	}
	d.Texts = append(d.Texts, text("DescriptionShortDescription"), text("VD"))
	for s := range v.Get("Sections").Items() {
		d.Texts = append(d.Texts, s.Get("SectionName").Text()+"\n"+s.Get("SectionText").Text())
	}
}

// yatcoPrice takes the number from one member and the currency from the other, which is written for people: "€2,950,000".
func yatcoPrice(v tree.Value, d *draft.Draft) {
	d.Price = v.Get("AskingPrice").Text()
	formatted := v.Get("AskingPriceFormatted").Text()
	_, name, words := written.SplitPrice(formatted)
	switch {
	case words != "":
		if m, ok := written.PriceWords.Find(words); ok {
			d.PriceType = m
		}
	case written.Unknown(d.Price):
		d.Price = formatted
	}
	d.Currency = name
	if code := v.Get("Currency").Text(); written.CurrencyOf(code) != "" {
		d.Currency = strings.ToUpper(code)
	}
}
