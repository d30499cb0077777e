package feed

import (
	"strings"
)

// goods are the types of schema.org that a boat for sale is marked up as; there is none for boats.
var goods = map[string]bool{"Product": true, "Vehicle": true, "IndividualProduct": true, "ProductModel": true, "Boat": true, "Yacht": true, "Watercraft": true}

// eachProduct calls visit with every product in a document, however it is wrapped. Products inside a product (similar
// ones, accessories) are not visited.
func eachProduct(v jsonValue, visit func(jsonValue)) {
	if v.isObject() && isProduct(v) {
		visit(v)
		return
	}
	for kid := range v.kids() {
		switch string(kid.key()) {
		case "isSimilarTo", "isRelatedTo", "review", "breadcrumb":
			continue
		}
		eachProduct(kid, visit)
	}
}

// isProduct reports whether an object is a product, or an offer around one.
func isProduct(v jsonValue) bool {
	if offered := v.get("itemOffered"); offered.isObject() && isProduct(offered) {
		return true
	}
	kind := v.get("@type")
	if goods[typeName(kind.text())] {
		return true
	}
	for k := range kind.kids() {
		if goods[typeName(k.text())] {
			return true
		}
	}
	return false
}

func typeName(text string) string {
	text = schemaTerm(text)
	return text[strings.LastIndexByte(text, ':')+1:]
}

// naming is the text of a member that is a text, an object with a name or a value, or a list of these.
func naming(v jsonValue) string {
	switch {
	case v.isArray():
		for kid := range v.kids() {
			return naming(kid)
		}
	case v.isObject():
		for _, name := range []string{"name", "value", "@value"} {
			if t := v.get(name).text(); t != "" {
				return t
			}
		}
	}
	return v.text()
}

// appendNames adds what naming reads of a member, of a list what it reads of each.
func appendNames(names []string, v jsonValue) []string {
	if !v.isArray() {
		return append(names, naming(v))
	}
	for kid := range v.kids() {
		names = append(names, naming(kid))
	}
	return names
}

// decodeProduct reads a product of schema.org.
func decodeProduct(v jsonValue, d *draft, table *columnTable) {
	if offered := v.get("itemOffered"); offered.isObject() && isProduct(offered) {
		decodeProduct(offered, d, table)
		productOffers(v, d)
		for m := range v.kids() {
			if name := string(m.key()); d.id == "" && (name == "sku" || name == "identifier") {
				productOffer(name, m, d)
			}
		}
		return
	}
	var depth amount
	for m := range v.kids() {
		switch name := string(m.key()); {
		case name == "depth":
			depth = quantitative(m, "m")
		case !productOffer(name, m, d):
			productBoat(name, m, d, table)
		}
	}
	productDepth(depth, d)
	if id := v.get("@id").text(); d.url == "" && strings.HasPrefix(id, "http") {
		d.url = id
	}
}

// productDepth settles what the depth of a product is of a boat: mostly the length, but never less than the beam.
func productDepth(depth amount, d *draft) {
	v, known, _ := depth.value(length)
	beam, _, _ := d.beam.value(length)
	switch {
	case !known:
	case v < beam:
		if d.draftMax.text == "" {
			d.draftMax = depth
		}
	case d.loa.text == "":
		d.loa = depth
	}
}

// productOffer reads what is told of the advert.
func productOffer(name string, m jsonValue, d *draft) bool {
	switch name {
	case "name":
		d.title = m.text()
	case "sku", "productID", "serialNumber", "identifier", "mpn":
		if t := naming(m); t != "" && (d.id == "" || name == "sku") {
			d.id = strings.TrimPrefix(t, "sku:")
		}
	case "url":
		d.url = m.text()
	case "description":
		d.texts = appendTexts(d.texts, m)
	case "image":
		productImages(m, d)
	case "offers":
		productOffers(m, d)
	case "itemCondition":
		d.condition = m.text()
	case "datePosted", "datePublished":
		d.listed = m.text()
	case "dateModified":
		d.updated = m.text()
	default:
		return false
	}
	return true
}

// productBoat reads what is told of the boat.
func productBoat(name string, m jsonValue, d *draft, table *columnTable) {
	switch name {
	case "brand", "manufacturer":
		if t := naming(m); t != "" && (d.make == "" || name == "brand") {
			d.make = t
		}
	case "model":
		d.model = naming(m)
	case "vehicleIdentificationNumber":
		d.hin = m.text()
	case "category", "bodyType":
		d.kinds = appendNames(d.kinds, m)
	case "vehicleModelDate", "modelDate":
		d.modelYear = m.text()
	case "productionDate", "releaseDate", "dateVehicleFirstRegistered":
		if d.year == "" {
			d.year = m.text()
		}
	case "width":
		d.beam = quantitative(m, "m")
	case "length":
		d.loa = quantitative(m, "m")
	case "weight":
		d.displacement = quantitative(m, "kg")
	case "material":
		d.hull = naming(m)
	case "vehicleEngine":
		productEngines(m, d)
	case "fuelType":
		oneEngine(func(e *engineDraft, a amount) { e.fuel = a.text })(d, in(naming(m), ""))
	case "additionalProperty":
		for p := range m.items() {
			productProperty(p, d, table)
		}
	default:
		productMember(name, m, d, table)
	}
}

// productMember reads a member that is not of schema.org's products under the name that a table would have for it: "numberOfBerths".
func productMember(name string, m jsonValue, d *draft, table *columnTable) {
	if len(name) > maxLabel || name == "" || name[0] == '@' {
		return
	}
	c, unit := table.header(parted(name))
	if c == nil || c.unit == "" && m.isObject() {
		return
	}
	if a := quantitative(m, unit); a.text != "" {
		c.set(d, a)
	}
}

// parted writes a name in camel case as words.
func parted(name string) string {
	var b strings.Builder
	for i := range len(name) {
		if c := name[i]; c >= 'A' && c <= 'Z' && i > 0 && name[i-1] >= 'a' && name[i-1] <= 'z' {
			b.WriteByte(' ')
		}
		b.WriteByte(name[i])
	}
	return b.String()
}

// quantitative reads a value with its unit as a code (MTR) or in words, or a text with both.
func quantitative(v jsonValue, unit string) amount {
	if !v.isObject() {
		return jsonAmount(v, unit)
	}
	if inner := v.get("value"); inner.isObject() {
		return quantitative(inner, unit)
	}
	a := jsonAmount(v.get("value"), unit)
	for _, name := range []string{"unitText", "unitCode"} {
		u := strings.ToLower(v.get(name).text())
		if _, ok := units[u]; ok || u != "" && name == "unitCode" {
			a.unit = u
		}
	}
	return a
}

func productImages(v jsonValue, d *draft) {
	switch {
	case v.isArray():
		for kid := range v.kids() {
			productImages(kid, d)
		}
	case v.isObject():
		u := v.get("contentUrl").text()
		if u == "" {
			u = v.get("url").text()
		}
		d.images = append(d.images, imageDraft{url: u, caption: v.get("caption").text(), width: v.get("width").text(), height: v.get("height").text()})
	default:
		d.images = append(d.images, imageDraft{url: v.text()})
	}
}

// productOffers reads the first offer; several are of one boat through several sellers.
func productOffers(v jsonValue, d *draft) {
	if v.isArray() {
		for kid := range v.kids() {
			productOffers(kid, d)
			return
		}
		return
	}
	d.price, d.currency = v.get("price").text(), v.get("priceCurrency").text()
	if nested := v.get("offers"); d.price == "" && (nested.isArray() || nested.isObject()) {
		productOffers(nested, d)
	}
	if d.price == "" {
		d.price = v.get("lowPrice").text()
	}
	spec := v.get("priceSpecification")
	if spec.isArray() {
		for kid := range spec.kids() {
			spec = kid
			break
		}
	}
	if d.price == "" {
		d.price = spec.get("price").text()
	}
	if d.currency == "" {
		d.currency = spec.get("priceCurrency").text()
	}
	if vat := spec.get("valueAddedTaxIncluded").text(); vat != "" {
		d.tax = vat
	}
	if t := v.get("availability").text(); t != "" {
		d.status = strings.ToLower(schemaTerm(t))
	}
	if t := v.get("itemCondition").text(); t != "" {
		d.condition = t
	}
	if t := v.get("url").text(); d.url == "" {
		d.url = t
	}
	seller := v.get("seller")
	if seller.isObject() && typeName(seller.get("@type").text()) != "Person" {
		d.broker, d.brokerCity = seller.get("name").text(), seller.get("address").get("addressLocality").text()
		d.office = d.broker
	}
	if at := v.get("availableAtOrFrom"); at.isObject() {
		address := at.get("address")
		d.city, d.state, d.country = address.get("addressLocality").text(), address.get("addressRegion").text(), naming(address.get("addressCountry"))
		d.place = address.text()
		d.lat, d.lon = at.get("geo").get("latitude").text(), at.get("geo").get("longitude").text()
	}
}

func productEngines(v jsonValue, d *draft) {
	if v.isArray() {
		for kid := range v.kids() {
			productEngines(kid, d)
		}
		return
	}
	e := engineDraft{fuel: naming(v.get("fuelType")), kind: naming(v.get("engineType")), power: quantitative(v.get("enginePower"), "kw")}
	e.fill(engineOf(naming(v)))
	d.engines = append(d.engines, e)
}

// productProperty reads a property by the name that it is shown under.
func productProperty(v jsonValue, d *draft, table *columnTable) {
	name := v.get("name").text()
	c, unit := table.header(name)
	if c == nil {
		if c = table.named(v.get("propertyID").text()); c == nil {
			return
		}
		unit = c.unit
	}
	a := quantitative(v, unit)
	if c.unit == "" {
		a.unit = ""
	}
	if a.text != "" {
		c.set(d, a)
	}
}
