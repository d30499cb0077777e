package feed

import "strings"

// decodeBoatSales reads an advert of a brokerage's flat JSON with a history of prices. What is missing is "" or 0 there.
func decodeBoatSales(v jsonValue, d *draft, table *columnTable) {
	for m := range v.kids() {
		name := string(m.key())
		switch name {
		case "price_history":
			for h := range m.kids() {
				d.history = append(d.history, priceDraft{at: h.get("price_updated_at").text(), price: h.get("old_price").text(), replaced: true})
			}
		case "original_price":
			d.oldPrice = m.text()
		case "images", "photos", "pictures":
			decodeImages(m, d)
		case "picture_url":
			for u := range strings.SplitSeq(m.text(), ",") {
				d.images = append(d.images, imageDraft{url: u})
			}
		case "engines":
			for e := range m.items() {
				d.engines = append(d.engines, plainEngine(e))
			}
		case "features", "equipment":
			for f := range m.kids() {
				d.said = append(d.said, f.text())
			}
		case "location":
			d.city, d.state, d.country = m.get("city").text(), m.get("state").text(), m.get("country").text()
			d.lat, d.lon = m.get("latitude").text(), m.get("longitude").text()
			d.place = m.text()
		case "broker", "office":
			if m.isObject() {
				d.broker, d.brokerCity = m.get("company").text(), m.get("city").text()
			} else {
				d.broker = m.text()
			}
			d.office = d.broker
		default:
			if c, unit := table.header(name); c != nil {
				c.set(d, columnAmount(m, c, unit))
			}
		}
	}
}

func decodeImages(v jsonValue, d *draft) {
	for m := range v.kids() {
		if m.isObject() {
			d.images = append(d.images, imageDraft{url: m.get("url").text(), caption: m.get("caption").text(), width: m.get("width").text(), height: m.get("height").text()})
			continue
		}
		d.images = append(d.images, imageDraft{url: m.text()})
	}
}

// plainEngine reads an engine under the names that most would give.
func plainEngine(v jsonValue) engineDraft {
	e := engineDraft{
		make: v.get("make").text(), model: v.get("model").text(), year: v.get("year").text(), hours: v.get("hours").text(), fuel: v.get("fuel").text(),
		kind: v.get("type").text(), position: v.get("position").text(), power: jsonAmount(v.get("kw"), "kW"),
	}
	e.power.unit = "kw"
	if e.power.text == "" {
		e.power = jsonAmount(v.get("hp"), "hp")
	}
	return e
}
