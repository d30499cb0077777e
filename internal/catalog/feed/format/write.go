package format

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/column"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
)

// WriteCSV writes listings as CSV with a header that is read as that of format CSV, in the SI units that the names end
// in: what it writes and Read reads are the same listings, but for ids and groups, which are made again, and captions and
// sizes of images, which are lost. A text that a spreadsheet would take for a formula begins with an apostrophe.
func WriteCSV(w io.Writer, listings iter.Seq[*catalog.Listing]) error {
	out := csv.NewWriter(w)
	var written []column.Column
	var row []string
	for _, c := range column.Columns() {
		if c.Get != nil {
			written = append(written, c)
			row = append(row, c.Name)
		}
	}
	if err := out.Write(row); err != nil {
		return fmt.Errorf("write the header: %w", err)
	}
	for l := range listings {
		row = row[:0]
		for _, c := range written {
			row = append(row, harmless(c.Get(l)))
		}
		if err := out.Write(row); err != nil {
			return fmt.Errorf("write listing %s: %w", l.ID, err)
		}
	}
	out.Flush()
	return out.Error()
}

// formulas are the characters that a spreadsheet takes for the beginning of a formula.
const formulas = "=+-@\t\r"

// harmless keeps a spreadsheet from running a text as a formula.
func harmless(text string) string {
	if text == "" || strings.IndexByte(formulas, text[0]) < 0 {
		return text
	}
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		return text
	}
	return "'" + text
}

// asWritten takes away what harmless put before a text, and what makes a formula of a plain one.
func asWritten(field []byte) []byte {
	if len(field) > 1 && field[0] == '\'' && strings.IndexByte(formulas, field[1]) >= 0 {
		return field[1:]
	}
	if len(field) > 3 && field[0] == '=' && field[1] == '"' && field[len(field)-1] == '"' {
		return field[2 : len(field)-1] // as spreadsheets are told that figures are text
	}
	return field
}

// flat is a listing as a line of JSON: the names are those of the columns of CSV.
type flat struct {
	ID           string        `json:"id,omitempty"`
	Source       string        `json:"source,omitempty"`
	FeedID       string        `json:"feed_id,omitempty"`
	SourceID     string        `json:"source_id,omitempty"`
	SourceURL    string        `json:"source_url,omitempty"`
	Sample       bool          `json:"sample,omitempty"`
	Status       string        `json:"status,omitempty"`
	ListedAt     time.Time     `json:"listed_at,omitzero"`
	UpdatedAt    time.Time     `json:"updated_at,omitzero"`
	FirstSeen    time.Time     `json:"first_seen,omitzero"`
	LastSeen     time.Time     `json:"last_seen,omitzero"`
	Category     string        `json:"category,omitempty"`
	Classes      []string      `json:"classes,omitempty"`
	Make         string        `json:"make,omitempty"`
	Model        string        `json:"model,omitempty"`
	Variant      string        `json:"variant,omitempty"`
	Designer     string        `json:"designer,omitempty"`
	Builder      string        `json:"builder,omitempty"`
	DesignID     string        `json:"design_id,omitempty"`
	YearBuilt    int           `json:"year_built,omitempty"`
	ModelYear    int           `json:"model_year,omitempty"`
	Condition    string        `json:"condition,omitempty"`
	Grade        string        `json:"grade,omitempty"`
	LOA          float64       `json:"loa_m,omitempty"`
	LWL          float64       `json:"lwl_m,omitempty"`
	Beam         float64       `json:"beam_m,omitempty"`
	DraftMin     float64       `json:"draft_min_m,omitempty"`
	DraftMax     float64       `json:"draft_max_m,omitempty"`
	AirDraft     float64       `json:"air_draft_m,omitempty"`
	Displacement float64       `json:"displacement_kg,omitempty"`
	Ballast      float64       `json:"ballast_kg,omitempty"`
	SailArea     float64       `json:"sail_area_m2,omitempty"`
	HullMaterial string        `json:"hull_material,omitempty"`
	Rig          string        `json:"rig,omitempty"`
	Keel         string        `json:"keel,omitempty"`
	Cabins       int           `json:"cabins,omitempty"`
	Berths       int           `json:"berths,omitempty"`
	Heads        int           `json:"heads,omitempty"`
	Engines      []flatMotor   `json:"engines,omitempty"`
	Fuel         float64       `json:"fuel_l,omitempty"`
	Water        float64       `json:"water_l,omitempty"`
	Holding      float64       `json:"holding_l,omitempty"`
	Price        float64       `json:"price,omitempty"`
	Currency     string        `json:"currency,omitempty"`
	PriceType    string        `json:"price_type,omitempty"`
	Tax          string        `json:"tax_status,omitempty"`
	PriceHistory []flatPrice   `json:"price_history,omitempty"`
	Place        string        `json:"place,omitempty"`
	Region       string        `json:"region,omitempty"`
	State        string        `json:"state,omitempty"`
	Country      string        `json:"country,omitempty"`
	Lat          float64       `json:"lat,omitempty"`
	Lon          float64       `json:"lon,omitempty"`
	Title        string        `json:"title,omitempty"`
	Description  string        `json:"description,omitempty"`
	Features     []string      `json:"features,omitempty"`
	RiggingYear  int           `json:"rigging_year,omitempty"`
	SailsYear    int           `json:"sails_year,omitempty"`
	Images       []flatImage   `json:"images,omitempty"`
	Broker       string        `json:"broker,omitempty"`
	BrokerCity   string        `json:"broker_city,omitempty"`
	HIN          string        `json:"hin,omitempty"`
	SetAside     []draft.Aside `json:"set_aside,omitempty"`
}

type flatMotor struct {
	Make     string  `json:"make,omitempty"`
	Model    string  `json:"model,omitempty"`
	Year     int     `json:"year,omitempty"`
	KW       float64 `json:"kw,omitempty"`
	Fuel     string  `json:"fuel,omitempty"`
	Type     string  `json:"type,omitempty"`
	Hours    float64 `json:"hours,omitempty"`
	Position string  `json:"position,omitempty"`
}

type flatPrice struct {
	At    time.Time `json:"at"`
	Price float64   `json:"price"`
}

type flatImage struct {
	URL     string `json:"url"`
	Caption string `json:"caption,omitempty"`
	Width   int    `json:"width,omitempty"`
	Height  int    `json:"height,omitempty"`
	Hash    string `json:"hash,omitempty"`
}

// WriteJSONL writes listings as JSON lines under the names of the CSV's columns. Read reads them as format JSONL: they are
// the same listings, but for ids and groups, which are made again.
func WriteJSONL(w io.Writer, listings iter.Seq[*catalog.Listing]) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for l := range listings {
		if err := enc.Encode(flatten(l)); err != nil {
			return fmt.Errorf("write listing %s: %w", l.ID, err)
		}
	}
	return nil
}

func flatten(l *catalog.Listing) flat {
	f := flat{
		ID: l.ID, Source: l.Source, FeedID: l.FeedID, SourceID: l.SourceID, SourceURL: l.SourceURL, Sample: l.Sample, Status: string(l.Status),
		ListedAt: l.ListedAt, UpdatedAt: l.UpdatedAt, FirstSeen: l.FirstSeen, LastSeen: l.LastSeen,
		Category: string(l.Category), Classes: l.Classes, Make: l.Make, Model: l.Model, Variant: l.Variant, Designer: l.Designer, Builder: l.Builder,
		DesignID: l.DesignID, YearBuilt: l.YearBuilt, ModelYear: l.ModelYear, Condition: string(l.NewUsed), Grade: string(l.Grade),
		LOA: l.LOA, LWL: l.LWL, Beam: l.Beam, DraftMin: l.DraftMin, DraftMax: l.DraftMax, AirDraft: l.AirDraft,
		Displacement: l.Displacement, Ballast: l.Ballast, SailArea: l.SailArea, HullMaterial: l.HullMaterial, Rig: l.Rig, Keel: l.Keel,
		Cabins: l.Cabins, Berths: l.Berths, Heads: l.Heads, Fuel: l.Fuel, Water: l.Water, Holding: l.Holding,
		Price: l.Price, Currency: l.Currency, PriceType: string(l.PriceType), Tax: string(l.Tax),
		Place: l.Place, Region: l.Region, State: l.State, Country: l.Country, Lat: l.Lat, Lon: l.Lon,
		Title: l.Title, Description: l.Description, Features: l.Features, RiggingYear: l.RiggingYear, SailsYear: l.SailsYear,
		Broker: l.Broker, BrokerCity: l.BrokerCity, HIN: l.HIN,
	}
	for _, e := range l.Engines {
		f.Engines = append(f.Engines, flatMotor(e))
	}
	for _, p := range l.PriceHistory {
		f.PriceHistory = append(f.PriceHistory, flatPrice(p))
	}
	for _, i := range l.Images {
		f.Images = append(f.Images, flatImage(i))
	}
	for _, s := range l.SetAside {
		f.SetAside = append(f.SetAside, draft.Aside(s))
	}
	return f
}
