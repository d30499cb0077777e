package quantity

// Dimension says what a quantity measures.
type Dimension string

// The dimensions, each with the base unit of Quantity.Value.
const (
	Bare        Dimension = "number"           // no unit
	Length      Dimension = "length"           // m
	Speed       Dimension = "speed"            // m/s
	Volume      Dimension = "volume"           // L
	Mass        Dimension = "mass"             // kg
	Power       Dimension = "power"            // W
	Current     Dimension = "current"          // A
	Charge      Dimension = "charge"           // Ah
	Voltage     Dimension = "voltage"          // V
	Energy      Dimension = "energy"           // Wh
	Time        Dimension = "time"             // s, a duration
	Clock       Dimension = "clock"            // s after midnight
	Calendar    Dimension = "date"             // days since 1970-01-01
	Angle       Dimension = "angle"            // degree; courses, bearings, latitudes, variation
	Area        Dimension = "area"             // m2
	Pressure    Dimension = "pressure"         // hPa
	Temperature Dimension = "temperature"      // °C
	Percent     Dimension = "percent"          // fraction
	Ratio       Dimension = "ratio"            // x in x:1
	Money       Dimension = "money"            // the currency's own unit
	Beaufort    Dimension = "wind force"       // Beaufort number
	VolumeRate  Dimension = "consumption"      // L/h
	VolumeRun   Dimension = "volume per run"   // L/nm
	RunVolume   Dimension = "run per volume"   // nm/L
	Coverage    Dimension = "coverage"         // m2/L
	LineMass    Dimension = "mass per length"  // kg/m
	Rotation    Dimension = "rotation"         // rpm
	Irradiation Dimension = "peak sun hours"   // h/day
	Immersion   Dimension = "mass per draught" // kg/cm
	Torque      Dimension = "torque"           // N m
	Force       Dimension = "force"            // N
	// SpecificFuel is what an engine burns for what it does, in g/kWh, and Density the mass of a volume, in kg/L.
	SpecificFuel Dimension = "specific consumption"
	Density      Dimension = "density"
)
