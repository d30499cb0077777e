package format

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/fault"
)

// decodeNautiX reads an advert of NautiX. What is not known is left out there, so every element that stands says
// something; they are known by their names, wherever they stand.
func decodeNautiX(e tree.Element, c *xmlContext, d *draft.Draft) error {
	if kind := e.Attr("type"); kind != "" && kind != "boat" {
		return fault.New(fault.Invalid, "the advert is of a %q, not of a boat", fault.Clip(kind)).At("type")
	}
	if purpose := e.Attr("purpose"); purpose != "" && purpose != "sale" {
		return fault.New(fault.Invalid, "the boat is advertised for %q, not for sale", fault.Clip(purpose)).At("purpose")
	}
	status := e.Attr("status")
	if status == "inactive" && e.Leaf() {
		return fault.New(fault.Invalid, "the advert is inactive and says nothing of the boat").At("status")
	}
	if d.ID = e.Attr("id"); d.ID != "" && c != nil && c.account != "" {
		d.ID = c.account + "-" + d.ID
	}
	d.Updated = e.Attr("modified")
	r := &nautiX{d: d}
	r.read(e, "")
	if d.Status == "" || status == "inactive" {
		d.Status = status
	}
	brokerOf(c, d.Office, d)
	d.Texts = append([]string{r.description.text}, d.Texts...)
	return nil
}

// nautiX is the reading of one advert.
type nautiX struct {
	d           *draft.Draft
	description described
}

func (r *nautiX) read(e tree.Element, section string) {
	for kid := range e.Kids() {
		name := string(kid.Name())
		switch {
		case name == "engine" && !kid.Leaf():
			r.engine(kid)
		case name == "description" || name == "text":
			r.description.add(kid.Text(), isEnglish(kid.Attr("language")+kid.Attr("lang")))
		case kid.Leaf():
			if !r.size(name, kid) && !r.field(name, section, kid) && !r.deal(name, section, kid) {
				r.equipment(name, kid)
			}
		default:
			r.read(kid, name)
		}
	}
}

func (r *nautiX) engine(e tree.Element) {
	var d draft.Engine
	for kid := range e.Kids() {
		switch string(kid.Name()) {
		case "manufacturer", "make":
			d.Make = kid.Text()
		case "model":
			d.Model = kid.Text()
		case "year", "year_built":
			d.Year = kid.Text()
		case "hours", "engine_hours":
			d.Hours = kid.Text()
		case "power":
			d.Power = measured(kid, "kw")
		case "fuel", "fuel_type":
			d.Fuel = kid.Text()
		case "drive", "drive_type", "propulsion", "type":
			d.Kind = kid.Text()
		case "position", "location":
			d.Position = kid.Text()
		}
	}
	if d != (draft.Engine{}) {
		r.d.Engines = append(r.d.Engines, d)
	}
}

func (r *nautiX) size(name string, e tree.Element) bool {
	d := r.d
	switch name {
	case "loa", "length", "length_overall":
		d.LOA = measured(e, "m")
	case "lwl", "length_waterline":
		d.LWL = measured(e, "m")
	case "beam", "width":
		d.Beam = measured(e, "m")
	case "draft", "draft_max", "max_draft":
		d.DraftMax = measured(e, "m")
	case "draft_min", "min_draft":
		d.DraftMin = measured(e, "m")
	case "air_draft", "clearance", "height":
		d.AirDraft = measured(e, "m")
	case "displacement":
		d.Displacement = measured(e, "kg")
	case "weight", "dry_weight":
		d.Dry = measured(e, "kg")
	case "ballast":
		d.Ballast = measured(e, "kg")
	case "sail_area":
		d.SailArea = measured(e, "m2")
	case "fuel_tank", "fuel_tank_capacity", "fuel_capacity":
		d.Fuel = measured(e, "l")
	case "water_tank", "water_tank_capacity", "fresh_water_tank":
		d.Water = measured(e, "l")
	case "holding_tank", "holding_tank_capacity", "waste_water_tank":
		d.Holding = measured(e, "l")
	default:
		return false
	}
	return true
}

func (r *nautiX) field(name, section string, e tree.Element) bool {
	d := r.d
	switch name {
	case "manufacturer", "make", "brand":
		d.Make = e.Text()
	case "model":
		d.Model = e.Text()
	case "boat_name", "name":
		d.BoatName = e.Text()
	case "boat_type", "boat_category", "category", "boat_class":
		d.Kinds = append(d.Kinds, e.Text())
	case "year_built":
		d.Year = e.Text()
	case "model_year":
		d.ModelYear = e.Text()
	case "designer":
		d.Designer = e.Text()
	case "builder", "shipyard":
		d.Builder = e.Text()
	case "hull_material", "material":
		d.Hull = e.Text()
	case "keel_type", "keel":
		d.Keel = e.Text()
	case "rig_type", "rigging":
		d.Rig = e.Text()
	case "hin", "win", "cin":
		d.HIN = e.Text()
	case "cabins", "number_of_cabins":
		d.Cabins = e.Text()
	case "berths", "number_of_berths":
		d.Berths = e.Text()
	case "heads", "toilets", "number_of_toilets", "bathrooms":
		d.Heads = e.Text()
	case "number_of_engines":
		d.EngineCount = e.Text()
	case "title", "headline":
		d.Title = e.Text()
	case "shrouds", "forestay", "backstay":
		if y := e.Attr("year"); d.RiggingYear == "" {
			d.RiggingYear = y
		}
	case "main_sail":
		d.SailsYear = e.Attr("year")
		if strings.Contains(e.Attr("furling"), "mast") {
			d.Said = append(d.Said, "in mast furling")
		}
	case "image", "url":
		if section == "images" || section == "media" || name == "image" {
			d.Images = append(d.Images, draft.Image{URL: e.Text(), Caption: e.Attr("caption"), Hash: e.Attr("md5")})
		} else {
			d.URL = e.Text()
		}
	default:
		return false
	}
	return true
}

// deal reads who sells the boat where for how much.
func (r *nautiX) deal(name, section string, e tree.Element) bool {
	d := r.d
	switch name {
	case "office_id":
		d.Office = e.Text()
	case "sale_class":
		if d.Condition = e.Text(); d.Condition == "not-applicable" {
			d.Condition = ""
		}
	case "sale_status":
		d.Status = e.Text()
	case "price", "asking_price":
		d.Price, d.Currency = e.Text(), e.Attr("currency")
		if kind := e.Attr("type"); kind == "on-request" {
			d.Hidden = true
		}
		if vat := e.Attr("vat"); vat != "" {
			d.Tax = vat
		}
	case "currency":
		d.Currency = e.Text()
	case "vat", "vat_status", "vat_type", "tax_status":
		d.Tax = e.Text()
	case "country":
		if section == "location" || d.Country == "" {
			d.Country = e.Text()
		}
	case "city", "town", "place", "harbour", "marina":
		if section == "location" || d.City == "" {
			d.City = e.Text()
		}
	case "region", "state":
		d.State = e.Text()
	case "latitude", "lat":
		d.Lat = e.Text()
	case "longitude", "lon", "lng":
		d.Lon = e.Text()
	case "internal_code", "internal_code_public", "internal_code_private", "email", "phone", "mobile", "fax", "contact_name", "owner":
		// of use to the broker, and of persons
	default:
		return false
	}
	return true
}

// equipment is every other element: it is there, so the boat has it.
func (r *nautiX) equipment(name string, e tree.Element) {
	text := e.Text()
	if written.Unknown(text) {
		return
	}
	fit(r.d, strings.ReplaceAll(name, "_", " "), text)
}
