package format

import (
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// decodeBoatsGroup reads an advert of the Boats Group's inventory interface, whose names come from the STAR standard.
func decodeBoatsGroup(v tree.Value, d *draft.Draft) {
	r := boatsGroup{d: d}
	for m := range v.Kids() {
		name := string(m.Key())
		if !r.boat(name, m) && !r.size(name, m) {
			r.offer(name, m)
		}
	}
	r.finish()
}

// boatsGroup is the reading of one advert.
type boatsGroup struct {
	d             *draft.Draft
	nominal, norm draft.Amount // lengths
	drive         string
	berths        int
}

// boat reads what the boat is.
func (r *boatsGroup) boat(name string, m tree.Value) bool {
	d := r.d
	switch name {
	case "BoatCategoryCode":
		d.Kinds = append([]string{m.Text()}, d.Kinds...)
	case "BoatClassCode":
		for kind := range m.Kids() {
			d.Kinds = append(d.Kinds, kind.Text())
		}
		d.Kinds = append(d.Kinds, m.Text())
	case "MakeString":
		d.Make = m.Text()
	case "Model":
		d.Model = m.Text()
	case "ModelYear":
		d.ModelYear = m.Text()
	case "BuilderName":
		d.Builder = m.Text()
	case "DesignerName":
		d.Designer = m.Text()
	case "BoatName":
		d.BoatName = m.Text()
	case "BoatKeelCode":
		d.Keel = m.Text()
	case "BoatHullMaterialCode":
		d.Hull = m.Text()
	case "BoatHullID":
		d.HIN = m.Text()
	case "NumberOfEngines":
		d.EngineCount = m.Text()
	case "TotalEnginePowerQuantity":
		d.TotalPower = jsonAmount(m, "hp")
	case "TotalEngineHoursNumeric":
		d.TotalHours = m.Text()
	case "DriveTypeCode":
		r.drive = m.Text()
	case "Engines":
		for e := range m.Items() {
			d.Engines = append(d.Engines, boatsGroupEngine(e))
		}
	default:
		return false
	}
	return true
}

// size reads measures and counts.
func (r *boatsGroup) size(name string, m tree.Value) bool {
	d := r.d
	switch name {
	case "NominalLength":
		r.nominal = jsonAmount(m, "ft")
	case "NormNominalLength":
		r.norm = jsonAmount(m, "m")
	case "LengthOverall":
		d.LOA = jsonAmount(m, "ft")
	case "LengthAtWaterLine", "LengthAtWaterline":
		d.LWL = jsonAmount(m, "ft")
	case "BeamMeasure":
		d.Beam = jsonAmount(m, "ft")
	case "MaxDraft":
		d.DraftMax = jsonAmount(m, "ft")
	case "MinDraft":
		d.DraftMin = jsonAmount(m, "ft")
	case "BridgeClearanceMeasure":
		d.AirDraft = jsonAmount(m, "ft")
	case "DryWeightMeasure":
		d.Dry = jsonAmount(m, "lb")
	case "DisplacementMeasure":
		d.Displacement = jsonAmount(m, "lb")
	case "BallastWeightMeasure":
		d.Ballast = jsonAmount(m, "lb")
	case "FuelTankCapacityMeasure": // of all tanks; how many there are does not multiply it
		d.Fuel = jsonAmount(m, "gal")
	case "WaterTankCapacityMeasure":
		d.Water = jsonAmount(m, "gal")
	case "HoldingTankCapacityMeasure":
		d.Holding = jsonAmount(m, "gal")
	case "HeadsCountNumeric":
		d.Heads = m.Text()
	case "CabinsCountNumeric":
		d.Cabins = m.Text()
	case "SingleBerthsCountNumeric", "DoubleBerthsCountNumeric", "TwinBerthsCountNumeric":
		r.berths += berthsOf(name, m.Text())
	default:
		return false
	}
	return true
}

// offer reads the advert around the boat. Of the seller's people nothing is read.
func (r *boatsGroup) offer(name string, m tree.Value) {
	d := r.d
	switch name {
	case "DocumentID":
		d.ID = m.Text()
	case "SalesStatus":
		d.Status = m.Text()
	case "SaleClassCode":
		d.Condition = m.Text()
	case "Price":
		d.Price = m.Text()
	case "OriginalPrice":
		d.OldPrice = m.Text()
	case "PriceHideInd":
		d.Hidden = written.Yes(m.Text())
	case "TaxStatusCode":
		d.Tax = m.Text()
	case "BoatLocation":
		d.City, d.State, d.Country = m.Get("BoatCityName").Text(), m.Get("BoatStateCode").Text(), m.Get("BoatCountryID").Text()
	case "WindlassTypeCode":
		d.Said = append(d.Said, windlass(m.Text()))
	case "ListingTitle":
		d.Title = m.Text()
	case "GeneralBoatDescription", "AdditionalDetailDescription":
		d.Texts = appendTexts(d.Texts, m)
	case "Images":
		for img := range m.Items() {
			d.Images = append(d.Images, draft.Image{URL: img.Get("Uri").Text(), Caption: img.Get("Caption").Text()})
		}
	case "ItemReceivedDate":
		d.Listed = m.Text()
	case "LastModificationDate":
		d.Updated = m.Text()
	case "Office":
		d.Office, d.BrokerCity = m.Get("Name").Text(), m.Get("City").Text()
	case "CompanyName":
		d.Broker = m.Text()
	}
}

// finish settles what several members say together.
func (r *boatsGroup) finish() {
	d := r.d
	if d.LOA.Text == "" {
		// The nominal length is the size in the model's name; it stands in for the length only where there is no other.
		if d.LOA = r.nominal; d.LOA.Text == "" {
			d.LOA = r.norm
		}
	}
	if r.berths > 0 {
		d.Berths = strconv.Itoa(r.berths)
	}
	if d.Broker == "" {
		d.Broker = d.Office
	}
	for i := range d.Engines {
		if d.Engines[i].Kind == "" {
			d.Engines[i].Kind = r.drive
		}
	}
}

func boatsGroupEngine(v tree.Value) draft.Engine {
	var e draft.Engine
	var drive string
	for m := range v.Kids() {
		switch string(m.Key()) {
		case "Make":
			e.Make = m.Text()
		case "Model":
			e.Model = m.Text()
		case "Year":
			e.Year = m.Text()
		case "Hours":
			e.Hours = m.Text()
		case "Fuel":
			e.Fuel = m.Text()
		case "EnginePower":
			e.Power = jsonAmount(m, "hp")
		case "Type":
			e.Kind = m.Text()
		case "DriveTransmissionDescription":
			drive = m.Text()
		case "BoatEngineLocationCode":
			e.Position = m.Text()
		}
	}
	// "Inboard" is said of saildrives and pods as well; the drive is more exact where it is told.
	if _, ok := draft.DriveWords.Find(drive); ok {
		e.Kind = drive
	}
	return e
}

// berthsOf is how many sleep in the berths of a kind.
func berthsOf(kind, count string) int {
	n, err := strconv.Atoi(count)
	if err != nil || n < 0 || n > 100 {
		return 0
	}
	if strings.HasPrefix(kind, "Single") {
		return n
	}
	return 2 * n
}

// appendTexts adds a text or a list of them.
func appendTexts(texts []string, v tree.Value) []string {
	for kid := range v.Kids() {
		texts = append(texts, kid.Text())
	}
	return append(texts, v.Text())
}

// windlass is equipment that is told by its kind: "Electric", "None".
func windlass(kind string) string {
	switch strings.ToLower(kind) {
	case "", "none", "no", "0", "false":
		return ""
	}
	return kind + " windlass"
}
