package research_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research"
)

// decisions are questions that want one thing told, with how the summary begins and what else it has to hold, if anything.
var decisions = []struct{ question, begins, holds string }{
	{"My 2016 Bavaria Cruiser 46 lies in Split: which price should I list her at?", "Ask between EUR ", "expected to ask EUR "},
	{"What should I ask for my 1990 Bavaria Cruiser 46?", "Too few comparable offers of about her age have a price", "the figures are of all of them"},
	{"Is 65,000 EUR a fair price for a 2008 Hanse 400?", "EUR 65,000 is ", "comparable offers"},
	{"Is 400,000 EUR too much for a 2008 Hanse 400?", "EUR 400,000 is dear: it lies above ", "the upper quartile"},
	{"Is 9,000 EUR a good price for a 2008 Hanse 400?", "EUR 9,000 is less than any of the ", "look for what is wrong"},
	{"What does a 40 ft monohull in Spain cost me a year? I have 3,000 euros a year for it", "A year of these boats comes to between EUR ", "EUR 3,000 a year falls short of that."},
	{"Which is cheaper to run, a Lagoon 42 or a Lagoon 450?", "A year of the Lagoon 42 costs least, between ", "A year of the Lagoon 450 comes to between "},
	{"Which sells quicker, the Lagoon 40 or the Leopard 40?", "Offers of the Lagoon 40 have stood for the shortest time, a median of ", "how long sold boats took is not known here"},
	{"Which loses more of its value, the Lagoon 42 or the Fountaine Pajot Astréa 42?", "Asking prices of the Fountaine Pajot Astréa 42 fall most with age, ", "those of the Lagoon 42 least, "},
	{"Hanse 400 or Dufour 40 with a budget of 90,000 EUR?", "EUR 90,000 is enough for ", "by median"},
	{"Should I get a new Hanse 388 or a used one? new or used?", "Median asking prices in the sample catalogue: ", "offered new (6 priced)"},
	{"Who sells most catamarans in the Bahamas? Which brokers?", "No ", "broker"},
	{"How reliable is the median price of the Hanse 400?", "Taken as a random draw, the ", "at a confidence of 95 %"},
	{"Can you guarantee that a Hanse 400 keeps her value?", "Nobody can guarantee or prove what a price or a return will be", "Hanse 400"},
	{"What discount do buyers get on a Hanse 400?", "What buyers really pay, and so what comes off, is not known here", "have been seen for a median of "},
	{"Which season is best to sell yachts in Greece?", "Seasons cannot be told from the catalogue", "boats in Greece"},
	{"Dehler 38 prices: Germany versus Denmark", "Median asking prices in the sample catalogue: ", "the Dehler 38 in Denmark"},
	{"What return does a Bali 4.2 in charter make?", "Charter income is not in the catalogue", "the figures are of Bali sailing catamarans"},
	{"Which country of Europe has the cheapest Jeanneau Sun Odysseys between 36 and 40 feet?", "Medians are lowest in ", ""},
	{"How fast do Lagoon 42s lose value?", "A year of age lowers the asking price by ", ""},
	{"Should I buy a Beneteau Oceanis 38 now or wait a year?", "Whether asking prices will rise or fall cannot be told", ""},
	{"How long do Catalina 30s take to sell?", "Those now on sale have been seen for a median of ", ""},
	{"Charter return of a Bavaria 46 in Croatia: is it worth it?", "Charter income is not in the catalogue", ""},
	{"Market for Swan 65 yachts in New Zealand", "Only one boat of the Nautor's Swan 65 is for sale in New Zealand", ""},
	{"What do Hallberg-Rassy 36s cost in Scandinavia, and is the market moving?", "The sample catalogue holds ", ""},
	{"What should I buy for cruising the Baltic with 60,000 euros? Which sailboats are there?", "Look first at what is offered most within these bounds", ""},
	{"What has been the history of Bavaria yachts, who founded the yard?", "Bavaria (", ""},
	{"Is a Lagoon 42 as an investment a mistake?", "A boat earns nothing by being owned", ""},
	{"The owner is asking 65,000 euros for a 2010 Bavaria 40", "EUR 65,000 is ", ""},
	{"Are trimarans a market that is cooling?", "The catalogue is the asking prices of one day", ""},
	{"Which builder's yachts lose least, Dufour or Beneteau?", "Asking prices of Dufour boats fall least ", ""},
	{"Should I put a new engine in my old sloop instead of selling her?", "Whether a refit pays cannot be told", ""},
	{"What would a new galley do to the value of a trimaran?", "What one thing adds to a price cannot be told here", ""},
	{"Est-ce que le prix des catamarans augmente ?", "The catalogue is the asking prices of one day", ""},
	{"Which used boats up to 30,000 euros are there on Lake Constance?", "Too few boats of one model are offered within these bounds", ""},
	{"Do yachts cost more in Croatia than in Spain?", "Median asking prices in ", ""},
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

func TestWhateverBoundsAStudyIsInItsName(t *testing.T) {
	plan := planOf(t, "Market for sailboats with at least 3 cabins and a draft up to 1.8 m under 80k EUR in the Baltic")
	if len(plan.Subjects) != 1 {
		t.Fatalf("the plan is %+v", plan)
	}
	for _, want := range []string{"3 cabins or more", "1.80 m", "EUR 80,000", "Baltic"} {
		if name := plan.Subjects[0].Name; !strings.Contains(name, want) {
			t.Errorf("%q lacks %q", name, want)
		}
	}
}

func TestAYearToComeIsNoYearOfBuild(t *testing.T) {
	plan := planOf(t, "Will prices of Hanse 400s double by 2031?")
	if len(plan.Subjects) != 1 || plan.Subjects[0].Filter.Query.YearMin != 0 {
		t.Errorf("the plan is %+v", plan)
	}
}

func TestTheMedianOfTwentyPricesLiesBetweenTheSixthAndTheFifteenth(t *testing.T) {
	from, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	var listings []*catalog.Listing
	for i := range 20 {
		listings = append(listings, &catalog.Listing{
			ID: fmt.Sprintf("m-%d", i), Make: "Bavaria", Model: "Test", Category: design.Sail, Status: catalog.Active, YearBuilt: 2010, LOA: 12,
			PriceType: catalog.Ask, Currency: "EUR", Price: float64(10_000 * (i + 1)), FirstSeen: time.Unix(0, 0), LastSeen: time.Unix(0, 0),
		})
	}
	from.Boats = catalog.New(catalog.NewIndex(listings, nil))
	s, err := research.New(from).Study(t.Context(), "How sure are the prices of Bavaria sailboats?", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := s.Report(3000)
	at := slices.IndexFunc(r.Evidence, func(e research.Evidence) bool { return e.Measure == "interval_of_the_median" })
	if at < 0 {
		t.Fatalf("the report is %s", r.Text())
	}
	for _, v := range r.Evidence[at].Values {
		if want := map[string]float64{"low": 60_000, "high": 150_000}[v.Name]; want != 0 && v.Number != want {
			t.Errorf("%s is %v, want %v", v.Name, v.Number, want)
		}
	}
}

func TestWhatAMatterQuotesStandsInItsPassage(t *testing.T) {
	from, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile("matters.txt")
	if err != nil {
		t.Fatal(err)
	}
	quotes := 0
	for line := range strings.Lines(string(data)) {
		rest, ok := strings.CutPrefix(strings.TrimSpace(line), "quote ")
		if !ok {
			continue
		}
		quotes++
		id, word, _ := strings.Cut(rest, " ")
		passage, ok := from.Passages.Passage(id)
		if !ok || !slices.ContainsFunc(passage.Facts, func(fact string) bool { return strings.Contains(strings.ToLower(fact), word) }) {
			t.Errorf("no fact of %q has %q", id, word)
		}
	}
	if quotes == 0 {
		t.Error("matters.txt quotes nothing")
	}
}
