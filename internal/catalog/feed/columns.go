package feed

import (
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

// columns is the table of flat fields, in the order of the export. The first column of a name wins.
func columns() []column {
	return []column{
		{name: "source_id", set: text(func(d *draft) *string { return &d.id }), get: func(l *catalog.Listing) string { return l.SourceID }},
		{name: "source", set: text(func(d *draft) *string { return &d.source }), get: func(l *catalog.Listing) string { return l.Source }},
		{name: "source_url", set: text(func(d *draft) *string { return &d.url }), get: func(l *catalog.Listing) string { return l.SourceURL }},
		{name: "status", set: text(func(d *draft) *string { return &d.status }), get: func(l *catalog.Listing) string { return string(l.Status) }},
		{name: "category", set: func(d *draft, a amount) { d.kinds = append([]string{a.text}, d.kinds...) }, get: func(l *catalog.Listing) string { return string(l.Category) }},
		{name: "classes", adds: true, set: func(d *draft, a amount) { d.kinds = append(d.kinds, list(a.text)...) }, get: func(l *catalog.Listing) string { return strings.Join(l.Classes, "; ") }},
		{name: "make", set: text(func(d *draft) *string { return &d.make }), get: func(l *catalog.Listing) string { return l.Make }},
		{name: "model", set: text(func(d *draft) *string { return &d.model }), get: func(l *catalog.Listing) string { return l.Model }},
		{name: "variant", set: text(func(d *draft) *string { return &d.variant }), get: func(l *catalog.Listing) string { return l.Variant }},
		{name: "designer", set: text(func(d *draft) *string { return &d.designer }), get: func(l *catalog.Listing) string { return l.Designer }},
		{name: "builder", set: text(func(d *draft) *string { return &d.builder }), get: func(l *catalog.Listing) string { return l.Builder }},
		{name: "design_id", set: text(func(d *draft) *string { return &d.designID }), get: func(l *catalog.Listing) string { return l.DesignID }},
		{name: "boat_name", set: text(func(d *draft) *string { return &d.boatName })},
		{name: "year_built", set: text(func(d *draft) *string { return &d.year }), get: func(l *catalog.Listing) string { return whole(l.YearBuilt) }},
		{name: "model_year", set: text(func(d *draft) *string { return &d.modelYear }), get: func(l *catalog.Listing) string { return whole(l.ModelYear) }},
		{name: "condition", set: text(func(d *draft) *string { return &d.condition }), get: func(l *catalog.Listing) string { return string(l.NewUsed) }},
		{name: "grade", set: text(func(d *draft) *string { return &d.grade }), get: func(l *catalog.Listing) string { return string(l.Grade) }},
		metres("loa_m", func(d *draft) *amount { return &d.loa }, func(l *catalog.Listing) float64 { return l.LOA }),
		metres("lwl_m", func(d *draft) *amount { return &d.lwl }, func(l *catalog.Listing) float64 { return l.LWL }),
		metres("beam_m", func(d *draft) *amount { return &d.beam }, func(l *catalog.Listing) float64 { return l.Beam }),
		metres("draft_min_m", func(d *draft) *amount { return &d.draftMin }, func(l *catalog.Listing) float64 { return l.DraftMin }),
		metres("draft_max_m", func(d *draft) *amount { return &d.draftMax }, func(l *catalog.Listing) float64 { return l.DraftMax }),
		metres("air_draft_m", func(d *draft) *amount { return &d.airDraft }, func(l *catalog.Listing) float64 { return l.AirDraft }),
		kilos("displacement_kg", func(d *draft) *amount { return &d.displacement }, func(l *catalog.Listing) float64 { return l.Displacement }),
		kilos("dry_weight_kg", func(d *draft) *amount { return &d.dry }, nil),
		kilos("ballast_kg", func(d *draft) *amount { return &d.ballast }, func(l *catalog.Listing) float64 { return l.Ballast }),
		number1("sail_area_m2", "m2", func(d *draft) *amount { return &d.sailArea }, func(l *catalog.Listing) float64 { return l.SailArea }),
		{name: "hull_material", set: text(func(d *draft) *string { return &d.hull }), get: func(l *catalog.Listing) string { return l.HullMaterial }},
		{name: "rig", set: text(func(d *draft) *string { return &d.rig }), get: func(l *catalog.Listing) string { return l.Rig }},
		{name: "keel", set: text(func(d *draft) *string { return &d.keel }), get: func(l *catalog.Listing) string { return l.Keel }},
		{name: "cabins", set: text(func(d *draft) *string { return &d.cabins }), get: func(l *catalog.Listing) string { return whole(l.Cabins) }},
		{name: "berths", set: text(func(d *draft) *string { return &d.berths }), get: func(l *catalog.Listing) string { return whole(l.Berths) }},
		{name: "heads", set: text(func(d *draft) *string { return &d.heads }), get: func(l *catalog.Listing) string { return whole(l.Heads) }},
		{name: "engines", set: setEngines, get: writeEngines},
		{name: "engine", set: setEngine},
		{name: "engine_count", set: text(func(d *draft) *string { return &d.engineCount })},
		{name: "engine_make", set: oneEngine(func(e *engineDraft, a amount) { e.make = a.text })},
		{name: "engine_model", set: oneEngine(func(e *engineDraft, a amount) { e.model = a.text })},
		{name: "engine_year", set: oneEngine(func(e *engineDraft, a amount) { e.year = a.text })},
		{name: "engine_hours", set: oneEngine(func(e *engineDraft, a amount) { e.hours = a.text })},
		{name: "engine_power", unit: "hp", set: oneEngine(func(e *engineDraft, a amount) { e.power = a })},
		{name: "engine_fuel", set: oneEngine(func(e *engineDraft, a amount) { e.fuel = a.text })},
		{name: "engine_type", set: oneEngine(func(e *engineDraft, a amount) { e.kind = a.text })},
		litres("fuel_l", func(d *draft) *amount { return &d.fuel }, func(l *catalog.Listing) float64 { return l.Fuel }),
		litres("water_l", func(d *draft) *amount { return &d.water }, func(l *catalog.Listing) float64 { return l.Water }),
		litres("holding_l", func(d *draft) *amount { return &d.holding }, func(l *catalog.Listing) float64 { return l.Holding }),
		{name: "price", set: setPrice, get: func(l *catalog.Listing) string { return formatNumber(l.Price) }},
		{name: "currency", set: text(func(d *draft) *string { return &d.currency }), get: func(l *catalog.Listing) string { return l.Currency }},
		{name: "price_type", set: setPriceType, get: func(l *catalog.Listing) string { return string(l.PriceType) }},
		{name: "tax_status", set: text(func(d *draft) *string { return &d.tax }), get: func(l *catalog.Listing) string { return string(l.Tax) }},
		{name: "price_history", set: func(d *draft, a amount) { d.history = append(d.history, readHistory(a.text)...) }, get: writeHistory},
		{name: "place", set: text(func(d *draft) *string { return &d.city }), get: func(l *catalog.Listing) string { return l.Place }},
		{name: "location", set: text(func(d *draft) *string { return &d.place })},
		{name: "region", set: text(func(d *draft) *string { return &d.region }), get: func(l *catalog.Listing) string { return l.Region }},
		{name: "state", set: text(func(d *draft) *string { return &d.state }), get: func(l *catalog.Listing) string { return l.State }},
		{name: "country", set: text(func(d *draft) *string { return &d.country }), get: func(l *catalog.Listing) string { return l.Country }},
		{name: "lat", set: text(func(d *draft) *string { return &d.lat }), get: func(l *catalog.Listing) string { return formatNumber(l.Lat) }},
		{name: "lon", set: text(func(d *draft) *string { return &d.lon }), get: func(l *catalog.Listing) string { return formatNumber(l.Lon) }},
		{name: "title", set: text(func(d *draft) *string { return &d.title }), get: func(l *catalog.Listing) string { return l.Title }},
		{name: "description", adds: true, set: func(d *draft, a amount) { d.texts = append(d.texts, a.text) }, get: func(l *catalog.Listing) string { return l.Description }},
		{name: "features", adds: true, set: func(d *draft, a amount) { d.features = append(d.features, list(a.text)...) }, get: func(l *catalog.Listing) string { return strings.Join(l.Features, "; ") }},
		{name: "equipment", adds: true, set: func(d *draft, a amount) { d.said = append(d.said, a.text) }},
		{name: "rigging_year", set: text(func(d *draft) *string { return &d.riggingYear }), get: func(l *catalog.Listing) string { return whole(l.RiggingYear) }},
		{name: "sails_year", set: text(func(d *draft) *string { return &d.sailsYear }), get: func(l *catalog.Listing) string { return whole(l.SailsYear) }},
		{name: "images", adds: true, set: setImages, get: writeImages},
		{name: "broker", set: setBroker, get: func(l *catalog.Listing) string { return l.Broker }},
		{name: "broker_city", set: text(func(d *draft) *string { return &d.brokerCity }), get: func(l *catalog.Listing) string { return l.BrokerCity }},
		{name: "hin", set: text(func(d *draft) *string { return &d.hin }), get: func(l *catalog.Listing) string { return l.HIN }},
		{name: "listed_at", set: text(func(d *draft) *string { return &d.listed }), get: func(l *catalog.Listing) string { return instant(l.ListedAt) }},
		{name: "sample", set: func(d *draft, a amount) { d.sample = yes(a.text) }, get: func(l *catalog.Listing) string {
			if l.Sample {
				return "true"
			}
			return ""
		}},
		{name: "updated_at", set: text(func(d *draft) *string { return &d.updated }), get: func(l *catalog.Listing) string { return instant(l.UpdatedAt) }},
		{name: "first_seen", set: text(func(d *draft) *string { return &d.firstSeen }), get: func(l *catalog.Listing) string { return instant(l.FirstSeen) }},
		{name: "last_seen", set: text(func(d *draft) *string { return &d.lastSeen }), get: func(l *catalog.Listing) string { return instant(l.LastSeen) }},
		{name: "feed_id", set: text(func(d *draft) *string { return &d.feedID }), get: func(l *catalog.Listing) string { return l.FeedID }},
		{name: "set_aside", set: func(d *draft, a amount) { d.aside = readAsides(a.text) }, get: writeAsides},
	}
}

func metres(name string, of func(*draft) *amount, get func(*catalog.Listing) float64) column {
	return number1(name, "m", of, get)
}

func kilos(name string, of func(*draft) *amount, get func(*catalog.Listing) float64) column {
	return number1(name, "kg", of, get)
}

func litres(name string, of func(*draft) *amount, get func(*catalog.Listing) float64) column {
	return number1(name, "l", of, get)
}

func number1(name, unit string, of func(*draft) *amount, get func(*catalog.Listing) float64) column {
	c := column{name: name, unit: unit, set: measure(of)}
	if get != nil {
		c.get = func(l *catalog.Listing) string { return formatNumber(get(l)) }
	}
	return c
}

func oneEngine(set func(*engineDraft, amount)) func(*draft, amount) {
	return func(d *draft, a amount) {
		if len(d.engines) == 0 {
			d.engines = append(d.engines, engineDraft{})
		}
		set(&d.engines[0], a)
	}
}

func setPrice(d *draft, a amount) {
	d.price = a.text
	if a.unit != "" {
		d.currency = a.unit
	}
}

// setPriceType reads our own word for it as well as a flag that hides the price.
func setPriceType(d *draft, a amount) {
	switch strings.ToLower(a.text) {
	case "true", "1", "yes", "y":
		d.hidden = true
	default:
		d.priceType = a.text
	}
}

func setBroker(d *draft, a amount) { d.broker, d.office = a.text, a.text }

func setImages(d *draft, a amount) {
	for u := range strings.FieldsFuncSeq(a.text, func(r rune) bool { return r == ';' || r == ' ' || r == '\n' || r == '|' || r == ',' }) {
		d.images = append(d.images, imageDraft{url: u})
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
func setEngines(d *draft, a amount) {
	if !strings.Contains(a.text, "|") {
		setEngine(d, a)
		return
	}
	d.engines = append(d.engines, readEngines(a.text)...)
}

// readEngines reads what writeEngines wrote: engines parted by semicolons, their parts by bars.
func readEngines(text string) []engineDraft {
	var out []engineDraft
	for part := range strings.SplitSeq(text, ";") {
		if strings.TrimSpace(part) == "" || len(out) > maxEngines {
			continue
		}
		f := append(strings.Split(part, "|"), make([]string, 8)...)
		for i := range f {
			f[i] = strings.TrimSpace(f[i])
		}
		out = append(out, engineDraft{make: f[0], model: f[1], year: f[2], power: in(f[3], "kw"), fuel: f[4], kind: f[5], hours: f[6], position: f[7]})
	}
	return out
}

func writeEngines(l *catalog.Listing) string {
	bare := strings.NewReplacer("|", "/", ";", ",")
	var out []string
	for _, e := range l.Engines {
		out = append(out, strings.Join([]string{
			bare.Replace(e.Make), bare.Replace(e.Model), whole(e.Year), formatNumber(e.KW), e.Fuel, e.Type, formatNumber(e.Hours), e.Position,
		}, "|"))
	}
	return strings.Join(out, "; ")
}

// readHistory reads what writeHistory wrote: "2024-05-01 120000; 2024-08-01 110000".
func readHistory(text string) []priceDraft {
	var out []priceDraft
	for _, part := range list(text) {
		at, price, _ := strings.Cut(part, " ")
		out = append(out, priceDraft{at: at, price: price})
	}
	return out
}

func writeHistory(l *catalog.Listing) string {
	var out []string
	for _, p := range l.PriceHistory {
		out = append(out, instant(p.At)+" "+formatNumber(p.Price))
	}
	return strings.Join(out, "; ")
}

func whole(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func instant(t time.Time) string {
	switch {
	case t.IsZero():
		return ""
	case t.Equal(t.Truncate(24 * time.Hour)):
		return t.UTC().Format(time.DateOnly)
	}
	return t.UTC().Format(time.RFC3339Nano)
}
