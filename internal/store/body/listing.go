package body

import (
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// listing and what follows are tables of members, each with where it stands in the struct. A test demands every field. What is on
// record has their places as numbers, so none may be taken out or moved.
var listing = object[catalog.Listing]{
	kept(text("ID", func(l *catalog.Listing) *string { return &l.ID })),
	kept(text("Source", func(l *catalog.Listing) *string { return &l.Source })),
	kept(text("SourceID", func(l *catalog.Listing) *string { return &l.SourceID })),
	text("SourceURL", func(l *catalog.Listing) *string { return &l.SourceURL }),
	kept(text("FeedID", func(l *catalog.Listing) *string { return &l.FeedID })),
	kept(text("DupGroup", func(l *catalog.Listing) *string { return &l.DupGroup })),
	flag("Sample", func(l *catalog.Listing) *bool { return &l.Sample }),
	text("Status", func(l *catalog.Listing) *catalog.Status { return &l.Status }),

	moment("ListedAt", func(l *catalog.Listing) *time.Time { return &l.ListedAt }),
	moment("UpdatedAt", func(l *catalog.Listing) *time.Time { return &l.UpdatedAt }),
	kept(moment("FirstSeen", func(l *catalog.Listing) *time.Time { return &l.FirstSeen })),
	kept(moment("LastSeen", func(l *catalog.Listing) *time.Time { return &l.LastSeen })),

	text("Category", func(l *catalog.Listing) *design.Category { return &l.Category }),
	texts("Classes", func(l *catalog.Listing) *[]string { return &l.Classes }),

	text("Make", func(l *catalog.Listing) *string { return &l.Make }),
	text("Model", func(l *catalog.Listing) *string { return &l.Model }),
	text("Variant", func(l *catalog.Listing) *string { return &l.Variant }),
	texts("ModelAliases", func(l *catalog.Listing) *[]string { return &l.ModelAliases }),
	text("Designer", func(l *catalog.Listing) *string { return &l.Designer }),
	text("Builder", func(l *catalog.Listing) *string { return &l.Builder }),
	text("DesignID", func(l *catalog.Listing) *string { return &l.DesignID }),

	whole("YearBuilt", func(l *catalog.Listing) *int { return &l.YearBuilt }),
	whole("ModelYear", func(l *catalog.Listing) *int { return &l.ModelYear }),
	text("NewUsed", func(l *catalog.Listing) *catalog.NewUsed { return &l.NewUsed }),
	text("Grade", func(l *catalog.Listing) *catalog.Grade { return &l.Grade }),

	number("LOA", func(l *catalog.Listing) *float64 { return &l.LOA }),
	number("LWL", func(l *catalog.Listing) *float64 { return &l.LWL }),
	number("Beam", func(l *catalog.Listing) *float64 { return &l.Beam }),
	number("DraftMin", func(l *catalog.Listing) *float64 { return &l.DraftMin }),
	number("DraftMax", func(l *catalog.Listing) *float64 { return &l.DraftMax }),
	number("AirDraft", func(l *catalog.Listing) *float64 { return &l.AirDraft }),

	number("Displacement", func(l *catalog.Listing) *float64 { return &l.Displacement }),
	number("Ballast", func(l *catalog.Listing) *float64 { return &l.Ballast }),
	number("SailArea", func(l *catalog.Listing) *float64 { return &l.SailArea }),

	text("HullMaterial", func(l *catalog.Listing) *string { return &l.HullMaterial }),
	text("Rig", func(l *catalog.Listing) *string { return &l.Rig }),
	text("Keel", func(l *catalog.Listing) *string { return &l.Keel }),
	whole("Cabins", func(l *catalog.Listing) *int { return &l.Cabins }),
	whole("Berths", func(l *catalog.Listing) *int { return &l.Berths }),
	whole("Heads", func(l *catalog.Listing) *int { return &l.Heads }),
	list("Engines", func(l *catalog.Listing) *[]catalog.Engine { return &l.Engines }, engine),
	number("Fuel", func(l *catalog.Listing) *float64 { return &l.Fuel }),
	number("Water", func(l *catalog.Listing) *float64 { return &l.Water }),
	number("Holding", func(l *catalog.Listing) *float64 { return &l.Holding }),

	number("Price", func(l *catalog.Listing) *float64 { return &l.Price }),
	text("Currency", func(l *catalog.Listing) *string { return &l.Currency }),
	text("PriceType", func(l *catalog.Listing) *catalog.PriceType { return &l.PriceType }),
	text("Tax", func(l *catalog.Listing) *catalog.Tax { return &l.Tax }),
	list("PriceHistory", func(l *catalog.Listing) *[]catalog.PriceChange { return &l.PriceHistory }, priceChange),

	text("Place", func(l *catalog.Listing) *string { return &l.Place }),
	text("Region", func(l *catalog.Listing) *string { return &l.Region }),
	text("State", func(l *catalog.Listing) *string { return &l.State }),
	text("Country", func(l *catalog.Listing) *string { return &l.Country }),
	number("Lat", func(l *catalog.Listing) *float64 { return &l.Lat }),
	number("Lon", func(l *catalog.Listing) *float64 { return &l.Lon }),
	texts("Regions", func(l *catalog.Listing) *[]string { return &l.Regions }),

	text("Title", func(l *catalog.Listing) *string { return &l.Title }),
	text("Description", func(l *catalog.Listing) *string { return &l.Description }),
	texts("Features", func(l *catalog.Listing) *[]string { return &l.Features }),
	whole("RiggingYear", func(l *catalog.Listing) *int { return &l.RiggingYear }),
	whole("SailsYear", func(l *catalog.Listing) *int { return &l.SailsYear }),
	list("Images", func(l *catalog.Listing) *[]catalog.Image { return &l.Images }, image),
	text("Broker", func(l *catalog.Listing) *string { return &l.Broker }),
	text("BrokerCity", func(l *catalog.Listing) *string { return &l.BrokerCity }),

	text("HIN", func(l *catalog.Listing) *string { return &l.HIN }),
	list("SetAside", func(l *catalog.Listing) *[]catalog.SetAside { return &l.SetAside }, setAside),
}

var engine = object[catalog.Engine]{
	text("Make", func(e *catalog.Engine) *string { return &e.Make }),
	text("Model", func(e *catalog.Engine) *string { return &e.Model }),
	whole("Year", func(e *catalog.Engine) *int { return &e.Year }),
	number("KW", func(e *catalog.Engine) *float64 { return &e.KW }),
	text("Fuel", func(e *catalog.Engine) *string { return &e.Fuel }),
	text("Type", func(e *catalog.Engine) *string { return &e.Type }),
	number("Hours", func(e *catalog.Engine) *float64 { return &e.Hours }),
	text("Position", func(e *catalog.Engine) *string { return &e.Position }),
}

var priceChange = object[catalog.PriceChange]{
	moment("At", func(p *catalog.PriceChange) *time.Time { return &p.At }),
	number("Price", func(p *catalog.PriceChange) *float64 { return &p.Price }),
}

var image = object[catalog.Image]{
	text("URL", func(i *catalog.Image) *string { return &i.URL }),
	text("Caption", func(i *catalog.Image) *string { return &i.Caption }),
	whole("Width", func(i *catalog.Image) *int { return &i.Width }),
	whole("Height", func(i *catalog.Image) *int { return &i.Height }),
	text("Hash", func(i *catalog.Image) *string { return &i.Hash }),
}

var setAside = object[catalog.SetAside]{
	text("Field", func(s *catalog.SetAside) *string { return &s.Field }),
	text("Value", func(s *catalog.SetAside) *string { return &s.Value }),
	text("Reason", func(s *catalog.SetAside) *string { return &s.Reason }),
}
