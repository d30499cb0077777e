package listings_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/model/listings"
)

// over is the model over some boats.
func over(t *testing.T, boats ...*catalog.Listing) *listings.Model {
	t.Helper()
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	cat := catalog.New(catalog.NewIndex(boats, catalog.LocateIn(places)))
	parser, err := wish.New(designs, places, cat)
	if err != nil {
		t.Fatal(err)
	}
	return listings.New(cat, parser, designs, "http://127.0.0.1:8000", nil)
}

// mixed is the model over two boats of which one is generated.
func mixed(t *testing.T) *listings.Model {
	t.Helper()
	boat := func(id, source string, generated bool) *catalog.Listing {
		return &catalog.Listing{
			ID: id, Source: source, Make: "Sadler", Model: "29", YearBuilt: 1984, LOA: 8.76, Price: 12000, Currency: "GBP", Status: catalog.Active, Sample: generated,
		}
	}
	return over(t, boat("q-1", "quay", false), boat("s-1", "sample", true))
}

func TestGeneratedBoatsBesideRealOnesAreCalledSo(t *testing.T) {
	req := chat.Request{Model: listings.ID, Messages: []chat.Message{{Role: chat.User, Text: "Sadler 29"}}}
	var text strings.Builder
	_, err := mixed(t).Run(t.Context(), req, func(ev chat.Event) error {
		if part, ok := ev.(chat.Text); ok {
			text.WriteString(string(part))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"**2 boats** (1 of them sample data, no real offers)", "| quay |", "| sample |"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("%q is not in\n%s", want, text.String())
		}
	}
	if strings.Contains(text.String(), "Sample data as of") {
		t.Errorf("a list with a real boat is called sample data:\n%s", text.String())
	}
}
