package listings_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/listings"
)

func TestTheBoatOfTheYoungestEngineHasTheOtherEquipmentThatWasAsked(t *testing.T) {
	boat := func(id string, engine int, features ...string) *catalog.Listing {
		return &catalog.Listing{
			ID: id, Source: "quay", Make: "Sadler", Model: "29", YearBuilt: 1984, LOA: 8.76, Price: 12000, Currency: "GBP", Status: catalog.Active,
			Engines: []catalog.Engine{{Year: engine}}, Features: features,
		}
	}
	m := over(t, boat("q-1", 2012, "watermaker"), boat("q-2", 2018))
	req := chat.Request{Model: listings.ID, Messages: []chat.Message{{Role: chat.User, Text: "Sadler 29 with a new engine and a watermaker"}}}
	var text strings.Builder
	if _, err := m.Run(t.Context(), req, func(ev chat.Event) error {
		if part, ok := ev.(chat.Text); ok {
			text.WriteString(string(part))
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if got := text.String(); !strings.Contains(got, "Engine: 2012") || strings.Contains(got, "q-2") {
		t.Errorf("the nearest is not the boat with a watermaker:\n%s", got)
	}
}
