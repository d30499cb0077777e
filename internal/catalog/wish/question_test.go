package wish_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/catalog/wish"
)

func TestWhatIsAskedAboutBoatsIsToldFromWhatTheyHaveToBe(t *testing.T) {
	p := parser()
	for _, c := range []struct {
		text     string
		question wish.Question
		offer    float64
		in       string
	}{
		{"Is 45,000 USD a fair price for a 1995 Catalina 36?", wish.FairPrice, 45000, "USD"},
		{"Ist 120.000 € zu teuer für eine Hanse 388?", wish.FairPrice, 120000, "EUR"},
		{"Is 9000 too much for a Westerly Centaur?", wish.FairPrice, 9000, ""},
		{"What's a 2008 Hanse 400 worth?", wish.FairPrice, 0, ""},
		{"How long does a Lagoon 42 take to sell?", wish.TimeOnMarket, 0, ""},
		{"combien de temps faut-il pour vendre un Sun Odyssey 410 ?", wish.TimeOnMarket, 0, ""},
		{"what's the price per foot of a Bavaria 46?", wish.PricePerLength, 0, ""},
		{"Wie viel kostet eine Bavaria 46 pro Meter?", wish.PricePerLength, 0, ""},
		{"most popular boats for sale in the UK", wish.MostModels, 0, ""},
		{"how many boats do you have in Spain by make?", wish.MostMakes, 0, ""},
		{"is £18,000 reasonable for a 1982 Sadler 32", wish.FairPrice, 18000, "GBP"},
		{"They want 89,000 euro for a 2006 Bavaria 42, is that ok?", wish.FairPrice, 89000, "EUR"},
		{"Bavaria 37 from 2001 for 48k euros - good deal or not?", wish.FairPrice, 48000, "EUR"},
		{"do Amels sell quickly?", wish.TimeOnMarket, 0, ""},
		{"what does a foot of Lagoon 450 cost", wish.PricePerLength, 0, ""},
		{"top 5 brands of motor boats in Italy", wish.MostMakes, 0, ""},
		{"Hanse 388 up to 150k, good value", wish.NoQuestion, 0, ""},
		{"Send me an alert when a Contessa 32 appears", wish.Alert, 0, ""},
		{"Contessa 32 under 20k, good value", wish.NoQuestion, 0, ""},
		{"is a Hallberg-Rassy 40 worth the money", wish.NoQuestion, 0, ""},
		{"Prices of Jeanneau 349 by model year", wish.NoQuestion, 0, ""},
		{"X-Yachts 40 ft high to low price", wish.NoQuestion, 0, ""},
		{"Catalina 36 not too expensive", wish.NoQuestion, 0, ""},
		{"Catalina 36 fair price under 40k", wish.NoQuestion, 0, ""},
	} {
		got := p.Parse(c.text, nil)
		if got.Question != c.question || got.Offer != c.offer || got.OfferIn != c.in {
			t.Errorf("%q: question %v, offer %v %q; want %v, %v %q", c.text, got.Question, got.Offer, got.OfferIn, c.question, c.offer, c.in)
		}
		if c.offer > 0 && got.Query.PriceMax != nil {
			t.Errorf("%q: the price that is asked about bounds the search: %v", c.text, *got.Query.PriceMax)
		}
	}
	if got := p.Parse("what should I pay?", []string{"Hanse 388 in Germany"}); got.Question != wish.FairPrice || !got.About || got.Query.Country != "DE" {
		t.Errorf("a later turn: got %+v", got)
	}
}

func TestABoatFromAYearIsOfThatYearUnlessYoungerOnesAreMeant(t *testing.T) {
	for _, c := range []struct {
		text string
		last int
	}{
		{"what is a Nauticat 33 from 1985 worth", 1985},
		{"what is a Nauticat 33 from 1985 on the market worth", 1985},
		{"is 40k fair for a Bavaria 37 from 1985 and with a teak deck?", 1985},
		{"what is a Nauticat 33 from 1985 on worth", 0},
		{"what's a Bavaria 37 from 1985 and up worth?", 0},
		{"what's a Bavaria 37 from 1985 or newer worth", 0},
	} {
		if q := parser().Parse(c.text, nil).Query; q.YearMin != 1985 || q.YearMax != c.last {
			t.Errorf("%q: %d to %d, want 1985 to %d", c.text, q.YearMin, q.YearMax, c.last)
		}
	}
}
