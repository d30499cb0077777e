package format

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/column"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// goods are the types of schema.org that a boat for sale is marked up as; there is none for boats.
var goods = map[string]bool{"Product": true, "Vehicle": true, "IndividualProduct": true, "ProductModel": true, "Boat": true, "Yacht": true, "Watercraft": true}

// eachProduct calls visit with every product in a document, however it is wrapped. Products inside a product (similar
// ones, accessories) are not visited.
func eachProduct(v tree.Value, visit func(tree.Value)) {
	if v.IsObject() && isProduct(v) {
		visit(v)
		return
	}
	for kid := range v.Kids() {
		switch string(kid.Key()) {
		case "isSimilarTo", "isRelatedTo", "review", "breadcrumb":
			continue
		}
		eachProduct(kid, visit)
	}
}

// isProduct reports whether an object is a product, or an offer around one.
func isProduct(v tree.Value) bool {
	if offered := v.Get("itemOffered"); offered.IsObject() && isProduct(offered) {
		return true
	}
	kind := v.Get("@type")
	if goods[typeName(kind.Text())] {
		return true
	}
	for k := range kind.Kids() {
		if goods[typeName(k.Text())] {
			return true
		}
	}
	return false
}

func typeName(text string) string {
	text = written.SchemaTerm(text)
	return text[strings.LastIndexByte(text, ':')+1:]
}

// naming is the text of a member that is a text, an object with a name or a value, or a list of these.
func naming(v tree.Value) string {
	switch {
	case v.IsArray():
		for kid := range v.Kids() {
			return naming(kid)
		}
	case v.IsObject():
		for _, name := range []string{"name", "value", "@value"} {
			if t := v.Get(name).Text(); t != "" {
				return t
			}
		}
	}
	return v.Text()
}

// appendNames adds what naming reads of a member, of a list what it reads of each.
func appendNames(names []string, v tree.Value) []string {
	if !v.IsArray() {
		return append(names, naming(v))
	}
	for kid := range v.Kids() {
		names = append(names, naming(kid))
	}
	return names
}

// decodeProduct reads a product of schema.org.
func decodeProduct(v tree.Value, d *draft.Draft, table *column.Table) {
	if offered := v.Get("itemOffered"); offered.IsObject() && isProduct(offered) {
		decodeProduct(offered, d, table)
		productOffers(v, d)
		for m := range v.Kids() {
			if name := string(m.Key()); d.ID == "" && (name == "sku" || name == "identifier") {
				productOffer(name, m, d)
			}
		}
		return
	}
	var depth draft.Amount
	for m := range v.Kids() {
		switch name := string(m.Key()); {
		case name == "depth":
			depth = quantitative(m, "m")
		case !productOffer(name, m, d):
			productBoat(name, m, d, table)
		}
	}
	productDepth(depth, d)
	if id := v.Get("@id").Text(); d.URL == "" && strings.HasPrefix(id, "http") {
		d.URL = id
	}
}

// productDepth settles what the depth of a product is of a boat: mostly the length, but never less than the beam.
func productDepth(depth draft.Amount, d *draft.Draft) {
	v, known, _ := depth.Value(draft.Length)
	beam, _, _ := d.Beam.Value(draft.Length)
	switch {
	case !known:
	case v < beam:
		if d.DraftMax.Text == "" {
			d.DraftMax = depth
		}
	case d.LOA.Text == "":
		d.LOA = depth
	}
}

// productOffer reads what is told of the advert.
func productOffer(name string, m tree.Value, d *draft.Draft) bool {
	switch name {
	case "name":
		d.Title = m.Text()
	case "sku", "productID", "serialNumber", "identifier", "mpn":
		if t := naming(m); t != "" && (d.ID == "" || name == "sku") {
			d.ID = strings.TrimPrefix(t, "sku:")
		}
	case "url":
		d.URL = m.Text()
	case "description":
		d.Texts = appendTexts(d.Texts, m)
	case "image":
		productImages(m, d)
	case "offers":
		productOffers(m, d)
	case "itemCondition":
		d.Condition = m.Text()
	case "datePosted", "datePublished":
		d.Listed = m.Text()
	case "dateModified":
		d.Updated = m.Text()
	default:
		return false
	}
	return true
}

// productBoat reads what is told of the boat.
func productBoat(name string, m tree.Value, d *draft.Draft, table *column.Table) {
	switch name {
	case "brand", "manufacturer":
		if t := naming(m); t != "" && (d.Make == "" || name == "brand") {
			d.Make = t
		}
	case "model":
		d.Model = naming(m)
	case "vehicleIdentificationNumber":
		d.HIN = m.Text()
	case "category", "bodyType":
		d.Kinds = appendNames(d.Kinds, m)
	case "vehicleModelDate", "modelDate":
		d.ModelYear = m.Text()
	case "productionDate", "releaseDate", "dateVehicleFirstRegistered":
		if d.Year == "" {
			d.Year = m.Text()
		}
	case "width":
		d.Beam = quantitative(m, "m")
	case "length":
		d.LOA = quantitative(m, "m")
	case "weight":
		d.Displacement = quantitative(m, "kg")
	case "material":
		d.Hull = naming(m)
	case "vehicleEngine":
		productEngines(m, d)
	case "fuelType":
		column.OneEngine(func(e *draft.Engine, a draft.Amount) { e.Fuel = a.Text })(d, draft.AmountIn(naming(m), ""))
	case "additionalProperty":
		for p := range m.Items() {
			productProperty(p, d, table)
		}
	default:
		productMember(name, m, d, table)
	}
}

// productMember reads a member that is not of schema.org's products under the name that a table would have for it: "numberOfBerths".
func productMember(name string, m tree.Value, d *draft.Draft, table *column.Table) {
	if len(name) > maxLabel || name == "" || name[0] == '@' {
		return
	}
	c, unit := table.Header(parted(name))
	if c == nil || c.Unit == "" && m.IsObject() {
		return
	}
	if a := quantitative(m, unit); a.Text != "" {
		c.Set(d, a)
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
func quantitative(v tree.Value, unit string) draft.Amount {
	if !v.IsObject() {
		return jsonAmount(v, unit)
	}
	if inner := v.Get("value"); inner.IsObject() {
		return quantitative(inner, unit)
	}
	a := jsonAmount(v.Get("value"), unit)
	for _, name := range []string{"unitText", "unitCode"} {
		u := strings.ToLower(v.Get(name).Text())
		if _, ok := draft.Units[u]; ok || u != "" && name == "unitCode" {
			a.Unit = u
		}
	}
	return a
}

func productImages(v tree.Value, d *draft.Draft) {
	switch {
	case v.IsArray():
		for kid := range v.Kids() {
			productImages(kid, d)
		}
	case v.IsObject():
		u := v.Get("contentUrl").Text()
		if u == "" {
			u = v.Get("url").Text()
		}
		d.Images = append(d.Images, draft.Image{URL: u, Caption: v.Get("caption").Text(), Width: v.Get("width").Text(), Height: v.Get("height").Text()})
	default:
		d.Images = append(d.Images, draft.Image{URL: v.Text()})
	}
}

// productOffers reads the first offer; several are of one boat through several sellers.
func productOffers(v tree.Value, d *draft.Draft) {
	if v.IsArray() {
		for kid := range v.Kids() {
			productOffers(kid, d)
			return
		}
		return
	}
	d.Price, d.Currency = v.Get("price").Text(), v.Get("priceCurrency").Text()
	if nested := v.Get("offers"); d.Price == "" && (nested.IsArray() || nested.IsObject()) {
		productOffers(nested, d)
	}
	if d.Price == "" {
		d.Price = v.Get("lowPrice").Text()
	}
	spec := v.Get("priceSpecification")
	if spec.IsArray() {
		for kid := range spec.Kids() {
			spec = kid
			break
		}
	}
	if d.Price == "" {
		d.Price = spec.Get("price").Text()
	}
	if d.Currency == "" {
		d.Currency = spec.Get("priceCurrency").Text()
	}
	if vat := spec.Get("valueAddedTaxIncluded").Text(); vat != "" {
		d.Tax = vat
	}
	if t := v.Get("availability").Text(); t != "" {
		d.Status = strings.ToLower(written.SchemaTerm(t))
	}
	if t := v.Get("itemCondition").Text(); t != "" {
		d.Condition = t
	}
	if t := v.Get("url").Text(); d.URL == "" {
		d.URL = t
	}
	seller := v.Get("seller")
	if seller.IsObject() && typeName(seller.Get("@type").Text()) != "Person" {
		d.Broker, d.BrokerCity = seller.Get("name").Text(), seller.Get("address").Get("addressLocality").Text()
		d.Office = d.Broker
	}
	if at := v.Get("availableAtOrFrom"); at.IsObject() {
		address := at.Get("address")
		d.City, d.State, d.Country = address.Get("addressLocality").Text(), address.Get("addressRegion").Text(), naming(address.Get("addressCountry"))
		d.Place = address.Text()
		d.Lat, d.Lon = at.Get("geo").Get("latitude").Text(), at.Get("geo").Get("longitude").Text()
	}
}

func productEngines(v tree.Value, d *draft.Draft) {
	if v.IsArray() {
		for kid := range v.Kids() {
			productEngines(kid, d)
		}
		return
	}
	e := draft.Engine{Fuel: naming(v.Get("fuelType")), Kind: naming(v.Get("engineType")), Power: quantitative(v.Get("enginePower"), "kw")}
	e.Fill(draft.EngineOf(naming(v)))
	d.Engines = append(d.Engines, e)
}

// productProperty reads a property by the name that it is shown under.
func productProperty(v tree.Value, d *draft.Draft, table *column.Table) {
	name := v.Get("name").Text()
	c, unit := table.Header(name)
	if c == nil {
		if c = table.Named(v.Get("propertyID").Text()); c == nil {
			return
		}
		unit = c.Unit
	}
	a := quantitative(v, unit)
	if c.Unit == "" {
		a.Unit = ""
	}
	if a.Text != "" {
		c.Set(d, a)
	}
}
