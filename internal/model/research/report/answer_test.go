package report_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/model/research/report"
	"github.com/fairlead/fairlead/internal/model/research/researchtest"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

// decisions are researchtest.Questions that want one thing told, with how the summary begins and what else it has to hold, if anything.
var decisions = []struct{ question, begins, holds string }{
	{"My 2016 Bavaria Cruiser 46 lies in Split: which price should I list her at?", "Ask between EUR ", "expected to ask EUR "},
	{"What should I ask for my 1990 Bavaria Cruiser 46?", "The Bavaria Cruiser 46 of the design table has been built from 2014", "none of hers is of 1990"},
	{"Is 65,000 EUR a fair price for a 2008 Hanse 400?", "EUR 65,000 is ", "comparable offers"},
	{"Is 400,000 EUR too much for a 2008 Hanse 400?", "EUR 400,000 is dear: it lies above ", "the upper quartile"},
	{"Is 9,000 EUR a good price for a 2008 Hanse 400?", "EUR 9,000 is less than any of the ", "look for what is wrong"},
	{"What does a 40 ft monohull in Spain cost me a year? I have 3,000 euros a year for it", "A year of sailing monohulls of 11.58–12.80 m in Spain comes to between EUR ", "EUR 3,000 a year falls short of that."},
	{"Which is cheaper to run, a Lagoon 42 or a Lagoon 450?", "A year of the Lagoon 42 costs less, between ", "A year of the Lagoon 450 comes to between "},
	{"Which sells quicker, the Lagoon 40 or the Leopard 40?", "Offers of the Leopard 40 have stood for the shortest time, a median of ", "how long sold boats took is not known here"},
	{"Which loses more of its value, the Lagoon 42 or the Fountaine Pajot Astréa 42?", "Which of them keeps its price better cannot be told from these offers: ", "likely between "},
	{"Hanse 400 or Dufour 40 with a budget of 90,000 EUR?", "EUR 90,000 is enough for ", "by median"},
	{"Should I get a new Hanse 388 or a used one? new or used?", "The median of the Hanse 388 offered used is ", "that of the Hanse 388 offered new"},
	{"Who sells most catamarans in the Bahamas? Which brokers?", "No ", "broker"},
	{"How reliable is the median price of the Hanse 400?", "Taken as a random draw, the ", "at a confidence of 95 %"},
	{"Can you guarantee that a Hanse 400 keeps her value?", "Nobody can guarantee or prove what a price or a return will be", "Hanse 400"},
	{"What discount do buyers get on a Hanse 400?", "What buyers really pay, and so what comes off, is not known here", "have been seen for a median of "},
	{"Which season is best to sell yachts in Greece?", "Seasons cannot be told from the catalogue", "boats in Greece"},
	{"Bavaria 46 prices: Germany versus the Netherlands", "Median asking prices in the sample catalogue: ", "the Bavaria 46 in the Netherlands"},
	{"Which 36 ft boats keep their price best?", "Of 25 models with enough dated offers asking prices fall least with age for the ", "they fall most for the "},
	{"Best value 30-footers for singlehanded sailing", "Of 51 models the ", "asks least for her age and length"},
	{"Bluewater boats under $150,000: which designs should I look at?", "By their numbers look first at the ", "pass the capsize screening"},
	{"What share of sailboats over 50 ft have in-mast furling?", "298 of 1,101 sailing monohulls of 15.24 m and more name in mast furling, a share of 27 % ", "may have it all the same"},
	{"Do boats with teak decks sell for less?", "Of the same model and age, as ", "sailing monohulls naming teak deck ask 16 % more than the others"},
	{"Are ex-charter boats a bargain?", "Of the same model and age, as ", "ex charter ask 39 % less than the others"},
	{"What would it cost me to buy and run a 38 ft cruiser for five years?", "A year of sailing monohulls of 11.00–12.16 m comes to between ", "5 years of these boats come to between USD "},
	{"What is a fair price for a 2012 Bavaria 40 Cruiser?", "A fair price lies between EUR ", "the middle half of the "},
	{"How does the used market for Hallberg-Rassy 37-40 ft boats in Northern Europe look in 2026?", "The sample catalogue holds ", "used Hallberg-Rassy boats of 11.28–12.19 m"},
	{"Which European country has the most Hanse yachts for sale?", "Offers of Hanse boats in Europe, ", "most at once lie in the Netherlands ("},
	{"What are the cheapest ocean-capable boats under 12 m?", "Of 59 models the lowest medians are those of the ", "The cheapest offer of all asks USD "},
	{"What do listings say about engine hours of 15 year old Bavarias?", "Half of the Bavaria boats 14–16 years old have run between ", "Bavaria boats 14–16 years old"},
	{"Price per foot of catamarans compared to monohulls", "Sailing catamarans ask more a foot by median, USD ", " a foot of length, the median is USD "},
	{"What is the average age of sailboats for sale in Germany?", "Half of the sailing monohulls in Germany were built between ", "sailing monohulls in Germany"},
	{"Are lifting keel boats more expensive?", "Of the same model and age, as ", "naming lifting keel ask "},
	{"Market for trailerable sailboats in the US", "The sample catalogue holds ", "trailerable in the United States"},
	{"Expected resale value of a Dufour 460 in five years", "In 5 years one that asks the median today is expected to ask EUR ", " less, if she ages as the offers do"},
	{"How many days do catamarans stay on the market in France compared to Spain?", "Offers of sailing catamarans in France have stood for the shortest time, ", "how long sold boats took is not known here"},
	{"Which 30 foot sailboats are the most seaworthy?", "By their numbers look first at the ", "that is for a survey"},
	{"Buy a new Oceanis 34.1 or a used Hallberg-Rassy 34?", "Median asking prices in the sample catalogue: ", "No age is common to both"},
	{"Are new boats much more expensive than 5 year old ones?", "The median of used boats 4–6 years old is ", "below that of new boats"},
	{"What return does a Bali 4.2 in charter make?", "Charter income is not in the catalogue", "the figures are of Bali sailing catamarans"},
	{"Which country of Europe has the cheapest Jeanneau Sun Odysseys between 36 and 40 feet?", "Of the countries with most offers medians are lowest in ", ""},
	{"How fast do Lagoon 42s lose value?", "A year of age lowers the asking price by ", ""},
	{"Should I buy a Beneteau Oceanis 38 now or wait a year?", "Whether asking prices will rise or fall cannot be told", ""},
	{"How long do Catalina 30s take to sell?", "Those now on sale have been seen for a median of ", ""},
	{"Charter return of a Bavaria 46 in Croatia: is it worth it?", "Charter income is not in the catalogue", ""},
	{"Market for Amel 60 yachts in Croatia", "Only one boat of the Amel 60 is for sale in Croatia", ""},
	{"What do Hallberg-Rassy 36s cost in Scandinavia, and is the market moving?", "The sample catalogue holds ", ""},
	{"What should I buy for cruising the Baltic with 60,000 euros? Which sailboats are there?", "Look first at what is offered most within these bounds", ""},
	{"What has been the history of Bavaria yachts, who founded the yard?", "Bavaria (", ""},
	{"Is a Lagoon 42 as an investment a mistake?", "A boat earns nothing by being owned", ""},
	{"The owner is asking 65,000 euros for a 2010 Bavaria 40", "EUR 65,000 is ", ""},
	{"Are trimarans a market that is cooling?", "The catalogue is the asking prices of one day", ""},
	{"Which builder's yachts lose least, Dufour or Beneteau?", "Asking prices of Dufour sailing monohulls fall least ", ""},
	{"Should I put a new engine in my old sloop instead of selling her?", "Whether a refit pays cannot be told", ""},
	{"What would a new galley do to the value of a trimaran?", "What one thing alone adds to a price cannot be told", ""},
	{"Est-ce que le prix des catamarans augmente ?", "The catalogue is the asking prices of one day", ""},
	{"Which used boats up to 30,000 euros are there on Lake Constance?", "Too few boats of one model are offered within these bounds", ""},
	{"Do yachts cost more in Croatia than in Spain?", "The medians of boats in Croatia and boats in Spain hardly differ", ""},
}

func TestADecisionIsAnsweredInTheFirstSentence(t *testing.T) {
	for _, d := range decisions {
		got := summaryOf(t, d.question)
		if !strings.HasPrefix(got, d.begins) || !strings.Contains(got, d.holds) {
			t.Errorf("%q begins with %.300q, want %q and in it %q", d.question, got, d.begins, d.holds)
		}
	}
}

func TestEverySentenceOfADecisionHolds(t *testing.T) {
	for _, d := range decisions {
		if r := reportOn(t, d.question, 6000); r.Dropped > 0 {
			t.Errorf("%q drops %d of its own lines", d.question, r.Dropped)
		}
	}
}

func TestBoundsThatExcludeEachOtherAreSaidTo(t *testing.T) {
	text := reportOn(t, "Sailboats over 45 ft and under 35 ft in Greece: market study", 1000).Text()
	if !strings.Contains(text, "contradicts itself") || !strings.Contains(text, "longer than 13.72 m and no longer than 10.67 m") {
		t.Errorf("the report is %s", text)
	}
}

func TestMadeUpNameIsUnknownAlsoWhereAPlaceIsNamed(t *testing.T) {
	text := reportOn(t, "Market report on Quillander 47 yachts in Italy", 1000).Text()
	if !strings.Contains(text, "called Quillander 47 is known here") {
		t.Errorf("the report is %s", text)
	}
}

func TestTheMedianOfTwentyPricesLiesBetweenTheSixthAndTheFifteenth(t *testing.T) {
	from, _ := researchtest.Built(t)
	var listings []*catalog.Listing
	for i := range 20 {
		listings = append(listings, &catalog.Listing{
			ID: fmt.Sprintf("m-%d", i), Make: "Bavaria", Model: "Test", Category: design.Sail, Status: catalog.Active, YearBuilt: 2010, LOA: 12,
			PriceType: catalog.Ask, Currency: "EUR", Price: float64(10_000 * (i + 1)), FirstSeen: time.Unix(0, 0), LastSeen: time.Unix(0, 0),
		})
	}
	from.Boats = catalog.New(catalog.NewIndex(listings, nil))
	ix := from.Boats.Snapshot()
	p := researchtest.Reader(t).Plan(ix, "How sure are the prices of Bavaria sailboats?", nil)
	r := report.Gather(from, ix, p).Report(3000)
	at := slices.IndexFunc(r.Evidence, func(e measure.Evidence) bool { return e.Measure == "interval_of_the_median" })
	if at < 0 {
		t.Fatalf("the report is %s", r.Text())
	}
	for _, v := range r.Evidence[at].Values {
		if want := map[string]float64{"low": 60_000, "high": 150_000}[v.Name]; want != 0 && v.Number != want {
			t.Errorf("%s is %v, want %v", v.Name, v.Number, want)
		}
	}
}

func TestADesignOfUnknownLengthIsNotComparedByLength(t *testing.T) {
	r := reportOn(t, "Bavaria 37 market report", 3000)
	text := r.Text()
	if strings.Contains(text, "Same kind and length") || !strings.Contains(text, "The design table has no length of the Bavaria 37") {
		t.Errorf("the report is\n%s", text)
	}
	for _, e := range r.Evidence {
		if strings.Contains(e.Title, "of this kind and length") {
			t.Errorf("it cites %q of %d boats", e.Title, e.Boats)
		}
	}
}

func TestWhatNothingHereKnowsIsSaidPlainly(t *testing.T) {
	for question, want := range map[string]string{
		"Study of the Zorblax 99":            "No design and no listing called Zorblax 99 is known here",
		"study of the zorblax 99":            "called zorblax 99 is known",
		"Market study of the Bavaria 99":     "like it: Bavaria",
		"Boats for sale in Antarctica":       "No boat for sale in Antarctica",
		"Yachts for sale in Mongolia please": "No boat for sale in Mongolia",
	} {
		if text := reportOn(t, question, 1000).Text(); !strings.Contains(text, want) || strings.Contains(text, "##") {
			t.Errorf("%q is answered\n%s", question, text)
		}
	}
	for _, question := range append([]string{"Solbian SP 118 solar panels test", "Boats for sale over 40 feet", "The last 10 years of the market for yachts"}, researchtest.Questions...) {
		if said := studyOf(t, question).Plan.Unknown; said != "" {
			t.Errorf("%q: %s", question, said)
		}
	}
}
