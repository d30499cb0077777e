package feed

import (
	"strings"

	"github.com/fairlead/fairlead/internal/fault"
)

// decodeNautiX reads an advert of NautiX. What is not known is left out there, so every element that stands says
// something; they are known by their names, wherever they stand.
func decodeNautiX(e xmlElement, c *xmlContext, d *draft) error {
	if kind := e.attr("type"); kind != "" && kind != "boat" {
		return fault.New(fault.Invalid, "the advert is of a %q, not of a boat", fault.Clip(kind)).At("type")
	}
	if purpose := e.attr("purpose"); purpose != "" && purpose != "sale" {
		return fault.New(fault.Invalid, "the boat is advertised for %q, not for sale", fault.Clip(purpose)).At("purpose")
	}
	status := e.attr("status")
	if status == "inactive" && e.leaf() {
		return fault.New(fault.Invalid, "the advert is inactive and says nothing of the boat").At("status")
	}
	if d.id = e.attr("id"); d.id != "" && c != nil && c.account != "" {
		d.id = c.account + "-" + d.id
	}
	d.updated = e.attr("modified")
	r := &nautiX{d: d}
	r.read(e, "")
	if d.status == "" || status == "inactive" {
		d.status = status
	}
	brokerOf(c, d.office, d)
	d.texts = append([]string{r.description}, d.texts...)
	return nil
}

type nautiX struct {
	d           *draft
	description string
	english     bool
}

func (r *nautiX) read(e xmlElement, section string) {
	for kid := range e.kids() {
		name := string(kid.name())
		switch {
		case name == "engine" && !kid.leaf():
			r.engine(kid)
		case name == "description" || name == "text":
			r.text(kid)
		case kid.leaf():
			if !r.size(name, kid) && !r.field(name, section, kid) && !r.deal(name, section, kid) {
				r.equipment(name, kid)
			}
		default:
			r.read(kid, name)
		}
	}
}

func (r *nautiX) text(e xmlElement) {
	english := strings.HasPrefix(strings.ToLower(e.attr("language")+e.attr("lang")), "en")
	if t := e.text(); t != "" && (r.description == "" || english && !r.english) {
		r.description, r.english = t, english
	}
}

func (r *nautiX) engine(e xmlElement) {
	var d engineDraft
	for kid := range e.kids() {
		switch string(kid.name()) {
		case "manufacturer", "make":
			d.make = kid.text()
		case "model":
			d.model = kid.text()
		case "year", "year_built":
			d.year = kid.text()
		case "hours", "engine_hours":
			d.hours = kid.text()
		case "power":
			d.power = measured(kid, "kw")
		case "fuel", "fuel_type":
			d.fuel = kid.text()
		case "drive", "drive_type", "propulsion", "type":
			d.kind = kid.text()
		case "position", "location":
			d.position = kid.text()
		}
	}
	if d != (engineDraft{}) {
		r.d.engines = append(r.d.engines, d)
	}
}

func (r *nautiX) size(name string, e xmlElement) bool {
	d := r.d
	switch name {
	case "loa", "length", "length_overall":
		d.loa = measured(e, "m")
	case "lwl", "length_waterline":
		d.lwl = measured(e, "m")
	case "beam", "width":
		d.beam = measured(e, "m")
	case "draft", "draft_max", "max_draft":
		d.draftMax = measured(e, "m")
	case "draft_min", "min_draft":
		d.draftMin = measured(e, "m")
	case "air_draft", "clearance", "height":
		d.airDraft = measured(e, "m")
	case "displacement":
		d.displacement = measured(e, "kg")
	case "weight", "dry_weight":
		d.dry = measured(e, "kg")
	case "ballast":
		d.ballast = measured(e, "kg")
	case "sail_area":
		d.sailArea = measured(e, "m2")
	case "fuel_tank", "fuel_tank_capacity", "fuel_capacity":
		d.fuel = measured(e, "l")
	case "water_tank", "water_tank_capacity", "fresh_water_tank":
		d.water = measured(e, "l")
	case "holding_tank", "holding_tank_capacity", "waste_water_tank":
		d.holding = measured(e, "l")
	default:
		return false
	}
	return true
}

func (r *nautiX) field(name, section string, e xmlElement) bool {
	d := r.d
	switch name {
	case "manufacturer", "make", "brand":
		d.make = e.text()
	case "model":
		d.model = e.text()
	case "boat_name", "name":
		d.boatName = e.text()
	case "boat_type", "boat_category", "category", "boat_class":
		d.kinds = append(d.kinds, e.text())
	case "year_built":
		d.year = e.text()
	case "model_year":
		d.modelYear = e.text()
	case "designer":
		d.designer = e.text()
	case "builder", "shipyard":
		d.builder = e.text()
	case "hull_material", "material":
		d.hull = e.text()
	case "keel_type", "keel":
		d.keel = e.text()
	case "rig_type", "rigging":
		d.rig = e.text()
	case "hin", "win", "cin":
		d.hin = e.text()
	case "cabins", "number_of_cabins":
		d.cabins = e.text()
	case "berths", "number_of_berths":
		d.berths = e.text()
	case "heads", "toilets", "number_of_toilets", "bathrooms":
		d.heads = e.text()
	case "number_of_engines":
		d.engineCount = e.text()
	case "title", "headline":
		d.title = e.text()
	case "shrouds", "forestay", "backstay":
		if y := e.attr("year"); d.riggingYear == "" {
			d.riggingYear = y
		}
	case "main_sail":
		d.sailsYear = e.attr("year")
		if strings.Contains(e.attr("furling"), "mast") {
			d.said = append(d.said, "in mast furling")
		}
	case "image", "url":
		if section == "images" || section == "media" || name == "image" {
			d.images = append(d.images, imageDraft{url: e.text(), caption: e.attr("caption"), hash: e.attr("md5")})
		} else {
			d.url = e.text()
		}
	default:
		return false
	}
	return true
}

// deal reads who sells the boat where for how much.
func (r *nautiX) deal(name, section string, e xmlElement) bool {
	d := r.d
	switch name {
	case "office_id":
		d.office = e.text()
	case "sale_class":
		if d.condition = e.text(); d.condition == "not-applicable" {
			d.condition = ""
		}
	case "sale_status":
		d.status = e.text()
	case "price", "asking_price":
		d.price, d.currency = e.text(), e.attr("currency")
		if kind := e.attr("type"); kind == "on-request" {
			d.hidden = true
		}
		if vat := e.attr("vat"); vat != "" {
			d.tax = vat
		}
	case "currency":
		d.currency = e.text()
	case "vat", "vat_status", "vat_type", "tax_status":
		d.tax = e.text()
	case "country":
		if section == "location" || d.country == "" {
			d.country = e.text()
		}
	case "city", "town", "place", "harbour", "marina":
		if section == "location" || d.city == "" {
			d.city = e.text()
		}
	case "region", "state":
		d.state = e.text()
	case "latitude", "lat":
		d.lat = e.text()
	case "longitude", "lon", "lng":
		d.lon = e.text()
	case "internal_code", "internal_code_public", "internal_code_private", "email", "phone", "mobile", "fax", "contact_name", "owner":
		// of use to the broker, and of persons
	default:
		return false
	}
	return true
}

// equipment is every other element: it is there, so the boat has it.
func (r *nautiX) equipment(name string, e xmlElement) {
	text := e.text()
	if unknown(text) {
		return
	}
	r.d.said = append(r.d.said, strings.ReplaceAll(name, "_", " "))
	if len(text) > 5 {
		r.d.said = append(r.d.said, text)
	}
}
