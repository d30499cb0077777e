package format

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/column"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
)

// decodeBoatSales reads an advert of a brokerage's flat JSON with a history of prices. What is missing is "" or 0 there.
func decodeBoatSales(v tree.Value, d *draft.Draft, table *column.Table) {
	for m := range v.Kids() {
		name := string(m.Key())
		switch name {
		case "price_history":
			for h := range m.Kids() {
				d.History = append(d.History, draft.Price{At: h.Get("price_updated_at").Text(), Price: h.Get("old_price").Text(), Replaced: true})
			}
		case "original_price":
			d.OldPrice = m.Text()
		case "images", "photos", "pictures":
			decodeImages(m, d)
		case "picture_url":
			for u := range strings.SplitSeq(m.Text(), ",") {
				d.Images = append(d.Images, draft.Image{URL: u})
			}
		case "engines":
			for e := range m.Items() {
				d.Engines = append(d.Engines, plainEngine(e))
			}
		case "features", "equipment":
			for f := range m.Kids() {
				d.Said = append(d.Said, f.Text())
			}
		case "location":
			d.City, d.State, d.Country = m.Get("city").Text(), m.Get("state").Text(), m.Get("country").Text()
			d.Lat, d.Lon = m.Get("latitude").Text(), m.Get("longitude").Text()
			d.Place = m.Text()
		case "broker", "office":
			if m.IsObject() {
				d.Broker, d.BrokerCity = m.Get("company").Text(), m.Get("city").Text()
			} else {
				d.Broker = m.Text()
			}
			d.Office = d.Broker
		default:
			if c, unit := table.Header(name); c != nil {
				c.Set(d, columnAmount(m, c, unit))
			}
		}
	}
}

func decodeImages(v tree.Value, d *draft.Draft) {
	for m := range v.Kids() {
		if m.IsObject() {
			d.Images = append(d.Images, draft.Image{URL: m.Get("url").Text(), Caption: m.Get("caption").Text(), Width: m.Get("width").Text(), Height: m.Get("height").Text()})
			continue
		}
		d.Images = append(d.Images, draft.Image{URL: m.Text()})
	}
}

// plainEngine reads an engine under the names that most would give.
func plainEngine(v tree.Value) draft.Engine {
	e := draft.Engine{
		Make: v.Get("make").Text(), Model: v.Get("model").Text(), Year: v.Get("year").Text(), Hours: v.Get("hours").Text(), Fuel: v.Get("fuel").Text(),
		Kind: v.Get("type").Text(), Position: v.Get("position").Text(), Power: jsonAmount(v.Get("kw"), "kW"),
	}
	e.Power.Unit = "kw"
	if e.Power.Text == "" {
		e.Power = jsonAmount(v.Get("hp"), "hp")
	}
	return e
}
