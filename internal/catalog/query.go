package catalog

import "encoding/json"

// Query is what a buyer asks for. A zero field asks for nothing; the fields that are set all have to hold, and a boat
// of which a field is unknown does not hold. Bounds include their value. A list asks for one of its words, except
// Features and Exclude, of which every word counts. In JSON a price bound always comes with its currency, null where
// none was named.
type Query struct {
	ID            string   `json:"id,omitempty"` // of one listing
	Make          string   `json:"make,omitempty"`
	MakesAny      []string `json:"makes_any,omitempty"`
	ModelContains string   `json:"model_contains,omitempty"` // whole words of the model: "34" is not in "340"
	ModelsAny     []string `json:"models_any,omitempty"`     // where MakesAny names more, they bind only the builders that have one of them
	Designer      string   `json:"designer,omitempty"`
	Type          string   `json:"type,omitempty"` // a design.Category; sail and power mean every monohull of that kind
	TypesAny      []string `json:"types_any,omitempty"`
	Category      []string `json:"category,omitempty"` // classes: trawler, flybridge, centre_console, ...
	Use           string   `json:"use,omitempty"`      // bluewater or liveaboard

	LengthMin float64 `json:"length_min_m,omitempty"`
	LengthMax float64 `json:"length_max_m,omitempty"`
	BeamMax   float64 `json:"beam_max_m,omitempty"`
	DraftMin  float64 `json:"draft_min_m,omitempty"`
	DraftMax  float64 `json:"draft_max_m,omitempty"` // with the board up where the keel can be raised
	AirDraft  float64 `json:"air_draft_max_m,omitempty"`

	DisplacementMin float64 `json:"displacement_min_kg,omitempty"`
	DisplacementMax float64 `json:"displacement_max_kg,omitempty"`

	PriceMin *float64 `json:"price_min,omitempty"`
	PriceMax *float64 `json:"price_max,omitempty"` // 0 asks for boats that are given away
	Currency string   `json:"-"`                   // of the price bounds; empty means DefaultCurrency

	YearMin int `json:"year_min,omitempty"`
	YearMax int `json:"year_max,omitempty"`
	AgeMin  int `json:"age_min_years,omitempty"` // counted to the day of the catalogue
	AgeMax  int `json:"age_max_years,omitempty"`

	Region       string   `json:"region,omitempty"` // as geo names regions: mediterranean, us_east_coast, ...
	RegionsAny   []string `json:"regions_any,omitempty"`
	Country      string   `json:"country,omitempty"` // ISO 3166-1 alpha-2
	CountriesAny []string `json:"countries_any,omitempty"`
	State        string   `json:"state,omitempty"` // of the United States, Canada or Australia: FL, BC, QLD
	StatesAny    []string `json:"states_any,omitempty"`
	Place        string   `json:"place,omitempty"`
	PlacesAny    []string `json:"places_any,omitempty"`    // a choice, as the other lists of areas are: a boat lies around one of them or in one of those
	RadiusNM     float64  `json:"radius_nm,omitempty"`     // around Place, or each of PlacesAny; 0 means DefaultRadiusNM
	UnknownPlace string   `json:"unknown_place,omitempty"` // where boats are wanted, as written; no boat is known to be there

	HullMaterial []string `json:"hull_material,omitempty"`
	Keel         []string `json:"keel,omitempty"`
	Rig          []string `json:"rig,omitempty"`

	Fuel           string  `json:"fuel,omitempty"`
	EngineType     string  `json:"engine_type,omitempty"` // inboard, outboard, saildrive, sterndrive, pod
	EngineHoursMax float64 `json:"engine_hours_max,omitempty"`
	EnginePowerMin float64 `json:"engine_power_min_hp,omitempty"` // of all engines together
	EnginesMin     int     `json:"engines_min,omitempty"`
	EnginesMax     int     `json:"engines_max,omitempty"`

	CabinsMin int `json:"cabins_min,omitempty"`
	CabinsMax int `json:"cabins_max,omitempty"`
	BerthsMin int `json:"berths_min,omitempty"`
	BerthsMax int `json:"berths_max,omitempty"`
	HeadsMin  int `json:"heads_min,omitempty"`
	HeadsMax  int `json:"heads_max,omitempty"`

	NewUsed        string `json:"new_used,omitempty"`        // new or used
	ConditionGrade string `json:"condition_grade,omitempty"` // a Grade or better; project for boats to restore
	Tax            string `json:"tax,omitempty"`
	Status         string `json:"status,omitempty"` // empty means every boat that is still for sale
	ListedWithin   int    `json:"listed_within_days,omitempty"`
	ListedMin      int    `json:"listed_min_days,omitempty"` // listed for so long, or longer

	Features []string `json:"features,omitempty"`
	Text     string   `json:"text,omitempty"` // words that all stand in the listing

	Exclude             []string `json:"exclude,omitempty"` // features, project, and poa for boats of which no price is told
	ExcludeMakes        []string `json:"exclude_makes,omitempty"`
	ExcludeModels       []string `json:"exclude_models,omitempty"` // whole words, as in ModelContains; the builder may stand before them
	ExcludeTypes        []string `json:"exclude_types,omitempty"`
	ExcludeRegions      []string `json:"exclude_regions,omitempty"`
	ExcludeCountries    []string `json:"exclude_countries,omitempty"`
	ExcludeStates       []string `json:"exclude_states,omitempty"`
	ExcludeHullMaterial []string `json:"exclude_hull_material,omitempty"`
	ExcludeKeel         []string `json:"exclude_keel,omitempty"`
	ExcludeRig          []string `json:"exclude_rig,omitempty"`
	ExcludeFuel         []string `json:"exclude_fuel,omitempty"`

	Sort        Sort     `json:"sort,omitempty"`
	Count       int      `json:"count,omitempty"`        // how many boats to show
	SelectIndex int      `json:"select_index,omitempty"` // one boat of the last list, from 1; -1 is its last
	Aggregate   []string `json:"aggregate,omitempty"`    // count, median_price, mean_price, price_by_year, ...
	Compare     []Query  `json:"compare,omitempty"`      // what is compared, each with its own make and model, or its SelectIndex
}

// Sort is an order of results. The words before the last underscore name the field; unknown values come last.
type Sort string

// The orders. An unset order is newest listing first.
const (
	PriceAsc       Sort = "price_asc"
	PriceDesc      Sort = "price_desc"
	LengthAsc      Sort = "length_asc"
	LengthDesc     Sort = "length_desc"
	YearAsc        Sort = "year_asc"
	YearDesc       Sort = "year_desc"
	EngineHoursAsc Sort = "engine_hours_asc"
	ListedDesc     Sort = "listed_desc"
	ListedAsc      Sort = "listed_asc"
	DistanceAsc    Sort = "distance_asc"
)

// Aggregates of Query.Aggregate.
const (
	AggregateCount       = "count"
	AggregateMedianPrice = "median_price"
	AggregateMeanPrice   = "mean_price"
	AggregatePriceRange  = "price_range"
	AggregateByYear      = "price_by_year"
	AggregateByCountry   = "count_by_country"
	AggregateByMake      = "count_by_make"
	AggregateByModel     = "count_by_model"
	AggregateDays        = "days_on_market"
	AggregatePerLength   = "price_per_length"
)

// DefaultRadiusNM is how far from a place a boat may lie when no distance is asked.
const DefaultRadiusNM = 50

// MarshalJSON writes the fields that are set.
func (q Query) MarshalJSON() ([]byte, error) {
	type fields Query
	with := struct {
		fields
		Currency json.RawMessage `json:"currency,omitempty"`
	}{fields: fields(q)}
	switch {
	case q.Currency != "":
		with.Currency, _ = json.Marshal(q.Currency)
	case q.PriceMin != nil || q.PriceMax != nil:
		with.Currency = json.RawMessage("null")
	}
	return json.Marshal(with)
}

// Writes tells in what shape MarshalJSON writes, for package schema.
func (Query) Writes() any {
	type fields Query
	return struct {
		fields
		Currency **string `json:"currency,omitempty"` // left out, or there and perhaps null
	}{}
}

// UnmarshalJSON reads what MarshalJSON writes.
func (q *Query) UnmarshalJSON(data []byte) error {
	type fields Query
	with := struct {
		*fields
		Currency *string `json:"currency"`
	}{fields: (*fields)(q)}
	if err := json.Unmarshal(data, &with); err != nil {
		return err
	}
	if with.Currency != nil {
		q.Currency = *with.Currency
	}
	return nil
}

// priceCurrency is what the price bounds are in.
func (q Query) priceCurrency() string {
	if q.Currency == "" {
		return DefaultCurrency
	}
	return q.Currency
}
