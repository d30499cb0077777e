package survey

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/links"
)

// boatOf is what a listing's fields say, in the words of the inspector.
func boatOf(l *catalog.Listing) inspect.Boat {
	b := inspect.Boat{
		Make: l.Make, Model: l.Model, DesignID: l.DesignID, Year: l.Year(), LOA: l.LOA, Category: l.Category, HullMaterial: l.HullMaterial,
		RiggingYear: l.RiggingYear, SailsYear: l.SailsYear, Features: l.Features,
	}
	for _, e := range l.Engines {
		b.Engines = append(b.Engines, inspect.Engine{Make: e.Make, Model: e.Model, Year: e.Year, Hours: e.Hours, Fuel: e.Fuel, Type: e.Type})
	}
	return b
}

// eventOf shows a listing to typed clients.
func eventOf(l *catalog.Listing, base links.Base) chat.Listing {
	return chat.Listing{
		ID: l.ID, Title: l.Name(), Make: l.Make, Model: l.Model, Year: l.Year(), LengthM: l.LOA, Price: l.Price, Currency: l.Currency,
		Place: l.Place, Country: l.Country, URL: base.Listing(l.ID), Sample: l.Sample,
	}
}
