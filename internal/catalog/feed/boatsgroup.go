package feed

import (
	"strconv"
	"strings"
)

// decodeBoatsGroup reads an advert of the Boats Group's inventory interface, whose names come from the STAR standard.
func decodeBoatsGroup(v jsonValue, d *draft) {
	r := boatsGroup{d: d}
	for m := range v.kids() {
		name := string(m.key())
		if !r.boat(name, m) && !r.size(name, m) {
			r.offer(name, m)
		}
	}
	r.finish()
}

// boatsGroup is the reading of one advert.
type boatsGroup struct {
	d             *draft
	nominal, norm amount // lengths
	drive         string
	berths        int
}

// boat reads what the boat is.
func (r *boatsGroup) boat(name string, m jsonValue) bool {
	d := r.d
	switch name {
	case "BoatCategoryCode":
		d.kinds = append([]string{m.text()}, d.kinds...)
	case "BoatClassCode":
		for kind := range m.kids() {
			d.kinds = append(d.kinds, kind.text())
		}
		d.kinds = append(d.kinds, m.text())
	case "MakeString":
		d.make = m.text()
	case "Model":
		d.model = m.text()
	case "ModelYear":
		d.modelYear = m.text()
	case "BuilderName":
		d.builder = m.text()
	case "DesignerName":
		d.designer = m.text()
	case "BoatName":
		d.boatName = m.text()
	case "BoatKeelCode":
		d.keel = m.text()
	case "BoatHullMaterialCode":
		d.hull = m.text()
	case "BoatHullID":
		d.hin = m.text()
	case "NumberOfEngines":
		d.engineCount = m.text()
	case "TotalEnginePowerQuantity":
		d.totalPower = jsonAmount(m, "hp")
	case "TotalEngineHoursNumeric":
		d.totalHours = m.text()
	case "DriveTypeCode":
		r.drive = m.text()
	case "Engines":
		for e := range m.items() {
			d.engines = append(d.engines, boatsGroupEngine(e))
		}
	default:
		return false
	}
	return true
}

// size reads measures and counts.
func (r *boatsGroup) size(name string, m jsonValue) bool {
	d := r.d
	switch name {
	case "NominalLength":
		r.nominal = jsonAmount(m, "ft")
	case "NormNominalLength":
		r.norm = jsonAmount(m, "m")
	case "LengthOverall":
		d.loa = jsonAmount(m, "ft")
	case "LengthAtWaterLine", "LengthAtWaterline":
		d.lwl = jsonAmount(m, "ft")
	case "BeamMeasure":
		d.beam = jsonAmount(m, "ft")
	case "MaxDraft":
		d.draftMax = jsonAmount(m, "ft")
	case "MinDraft":
		d.draftMin = jsonAmount(m, "ft")
	case "BridgeClearanceMeasure":
		d.airDraft = jsonAmount(m, "ft")
	case "DryWeightMeasure":
		d.dry = jsonAmount(m, "lb")
	case "DisplacementMeasure":
		d.displacement = jsonAmount(m, "lb")
	case "BallastWeightMeasure":
		d.ballast = jsonAmount(m, "lb")
	case "FuelTankCapacityMeasure": // of all tanks; how many there are does not multiply it
		d.fuel = jsonAmount(m, "gal")
	case "WaterTankCapacityMeasure":
		d.water = jsonAmount(m, "gal")
	case "HoldingTankCapacityMeasure":
		d.holding = jsonAmount(m, "gal")
	case "HeadsCountNumeric":
		d.heads = m.text()
	case "CabinsCountNumeric":
		d.cabins = m.text()
	case "SingleBerthsCountNumeric", "DoubleBerthsCountNumeric", "TwinBerthsCountNumeric":
		r.berths += berthsOf(name, m.text())
	default:
		return false
	}
	return true
}

// offer reads the advert around the boat. Of the seller's people nothing is read.
func (r *boatsGroup) offer(name string, m jsonValue) {
	d := r.d
	switch name {
	case "DocumentID":
		d.id = m.text()
	case "SalesStatus":
		d.status = m.text()
	case "SaleClassCode":
		d.condition = m.text()
	case "Price":
		d.price = m.text()
	case "OriginalPrice":
		d.oldPrice = m.text()
	case "PriceHideInd":
		d.hidden = yes(m.text())
	case "TaxStatusCode":
		d.tax = m.text()
	case "BoatLocation":
		d.city, d.state, d.country = m.get("BoatCityName").text(), m.get("BoatStateCode").text(), m.get("BoatCountryID").text()
	case "WindlassTypeCode":
		d.said = append(d.said, windlass(m.text()))
	case "ListingTitle":
		d.title = m.text()
	case "GeneralBoatDescription", "AdditionalDetailDescription":
		d.texts = appendTexts(d.texts, m)
	case "Images":
		for img := range m.items() {
			d.images = append(d.images, imageDraft{url: img.get("Uri").text(), caption: img.get("Caption").text()})
		}
	case "ItemReceivedDate":
		d.listed = m.text()
	case "LastModificationDate":
		d.updated = m.text()
	case "Office":
		d.office, d.brokerCity = m.get("Name").text(), m.get("City").text()
	case "CompanyName":
		d.broker = m.text()
	}
}

// finish settles what several members say together.
func (r *boatsGroup) finish() {
	d := r.d
	if d.loa.text == "" {
		// The nominal length is the size in the model's name; it stands in for the length only where there is no other.
		if d.loa = r.nominal; d.loa.text == "" {
			d.loa = r.norm
		}
	}
	if r.berths > 0 {
		d.berths = strconv.Itoa(r.berths)
	}
	if d.broker == "" {
		d.broker = d.office
	}
	for i := range d.engines {
		if d.engines[i].kind == "" {
			d.engines[i].kind = r.drive
		}
	}
}

func boatsGroupEngine(v jsonValue) engineDraft {
	var e engineDraft
	var drive string
	for m := range v.kids() {
		switch string(m.key()) {
		case "Make":
			e.make = m.text()
		case "Model":
			e.model = m.text()
		case "Year":
			e.year = m.text()
		case "Hours":
			e.hours = m.text()
		case "Fuel":
			e.fuel = m.text()
		case "EnginePower":
			e.power = jsonAmount(m, "hp")
		case "Type":
			e.kind = m.text()
		case "DriveTransmissionDescription":
			drive = m.text()
		case "BoatEngineLocationCode":
			e.position = m.text()
		}
	}
	// "Inboard" is said of saildrives and pods as well; the drive is more exact where it is told.
	if _, ok := driveWords.find(drive); ok {
		e.kind = drive
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
func appendTexts(texts []string, v jsonValue) []string {
	for kid := range v.kids() {
		texts = append(texts, kid.text())
	}
	return append(texts, v.text())
}

// windlass is equipment that is told by its kind: "Electric", "None".
func windlass(kind string) string {
	switch strings.ToLower(kind) {
	case "", "none", "no", "0", "false":
		return ""
	}
	return kind + " windlass"
}
