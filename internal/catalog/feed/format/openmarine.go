package format

import (
	"cmp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// decodeOpenMarine reads an advert of OpenMarine 1.7, and of the draft of 2.0 where the names are the same. Things are
// called by an element's name or by the attribute "name" of an item; which section they stand in hardly matters.
func decodeOpenMarine(e tree.Element, c *xmlContext, d *draft.Draft) error {
	d.ID, d.Status, d.Updated = e.Attr("ref"), e.Attr("status"), e.Attr("last_modified")
	office := e.Attr("office_id")
	d.Office = office
	brokerOf(c, office, d)
	r := &openMarine{d: d}
	r.read(e, "")
	d.Texts = append([]string{r.description.text}, d.Texts...)
	if r.vat != "" {
		d.Tax = r.vat
	}
	return nil
}

// brokerOf fills who sells the boat: the company and the town of the office, no person.
func brokerOf(c *xmlContext, office string, d *draft.Draft) {
	if c == nil {
		return
	}
	d.Broker = c.company
	o := c.offices[office]
	if d.BrokerCity = o.city; d.Broker == "" {
		d.Broker = o.name
	}
}

// openMarine is the reading of one advert.
type openMarine struct {
	d           *draft.Draft
	description described
	vat         string
}

func (r *openMarine) read(e tree.Element, section string) {
	for kid := range e.Kids() {
		name := string(kid.Name())
		switch {
		case name == "item":
			r.field(strings.ToLower(kid.Attr("name")), section, kid)
		case name == "engine":
			r.engine(kid)
		case name == "media":
			r.media(kid)
		case name == "marketing_desc" || name == "marketing_short_desc":
			r.text(kid)
		case kid.Leaf():
			r.field(strings.ToLower(name), section, kid)
		default:
			r.read(kid, name)
		}
	}
}

func (r *openMarine) media(e tree.Element) {
	if kind := e.Attr("type"); kind == "" || strings.HasPrefix(kind, "image") {
		r.d.Images = append(r.d.Images, draft.Image{URL: e.Text(), Caption: e.Attr("caption")})
	}
}

// text reads a description. The short one counts only where there is no other.
func (r *openMarine) text(e tree.Element) {
	short := string(e.Name()) == "marketing_short_desc"
	r.description.add(e.Text(), isEnglish(e.Attr("language")+e.Attr("languaje")) && !short)
}

func (r *openMarine) engine(e tree.Element) {
	var d draft.Engine
	var others []tree.Element
	for kid := range e.Kids() {
		name := string(kid.Name())
		if name == "item" {
			name = strings.ToLower(kid.Attr("name"))
		}
		switch name {
		case "engine", "other_engines":
			others = append(others, kid)
		case "engine_manufacturer":
			d.Make = kid.Text()
		case "engine_model":
			d.Model = kid.Text()
		case "engine_year", "year":
			d.Year = kid.Text()
		case "hours":
			d.Hours = kid.Text()
		case "horse_power":
			d.Power = measured(kid, "hp")
		case "engine_quantity":
			if r.d.EngineCount == "" {
				r.d.EngineCount = kid.Text()
			}
		case "drive_type":
			d.Kind = kid.Text()
		case "fuel":
			d.Fuel = kid.Text()
		case "engine_location":
			d.Position = kid.Text()
		}
	}
	if d != (draft.Engine{}) {
		r.d.Engines = append(r.d.Engines, d)
	}
	for _, other := range others {
		r.engine(other)
	}
}

// measured is the amount in an element, in the unit of its attribute or else of the format.
func measured(e tree.Element, unit string) draft.Amount {
	u := strings.ToLower(e.Attr("unit"))
	return draft.Amount{Text: e.Text(), Unit: cmp.Or(u, unit), Bare: u == ""}
}

func (r *openMarine) field(name, section string, e tree.Element) {
	d := r.d
	if r.size(name, e) {
		return
	}
	switch name {
	case "title":
		d.Title = e.Text()
	case "boat_type":
		d.Kinds = append([]string{e.Text()}, d.Kinds...)
	case "boat_category", "hull_type":
		d.Kinds = append(d.Kinds, e.Text())
	case "new_or_used":
		d.Condition = e.Text()
	case "vessel_lying":
		d.Country, d.City = e.Attr("country"), e.Text()
	case "asking_price":
		d.Price, d.Currency, d.Hidden = e.Text(), e.Attr("currency"), written.Yes(e.Attr("poa"))
		if d.Tax = e.Attr("vat_included"); e.Attr("vat_type") != "" {
			r.vat = e.Attr("vat_type")
		}
	case "manufacturer":
		d.Make = e.Text()
	case "model":
		d.Model = e.Text()
	case "external_url":
		d.URL = e.Text()
	case "boat_name":
		d.BoatName = e.Text()
	case "owners_comment":
		d.Texts = append(d.Texts, e.Text())
	case "known_defects":
		if t := e.Text(); !written.Unknown(t) {
			d.Texts = append(d.Texts, "Known defects: "+t)
		}
	case "designer":
		d.Designer = e.Text()
	case "builder":
		d.Builder = e.Text()
	case "year":
		d.Year = e.Text()
	case "hull_construction":
		d.Hull = e.Text()
	case "keel_type":
		d.Keel = e.Text()
	case "rig_type", "rig":
		d.Rig = e.Text()
	case "hin":
		d.HIN = e.Text()
	case "control_type":
		d.Said = append(d.Said, e.Text()+" steering")
	case "cabins":
		d.Cabins = e.Text()
	case "berths":
		d.Berths = e.Text()
	case "heads_count":
		d.Heads = e.Text()
	case "toilet":
		if n, ok := written.Count(e.Text()); ok && d.Heads == "" {
			d.Heads = written.Whole(n)
		}
	default:
		r.equipment(name, section, e)
	}
}

// size reads the measures.
func (r *openMarine) size(name string, e tree.Element) bool {
	d := r.d
	switch name {
	case "loa":
		d.LOA = measured(e, "m")
	case "lwl":
		d.LWL = measured(e, "m")
	case "beam":
		d.Beam = measured(e, "m")
	case "draft", "max_draft":
		d.DraftMax = measured(e, "m")
	case "min_draft":
		d.DraftMin = measured(e, "m")
	case "air_draft":
		d.AirDraft = measured(e, "m")
	case "displacement":
		d.Displacement = measured(e, "kg")
	case "dry_weight":
		d.Dry = measured(e, "kg")
	case "ballast":
		d.Ballast = measured(e, "kg")
	case "fuel_tanks_capacity":
		d.Fuel = measured(e, "l")
	case "water_tanks_capacity":
		d.Water = measured(e, "l")
	case "holding_tanks_capacity":
		d.Holding = measured(e, "l")
	default:
		return false
	}
	return true
}

// fitted are the sections that list what is on board.
var fitted = map[string]bool{"navigation": true, "galley": true, "safety_equipment": true, "rig_sails": true, "electronics": true, "equipment": true, "additional": true, "general": true}

func (r *openMarine) equipment(name, section string, e tree.Element) {
	text := e.Text()
	if !fitted[section] || written.Unknown(text) && e.Attr("furling") == "" {
		return
	}
	said := strings.ReplaceAll(name, "_", " ")
	switch furling := strings.ToLower(e.Attr("furling")); {
	case name == "genoa" && (written.Yes(furling) || strings.Contains(furling, "roll")):
		said = "furling genoa"
	case name == "main_sail" && strings.Contains(furling, "mast"):
		said = "in mast furling"
	}
	fit(r.d, said, text)
}
