package feed

import (
	"cmp"
	"strings"
)

// decodeOpenMarine reads an advert of OpenMarine 1.7, and of the draft of 2.0 where the names are the same. Things are
// called by an element's name or by the attribute "name" of an item; which section they stand in hardly matters.
func decodeOpenMarine(e xmlElement, c *xmlContext, d *draft) error {
	d.id, d.status, d.updated = e.attr("ref"), e.attr("status"), e.attr("last_modified")
	office := e.attr("office_id")
	d.office = office
	brokerOf(c, office, d)
	r := &openMarine{d: d}
	r.read(e, "")
	d.texts = append([]string{r.description}, d.texts...)
	if r.vat != "" {
		d.tax = r.vat
	}
	return nil
}

// brokerOf fills who sells the boat: the company and the town of the office, no person.
func brokerOf(c *xmlContext, office string, d *draft) {
	if c == nil {
		return
	}
	d.broker = c.company
	o := c.offices[office]
	if d.brokerCity = o.city; d.broker == "" {
		d.broker = o.name
	}
}

// openMarine is the reading of one advert.
type openMarine struct {
	d           *draft
	description string
	english     bool
	vat         string
}

func (r *openMarine) read(e xmlElement, section string) {
	for kid := range e.kids() {
		name := string(kid.name())
		switch {
		case name == "item":
			r.field(strings.ToLower(kid.attr("name")), section, kid)
		case name == "engine":
			r.engine(kid)
		case name == "media":
			r.media(kid)
		case name == "marketing_desc" || name == "marketing_short_desc":
			r.text(kid)
		case kid.leaf():
			r.field(strings.ToLower(name), section, kid)
		default:
			r.read(kid, name)
		}
	}
}

func (r *openMarine) media(e xmlElement) {
	if kind := e.attr("type"); kind == "" || strings.HasPrefix(kind, "image") {
		r.d.images = append(r.d.images, imageDraft{url: e.text(), caption: e.attr("caption")})
	}
}

// text keeps the English description if there is one, else the first; the short one only where there is no other.
func (r *openMarine) text(e xmlElement) {
	language := strings.ToLower(e.attr("language") + e.attr("languaje"))
	english := strings.HasPrefix(language, "en")
	short := string(e.name()) == "marketing_short_desc"
	if t := e.text(); t != "" && (r.description == "" || english && !r.english && !short) {
		r.description, r.english = t, english && !short
	}
}

func (r *openMarine) engine(e xmlElement) {
	var d engineDraft
	var others []xmlElement
	for kid := range e.kids() {
		name := string(kid.name())
		if name == "item" {
			name = strings.ToLower(kid.attr("name"))
		}
		switch name {
		case "engine", "other_engines":
			others = append(others, kid)
		case "engine_manufacturer":
			d.make = kid.text()
		case "engine_model":
			d.model = kid.text()
		case "engine_year", "year":
			d.year = kid.text()
		case "hours":
			d.hours = kid.text()
		case "horse_power":
			d.power = measured(kid, "hp")
		case "engine_quantity":
			if r.d.engineCount == "" {
				r.d.engineCount = kid.text()
			}
		case "drive_type":
			d.kind = kid.text()
		case "fuel":
			d.fuel = kid.text()
		case "engine_location":
			d.position = kid.text()
		}
	}
	if d != (engineDraft{}) {
		r.d.engines = append(r.d.engines, d)
	}
	for _, other := range others {
		r.engine(other)
	}
}

// measured is the amount in an element, in the unit of its attribute or else of the format.
func measured(e xmlElement, unit string) amount {
	u := strings.ToLower(e.attr("unit"))
	return amount{text: e.text(), unit: cmp.Or(u, unit), bare: u == ""}
}

func (r *openMarine) field(name, section string, e xmlElement) {
	d := r.d
	if r.size(name, e) {
		return
	}
	switch name {
	case "title":
		d.title = e.text()
	case "boat_type":
		d.kinds = append([]string{e.text()}, d.kinds...)
	case "boat_category", "hull_type":
		d.kinds = append(d.kinds, e.text())
	case "new_or_used":
		d.condition = e.text()
	case "vessel_lying":
		d.country, d.city = e.attr("country"), e.text()
	case "asking_price":
		d.price, d.currency, d.hidden = e.text(), e.attr("currency"), yes(e.attr("poa"))
		if d.tax = e.attr("vat_included"); e.attr("vat_type") != "" {
			r.vat = e.attr("vat_type")
		}
	case "manufacturer":
		d.make = e.text()
	case "model":
		d.model = e.text()
	case "external_url":
		d.url = e.text()
	case "boat_name":
		d.boatName = e.text()
	case "owners_comment":
		d.texts = append(d.texts, e.text())
	case "known_defects":
		if t := e.text(); !unknown(t) {
			d.texts = append(d.texts, "Known defects: "+t)
		}
	case "designer":
		d.designer = e.text()
	case "builder":
		d.builder = e.text()
	case "year":
		d.year = e.text()
	case "hull_construction":
		d.hull = e.text()
	case "keel_type":
		d.keel = e.text()
	case "rig_type", "rig":
		d.rig = e.text()
	case "hin":
		d.hin = e.text()
	case "control_type":
		d.said = append(d.said, e.text()+" steering")
	case "cabins":
		d.cabins = e.text()
	case "berths":
		d.berths = e.text()
	case "heads_count":
		d.heads = e.text()
	case "toilet":
		if n, ok := count(e.text()); ok && d.heads == "" {
			d.heads = whole(n)
		}
	default:
		r.equipment(name, section, e)
	}
}

// size reads the measures.
func (r *openMarine) size(name string, e xmlElement) bool {
	d := r.d
	switch name {
	case "loa":
		d.loa = measured(e, "m")
	case "lwl":
		d.lwl = measured(e, "m")
	case "beam":
		d.beam = measured(e, "m")
	case "draft", "max_draft":
		d.draftMax = measured(e, "m")
	case "min_draft":
		d.draftMin = measured(e, "m")
	case "air_draft":
		d.airDraft = measured(e, "m")
	case "displacement":
		d.displacement = measured(e, "kg")
	case "dry_weight":
		d.dry = measured(e, "kg")
	case "ballast":
		d.ballast = measured(e, "kg")
	case "fuel_tanks_capacity":
		d.fuel = measured(e, "l")
	case "water_tanks_capacity":
		d.water = measured(e, "l")
	case "holding_tanks_capacity":
		d.holding = measured(e, "l")
	default:
		return false
	}
	return true
}

// fitted are the sections that list what is on board.
var fitted = map[string]bool{"navigation": true, "galley": true, "safety_equipment": true, "rig_sails": true, "electronics": true, "equipment": true, "additional": true, "general": true}

func (r *openMarine) equipment(name, section string, e xmlElement) {
	text := e.text()
	if !fitted[section] || unknown(text) && e.attr("furling") == "" {
		return
	}
	said := strings.ReplaceAll(name, "_", " ")
	switch furling := strings.ToLower(e.attr("furling")); {
	case name == "genoa" && (yes(furling) || strings.Contains(furling, "roll")):
		said = "furling genoa"
	case name == "main_sail" && strings.Contains(furling, "mast"):
		said = "in mast furling"
	}
	r.d.said = append(r.d.said, said)
	if len(text) > 5 {
		r.d.said = append(r.d.said, text)
	}
}

func yes(text string) bool {
	switch strings.ToLower(text) {
	case "true", "yes", "1", "y":
		return true
	}
	return false
}
