package column

import (
	"cmp"
	"encoding/json"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// Columns is the table of flat fields, in the order of the export. The first column of a name wins.
func Columns() []Column {
	return []Column{
		{Name: "source_id", Set: text(func(d *draft.Draft) *string { return &d.ID }), Get: func(l *catalog.Listing) string { return l.SourceID }},
		{Name: "source", Set: text(func(d *draft.Draft) *string { return &d.Source }), Get: func(l *catalog.Listing) string { return l.Source }},
		{Name: "source_url", Set: text(func(d *draft.Draft) *string { return &d.URL }), Get: func(l *catalog.Listing) string { return l.SourceURL }},
		{Name: "status", Set: text(func(d *draft.Draft) *string { return &d.Status }), Get: func(l *catalog.Listing) string { return string(l.Status) }},
		{Name: "category", Set: func(d *draft.Draft, a draft.Amount) { d.Kinds = append([]string{a.Text}, d.Kinds...) }, Get: func(l *catalog.Listing) string { return string(l.Category) }},
		{Name: "classes", Adds: true, Set: func(d *draft.Draft, a draft.Amount) { d.Kinds = append(d.Kinds, list(a.Text)...) }, Get: func(l *catalog.Listing) string { return strings.Join(l.Classes, "; ") }},
		{Name: "make", Set: text(func(d *draft.Draft) *string { return &d.Make }), Get: func(l *catalog.Listing) string { return l.Make }},
		{Name: "model", Set: text(func(d *draft.Draft) *string { return &d.Model }), Get: func(l *catalog.Listing) string { return l.Model }},
		{Name: "variant", Set: text(func(d *draft.Draft) *string { return &d.Variant }), Get: func(l *catalog.Listing) string { return l.Variant }},
		{Name: "designer", Set: text(func(d *draft.Draft) *string { return &d.Designer }), Get: func(l *catalog.Listing) string { return l.Designer }},
		{Name: "builder", Set: text(func(d *draft.Draft) *string { return &d.Builder }), Get: func(l *catalog.Listing) string { return l.Builder }},
		{Name: "design_id", Set: text(func(d *draft.Draft) *string { return &d.DesignID }), Get: func(l *catalog.Listing) string { return l.DesignID }},
		{Name: "boat_name", Set: text(func(d *draft.Draft) *string { return &d.BoatName })},
		{Name: "year_built", Set: text(func(d *draft.Draft) *string { return &d.Year }), Get: func(l *catalog.Listing) string { return written.Whole(l.YearBuilt) }},
		{Name: "model_year", Set: text(func(d *draft.Draft) *string { return &d.ModelYear }), Get: func(l *catalog.Listing) string { return written.Whole(l.ModelYear) }},
		{Name: "condition", Set: text(func(d *draft.Draft) *string { return &d.Condition }), Get: func(l *catalog.Listing) string { return string(l.NewUsed) }},
		{Name: "grade", Set: text(func(d *draft.Draft) *string { return &d.Grade }), Get: func(l *catalog.Listing) string { return string(l.Grade) }},
		metres("loa_m", func(d *draft.Draft) *draft.Amount { return &d.LOA }, func(l *catalog.Listing) float64 { return l.LOA }),
		metres("lwl_m", func(d *draft.Draft) *draft.Amount { return &d.LWL }, func(l *catalog.Listing) float64 { return l.LWL }),
		metres("beam_m", func(d *draft.Draft) *draft.Amount { return &d.Beam }, func(l *catalog.Listing) float64 { return l.Beam }),
		metres("draft_min_m", func(d *draft.Draft) *draft.Amount { return &d.DraftMin }, func(l *catalog.Listing) float64 { return l.DraftMin }),
		metres("draft_max_m", func(d *draft.Draft) *draft.Amount { return &d.DraftMax }, func(l *catalog.Listing) float64 { return l.DraftMax }),
		metres("air_draft_m", func(d *draft.Draft) *draft.Amount { return &d.AirDraft }, func(l *catalog.Listing) float64 { return l.AirDraft }),
		kilos("displacement_kg", func(d *draft.Draft) *draft.Amount { return &d.Displacement }, func(l *catalog.Listing) float64 { return l.Displacement }),
		kilos("dry_weight_kg", func(d *draft.Draft) *draft.Amount { return &d.Dry }, nil),
		kilos("ballast_kg", func(d *draft.Draft) *draft.Amount { return &d.Ballast }, func(l *catalog.Listing) float64 { return l.Ballast }),
		number1("sail_area_m2", "m2", func(d *draft.Draft) *draft.Amount { return &d.SailArea }, func(l *catalog.Listing) float64 { return l.SailArea }),
		{Name: "hull_material", Set: text(func(d *draft.Draft) *string { return &d.Hull }), Get: func(l *catalog.Listing) string { return l.HullMaterial }},
		{Name: "rig", Set: text(func(d *draft.Draft) *string { return &d.Rig }), Get: func(l *catalog.Listing) string { return l.Rig }},
		{Name: "keel", Set: text(func(d *draft.Draft) *string { return &d.Keel }), Get: func(l *catalog.Listing) string { return l.Keel }},
		{Name: "cabins", Set: text(func(d *draft.Draft) *string { return &d.Cabins }), Get: func(l *catalog.Listing) string { return written.Whole(l.Cabins) }},
		{Name: "berths", Set: text(func(d *draft.Draft) *string { return &d.Berths }), Get: func(l *catalog.Listing) string { return written.Whole(l.Berths) }},
		{Name: "heads", Set: text(func(d *draft.Draft) *string { return &d.Heads }), Get: func(l *catalog.Listing) string { return written.Whole(l.Heads) }},
		{Name: "engines", Set: setEngines, Get: writeEngines},
		{Name: "engine", Set: setEngine},
		{Name: "engine_count", Set: text(func(d *draft.Draft) *string { return &d.EngineCount })},
		{Name: "engine_make", Set: OneEngine(func(e *draft.Engine, a draft.Amount) { e.Make = a.Text })},
		{Name: "engine_model", Set: OneEngine(func(e *draft.Engine, a draft.Amount) { e.Model = a.Text })},
		{Name: "engine_year", Set: OneEngine(func(e *draft.Engine, a draft.Amount) { e.Year = a.Text })},
		{Name: "engine_hours", Set: OneEngine(func(e *draft.Engine, a draft.Amount) { e.Hours = a.Text })},
		{Name: "engine_power", Unit: "hp", Set: OneEngine(func(e *draft.Engine, a draft.Amount) { e.Power = a })},
		{Name: "engine_fuel", Set: OneEngine(func(e *draft.Engine, a draft.Amount) { e.Fuel = a.Text })},
		{Name: "engine_type", Set: OneEngine(func(e *draft.Engine, a draft.Amount) { e.Kind = a.Text })},
		litres("fuel_l", func(d *draft.Draft) *draft.Amount { return &d.Fuel }, func(l *catalog.Listing) float64 { return l.Fuel }),
		litres("water_l", func(d *draft.Draft) *draft.Amount { return &d.Water }, func(l *catalog.Listing) float64 { return l.Water }),
		litres("holding_l", func(d *draft.Draft) *draft.Amount { return &d.Holding }, func(l *catalog.Listing) float64 { return l.Holding }),
		{Name: "price", Set: setPrice, Get: func(l *catalog.Listing) string { return written.FormatNumber(l.Price) }},
		{Name: "currency", Set: text(func(d *draft.Draft) *string { return &d.Currency }), Get: func(l *catalog.Listing) string { return l.Currency }},
		{Name: "price_type", Set: setPriceType, Get: func(l *catalog.Listing) string { return string(l.PriceType) }},
		{Name: "tax_status", Set: text(func(d *draft.Draft) *string { return &d.Tax }), Get: func(l *catalog.Listing) string { return string(l.Tax) }},
		{Name: "price_history", Set: func(d *draft.Draft, a draft.Amount) { d.History = append(d.History, readHistory(a.Text)...) }, Get: writeHistory},
		{Name: "place", Set: text(func(d *draft.Draft) *string { return &d.City }), Get: func(l *catalog.Listing) string { return l.Place }},
		{Name: "location", Set: text(func(d *draft.Draft) *string { return &d.Place })},
		{Name: "region", Set: text(func(d *draft.Draft) *string { return &d.Region }), Get: func(l *catalog.Listing) string { return l.Region }},
		{Name: "state", Set: text(func(d *draft.Draft) *string { return &d.State }), Get: func(l *catalog.Listing) string { return l.State }},
		{Name: "country", Set: text(func(d *draft.Draft) *string { return &d.Country }), Get: func(l *catalog.Listing) string { return l.Country }},
		{Name: "lat", Set: text(func(d *draft.Draft) *string { return &d.Lat }), Get: func(l *catalog.Listing) string { return written.FormatNumber(l.Lat) }},
		{Name: "lon", Set: text(func(d *draft.Draft) *string { return &d.Lon }), Get: func(l *catalog.Listing) string { return written.FormatNumber(l.Lon) }},
		{Name: "title", Set: text(func(d *draft.Draft) *string { return &d.Title }), Get: func(l *catalog.Listing) string { return l.Title }},
		{Name: "description", Adds: true, Set: func(d *draft.Draft, a draft.Amount) { d.Texts = append(d.Texts, a.Text) }, Get: func(l *catalog.Listing) string { return l.Description }},
		{Name: "features", Adds: true, Set: func(d *draft.Draft, a draft.Amount) { d.Features = append(d.Features, list(a.Text)...) }, Get: func(l *catalog.Listing) string { return strings.Join(l.Features, "; ") }},
		{Name: "equipment", Adds: true, Set: func(d *draft.Draft, a draft.Amount) { d.Said = append(d.Said, a.Text) }},
		{Name: "rigging_year", Set: text(func(d *draft.Draft) *string { return &d.RiggingYear }), Get: func(l *catalog.Listing) string { return written.Whole(l.RiggingYear) }},
		{Name: "sails_year", Set: text(func(d *draft.Draft) *string { return &d.SailsYear }), Get: func(l *catalog.Listing) string { return written.Whole(l.SailsYear) }},
		{Name: "images", Adds: true, Set: setImages, Get: writeImages},
		{Name: "broker", Set: setBroker, Get: func(l *catalog.Listing) string { return l.Broker }},
		{Name: "broker_city", Set: text(func(d *draft.Draft) *string { return &d.BrokerCity }), Get: func(l *catalog.Listing) string { return l.BrokerCity }},
		{Name: "hin", Set: text(func(d *draft.Draft) *string { return &d.HIN }), Get: func(l *catalog.Listing) string { return l.HIN }},
		{Name: "listed_at", Set: text(func(d *draft.Draft) *string { return &d.Listed }), Get: func(l *catalog.Listing) string { return written.Instant(l.ListedAt) }},
		{Name: "sample", Set: func(d *draft.Draft, a draft.Amount) { d.Sample = written.Yes(a.Text) }, Get: func(l *catalog.Listing) string {
			if l.Sample {
				return "true"
			}
			return ""
		}},
		{Name: "updated_at", Set: text(func(d *draft.Draft) *string { return &d.Updated }), Get: func(l *catalog.Listing) string { return written.Instant(l.UpdatedAt) }},
		{Name: "first_seen", Set: text(func(d *draft.Draft) *string { return &d.FirstSeen }), Get: func(l *catalog.Listing) string { return written.Instant(l.FirstSeen) }},
		{Name: "last_seen", Set: text(func(d *draft.Draft) *string { return &d.LastSeen }), Get: func(l *catalog.Listing) string { return written.Instant(l.LastSeen) }},
		{Name: "feed_id", Set: text(func(d *draft.Draft) *string { return &d.FeedID }), Get: func(l *catalog.Listing) string { return l.FeedID }},
		{Name: "set_aside", Set: func(d *draft.Draft, a draft.Amount) { d.Aside = readAsides(a.Text) }, Get: writeAsides},
	}
}

func metres(name string, of func(*draft.Draft) *draft.Amount, get func(*catalog.Listing) float64) Column {
	return number1(name, "m", of, get)
}

func kilos(name string, of func(*draft.Draft) *draft.Amount, get func(*catalog.Listing) float64) Column {
	return number1(name, "kg", of, get)
}

func litres(name string, of func(*draft.Draft) *draft.Amount, get func(*catalog.Listing) float64) Column {
	return number1(name, "l", of, get)
}

func number1(name, unit string, of func(*draft.Draft) *draft.Amount, get func(*catalog.Listing) float64) Column {
	c := Column{Name: name, Unit: unit, Set: measure(of)}
	if get != nil {
		c.Get = func(l *catalog.Listing) string { return written.FormatNumber(get(l)) }
	}
	return c
}

// OneEngine makes a setter of what is told of the engine, where a record tells of one: of the first, which it adds where there is none.
func OneEngine(set func(*draft.Engine, draft.Amount)) func(*draft.Draft, draft.Amount) {
	return func(d *draft.Draft, a draft.Amount) {
		if len(d.Engines) == 0 {
			d.Engines = append(d.Engines, draft.Engine{})
		}
		set(&d.Engines[0], a)
	}
}

func setPrice(d *draft.Draft, a draft.Amount) {
	d.Price = a.Text
	if a.Unit != "" {
		d.Currency = a.Unit
	}
}

// setPriceType reads our own word for it as well as a flag that hides the price.
func setPriceType(d *draft.Draft, a draft.Amount) {
	switch strings.ToLower(a.Text) {
	case "true", "1", "yes", "y":
		d.Hidden = true
	default:
		d.PriceType = a.Text
	}
}

func setBroker(d *draft.Draft, a draft.Amount) { d.Broker, d.Office = a.Text, a.Text }

func setImages(d *draft.Draft, a draft.Amount) {
	for u := range strings.FieldsFuncSeq(a.Text, func(r rune) bool { return r == ';' || r == ' ' || r == '\n' || r == '|' || r == ',' }) {
		d.Images = append(d.Images, draft.Image{URL: u})
	}
}

func writeImages(l *catalog.Listing) string {
	urls := make([]string, len(l.Images))
	for i, img := range l.Images {
		urls[i] = strings.NewReplacer(",", "%2C", ";", "%3B", " ", "%20").Replace(img.URL)
	}
	return strings.Join(urls, " ")
}

// list cuts a text at its semicolons.
func list(text string) []string {
	var out []string
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ';' || r == '|' }) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

// setEngines reads the engines of an export, and what others call so.
func setEngines(d *draft.Draft, a draft.Amount) {
	if !strings.Contains(a.Text, "|") {
		setEngine(d, a)
		return
	}
	d.Engines = append(d.Engines, readEngines(a.Text)...)
}

// readEngines reads what writeEngines wrote: engines parted by semicolons, their parts by bars.
func readEngines(text string) []draft.Engine {
	var out []draft.Engine
	for part := range strings.SplitSeq(text, ";") {
		if strings.TrimSpace(part) == "" || len(out) > draft.MaxEngines {
			continue
		}
		f := append(strings.Split(part, "|"), make([]string, 8)...)
		for i := range f {
			f[i] = strings.TrimSpace(f[i])
		}
		out = append(out, draft.Engine{Make: f[0], Model: f[1], Year: f[2], Power: draft.AmountIn(f[3], "kw"), Fuel: f[4], Kind: f[5], Hours: f[6], Position: f[7]})
	}
	return out
}

func writeEngines(l *catalog.Listing) string {
	bare := strings.NewReplacer("|", "/", ";", ",")
	var out []string
	for _, e := range l.Engines {
		out = append(out, strings.Join([]string{
			bare.Replace(e.Make), bare.Replace(e.Model), written.Whole(e.Year), written.FormatNumber(e.KW), e.Fuel, e.Type, written.FormatNumber(e.Hours), e.Position,
		}, "|"))
	}
	return strings.Join(out, "; ")
}

// readHistory reads what writeHistory wrote: "2024-05-01 120000; 2024-08-01 110000".
func readHistory(text string) []draft.Price {
	var out []draft.Price
	for _, part := range list(text) {
		at, price, _ := strings.Cut(part, " ")
		out = append(out, draft.Price{At: at, Price: price})
	}
	return out
}

func writeHistory(l *catalog.Listing) string {
	var out []string
	for _, p := range l.PriceHistory {
		out = append(out, written.Instant(p.At)+" "+written.FormatNumber(p.Price))
	}
	return strings.Join(out, "; ")
}

// setEngine reads the engine out of one text, or how many there are.
func setEngine(d *draft.Draft, a draft.Amount) {
	if n, ok := written.Count(a.Text); ok && n <= draft.MaxEngines && !strings.ContainsAny(a.Text, " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") {
		d.EngineCount = cmp.Or(d.EngineCount, a.Text)
		return
	}
	OneEngine(func(e *draft.Engine, a draft.Amount) { e.Fill(draft.EngineOf(a.Text)) })(d, a)
}

// writeAsides writes what was set aside as JSON, under the names that JSON lines have.
func writeAsides(l *catalog.Listing) string {
	if len(l.SetAside) == 0 {
		return ""
	}
	all := make([]draft.Aside, len(l.SetAside))
	for i, a := range l.SetAside {
		all[i] = draft.Aside(a)
	}
	text, _ := json.Marshal(all) // texts cannot fail
	return string(text)
}

// readAsides reads what writeAsides wrote, and nothing else.
func readAsides(text string) []draft.Aside {
	var all []draft.Aside
	if json.Unmarshal([]byte(text), &all) != nil {
		return nil
	}
	return all
}
