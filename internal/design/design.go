// Package design holds the published particulars of production boats, finds the boats that plain words name, and
// computes the ratios that sailors compare them by.
package design

// Category is the kind of boat a design is.
type Category string

// The categories. A motorsailer is a monohull; every other sailing monohull is Sail.
const (
	Sail        Category = "sail"
	Catamaran   Category = "catamaran"
	PowerCat    Category = "power_cat"
	Trimaran    Category = "trimaran"
	Motorsailer Category = "motorsailer"
	Power       Category = "power"
	RIB         Category = "rib"
	Dinghy      Category = "dinghy"
)

// Multihull reports whether boats of the category have more than one hull.
func (c Category) Multihull() bool {
	return c == Catamaran || c == PowerCat || c == Trimaran
}

// Sails reports whether boats of the category are sailed.
func (c Category) Sails() bool {
	return c == Sail || c == Catamaran || c == Trimaran || c == Motorsailer || c == Dinghy
}

func (c Category) known() bool {
	return c.Sails() || c == PowerCat || c == Power || c == RIB
}

// Design is one production boat as its builder published it. A zero or empty field is unknown, never nought: a
// design whose LastBuilt is unknown may or may not be built still.
type Design struct {
	ID       string   // stable: builder and name as a slug, "hallberg-rassy-352"
	Builder  string   // as the builder writes it, "Hallberg-Rassy"
	Name     string   // without the builder; two boats of one name carry their year, "34 (1983)"
	Aliases  []string // other names of the same boat, without the builder
	Designer string
	Category Category
	Class    string // of a power boat: "trawler", "flybridge", "centre console", ...

	LOA, LWL, Beam     float64 // metres; LOA as published: of a sailing boat the hull, of a power boat often with the platform
	DraftMin, DraftMax float64 // metres; of the shallowest and deepest keel offered, or board up and board down

	Displacement float64 // kilograms, light
	Ballast      float64 // kilograms
	SailArea     float64 // square metres, working sails: main and 100 % foretriangle or the builder's standard jib

	Rig, Keel, HullMaterial string
	FirstBuilt, LastBuilt   int // years
	Cabins, Berths          int
	EngineKW                float64 // of one engine
	Engines                 int
	Fuel                    string
}

// BuiltIn reports whether the design was built in the year, one year either way being allowed for model years. It is
// true where the years of production are unknown.
func (d Design) BuiltIn(year int) bool {
	return (d.FirstBuilt == 0 || year >= d.FirstBuilt-1) && (d.LastBuilt == 0 || year <= d.LastBuilt+1)
}

// PlainName is the design's name without the year that tells two of one name apart.
func (d Design) PlainName() string {
	return withoutYear(d.Name)
}

// PlainFullName is FullName without the year that tells two boats of one name apart.
func (d Design) PlainFullName() string {
	d.Name = d.PlainName()
	return d.FullName()
}

// FullName is the builder and the name as one writes them together: "Hallberg-Rassy 352", but "J/24" and "Swan 45".
func (d Design) FullName() string {
	if namesBuilder(d) {
		return d.Name
	}
	return d.Builder + " " + d.Name
}
