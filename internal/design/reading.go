package design

// Ratio is one computed figure of a design with what it means.
type Ratio struct {
	Name    string  // "SA/D"
	Title   string  // "sail area to displacement"
	Value   float64 // in Unit
	Unit    string  // "", "%" or "kn"
	Formula string  // with the symbols and units of its source
	Reading string  // the band the value lies in, in plain words
}

// band is a reading for values below a limit; the last one of a list has none.
type band struct {
	below   float64
	reading string
}

// ratioKind is how one ratio is computed and read.
type ratioKind struct {
	name, title, unit, formula string
	of                         func(Design) (float64, bool)
	bands                      []band
	rest                       string
}

var ratioKinds = []ratioKind{
	{
		"SA/D", "sail area to displacement", "", "SA / (D/64)^(2/3), SA in sq ft, D in lb", Design.SailAreaDisplacement,
		[]band{
			{14, "little sail: a motorsailer, needs wind"}, {16, "conservative cruiser"}, {20, "moderate cruiser"},
			{24, "lively performance cruiser or racer"},
		}, "a lot of sail: racer or light multihull",
	},
	{
		"D/L", "displacement to length", "", "(D/2240) / (0.01 LWL)^3, D in lb, LWL in ft", Design.DisplacementLength,
		[]band{
			{100, "ultralight"}, {200, "light"}, {300, "moderate"}, {400, "heavy cruiser"},
		}, "very heavy cruiser",
	},
	{
		"ballast ratio", "ballast to displacement", "%", "100 × ballast / displacement", Design.BallastRatio,
		[]band{
			{30, "low: relies on beam or a deep bulb for stiffness"}, {40, "usual for a cruiser"}, {50, "high: stiff"},
		}, "very high: a keelboat racer or a classic",
	},
	{
		"capsize screening", "capsize screening value", "", "B / (D/64)^(1/3), B in ft, D in lb", Design.CapsizeScreening,
		[]band{
			{1.7, "well under 2: heavy and narrow, at home offshore"}, {2, "under 2: passes the screen for offshore"},
		}, "2 or more: light and beamy, for coastal use by this screen",
	},
	{
		"comfort ratio", "motion comfort ratio", "", "D / (0.65 (0.7 LWL + 0.3 LOA) B^1.333), in lb and ft", Design.ComfortRatio,
		[]band{
			{20, "quick motion: light racer"}, {30, "coastal cruiser"}, {40, "moderate offshore cruiser"},
			{50, "heavy offshore cruiser, slow motion"},
		}, "very heavy, very slow motion",
	},
	{
		"hull speed", "theoretical hull speed", "kn", "1.34 √LWL, LWL in ft", Design.HullSpeed,
		nil, "the displacement limit; narrow multihulls and planing hulls exceed it",
	},
}

// Ratios returns the ratios whose inputs are known, always in the same order. A multihull or a power boat has no
// capsize screening and no comfort ratio, for which those formulas were not made, and its SA/D and D/L are not read by
// the bands of monohulls.
func (d Design) Ratios() []Ratio {
	var out []Ratio
	for _, k := range ratioKinds {
		v, ok := k.of(d)
		if !ok {
			continue
		}
		r := Ratio{Name: k.name, Title: k.title, Value: v, Unit: k.unit, Formula: k.formula, Reading: k.read(v)}
		if k.bands != nil && !d.keelboat() {
			r.Reading = "not comparable with monohull sailing boats"
		}
		out = append(out, r)
	}
	return out
}

// Reading tells in plain words what a value of the ratio means for a monohull; name is a Ratio's Name. It is empty for
// a name there is no ratio of.
func Reading(name string, value float64) string {
	for _, k := range ratioKinds {
		if k.name == name {
			return k.read(value)
		}
	}
	return ""
}

func (k ratioKind) read(v float64) string {
	for _, b := range k.bands {
		if v < b.below {
			return b.reading
		}
	}
	return k.rest
}
