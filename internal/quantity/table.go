package quantity

import "math"

// Horsepower and MetricHorsepower are the two units called so, in watts: 550 ft·lbf/s and 75 kp·m/s.
const (
	Horsepower       = 745.69987158227
	MetricHorsepower = 735.49875
)

// Foot is the international foot in metres, Pound the avoirdupois pound in kilograms, Gallon the US gallon in litres; all are exact.
const (
	Foot   = 0.3048
	Pound  = 0.45359237
	Gallon = 3.785411784
)

// Degree is a degree of arc in radians.
const Degree = math.Pi / 180

// unitTable lists every unit; the first of a dimension is its base unit. In names, "=" marks a name whose
// letter case matters. Factors are exact by definition where one exists (international foot, pound and
// nautical mile, US and imperial gallon).
var unitTable = []Unit{
	{Symbol: "m", Dim: Length, Factor: 1, names: "metre|metres|meter|meters|mtr|mtrs|mètre|mètres|metern"},
	{Symbol: "ft", Dim: Length, Factor: Foot, Customary: true, names: "foot|feet|fts|footer|footers|'|fuß|fuss|füße|pied|pieds"},
	{Symbol: "in", Dim: Length, Factor: 0.0254, Customary: true, names: `inch|inches|"|''|zoll|pouce|pouces`},
	{Symbol: "cm", Dim: Length, Factor: 0.01, names: "centimetre|centimetres|centimeter|centimeters|zentimeter|centimètre|centimètres"},
	{Symbol: "mm", Dim: Length, Factor: 0.001, names: "millimetre|millimetres|millimeter|millimeters|millimètre|millimètres"},
	{Symbol: "km", Dim: Length, Factor: 1000, names: "kilometre|kilometres|kilometer|kilometers|kilometern|kilomètre|kilomètres|kms"},
	{Symbol: "nm", Dim: Length, Factor: 1852, Customary: true, names: "nmi|nms|nautical mile|nautical miles|naut miles|sea mile|sea miles|seemeile|seemeilen|sm|mille|milles|mille nautique|milles nautiques|mille marin|milles marins|=M"},
	{Symbol: "miles", Dim: Length, Factor: 1852, Customary: true, names: "mile|mls|meilen|meile"},
	{Symbol: "mi", Dim: Length, Factor: 1609.344, Customary: true, names: "statute mile|statute miles|land mile|land miles|landmeilen"},
	{Symbol: "fathoms", Dim: Length, Factor: 1.8288, Customary: true, names: "fathom|fthm|fm|faden|brasse|brasses"},
	{Symbol: "shackles of chain", Dim: Length, Factor: 27.432, Customary: true, names: "shackle|shackles|shots|shackle of chain|shackle of cable|shackles of cable|shackle of anchor chain|shackles of anchor chain|shot of chain|shots of chain|shot of anchor chain|shots of anchor chain"},
	{Symbol: "yd", Dim: Length, Factor: 0.9144, Customary: true, names: "yard|yards|yds"},
	{Symbol: "cables", Dim: Length, Factor: 185.2, Customary: true, names: "cable|cable length|cable lengths|kabellängen|encablure|encablures"},

	{Symbol: "m/s", Dim: Speed, Factor: 1, names: "mps|metres per second|meters per second|metre per second|meter per second|m/sec|meter pro sekunde|mètres par seconde|m per s"},
	{Symbol: "kn", Dim: Speed, Factor: 1852.0 / 3600, Customary: true, names: "kt|kts|knot|knots|knts|kns|knoten|nœud|nœuds|noeud|noeuds|nd|nds|nautical miles per hour|nautical miles an hour|nm/h|nm/hr|nm per hour|nmph|sm/h"},
	{Symbol: "km/h", Dim: Speed, Factor: 1 / 3.6, names: "kmh|kph|km/hr|kmph|kilometres per hour|kilometers per hour|kilometres an hour|kilometers an hour|stundenkilometer|kilomètres par heure|km per hour|km per h|kilometer pro stunde"},
	{Symbol: "mph", Dim: Speed, Factor: 0.44704, Customary: true, names: "miles per hour|miles an hour|mi/h|statute miles per hour"},
	{Symbol: "ft/min", Dim: Speed, Factor: 0.00508, Customary: true, names: "feet per minute|fpm"},
	{Symbol: "ft/s", Dim: Speed, Factor: 0.3048, Customary: true, names: "feet per second|fps|ft/sec"},

	{Symbol: "L", Dim: Volume, Factor: 1, names: "l|ltr|ltrs|lt|lts|litre|litres|liter|liters|litern"},
	{Symbol: "gal", Dim: Volume, Factor: Gallon, Customary: true, names: "gals|gallon|gallons|us gal|us gals|us gallon|us gallons|usg|gallonen|gal us|gallons us|u s gallons"},
	{Symbol: "imp gal", Dim: Volume, Factor: 4.54609, Customary: true, names: "imperial gallon|imperial gallons|imperial gal|imp gals|imp gallons|imp gallon|uk gallon|uk gallons|uk gal|british gallons|gallons imperial"},
	{Symbol: "qt", Dim: Volume, Factor: 0.946352946, Customary: true, names: "quart|quarts|us quarts"},
	{Symbol: "pt", Dim: Volume, Factor: 0.473176473, Customary: true, names: "pint|pints|us pints"},
	{Symbol: "mL", Dim: Volume, Factor: 0.001, names: "millilitre|millilitres|milliliter|milliliters|=ml"},
	{Symbol: "tsp", Dim: Volume, Factor: 0.005, names: "teaspoon|teaspoons|teelöffel|cuillère à café|cuillères à café"},
	{Symbol: "tbsp", Dim: Volume, Factor: 0.015, names: "tablespoon|tablespoons|esslöffel|cuillère à soupe|cuillères à soupe"},
	{Symbol: "fl oz", Dim: Volume, Factor: 0.0295735295625, Customary: true, names: "fluid ounce|fluid ounces|us fluid ounces|us fl oz|floz"},
	{Symbol: "m3", Dim: Volume, Factor: 1000, names: "cubic metre|cubic metres|cubic meter|cubic meters|cbm|kubikmeter|mètres cubes"},
	{Symbol: "GRT", Dim: Volume, Factor: 2831.6846592, Customary: true, names: "gross register ton|gross register tons|gross registered ton|gross registered tons|register ton|register tons|registered tons|gross ton|gross tons|bruttoregistertonne|bruttoregistertonnen|=BRT"},
	{Symbol: "ft3", Dim: Volume, Factor: 28.316846592, Customary: true, names: "cubic foot|cubic feet|cu ft|cuft"},

	{Symbol: "kg", Dim: Mass, Factor: 1, names: "kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes|kilogramm"},
	{Symbol: "lb", Dim: Mass, Factor: Pound, Customary: true, names: "lbs|pound|pounds|pfund|livres|livre"},
	{Symbol: "t", Dim: Mass, Factor: 1000, names: "tonne|tonnes|metric ton|metric tons|metric tonnes|tonnen|tons|ton|mt"},
	{Symbol: "stone", Dim: Mass, Factor: 6.35029318, Customary: true, names: "stones"},
	{Symbol: "long tons", Dim: Mass, Factor: 1016.0469088, Customary: true, names: "long ton|imperial tons|uk tons|lt tons|imperial ton"},
	{Symbol: "short tons", Dim: Mass, Factor: 907.18474, Customary: true, names: "short ton|us tons|us ton"},
	{Symbol: "g", Dim: Mass, Factor: 0.001, names: "gram|grams|gramme|grammes|gramm"},
	{Symbol: "oz", Dim: Mass, Factor: 0.028349523125, Customary: true, names: "ounce|ounces|unzen"},

	{Symbol: "W", Dim: Power, Factor: 1, names: "w|watt|watts"},
	{Symbol: "kW", Dim: Power, Factor: 1000, names: "kw|kilowatt|kilowatts"},
	{Symbol: "hp", Dim: Power, Factor: Horsepower, Customary: true, names: "bhp|shp|horsepower|horse power|horses"},
	{Symbol: "PS", Dim: Power, Factor: MetricHorsepower, Customary: true, names: "ps|pferdestärken|pferdestärke|cv|=ch|chevaux"},

	{Symbol: "A", Dim: Current, Factor: 1, names: "=a|amp|amps|ampere|amperes|ampère|ampères"},
	{Symbol: "mA", Dim: Current, Factor: 0.001, names: "milliamp|milliamps|milliampere"},
	{Symbol: "Ah", Dim: Charge, Factor: 1, names: "amp hour|amp hours|amphour|amphours|amperestunden|ampere hours|ampère heures|amp hrs|ampere hour|ampèreheures"},
	{Symbol: "mAh", Dim: Charge, Factor: 0.001, names: "milliamp hours"},
	{Symbol: "V", Dim: Voltage, Factor: 1, names: "v|volt|volts|vdc|v dc|vac|v ac|volts dc"},
	{Symbol: "mV", Dim: Voltage, Factor: 0.001, names: "millivolt|millivolts"},
	{Symbol: "Wh", Dim: Energy, Factor: 1, names: "watt hour|watt hours|watthours|watthour|wattstunden|watt hrs"},
	{Symbol: "kWh", Dim: Energy, Factor: 1000, names: "kilowatt hour|kilowatt hours|kilowattstunden|kwhr"},

	{Symbol: "s", Dim: Time, Factor: 1, names: "sec|secs|second|seconds|sekunde|sekunden|sek|seconde|secondes"},
	{Symbol: "min", Dim: Time, Factor: 60, names: "mins|mn|minute|minutes|minuten"},
	{Symbol: "h", Dim: Time, Factor: 3600, names: "hr|hrs|hour|hours|stunde|stunden|std|heure|heures"},
	{Symbol: "days", Dim: Time, Factor: 86400, names: "day|d|tag|tage|tagen|jour|jours|nights|nächte|nächten|nuits"},
	{Symbol: "weeks", Dim: Time, Factor: 7 * 86400, names: "week|wk|wks|woche|wochen|semaine|semaines"},
	{Symbol: "fortnights", Dim: Time, Factor: 14 * 86400, names: "fortnight|quinzaine"},
	{Symbol: "months", Dim: Time, Factor: 365.25 / 12 * 86400, names: "month|monat|monate|monaten|mois"},
	{Symbol: "years", Dim: Time, Factor: 365.25 * 86400, names: "year|yr|yrs|jahr|jahre|jahren|ans|année|années"},

	{Symbol: "deg", Dim: Angle, Factor: 1, names: "°|degree|degrees|degs|grad|degré|degrés|degres"},
	{Symbol: "arcmin", Dim: Angle, Factor: 1.0 / 60, names: "arc minute|arc minutes|minutes of arc|minute of arc|bogenminuten"},
	{Symbol: "arcsec", Dim: Angle, Factor: 1.0 / 3600, names: "arc second|arc seconds|seconds of arc|second of arc"},
	{Symbol: "rad", Dim: Angle, Factor: 180 / math.Pi, names: "radian|radians"},
	{Symbol: "points", Dim: Angle, Factor: 11.25, names: "point|strich|quarts de vent"},

	{Symbol: "m2", Dim: Area, Factor: 1, names: "sqm|sq m|square metre|square metres|square meter|square meters|qm|quadratmeter|mètre carré|mètres carrés|sq metres|sq meters"},
	{Symbol: "ft2", Dim: Area, Factor: 0.09290304, Customary: true, names: "sqft|sq ft|sq feet|square foot|square feet|ft sq|quadratfuß|pieds carrés"},
	{Symbol: "mm2", Dim: Area, Factor: 1e-6, names: "sqmm|sq mm|square millimetre|square millimetres|square millimeters|qmm|mm sq|quadratmillimeter"},
	{Symbol: "cm2", Dim: Area, Factor: 1e-4, names: "sq cm|square centimetres|square centimeters"},
	{Symbol: "yd2", Dim: Area, Factor: 0.83612736, Customary: true, names: "sq yd|square yards|square yard"},
	{Symbol: "in2", Dim: Area, Factor: 0.00064516, Customary: true, names: "sq in|square inches|square inch"},

	{Symbol: "hPa", Dim: Pressure, Factor: 1, names: "hpa|hectopascal|hectopascals|hektopascal"},
	{Symbol: "mbar", Dim: Pressure, Factor: 1, names: "mb|millibar|millibars"},
	{Symbol: "inHg", Dim: Pressure, Factor: 33.86389, Customary: true, names: "inhg|in hg|inches of mercury|inches hg|inches mercury"},
	{Symbol: "mmHg", Dim: Pressure, Factor: 1.333224, names: "mm hg|millimetres of mercury|millimeters of mercury|torr"},
	{Symbol: "bar", Dim: Pressure, Factor: 1000, names: "bars"},
	{Symbol: "psi", Dim: Pressure, Factor: 68.94757293, Customary: true, names: "lb/in2|pounds per square inch"},
	{Symbol: "kPa", Dim: Pressure, Factor: 10, names: "kpa|kilopascal|kilopascals"},
	{Symbol: "Pa", Dim: Pressure, Factor: 0.01, names: "pascal|pascals"},
	{Symbol: "atm", Dim: Pressure, Factor: 1013.25, names: "atmospheres|atmosphere"},

	{Symbol: "°C", Dim: Temperature, Factor: 1, names: "celsius|degrees celsius|degree celsius|deg c|degrees c|grad celsius|centigrade|degrees centigrade|degrés celsius|=C|deg celsius"},
	{Symbol: "°F", Dim: Temperature, Factor: 5.0 / 9, Offset: -32, Customary: true, names: "fahrenheit|degrees fahrenheit|degree fahrenheit|deg f|degrees f|grad fahrenheit|=F|deg fahrenheit"},
	{Symbol: "K", Dim: Temperature, Factor: 1, Offset: -273.15, names: "kelvin"},

	{Symbol: "N m", Dim: Torque, Factor: 1, names: "newton metre|newton metres|newton meter|newton meters|newtonmetre|newtonmetres|newtonmeter|newtonmeters|newton mètre|newton mètres|n·m|=N.m"},
	{Symbol: "lb ft", Dim: Torque, Factor: 1.3558179483314, Customary: true, names: "foot pound|foot pounds|foot lbs|foot lb|ft lb|ft lbs|ft pounds|lb ft|lbs ft|lbf ft|ft lbf|lb feet|pound foot|pound feet|pounds feet|pounds foot"},
	{Symbol: "inch pounds", Dim: Torque, Factor: 0.1129848290276, Customary: true, names: "inch pound|inch lbs|inch lb|pound inches"},
	{Symbol: "newtons", Dim: Force, Factor: 1, names: "newton"},
	{Symbol: "kilonewtons", Dim: Force, Factor: 1000, names: "kilonewton"},
	{Symbol: "daN", Dim: Force, Factor: 10, names: "decanewton|decanewtons"},
	{Symbol: "kgf", Dim: Force, Factor: 9.80665, names: "kilogram force|kilograms force|kilopond"},
	{Symbol: "lbf", Dim: Force, Factor: 4.4482216152605, Customary: true, names: "pound force|pounds force"},

	{Symbol: "%", Dim: Percent, Factor: 0.01, names: "percent|per cent|pct|prozent|pour cent"},
	{Symbol: ":1", Dim: Ratio, Factor: 1},
	{Symbol: "Bft", Dim: Beaufort, Factor: 1, names: "bft|beaufort|on the beaufort scale|windstärken"},
	{Symbol: "rpm", Dim: Rotation, Factor: 1, names: "revs|rev/min|r/min|u/min|tr/min|revolutions per minute|revs per minute|umdrehungen|umdrehungen pro minute"},
	{Symbol: "sun hours", Dim: Irradiation, Factor: 1, names: "peak sun hours|sun hours|hours of sun|hours of sunshine|full sun hours|psh|equivalent sun hours|peak hours|sonnenstunden|hours of full sun|hours of good sun|h of sun|hours sun|h sun|hours of sunlight|hours of effective sun|effective sun hours|hours of peak sun|heures de soleil"},
}

// rate is a unit made of two: top per bottom.
type rate struct {
	symbol, top, bottom string
	dim                 Dimension
	factor              float64
}

var compoundTable = []rate{
	{"L/h", "L", "h", VolumeRate, 1},
	{"gal/h", "gal", "h", VolumeRate, Gallon},
	{"imp gal/h", "imp gal", "h", VolumeRate, 4.54609},
	{"L/min", "L", "min", VolumeRate, 60},
	{"gal/min", "gal", "min", VolumeRate, Gallon * 60},
	{"L/day", "L", "days", VolumeRate, 1.0 / 24},
	{"gal/day", "gal", "days", VolumeRate, Gallon / 24},
	{"L/nm", "L", "nm", VolumeRun, 1},
	{"L/mile", "L", "miles", VolumeRun, 1},
	{"gal/nm", "gal", "nm", VolumeRun, Gallon},
	{"gal/mile", "gal", "miles", VolumeRun, Gallon},
	{"L/km", "L", "km", VolumeRun, 1.852},
	{"nm/L", "nm", "L", RunVolume, 1},
	{"nm/gal", "nm", "gal", RunVolume, 1 / Gallon},
	{"miles/gal", "miles", "gal", RunVolume, 1 / Gallon},
	{"m2/L", "m2", "L", Coverage, 1},
	{"ft2/gal", "ft2", "gal", Coverage, 0.09290304 / Gallon},
	{"ft2/qt", "ft2", "qt", Coverage, 0.09290304 / 0.946352946},
	{"kg/m", "kg", "m", LineMass, 1},
	{"lb/ft", "lb", "ft", LineMass, Pound / Foot},
	{"nm/day", "nm", "days", Speed, 1852.0 / 86400},
	{"miles/day", "miles", "days", Speed, 1852.0 / 86400},
	{"kg/cm", "kg", "cm", Immersion, 1},
	{"lb/in", "lb", "in", Immersion, Pound / 2.54},
	{"g/kWh", "g", "kWh", SpecificFuel, 1},
	{"kg/L", "kg", "L", Density, 1},
	{"kg/m3", "kg", "m3", Density, 0.001},
}

// shorthand lists abbreviations of rates that no rule makes.
var shorthand = map[string]string{
	"lph": "L/h", "gph": "gal/h", "us gph": "gal/h", "usgph": "gal/h", "us gal/h": "gal/h", "us gallons per hour": "gal/h", "us gallons an hour": "gal/h", "imp gph": "imp gal/h", "lpm": "L/min", "gpm": "gal/min", "nmpg": "nm/gal", "mpg": "miles/gal", "l/hr": "L/h", "ltr/hr": "L/h",
}
