package particulars

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/quantity"
)

// particular is one thing that the design table has on boats.
type particular struct {
	row     string                     // what it is called in a table
	name    string                     // what it is called in a sentence
	says    string                     // what a boat does that has it: "draws %s"
	asks    phrase.List                // what asks for it
	beside  phrase.List                // what asks for it beside another one, and may mean something else where it stands alone
	value   func(design.Design) string // with its units, "" where it is not known
	reading func(design.Design) string // what the value means; nil for what needs no reading
	led     bool                       // it stands in the sentence that tells what a boat is
	inside  bool                       // it is told where it is asked for alone
}

// builtYears is how the years in which a boat was built are called in a sentence.
const builtYears = "years of building"

// lastYear is how the last of them is.
const lastYear = "last year of building"

// list are the particulars in the order in which they are told.
var list = []particular{
	{row: "Designer", name: "designer", says: "was designed by %s", asks: phrase.Of(`who designed, designer, designed by, who drew, drew it, drawn by, konstrukteur, entworfen, architecte, dessiné, by whom designed, by whom was, by whom she was, who was the designer, gezeichnet von, wer hat sie gezeichnet, wer zeichnete, wer entwarf, wer hat sie entworfen, dessinée`),
		beside: phrase.Of(`designed, drawn, naval architect, gezeichnet, konstruiert, dessinée`), led: true, value: func(d design.Design) string { return d.Designer }},
	{row: "Built", name: builtYears, says: "was built %s", asks: built, beside: phrase.Of(`first year, what years, which years, baujahre, années`), led: true, value: years},
	{row: "Rig", name: "rig", says: "has this rig: %s", asks: phrase.Of(`rig of, what rig, which rig, type of rig, kind of rig, rigged, is she a cutter, is it a cutter, is she a ketch, is it a ketch, is she a sloop, is it a sloop, welches rigg, welche takelung, was für ein rigg, was für eine takelung, wie getakelt, wie ist sie getakelt, ist sie getakelt, quel gréement, type de gréement`),
		beside: phrase.Of(`rig, rigged, ketch, sloop, cutter, yawl, rigg, takelung, getakelt, ketsch, slup, kutter, ketschrigg, kutterrigg, ketschgetakelt, kuttergetakelt, gréement, gréée, cotre`), led: true, value: func(d design.Design) string { return d.Rig }},
	{row: "Keel", name: "keel", says: "has this keel: %s", asks: phrase.Of(`keel type, what keel, which keel, keel options, type of keel, kind of keel, have a full keel, have a long keel, have a fin keel, have a bulb keel, have a wing keel
		have twin keels, have bilge keels, have a lifting keel, have a swing keel, have a centreboard, have a centerboard, have a daggerboard, long keeled, full keeled, fin keeled, twin keeled, bilge keeled, welcher kiel, welchen kiel, kielform, kieltyp, kielart, quelle quille, type de quille`),
		beside: phrase.Of(`keel and, and keel, keel or, and what keel, kiel, quille`), led: true, value: keel},
	numbered("Length", "is %s long", `how long, length, loa, länge, wie lang, longueur`, loa),
	numbered("Waterline", "is %s long on the waterline", `lwl, waterline, wasserlinie, flottaison`, waterline),
	numbered("Beam", "has a beam of %s", `beam, how wide, breite, wie breit, largeur`, beam),
	{row: "Draught", name: "draught", says: "draws %s", asks: phrase.Of(`draft, draught, how deep, keel depth, depth of the keel, tiefgang, wie tief geht, tirant d eau, tirant deau`), value: draught},
	numbered("Displacement", "displaces %s", `displacement, displace, displaces, how heavy, weigh, weighs, weight, verdrängung, wie schwer, déplacement`, displacement),
	numbered("Ballast", "carries %s of ballast", `ballast, how much lead, lest`, ballast),
	numbered("Sail area", "sets %s of sail", `sail area, how much sail, segelfläche, surface de voile, surface de voilure`, sailArea),
	{row: "Cabins", name: "number of cabins", says: "has %s cabins", asks: phrase.Of(`how many cabins, number of cabins, wie viele kabinen, combien de cabines`), beside: phrase.Of(`cabins, kabinen, cabines`), value: func(d design.Design) string { return counted(d.Cabins) }},
	{row: "Berths", name: "number of berths", says: "has %s berths", asks: phrase.Of(`how many berths, number of berths, how many people sleep, how many can sleep, how many people can sleep, how many does she sleep, how many does it sleep, wie viele kojen, combien de couchettes`), beside: phrase.Of(`berths, kojen, couchettes`), value: func(d design.Design) string { return counted(d.Berths) }},
	{row: "Engine", name: "engine", says: "has %s as her engine", asks: phrase.Of(`what engine, which engine, engine size, engine power, how big is the engine, how many horsepower, how much horsepower, how many hp, welcher motor, welchen motor, motorleistung, quel moteur, puissance du moteur`), beside: phrase.Of(`and engine, engine and, motor, moteur`), value: engine},
	{row: "Fuel", name: "fuel", says: "burns %s", asks: phrase.Of(`what fuel, which fuel, petrol or diesel, diesel or petrol, gas or diesel, diesel or gas`), inside: true, value: func(d design.Design) string { return d.Fuel }},
	{row: "Hull", name: "material", says: "has a hull of %s", asks: phrase.Of(`hull made of, hull built of, hull material, made of aluminium, made of aluminum, made of steel, made of wood, made of grp, made of fibreglass, made of fiberglass, built of aluminium, built of steel, built of wood, built of grp`), inside: true, value: material},
	absent("tank capacity", `tank capacity, tank capacities, tankage, water capacity, fuel capacity, fuel tank size, water tank size, how much fuel can, how big is the fuel tank, how much water can, how much water does she hold, how much fuel does she hold, how big is the water tank, tankinhalt`),
	absent("height above the water", `mast height, height of the mast, how tall is the mast, how high is the mast, air draft, air draught, bridge clearance, masthöhe, tirant d air, tirant dair`),
	absent("bridgedeck clearance", `bridgedeck clearance, bridge deck clearance`),
	absent("headroom", `headroom, stehhöhe, hauteur sous barrot`),
	absent("range", `what is the range, what range, cruising range, range under power`),
	ratio("SA/D", `sa d, sail area displacement`, sailAreaDisplacement),
	ratio("D/L", `d l, displacement length, light or heavy, heavy or light, light displacement, heavy displacement`, displacementLength),
	ratio("Ballast ratio", `ballast ratio`, ballastRatio),
	ratio("Capsize screening", `capsize screening, capsize`, capsizeScreening),
	ratio("Comfort ratio", `comfort ratio`, comfortRatio),
	ratio("Hull speed", `hull speed, how fast, rumpfgeschwindigkeit`, hullSpeed),
}

// absent is what the table has of no boat.
func absent(name, asks string) particular {
	return particular{name: name, asks: phrase.Of(asks), value: func(design.Design) string { return "" }}
}

// numbered is a particular that is a figure.
func numbered(row, says, asks string, f figure) particular {
	return particular{row: row, name: f.name, says: says, asks: phrase.Of(asks), value: f.told}
}

// ratio is a particular that is a ratio, which has a reading.
func ratio(row, asks string, f figure) particular {
	p := numbered(row, "has a "+f.name+" of %s", asks, f)
	p.reading = func(d design.Design) string {
		for _, r := range d.Ratios() {
			if r.Name == f.name {
				return r.Reading
			}
		}
		return ""
	}
	return p
}

// draught is that of the deepest keel, and of the shallowest where there are two.
func draught(d design.Design) string {
	deep, shoal := quantity.Metres(d.DraftMax), quantity.Metres(d.DraftMin)
	switch {
	case deep == "" || deep == shoal:
		return shoal
	case shoal == "":
		return deep
	}
	if movable[d.Keel] {
		return shoal + " to " + deep + ", board or keel up and down"
	}
	return shoal + " to " + deep + ", by the keel she was built with"
}

// movable are the keels of the table that are lifted.
var movable = map[string]bool{"centreboard": true, "daggerboard": true, "lifting": true, "swing": true}

func years(d design.Design) string {
	return yearsAs(d, [3]string{"from %d to %d", "from %d", "until %d"})
}

// yearsAs are the years of a boat in a form for the first and the last, one for the first alone and one for the last alone.
func yearsAs(d design.Design, as [3]string) string {
	switch {
	case d.FirstBuilt > 0 && d.LastBuilt > 0:
		return fmt.Sprintf(as[0], d.FirstBuilt, d.LastBuilt)
	case d.FirstBuilt > 0:
		return fmt.Sprintf(as[1], d.FirstBuilt)
	case d.LastBuilt > 0:
		return fmt.Sprintf(as[2], d.LastBuilt)
	}
	return ""
}

// keels are what the keels of the table are called.
var keels = map[string]string{
	"fin": "fin keel", "bulb": "bulb keel", "full": "full keel", "long_fin": "long fin keel", "centreboard": "centreboard", "daggerboard": "daggerboards",
	"lifting": "lifting keel", "swing": "swing keel", "bilge": "bilge keels", "wing": "wing keel",
}

func keel(d design.Design) string { return keels[d.Keel] }

// aKeel is a boat's keel as one of its kind: "a fin keel", "bilge keels".
func aKeel(d design.Design) string {
	k := keel(d)
	if k == "" || strings.HasSuffix(k, "s") {
		return k
	}
	return "a " + k
}

// material is what a hull is built of.
func material(d design.Design) string {
	switch d.HullMaterial {
	case "grp":
		return "GRP (fibreglass)"
	case "other":
		return ""
	}
	return prose.Spaced(d.HullMaterial)
}

func engine(d design.Design) string {
	if d.EngineKW == 0 {
		return ""
	}
	text := fmt.Sprintf("%.0f kW (%.0f hp)", d.EngineKW, 1000*d.EngineKW/quantity.Horsepower)
	if d.Engines > 1 {
		text = fmt.Sprintf("%d × %s", d.Engines, text)
	}
	return strings.TrimSpace(text + " " + d.Fuel)
}

func counted(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// kinds are what boats of a category are called.
var kinds = map[design.Category]string{
	design.Sail: "sailing boat", design.Catamaran: "sailing catamaran", design.PowerCat: "power catamaran", design.Trimaran: "trimaran",
	design.Motorsailer: "motorsailer", design.Power: "motor boat", design.RIB: "RIB", design.Dinghy: "sailing dinghy",
}

// rigged are the rigs after which a monohull is called.
var rigged = map[string]bool{"sloop": true, "cutter": true, "ketch": true, "yawl": true}

// kind is what a boat is, in a sentence that begins with her name.
func kind(d design.Design) string {
	name := kinds[d.Category]
	switch {
	case d.Category == design.Sail && rigged[d.Rig]:
		name = d.Rig
	case d.Class != "":
		name = d.Class
	}
	article := "a "
	if strings.ContainsAny(name[:1], "aeiou") {
		article = "an "
	}
	text := "is " + article + name
	if k := aKeel(d); k != "" {
		text += " with " + k
	}
	var made []string
	if d.Designer != "" {
		made = append(made, "designed by "+d.Designer)
	}
	if y := years(d); y != "" {
		made = append(made, "built "+y)
	}
	if len(made) > 0 {
		text += ", " + prose.List(made, "and")
	}
	return text
}
